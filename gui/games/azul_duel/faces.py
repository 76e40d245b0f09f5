"""Turn a view of the rules into pictures at places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from core.games.azul_duel import AZUL_DUEL, places
from core.games.azul_duel.board import TOKENS
from core.games.azul_duel.dome import CELLS
from core.games.azul_duel.pieces import PLATES, Chip, Kind, Tile
from core.games.azul_duel.state import HOLDING, LARGE
from core.kernel.rng import Rng
from gui.board.faces import Face
from gui.games.once import once_for_each

from . import places as spots
from .painting import TILE_MARGIN
from .pictures import (
    BackPicture,
    ChipPicture,
    FirstTilePicture,
    MarkerPicture,
    PlatePicture,
    StackPicture,
    TilePicture,
    TokenPicture,
)
from .plan import plan_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.games.azul_duel.board import Board
    from core.games.azul_duel.view import FactoryView, PlateView, View
    from core.kernel.messages import Seat
    from core.kernel.places import Place
    from gui.board.table import Layout, Stage

    from .pictures import Picture

CHIP_MARGIN = 1.12
PLATE_Z, TILE_Z, CHIP_Z = 0.0, 2.0, 1.0


def faces_of(stage: Stage, layout: Layout) -> Sequence[Face]:
    """Return the faces of everything on the table."""
    view: View = stage.view
    shown = [
        face for number in range(len(view.factories)) for face in _factory(view, number, layout)
    ]
    shown += _market(view, layout)
    for seat, board in enumerate(view.boards):
        shown += _board(board, seat, layout)
        shown += _tokens(stage, seat, layout)
    if view.first_tile is None:
        place = places.FIRST_PLAYER_SPOT
    else:
        place = places.first_player_tile(view.first_tile)
    shown.append(Face(place, FirstTilePicture(), layout[place], TILE_Z))
    if view.stage not in HOLDING:
        shown += _markers(stage)
    return shown


def tile_face(
    place: Place, tile: Tile, rect: QRectF, z: float = TILE_Z, *, ringed: bool = False
) -> Face:
    """Show a tile on a space; its shadow reaches over the rim."""
    return Face(place, TilePicture(tile, ringed), tile_rect(rect), z)


def tile_rect(rect: QRectF) -> QRectF:
    """Return the rectangle of a tile's drawing from that of its space."""
    grown = QRectF(QPointF(), rect.size() * TILE_MARGIN)
    grown.moveCenter(rect.center() + QPointF(0, rect.height() * 0.02))
    return grown


def chip_face(place: Place, picture: ChipPicture, rect: QRectF) -> Face:
    """Show a bonus chip."""
    grown = QRectF(QPointF(), rect.size() * CHIP_MARGIN)
    grown.moveCenter(rect.center())
    return Face(place, picture, grown, CHIP_Z)


def piece_picture(piece: str, stage: Stage) -> Picture | None:
    """Return the picture of an event's piece."""
    kind, _, name = piece.partition(":")
    match kind:
        case "tile":
            return TilePicture(Tile(name))
        case "plate":
            return _plate_picture(name)
        case "chip":
            return ChipPicture(None if name == "?" else Chip(name))
        case "token":
            return TokenPicture(stage.looks[int(name)].color.name)
        case "first":
            return FirstTilePicture()
    return None


@once_for_each
def totals(stage: Stage) -> tuple[int, ...]:
    """Return the scores, or as much as is counted by now; goals once the game is over."""
    if stage.sheets:
        return tuple(sum(line.points for line in lines) for lines in stage.sheets)
    return scores_of(stage.view)


def scores_of(view: View) -> tuple[int, ...]:
    """Return the current scores, goals included once the game is over."""
    state = AZUL_DUEL.determinize(view, Rng.seeded(0))
    return tuple(AZUL_DUEL.score(state, seat).total for seat in range(view.seats))


