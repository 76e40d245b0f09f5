"""How a puzzle is played: up to three own moves, with the best replies of the others between them.

A decision counts as an own move while the best move stays unique: at most two are best, and there
is a worse one. Own moves without a choice, and everything after the last own move, play themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from .conditions import MOST_BEST
from .costs import Item, cost_of
from .endgame import NotClosed
from .solving import Solved, Solver
from .themes import explained

if TYPE_CHECKING:
    from core.kernel.messages import Message

    from .puzzle import Puzzle

MOST_OWN = 3


@frozen
class Task:
    """A decision of the solver, solved.

    Attributes:
        number: Which own move it is, from 1.
        solved: The exact value of every move.

    """

    number: int
    solved: Solved

    def is_right(self, move: Any) -> bool:
        """Return whether a move is as good as the best one."""
        return move in self.solved.right

    def lost(self, move: Any) -> int:
        """Return how many points of the lead a move gives away."""
        return self.solved.best - self.solved.values[move]


@frozen
class Continuation:
    """What follows a right move: moves that play themselves, then another task or the end."""

    moves: tuple[Any, ...]
    task: Task | None


class Course:
    """One puzzle being solved; every question is answered by the rules when it is asked."""

    def __init__(self, puzzle: Puzzle) -> None:
        """Replay the puzzle's game.

        Raises:
            BadCode: If it cannot be replayed.

        """
        self.puzzle = puzzle
        self.game, self.seat, self.state = puzzle.game, puzzle.seat, puzzle.state
        self._solver = Solver(self.game, self.seat)

    def first(self) -> Task:
        """Solve the first decision.

        Raises:
            NotClosed: If the position is no end.

        """
        return Task(1, self._solver.solved(self.state))

    def after(self, task: Task, move: Any) -> Continuation:
        """Follow a right move to the next own move, or to the end."""
        before = task.solved.state
        moves: list[Any] = []
        state = self.game.apply(before, move).state
        while not self._solver.is_over(before, state):
            following = self._task(task.number + 1, state)
            if following is not None:
                return Continuation(tuple(moves), following)
            reply = self._solver.reply(state)
            moves.append(reply)
            before, state = state, self.game.apply(state, reply).state
        return Continuation(tuple(moves), None)

    def solution(self, task: Task) -> tuple[Any, ...]:
        """List the best moves of all seats from a decision to the end."""
        course = self._solver.course(task.solved.state, task.solved.right[0])
        return tuple(move for move, _ in course)

    def reason(self, task: Task) -> Message:
        """Say why the right move is right."""
        return explained(self.game, self._solver, task.solved).reason

    def cost(self, task: Task, wrong: Any) -> tuple[Item, ...]:
        """Itemize what a wrong move costs against the best one."""
        return cost_of(self.game, self._solver, task.solved, wrong)

    def _task(self, number: int, state: Any) -> Task | None:
        if number > MOST_OWN or self.game.to_act(state) != self.seat:
            return None
        if len(self.game.legal_moves(state)) == 1:
            return None
        try:
            solved = self._solver.solved(state)
        except NotClosed:
            return None
        unique = len(solved.right) <= MOST_BEST and solved.margin > 0
        return Task(number, solved) if unique else None
