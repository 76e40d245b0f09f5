"""Convert positions and moves of Azul Duel to and from the engine's numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.fast.azul_duel import moves
from core.games.azul_duel.goals import Goal
from core.games.azul_duel.moves import (
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
from core.games.azul_duel.pieces import CHIP_INDEX, CHIPS, COLOR_INDEX, COLORS, Kind, Tile, spread
from core.games.azul_duel.settings import special_counts
from core.games.azul_duel.state import Stage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from core.games.azul_duel.board import Board
    from core.games.azul_duel.pieces import Chip
    from core.games.azul_duel.state import State
    from core.games.azul_duel.view import PlateView, View

STAGES = tuple(Stage)
GOALS = tuple(Goal)
ZERO_DRAWS = ("forced_only", "first_free", "free")
NO_CHIP = -1
HIDDEN_CHIP = 10
KINDS = {Kind.SPECIAL: 1 << 8, Kind.WILD: 2 << 8}
TILE_INDEX = {tile: index for index, tile in enumerate((*COLORS, Tile.SPECIAL))}


def pack_state(state: State) -> list[int]:
    """Pack a whole position as the engine's list."""
    chips = [NO_CHIP if f.chip is None else CHIP_INDEX[f.chip] for f in state.factories[1:]]
    return [
        state.rng.state,
        *_frame(state),
        *chips,
        *(plate or 0 for plate in state.display),
        *_sized((_held(p.plate, p.seen, back_seen=p.back_seen) for p in state.stack), 15),
        *_sized((_held(p.plate, p.seen, back_seen=p.back_seen) for p in state.hand), 15),
        *_sized((COLOR_INDEX[tile] for tile in state.bag), 65),
        *state.tower,
        *_sized((CHIP_INDEX[chip] for chip in state.chips), 16),
        *(number for board in state.boards for number in _board(board)),
    ]


def pack(seen: View) -> list[int]:
    """Pack a seat's view as the engine's list, followed by the pieces hidden from the seat."""
    chips = [
        NO_CHIP if not f.has_chip else HIDDEN_CHIP if f.chip is None else CHIP_INDEX[f.chip]
        for f in seen.factories[1:]
    ]
    return [
        0,
        *_frame(seen),
        *chips,
        *(plate or 0 for plate in seen.display),
        *_sized(map(_shown, seen.stack), 15),
        *_sized(map(_shown, seen.hand), 15),
        *_sized((COLOR_INDEX[tile] for tile in spread(seen.bag)), 65),
        *seen.tower,
        seen.chips_left,
        *[0] * 16,
        *(number for board in seen.boards for number in _board(board)),
        *_sized(seen.unseen_plates, 18),
        *_sized((CHIP_INDEX[chip] for chip in seen.unseen_chips), 20),
    ]


def _frame(seen: State | View) -> list[int]:
    frame = [
        seen.round,
        STAGES.index(seen.stage),
        seen.turn,
        seen.starter,
        -1 if seen.first_tile is None else seen.first_tile,
        seen.line,
        sum(1 << GOALS.index(goal) for goal in seen.goals),
        ZERO_DRAWS.index(str(seen.options["zero_point_draw"])),
        int(special_counts(seen.options)),
    ]
    for factory in seen.factories:
        frame += [factory.sun.count(color) for color in COLORS]
    large, *small = seen.factories
    frame += [large.moon.count(color) for color in COLORS]
    frame += [len(factory.moon) for factory in small]
    for factory in small:
        frame += _padded([COLOR_INDEX[tile] for tile in factory.moon], 3)
    return frame


def _board(board: Board) -> list[int]:
    usable = board.usable_chips
    packed = [board.points, board.tokens, int(board.passed), len(board.chips)]
    packed += [usable.count(chip) for chip in CHIPS]
    for line in board.lines:
        packed += [COLOR_INDEX[line[0]] if line else 0, len(line)]
    packed += [board.broken.count(color) for color in COLORS]
    packed += [0 if laid is None else laid.plate << 2 | laid.turns for laid in board.dome.slots]
    packed += [-1 if tile is None else TILE_INDEX[tile] for tile in board.dome.tiles]
    return packed


def _held(plate: int, seen: tuple[bool, bool], *, back_seen: bool) -> int:
    return plate | seen[0] << 5 | seen[1] << 6 | back_seen << 7


def _shown(plate: PlateView) -> int:
    """Pack a plate; of one whose front is hidden, at least the kind if its back has been seen."""
    held = _held(plate.plate or 0, plate.seen, back_seen=plate.kind is not None)
    if plate.plate is None and plate.kind is not None:
        held |= KINDS[plate.kind]
    return held


def _sized(numbers: Iterable[int], room: int) -> list[int]:
    listed = list(numbers)
    return [len(listed), *_padded(listed, room)]


def _padded(numbers: list[int], room: int) -> list[int]:
    return numbers + [0] * (room - len(numbers))


def unpack_move(packed: int, line: int) -> Move:
    """Read a packed move; ``line`` is the pattern line being tiled."""
    kind, payload = packed >> moves.SHIFT, packed & moves.PAYLOAD
    if kind in _LAYINGS:
        return _LAYINGS[kind](payload >> 6, payload >> 2 & 15, payload & 3)
    if kind in _SIMPLE:
        return _SIMPLE[kind]()
    if kind == moves.RETURN:
        return ReturnPlate(payload)
    if kind == moves.SUN:
        factory, color = divmod(payload // 8 // 216, 5)
        return TakeSun(factory, COLORS[color], _order(payload // 8 % 216), payload & 7)
    if kind == moves.MOON:
        return TakeMoon(COLORS[payload >> 3], payload & 7)
    if kind == moves.CHIP:
        return TakeChip(payload + 1)
    if kind == moves.SPEND:
        return SpendChips(line, _chips(payload))
    return SkipLine(line) if kind == moves.SKIP else PlaceTile(line, payload + 1)


_LAYINGS: dict[int, Callable[[int, int, int], Move]] = {
    moves.OPEN: OpenPlate,
    moves.TAKE: TakePlate,
    moves.KEEP: KeepPlate,
}
_SIMPLE: dict[int, Callable[[], Move]] = {moves.DRAW: Draw, moves.LOOK: Look, moves.PASS: Pass}


def _order(packed: int) -> tuple[Tile, ...]:
    order: tuple[Tile, ...] = ()
    while packed:
        order += (COLORS[packed % 6 - 1],)
        packed //= 6
    return order


def _chips(packed: int) -> tuple[Chip, ...]:
    chips: tuple[Chip, ...] = ()
    for chip in reversed(CHIPS):
        chips = (chip,) * (packed % 3) + chips
        packed //= 3
    return chips
