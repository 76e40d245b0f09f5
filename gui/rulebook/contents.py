"""The table of contents: every heading, wrapped where it is long, the present one marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from gui.look.paint_guard import guarded, saved
from gui.widgets.prose import Prose
from gui.widgets.style import Style

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from .book import Book

TEXT = 16
ANCHOR = Qt.ItemDataRole.UserRole
LEVEL = Qt.ItemDataRole.UserRole + 1
DEEPEST_BOLD = 2
SHEET = "QListWidget {{ background: {theme.panel}; border: 0; outline: 0; }}"

Index = QModelIndex | QPersistentModelIndex


class Entries(QStyledItemDelegate):
    """Writes an entry on as many lines as it needs."""

    def __init__(self, owner: QListWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self.style = Style()

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Measure an entry for the width of the list."""
        height = self._prose(index).size.height() + 2 * self.style.length(5)
        return QSize(self._owner.viewport().width(), round(height))

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Write an entry, on a ground of its own if it is the present one."""
        theme, room = self.style.theme, QRectF(option.rect)
        state = option.state
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            if state & QStyle.StateFlag.State_Selected:
                painter.setBrush(theme.color("accent_soft"))
                painter.drawRoundedRect(room.adjusted(2, 1, -2, -1), 6, 6)
            elif state & QStyle.StateFlag.State_MouseOver:
                painter.setBrush(theme.color("panel_alt"))
                painter.drawRoundedRect(room.adjusted(2, 1, -2, -1), 6, 6)
            words = room.adjusted(self._indent(index), 0, -self.style.length(8), 0)
            self._prose(index).draw(painter, words, theme.color("text"))

    def _indent(self, index: Index) -> int:
        return self.style.length(10 + 16 * max(0, index.data(LEVEL) - DEEPEST_BOLD))

    def _prose(self, index: Index) -> Prose:
        bold = index.data(LEVEL) <= DEEPEST_BOLD
        font = self.style.font(TEXT, QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        room = self._owner.viewport().width() - self._indent(index) - self.style.length(8)
        return Prose(index.data(Qt.ItemDataRole.DisplayRole), font, room)


class Contents(QListWidget):
    """Lists the headings of a book.

    Signals:
        chosen: The anchor of the heading that was chosen.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries = Entries(self)
        self.setItemDelegate(self._entries)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemClicked.connect(self._on_chosen)
        self.itemActivated.connect(self._on_chosen)

    def show_book(self, book: Book) -> None:
        """List the headings of a book; the present one stays marked."""
        here = self.currentRow()
        self.clear()
        for section in book.sections:
            item = QListWidgetItem(section.heading, self)
            item.setData(ANCHOR, section.anchor)
            item.setData(LEVEL, section.level)
        self.setCurrentRow(max(0, here))

    def mark(self, anchor: str) -> None:
        """Mark the heading of the paragraph that is read."""
        for row in range(self.count()):
            if self.item(row).data(ANCHOR) == anchor:
                self.setCurrentRow(row)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._entries.style = style
        self.setStyleSheet(style.sheet(SHEET))
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the entries for the current width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _on_chosen(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(ANCHOR))
