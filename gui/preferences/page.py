"""A page of the settings window: rows one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.store.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Message
    from gui.widgets.style import Style

    from .rows import Row


class Page(QWidget):
    """Shows some settings and reports changes.

    Attributes:
        title: What the page is called.
        rows: The settings, from the top.

    Signals:
        changed: New values by the names of the settings.
    """

    changed = Signal(object)

    def __init__(self, title: Message, rows: Sequence[Row]) -> None:
        super().__init__()
        self.title = title
        self.rows = rows
        self.column = QVBoxLayout(self)
        for row in rows:
            row.chosen.connect(self._on_chosen)
            self.column.addWidget(row)
        self.column.addStretch(1)

    @property
    def names(self) -> tuple[str, ...]:
        """The settings that belong to this page."""
        return tuple(row.name for row in self.rows)

    def reset(self) -> None:
        """Restore the defaults."""
        usual = Settings()
        self.changed.emit({name: getattr(usual, name) for name in self.names})

    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen."""
        for row in self.rows:
            row.show_value(getattr(settings, row.name))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for row in self.rows:
            row.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.column.setSpacing(style.between(18, 12))
        edge = style.between(26, 18)
        self.column.setContentsMargins(0, 2, edge, 2)
        for row in self.rows:
            row.restyle(style)

    def _on_chosen(self, name: str, value: object) -> None:
        self.changed.emit({name: value})
