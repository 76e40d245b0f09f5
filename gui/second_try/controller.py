"""The controller of a second try: the position stays, and every legal move is a try."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import Signal

from gui.match.match_controller import MatchController

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from core.kernel.messages import Seat

    from .trial import Trial


class TryController(MatchController):
    """Takes moves and makes none, so that nothing is drawn or dealt that the seat cannot know.

    Signals:
        tried: A legal move.
    """

    tried = Signal(object)

    def __init__(self, trial: Trial, parent: QObject | None = None) -> None:
        """Seat the player of a mistake before it."""
        still = tuple(evolve(player, level="") for player in trial.players)
        super().__init__(trial.match, still, parent)
        self._seat = trial.mistake.seat

    @property
    def viewer(self) -> Seat:
        """The seat that erred: always the same, so that hidden pieces stay hidden."""
        return self._seat

    def play(self, move: Any) -> None:
        """Take a move as a try."""
        self.tried.emit(move)

    def undo(self) -> None:
        """Take nothing back."""

    def redo(self) -> None:
        """Make nothing again."""
