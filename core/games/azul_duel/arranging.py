"""Arranging the tiles and dome plates of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.kernel.arranging import Arranging, kept_order
from core.kernel.tallying import NO_SUCH_PLACE, NOTHING_THERE
from core.kernel.tuples import replaced

from . import AZUL_DUEL, places, texts
from .board import BROKEN_SPACES, LINES
from .dome import CELLS, SLOTS, Dome, LaidPlate, cells_of, slot_of
from .pieces import (
    COLOR_INDEX,
    COLORS,
    PLATES,
    TILES_PER_COLOR,
    TURNS,
    Space,
    Tile,
    accepts,
    counts,
    plate_piece,
    spread,
    tile_piece,
)
from .state import DISPLAY_SIZE, LARGE, SMALL, StackPlate, Stage
from .supply import LARGE_TILES, SMALL_TILES
from .tally import slot_at
from .tally_texts import TILE_ON_OTHER_COLOR, TILE_ON_SPECIAL, TILE_WITHOUT_PLATE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place

    from .board import Board
    from .state import Factory, State

PLATE_PIECES = {plate_piece(number): number for number in PLATES}
TILE_PIECES = {tile_piece(color): color for color in COLORS}


class AzulDuelArranging(Arranging):
    """Tiles go to factories, lines, domes, broken spaces and the tower; plates to domes."""

    def places(self, state: State, seat: Seat) -> Sequence[Place]:
        """List everything on the table but chips and tokens."""
        return (*self._for_tiles(state, seat), *_for_plates(seat))

    def piece_at(self, state: State, place: Place) -> tuple[str, int] | None:
        """Find the tile or the plate at a place."""
        if place.area == "display":
            inside = place.at[0] in range(len(state.display))
            plate = state.display[place.at[0]] if inside else None
            return None if plate is None else (plate_piece(plate), 0)
        if place.area == "slot" and place.seat is not None:
            laid = state.boards[place.seat].dome.slots[slot_at(place)]
            return None if laid is None else (plate_piece(laid.plate), laid.turns)
        tile = _tile(state, place)
        return None if tile is None or tile is Tile.SPECIAL else (tile_piece(tile), 0)

    def ways(self, state: State, seat: Seat, piece: str) -> Iterator[tuple[Place, int]]:
        """List where a tile or a plate may lie."""
        if piece in TILE_PIECES:
            for place in self._for_tiles(state, seat):
                if self.why_not_put(state, piece, place, 0) is None:
                    yield place, 0
            return
        yield from ((places.display(index), 0) for index in range(DISPLAY_SIZE))
        for slot in SLOTS:
            if state.boards[seat].dome.slots[slot] is None:
                yield from ((places.slot(seat, slot), turn) for turn in TURNS)

    def why_not_put(self, state: State, piece: str, place: Place, turn: int) -> Message | None:
        """Say which place a piece has no room on."""
        if piece in PLATE_PIECES:
            return _why_not_plate(state, place, turn)
        match place.area:
            case "sun" | "moon":
                return None if _has_room(state, place) else NO_SUCH_PLACE
            case "line":
                return _why_not_line(state, place, TILE_PIECES[piece])
            case "broken":
                there = len(_board(state, place).broken)
                return None if place.at[0] <= there < BROKEN_SPACES else NO_SUCH_PLACE
            case "dome":
                return _why_not_dome(_board(state, place).dome, place, TILE_PIECES[piece])
            case _:
                return None if place == places.TOWER else NO_SUCH_PLACE

    def put(self, state: State, piece: str, place: Place, turn: int) -> State:
        """Put a tile or a plate."""
        if piece in PLATE_PIECES:
            return _with_plate(state, place, LaidPlate(PLATE_PIECES[piece], turn))
        color = TILE_PIECES[piece]
        if place == places.TOWER:
            index = COLOR_INDEX[color]
            return evolve(state, tower=replaced(state.tower, index, state.tower[index] + 1))
        return _with_tile(state, place, color)

    def why_not_lift(self, state: State, place: Place) -> Message | None:
        """Say that a plate with tiles stays."""
        if self.piece_at(state, place) is None:
            return NOTHING_THERE
        if place.area == "slot":
            dome = _board(state, place).dome
            tiled = any(dome.tile(cell) is not None for cell in cells_of(slot_at(place)))
            return texts.SLOT_TAKEN.bind(row=place.at[0], column=place.at[1]) if tiled else None
        return None

    def lifted(self, state: State, place: Place) -> State:
        """Take a tile or a plate away."""
        if place.area in {"display", "slot"}:
            return _with_plate(state, place, None)
        return _with_tile(state, place, None)

    def settled(self, state: State) -> State:
        """Put all other tiles into the bag and all other plates onto the stack."""
        seen = [tile for tile in _all_tiles(state) if tile is not Tile.SPECIAL]
        here = counts(tuple(seen))
        rest = tuple(
            max(0, TILES_PER_COLOR - shown - tower)
            for shown, tower in zip(here, state.tower, strict=True)
        )
        bag = kept_order(state.bag, spread(rest))
        laid = {x.plate for board in state.boards for x in board.dome.slots if x is not None}
        taken = laid | {*state.display} | {plate.plate for plate in state.hand}
        known = {plate.plate: plate for plate in state.stack}
        order = kept_order(known, (number for number in PLATES if number not in taken))
        stack = tuple(known.get(number) or StackPlate(number) for number in order)
        return evolve(state, bag=tuple(bag), stack=stack)

    def left(self, state: State, page: int, piece: str) -> int:  # noqa: ARG002 - one table
        """Return how many of a piece are in the bag or in the stack."""
        if piece in TILE_PIECES:
            return state.bag.count(TILE_PIECES[piece])
        return sum(plate.plate == PLATE_PIECES[piece] for plate in state.stack)

    def with_turn(self, state: State, seat: Seat) -> State:
        """Let another seat decide in the acquisition."""
        return evolve(state, turn=seat) if state.stage is Stage.ACQUIRING else state

    def _for_tiles(self, state: State, seat: Seat) -> Iterator[Place]:
        for factory in range(len(state.factories)):
            there = state.factories[factory]
            yield from (
                places.sun(factory, i) for i in range(min(len(there.sun) + 1, _room(factory)))
            )
            yield from (places.moon(factory, i) for i in range(len(there.moon) + 1))
        for number in LINES:
            yield from (places.line(seat, number, index) for index in range(number))
        yield from (places.broken(seat, index) for index in range(BROKEN_SPACES))
        yield from (places.dome(seat, cell) for cell in CELLS)
        yield places.TOWER


def _for_plates(seat: Seat) -> tuple[Place, ...]:
    display = (places.display(index) for index in range(DISPLAY_SIZE))
    return (*display, *(places.slot(seat, slot) for slot in SLOTS))


def _room(factory: int) -> int:
    return LARGE_TILES if factory == LARGE else SMALL_TILES


def _board(state: State, place: Place) -> Board:
    return state.boards[place.seat or 0]


def _side(factory: Factory, place: Place) -> tuple[Tile, ...]:
    return factory.sun if place.area == "sun" else factory.moon


def _tile(state: State, place: Place) -> Tile | None:
    match place.area:
        case "sun" | "moon" if place.at[0] in range(len(state.factories)):
            row = _side(state.factories[place.at[0]], place)
            return row[place.at[1]] if place.at[1] in range(len(row)) else None
        case "line":
            row = _board(state, place).line(place.at[0])
            return row[place.at[1]] if place.at[1] in range(len(row)) else None
        case "broken":
            row = _board(state, place).broken
            return row[place.at[0]] if place.at[0] in range(len(row)) else None
        case "dome":
            return _board(state, place).dome.tile((place.at[0], place.at[1]))
        case _:
            return None


def _has_room(state: State, place: Place) -> bool:
    factory, index = place.at
    if factory not in range(len(state.factories)):
        return False
    row = _side(state.factories[factory], place)
    most = _room(factory) if place.area == "sun" or factory in SMALL else LARGE_TILES + len(SMALL)
    return 0 <= index <= len(row) and index < most


def _why_not_line(state: State, place: Place, color: Tile) -> Message | None:
    number, index = place.at
    row = _board(state, place).line(number)
    if row and row[0] is not color and not (index == 0 and len(row) == 1):
        return texts.OTHER_COLOR.bind(line=number, color=texts.COLORS[row[0]])
    if index >= len(row) == number:
        return texts.LINE_FULL.bind(line=number)
    return None


def _why_not_dome(dome: Dome, place: Place, color: Tile) -> Message | None:
    row, column = place.at
    space = dome.space((row, column))
    if space is None:
        return TILE_WITHOUT_PLATE.bind(row=row, column=column)
    if space is Space.SPECIAL:
        return TILE_ON_SPECIAL.bind(row=row, column=column)
    if not accepts(space, color):
        named = TILE_ON_OTHER_COLOR.bind(color=texts.SPACES[space])
        return named.bind(row=row, column=column)
    return None


def _why_not_plate(state: State, place: Place, turn: int) -> Message | None:
    if place.area == "display" and place.at[0] in range(len(state.display)):
        return None
    if place.area != "slot" or turn not in TURNS:
        return NO_SUCH_PLACE
    row, column = place.at
    taken = _board(state, place).dome.slots[slot_at(place)] is not None
    return texts.SLOT_TAKEN.bind(row=row, column=column) if taken else None


def _changed(row: tuple[Tile, ...], index: int, tile: Tile | None) -> tuple[Tile, ...]:
    """Replace a tile of a row, add one at its end, or take one away."""
    if tile is None:
        return (*row[:index], *row[index + 1 :])
    return replaced(row, index, tile) if index < len(row) else (*row, tile)


def _with_tile(state: State, place: Place, tile: Tile | None) -> State:
    if place.area in {"sun", "moon"}:
        factory, index = place.at
        there = state.factories[factory]
        row = _changed(_side(there, place), index, tile)
        changed = evolve(there, sun=row) if place.area == "sun" else evolve(there, moon=row)
        return evolve(state, factories=replaced(state.factories, factory, changed))
    seat, board = place.seat or 0, _board(state, place)
    match place.area:
        case "line":
            number, index = place.at
            row = _changed(board.line(number), index, tile)
            return state.with_board(
                seat, evolve(board, lines=replaced(board.lines, number - 1, row))
            )
        case "broken":
            row = _changed(board.broken, place.at[0], tile)
            return state.with_board(seat, evolve(board, broken=row))
        case _:
            cell = place.at[0], place.at[1]
            tiles = replaced(board.dome.tiles, CELLS.index(cell), tile)
            dome = _with_specials(Dome(board.dome.slots, tiles), slot_of(cell))
            return state.with_board(seat, evolve(board, dome=dome))


def _with_specials(dome: Dome, slot: int) -> Dome:
    """Lay the special tile of a plate if it is due, and take it away if it is not."""
    cells = [cell for cell in cells_of(slot) if dome.space(cell) is Space.SPECIAL]
    for cell in cells:
        due = dome.due_special(slot)
        dome = Dome(
            dome.slots,
            replaced(dome.tiles, CELLS.index(cell), None if due is None else Tile.SPECIAL),
        )
    return dome


def _with_plate(state: State, place: Place, laid: LaidPlate | None) -> State:
    if place.area == "display":
        number = None if laid is None else laid.plate
        return evolve(state, display=replaced(state.display, place.at[0], number))
    seat, board = place.seat or 0, _board(state, place)
    dome = Dome(replaced(board.dome.slots, slot_at(place), laid), board.dome.tiles)
    return state.with_board(seat, evolve(board, dome=dome))


def _all_tiles(state: State) -> Iterator[Tile]:
    for factory in state.factories:
        yield from (*factory.sun, *factory.moon)
    for board in state.boards:
        yield from (tile for row in board.lines for tile in row)
        yield from board.broken
        yield from (tile for tile in board.dome.tiles if tile is not None)


ARRANGING = AzulDuelArranging(
    AZUL_DUEL, (*PLATE_PIECES, *TILE_PIECES), (len(PLATE_PIECES), len(TILE_PIECES))
)
