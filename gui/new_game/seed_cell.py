"""The number of the deal."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from core.kernel.rng import MAX_SEED
from core.match import BAD_SEED
from gui.text.translation import render
from gui.widgets.announce import announce
from gui.widgets.controls import button
from gui.widgets.glyphs import icon, paint_die
from gui.widgets.option_cell import BORDER, Note, title_height
from gui.widgets.plain_text import PlainLabel, set_tip

from . import texts

if TYPE_CHECKING:
    from gui.widgets.style import Style

DIGITS = frozenset("0123456789")
LENGTH = 40
DRAWN_BELOW = 10**6
"""A drawn number is short enough to be passed on by word of mouth."""


class SeedCell(QWidget):
    """A field for a number, and a die that writes one.

    Signals:
        changed: Something else is written.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._title = PlainLabel()
        self.field = QLineEdit(maxLength=LENGTH)
        self._title.setBuddy(self.field)
        self.die = button("die")
        self.note = Note()
        self.note.explain(texts.SEED_EXPLAINED)
        self.note.describe(self.field)
        self._row = QHBoxLayout()
        self._row.addWidget(self.field, 1)
        self._row.addWidget(self.die)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self._column.addLayout(self._row)
        self._column.addWidget(self.note)
        self._column.addStretch()
        self.field.textChanged.connect(self._on_changed)
        self.die.clicked.connect(self._on_drawn)

    @property
    def valid(self) -> bool:
        """Whether there is a number or nothing."""
        written = self.field.text().strip()
        return not written or (set(written) <= DIGITS and int(written) <= MAX_SEED)

    @property
    def seed(self) -> int | None:
        """The number of the deal; None: any."""
        written = self.field.text().strip()
        return int(written) if written and self.valid else None

    def set_seed(self, seed: int | None) -> None:
        """Write a number."""
        self.field.setText("" if seed is None else str(seed))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._title.setText(render(texts.SEED))
        self.field.setPlaceholderText(render(texts.RANDOM_SEED))
        set_tip(self.die, render(texts.DRAW_SEED))
        self.die.setAccessibleName(render(texts.DRAW_SEED))
        self.note.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._column.setContentsMargins(BORDER, 0, 0, 0)
        self._column.setSpacing(style.between(4, 2))
        self._title.setMinimumHeight(title_height(style))
        self._row.setSpacing(style.between(10, 8))
        side = style.between(26, 22)
        self.die.setIconSize(QSize(side, side))
        self.die.setIcon(icon(paint_die, self.die, style.theme.text))

    def _on_changed(self) -> None:
        self.note.warn(None if self.valid else BAD_SEED.bind(largest=MAX_SEED))
        self.field.setProperty("wrong", not self.valid)
        self.style().polish(self.field)
        self.changed.emit()

    def _on_drawn(self) -> None:
        self.set_seed(secrets.randbelow(DRAWN_BELOW))
        announce(self.die, self.field.text())
