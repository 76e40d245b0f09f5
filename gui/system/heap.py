"""Return memory to the system after a game."""

from __future__ import annotations

import gc
import sys


def tidy() -> None:
    """Collect garbage and return freed heap pages to the system (glibc only)."""
    gc.collect()  # pictures are in reference cycles
    if sys.platform == "linux":
        _trim()


def _trim() -> None:
    """Call glibc's ``malloc_trim``; other C libraries have none."""
    import ctypes  # noqa: PLC0415 - not needed for the first picture

    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError):
        return
