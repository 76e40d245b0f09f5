"""The controller of the analysis board: moves of every seat, to and fro, in any line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import Signal

from gui.match.match_controller import MatchController

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from core.match import Match, Note
    from core.record import Sitter


class AnalysisController(MatchController):
    """Lets one person move for all seats; nothing is asked before moves are taken back.

    Signals:
        changing: Another position is about to be shown.
    """

    counted = False
    changing = Signal()

    def __init__(
        self, match: Match, players: tuple[Sitter, ...], parent: QObject | None = None
    ) -> None:
        """Begin with a match; computers move no seat of it."""
        super().__init__(match, tuple(evolve(player, level="") for player in players), parent)
        self._earlier: list[Match] = []

    @property
    def undo_ply(self) -> int:
        """Where undo leads: a single move back."""
        return max(0, self.match.ply - 1)

    @property
    def redo_ply(self) -> int:
        """Where redo leads: a single move forward."""
        return min(len(self.match.line), self.match.ply + 1)

    def redo(self) -> None:
        """Make the next move of the line again, so that it is seen."""
        if self.match.undone:
            self._step(self.match.redo())

    def revealing_since(self, _ply: int) -> list[int]:
        """List nothing: an analysis has nothing to hide."""
        return []

    def wind(self, ply: int) -> None:
        """Show the position after a number of moves of the line."""
        if 0 <= ply <= len(self.match.line) and ply != self.match.ply:
            self._jump(self.match.goto(ply))

    def set_up(self, match: Match) -> None:
        """Show another position; going back from it leads to what was analyzed before."""
        self._earlier.append(self.match)
        self._jump(match)

    @property
    def goes_back(self) -> bool:
        """Whether a move was made, or another position was analyzed before."""
        return bool(self.match.ply or self._earlier)

    def undo(self) -> None:
        """Go back a move, or to what was analyzed before the position was set up."""
        if self.match.ply or not self._earlier:
            super().undo()
        else:
            self._jump(self._earlier.pop())

    def _commit(self, match: Match) -> None:
        if match.state is not self.match.state:
            self.changing.emit()
        super()._commit(match)

    def note(self, note: Note) -> None:
        """Write something about the position."""
        self._commit(self.match.noted(note))
        self.called.emit()
