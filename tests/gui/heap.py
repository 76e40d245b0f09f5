"""Measure the memory left by things that were opened and closed again."""

from __future__ import annotations

import ctypes
import gc
import sys

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

FIELDS = (
    *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
    *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
)


class Figures(ctypes.Structure):
    """The memory figures of the C library (``mallinfo2``)."""

    _fields_ = [(name, ctypes.c_size_t) for name in FIELDS]


def throw_away() -> None:
    """Process all events and deferred deletions."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def kilobytes() -> float:
    """Return the memory in use without free pages; 0 where it is unknown."""
    gc.collect()
    if sys.platform != "linux":
        return 0.0
    tell = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if tell is None:
        return 0.0
    tell.restype = Figures
    figures = tell()
    return float(figures.uordblks + figures.hblkhd) / 1000
