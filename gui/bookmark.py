"""How far the unfinished games have come, found out while the start screen is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QObject, QTimer

from core.kernel.errors import KupolaError
from core.kernel.messages import Message, Player, Seat, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.record import Record

    from .continue_card import ContinueCard

NEXT = text("bookmark", "{player} to play")
FIRST_PAUSE = 150
"""Milliseconds before the first game is opened: what is shown first comes first."""
PAUSE = 30


@frozen
class Bookmark:
    """Where a game was left.

    Attributes:
        where: The round or turn, in words.
        share: How much of the game is behind, from 0 to 1.
        seat: Who is to play.

    """

    where: Message
    share: float
    seat: Seat

    @property
    def next(self) -> Message:
        """Who is to play, in words."""
        return NEXT.bind(player=Player(self.seat))


def bookmark(record: Record) -> Bookmark | None:
    """Open a game and look where it stands; None: it is over, or cannot be opened."""
    from .sentences import sentences_of  # noqa: PLC0415 - not needed for the first picture

    try:
        match = record.replay()
    except KupolaError:
        return None
    seat = match.to_act
    if seat is None:
        return None
    progress = sentences_of(record.game).progress(match.seen_by(seat))
    return Bookmark(progress.label, max(0, progress.current - 1) / progress.total, seat)


class Bookmarks(QObject):
    """Tells one card after the other how far its game has come, never two in a row."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._cards: list[ContinueCard] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tell)

    def begin(self, cards: Sequence[ContinueCard]) -> None:
        """Begin with the first of some cards."""
        self._cards = [*cards]
        self._timer.start(FIRST_PAUSE)

    def stop(self) -> None:
        """Leave the rest for later."""
        self._timer.stop()

    def _tell(self) -> None:
        self._timer.setInterval(PAUSE)
        if not self._cards:
            self._timer.stop()
            return
        card = self._cards.pop(0)
        card.show_bookmark(bookmark(card.record))
