"""Two ways to illustrate: a part of a table on which a position is set up, or pieces laid out."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Protocol

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from core.kernel.game import AnyGame
from core.kernel.messages import PLAYER
from core.kernel.places import Place
from gui.board.faces import Face
from gui.board.table import Stage, Table
from gui.board.table_picture import paint_face, paint_table
from gui.look.paint_guard import saved
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.theme import LIGHT, Theme
from gui.text.translation import render

if TYPE_CHECKING:
    from gui.board.table import Layout

TABLE = QSizeF(1280, 800)
"""The board on which a position is set up; enlarged where a part of it is shown large."""
COLORS = (SEAT_COLORS[0], SEAT_COLORS[3], SEAT_COLORS[2], SEAT_COLORS[1])
"""Pink, blue, green, yellow: the examples speak of pink and blue."""
SHARPEST = 2.5
"""How far the board is enlarged before it is only stretched."""
MARK = 3.0


class Illustration(Protocol):
    """A picture that can be painted in any size and theme."""

    @property
    def shape(self) -> float:
        """How many times as wide as high it is."""

    @property
    def share(self) -> float:
        """How large it is shown, 1 being usual."""

    def paint(self, painter: QPainter, room: QRectF, theme: Theme) -> None:
        """Paint it into a rectangle of its shape."""


@frozen(eq=False)
class Subject:
    """The game that is illustrated: its rules and its table."""

    rules: AnyGame
    table: Table


@frozen(eq=False)
class Snapshot:
    """A position on the table, or the part of the table that some places cover.

    Attributes:
        subject: Whose table it is.
        state: The position.
        part: The places to be shown; none: the whole table.
        near: Whose board is large.
        margin: How much is shown around the places.
        share: How large it is shown, 1 being usual.

    """

    subject: Subject
    state: Any
    part: tuple[Place, ...] = ()
    near: int = 0
    margin: float = 14.0
    share: float = 1.0

    @property
    def shape(self) -> float:
        """How many times as wide as high it is."""
        part = self._part(self._stage(LIGHT, 1.0), 1.0)
        return part.width() / part.height()

    def paint(self, painter: QPainter, room: QRectF, theme: Theme) -> None:
        """Paint the table, shifted and scaled so that the part fills the rectangle."""
        shown = self._part(self._stage(theme, 1.0), 1.0)
        scale = min(max(1.0, room.width() / shown.width()), SHARPEST)
        stage = self._stage(theme, scale)
        part = self._part(stage, scale)
        painter.scale(room.width() / part.width(), room.height() / part.height())
        painter.translate(-part.topLeft())
        paint_table(painter, self.subject.table, stage)

    def _stage(self, theme: Theme, scale: float) -> Stage:
        view = self.subject.rules.view(self.state, self.near)
        looks = [
            SeatLook(render(PLAYER.bind(number=seat + 1)), COLORS[seat])
            for seat in range(self.state.seats)
        ]
        return Stage(view, self.near, TABLE * scale, looks, theme, scale)

    def _part(self, stage: Stage, scale: float) -> QRectF:
        part = QRectF()
        layout: Layout = self.subject.table.layout(stage) if self.part else {}
        for place in self.part:
            part = part.united(layout[place])
        whole, margin = QRectF(QPointF(), stage.size), self.margin * scale
        return part.adjusted(-margin, -margin, margin, margin) & whole if self.part else whole


@frozen(eq=False)
class Piece:
    """A piece of a collage.

    Attributes:
        picture: What it looks like.
        rect: Where it lies, in units of the collage.
        within: The part of it that is shown; None: all of it.
        opacity: 1 for things, less for what is only hinted at.

    """

    picture: Hashable
    rect: QRectF
    within: QRectF | None = None
    opacity: float = 1.0


@frozen
class Outline:
    """A dashed outline in a color of the theme."""

    rect: QRectF
    color: str


@frozen(eq=False)
class Collage:
    """Pieces side by side on a plain sheet.

    Attributes:
        subject: Whose pieces they are.
        size: How large the sheet is, in its own units.
        pieces: What lies on it.
        outlines: What is outlined.
        share: How large it is shown, 1 being usual.

    """

    subject: Subject
    size: QSizeF
    pieces: tuple[Piece, ...]
    outlines: tuple[Outline, ...] = ()
    share: float = 1.0

    @property
    def shape(self) -> float:
        """How many times as wide as high it is."""
        return self.size.width() / self.size.height()

    def paint(self, painter: QPainter, room: QRectF, theme: Theme) -> None:
        """Paint the sheet and what lies on it."""
        painter.fillRect(room, theme.color("table"))
        unit = room.width() / self.size.width()
        table = self.subject.table
        stage = Stage(None, 0, room.size(), (), theme, unit)
        for piece in self.pieces:
            with saved(painter):
                if piece.within is not None:
                    painter.setClipRect(_scaled(piece.within, unit), Qt.ClipOperation.IntersectClip)
                face = Face(
                    Place(""), piece.picture, _scaled(piece.rect, unit), opacity=piece.opacity
                )
                paint_face(painter, table, face, stage)
        for outline in self.outlines:
            painter.setPen(QPen(theme.color(outline.color), MARK, Qt.PenStyle.DashLine))
            painter.setBrush(theme.color(outline.color, 0.1))
            inner = _scaled(outline.rect, unit).adjusted(MARK, MARK, -MARK, -MARK)
            painter.drawRoundedRect(inner, 2 * MARK, 2 * MARK)


def _scaled(rect: QRectF, unit: float) -> QRectF:
    return QRectF(rect.topLeft() * unit, rect.size() * unit)
