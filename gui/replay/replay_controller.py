"""The controller of a replay: any position of a line, as one seat knew it then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from core.match import fork
from gui.games.positions import redacted
from gui.match.match_controller import MatchController

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from core.kernel.messages import Seat
    from core.match import Match
    from core.record import Sitter


class ReplayController(MatchController):
    """Steps through a line forth and back; no player moves."""

    played = counted = False

    def __init__(
        self,
        match: Match,
        players: tuple[Sitter, ...],
        viewer: Seat,
        parent: QObject | None = None,
    ) -> None:
        """Show a match to one seat."""
        still = tuple(evolve(player, level="") for player in players)
        super().__init__(match, still, parent)
        self._viewer = viewer

    @property
    def viewer(self) -> Seat:
        """The seat that looks on: always the same, so that hidden pieces stay hidden."""
        return self._viewer

    @property
    def moves(self) -> tuple[Any, ...]:
        """Nothing can be played."""
        return ()

    def play(self, move: Any) -> None:
        """Play nothing."""

    @property
    def length(self) -> int:
        """How many moves there are."""
        return len(self._match.line)

    def wind(self, ply: int) -> None:
        """Show the position after a number of moves; a single step forward is animated."""
        before, ply = self._match.ply, max(0, min(ply, self.length))
        if ply == before:
            return
        match = self._match = self._match.goto(ply)
        if ply == before + 1:
            self.stepped.emit(redacted(match.game, match.turns[-1], self._viewer).events)
        else:
            self.jumped.emit()

    def switch(self, number: int) -> None:
        """Show a branch, from where it leaves the line."""
        ply = fork(self._match.line, self._match.branches[number])
        self._match = self._match.branch(number).goto(ply)
        self.jumped.emit()
