"""Moves of Azul Duel that a child would laugh at.

- It breaks more tiles than another take on offer would.
- It puts tiles into a pattern line from which they can only break: its row never takes their color.
- It draws another plate although the one before has already cost points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel.board import ROUNDS
from core.games.azul_duel.moves import BROKEN, Draw, TakeMoon, TakeSun

from .reasons import taken

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from core.games.azul_duel.moves import Move
    from core.games.azul_duel.view import View

FREE_DRAWS = 2
"""The first plate costs a token, the second a point; more are foolish."""


def foolish(view: View, moves: Sequence[Move]) -> Collection[Move]:
    """List the legal moves of the seat to act that a child would laugh at."""
    takes = [move for move in moves if isinstance(move, TakeSun | TakeMoon)]
    losses = {move: _lost(view, move) for move in takes}
    least = min(losses.values(), default=0)
    found: set[Move] = {move for move, lost in losses.items() if lost > least}
    if len(view.hand) >= FREE_DRAWS:
        found.update(move for move in moves if isinstance(move, Draw))
    return found


def _lost(view: View, move: TakeSun | TakeMoon) -> int:
    """Count the tiles that break at once, or later because no space can take them."""
    board, number = view.boards[view.turn], taken(view, move)
    if move.line == BROKEN:
        return number
    if view.round == ROUNDS:
        is_lost = not board.dome.openings(move.line, move.color)
    else:
        is_lost = board.dome.bars(move.line, move.color)
    return number if is_lost else max(0, number - board.missing(move.line))
