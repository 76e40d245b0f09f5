"""The colors in use, and the palette of Qt's own widgets."""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from gui.text.language import SYSTEM

from .theme import CONTRAST, DARK, LIGHT, Theme

__all__ = ["CONTRAST", "DARK", "LIGHT", "Look", "Theme", "palette"]


THEMES = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}


def palette(theme: Theme) -> QPalette:
    """Color Qt's own widgets like the table."""
    role = QPalette.ColorRole
    colors = {
        role.Window: theme.panel,
        role.WindowText: theme.text,
        role.Base: theme.panel,
        role.AlternateBase: theme.table,
        role.Text: theme.text,
        role.PlaceholderText: theme.soft_text,
        role.Button: theme.panel,
        role.ButtonText: theme.text,
        role.BrightText: "#FFFFFF",
        role.ToolTipBase: theme.panel,
        role.ToolTipText: theme.text,
        role.Highlight: theme.fill,
        role.HighlightedText: "#FFFFFF",
        role.Accent: theme.fill,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
    }
    made = QPalette(QColor(theme.panel), QColor(theme.panel))
    for each, color in colors.items():
        made.setColor(each, QColor(color))
    for each in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, each, QColor(theme.disabled))
    return made


class Look(QObject):
    """The theme in use: the one chosen, or the system's, which may change at any time.

    Attributes:
        in_use: The theme of the application's palette.

    """

    in_use: ClassVar[Theme] = LIGHT
    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.choice = SYSTEM
        self.marks = LIGHT.marks
        self.theme = LIGHT
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_scheme_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._on_scheme_changed)

    def choose(self, appearance: str) -> None:
        """Use ``light``, ``dark``, high ``contrast`` or what the ``system`` says."""
        self.choice = appearance
        self.theme = evolve(THEMES.get(appearance) or _system_theme(), marks=self.marks)
        Look.in_use = self.theme
        QApplication.setPalette(palette(self.theme))
        self.changed.emit(self.theme)

    def mark(self, marks: str) -> None:
        """Mark pieces by their ``ornament`` alone, or by a ``letter`` or ``shape`` too."""
        if marks != self.marks:
            self.marks = marks
            self.choose(self.choice)

    def _on_scheme_changed(self) -> None:
        self.choose(self.choice)


def _system_theme() -> Theme:
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT
