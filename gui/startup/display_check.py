"""Check whether a window can be opened, before Qt, which would abort.

Imports no Qt, so that it works before Qt is installed.
"""

from __future__ import annotations

import ctypes
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

HEADLESS = "To start without a display, set QT_QPA_PLATFORM=offscreen."
DISPLAYS = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
"""Platforms of Qt that need a display, and the variables that name it."""


def platforms(environ: Mapping[str, str]) -> list[str]:
    """List the platforms that Qt will try: those asked for, or what the session offers."""
    if asked := environ.get("QT_QPA_PLATFORM"):
        return [platform.partition(":")[0] for platform in asked.split(";")]
    if sys.platform != "linux":
        return ["native"]
    return [platform for platform, variable in DISPLAYS.items() if environ.get(variable)]


def no_display(environ: Mapping[str, str]) -> str | None:
    """Say that the session has no display at all."""
    for platform in platforms(environ):
        if platform not in DISPLAYS or environ.get(DISPLAYS[platform]):
            return None
    return f"There is no display to open a window on. {HEADLESS}"


def obstacle(environ: Mapping[str, str], plugins: Path) -> str | None:
    """Say why none of Qt's platform plugins will be able to open a window; None: one will."""
    if reason := no_display(environ):
        return reason
    if sys.platform != "linux":
        return None
    reasons = [_obstacle(platform, environ, plugins) for platform in platforms(environ)]
    return None if None in reasons else f"{reasons[-1]} {HEADLESS}"


def _obstacle(platform: str, environ: Mapping[str, str], plugins: Path) -> str | None:
    plugin = plugins / f"libq{platform}.so"
    if not plugin.exists():
        return f"Qt has no platform called {platform!r}."
    try:
        ctypes.CDLL(str(plugin))
        if platform in DISPLAYS and not OPENS[platform]():
            return f"The display {environ[DISPLAYS[platform]]!r} cannot be opened."
    except OSError as error:
        missing = error.__cause__ or error  # a bundle only says that it has no such library
        return f"Qt's platform {platform!r} cannot be loaded: {missing}."
    return None


def _wayland_opens() -> bool:
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    connection = wayland.wl_display_connect(None)
    if connection:
        wayland.wl_display_disconnect(ctypes.c_void_p(connection))
    return bool(connection)


def _x_opens() -> bool:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed


OPENS = {"wayland": _wayland_opens, "xcb": _x_opens}
