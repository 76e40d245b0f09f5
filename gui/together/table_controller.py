"""Controllers of a match at a table of several computers: the host's, and a guest's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal, Slot

from gui.match.match_controller import MatchController

if TYPE_CHECKING:
    from core.kernel.messages import Message, Seat
    from core.match import Match
    from core.record import Sitter


class TableController(MatchController):
    """Lets people here and computers move only while nothing at the table prevents it.

    Signals:
        hindered: Something prevents moves now, or no longer does.
    """

    hindered = Signal()

    _obstacle: Message | None = None

    @property
    def notice(self) -> Message | None:
        """What prevents moves: a pause, a host who is away, or a game that was given up."""
        return self._obstacle or super().notice

    @property
    def moves(self) -> tuple[Any, ...]:
        """What the person to act may do; nothing while something prevents it."""
        return super().moves if self._obstacle is None else ()

    def hinder(self, obstacle: Message | None) -> None:
        """Let nobody here move for a reason; None: they may move again."""
        if obstacle == self._obstacle:
            return
        self._obstacle = obstacle
        self._moment.stop()
        self._beat.stop()
        self._gate.drop()
        self._thinker.cancel()
        self.hindered.emit()
        self.awaited.emit()
        if self._begun:
            self._next()

    def seat_players(self, players: tuple[Sitter, ...], remote: frozenset[Seat]) -> None:
        """Change who sits where, and which seats are played elsewhere."""
        if remote != self.remote or players != self.players:
            self._kept = self.viewer, self._match.ply
            self.remote = remote
            self.reseat(players)

    def look_from(self, seat: Seat) -> None:
        """Bring the board of a seat to the near side of a table that is only watched."""
        self._kept = seat, None
        self.jumped.emit()

    def _computer(self) -> Seat | None:
        return super()._computer() if self._obstacle is None else None


class GuestController(TableController):
    """Shows what the host tells; a move is sent to the host and made when the host has made it.

    Attributes:
        sent: The move that waits for the host; None: none does.
        sent_words: What is said while it waits.

    Signals:
        asked: The code of a move that the host is asked to make.
    """

    asked = Signal(str)

    sent: Any | None = None
    sent_words: Message | None = None

    @property
    def notice(self) -> Message | None:
        """What prevents moves, or that a move waits for the host."""
        return super().notice or (self.sent_words if self.sent is not None else None)

    @property
    def moves(self) -> tuple[Any, ...]:
        """What the guest may do; nothing while a move waits for the host."""
        return super().moves if self.sent is None else ()

    @Slot(object)
    def play(self, move: Any) -> None:
        """Ask the host to make a move."""
        if self.sent is None and move in self.moves:
            self.sent = move
            self.asked.emit(move.code)

    def step_to(self, match: Match) -> None:
        """Show a match that is one move longer."""
        self.sent = None
        self._step(match)

    def jump_to(self, match: Match) -> None:
        """Show another match, or another line of it."""
        self.sent = None
        self._jump(match)

    def take_back_sent(self) -> None:
        """Offer the moves again after the host has refused one."""
        if self.sent is not None:
            self.sent = None
            self.awaited.emit()

    def adopt(self, match: Match) -> None:
        """Hold the real game once its deal is open; it looks like what was shown."""
        self._match = match

    def _make_forced_move(self) -> None:
        if (move := self.forced_move) is not None:
            self.play(move)
