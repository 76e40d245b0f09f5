"""A card with a title, a line of facts, a picture below and a button beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from .controls import button, label
from .style import set_sheet

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .style import Style

SHEET = """
FactCard {{
    background: {theme.panel_alt}; border: 1px solid {theme.hairline}; border-radius: {card}px;
}}
"""


class FactCard(QFrame):
    """Says what some numbers add up to.

    Signals:
        asked: The button was pressed.
    """

    asked = Signal()

    def __init__(self, picture: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._facts = label("heading"), label("soft", wrap=True)
        self.button = button("action")
        self.button.clicked.connect(self.asked)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._facts)
        self._head = QHBoxLayout()
        self._head.addLayout(words, 1)
        self._head.addWidget(self.button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(picture)

    @property
    def facts(self) -> str:
        """What the card says below its title."""
        return self._facts.text()

    def tell(self, title: str, facts: Iterable[str], action: str) -> None:
        """Set all texts."""
        self._title.setText(title)
        self._facts.setText(" · ".join(facts))
        self.button.setText(action)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        set_sheet(self, style.sheet(SHEET))
        edge = style.between(18, 14)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(style.between(14, 10))
        self._head.setSpacing(style.between(14, 10))
