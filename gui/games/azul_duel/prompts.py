"""Prompts for the player to act in Azul Duel, from the legal moves."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from core.games.azul_duel import moves
from core.games.azul_duel.state import Stage
from core.kernel.messages import Message, Player, text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.games.azul_duel.moves import Move
    from core.games.azul_duel.view import View


class Kind(Enum):
    """What can be acquired."""

    TILES = "tiles"
    DISPLAY = "display"
    STACK = "stack"
    CHIP = "chip"


KINDS: Mapping[type, Kind] = {
    moves.TakeSun: Kind.TILES,
    moves.TakeMoon: Kind.TILES,
    moves.TakePlate: Kind.DISPLAY,
    moves.Draw: Kind.STACK,
    moves.TakeChip: Kind.CHIP,
}

ACQUIRE: Mapping[frozenset[Kind], Message] = {
    frozenset({Kind.TILES}): text("azul_duel_table", "{player}: take tiles"),
    frozenset({Kind.CHIP}): text("azul_duel_table", "{player}: take a bonus chip"),
    frozenset({Kind.TILES, Kind.CHIP}): text(
        "azul_duel_table", "{player}: take tiles or a bonus chip"
    ),
    frozenset({Kind.DISPLAY, Kind.STACK}): text("azul_duel_table", "{player}: take a dome plate"),
    frozenset({Kind.DISPLAY}): text(
        "azul_duel_table", "{player}: take a dome plate from the display"
    ),
    frozenset({Kind.STACK}): text("azul_duel_table", "{player}: take a dome plate from the stack"),
    frozenset({Kind.TILES, Kind.DISPLAY, Kind.STACK}): text(
        "azul_duel_table", "{player}: take tiles or a dome plate"
    ),
    frozenset({Kind.TILES, Kind.DISPLAY}): text(
        "azul_duel_table", "{player}: take tiles or a dome plate from the display"
    ),
    frozenset({Kind.TILES, Kind.STACK}): text(
        "azul_duel_table", "{player}: take tiles or a dome plate from the stack"
    ),
    frozenset({Kind.DISPLAY, Kind.STACK, Kind.CHIP}): text(
        "azul_duel_table", "{player}: take a dome plate or a bonus chip"
    ),
    frozenset({Kind.DISPLAY, Kind.CHIP}): text(
        "azul_duel_table", "{player}: take a dome plate from the display or a bonus chip"
    ),
    frozenset({Kind.STACK, Kind.CHIP}): text(
        "azul_duel_table", "{player}: take a dome plate from the stack or a bonus chip"
    ),
    frozenset({Kind.TILES, Kind.DISPLAY, Kind.STACK, Kind.CHIP}): text(
        "azul_duel_table", "{player}: take tiles, a dome plate or a bonus chip"
    ),
    frozenset({Kind.TILES, Kind.DISPLAY, Kind.CHIP}): text(
        "azul_duel_table", "{player}: take tiles, a dome plate from the display or a bonus chip"
    ),
    frozenset({Kind.TILES, Kind.STACK, Kind.CHIP}): text(
        "azul_duel_table", "{player}: take tiles, a dome plate from the stack or a bonus chip"
    ),
    frozenset(): text("azul_duel_table", "{player}: nothing left to take, so pass"),
}
"""One sentence for every combination; without anything to take there is only the pass."""

STAGES: Mapping[Stage, Message] = {
    Stage.OPENING: text("azul_duel_table", "{player}: place a dome plate from the display"),
    Stage.DRAWING: text("azul_duel_table", "{player}: draw another plate, or look at yours"),
    Stage.KEEPING: text("azul_duel_table", "{player}: keep one of the drawn plates"),
    Stage.RETURNING: text("azul_duel_table", "{player}: put the other plates under the stack"),
    Stage.COMPLETING: text(
        "azul_duel_table", "{player}: complete line {line} with bonus chips, or skip it"
    ),
    Stage.PLACING: text("azul_duel_table", "{player}: move a tile from line {line} to your dome"),
}
LONE_PLATE: Mapping[Stage, Message] = {
    Stage.KEEPING: text("azul_duel_table", "{player}: place the drawn plate in your dome"),
    Stage.RETURNING: text("azul_duel_table", "{player}: put the other plate under the stack"),
}
"""Stages about drawn plates, when only one plate is left."""
OVER = text("azul_duel_table", "The game is over")


def prompt(view: View, legal: Sequence[Move]) -> Message:
    """Name what the player to act can do: exactly the kinds of moves that are legal."""
    return _sentence(view, legal).bind(player=Player(view.turn), line=view.line)


def _sentence(view: View, legal: Sequence[Move]) -> Message:
    if view.stage is Stage.OVER:
        return OVER
    if view.stage is Stage.ACQUIRING:
        kinds = {type(move) for move in legal}
        return ACQUIRE[frozenset(KINDS[kind] for kind in kinds if kind in KINDS)]
    if len(view.hand) == 1 and view.stage in LONE_PLATE:
        return LONE_PLATE[view.stage]
    return STAGES[view.stage]
