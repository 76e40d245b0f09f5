"""Azul Duel in words: factories, dome plates, everybody's lines and dome, goals and supplies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.games.azul_duel import places
from core.games.azul_duel import texts as rules
from core.games.azul_duel.board import LINES, TOKENS
from core.games.azul_duel.dome import NUMBERS, SLOTS
from core.games.azul_duel.state import LARGE, Stage
from core.kernel.messages import Player, plural, text
from gui.games.zones import Line, Zone, listed

from . import places as spots
from .move_details import CHIP
from .names import chip_name, name_of, plate_spaces, space_name
from .taken_together import drawn_plate
from .tile_counts import held_tiles

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from core.games.azul_duel.pieces import Tile
    from core.games.azul_duel.view import View
    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place

PLATES = text("azul_duel_table", "Dome plates to take")
LINES_OF = text("azul_duel_table", "Pattern lines: {player}")
DOME_OF = text("azul_duel_table", "Dome: {player}")
CHIPS_OF = text("azul_duel_table", "Bonus chips and tokens: {player}")
GOALS = text("azul_duel_table", "Goals and supplies")
SUN = text("azul_duel_table", "Sun side: {tiles}")
MOON = text("azul_duel_table", "Moon side, from the bottom: {tiles}")
LARGE_MOON = text("azul_duel_table", "Moon side: {tiles}")
DOME_ROW = text("azul_duel_table", "Dome row {row}: {spaces}")
FREE = text("azul_duel_table", "free for {space}")
NO_PLATE = text("azul_duel_table", "no plate")
STACKED = text("azul_duel_table", "Left on the moon side, from the bottom: {tiles}.")
TURNED = text("azul_duel_table", "Its spaces, row by row: {spaces}.")
HELD_PLATE = text("azul_duel_table", "dome plate from the display")
HELD_DRAWN = text("azul_duel_table", "drawn dome plate")
HELD_CHIPS = text("azul_duel_table", "bonus chips")
CHIPS_HELD = text("azul_duel_table", "Bonus chips in your hand: {chips}.")


def zones(view: View, near: Seat) -> list[Zone]:
    """Describe the whole board in words, the near seat's part first."""
    made = [_factory(view, number) for number in range(len(view.factories))]
    areas = (("hand", view.turn), ("stack", None), ("tray", None))
    made.append(Zone(PLATES, _lines(view, _plates(view)), areas))
    for seat in (near, 1 - near):
        made += _board(view, seat)
    supplies = (places.BAG, places.TOWER, places.SPECIAL_SUPPLY, places.CHIP_SUPPLY)
    goals = [spots.goal(index) for index in range(len(view.goals))]
    made.append(Zone(GOALS, _lines(view, (*goals, *supplies))))
    return made


def held_words(view: View, source: Place) -> Message:
    """Name tiles with what comes along and what stays, a plate, or chips."""
    match source.area:
        case "sun" | "moon" | "line":
            return held_tiles(view, source)
        case "display":
            return HELD_PLATE
        case "hand" if view.stage is Stage.KEEPING:
            return HELD_DRAWN
        case "chip" if (chip := view.factories[source.at[0]].chip) is not None:
            return CHIP.bind(chip=chip_name(chip))
        case "storage":
            return HELD_CHIPS
    return name_of(view, source)


def variant_words(view: View, source: Place, variant: Hashable) -> Message | None:
    """Say what stays on a factory, how a plate is turned, or which chips are held."""
    held: Any = variant
    match source.area:
        case "sun" if held:
            return STACKED.bind(tiles=_colors(held))
        case "display" | "hand":
            taken = source.area == "hand"
            plate = drawn_plate(view, source) if taken else view.display[source.at[0]]
            return TURNED.bind(spaces=plate_spaces(plate, held)) if plate else None
        case "storage":
            return CHIPS_HELD.bind(chips=listed([chip_name(chip) for chip in held]))
    return None


def tokens_left(count: int) -> Message:
    """Say how many tokens are still to be spent."""
    return plural("azul_duel_table", "%n token(s) for dome plates", "", count)


def _factory(view: View, number: int) -> Zone:
    factory = view.factories[number]
    sun = tuple(places.sun(number, index) for index in range(len(factory.sun)))
    moon = tuple(places.moon(number, index) for index in range(len(factory.moon)))
    aside = places.FIRST_PLAYER_SPOT if number == LARGE else places.chip(number)
    lying = LARGE_MOON if number == LARGE else MOON
    lines = (
        Line(SUN.bind(tiles=_colors(factory.sun)), sun),
        Line(lying.bind(tiles=_colors(factory.moon)), moon),
        *_lines(view, (aside,)),
    )
    return Zone(name_of(view, spots.factory(number)), lines)


def _plates(view: View) -> Iterator[Place]:
    for index in range(len(view.display)):
        yield places.display(index)
    yield places.STACK
    for index in range(len(view.hand)):
        yield places.hand(view.turn, index)


def _board(view: View, seat: Seat) -> Iterator[Zone]:
    board, player = view.boards[seat], Player(seat)
    lines = (*(spots.pattern_line(seat, number) for number in LINES), spots.broken_field(seat))
    first = (places.first_player_tile(seat),) if view.first_tile == seat else ()
    own = (spots.score(seat), *lines, *first)
    yield Zone(LINES_OF.bind(player=player), _lines(view, own), (("line", seat),))
    rows = [_dome_row(view, seat, row) for row in NUMBERS]
    values = _lines(view, tuple(spots.row_value(seat, row) for row in NUMBERS))
    slots = tuple(places.slot(seat, i) for i in SLOTS if board.dome.slots[i] is None)
    lines_of_dome = (*rows, *values, *_lines(view, slots))
    yield Zone(DOME_OF.bind(player=player), lines_of_dome, (("slot", seat), ("dome", seat)))
    chips = [places.storage(seat, index) for index in range(len(board.chips))]
    left = range(TOKENS - board.tokens, TOKENS)
    tokens = Line(tokens_left(board.tokens), tuple(places.token(seat, index) for index in left))
    stored = _lines(view, (spots.chip_store(seat), *chips))
    yield Zone(CHIPS_OF.bind(player=player), (*stored, tokens), (("storage", seat),))


def _dome_row(view: View, seat: Seat, row: int) -> Line:
    dome = view.boards[seat].dome
    cells = [(row, column) for column in NUMBERS]
    words = DOME_ROW.bind(row=row, spaces=listed([_cell(view, seat, cell) for cell in cells]))
    return Line(words, tuple(places.dome(seat, c) for c in cells if dome.space(c) is not None))


def _cell(view: View, seat: Seat, cell: tuple[int, int]) -> Message:
    dome = view.boards[seat].dome
    tile, space = dome.tile(cell), dome.space(cell)
    if tile is not None:
        return rules.COLORS[tile]
    return NO_PLATE if space is None else FREE.bind(space=space_name(space))


def _colors(tiles: Sequence[Tile]) -> Message:
    return listed([rules.COLORS[tile] for tile in tiles])


def _lines(view: View, named: Sequence[Place] | Iterator[Place]) -> tuple[Line, ...]:
    return tuple(Line(name_of(view, place), (place,)) for place in named)
