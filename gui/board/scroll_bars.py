"""The bars that move a large board, in the colors of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractScrollArea

    from gui.look.theme import Theme

SHEET = """
QScrollBar {{ background: {theme.table_edge}; border: 0; margin: 0; }}
QScrollBar:vertical {{ width: 12px; }}
QScrollBar:horizontal {{ height: 12px; }}
QScrollBar::handle {{
    background: {theme.soft_text}; border: 3px solid {theme.table_edge}; border-radius: 6px;
}}
QScrollBar::handle:hover {{ background: {theme.accent}; }}
QScrollBar::handle:vertical {{ min-height: 40px; }}
QScrollBar::handle:horizontal {{ min-width: 40px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def restyle_bars(area: QAbstractScrollArea, theme: Theme) -> None:
    """Give the bars their colors."""
    sheet = SHEET.format(theme=theme)
    for bar in (area.horizontalScrollBar(), area.verticalScrollBar()):
        if bar.styleSheet() != sheet:
            bar.setStyleSheet(sheet)
