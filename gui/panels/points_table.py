"""The table of points, and what it points at on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from gui.games.narration import Weight
from gui.look.paint_guard import guarded
from gui.widgets.fading import fade_on_scroll, paint_fades
from gui.widgets.translated import Translated

from .points_delegate import PointsDelegate
from .points_model import PointsModel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QPaintEvent, QResizeEvent

    from core.kernel.messages import Seat
    from gui.games.narration import Row
    from gui.look.seat_look import SeatLook
    from gui.widgets.style import Style

    from .points_model import Head, Index

FEWEST_ROWS = 3


class PointsTable(Translated, QTableView):
    """Shows points; pointing at some reports which places earned them.

    Signals:
        pointed: The places of the points under the pointer or the keyboard's cursor.
    """

    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, named: bool = False) -> None:
        super().__init__(parent)
        self._roomy, self._fewest = 0, 0
        self.points = PointsModel(self)
        self._delegate = PointsDelegate(self.points, named=named)
        self.setModel(self.points)
        self.setItemDelegate(self._delegate)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.viewport().setAutoFillBackground(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.entered.connect(self._on_entered)
        self.viewportEntered.connect(self._on_left)
        fade_on_scroll(self)
        self.retranslate()

    def show_points(
        self,
        rows: tuple[Row, ...],
        heads: tuple[Head, ...],
        looks: Sequence[SeatLook],
        near: Seat | None = None,
    ) -> None:
        """Show other points; the column of the near seat is tinted."""
        self._delegate.near = near
        self.points.show(rows, heads, looks)
        self._lay_out()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._delegate.style = style
        self._lay_out()

    def sizeHint(self) -> QSize:
        """Ask for room for every row."""
        return QSize(200, self._roomy)

    def minimumSizeHint(self) -> QSize:
        """Ask for a few rows at least; the others are scrolled to."""
        return QSize(160, self._fewest)

    def fits(self, room: QSize) -> bool:
        """Return whether all rows can be seen at once in some room."""
        return sum(int(needed) for needed, _ in self._heights(room.width())) <= room.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the labels for the current width."""
        super().resizeEvent(event)
        self._lay_out()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Fade rows that are cut, and keep the heads of the columns above them."""
        super().paintEvent(event)
        heads = self._heads()
        paint_fades(self, self._delegate.style.theme.panel, heads.height())
        if heads.isEmpty():
            return
        with QPainter(self.viewport()) as painter:
            painter.fillRect(heads, self._delegate.style.theme.color("panel"))
            for column in range(self.points.columnCount()):
                option = QStyleOptionViewItem()
                self.initViewItemOption(option)
                left, width = self.columnViewportPosition(column), self.columnWidth(column)
                option.rect = QRect(left, heads.top(), width, heads.height())
                self._delegate.paint(painter, option, self.points.index(0, column))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setAccessibleName(self.tr("Score"))
        self.points.retranslate()
        self._lay_out()

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing any more."""
        super().leaveEvent(event)
        self._on_left()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing any more."""
        super().focusOutEvent(event)
        self._on_left()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Point with the keyboard."""
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._on_entered(current)

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Find the head of a column where it covers a row that is scrolled."""
        if self._heads().contains(point):
            return self.points.index(0, self.columnAt(point.x()))
        return super().indexAt(point)

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll a row into sight, below the heads of the columns."""
        super().scrollTo(index, hint)
        hidden = self._heads().height() - self.visualRect(index).top()
        if index.row() and hidden > 0:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() - hidden)

    def _heads(self) -> QRect:
        """Where the heads of the columns cover rows; empty: nothing is scrolled."""
        scrolled = self.verticalScrollBar().value() > 0
        return QRect(0, 0, self.viewport().width(), self.rowHeight(0) * scrolled)

    def _lay_out(self) -> None:
        """Set the height of every row; where they do not all fit, they get closer.

        What is asked for, and whether there is a scroll bar, follow from the width without one:
        otherwise labels that wrap beside it would call for it, and those that do not send it away.
        """
        whole = self.contentsRect()
        heights = self._heights(whole.width())
        self._fewest = sum(int(needed) for needed, _ in heights[:FEWEST_ROWS])
        bare, self._roomy = (sum(map(int, each)) for each in zip(*heights, strict=True))
        scrolls, policy = bare > whole.height(), Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if scrolls else policy.ScrollBarAlwaysOff
        )
        room = self.viewport().width()
        if room != whole.width():
            heights = self._heights(room)
        label, column = self._widths(room)
        self.setColumnWidth(0, label)
        for each in range(1, len(self.points.heads) + 1):
            self.setColumnWidth(each, column)
        padding = (whole.height() - bare) / max(1, self._roomy - bare)
        padding = min(1.0, max(0.0, padding))
        for row, (needed, liked) in enumerate(heights):
            self.setRowHeight(row, int(needed + (liked - needed) * padding))
        self.updateGeometry()
        self.viewport().update()
        self._keep_sum_in_sight()

    def _heights(self, room: int) -> list[tuple[float, float]]:
        """Measure the least and the preferred heights of the rows in a width."""
        label, column = self._widths(room)
        rows = range(self.points.rowCount())
        return [self._delegate.row_heights(row, label, column) for row in rows]

    def _widths(self, room: int) -> tuple[int, int]:
        """Measure the column of the labels and that of a seat."""
        column = self._delegate.column_width(room)
        return max(1, room - column * len(self.points.heads)), column

    def _keep_sum_in_sight(self) -> None:
        self.updateGeometries()
        for number, row in enumerate(self.points.rows, start=1):
            if row.weight is Weight.SUM:
                self.scrollTo(self.points.index(number, 0))

    def _on_entered(self, index: Index) -> None:
        self.pointed.emit(self.points.places_at(index))

    def _on_left(self) -> None:
        self.pointed.emit(())
