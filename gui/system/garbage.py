"""Looking for garbage, and only in the thread of the window."""

from __future__ import annotations

import gc
from weakref import WeakSet

from PySide6.QtCore import QObject, QTimer

PAUSE = 1000
"""Milliseconds between two looks."""


class Sweeper(QObject):
    """Collects as often as Python would by itself, but only between two events of its thread.

    Python collects in whichever thread happens to make something, that of a thinking computer too;
    what belongs to Qt, such as pictures and laid out text, must not end there.
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
"""Those that collect now."""


def spare_loaded() -> None:
    """Exempt what lives now from later looks, if a sweeper looks: what is loaded stays."""
    if SWEEPERS:
        gc.freeze()
