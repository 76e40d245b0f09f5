"""Which rule a move breaks: the one home of what is legal."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any

from . import texts
from .board import CHIPS_OF_ANY, CHIPS_PER_ROUND, LAST_PLATE_ROUND, suffices
from .moves import (
    BROKEN,
    Draw,
    KeepPlate,
    Look,
    Move,
    OpenPlate,
    Pass,
    PlaceTile,
    ReturnPlate,
    SkipLine,
    SpendChips,
    TakeChip,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from .pieces import Space, accepts, plate_name
from .settings import FIRST_FREE, FREE
from .state import LARGE, SMALL, Stage, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.kernel.messages import Message

    from .board import Board
    from .pieces import Tile


def why_not(state: State, move: Move) -> Message | None:
    """Say which one rule a move breaks; None: it is legal."""
    if state.stage is Stage.OVER:
        return texts.GAME_OVER
    stages, broken_rule = _RULES[type(move)]
    if state.stage not in stages:
        reason = texts.FIRST[state.stage]
        return reason.bind(line=state.line) if state.line else reason
    return broken_rule(state, move)


def why_not_draw(state: State) -> Message | None:
    """Say why the player cannot draw a plate, or another one, from the stack."""
    if not state.hand and (reason := _why_no_plate(state)):
        return reason
    if not state.stack:
        return texts.STACK_EMPTY
    if not state.board.points and not _may_draw_for_nothing(state):
        return texts.NO_POINTS
    return None


def why_not_line(board: Board, color: Tile, line: int) -> Message | None:
    """Say why tiles of a color cannot go to a pattern line; breaking them is always possible."""
    if line == BROKEN:
        return None
    tiles = board.line(line)
    if tiles and tiles[0] is not color:
        return _other_color(line, tiles[0])
    if not board.missing(line):
        return _line_full(line)
    return None


@cache
def _other_color(line: int, color: Tile) -> Message:
    return texts.OTHER_COLOR.bind(line=line, color=texts.COLORS[color])


@cache
def _line_full(line: int) -> Message:
    return texts.LINE_FULL.bind(line=line)


def moon_offers(state: State, color: Tile) -> bool:
    """Return whether a color can be taken from the moon parts."""
    return color in state.factories[LARGE].moon or any(
        state.factories[small].moon[-1:] == (color,) for small in SMALL
    )


def why_not_chip(state: State, factory: int) -> Message | None:
    """Say why the player cannot take the bonus chip of a small factory."""
    small = state.factories[factory]
    if small.chip is None:
        return texts.CHIP_GONE.bind(factory=factory)
    if not small.is_bare:
        return texts.CHIP_COVERED.bind(factory=factory)
    if state.chips_taken(state.turn) >= CHIPS_PER_ROUND:
        return texts.CHIPS_TAKEN
    return None


def must_pass(state: State) -> bool:
    """Return whether the player can do nothing in this acquisition any more."""
    return (
        all(not factory.sun and not factory.moon for factory in state.factories)
        and not _plates_left_to_take(state)
        and all(why_not_chip(state, small) for small in SMALL)
    )


def _plates_left_to_take(state: State) -> bool:
    return why_not_draw(state) is None or (
        _why_no_plate(state) is None and any(plate is not None for plate in state.display)
    )


def _may_draw_for_nothing(state: State) -> bool:
    variant = state.options["zero_point_draw"]
    if variant == FREE:
        return True
    if state.hand:
        return False
    return variant == FIRST_FREE or all(plate is None for plate in state.display)


def _why_no_plate(state: State) -> Message | None:
    if state.round > LAST_PLATE_ROUND:
        return texts.NO_PLATES_IN_LAST_ROUND
    if not state.board.tokens:
        return texts.NO_TOKEN
    return None


def _why_not_slot(state: State, slot: int) -> Message | None:
    if state.board.dome.slots[slot] is None:
        return None
    return texts.SLOT_TAKEN.bind(row=slot // 3 + 1, column=slot % 3 + 1)


def _open(state: State, move: OpenPlate) -> Message | None:
    if move.plate not in state.display:
        return texts.NOT_ON_DISPLAY.bind(plate=plate_name(move.plate))
    return _why_not_slot(state, move.slot)


def _take_plate(state: State, move: TakePlate) -> Message | None:
    if reason := _why_no_plate(state):
        return reason
    if move.plate not in state.display:
        return texts.NOT_ON_DISPLAY.bind(plate=plate_name(move.plate))
    return _why_not_slot(state, move.slot)


def _draw(state: State, _: Draw) -> Message | None:
    return why_not_draw(state)


def _keep(state: State, move: KeepPlate) -> Message | None:
    return _why_not_held(state, move.plate) or _why_not_slot(state, move.slot)


def _return(state: State, move: ReturnPlate) -> Message | None:
    return _why_not_held(state, move.plate)


def _why_not_held(state: State, plate: int) -> Message | None:
    if any(drawn.plate == plate for drawn in state.hand):
        return None
    return texts.NOT_DRAWN.bind(plate=plate_name(plate))


def _take_sun(state: State, move: TakeSun) -> Message | None:
    reason = _why_not_large(state, move) if move.factory == LARGE else _why_not_small(state, move)
    return reason or why_not_line(state.board, move.color, move.line)


def _why_not_large(state: State, move: TakeSun) -> Message | None:
    sun = state.factories[LARGE].sun
    if not sun:
        return texts.LARGE_SUN_EMPTY
    if move.color not in sun:
        return texts.NOT_ON_LARGE_SUN.bind(color=texts.COLORS[move.color])
    return texts.LARGE_HAS_NO_ORDER if move.order else None


def _why_not_small(state: State, move: TakeSun) -> Message | None:
    sun = state.factories[move.factory].sun
    if not sun:
        return texts.SMALL_SUN_EMPTY.bind(factory=move.factory)
    if move.color not in sun:
        color = texts.COLORS[move.color]
        return texts.NOT_ON_SMALL_SUN.bind(factory=move.factory, color=color)
    if Counter(move.order) != Counter(tile for tile in sun if tile is not move.color):
        return texts.WRONG_ORDER.bind(factory=move.factory)
    return None


def _take_moon(state: State, move: TakeMoon) -> Message | None:
    if not moon_offers(state, move.color):
        buried = any(move.color in factory.moon for factory in state.factories)
        reason = texts.BURIED if buried else texts.NOT_ON_MOON
        return reason.bind(color=texts.COLORS[move.color])
    return why_not_line(state.board, move.color, move.line)


def _take_chip(state: State, move: TakeChip) -> Message | None:
    return why_not_chip(state, move.factory)


def _pass(state: State, _: Pass) -> Message | None:
    return None if must_pass(state) else texts.CANNOT_PASS


def _why_not_now(state: State, line: int) -> Message | None:
    return None if line == state.line else texts.ANOTHER_LINE.bind(line=state.line)


def _spend(state: State, move: SpendChips) -> Message | None:
    if reason := _why_not_now(state, move.line):
        return reason
    board = state.board
    lacking = Counter(move.chips) - Counter(board.usable_chips)
    if lacking:
        return texts.CHIPS_MISSING.bind(chips=", ".join(chip.value for chip in lacking.elements()))
    missing = board.missing(move.line)
    if len(move.chips) > CHIPS_OF_ANY * missing:
        return texts.too_many_chips(missing)
    if not suffices(move.chips, board.line(move.line)[0], missing):
        return texts.too_few_chips(missing)
    return None


def _skip(state: State, move: SkipLine) -> Message | None:
    return _why_not_now(state, move.line)


def _place(state: State, move: PlaceTile) -> Message | None:
    if reason := _why_not_now(state, move.line):
        return reason
    cell = (move.line, move.column)
    space = state.board.dome.space(cell)
    if space is None:
        return texts.NO_PLATE_THERE.bind(row=move.line, column=move.column)
    if state.board.dome.tile(cell) is not None:
        return texts.SPACE_FILLED.bind(row=move.line, column=move.column)
    if space is Space.SPECIAL:
        return texts.SPACE_FOR_SPECIAL
    if not accepts(space, state.board.line(move.line)[0]):
        return texts.SPACE_OF_OTHER_COLOR.bind(color=texts.SPACES[space])
    return None


def _always(_: State, __: Look) -> None:
    return None


_RULES: dict[type, tuple[frozenset[Stage], Callable[[State, Any], Message | None]]] = {
    OpenPlate: (frozenset({Stage.OPENING}), _open),
    TakePlate: (frozenset({Stage.ACQUIRING}), _take_plate),
    Draw: (frozenset({Stage.ACQUIRING, Stage.DRAWING}), _draw),
    Look: (frozenset({Stage.DRAWING}), _always),
    KeepPlate: (frozenset({Stage.KEEPING}), _keep),
    ReturnPlate: (frozenset({Stage.RETURNING}), _return),
    TakeSun: (frozenset({Stage.ACQUIRING}), _take_sun),
    TakeMoon: (frozenset({Stage.ACQUIRING}), _take_moon),
    TakeChip: (frozenset({Stage.ACQUIRING}), _take_chip),
    Pass: (frozenset({Stage.ACQUIRING}), _pass),
    SpendChips: (frozenset({Stage.COMPLETING}), _spend),
    SkipLine: (frozenset({Stage.COMPLETING}), _skip),
    PlaceTile: (frozenset({Stage.PLACING}), _place),
}
