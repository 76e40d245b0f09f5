"""Painting of a table of points."""

from __future__ import annotations

from itertools import product
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate

from gui.games.narration import Weight
from gui.look.paint_guard import guarded, saved
from gui.text.numbers import signed
from gui.widgets.emblems import draw_emblem
from gui.widgets.icons import draw_whole
from gui.widgets.prose import Prose
from gui.widgets.style import Style

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

    from core.kernel.messages import Seat
    from gui.games.narration import Row

    from .points_model import Head, Index, PointsModel

DARK_INK = "#2B1B05"
TEXT = 15
SUM = 20
RADIUS = 6
PADDING = {Weight.PART: 8, Weight.SUM: 14, Weight.FORESEEN: 8}
AIR = 12
"""The extra height of rows in a result."""
GAPS = (10, 7, 4)
"""How far columns are apart, where there is room and where there is less."""
STRETCHES = (100, 92, 84, 76)
"""How wide the letters of labels are, in percent, so that no word is broken."""
SIZES = (1.0, 0.85, 0.7, 0.6)
"""How large letters and numbers are where many columns leave the labels too little room."""
NAMES = ((TEXT + 1, 100), (TEXT + 1, 92), (TEXT - 2, 92), (TEXT - 2, 84), (TEXT - 2, 76))
"""The sizes of the letters of names, and how wide they are, so that no word is broken."""
WIDEST_SHARE = 0.68
"""How much of the width named columns take together."""
NAMED_SHARE = 0.76
"""How much they may take where a name would be broken otherwise."""
DRAWING = 24
"""How large the picture beside a label is."""
BAR, LONGEST = 3, 0.62
"""How thick the bars under points are, and how much of a column they may take."""
STAR = 13
REMEMBERED = 500
"""How many labels, and how many words and numbers, are kept with their sizes."""


