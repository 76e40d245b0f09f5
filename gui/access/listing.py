"""A window with headings and lines that can be read one by one with the arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

USUAL = (640, 560)


class Listing(QDialog):
    """Shows groups of lines; whoever shows them again finds the reader where they were."""

    def __init__(self, columns: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines = QTreeWidget()
        self.lines.setColumnCount(columns)
        self.lines.setHeaderHidden(True)
        self.lines.setWordWrap(True)
        self.lines.setUniformRowHeights(False)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.lines.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.lines)
        column.addWidget(buttons)
        self.resize(*USUAL)

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
                item.setToolTip(0, line[0])
        self.lines.expandAll()
        self._go_to(*here)
        for column in range(self.lines.columnCount()):
            self.lines.resizeColumnToContents(column)

    def retranslate(self) -> None:
        """Say everything anew; every listing says something else."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

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
