"""The controller of a lesson: it judges the learner's moves and plays all other moves itself."""

from __future__ import annotations

from collections import deque
from enum import Enum
from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core.kernel.errors import KupolaError
from core.kernel.messages import text
from core.lessons.judging import Result, beginning, is_over, judge
from gui.match.match_controller import BEAT, MatchController

from .lesson_progress import ALONE, HINTED, SHOWN, Standing, rank_with, resumed

if TYPE_CHECKING:
    from core.kernel.messages import Message, Seat
    from core.lessons.lesson import Lesson, Step
    from core.match import Match
    from core.record import Sitter

READING_TIME, LETTER_TIME = 1200, 45
"""Milliseconds for which a wrong move is seen, and more for each letter of the answer to it."""
LOOKING_TIME = 1600
"""Milliseconds for which the last position is seen before the lesson ends."""
STUCK = 2
"""After this many wrong moves a step recommends its hint."""
READ = text("lesson", "Read this, then continue")
TAKEN_BACK = text("lesson", "Not yet: your move is taken back")
WATCH = text("lesson", "Watch how it is done")
REACHED = text("lesson", "Well done!")
DONE = text("lesson", "Lesson finished")


class Phase(Enum):
    """What a lesson waits for."""

    READING = "reading"
    """That the learner has read a step without a goal."""
    WAITING = "waiting"
    """A move of the learner."""
    MISSED = "missed"
    """That a wrong move, which lies on the board, is taken back."""
    SHOWING = "showing"
    """The moves of the solution."""
    REPLYING = "replying"
    """The replies after a goal was reached."""
    REACHED = "reached"
    """That the learner has seen what came of a reached goal, before another table is set up."""
    PLAYING = "playing"
    """The end of a small game."""
    FINISHED = "finished"
    """Nothing: the lesson is over."""


