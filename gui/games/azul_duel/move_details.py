"""Moves of Azul Duel in words: which pieces go from where to where, and what that leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.games.azul_duel import moves, places, texts
from core.games.azul_duel.pieces import Kind, Tile, chip_piece, tile_piece
from core.games.azul_duel.state import LARGE
from core.kernel.events import Moved
from core.kernel.messages import Message, Player, plural, text
from gui.games.narration import MoveText, Piece
from gui.games.phrases import enumerated, moved, sentence

from .names import chip_name, plate_spaces
from .texts import breaking
from .tile_counts import colored, tiles

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from core.games.azul_duel.view import View
    from core.kernel.messages import Seat
    from core.match import Turn

# In full.

FROM_SMALL = text("azul_duel_table", "{tiles} from small factory {factory} to line {line}")
FROM_SMALL_BROKEN = text(
    "azul_duel_table", "{tiles} from small factory {factory} to the broken tiles"
)
FROM_LARGE = text("azul_duel_table", "{tiles} from the large factory to line {line}")
FROM_LARGE_BROKEN = text("azul_duel_table", "{tiles} from the large factory to the broken tiles")
FROM_MOONS = text("azul_duel_table", "{tiles} from the moon sides to line {line}")
FROM_MOONS_BROKEN = text("azul_duel_table", "{tiles} from the moon sides to the broken tiles")
STACKED = text("azul_duel_table", "{tiles}; the others to the moon side, from the bottom: {order}")
PLATE_DISPLAYED = text(
    "azul_duel_table",
    "dome plate from the display, {spaces}, to plate row {row}, plate column {column}",
)
PLATE_KEPT = text(
    "azul_duel_table", "drawn dome plate, {spaces}, to plate row {row}, plate column {column}"
)
PLATE_RETURNED = text("azul_duel_table", "dome plate, {spaces}, under the stack")
CHIP_OF = text("azul_duel_table", "bonus chip, {chip}, from small factory {factory}")
CHIPS_FOR = text("azul_duel_table", "bonus chips to complete line {line}: {chips}")
TILE_TO = text(
    "azul_duel_table", "{color} tile from line {line} to dome row {line}, column {column}"
)
DRAWN: Mapping[Kind, Message] = {
    Kind.SPECIAL: text("azul_duel_table", "{player} draws a special plate from the stack."),
    Kind.WILD: text("azul_duel_table", "{player} draws a wild plate from the stack."),
}
LOOKED = text("azul_duel_table", "{player} looks at the drawn dome plates.")
RETURNED = text("azul_duel_table", "{player} puts a dome plate under the stack.")
PASSED = text("azul_duel_table", "{player} passes.")
SKIPPED = text("azul_duel_table", "{player} skips line {line}.")

# In the fewest words.

TAKEN = text("azul_duel_table", "{tiles}, {source}, {target}")
SMALL_FACTORY = text("azul_duel_table", "small factory {factory}")
LARGE_FACTORY = text("azul_duel_table", "large factory")
MOON_SIDES = text("azul_duel_table", "moon sides")
LINE = text("azul_duel_table", "line {line}")
BROKEN_TILES = text("azul_duel_table", "broken tiles")
PLATE = text("azul_duel_table", "dome plate, {spaces}, row {row}, column {column}")
CHIP = text("azul_duel_table", "bonus chip, {chip}")
CHIPS = text("azul_duel_table", "bonus chips, line {line}")
TILE = text("azul_duel_table", "{color}, line {line}, column {column}")

# What a move leads to.

FIRST_TILE = text("azul_duel_table", "{player} takes the first-player tile.")
LEFT_OVER = text("azul_duel_table", "Left on the moon side, from the bottom: {tiles}.")
LEFT_ALONE = text("azul_duel_table", "Left on the moon side: {tiles}.")
TILE_BREAKS = text("azul_duel_table", "1 tile breaks.")
SPECIAL = text("azul_duel_table", "Special tile on dome row {row}, column {column}.")
FIRST_TILE_SHORT = text("azul_duel_table", "First-player tile.")
LEFT_SHORT = text("azul_duel_table", "Moon side: {tiles}.")
SPECIAL_SHORT = text("azul_duel_table", "Special tile, row {row}, column {column}.")


def _break(count: int) -> Message:
    if count == 1:
        return TILE_BREAKS
    return plural("azul_duel_table", "%n tiles break.", "", count)


_FACTORY = frozenset({"sun", "moon"})
_BROKEN = frozenset({"broken", "tower"})
_LAID = (moves.OpenPlate, moves.TakePlate, moves.KeepPlate)


def described(turn: Turn, before: View) -> MoveText:
    """Describe a move with its pieces and places."""
    if isinstance(turn.move, moves.TakeSun | moves.TakeMoon):
        return _taking(turn)
    if (detail := _detail(turn.move, turn.seat, before)) is None:
        return MoveText(_plain(turn, before), _pieces(turn, before))
    short = _short(turn.move, turn.seat, before)
    return MoveText(
        moved(turn.seat, detail),
        _pieces(turn, before),
        detail,
        tuple(_effects(turn)),
        () if short is None else (moved(turn.seat, short), *_short_effects(turn)),
    )


def _taking(turn: Turn) -> MoveText:
    move = turn.move
    piece = tile_piece(move.color)
    count = sum(
        isinstance(event, Moved)
        and event.piece == piece
        and event.source.area in _FACTORY
        and event.target.area not in _FACTORY
        for event in turn.events
    )
    taken = _taken(move).bind(tiles=tiles(move.color, count), line=move.line)
    ordered = isinstance(move, moves.TakeSun) and len(set(move.order)) > 1
    stacked = STACKED.bind(tiles=taken, order=_colors(move.order)) if ordered else taken
    return MoveText(
        moved(turn.seat, taken),
        (Piece(piece),) * count,
        stacked,
        tuple(_effects(turn)),
        (moved(turn.seat, _taken_shortly(move, count)), *_short_effects(turn)),
    )


def _taken(move: moves.TakeSun | moves.TakeMoon) -> Message:
    breaks = move.line == moves.BROKEN
    if isinstance(move, moves.TakeMoon):
        return FROM_MOONS_BROKEN if breaks else FROM_MOONS
    if move.factory == LARGE:
        return FROM_LARGE_BROKEN if breaks else FROM_LARGE
    return (FROM_SMALL_BROKEN if breaks else FROM_SMALL).bind(factory=move.factory)


def _taken_shortly(move: moves.TakeSun | moves.TakeMoon, count: int) -> Message:
    source = MOON_SIDES
    if isinstance(move, moves.TakeSun):
        large = move.factory == LARGE
        source = LARGE_FACTORY if large else SMALL_FACTORY.bind(factory=move.factory)
    target = BROKEN_TILES if move.line == moves.BROKEN else LINE.bind(line=move.line)
    return TAKEN.bind(tiles=colored(move.color, count), source=source, target=target)


def broken_tiles(shifted: Iterable[Moved]) -> int:
    """Count the tiles from factories that break; some may find no room among the broken ones."""
    return sum(e.source.area in _FACTORY and e.target.area in _BROKEN for e in shifted)


@frozen
class _Effects:
    """What a move did besides: broken tiles, the first-player tile, stacked and special tiles."""

    broken: int
    takes_first: bool
    stacked: tuple[Tile, ...]
    specials: tuple[tuple[int, int], ...]


def _effects_of(turn: Turn) -> _Effects:
    move = turn.move
    shifted = [event for event in turn.events if isinstance(event, Moved)]
    breaks = isinstance(move, moves.TakeSun | moves.TakeMoon) and move.line != moves.BROKEN
    special = [event.target for event in shifted if event.source == places.SPECIAL_SUPPLY]
    return _Effects(
        broken_tiles(shifted) if breaks else 0,
        any(event.target.area == "first_player_tile" for event in shifted),
        move.order if isinstance(move, moves.TakeSun) else (),
        tuple((target.at[0], target.at[1]) for target in special),
    )


def _effects(turn: Turn) -> Iterator[Message]:
    """Say what a move did besides."""
    found = _effects_of(turn)
    if found.broken:
        yield _break(found.broken)
    if found.takes_first:
        yield FIRST_TILE.bind(player=Player(turn.seat))
    if found.stacked:
        left = LEFT_OVER if len(found.stacked) > 1 else LEFT_ALONE
        yield left.bind(tiles=_colors(found.stacked))
    for row, column in found.specials:
        yield SPECIAL.bind(row=row, column=column)


def _short_effects(turn: Turn) -> Iterator[Message]:
    """Say what a move did besides in the fewest words."""
    found = _effects_of(turn)
    if found.broken:
        yield sentence(breaking(found.broken))
    if found.takes_first:
        yield FIRST_TILE_SHORT
    if found.stacked:
        yield LEFT_SHORT.bind(tiles=_colors(found.stacked))
    for row, column in found.specials:
        yield SPECIAL_SHORT.bind(row=row, column=column)


def _detail(move: moves.Move, seat: Seat, before: View) -> Message | None:
    """Name the pieces and places of a move; None: it has none, or they are hidden."""
    match move:
        case moves.OpenPlate() | moves.TakePlate() | moves.KeepPlate():
            laid = PLATE_KEPT if isinstance(move, moves.KeepPlate) else PLATE_DISPLAYED
            return _laid(laid, move)
        case moves.ReturnPlate(plate) if plate in {drawn.plate for drawn in before.hand}:
            return PLATE_RETURNED.bind(spaces=plate_spaces(plate))
        case moves.TakeChip(factory):
            chip = before.factories[factory].chip
            return None if chip is None else CHIP_OF.bind(chip=chip_name(chip), factory=factory)
        case moves.SpendChips(line, chips):
            return CHIPS_FOR.bind(line=line, chips=enumerated(chip_name(chip) for chip in chips))
        case moves.PlaceTile(line, column):
            color = texts.COLORS[before.boards[seat].line(line)[0]]
            return TILE_TO.bind(color=color, line=line, column=column)
        case _:
            return None


def _short(move: moves.Move, seat: Seat, before: View) -> Message | None:
    """Name the pieces and places of a move in the fewest words; None: its detail is short."""
    match move:
        case moves.OpenPlate() | moves.TakePlate() | moves.KeepPlate():
            return _laid(PLATE, move)
        case moves.TakeChip(factory):
            chip = before.factories[factory].chip
            return None if chip is None else CHIP.bind(chip=chip_name(chip))
        case moves.SpendChips(line):
            return CHIPS.bind(line=line)
        case moves.PlaceTile(line, column):
            color = texts.COLORS[before.boards[seat].line(line)[0]]
            return TILE.bind(color=color, line=line, column=column)
        case _:
            return None


def _laid(phrase: Message, move: moves.OpenPlate | moves.TakePlate | moves.KeepPlate) -> Message:
    spaces = plate_spaces(move.plate, move.turns)
    return phrase.bind(spaces=spaces, row=move.slot // 3 + 1, column=move.slot % 3 + 1)


def _plain(turn: Turn, before: View) -> Message:
    """Say a move without a piece that everybody sees."""
    player = Player(turn.seat)
    match turn.move:
        case moves.Draw():
            kind = before.stack[0].kind if before.stack else None
            return DRAWN[kind or Kind.WILD].bind(player=player)
        case moves.SkipLine(line):
            return SKIPPED.bind(player=player, line=line)
        case moves.Look():
            return LOOKED.bind(player=player)
        case moves.ReturnPlate():
            return RETURNED.bind(player=player)
        case _:
            return PASSED.bind(player=player)


def _pieces(turn: Turn, before: View) -> tuple[Piece, ...]:
    """Show the piece that a move is about."""
    match turn.move:
        case moves.SpendChips(_, chips):
            return tuple(Piece(chip_piece(chip)) for chip in chips)
        case moves.PlaceTile(line):
            return (Piece(tile_piece(before.boards[turn.seat].line(line)[0])),)
    area = _AREAS.get(type(turn.move))
    pieces = (
        event.piece
        for event in turn.events
        if isinstance(event, Moved) and event.target.area == area
    )
    return tuple(Piece(piece) for piece, _ in zip(pieces, range(1), strict=False))


_AREAS: Mapping[type, str] = {
    **dict.fromkeys(_LAID, "slot"),
    moves.Draw: "hand",
    moves.ReturnPlate: "stack",
    moves.TakeChip: "storage",
}
"""The area to which a move brings its piece."""


def _colors(order: tuple[Tile, ...]) -> Message:
    return enumerated(texts.COLORS[tile] for tile in order)