def special_tiles_left(view: View) -> int:
    """Count the special tiles that lie on no dome."""
    all_of_them = sum(plate.kind is Kind.SPECIAL for plate in PLATES.values())
    return all_of_them - sum(board.dome.tiles.count(Tile.SPECIAL) for board in view.boards)


def _plate_picture(name: str) -> Picture:
    if name.startswith("?"):
        return BackPicture(Kind(name[1:]))
    number, _, turns = name[1:].partition("r")
    return PlatePicture(int(number), int(turns or 0))


def _factory(view: View, number: int, layout: Layout) -> Iterator[Face]:
    factory: FactoryView = view.factories[number]
    for index, tile in enumerate(factory.sun):
        place = places.sun(number, index)
        yield tile_face(place, tile, layout[place])
    for index, tile in enumerate(factory.moon):
        place = places.moon(number, index)
        top = number != LARGE and index == len(factory.moon) - 1
        yield tile_face(place, tile, layout[place], TILE_Z + index, ringed=top)
    if factory.has_chip:
        place = places.chip(number)
        yield Face(place, ChipPicture(factory.chip), layout[place], CHIP_Z)


def _market(view: View, layout: Layout) -> Iterator[Face]:
    for index, plate in enumerate(view.display):
        if plate is not None:
            place = places.display(index)
            yield Face(place, PlatePicture(plate), layout[place])
    if view.stack and (kind := view.stack[0].kind) is not None:
        yield Face(spots.PILE, StackPicture(kind, len(view.stack)), layout[spots.PILE])
    for index, drawn in enumerate(view.hand):
        place = places.hand(view.turn, index)
        yield Face(place, drawn_picture(drawn), layout[place])


def drawn_picture(drawn: PlateView) -> Picture:
    """Show a drawn plate: its front to a viewer who may see it."""
    if drawn.plate is not None:
        return PlatePicture(drawn.plate)
    return BackPicture(drawn.kind or Kind.WILD)


def _board(board: Board, seat: Seat, layout: Layout) -> Iterator[Face]:
    for number, tiles in enumerate(board.lines, start=1):
        for index, tile in enumerate(tiles):
            place = places.line(seat, number, index)
            yield tile_face(place, tile, layout[place])
    for slot, laid in enumerate(board.dome.slots):
        if laid is not None:
            place = places.slot(seat, slot)
            yield Face(place, PlatePicture(laid.plate, laid.turns), layout[place], PLATE_Z)
    for cell in CELLS:
        if (filled := board.dome.tile(cell)) is not None:
            place = places.dome(seat, cell)
            yield tile_face(place, filled, layout[place])
    for index, tile in enumerate(board.broken):
        place = places.broken(seat, index)
        yield tile_face(place, tile, layout[place])
    for index, stored in enumerate(board.chips):
        place = places.storage(seat, index)
        yield chip_face(place, ChipPicture(stored.chip, stored.spent), layout[place])


def _tokens(stage: Stage, seat: Seat, layout: Layout) -> Iterator[Face]:
    """Show the tokens: the first one spent is the first one that lies on the scoring board."""
    spent = TOKENS - stage.view.boards[seat].tokens
    picture = TokenPicture(stage.looks[seat].color.name)
    for index in range(TOKENS):
        where = places.spent_token if index < spent else places.token
        place = where(seat, index)
        yield Face(place, picture, layout[place])


def _markers(stage: Stage) -> Iterator[Face]:
    scores = totals(stage)
    market = plan_of(stage).market
    for seat, score in enumerate(scores):
        other = scores[1 - seat]
        for track, digit in enumerate(digits(score)):
            share = (-1 if seat == stage.near else 1) if digits(other)[track] == digit else 0
            picture = MarkerPicture(stage.looks[seat].color.name)
            rect = market.marker(track, digit, share)
            yield Face(spots.marker(seat, track), picture, rect, TILE_Z)


def digits(score: int) -> tuple[int, int]:
    """Split a score into tens and ones; beyond 99 the markers begin a second lap."""
    return score // 10 % 10, score % 10