class PointsDelegate(QStyledItemDelegate):
    """Measures and paints: quiet rows, strong sums, soft forecasts.

    Attributes:
        near: Whose column is tinted.

    """

    def __init__(self, model: PointsModel, *, named: bool) -> None:
        super().__init__(model)
        self._style = Style()
        self.near: Seat | None = None
        self._model = model
        self._named = named
        self._stretch = STRETCHES[0]
        self._size = SIZES[0]
        self._metrics: dict[tuple[bool, int, float], QFontMetrics] = {}
        self._widths: dict[tuple[str, bool, int, float], int] = {}
        self._labels: dict[tuple[str, bool, int, float, int], Prose] = {}

    @property
    def style(self) -> Style:
        """Sizes and colors."""
        return self._style

    @style.setter
    def style(self, style: Style) -> None:
        self._style = style
        for kept in (self._metrics, self._widths, self._labels):
            kept.clear()

    def column_width(self, room: int) -> int:
        """Measure what a seat's column needs; words become narrower, then smaller, if they must."""
        self._size, seats = SIZES[0], len(self._model.heads)
        if self._named:
            share = round(room * WIDEST_SHARE / max(3, seats))
            narrowest = self._longest_of_names(self._name_font(share)) + 2 * self.style.length(2)
            widest = round(room * NAMED_SHARE / max(3, seats))
            wide = max(self._needed() + self.style.length(GAPS[0]), min(narrowest, widest))
            return max(wide, share)
        for self._size, self._stretch in product(SIZES, STRETCHES):
            longest = self._longest_word() + self.style.length(6)
            for gap in GAPS:
                column = self._needed() + self.style.length(gap)
                if longest <= room - column * seats:
                    return column
        return self._needed() + self.style.length(GAPS[-1])

    def _needed(self) -> int:
        """Measure the emblem and the widest number."""
        numbers = (
            self._width(_shown(row, head.seat), row, STRETCHES[0])
            for row in self._model.rows
            for head in self._model.heads
        )
        return max(self._emblem, *numbers, 0)

    def row_heights(self, row: int, label: int, column: int) -> tuple[float, float]:
        """Measure a row whose label or names wrap: its least and its preferred height."""
        points = self._model.row_at(self._model.index(row, 0))
        if points is not None:
            needed = max(self._label(row, points, label).size.height(), self._drawing(points))
            liked = PADDING[points.weight]
            if self._model.ranked:
                needed += self.style.length(BAR)
                liked += AIR
            return needed, needed + liked * self.style.unit
        names = [self._name(head, column).size.height() for head in self._heads_with_names]
        needed = self._emblem + self.style.length(8) + round(max(names, default=0))
        return needed, needed

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell."""
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(option.rect)
            row, head = self._model.row_at(index), self._model.head_at(index)
            if head is not None and (head.rank == 1 or head.seat == self.near):
                tint = "gold" if head.rank == 1 else "accent_soft"
                self._paint_near(painter, rect, index, tint)
            if row is not None:
                self._paint_ground(painter, rect, option.state, row)
            if option.state & QStyle.StateFlag.State_HasFocus:
                self._paint_focus(painter, rect)
            if row is None:
                self._paint_head(painter, rect, head)
            elif head is None:
                self._paint_label(painter, rect, row, index.row())
            else:
                self._paint_points(painter, rect, row, head.seat)

    def _paint_near(self, painter: QPainter, rect: QRectF, index: Index, tint: str) -> None:
        """Tint a column, round at both ends."""
        round_by = self.style.radius(RADIUS)
        first, last = index.row() == 0, index.row() == self._model.rowCount() - 1
        with saved(painter):
            painter.setClipRect(rect)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.style.theme.color(tint, 0.16 if tint == "gold" else 1.0))
            grown = rect.adjusted(0, 0 if first else -round_by, 0, 0 if last else round_by)
            painter.drawRoundedRect(grown, round_by, round_by)

    def _paint_ground(
        self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag, row: Row
    ) -> None:
        theme = self.style.theme
        if state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("gold", 0.25))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        if row.weight is Weight.SUM:
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1.5), theme.hairline)

    def _paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(self.style.theme.color("accent"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), RADIUS, RADIUS)

    def _paint_label(self, painter: QPainter, rect: QRectF, row: Row, number: int) -> None:
        """Write what points are for, beside the picture that stands for it."""
        side = self._drawing(row)
        if side:
            square = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
            with saved(painter):
                painter.setClipRect(square)  # some drawings of pieces grow over their edges
                draw_whole(painter, square, row.drawing)
        words = self._label(number, row, round(rect.width()))
        words.draw(painter, rect.adjusted(self._beside, 0, 0, 0), self._color(row))

    def _paint_points(self, painter: QPainter, rect: QRectF, row: Row, seat: Seat) -> None:
        points = row.points(seat)
        font, best = self._font(row), self._model.ranked and self._model.is_best(row, seat)
        if best:
            font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(self._color(row, points))
        shown = _shown(row, seat)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, shown)
        if self._model.ranked and row.weight is Weight.PART and points:
            self._paint_bar(painter, rect, row, points, best=best)
        if best:
            ahead = QFontMetrics(font).horizontalAdvance(shown) / 2 + self.style.length(5)
            self._paint_star(painter, QPointF(rect.center().x() - ahead, rect.center().y()))

    def _paint_bar(
        self, painter: QPainter, rect: QRectF, row: Row, points: int, *, best: bool
    ) -> None:
        """Show under some points how many they are beside the others of their row."""
        most = max(abs(row.points(head.seat)) for head in self._model.heads)
        length = rect.width() * LONGEST * abs(points) / most
        thick = max(2, self.style.length(BAR))
        color = "loss" if points < 0 else "gold" if best else "hairline"
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.style.theme.color(color))
        bar = QRectF(rect.center().x() - length / 2, rect.bottom() - thick, length, thick)
        painter.drawRoundedRect(bar, thick / 2, thick / 2)

    def _paint_star(self, painter: QPainter, right: QPointF) -> None:
        """Put a small star in front of the most points of a row."""
        side = self.style.length(STAR)
        star = QPainterPath(QPointF(0, -side / 2))
        for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            star.quadTo(0, 0, x * side / 2, y * side / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.style.theme.color("gold"))
        painter.drawPath(star.translated(right - QPointF(side / 2, 0)))

    def _paint_head(self, painter: QPainter, rect: QRectF, head: Head | None) -> None:
        if head is None:
            return
        side = self._emblem
        emblem = QRectF(rect.center().x() - side / 2, rect.top() + 2, side, side)
        draw_emblem(painter, emblem, self._model.looks[head.seat])
        if head.rank is not None:
            self._paint_rank(painter, emblem, head.rank)
        if self._named:
            margin = self.style.length(2)
            below = rect.adjusted(margin, side + 2, -margin, 0)
            self._name(head, round(rect.width())).draw(
                painter, below, self.style.theme.color("text")
            )

    def _paint_rank(self, painter: QPainter, emblem: QRectF, rank: int) -> None:
        """Ring the emblem of who came in first, and put the rank on all emblems."""
        theme, first = self.style.theme, rank == 1
        painter.setPen(QPen(theme.color("gold" if first else "hairline"), emblem.width() / 12))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(emblem)
        side = emblem.width() * 0.46
        badge = QRectF(emblem.right() - side * 0.6, emblem.bottom() - side * 0.9, side, side)
        painter.setPen(QPen(theme.color("panel"), 1.5))
        painter.setBrush(theme.color("gold" if first else "panel_alt"))
        painter.drawEllipse(badge)
        painter.setPen(QColor(DARK_INK) if first else theme.color("text"))
        painter.setFont(self.style.font(TEXT - 1, QFont.Weight.Bold))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(rank))

    @property
    def _heads_with_names(self) -> tuple[Head, ...]:
        return self._model.heads if self._named else ()

    @property
    def _emblem(self) -> int:
        return self.style.length(46 if self._named else 28)

    def _name(self, head: Head, width: int) -> Prose:
        room = width - 2 * self.style.length(2)
        font = self._name_font(room)
        return Prose(self._model.names[head.seat], font, room, Qt.AlignmentFlag.AlignHCenter)

    def _name_font(self, room: int) -> QFont:
        """Return one font for all names, as narrow as the longest word needs."""
        font = self.style.font(TEXT + 1, QFont.Weight.DemiBold)
        for size, stretch in NAMES:
            font.setPixelSize(self.style.pixels(size))
            font.setStretch(stretch)
            if self._longest_of_names(font) <= room:
                break
        return font

    def _longest_of_names(self, font: QFont) -> int:
        words = (word for name in self._model.names for word in name.split())
        return ceil(max(map(QFontMetricsF(font).horizontalAdvance, words), default=0.0)) + 1

    def _label(self, row: int, points: Row, width: int) -> Prose:
        words = self._model.data(self._model.index(row, 0))
        room = width - self.style.length(6) - self._beside
        key = words, points.weight is Weight.SUM, self._stretch, self._size, room
        if key not in self._labels:
            if len(self._labels) >= REMEMBERED:
                self._labels.clear()
            self._labels[key] = Prose(words, self._label_font(points), room)
        return self._labels[key]

    def _drawing(self, row: Row) -> int:
        """Return the size of the picture beside a label; 0: there is none."""
        return self.style.length(DRAWING) if self._named and row.drawing else 0

    @property
    def _beside(self) -> int:
        """How far labels stand to the right of the pictures."""
        pictured = any(map(self._drawing, self._model.rows))
        return self.style.length(DRAWING + 8) if pictured else 0

    def _longest_word(self) -> int:
        """Measure the widest word of all labels."""
        return max(
            (
                self._width(word, row, self._stretch)
                for number, row in enumerate(self._model.rows, start=1)
                for word in self._model.data(self._model.index(number, 0)).split()
            ),
            default=0,
        )

    def _width(self, words: str, row: Row, stretch: int) -> int:
        """Return the width of a row's words; cached, because a table is laid out often."""
        heavy = row.weight is Weight.SUM
        key = words, heavy, stretch, self._size
        width = self._widths.get(key)
        if width is None:
            if len(self._widths) >= REMEMBERED:
                self._widths.clear()
            if (heavy, stretch, self._size) not in self._metrics:
                font = self._font(row)
                font.setStretch(stretch)
                self._metrics[heavy, stretch, self._size] = QFontMetrics(font)
            width = self._metrics[heavy, stretch, self._size].horizontalAdvance(words)
            self._widths[key] = width
        return width

    def _label_font(self, row: Row) -> QFont:
        font = self._font(row)
        font.setStretch(self._stretch)
        return font

    def _font(self, row: Row) -> QFont:
        heavy = row.weight is Weight.SUM
        font = self.style.font(SUM, QFont.Weight.Bold) if heavy else self.style.font(TEXT)
        font.setPixelSize(round(font.pixelSize() * self._size))
        return font

    def _color(self, row: Row, points: int = 1) -> QColor:
        if points < 0:
            return self.style.theme.color("loss")
        quiet = row.weight is Weight.FORESEEN or (not points and row.weight is Weight.PART)
        return self.style.theme.color("soft_text" if quiet else "text")


def _shown(row: Row, seat: Seat) -> str:
    """Write the points of a cell."""
    return signed(row.points(seat), plus=row.weight is Weight.FORESEEN)
