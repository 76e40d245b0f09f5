"""Reasons for a move of Azul Duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.ai.reason import Reason
from core.games.azul_duel import texts
from core.games.azul_duel.board import ROUNDS, StoredChip
from core.games.azul_duel.dome import LaidPlate, cells_of, slot_of
from core.games.azul_duel.moves import (
    BROKEN,
    Draw,
    KeepPlate,
    Look,
    OpenPlate,
    PlaceTile,
    SkipLine,
    SpendChips,
    TakeChip,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from core.games.azul_duel.pieces import PLATES, Kind, Space, Tile
from core.games.azul_duel.scoring import placement_lines, special_line, tablet_lines
from core.games.azul_duel.settings import special_counts
from core.games.azul_duel.state import LARGE, SMALL
from core.kernel.messages import plural, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.games.azul_duel.board import Board
    from core.games.azul_duel.dome import Dome
    from core.games.azul_duel.moves import Move
    from core.games.azul_duel.view import View

FILLS_LINE = text("reasons", "It completes pattern line {line}.")
DENIES = text("reasons", "It leaves no {color} tiles for the other player.")
SAFE = text("reasons", "It breaks no {color} tiles; many other moves would.")
FIRST = text(
    "reasons", "It also takes the first-player tile, and with it the first move of the next round."
)
CHIP = text(
    "reasons",
    "The bonus chip from small factory {factory} can replace a missing tile later.",
)
CHIP_COMPLETES = text("reasons", "With this bonus chip, pattern line {line} can be completed.")
PLATE_SERVES = text("reasons", "It has a space for pattern line {line}, which already holds tiles.")
PLATE_JOINS = text(
    "reasons",
    "In plate row {row}, plate column {column}, its tiles will connect to the ones beside it.",
)
PLATE_SPECIAL = text(
    "reasons", "Its special space in row {row} gets a free tile once the other three are filled."
)
PLATE_WILD = text("reasons", "Its multicolored space in row {row} takes a tile of any color.")
DRAWS = text("reasons", "A plate from the stack may fit better than those on display.")
LOOKS = text("reasons", "Drawing again would probably cost more than another plate is worth.")
SPECIAL = text("reasons", "It completes a plate, so row {row} gets a free special tile.")
SPENDS = text("reasons", "The bonus chips complete pattern line {line} now.")
SAVES = text("reasons", "The bonus chips are worth more for another line.")

KINDS = frozenset(
    {
        "fills_line",
        "almost_fills",
        "denies",
        "safe",
        "first",
        "chip",
        "chip_completes",
        "plate_serves",
        "plate_joins",
        "plate_special",
        "plate_wild",
        "draws",
        "looks",
        "scores",
        "goal",
        "special",
        "spends",
        "saves",
    }
)


def found(view: View, move: Move) -> list[Reason]:
    """Find all reasons for a move of the seat to act."""
    board = view.boards[view.turn]
    match move:
        case TakeSun() | TakeMoon():
            return list(_for_tiles(view, board, move))
        case TakeChip():
            return list(_for_chip(view, board, move))
        case OpenPlate() | TakePlate() | KeepPlate():
            return list(_for_plate(board, move.plate, move.slot, move.turns))
        case Draw():
            return [Reason("draws", 1.0, DRAWS)]
        case Look():
            return [Reason("looks", 1.0, LOOKS)]
        case PlaceTile():
            return list(_for_laying(view, board, move))
        case SpendChips():
            return [Reason("spends", 1.0 + move.line, SPENDS.bind(line=move.line))]
        case SkipLine():
            return [Reason("saves", 1.0, SAVES)]
        case _:
            return []


def _for_tiles(view: View, board: Board, move: TakeSun | TakeMoon) -> Iterator[Reason]:
    number = taken(view, move)
    room = 0 if move.line == BROKEN else board.missing(move.line)
    if room and number >= room:
        yield Reason("fills_line", 2.0 + move.line, FILLS_LINE.bind(line=move.line))
    elif room and room - number <= 2 and board.line(move.line):  # noqa: PLR2004 - almost full
        sentence = plural(
            "reasons", "Pattern line {line} then needs only %n more tile(s).", "", room - number
        )
        yield Reason("almost_fills", 1.0 + number, sentence.bind(line=move.line))
    if number <= room and _risky(view, board):
        yield Reason("safe", 2.5, SAFE.bind(color=texts.COLORS[move.color]))
    rival = view.boards[1 - view.turn]
    wanted = [
        rival.missing(line)
        for line in range(1, 7)
        if rival.line(line)[:1] == (move.color,) and rival.missing(line)
    ]
    if wanted and _offered(view, move.color) == number:
        yield Reason("denies", 2.0 + max(wanted), DENIES.bind(color=texts.COLORS[move.color]))
    takes_first = isinstance(move, TakeMoon) and move.color in view.factories[LARGE].moon
    if takes_first and view.first_tile is None and view.round < ROUNDS:
        yield Reason("first", 1.2, FIRST)


def taken(view: View, move: TakeSun | TakeMoon) -> int:
    """Count the tiles that a move takes."""
    if isinstance(move, TakeSun):
        return view.factories[move.factory].sun.count(move.color)
    tops = sum(view.factories[small].moon[-1:] == (move.color,) for small in SMALL)
    return view.factories[LARGE].moon.count(move.color) + tops


def _offered(view: View, color: Tile) -> int:
    """Count the tiles of a color on all factories."""
    return sum(each.sun.count(color) + each.moon.count(color) for each in view.factories)


def _risky(view: View, board: Board) -> bool:
    """Return whether a good part of what is on offer would break tiles on any line."""
    numbers = [(color, each.sun.count(color)) for each in view.factories for color in set(each.sun)]
    moons = {color for each in view.factories for color in each.moon[-1:]}
    numbers += [(color, taken(view, TakeMoon(color, BROKEN))) for color in moons]
    breaking = sum(number > _most_room(board, color) for color, number in numbers)
    return bool(numbers) and 3 * breaking >= len(numbers)


def _most_room(board: Board, color: Tile) -> int:
    return max(
        (board.missing(n) for n in range(1, 7) if not board.line(n) or board.line(n)[0] is color),
        default=0,
    )


def _for_chip(view: View, board: Board, move: TakeChip) -> Iterator[Reason]:
    yield Reason("chip", 1.0, CHIP.bind(factory=move.factory))
    chip = view.factories[move.factory].chip
    if chip is None:
        return
    richer = evolve(board, chips=(*board.chips, StoredChip(chip)))
    for line in range(6, 0, -1):
        begun = board.line(line) and board.missing(line) and board.openings(line)
        if begun and richer.can_complete(line) and not board.can_complete(line):
            yield Reason("chip_completes", 1.0 + line, CHIP_COMPLETES.bind(line=line))
            return


def _for_plate(board: Board, plate: int, slot: int, turns: int) -> Iterator[Reason]:
    dome = board.dome.with_plate(slot, LaidPlate(plate, turns))
    cells = cells_of(slot)
    rows = sorted({row for row, _ in cells})
    served = [
        row
        for row in rows
        if board.line(row) and not board.openings(row) and dome.openings(row, board.line(row)[0])
    ]
    if served:
        sentence = PLATE_SERVES.bind(line=max(served))
        yield Reason("plate_serves", 2.0 * len(served) + max(served) / 2, sentence)
    if touching := _touching(board.dome, slot):
        sentence = PLATE_JOINS.bind(row=slot // 3 + 1, column=slot % 3 + 1)
        yield Reason("plate_joins", 0.5 + 0.5 * touching, sentence)
    is_special = PLATES[plate].kind is Kind.SPECIAL
    space = Space.SPECIAL if is_special else Space.WILD
    row = next(row for row, column in cells if dome.space((row, column)) is space)
    if is_special:
        yield Reason("plate_special", 0.5 + max(rows) / 4, PLATE_SPECIAL.bind(row=row))
    else:
        yield Reason("plate_wild", 1.0, PLATE_WILD.bind(row=row))


def _touching(dome: Dome, slot: int) -> int:
    """Count the tiles beside a slot."""
    cells = cells_of(slot)
    near = {
        (row + down, column + right)
        for row, column in cells
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    inside = [cell for cell in near if 1 <= cell[0] <= 6 and 1 <= cell[1] <= 6]  # noqa: PLR2004 - a dome's rows and columns
    return sum(dome.tile(cell) is not None for cell in inside if cell not in cells)


def _for_laying(view: View, board: Board, move: PlaceTile) -> Iterator[Reason]:
    seat, cell = view.turn, (move.line, move.column)
    dome = board.dome.with_tile(cell, board.line(move.line)[0])
    points = sum(line.points for line in placement_lines(dome, cell, seat))
    special = dome.due_special(slot_of(cell))
    if special is not None:
        dome = dome.with_tile(special, Tile.SPECIAL)
        sentence = SPECIAL.bind(row=special[0])
        yield Reason("special", special_line(special, seat).points + 1.0, sentence)
    if points > 1:
        sentence = plural(
            "reasons", "In column {column}, beside other tiles, it scores %n point(s).", "", points
        )
        yield Reason("scores", float(points), sentence.bind(column=move.column))
    gained = _goals(view, evolve(board, dome=dome)) - _goals(view, board)
    if gained > 0:
        sentence = plural(
            "reasons", "In column {column}, it is worth %n point(s) toward the goals.", "", gained
        )
        yield Reason("goal", gained + 0.5, sentence.bind(column=move.column))


def _goals(view: View, board: Board) -> int:
    lines = tablet_lines(
        board, view.goals, view.turn, special_counts_as_color=special_counts(view.options)
    )
    return sum(line.points for line in lines)
