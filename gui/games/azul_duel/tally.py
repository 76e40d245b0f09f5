"""A dome while it is counted."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from core.games.azul_duel import places
from core.games.azul_duel import texts as rules
from core.games.azul_duel.arranging import CHIP_PIECES, TOKEN_PIECES
from core.games.azul_duel.board import BROKEN_SPACES
from core.games.azul_duel.dome import CELLS, SLOTS
from core.games.azul_duel.pieces import (
    FIRST_PLAYER_TILE,
    Tile,
    accepts,
    plate_piece,
    tile_piece,
)
from core.games.azul_duel.scoring import BROKEN_PENALTIES, FIRST_TILE_PENALTY
from core.games.azul_duel.tally import BROKEN, PLATE_PIECES, TILE_PIECES, slot_at
from core.kernel.messages import Player
from core.kernel.places import Place
from core.kernel.tallying import Put
from gui.board.brush import square
from gui.board.faces import Face
from gui.games.tally_board import LAY_OUT, Group
from gui.look.lettering import CENTER, Style, write

from . import texts
from .arch import CROWN, FOOT, WALL, paint_arch, paint_empty_slot
from .board_plan import BROKEN_PITCH, DOME, BoardPlan
from .brush import AzulBrush
from .describe import TURNED
from .faces import PLATE_Z, TILE_Z, tile_face, tile_rect
from .names import chip_name, plate_spaces, space_name
from .pictures import BrokenPicture, FirstTilePicture, PlatePicture, TilePicture
from .table_areas import BOARD_HEIGHT, BOARD_WIDTH, scale_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtGui import QPainter

    from core.games.azul_duel.tally import Domes
    from core.kernel.messages import Message
    from core.kernel.tallying import Move
    from gui.board.table import Layout, Stage
    from gui.games.tally_board import TallyView, TypedNumbers

HELD = Place("held")
ANGULAR = 0.14
WHOLE = QRectF(
    DOME.left() - WALL,
    DOME.top() + 12 - CROWN,
    DOME.width() + 2 * WALL,
    DOME.height() + CROWN + FOOT + 84,
)
"""The visible part of a board: the dome under its arch, and the broken tiles below."""
BELOW = DOME.bottom() + FOOT + 40


class AzulDuelBoard:
    """How a dome looks while it is counted."""

    groups = (Group(len(PLATE_PIECES), 1.0), Group(len(TILE_PIECES) + 2, 1.0, 0.5))
    share = 0.54
    labels: tuple[Message, ...] = ()
    invitation = LAY_OUT
    typing: TypedNumbers | None = None

    def layout(self, stage: Stage, room: QRectF) -> Mapping[Place, QRectF]:
        """Return the rectangle of every slot, space and field below the dome."""
        seat, plan = stage.view.seat, _plan(room)
        return {
            **{places.slot(seat, slot): plan.slot(slot) for slot in SLOTS},
            **{places.dome(seat, cell): plan.cell(cell) for cell in CELLS},
            **{places.broken(seat, n): _below(plan, n) for n in range(BROKEN_SPACES)},
            places.first_player_tile(seat): _below(plan, BROKEN_SPACES + 0.6),
        }

    def faces(self, stage: Stage, layout: Layout) -> Iterator[Face]:
        """Return the faces of everything on the board."""
        state: Domes = stage.view.state
        seat = stage.view.seat
        dome = state.domes[seat]
        for slot, laid in enumerate(dome.slots):
            if laid is not None:
                place = places.slot(seat, slot)
                yield Face(place, PlatePicture(laid.plate, laid.turns), layout[place], PLATE_Z)
        for cell in CELLS:
            if (tile := dome.tile(cell)) is not None:
                place = places.dome(seat, cell)
                yield tile_face(place, tile, layout[place])
        for index in range(state.broken[seat]):
            place = places.broken(seat, index)
            yield self.piece_face(place, BROKEN, layout[place])
        if state.first == seat:
            place = places.first_player_tile(seat)
            yield self.piece_face(place, FIRST_PLAYER_TILE, layout[place])

    def paint_ground(self, painter: QPainter, stage: Stage, room: QRectF) -> None:
        """Paint the arch, the empty slots and the spaces below."""
        brush, plan = AzulBrush(painter, stage, scale_of(stage)), _plan(room)
        dome = stage.view.state.domes[stage.view.seat]
        paint_arch(brush, plan)
        for slot in SLOTS:
            if dome.slots[slot] is None:
                paint_empty_slot(brush, plan.slot(slot), plan.k)
        losses = [later - before for before, later in pairwise(BROKEN_PENALTIES)]
        for index in range(BROKEN_SPACES):
            rect = _below(plan, index)
            brush.piece(square(rect.center(), rect.width() * 1.08), "slot_broken" + brush.suffix)
            _write_loss(painter, stage, rect, losses[index])
        first = _below(plan, BROKEN_SPACES + 0.6)
        brush.piece(first, "tile_first", 0.3)
        _write_loss(painter, stage, first, FIRST_TILE_PENALTY)

    def piece_face(self, place: Place, piece: str, rect: QRectF, turn: int = 0) -> Face:
        """Show a plate or a tile."""
        if piece in PLATE_PIECES:
            return Face(place, PlatePicture(PLATE_PIECES[piece], turn), rect, PLATE_Z)
        if piece in TILE_PIECES:
            return Face(place, TilePicture(TILE_PIECES[piece]), tile_rect(rect), TILE_Z, body=rect)
        if piece == BROKEN:
            return Face(place, BrokenPicture(), tile_rect(rect), TILE_Z, body=rect)
        return Face(place, FirstTilePicture(), rect, TILE_Z)

    def held(self, stage: Stage, layout: Layout, piece: str, turn: int) -> Sequence[Face]:  # noqa: ARG002 - pieces say it all
        """Hold a piece by its middle."""
        area = "slot" if piece in PLATE_PIECES else "dome"
        side = next(rect.width() for place, rect in layout.items() if place.area == area)
        return (self.piece_face(HELD, piece, square(QPointF(), side), turn),)

    def piece_at(self, view: TallyView, place: Place) -> tuple[str, int] | None:
        """Find what lies at a place."""
        dome = view.state.domes[view.seat]
        match place.area:
            case "slot":
                laid = dome.slots[slot_at(place)]
                return (plate_piece(laid.plate), laid.turns) if laid else None
            case "dome":
                row, column = place.at
                tile = dome.tile((row, column))
                return (tile_piece(tile), 0) if tile and tile is not Tile.SPECIAL else None
            case "broken":
                return BROKEN, 0
            case _:
                return FIRST_PLAYER_TILE, 0

    def group(self, view: TallyView, place: Place) -> Sequence[Place]:  # noqa: ARG002 - see below
        """Take a piece alone."""
        return (place,)

    def drop_places(self, view: TallyView) -> Sequence[Place]:
        """List slots, spaces and what lies below."""
        seat = view.seat
        return (
            *(places.slot(seat, slot) for slot in SLOTS),
            *(places.dome(seat, cell) for cell in CELLS),
            *(places.broken(seat, index) for index in range(BROKEN_SPACES)),
            places.first_player_tile(seat),
        )

    def target(self, piece: str, place: Place) -> Place:
        """Return the slot of the space on which a plate is dropped."""
        if piece not in PLATE_PIECES or place.area != "dome":
            return place
        row, column = place.at
        return Place("slot", ((row + 1) // 2, (column + 1) // 2), place.seat)

    def piece_name(self, piece: str) -> Message:
        """Name a plate by its spaces, a tile by its color."""
        if piece in PLATE_PIECES:
            return texts.PLATE.bind(spaces=plate_spaces(PLATE_PIECES[piece]))
        if piece in TILE_PIECES:
            return texts.TILE.bind(color=rules.COLORS[TILE_PIECES[piece]])
        if piece in CHIP_PIECES:
            return texts.CHIP.bind(chip=chip_name(CHIP_PIECES[piece]))
        if piece in TOKEN_PIECES:
            return texts.TOKEN.bind(player=Player(TOKEN_PIECES[piece]))
        return texts.BROKEN_TILE if piece == BROKEN else rules.FIRST_PLAYER_TILE

    def name(self, view: TallyView, place: Place) -> Message:
        """Name a place and what lies there."""
        state: Domes = view.state
        dome, player = state.domes[view.seat], Player(view.seat)
        match place.area:
            case "slot":
                row, column = place.at
                laid = dome.slots[slot_at(place)]
                named = texts.SLOT if laid is None else texts.SLOT_FILLED
                if laid is not None:
                    named = named.bind(spaces=plate_spaces(laid.plate, laid.turns))
                return named.bind(player=player, row=row, column=column)
            case "dome":
                row, column = place.at
                named = _cell_name(view, (row, column))
                return named.bind(player=player, row=row, column=column)
            case "broken":
                full = place.at[0] < state.broken[view.seat]
                return texts.BROKEN_TILE if full else texts.BROKEN_SPACE
            case _:
                held = state.first == view.seat
                named = texts.FIRST_PLAYER_HELD if held else texts.FIRST_PLAYER_FIELD
                return named.bind(player=player)

    def variant_words(self, piece: str, turn: int) -> Message | None:
        """Say how a plate is turned, or whether a chip is spent."""
        if piece in CHIP_PIECES:
            return texts.CHIP_FACE_DOWN if turn else texts.CHIP_FACE_UP
        if piece not in PLATE_PIECES:
            return None
        return TURNED.bind(spaces=plate_spaces(PLATE_PIECES[piece], turn))

    def roundness(self, place: Place) -> float | None:
        """Return the roundness of plates and tiles."""
        return ANGULAR if place.area == "slot" else 1.0

    def meant(self, view: TallyView, place: Place) -> Move | None:
        """Return the move that lays a tile of the color that a space asks for."""
        if place.area != "dome":
            return None
        row, column = place.at
        space = view.state.domes[view.seat].space((row, column))
        colors = [piece for piece, color in TILE_PIECES.items() if space and accepts(space, color)]
        return Put(view.page, colors[0], place) if len(colors) == 1 else None


BOARD = AzulDuelBoard()


def _plan(room: QRectF) -> BoardPlan:
    """Fit the dome and the fields below into a rectangle."""
    k = min(room.width() / WHOLE.width(), room.height() / WHOLE.height())
    shown = QRectF(QPointF(), WHOLE.size() * k)
    shown.moveCenter(room.center())
    origin = shown.topLeft() - WHOLE.topLeft() * k
    return BoardPlan(QRectF(origin.x(), origin.y(), BOARD_WIDTH * k, BOARD_HEIGHT * k), own=True)


def _below(plan: BoardPlan, index: float) -> QRectF:
    return plan.around(DOME.left() + (index + 0.5) * BROKEN_PITCH, BELOW, 50)


def _write_loss(painter: QPainter, stage: Stage, rect: QRectF, points: int) -> None:
    below = QRectF(rect.left(), rect.bottom(), rect.width(), rect.height() * 0.5)
    style = Style(rect.height() * 0.34, stage.theme.loss, bold=True, align=CENTER)
    write(painter, below, f"−{points}", style)


def _cell_name(view: TallyView, cell: tuple[int, int]) -> Message:
    dome = view.state.domes[view.seat]
    tile, space = dome.tile(cell), dome.space(cell)
    if tile is not None:
        return texts.CELL_FILLED.bind(color=rules.COLORS[tile])
    return texts.CELL if space is None else texts.CELL_FREE.bind(space=space_name(space))
