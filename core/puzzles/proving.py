"""Prove a puzzle: everything that can be checked about it without knowing how it was made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.errors import BadCode

from .conditions import agree, is_unique
from .costs import cost_of, rivals
from .endgame import NotClosed
from .kinds import kind_of
from .solving import Solver
from .themes import explained, tempting

if TYPE_CHECKING:
    from .puzzle import Puzzle


def problem(puzzle: Puzzle) -> str:
    """Say what is wrong with a puzzle; empty: it is proved by the rules and by the engine."""
    game = puzzle.game
    try:
        state, seat = puzzle.state, puzzle.seat
    except BadCode:
        return "its position cannot be read"
    if kind_of(game.key, state) is not puzzle.kind:
        return "it is of another kind"
    solver = Solver(game, seat)
    try:
        solved = solver.solved(state)
    except NotClosed:
        return "something hidden could come into play"
    if not is_unique(game, solved):
        return "its answer is not unique by the margin"
    if not agree(game, solved):
        return "rules and engine disagree"
    if explained(game, solver, solved).theme is not puzzle.theme:
        return "it has another theme"
    wrong = tempting(game, solved)
    items = cost_of(game, solver, solved, wrong)
    adds_up = len(rivals(solved.totals[solved.right[0]], solved.totals[wrong], seat)) == 1
    if adds_up and sum(item.cost(seat) for item in items) != solved.best - solved.values[wrong]:
        return "the items of a cost do not add up"
    return ""
