"""A plain table of words and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .style import Style

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
STYLE = """
QTableView {{
    background: {field}; alternate-background-color: {theme.panel_alt};
    border: 1px solid {theme.hairline}; border-radius: 7px; gridline-color: {theme.hairline};
    selection-background-color: {theme.fill}; selection-color: white;
}}
QTableView:focus {{ border: 2px solid {theme.accent}; }}
QTableView::item {{ padding: 2px 8px; }}
QHeaderView {{ background: {theme.panel_alt}; }}
QHeaderView::section {{
    background: {theme.panel_alt}; color: {theme.soft_text}; border: none;
    border-bottom: 1px solid {theme.hairline}; padding: 4px 8px; font-weight: 600;
}}
"""


def table_style(style: Style) -> str:
    """Write the style of tables."""
    return STYLE.format(theme=style.theme, field=style.shades.field)


class Grid(QTableWidget):
    """Rows of cells that can be read and copied by eye only; numbers stand at the right."""

    def __init__(self) -> None:
        super().__init__()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Show other rows; the first column holds words and takes what room is left."""
        self.clear()
        self.setColumnCount(len(heads))
        self.setRowCount(len(rows))
        for column, words in enumerate(heads):
            head = QTableWidgetItem(words)
            head.setTextAlignment(RIGHT if column else LEFT)
            self.setHorizontalHeaderItem(column, head)
        for number, row in enumerate(rows):
            for column, words in enumerate(row):
                item = QTableWidgetItem(words)
                if column:
                    item.setTextAlignment(RIGHT)
                self.setItem(number, column, item)
        header = self.horizontalHeader()
        for column in range(len(heads)):
            modes = QHeaderView.ResizeMode
            header.setSectionResizeMode(column, modes.ResizeToContents if column else modes.Stretch)
        self.fit()

    def fit(self) -> None:
        """Set the height of all rows: the area around the grid scrolls."""
        self.setFixedHeight(self.sizeHint().height())

    def sizeHint(self) -> QSize:
        """Ask for room for all rows."""
        height = sum(self.rowHeight(row) for row in range(self.rowCount()))
        return QSize(360, height + self.horizontalHeader().sizeHint().height() + 6)