class LessonController(MatchController):
    """Plays a lesson; nothing of it is saved as a game.

    Attributes:
        lesson: What is learned.
        phase: What the lesson waits for.
        number: The number of the step, from 0.
        answer: The sentence about the learner's last move; None: there is none.
        hinted: Whether the hint of this step is shown.
        help: How much help the lesson has taken so far.
        misses: How many wrong moves this step has seen.

    Signals:
        changed: Another step, another answer, or something else is waited for.
        begun: A step begins.
        reached: The learner is to look at the table before another one is set up.
        judged: A move that is about to be shown reaches the goal or misses it; carries the
            sentence about it.
        kept: How far the lesson has come, to be saved.
        finished: The lesson is over; carries how much help it has taken.
    """

    changed = Signal()
    begun = Signal()
    reached = Signal()
    judged = Signal(object)
    kept = Signal(object)
    finished = Signal(int)

    def __init__(
        self, lesson: Lesson, players: tuple[Sitter, ...], parent: QObject | None = None
    ) -> None:
        """Prepare a lesson; ``begin_at`` begins it."""
        super().__init__(lesson.match, tuple(evolve(each, level="") for each in players), parent)
        self.lesson = lesson
        self.phase = Phase.READING
        self.number = 0
        self.answer: Message | None = None
        self.hinted = False
        self.help = ALONE
        self.misses = 0
        self._before = self._retry = lesson.match
        self._codes: deque[str] = deque()
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._go_on)

    @property
    def viewer(self) -> Seat:
        """The learner's seat: the board is always seen from there."""
        return self.lesson.seat

    @property
    def step(self) -> Step:
        """What is to be done now."""
        return self.lesson.steps[self.number]

    @property
    def stuck(self) -> bool:
        """Whether the hint is recommended."""
        return self.misses >= STUCK and not self.hinted

    @property
    def rank(self) -> int:
        """The rank of the lesson with the help that it has taken."""
        return rank_with(self.help)

    @property
    def moves(self) -> tuple[Any, ...]:
        """What the learner may do; nothing while other moves are shown."""
        own = self.phase in {Phase.WAITING, Phase.PLAYING}
        return super().moves if own and self._match.to_act == self.lesson.seat else ()

    @property
    def forced_move(self) -> Any | None:
        """The only move that the program makes for the learner; only in a small game."""
        return super().forced_move if self.phase is Phase.PLAYING else None

    @property
    def notice(self) -> Message | None:
        """What is said instead of whose turn it is."""
        return {
            Phase.READING: READ,
            Phase.MISSED: TAKEN_BACK,
            Phase.SHOWING: WATCH,
            Phase.REPLYING: REACHED,
            Phase.REACHED: REACHED,
            Phase.FINISHED: DONE,
        }.get(self.phase)

    @property
    def solution_ahead(self) -> Any | None:
        """The next move of the solution, if the moves of this step are those of the solution."""
        codes = [turn.move.code for turn in self._match.turns[self._before.ply :]]
        solution = list(self.step.solution)
        if codes != solution[: len(codes)] or len(codes) >= len(solution):
            return None
        return self._match.game.parse(solution[len(codes)])

    @property
    def points(self) -> tuple[int, ...]:
        """Everybody's points, seat by seat."""
        match = self._match
        return tuple(match.game.score(match.state, e).total for e in range(match.start.seats))

    @property
    def standing(self) -> Standing:
        """How far the lesson has come."""
        played: tuple[str, ...] = ()
        if self.phase is Phase.PLAYING:
            played = tuple(turn.move.code for turn in self._match.turns[self._before.ply :])
        moves = tuple(turn.move.code for turn in self._before.turns)
        return Standing(0, self.number, moves, played, self.help)

    def begin_at(self, standing: Standing) -> None:
        """Begin where the learner left the lesson."""
        standing, match = resumed(self.lesson, standing)
        self.help = standing.help
        self._begin_step(standing.step, match)
        if self.phase is Phase.PLAYING and standing.played:
            self._replay(standing.played)

    def restart(self) -> None:
        """Begin the lesson again."""
        self.help, self.answer = ALONE, None
        self._begin_step(0, self.lesson.match)

    def read_on(self) -> None:
        """Go on after a step that is only read, or to another table."""
        if self.phase in {Phase.READING, Phase.REACHED}:
            self.answer = None
            self._end_step()

    def hint(self) -> None:
        """Show the hint of the step."""
        if self.phase is Phase.MISSED:
            self.take_back()
        if self.phase is Phase.WAITING and not self.hinted:
            self.hinted, self.answer = True, None
            self.help = max(self.help, HINTED)
            self._keep()
            self.changed.emit()

    def show_solution(self) -> None:
        """Play the solution of the step."""
        if self.phase not in {Phase.WAITING, Phase.MISSED}:
            return
        self.help, self.answer, self.hinted = SHOWN, None, False
        self._keep()
        self._codes = deque(self.step.solution)
        self._enter(Phase.SHOWING)
        self._jump(self._before)

    def take_back(self) -> None:
        """Take a wrong move back at once."""
        if self.phase is Phase.MISSED:
            self._enter(Phase.WAITING)
            self._jump(self._retry)
            self.changed.emit()

    @property
    def undo_ply(self) -> int:
        """Where undo leads: within the step, or before a wrong move."""
        if self.phase is Phase.MISSED:
            return self._retry.ply
        if self.phase not in {Phase.WAITING, Phase.PLAYING}:
            return self._match.ply
        return max(self._before.ply, super().undo_ply)

    def undo(self) -> None:
        """Take back the learner's last move of this step."""
        if self.phase is Phase.MISSED:
            self.take_back()
        elif self.undo_ply < self._match.ply:
            super().undo()

    @Slot(object)
    def play(self, move: Any) -> None:
        """Make a move of the learner."""
        if self.phase in {Phase.WAITING, Phase.PLAYING}:
            super().play(move)

    def pause(self) -> None:
        """Play nothing by itself until ``resume``."""
        self._wait.stop()
        super().pause()

    def resume(self) -> None:
        """Go on by itself once the pieces lie still."""
        super().resume()
        if self.phase is Phase.MISSED:
            letters = len(self.answer.source) if self.answer else 0
            self._wait.start(READING_TIME + LETTER_TIME * letters)
        elif self.phase is Phase.SHOWING or (self.phase is Phase.REPLYING and self._codes):
            self._wait.start(BEAT)
        elif self.phase is Phase.REPLYING:
            self._wait.start(LOOKING_TIME if self._following is None else 0)

    def hold(self) -> None:
        """Play nothing by itself any more."""
        self._wait.stop()
        super().hold()

    def _step(self, match: Match) -> None:
        """Judge a move before it is shown."""
        before = self.phase
        if self.phase is Phase.WAITING:
            self._judge(match)
        elif self._is_over(match):
            self._praise()
        elif self.phase is Phase.PLAYING:
            self.answer = None
        if self.phase is not before and self.answer is not None:
            self.judged.emit(self.answer)
        super()._step(match)
        self.changed.emit()

    def explain(self, line: Message) -> None:
        """Show a line of the coach until the next move."""
        self.answer = line
        self.changed.emit()

    def _is_over(self, match: Match) -> bool:
        """Return whether the solution is shown whole, or a small game has ended."""
        if self.phase is Phase.PLAYING:
            return is_over(self.step, self._before, match, self.lesson.seat)
        return self.phase is Phase.SHOWING and not self._codes

    def _commit(self, match: Match) -> None:
        super()._commit(match)
        if self.phase is Phase.PLAYING:
            self._keep()

    def _computer(self) -> Seat | None:
        return super()._computer() if self.phase is Phase.PLAYING else None

    def _judge(self, match: Match) -> None:
        verdict = judge(self.step, self._before, match, self.lesson.seat)
        self.hinted = False
        self.answer = None
        if verdict.result is Result.REACHED:
            self._praise()
        elif verdict.result is Result.MISSED:
            self.misses += 1
            self.answer = verdict.say
            self._retry = self._promising()
            self._enter(Phase.MISSED)

    def _promising(self) -> Match:
        """Find the last position of the step before a wrong move that can still reach the goal."""
        step, before, seat = self.step, self._before, self.lesson.seat
        match = self._match
        while match.ply > before.ply:
            codes = tuple(turn.move.code for turn in match.turns[before.ply :])
            ahead = (match.play(move) for move in match.game.legal_moves(match.state))
            if codes == step.solution[: len(codes)] or any(
                judge(step, before, each, seat).result is Result.REACHED for each in ahead
            ):
                return match
            match = match.undo()
        return before

    def _praise(self) -> None:
        """Note that the goal is reached; the replies follow."""
        self.answer = self.step.done
        self.hinted = False
        self._codes = deque(self.step.replies)
        self._enter(Phase.REPLYING)

    def _enter(self, phase: Phase) -> None:
        self._wait.stop()
        self.phase = phase

    @property
    def _following(self) -> Step | None:
        """The next step; None: this is the last one."""
        return next(iter(self.lesson.steps[self.number + 1 :]), None)

    def _go_on(self) -> None:
        """Do what is to be done after a pause."""
        if self.phase is Phase.MISSED:
            self.take_back()
        elif self._codes:
            try:
                match = self._match.play(self._match.game.parse(self._codes.popleft()))
            except KupolaError:  # the lesson was changed by hand: begin its step again
                self._begin_step(self.number, self._before)
            else:
                self._step(match)
        elif self.phase is Phase.REPLYING:
            self._leave_step()

    def _leave_step(self) -> None:
        """Begin the next step; the learner says when the table may change for it."""
        if self._following is None or self._following.position is None:
            self._end_step()
            return
        self._enter(Phase.REACHED)
        self.awaited.emit()
        self.changed.emit()
        self.reached.emit()

    def _end_step(self) -> None:
        if self._following is not None:
            self._begin_step(self.number + 1, self._match)
            return
        self._enter(Phase.FINISHED)
        self.finished.emit(self.help)
        self.awaited.emit()
        self.changed.emit()
        self.begun.emit()

    def _begin_step(self, number: int, match: Match) -> None:
        self.number, self.hinted, self.misses = number, False, 0
        step, before = self.step, beginning(self.lesson, number, match)
        before = self._retry = self._before = before.taken_over(before.ply, peeked=False)
        self._codes.clear()
        level = "" if step.game is None else step.game.level
        self.players = tuple(
            player if seat == self.lesson.seat else evolve(player, level=level)
            for seat, player in enumerate(self.players)
        )
        waits = Phase.READING if step.goal is None else Phase.WAITING
        self._enter(waits if step.game is None else Phase.PLAYING)
        self._keep()
        self._jump(before)
        self.changed.emit()
        self.begun.emit()

    def _replay(self, codes: tuple[str, ...]) -> None:
        """Continue a small game; one that cannot be replayed begins again."""
        match = self._before
        try:
            for code in codes:
                match = match.play(match.game.parse(code))
        except KupolaError:
            return
        if not is_over(self.step, self._before, match, self.lesson.seat):
            self._jump(match)

    def _keep(self) -> None:
        self.kept.emit(self.standing)
