"""Reads a player's counted games in moments between other work."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from core.games.boxes import BOXES

from .crown import Mark

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from datetime import date

    from gui.history.daily_results import DailyTries, Try

    Tries = Mapping[tuple[date, str], Try]

SLICE = 0.01
"""Seconds of reading between two turns of the event loop."""


class TriesReader(QObject):
    """Reads the games of some days, the latest request only.

    Signals:
        found: The counted games by date and key of the game.
    """

    found = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._reading: Iterator[Try | None] = iter(())
        self._tries: dict[tuple[date, str], Try] = {}
        self._later = QTimer(self, interval=0)
        self._later.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether games are still being read."""
        return self._later.isActive()

    def read(self, tries: DailyTries, first: date, last: date) -> None:
        """Begin to read."""
        self._reading, self._tries = tries.reading(first, last), {}
        self._later.start()

    def stop(self) -> None:
        """Stop reading."""
        self._later.stop()
        self._reading = iter(())

    def _go_on(self) -> None:
        until = time.perf_counter() + SLICE
        for each in self._reading:
            if each is not None:
                self._tries[each.day, each.game] = each
            if time.perf_counter() > until:
                return
        self._later.stop()
        self.found.emit(self._tries)


def marks(tries: Tries, day: date) -> tuple[Mark, ...]:
    """Return what became of each game on a day."""
    return tuple(_mark(tries.get((day, game))) for game in BOXES)


def _mark(attempt: Try | None) -> Mark:
    if attempt is None:
        return Mark.OPEN
    if not attempt.ended:
        return Mark.WAITING
    return Mark.WON if attempt.won else Mark.PLAYED
