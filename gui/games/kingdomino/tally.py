"""A kingdom while it is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from core.games.kingdomino.arranging import KINGS
from core.games.kingdomino.grid import CASTLE, beside, rectangle
from core.games.kingdomino.pieces import DOMINOES, domino_piece
from core.games.kingdomino.places import kingdom_cell
from core.games.kingdomino.tally import PIECES, TURNS
from core.games.kingdomino.texts import TERRAINS
from core.kernel.messages import Player, text
from core.kernel.tallying import Put, Shift
from gui.board.brush import cast_shadow
from gui.board.faces import Face
from gui.games.tally_board import TRAY, Group
from gui.games.tally_plan import unit

from . import texts
from .brush import stamp
from .describe import HELD as HELD_WORDS
from .faces import FRAME_Z, RESTING, domino_rect
from .field import RAIL, Field, Span, spanned_field
from .painting import PLATE_BELOW
from .pictures import CastlePicture, DominoPicture, FramePicture, LinePicture
from .places import FRAME, HELD

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtGui import QPainter

    from core.games.kingdomino.grid import Cell
    from core.games.kingdomino.tally import Layout as Kingdom
    from core.kernel.messages import Message
    from core.kernel.places import Place
    from core.kernel.tallying import Move
    from gui.board.table import Layout, Stage
    from gui.games.tally_board import TallyView

DOMINO = text("kingdomino_table", "Domino {domino} ({left} / {right})")
CASTLE_NAME = text("kingdomino_table", "Castle")
INVITATION = text(
    "kingdomino_table",
    "{player}: place the dominoes in any order, or type a number and press an arrow key",
)
ARROW_ASKED = text(
    "kingdomino_table", "{domino}: press the arrow key that points to its right half"
)
NUMBERS = text("kingdomino_table", "Dominoes are numbered 1 to 48; 0 is the castle.")
CASTLE_PIECE = "castle"
CASTLE_KEY = "0"
LARGEST = 120.0
INSIDE, OUTSIDE = 0.8, 0.3
"""How strongly empty squares show in the frame and round it."""


class KingdominoBoard:
    """How a kingdom looks while it is counted."""

    groups = (Group(len(PIECES), 2.0 / (1 + PLATE_BELOW)),)
    share = 0.55
    labels = tuple(TERRAINS.values())
    invitation = INVITATION

    @property
    def typing(self) -> DominoNumbers:
        """How dominoes are laid by typing their numbers."""
        return DominoNumbers()

    def layout(self, stage: Stage, room: QRectF) -> Mapping[Place, QRectF]:
        """Return the rectangle of every square."""
        seat, field = stage.view.seat, _field(stage, room)
        rects = {kingdom_cell(seat, cell): field.rect(cell) for cell in field.cells}
        (west, east), (north, south) = _framed(_kingdom(stage.view))
        rail = RAIL * field.cell
        frame = field.block(((west, north), (east, south)))
        return {**rects, FRAME: frame.adjusted(-rail, -rail, rail, rail)}

    def faces(self, stage: Stage, layout: Layout) -> Iterator[Face]:
        """Return the faces of the castle, the dominoes and the frame."""
        seat = stage.view.seat
        kingdom = _kingdom(stage.view)
        castle = kingdom_cell(seat, kingdom.castle)
        yield Face(castle, CastlePicture(stage.looks[seat].color), layout[castle])
        for laid in kingdom.laid:
            picture = DominoPicture(laid.domino, laid.direction)
            yield Face(
                kingdom_cell(seat, laid.cell), picture, domino_rect(layout, seat, laid.cells)
            )
        yield Face(FRAME, FramePicture(kingdom.size), layout[FRAME], FRAME_Z, opacity=RESTING)

    def paint_ground(self, painter: QPainter, stage: Stage, room: QRectF) -> None:
        """Paint the empty squares and the shadows of the others."""
        kingdom, field = _kingdom(stage.view), _field(stage, room)
        (west, east), (north, south) = _framed(kingdom)
        frame = rectangle(west, east, north, south)
        for cell in kingdom.free:
            painter.setOpacity(INSIDE if cell in frame else OUTSIDE)
            stamp(painter, field.rect(cell), f"cell_empty_{stage.theme.name}")
        painter.setOpacity(1.0)
        for cells in ((kingdom.castle,), *(laid.cells for laid in kingdom.laid)):
            cast_shadow(painter, field.block(cells), field.cell * 0.08, field.cell * 0.12, 0.4)

    def piece_face(self, place: Place, piece: str, rect: QRectF, turn: int = 0) -> Face:
        """Show a domino, in the box with its number below."""
        if place.area == TRAY:
            return Face(place, LinePicture(PIECES[piece]), rect)
        return Face(place, DominoPicture(PIECES[piece], TURNS[turn]), rect)

    def held(self, stage: Stage, layout: Layout, piece: str, turn: int) -> Sequence[Face]:
        """Hold a domino by its left half."""
        cell = next(r.width() for place, r in layout.items() if place.area == "kingdom")
        body = QRectF(-cell / 2, -cell / 2, cell, cell)
        if piece == CASTLE_PIECE:
            return (Face(HELD, CastlePicture(stage.looks[stage.view.seat].color), body),)
        x, y = beside(CASTLE, TURNS[turn])
        body = body.united(body.translated(QPointF(x * cell, y * cell)))
        return (Face(HELD, DominoPicture(PIECES[piece], TURNS[turn]), body),)

    def piece_at(self, view: TallyView, place: Place) -> tuple[str, int] | None:
        """Find the castle or the domino that covers a square."""
        kingdom = _kingdom(view)
        if place.at == kingdom.castle:
            return CASTLE_PIECE, 0
        laid = kingdom.at(_cell(place))
        return (domino_piece(laid.domino), TURNS.index(laid.direction)) if laid else None

    def group(self, view: TallyView, place: Place) -> Sequence[Place]:
        """List the two squares of a domino."""
        laid = _kingdom(view).at(_cell(place))
        return tuple(kingdom_cell(view.seat, cell) for cell in laid.cells) if laid else (place,)

    def drop_places(self, view: TallyView) -> Sequence[Place]:
        """List the squares of the frame and round it, row by row."""
        cells = sorted(rectangle(*_kingdom(view).shown), key=_reading)
        return tuple(kingdom_cell(view.seat, cell) for cell in cells)

    def target(self, piece: str, place: Place) -> Place:  # noqa: ARG002 - a square is a square
        """Return the square of the left half: where it is dropped."""
        return place

    def piece_name(self, piece: str) -> Message:
        """Name a domino by its number and its squares, or a king by his player."""
        if piece == CASTLE_PIECE:
            return CASTLE_NAME
        if piece in KINGS:
            return texts.KING.bind(king=Player(KINGS[piece]))
        domino = DOMINOES[PIECES[piece]]
        left, right = texts.square(domino.left), texts.square(domino.right)
        return DOMINO.bind(domino=domino.number, left=left, right=right)

    def name(self, view: TallyView, place: Place) -> Message:
        """Name a square."""
        kingdom = _kingdom(view)
        if place == FRAME:
            return texts.FRAME.bind(size=kingdom.size)
        cell = _cell(place)
        if cell == kingdom.castle:
            return texts.CASTLE.bind(king=Player(view.seat))
        laid = kingdom.at(cell)
        if laid is None:
            return texts.named_square(view.seat, cell, None)
        domino = DOMINOES[laid.domino]
        square = domino.left if cell == laid.cell else domino.right
        return texts.named_square(view.seat, cell, square)

    def variant_words(self, piece: str, turn: int) -> Message | None:
        """Say where the other half of a held domino lies."""
        return HELD_WORDS[TURNS[turn]] if piece in PIECES else None

    def roundness(self, place: Place) -> float | None:  # noqa: ARG002 - all alike
        """Leave squares as they are."""
        return None

    def meant(self, view: TallyView, place: Place) -> Move | None:  # noqa: ARG002 - see below
        """Return None: any domino could lie on a square."""
        return None


class DominoNumbers:
    """Dominoes by their numbers: an arrow key says where the right half lies."""

    unknown = NUMBERS

    def piece(self, digits: str) -> str | None:
        """Find a domino by its number."""
        piece = domino_piece(int(digits))
        return piece if piece in PIECES else None

    def asked(self, piece: str) -> Message:
        """Ask for the arrow key."""
        return ARROW_ASKED.bind(domino=BOARD.piece_name(piece))

    def at_once(self, view: TallyView, digits: str, cursor: Place) -> Move | None:
        """Move the castle."""
        if digits != CASTLE_KEY:
            return None
        castle = kingdom_cell(view.seat, _kingdom(view).castle)
        return Shift(view.page, castle, cursor)

    def towards(self, view: TallyView, piece: str, cursor: Place, direction: str) -> Sequence[Put]:
        """List the ways in which a domino covers a square and the next or the previous one.

        So a kingdom is copied row by row: what lies to the left and above is there already.
        """
        turn = DIRECTIONS.index(direction)
        x, y = _cell(cursor)
        dx, dy = beside(CASTLE, TURNS[turn])
        cells = ((x, y), (x - dx, y - dy))
        first, second = cells if turn < len(TURNS) // 2 else reversed(cells)
        return tuple(
            Put(view.page, piece, kingdom_cell(view.seat, cell), turn) for cell in (first, second)
        )

    def after(self, view: TallyView, cursor: Place | None) -> Place | None:
        """Find the next free square of the frame, from the first one on after the last."""
        kingdom = _kingdom(view)
        (west, east), (north, south) = _framed(kingdom)
        free = sorted(kingdom.free & rectangle(west, east, north, south), key=_reading)
        here = _reading(_cell(cursor)) if cursor is not None else None
        later = [cell for cell in free if here is not None and _reading(cell) > here]
        found = next(iter((*later, *free)), None)
        return None if found is None else kingdom_cell(view.seat, found)


DIRECTIONS = ("right", "down", "left", "up")
"""The arrow keys in the order of ``TURNS``."""
BOARD = KingdominoBoard()


def _kingdom(view: TallyView) -> Kingdom:
    kingdom: Kingdom = view.state.layouts[view.seat]
    return kingdom


def _cell(place: Place) -> Cell:
    x, y = place.at
    return x, y


def _reading(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


def _field(stage: Stage, room: QRectF) -> Field:
    kingdom = _kingdom(stage.view)
    west, east, north, south = kingdom.shown
    spans = ((west, east), (north, south))
    return spanned_field(stage.view.seat, kingdom.size, spans, room, LARGEST * unit(stage))


def _framed(kingdom: Kingdom) -> tuple[Span, Span]:
    """Return which columns and rows the frame holds: those in the middle, or round what lies."""
    west, east, north, south = kingdom.bounds
    first_x, last_x, first_y, last_y = kingdom.shown
    return (
        _span((west, east), (first_x, last_x), kingdom.size),
        _span((north, south), (first_y, last_y), kingdom.size),
    )


def _span(laid: Span, shown: Span, size: int) -> Span:
    (low, high), half = laid, size // 2
    if -half <= low and high <= half:
        return -half, half
    first = low - max(0, size - (high - low + 1)) // 2
    first = max(shown[0], min(first, shown[1] - size + 1))
    return first, first + size - 1
