"""The table of points, and what it points at on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QTableView,
    QWidget,
)

from .points_delegate import PointsDelegate
from .points_model import PointsModel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QResizeEvent

    from core.kernel.messages import Seat
    from gui.board.table import SeatLook
    from gui.telling import Row

    from .points_model import Head, Index
    from .style import Style

FEWEST_ROWS = 5


class PointsTable(QTableView):
    """Shows points; whoever points at some is told which places earned them.

    Signals:
        pointed: The places of the points under the pointer or the keyboard's cursor.
    """

    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, named: bool = False) -> None:
        super().__init__(parent)
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
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
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

    def set_style(self, style: Style) -> None:
        """Change sizes and colors."""
        self._delegate.style = style
        self._lay_out()

    def sizeHint(self) -> QSize:
        """Ask for room for every row."""
        return QSize(200, self._height(self.points.rowCount()))

    def minimumSizeHint(self) -> QSize:
        """Be content with a few rows; the others are scrolled to."""
        return QSize(160, self._height(min(FEWEST_ROWS, self.points.rowCount())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the labels anew."""
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
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

    def _height(self, rows: int) -> int:
        return sum(self.rowHeight(row) for row in range(rows))

    def _lay_out(self) -> None:
        room, seats = self.viewport().width(), len(self.points.heads)
        column = self._delegate.column_width(room)
        label = max(1, room - column * seats)
        self.setColumnWidth(0, label)
        for each in range(1, seats + 1):
            self.setColumnWidth(each, column)
        for row in range(self.points.rowCount()):
            self.setRowHeight(row, self._delegate.row_height(row, label, column))
        self.updateGeometry()
        self.viewport().update()

    def _on_entered(self, index: Index) -> None:
        self.pointed.emit(self.points.places_at(index))

    def _on_left(self) -> None:
        self.pointed.emit(())
