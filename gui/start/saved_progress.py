"""The progress of unfinished games, read while the start screen is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import QObject, QTimer

from core.kernel.errors import KupolaError
from core.kernel.messages import Message, Player, Seat, text
from gui.games.registry import is_fetched, sentences_of
from gui.store.message_games import MessageGames

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from core.record import Record
    from gui.render.miniature import MiniaturePainter

    from .continue_card import ContinueCard

NEXT = text("bookmark", "{player} to play")
AWAITED = text("by_message", "Waiting for {player}")
FIRST_PAUSE = 150
"""Milliseconds before the first game is opened: what is shown first comes first."""
PAUSE = 30
LATER = 150
"""Milliseconds between two checks whether the boards can be painted."""
PATIENCE = 40
"""The number of checks after which they are painted anyway."""


@frozen(eq=False)
class SavedProgress:
    """Where a game was left.

    Attributes:
        where: The round or turn, in words.
        share: How much of the game is behind, from 0 to 1.
        seat: Who is to play.
        near: Whose board is shown.
        view: What that seat may know.
        awaited: Whether a line from another computer is awaited.

    """

    where: Message
    share: float
    seat: Seat
    near: Seat
    view: Any
    awaited: bool = False

    @property
    def next(self) -> Message:
        """Who is to play, in words."""
        return (AWAITED if self.awaited else NEXT).bind(player=Player(self.seat))


def bookmark(record: Record, by_message: MessageGames | None = None) -> SavedProgress | None:
    """Open a game and look where it stands; None: it is over, or cannot be opened."""
    try:
        match = record.replay()
    except KupolaError:
        return None
    seat = match.to_act
    if seat is None:
        return None
    progress = sentences_of(record.game).progress(match.seen_by(seat))
    share = max(0, progress.current - 1) / progress.total
    here = None if by_message is None else by_message.here(match)
    people = {number for number, player in enumerate(record.players) if not player.level}
    near = _near(people if here is None else here, seat)
    view = match.game.view(match.state, near)
    awaited = here is not None and seat in people - here
    return SavedProgress(progress.label, share, seat, near, view, awaited)


def _near(people: Collection[Seat], seat: Seat) -> Seat:
    """Choose whose board is shown: that of who is to play, or of the first person here."""
    return min(people) if people and seat not in people else seat


class ProgressReader(QObject):
    """Reads the progress of one card after the other, with events handled in between.

    The boards are painted once all progress is shown and the games are preloaded.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._cards: list[ContinueCard] = []
        self._done: list[ContinueCard] = []
        self._unpainted: list[ContinueCard] = []
        self._waits = 0
        self._by_message: MessageGames | None = None
        self._miniatures: MiniaturePainter | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    @property
    def busy(self) -> bool:
        """Whether progress or boards are still missing."""
        return self._timer.isActive() or (self._miniatures is not None and self._miniatures.busy)

    def begin(self, cards: Sequence[ContinueCard]) -> None:
        """Begin with the first of some cards."""
        self.stop()
        self._cards, self._done, self._unpainted, self._waits = [*cards], [], [], 0
        self._by_message = None
        self._timer.start(FIRST_PAUSE)

    def add(self, cards: Sequence[ContinueCard]) -> None:
        """Add cards after the others."""
        self._cards += cards
        if not self._timer.isActive():
            self._timer.start(PAUSE)

    def renew(self) -> None:
        """Paint the boards again, in another size or in other colors."""
        if not self._timer.isActive() and self._done:
            self._unpainted = [*self._done]
            self._timer.start(LATER)

    def stop(self) -> None:
        """Leave the rest for later."""
        self._timer.stop()
        if self._miniatures is not None:
            self._miniatures.stop()

    def _step(self) -> None:
        self._timer.setInterval(PAUSE)
        if self._cards:
            self._tell(self._cards.pop(0))
        elif not self._unpainted:
            self._timer.stop()
        elif all(is_fetched(card.game) for card in self._unpainted) or self._waits >= PATIENCE:
            self._timer.stop()
            self._paint()
        else:
            self._waits += 1
            self._timer.setInterval(LATER)

    def _tell(self, card: ContinueCard) -> None:
        if card.record is not None:
            if self._by_message is None:
                self._by_message = MessageGames(card.folder)
            card.show_bookmark(bookmark(card.record, self._by_message))
            self._done.append(card)
            self._unpainted.append(card)

    def _paint(self) -> None:
        from gui.render.miniature import MiniaturePainter  # noqa: PLC0415 - not needed for the first picture

        if self._miniatures is None:
            self._miniatures = MiniaturePainter(self)
        if not self._miniatures.busy:
            self._miniatures.begin(self._strokes())

    def _strokes(self) -> Iterator[None]:
        while self._unpainted:
            yield from self._unpainted.pop(0).painting()
