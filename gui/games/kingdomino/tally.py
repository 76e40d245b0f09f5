"""A kingdom while it is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from core.games.kingdomino.grid import CASTLE, beside
from core.games.kingdomino.pieces import DOMINOES, domino_piece
from core.games.kingdomino.places import kingdom_cell
from core.games.kingdomino.tally import PIECES, TURNS, laid_at
from core.games.kingdomino.texts import TERRAINS
from core.kernel.messages import Player, text
from gui.board.brush import cast_shadow
from gui.board.faces import Face
from gui.games.tally_board import Group
from gui.games.tally_plan import unit

from . import texts
from .brush import stamp
from .describe import HELD as HELD_WORDS
from .faces import FRAME_Z, RESTING, domino_rect
from .field import Field, growing_field
from .pictures import CastlePicture, DominoPicture, FramePicture
from .places import FRAME, HELD

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtGui import QPainter

    from core.games.kingdomino.kingdom import Kingdom
    from core.kernel.messages import Message
    from core.kernel.places import Place
    from gui.board.table import Layout, Stage
    from gui.games.tally_board import TallyView

DOMINO = text("kingdomino_table", "Domino {domino} ({left} / {right})")
LARGEST = 120.0
EMPTY = 0.8


class KingdominoBoard:
    """How a kingdom looks while it is counted."""

    groups = (Group(len(PIECES), 2.0),)
    share = 0.55
    labels = tuple(TERRAINS.values())

    def layout(self, stage: Stage, room: QRectF) -> Mapping[Place, QRectF]:
        """Give every square its rectangle."""
        seat, field = stage.view.seat, _field(stage, room)
        rects = {kingdom_cell(seat, cell): field.rect(cell) for cell in field.cells}
        return {**rects, FRAME: field.frame(_kingdom(stage.view))}

    def faces(self, stage: Stage, layout: Layout) -> Iterator[Face]:
        """Tell what lies where: the castle, the dominoes, the frame."""
        seat = stage.view.seat
        castle = kingdom_cell(seat, CASTLE)
        yield Face(castle, CastlePicture(stage.looks[seat].color), layout[castle])
        kingdom = _kingdom(stage.view)
        for laid in kingdom.laid:
            picture = DominoPicture(laid.domino, laid.direction)
            yield Face(
                kingdom_cell(seat, laid.cell), picture, domino_rect(layout, seat, laid.cells)
            )
        yield Face(FRAME, FramePicture(kingdom.size), layout[FRAME], FRAME_Z, opacity=RESTING)

    def paint_ground(self, painter: QPainter, stage: Stage, room: QRectF) -> None:
        """Paint the empty squares and the shadows of the others."""
        kingdom, field = _kingdom(stage.view), _field(stage, room)
        painter.setOpacity(EMPTY)
        for cell in field.cells:
            if cell != CASTLE and cell not in kingdom.squares:
                stamp(painter, field.rect(cell), f"cell_empty_{stage.theme.name}")
        painter.setOpacity(1.0)
        for cells in ((CASTLE,), *(laid.cells for laid in kingdom.laid)):
            cast_shadow(painter, field.block(cells), field.cell * 0.08, field.cell * 0.12, 0.4)

    def piece_face(self, place: Place, piece: str, rect: QRectF, turn: int = 0) -> Face:
        """Show a domino."""
        return Face(place, DominoPicture(PIECES[piece], TURNS[turn]), rect)

    def held(self, layout: Layout, piece: str, turn: int) -> Sequence[Face]:
        """Hold a domino by its left half."""
        cell = next(r.width() for place, r in layout.items() if place.area == "kingdom")
        body = QRectF(-cell / 2, -cell / 2, cell, cell)
        x, y = beside(CASTLE, TURNS[turn])
        body = body.united(body.translated(QPointF(x * cell, y * cell)))
        return (Face(HELD, DominoPicture(PIECES[piece], TURNS[turn]), body),)

    def piece_at(self, view: TallyView, place: Place) -> tuple[str, int] | None:
        """Find the domino that covers a square."""
        laid = laid_at(_kingdom(view), place)
        return (domino_piece(laid.domino), TURNS.index(laid.direction)) if laid else None

    def group(self, view: TallyView, place: Place) -> Sequence[Place]:
        """List the two squares of a domino."""
        laid = laid_at(_kingdom(view), place)
        return tuple(kingdom_cell(view.seat, cell) for cell in laid.cells) if laid else (place,)

    def drop_places(self, view: TallyView) -> Sequence[Place]:
        """List the squares that are near the kingdom."""
        field = growing_field(view.seat, _kingdom(view), QRectF(0, 0, 100, 100), 10)
        return tuple(kingdom_cell(view.seat, cell) for cell in field.cells)

    def target(self, piece: str, place: Place) -> Place:  # noqa: ARG002 - a square is a square
        """Lay the left half where it is dropped."""
        return place

    def piece_name(self, piece: str) -> Message:
        """Name a domino by its number and its squares."""
        domino = DOMINOES[PIECES[piece]]
        left, right = texts.square(domino.left), texts.square(domino.right)
        return DOMINO.bind(domino=domino.number, left=left, right=right)

    def name(self, view: TallyView, place: Place) -> Message:
        """Name a square."""
        kingdom = _kingdom(view)
        if place == FRAME:
            return texts.FRAME.bind(size=kingdom.size)
        x, y = place.at
        if (x, y) == CASTLE:
            return texts.CASTLE.bind(king=Player(view.seat))
        return texts.named_square(view.seat, (x, y), kingdom.squares.get((x, y)))

    def variant_words(self, piece: str, turn: int) -> Message | None:  # noqa: ARG002 - alike for all
        """Say where the other half of a held domino lies."""
        return HELD_WORDS[TURNS[turn]]

    def roundness(self, place: Place) -> float | None:  # noqa: ARG002 - all alike
        """Leave squares as they are."""
        return None


BOARD = KingdominoBoard()


def _kingdom(view: TallyView) -> Kingdom:
    kingdom: Kingdom = view.state.kingdoms[view.seat]
    return kingdom


def _field(stage: Stage, room: QRectF) -> Field:
    return growing_field(stage.view.seat, _kingdom(stage.view), room, LARGEST * unit(stage))
