"""Arranging the tiles, dome plates, bonus chips and tokens of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from attrs import evolve

from core.kernel.arranging import NEVER_BOXED, Arranging, Setting, kept_order
from core.kernel.tallying import NO_SUCH_PLACE, NOTHING_THERE
from core.kernel.tuples import replaced

from . import AZUL_DUEL, places, texts
from .arranged_settings import SEEN, is_known, settings_of, with_setting
from .board import BROKEN_SPACES, CHIPS_PER_ROUND, LINES, ROUNDS, TOKENS, StoredChip
from .dome import CELLS, SLOTS, Dome, LaidPlate, cells_of, slot_of
from .pieces import (
    CHIPS,
    COLOR_INDEX,
    COLORS,
    COPIES_OF_CHIP,
    FIRST_PLAYER_TILE,
    HIDDEN_CHIP,
    PLATES,
    TILES_PER_COLOR,
    TURNS,
    Space,
    Tile,
    accepts,
    chip_piece,
    counts,
    plate_piece,
    spread,
    tile_piece,
    token_piece,
)
from .rounds import PLAYERS
from .state import DISPLAY_SIZE, LARGE, SMALL, StackPlate
from .supply import LARGE_TILES, SMALL_TILES
from .tally import slot_at
from .tally_texts import TILE_ON_OTHER_COLOR, TILE_ON_SPECIAL, TILE_WITHOUT_PLATE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place

    from .board import Board
    from .pieces import Chip
    from .state import Factory, State

PLATE_PIECES = {plate_piece(number): number for number in PLATES}
TILE_PIECES = {tile_piece(color): color for color in COLORS}
CHIP_PIECES = {chip_piece(chip): chip for chip in CHIPS}
TOKEN_PIECES = {token_piece(seat): seat for seat in range(PLAYERS)}
X = TypeVar("X")
STORES = range(CHIPS_PER_ROUND * ROUNDS)
STORED_TURNS = range(2)
"""A bonus chip in a storage lies face up or, turned once, is spent."""


class AzulDuelArranging(Arranging):
    """Tiles go to factories, lines, domes, broken spaces and the tower; plates to domes.

    A plate that goes to the stack lies under it, and the player whose turn it is has seen it.
    """

    def places(self, state: State, seat: Seat) -> Sequence[Place]:
        """List everything on the table."""
        return (
            *self._for_tiles(state, seat),
            *_for_plates(state, seat),
            *(places.chip(factory) for factory in SMALL),
            *(places.storage(seat, i) for i in STORES[: len(state.boards[seat].chips) + 1]),
            *_for_first_tile(),
            *(places.token(seat, index) for index in range(TOKENS)),
            *(places.spent_token(seat, index) for index in range(TOKENS)),
        )

    def piece_at(self, state: State, place: Place) -> tuple[str, int] | None:
        """Find what lies at a place."""
        match place.area:
            case "chip" | "storage":
                return _chip_at(state, place)
            case "first_player_spot" | "first_player_tile":
                return (FIRST_PLAYER_TILE, 0) if state.first_tile == place.seat else None
            case "token" | "spent_token":
                spent = TOKENS - _board(state, place).tokens
                lies = (place.at[0] < spent) == (place.area == "spent_token")
                return (token_piece(place.seat or 0), 0) if lies else None
            case "hand":
                inside = place.seat == state.turn and place.at[0] in range(len(state.hand))
                return (plate_piece(state.hand[place.at[0]].plate), 0) if inside else None
        if place.area == "display":
            inside = place.at[0] in range(len(state.display))
            plate = state.display[place.at[0]] if inside else None
            return None if plate is None else (plate_piece(plate), 0)
        if place.area == "slot" and place.seat is not None:
            laid = state.boards[place.seat].dome.slots[slot_at(place)]
            return None if laid is None else (plate_piece(laid.plate), laid.turns)
        tile = _tile(state, place)
        return None if tile is None or tile is Tile.SPECIAL else (tile_piece(tile), 0)

    def shown(self, piece: str, turn: int) -> str:
        """Show the back of a chip that is turned."""
        return HIDDEN_CHIP if turn and piece in CHIP_PIECES else piece

    def ways(self, state: State, seat: Seat, piece: str) -> Iterator[tuple[Place, int]]:
        """List where a piece may lie."""
        if piece not in PLATE_PIECES:
            for place in self.places(state, seat):
                turns = STORED_TURNS if place.area == "storage" else range(1)
                if self.why_not_put(state, piece, place, 0) is None:
                    yield from ((place, turn) for turn in turns)
            return
        for place in _for_plates(state, seat):
            if place.area != "slot":
                yield place, 0
        for slot in SLOTS:
            if state.boards[seat].dome.slots[slot] is None:
                yield from ((places.slot(seat, slot), turn) for turn in TURNS)

    def why_not_put(self, state: State, piece: str, place: Place, turn: int) -> Message | None:
        """Say which place a piece has no room on."""
        if piece in PLATE_PIECES:
            return _why_not_plate(state, place, turn)
        if piece not in TILE_PIECES:
            return None if _takes(state, piece, place) else NO_SUCH_PLACE
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
        """Put a piece."""
        if piece in PLATE_PIECES:
            return _with_plate(state, place, LaidPlate(PLATE_PIECES[piece], turn))
        if piece in CHIP_PIECES:
            return _with_chip(state, place, StoredChip(CHIP_PIECES[piece], bool(turn)))
        if piece == FIRST_PLAYER_TILE:
            return evolve(state, first_tile=place.seat)
        if piece in TOKEN_PIECES:
            back = place.area == "token"
            board = _board(state, place)
            return state.with_board(
                place.seat or 0, evolve(board, tokens=min(TOKENS, board.tokens + back))
            )
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
        """Take a piece away; the first-player tile and tokens are put elsewhere at once."""
        match place.area:
            case "display" | "slot" | "hand":
                return _with_plate(state, place, None)
            case "chip" | "storage":
                return _with_chip(state, place, None)
            case "first_player_spot" | "first_player_tile" | "spent_token":
                return state
            case "token":
                board = _board(state, place)
                return state.with_board(place.seat or 0, evolve(board, tokens=board.tokens - 1))
            case _:
                return _with_tile(state, place, None)

    def why_not_box(self, piece: str) -> Message | None:
        """Say that the first-player tile and the tokens stay on the table."""
        return NEVER_BOXED if piece == FIRST_PLAYER_TILE or piece in TOKEN_PIECES else None

    def settled(self, state: State) -> State:
        """Put all other tiles into the bag, plates onto the stack and chips into the supply."""
        seen = [tile for tile in _all_tiles(state) if tile is not Tile.SPECIAL]
        here = counts(tuple(seen))
        rest = tuple(
            max(0, TILES_PER_COLOR - shown - tower)
            for shown, tower in zip(here, state.tower, strict=True)
        )
        bag = kept_order(state.bag, spread(rest))
        laid = {x.plate for board in state.boards for x in board.dome.slots if x is not None}
        taken = laid | {*state.display} | {plate.plate for plate in state.hand}
        under = tuple(x for x in state.stack if is_known(x) and x.plate not in taken)
        unknown = [plate.plate for plate in state.stack if not is_known(plate)]
        taken |= {plate.plate for plate in under}
        order = kept_order(unknown, (number for number in PLATES if number not in taken))
        stack = (*map(StackPlate, order), *under)
        chips = kept_order(state.chips, _unplaced_chips(state))
        return evolve(state, bag=tuple(bag), stack=stack, chips=tuple(chips))

    def in_box(self, table: State, piece: str) -> int:
        """Return how many of a piece are in the bag, in the supply, or unknown in the stack."""
        if piece in TILE_PIECES:
            return table.bag.count(TILE_PIECES[piece])
        if piece in CHIP_PIECES:
            return table.chips.count(CHIP_PIECES[piece])
        number = PLATE_PIECES[piece]
        return sum(plate.plate == number and not is_known(plate) for plate in table.stack)

    def settings(self, state: State, seat: Seat) -> Sequence[Setting]:
        """List the turn, the round, the tablets, the tower, the points and the hidden plates."""
        return tuple(settings_of(state, seat))

    def with_setting(self, state: State, seat: Seat, key: str, number: int) -> State:
        """Change a setting."""
        return with_setting(state, seat, key, number)

    def _for_tiles(self, state: State, seat: Seat) -> Iterator[Place]:
        for factory in range(len(state.factories)):
            there = state.factories[factory]
            yield from (
                places.sun(factory, i) for i in range(min(len(there.sun) + 1, _room(factory)))
            )
            yield from (
                places.moon(factory, i) for i in range(min(len(there.moon), _room(factory) - 2) + 1)
            )
        for number in LINES:
            yield from (places.line(seat, number, index) for index in range(number))
        yield from (places.broken(seat, index) for index in range(BROKEN_SPACES))
        yield from (places.dome(seat, cell) for cell in CELLS)
        yield places.TOWER


def _for_plates(state: State, seat: Seat) -> Iterator[Place]:
    yield from (places.display(index) for index in range(DISPLAY_SIZE))
    yield from (places.slot(seat, slot) for slot in SLOTS)
    yield places.STACK
    if seat == state.turn:
        yield from (places.hand(seat, index) for index in range(len(state.hand) + 1))


def _for_first_tile() -> Iterator[Place]:
    yield places.FIRST_PLAYER_SPOT
    yield from map(places.first_player_tile, range(PLAYERS))


def _room(factory: int) -> int:
    return LARGE_TILES if factory == LARGE else SMALL_TILES


def _chip_at(state: State, place: Place) -> tuple[str, int] | None:
    index = place.at[0]
    if place.area == "chip":
        chip = state.factories[index].chip if index in SMALL else None
        return None if chip is None else (chip_piece(chip), 0)
    stored = _board(state, place).chips
    if index not in range(len(stored)):
        return None
    return chip_piece(stored[index].chip), int(stored[index].spent)


def _unplaced_chips(state: State) -> Iterator[Chip]:
    placed = [factory.chip for factory in state.factories]
    placed += [stored.chip for board in state.boards for stored in board.chips]
    for chip in CHIPS:
        yield from (chip,) * max(0, COPIES_OF_CHIP - placed.count(chip))


def _takes(state: State, piece: str, place: Place) -> bool:
    """Return whether a chip, the first-player tile or a token may lie at a place."""
    if piece == FIRST_PLAYER_TILE:
        return place in _for_first_tile()
    if piece in TOKEN_PIECES:
        known = place.area in {"token", "spent_token"} and place.at[0] in range(TOKENS)
        return known and place.seat == TOKEN_PIECES[piece]
    if place.area == "chip":
        return place.at[0] in SMALL
    if place.area != "storage" or place.seat not in range(PLAYERS):
        return False
    return place.at[0] in STORES[: len(_board(state, place).chips) + 1]


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
    most = _room(factory) - (place.area == "moon")
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
    if place == places.STACK:
        return None
    if place.area == "hand" and place.seat == state.turn:
        return None if place.at[0] in range(len(state.hand) + 1) else NO_SUCH_PLACE
    if place.area != "slot" or turn not in TURNS:
        return NO_SUCH_PLACE
    row, column = place.at
    taken = _board(state, place).dome.slots[slot_at(place)] is not None
    return texts.SLOT_TAKEN.bind(row=row, column=column) if taken else None


def _changed(row: tuple[X, ...], index: int, piece: X | None) -> tuple[X, ...]:
    """Replace a piece of a row, add one at its end, or take one away."""
    if piece is None:
        return (*row[:index], *row[index + 1 :])
    return replaced(row, index, piece) if index < len(row) else (*row, piece)


def _with_chip(state: State, place: Place, stored: StoredChip | None) -> State:
    index = place.at[0]
    if place.area == "chip":
        chip = None if stored is None else stored.chip
        factory = evolve(state.factories[index], chip=chip)
        return evolve(state, factories=replaced(state.factories, index, factory))
    board = _board(state, place)
    chips = _changed(board.chips, index, stored)
    return state.with_board(place.seat or 0, evolve(board, chips=chips))


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
    if place.area in {"hand", "stack"}:
        seen = SEEN[1 + state.turn]
        drawn = None if laid is None else StackPlate(laid.plate, seen, back_seen=True)
        if place == places.STACK:
            return state if drawn is None else evolve(state, stack=(*state.stack, drawn))
        return evolve(state, hand=_changed(state.hand, place.at[0], drawn))
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
    AZUL_DUEL,
    (*PLATE_PIECES, *TILE_PIECES, *CHIP_PIECES),
    (len(PLATE_PIECES), len(TILE_PIECES), len(CHIP_PIECES)),
)
