"""A window with headings and lines that can be read one by one with the arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHeaderView,
    QStyledItemDelegate,
    QTreeWidget,
    QTreeWidgetItem,
)

from gui.text.text_size import text_scale
from gui.widgets.dialog import StyledDialog
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.plain_text import set_column_tip
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

    Index = QModelIndex | QPersistentModelIndex

USUAL = (640, 560)
INDENT = 12
ROOM = 0.9
"""The share of the screen that the window takes at most."""
REST = 0.4
"""The share of the width that all columns but the first have at most."""
MARGIN = 12
"""The margins of a line, in pixels."""


class Wrapped(QStyledItemDelegate):
    """Wraps lines: measures each in the width of its column, which a tree view does not do."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Measure the words in the width of their column."""
        usual = super().sizeHint(option, index)
        spanned = self._tree.isFirstColumnSpanned(index.row(), index.parent())
        room = self._tree.columnWidth(index.column()) - MARGIN
        if index.column() == 0:
            if spanned:
                room = self._tree.viewport().width() - MARGIN
            level = 1 + index.parent().isValid()
            room -= level * self._tree.indentation()
        lines = QRect(0, 0, max(1, room), 0)
        metrics = QFontMetrics(index.data(Qt.ItemDataRole.FontRole) or option.font)
        needed = metrics.boundingRect(lines, Qt.TextFlag.TextWordWrap, index.data() or "")
        return QSize(usual.width(), max(usual.height(), needed.height() + MARGIN // 3))


class Listing(Translated, StyledDialog):
    """Shows groups of lines; showing them again keeps the current line."""

    def __init__(self, columns: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines = QTreeWidget()
        self.lines.setColumnCount(columns)
        self.lines.setHeaderHidden(True)
        self.lines.setIndentation(INDENT)
        self.lines.setWordWrap(True)
        self.lines.setUniformRowHeights(False)
        self.lines.setItemDelegate(Wrapped(self.lines))
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.setTextElideMode(Qt.TextElideMode.ElideNone)
        header = self.lines.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.sectionResized.connect(self.lines.scheduleDelayedItemsLayout)
        self.lines.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.lay_out(self.lines, buttons)
        self.resize(*USUAL)
        self._grow()

    def show_groups(self, groups: Sequence[tuple[str, Sequence[Sequence[str]]]]) -> None:
        """Show groups, each with its title and its lines."""
        here = self._position()
        self.lines.clear()
        for title, lines in groups:
            heading = QTreeWidgetItem(self.lines, [title])
            heading.setFirstColumnSpanned(True)
            font = heading.font(0)
            font.setBold(True)
            heading.setFont(0, font)
            for line in lines:
                item = QTreeWidgetItem(heading, list(line))
                item.setFirstColumnSpanned(not any(line[1:]))
                set_column_tip(item, 0, line[0])
            heading.setExpanded(True)  # only headings are told as expanded
        self._go_to(*here)
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._grow()
            self.lines.scheduleDelayedItemsLayout()
        elif event.type() == QEvent.Type.StyleChange and self.isVisible():
            self._share()

    def _grow(self) -> None:
        """Resize to the text, within the screen."""
        wanted = QSize(*USUAL) * text_scale()
        self.resize(self.size().expandedTo(wanted.boundedTo(self.screen().availableSize() * ROOM)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Give the last columns what they need, but leave most of the width to the first."""
        metrics, tree = self.lines.fontMetrics(), self.lines
        headings = [tree.model().index(row, 0) for row in range(tree.topLevelItemCount())]
        for column in range(1, tree.columnCount()):
            said = (
                str(tree.model().index(row, column, heading).data() or "")
                for heading in headings
                for row in range(tree.model().rowCount(heading))
            )
            widest = max(map(metrics.horizontalAdvance, said), default=0)
            most = round(REST * tree.viewport().width()) // (tree.columnCount() - 1)
            tree.setColumnWidth(column, min(widest + 2 * MARGIN, most))

    def _position(self) -> tuple[int, int]:
        item = self.lines.currentItem()
        if item is None:
            return 0, -1
        heading = item.parent()
        if heading is None:
            return self.lines.indexOfTopLevelItem(item), -1
        return self.lines.indexOfTopLevelItem(heading), heading.indexOfChild(item)

    def _go_to(self, group: int, line: int) -> None:
        heading = self.lines.topLevelItem(min(group, self.lines.topLevelItemCount() - 1))
        if heading is not None:
            child = heading.child(min(line, heading.childCount() - 1)) if line >= 0 else None
            self.lines.setCurrentItem(child or heading)
