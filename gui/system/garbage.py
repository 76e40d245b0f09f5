"""Collect garbage in the GUI thread only."""

from __future__ import annotations

import gc
from weakref import WeakSet

from PySide6.QtCore import QObject, QTimer

PAUSE = 1000
"""Milliseconds between two checks."""


class Sweeper(QObject):
    """Collects as often as Python would by itself, but only between two events of its thread.

    Python collects in any thread that allocates, also in that of a computer player; Qt objects,
    such as pictures and laid out text, must not be deleted there.
    """

    def __init__(self, parent: QObject) -> None:
        """Collect garbage while the parent lives, instead of the interpreter."""
        super().__init__(parent)
        SWEEPERS.add(self)
        gc.disable()
        clock = QTimer(self, interval=PAUSE)
        clock.timeout.connect(self.sweep)
        clock.start()

    def sweep(self) -> None:
        """Collect the oldest generation whose time has come, with all that are younger."""
        pairs = zip(gc.get_count(), gc.get_threshold(), strict=True)
        due = [generation for generation, (count, most) in enumerate(pairs) if count > most]
        if due:
            gc.collect(due[-1])


SWEEPERS: WeakSet[Sweeper] = WeakSet()
"""The active sweepers."""


def spare_loaded() -> None:
    """Freeze all living objects, if a sweeper is active: what is loaded stays."""
    if SWEEPERS:
        gc.freeze()
