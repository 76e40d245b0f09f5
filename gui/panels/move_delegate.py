"""Painting of the list of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate

from gui.look.paint_guard import guarded, saved
from gui.text.numbers import signed
from gui.widgets.emblems import draw_emblem
from gui.widgets.prose import Prose
from gui.widgets.style import Style

from .move_model import HeadingRow, MoveRow, points_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QListView, QStyleOptionViewItem

    from gui.games.narration import Piece

    from .move_model import Entry, Index, MoveModel, NoteRow, ScoreRow
    from .piece_icons import Pieces

TEXT = 14.5
EMBLEM = 22
PICTURE = 24
PICTURES = 52
"""How wide the pictures of a move may become; more of them overlap."""
RADIUS = 7
REMEMBERED = 1000


class MoveDelegate(QStyledItemDelegate):
    """Measures and paints the moves."""

    def __init__(self, model: MoveModel, pieces: Pieces, view: QListView) -> None:
        super().__init__(view)
        self._style = Style()
        self._model = model
        self._pieces = pieces
        self._view = view
        self._laid: dict[tuple[str, int, float], Prose] = {}
        self._heights: dict[tuple[Entry, int], int] = {}
        model.layoutChanged.connect(self._heights.clear)

    @property
    def style(self) -> Style:
        """Sizes and colors."""
        return self._style

    @style.setter
    def style(self, style: Style) -> None:
        self._style = style
        self._heights.clear()

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a row; cached, because every move measures the whole list."""
        width = self._view.viewport().width() - 2 * self._view.spacing()
        row = self._model.rows[index.row()]
        height = self._heights.get((row, width))
        if height is None:
            if len(self._heights) >= REMEMBERED:
                self._heights.clear()
            height = self._heights[row, width] = self._height(index, row, width)
        return QSize(width, height)

    def _height(self, index: Index, row: Entry, width: int) -> int:
        words = self._prose(index, row, width)
        needed = words.size.height() + self.style.length(10)
        if not isinstance(row, HeadingRow):
            needed = max(needed, self.style.length(EMBLEM + 8))
        if not isinstance(row, HeadingRow):
            side = self.style.length(PICTURE) * bool(_pieces(row)) + self._line * bool(
                points_of(row)
            )
            needed = max(needed, side + self.style.length(8))
        return round(needed)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            row, rect = self._model.rows[index.row()], QRectF(option.rect)
            if isinstance(row, HeadingRow):
                self._paint_heading(painter, rect, index, row)
            else:
                self._paint_entry(painter, rect, index, row)
            if option.state & QStyle.StateFlag.State_HasFocus:
                painter.setPen(QPen(self.style.theme.color("accent"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), RADIUS, RADIUS)

    def _paint_heading(
        self, painter: QPainter, rect: QRectF, index: Index, row: HeadingRow
    ) -> None:
        theme = self.style.theme
        words = self._prose(index, row, round(rect.width()))
        words.draw(painter, rect, theme.color("gold").darker(100 if theme.dark else 140))
        painter.setPen(QPen(theme.color("hairline"), 1))
        middle, gap = rect.center().y(), words.size.width() / 2 + self.style.length(10)
        for begin, end in (
            (rect.left(), rect.center().x() - gap),
            (rect.center().x() + gap, rect.right()),
        ):
            if end > begin:
                painter.drawLine(round(begin), round(middle), round(end), round(middle))

    def _paint_entry(
        self, painter: QPainter, rect: QRectF, index: Index, row: MoveRow | ScoreRow | NoteRow
    ) -> None:
        if isinstance(row, MoveRow) and row.ply == self._model.ply:
            self._paint_mark(painter, rect)
        self._paint_words(painter, rect, index, row)
        right = rect.right() - self.style.length(6) - self._side(row)
        self._paint_side(painter, QRectF(right, rect.top(), self._side(row), rect.height()), row)

    def _paint_words(
        self, painter: QPainter, rect: QRectF, index: Index, row: MoveRow | ScoreRow | NoteRow
    ) -> None:
        """Paint the player's emblem and the sentence."""
        side, gap = self.style.length(EMBLEM), self.style.length(6)
        emblem = QRectF(rect.left() + gap, rect.center().y() - side / 2, side, side)
        draw_emblem(painter, emblem, self._model.looks[row.seat])
        left, right = emblem.right() + gap, rect.right() - 2 * gap - self._side(row)
        words = QRectF(left, rect.top(), right - left, rect.height())
        color = "text" if isinstance(row, MoveRow) else "soft_text"
        prose = self._prose(index, row, round(rect.width()))
        prose.draw(painter, words, self.style.theme.color(color))

    def _paint_mark(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.style.theme
        painter.setPen(QPen(theme.color("gold"), 1.5))
        painter.setBrush(theme.color("gold", 0.16))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), RADIUS, RADIUS)

    def _paint_side(
        self, painter: QPainter, rect: QRectF, row: MoveRow | ScoreRow | NoteRow
    ) -> None:
        """Paint the pictures, and the points under them."""
        pieces, points = _pieces(row), points_of(row)
        size, line = self.style.length(PICTURE), self._line * bool(points)
        shown = size * bool(pieces)
        top = rect.center().y() - (shown + line) / 2
        for piece, left in self._spots(pieces):
            room = QRectF(rect.left() + left, top, size * piece.shape, size)
            self._pieces.draw(painter, room, piece.code)
        if points:
            painter.setFont(self._points_font)
            painter.setPen(self.style.theme.color("gain" if points > 0 else "loss"))
            below = QRectF(rect.left(), top + shown, rect.width(), line)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(below, flags, signed(points, plus=True))

    def _spots(self, pieces: Sequence[Piece]) -> list[tuple[Piece, float]]:
        """Lay pictures side by side; if there are many, one over the other."""
        if not pieces:
            return []
        width = self.style.length(PICTURE) * pieces[0].shape
        rest = max(0.0, self.style.length(PICTURES) - width)
        step = min(width, rest / max(1, len(pieces) - 1))
        return [(piece, index * step) for index, piece in enumerate(pieces)]

    def _side(self, row: MoveRow | ScoreRow | NoteRow) -> float:
        spots, points = self._spots(_pieces(row)), points_of(row)
        pictures = spots[-1][1] + self.style.length(PICTURE) * spots[-1][0].shape if spots else 0.0
        written = QFontMetricsF(self._points_font).horizontalAdvance(signed(points, plus=True))
        return max(pictures, written if points else 0.0)

    def _prose(self, index: Index, row: Entry, width: int) -> Prose:
        """Return the layout of a row's words; cached, because a list is measured often."""
        words = self._model.data(index)
        gap, room = self.style.length(6), float(width)
        font, align = self.style.font(13, QFont.Weight.DemiBold), Qt.AlignmentFlag.AlignHCenter
        if not isinstance(row, HeadingRow):
            room = width - 4 * gap - self.style.length(EMBLEM) - self._side(row)
            font, align = self.style.font(TEXT), Qt.AlignmentFlag.AlignLeft
        key = words, font.pixelSize(), room
        if key not in self._laid:
            if len(self._laid) >= REMEMBERED:
                self._laid.clear()
            self._laid[key] = Prose(words, font, room, align)
        return self._laid[key]

    @property
    def _points_font(self) -> QFont:
        return self.style.font(TEXT, QFont.Weight.DemiBold)

    @property
    def _line(self) -> float:
        return QFontMetricsF(self._points_font).height()


def _pieces(row: MoveRow | ScoreRow | NoteRow) -> Sequence[Piece]:
    """List the pieces that a row shows: only a move has any."""
    return row.move_text.pieces if isinstance(row, MoveRow) else ()
