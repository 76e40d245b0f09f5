"""What is left of things that were opened and closed again."""

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
    """What the C library tells of its memory."""

    _fields_ = [(name, ctypes.c_size_t) for name in FIELDS]


def throw_away() -> None:
    """Do what is still to be done, and delete what is no longer wanted."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def kilobytes() -> float:
    """Tell how much memory is in use, pages that wait for use left out; 0 where nobody knows."""
    gc.collect()
    if sys.platform != "linux":
        return 0.0
    tell = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if tell is None:
        return 0.0
    tell.restype = Figures
    figures = tell()
    return float(figures.uordblks + figures.hblkhd) / 1000
