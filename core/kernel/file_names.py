"""Names of files: which ones a file of ours may mention, and which suit every system."""

from __future__ import annotations

import re
import sys

LONGEST = 240
"""In bytes; systems take 255, and names of drafts and copies are a little longer."""
RESERVED = frozenset(
    {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"}
    | {f"{port}{number}" for port in ("COM", "LPT") for number in "0123456789¹²³"}
)
"""Names of devices on Windows, with any ending."""
_UNWELCOME = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f\ud800-\udfff]+')


def is_file_name(name: str, *, windows: bool = sys.platform == "win32") -> bool:
    """Return whether a text names a file in a folder, and never one elsewhere or a device."""
    try:
        size = len(name.encode("utf-8", "surrogateescape"))
    except UnicodeEncodeError:
        return False
    if not 0 < size <= LONGEST or name in {".", ".."} or any(c in name for c in "/\\\0"):
        return False
    return not windows or (":" not in name and not _is_device(name) and name[-1] not in ". ")


def portable_name(name: str, usual: str) -> str:
    """Make a name without an ending that every system takes; ``usual`` if nothing is left."""
    cleaned = _UNWELCOME.sub(" ", name).strip().rstrip(". ")
    short = cleaned.encode()[: LONGEST // 2].decode("utf-8", "ignore").rstrip(". ")
    return usual if not short or short[0] == "." or _is_device(short) else short


def _is_device(name: str) -> bool:
    return name.partition(".")[0].rstrip(" ").upper() in RESERVED
