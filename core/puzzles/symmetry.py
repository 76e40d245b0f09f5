"""What makes two puzzles, or two moves, the same: what lies open, up to the game's symmetries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.games.kingdomino.kingdom import Laid
from core.games.kingdomino.moves import PlaceDomino
from core.games.kingdomino.pieces import DOMINOES

if TYPE_CHECKING:
    from core.games.kingdomino.kingdom import Kingdom
    from core.kernel.game import AnyGame
    from core.kernel.messages import Seat


def fingerprint(game: AnyGame, state: Any, seat: Seat) -> Any:
    """Return a value that two puzzles share only if they are the same to their solver."""
    if game.key == "kingdomino":
        table = state.table
        left = tuple(claim.domino for claim in table.current_line[table.turn :])
        offered = tuple(slot.domino for slot in table.next_line)
        return _shape(table.kingdoms[seat]), left, offered
    if game.key == "pixies":
        return state.areas[seat], frozenset(state.display), state.round
    board = state.boards[seat]
    return board.dome, board.lines, board.usable_chips, state.factories, state.stage


def different(game: AnyGame, state: Any) -> int:
    """Count the legal moves that look different when they are made.

    A domino of Kingdomino with equal halves looks the same when it is turned round.
    """
    moves = game.legal_moves(state)
    if game.key != "kingdomino" or not isinstance(moves[0], PlaceDomino):
        return len(moves)
    table = state.table
    number = table.current_line[table.turn].domino
    if DOMINOES[number].left != DOMINOES[number].right:
        return len(moves)
    return len({frozenset(Laid(number, move.cell, move.direction).cells) for move in moves})


def _shape(kingdom: Kingdom) -> tuple[Any, ...]:
    """Return the least of the eight ways to see a kingdom."""
    squares = [(cell, square) for cell, square in kingdom.squares.items()]
    return min(
        tuple(
            sorted(
                (turned, square.terrain.value, square.crowns)
                for (x, y), square in squares
                for turned in [_turned(x, y, way)]
            )
        )
        for way in range(8)
    )


def _turned(x: int, y: int, way: int) -> tuple[int, int]:
    if way & 4:
        x, y = y, x
    return (-x if way & 1 else x), (-y if way & 2 else y)
