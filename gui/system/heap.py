"""Giving back what a game has used."""

from __future__ import annotations

import gc
import sys


def tidy() -> None:
    """Let go of what nobody needs any more, and let the system have its memory again."""
    gc.collect()  # pictures lie in circles of references
    if sys.platform == "linux":
        _trim()


def _trim() -> None:
    """Ask the C library not to keep the pages; what it lacks it need not do."""
    import ctypes  # noqa: PLC0415 - not needed for the first picture

    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError):
        return
