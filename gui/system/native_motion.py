"""Whether Windows or macOS wants programs to animate, by the system's own API."""

from __future__ import annotations

import ctypes
import sys

SPI_GETCLIENTAREAANIMATION = 0x1042


def enabled() -> bool:
    """Return whether animations are wanted."""
    if sys.platform == "win32":
        answer = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(
            SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(answer), 0
        )
        return bool(answer.value)
    return not _mac_reduces() if sys.platform == "darwin" else True


def _mac_reduces() -> bool:
    """Ask ``NSWorkspace.sharedWorkspace.accessibilityDisplayShouldReduceMotion``."""
    objc = ctypes.CDLL("libobjc.dylib")
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    send = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
    ask = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
    workspace = send(("objc_msgSend", objc))(
        objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace")
    )
    wish = objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")
    return bool(ask(("objc_msgSend", objc))(workspace, wish))
