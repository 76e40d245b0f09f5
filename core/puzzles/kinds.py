"""The kinds of puzzles: which decisions of a game they are, and what is demanded of them."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from core.games.azul_duel.state import TILING
from core.kernel.messages import Message, text

DUEL = 2


@frozen
class Kind:
    """A kind of puzzle.

    Attributes:
        key: Its name in files and in the protocol.
        letter: Its name in the files of puzzles.
        title: Its name for players.
        task: What the solver is asked for.
        least_moves: How many legal moves its first decision has at least.
        least_values: How many different values they have at least.

    """

    key: str
    letter: str
    title: Message
    task: Message
    least_moves: int = 6
    least_values: int = 2


PLACEMENTS = Kind(
    "placements",
    "p",
    text("puzzles", "Last placements"),
    text("puzzles", "Place your last dominoes for the most points."),
    least_moves=4,
)
CHOICE = Kind(
    "choice",
    "c",
    text("puzzles", "Last choice"),
    text("puzzles", "Place and choose: get the largest lead at the end of the game."),
)
DUEL_ROUND = Kind(
    "duel",
    "d",
    text("puzzles", "End of a round for two"),
    text("puzzles", "The round ends with these cards: get the largest lead."),
    least_values=3,
)
TABLE_ROUND = Kind(
    "table",
    "t",
    text("puzzles", "End of a round for more"),
    text("puzzles", "The round ends with these cards: get the largest lead over the best other."),
    least_values=3,
)
PICKS = Kind(
    "picks",
    "p",
    text("puzzles", "Last picks"),
    text("puzzles", "Round 5 is nearly over: take what gives you the largest lead at the end."),
)
TILING_KIND = Kind(
    "tiling",
    "t",
    text("puzzles", "Last tiling"),
    text("puzzles", "Tile your dome for the last time: get the most points, goals included."),
)

KINDS: dict[str, tuple[Kind, ...]] = {
    "azul_duel": (PICKS, TILING_KIND),
    "kingdomino": (PLACEMENTS, CHOICE),
    "pixies": (DUEL_ROUND, TABLE_ROUND),
}
MARGINS = {"azul_duel": 2, "kingdomino": 2, "pixies": 3}
"""By how many points the right answer is better than all others, unless it decides the game."""


def kind_of(key: str, state: Any) -> Kind:
    """Return which kind of puzzle a decision is, if it is one."""
    if key == "azul_duel":
        return TILING_KIND if state.stage in TILING else PICKS
    if key == "kingdomino":
        free = sum(slot.king is None for slot in state.table.next_line)
        return CHOICE if free > 1 else PLACEMENTS
    return DUEL_ROUND if state.seats == DUEL else TABLE_ROUND
