"""The controller of a puzzle: every move is an answer; right ones are made, and replies follow."""

from __future__ import annotations

from collections import deque
from enum import Enum
from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QTimer, Signal, Slot

from core.kernel.messages import text
from gui.match.match_controller import BEAT, MatchController

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QObject

    from core.kernel.messages import Message, Seat
    from core.match import Match
    from core.record import Sitter

YOURS = text("puzzles", "Find the best move")
CHECKED = text("puzzles", "Your answer is being checked")
MISSED = text("puzzles", "Not the best move")
REPLIED = text("puzzles", "Right: watch what follows")
WATCH = text("puzzles", "Watch the solution")
OVER = text("puzzles", "The puzzle is over")


class Phase(Enum):
    """What a puzzle waits for."""

    ASKING = "asking"
    CHECKING = "checking"
    MISSED = "missed"
    REPLYING = "replying"
    SHOWING = "showing"
    FINISHED = "finished"


_NOTICES = {
    Phase.ASKING: YOURS,
    Phase.CHECKING: CHECKED,
    Phase.MISSED: MISSED,
    Phase.REPLYING: REPLIED,
    Phase.SHOWING: WATCH,
    Phase.FINISHED: OVER,
}


class PuzzleController(MatchController):
    """Plays a puzzle; nothing of it is saved as a game.

    Attributes:
        phase: What the puzzle waits for.

    Signals:
        tried: A move that is to be judged.
        played_on: The moves that follow an answer, or the solution, are made.
    """

    tried = Signal(object)
    played_on = Signal()

    def __init__(
        self, match: Match, seat: Seat, players: tuple[Sitter, ...], parent: QObject | None = None
    ) -> None:
        """Seat the solver."""
        super().__init__(match, tuple(evolve(each, level="") for each in players), parent)
        self._seat = seat
        self._first = match
        self.phase = Phase.ASKING
        self._queue: deque[Any] = deque()
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._go_on)

    @property
    def viewer(self) -> Seat:
        """The solver's seat: the board is always seen from there."""
        return self._seat

    @property
    def moves(self) -> tuple[Any, ...]:
        """What the solver may do; nothing while other moves are shown."""
        return super().moves if self.phase is Phase.ASKING else ()

    @property
    def forced_move(self) -> Any | None:
        """Nothing: a move without a choice belongs to what follows an answer."""
        return None

    @property
    def notice(self) -> Message | None:
        """What is said instead of whose turn it is."""
        return _NOTICES[self.phase]

    @Slot(object)
    def play(self, move: Any) -> None:
        """Take a move as an answer."""
        if self.phase is Phase.ASKING:
            self.enter(Phase.CHECKING)
            self.tried.emit(move)

    @property
    def has_played_on(self) -> bool:
        """Whether the moves that follow an answer, or the solution, are made."""
        return not self._queue and self.phase in {Phase.REPLYING, Phase.SHOWING}

    def ask(self) -> None:
        """Wait for an answer."""
        self.enter(Phase.ASKING)

    def play_on(self, moves: Iterable[Any], phase: Phase) -> None:
        """Make moves one after the other."""
        self._queue = deque(moves)
        self.enter(phase)
        self._go_on()

    def enter(self, phase: Phase) -> None:
        """Wait for something else."""
        self.phase = phase
        self.awaited.emit()

    def restart(self) -> None:
        """Go back to the first position."""
        self._wait.stop()
        self._queue.clear()
        self.phase = Phase.ASKING
        self._jump(self._first)

    def undo(self) -> None:
        """Take nothing back: answers count."""

    def redo(self) -> None:
        """Make nothing again."""

    def pause(self) -> None:
        """Play nothing by itself until ``resume``."""
        self._wait.stop()
        super().pause()

    def resume(self) -> None:
        """Go on by itself once the pieces lie still."""
        super().resume()
        if self.phase in {Phase.REPLYING, Phase.SHOWING}:
            self._wait.start(BEAT)

    def hold(self) -> None:
        """Play nothing by itself any more."""
        self._wait.stop()
        super().hold()

    def _go_on(self) -> None:
        if self._queue:
            self._step(self._match.play(self._queue.popleft()))
        elif self.has_played_on:
            self.played_on.emit()
