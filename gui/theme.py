"""Colors by day and by night."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from .language import SYSTEM


@frozen
class Theme:
    """The colors of the table and of what lies on it.

    Attributes:
        name: Which pictures go with it.
        table: The surface, in the middle.
        table_edge: The surface, towards the edges of the window.
        relief: The pattern in the surface.
        panel: Sheets and cards.
        hairline: Hairlines around them.
        text: What is to be read first.
        soft_text: What is to be read second.
        accent: What can be followed.
        fill: What is chosen, under white text.
        gold: Ornament.
        shadow: How dark each layer of a shadow is, of 255.

    """

    name: str
    table: str
    table_edge: str
    relief: str
    panel: str
    hairline: str
    text: str
    soft_text: str
    accent: str
    fill: str
    gold: str
    shadow: int


LIGHT = Theme(
    name="light",
    table="#EFE9DF",
    table_edge="#DFD5C4",
    relief="#1F4E9E",
    panel="#FBF7F0",
    hairline="#CDBFA6",
    text="#2B2A28",
    soft_text="#6A6256",
    accent="#1F4E9E",
    fill="#1F4E9E",
    gold="#C8963E",
    shadow=3,
)
DARK = Theme(
    name="dark",
    table="#212A36",
    table_edge="#161C25",
    relief="#8FB8EE",
    panel="#28323F",
    hairline="#3D4A5A",
    text="#ECE7DD",
    soft_text="#A8AFB9",
    accent="#6FA3E8",
    fill="#2F66B0",
    gold="#C8963E",
    shadow=9,
)


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
        made.setColor(QPalette.ColorGroup.Disabled, each, QColor(theme.soft_text))
    return made


class Look(QObject):
    """The theme in use: the one chosen, or the system's, which may change at any time."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.choice = SYSTEM
        self.theme = LIGHT
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_scheme_changed)

    def choose(self, appearance: str) -> None:
        """Use ``light``, ``dark`` or what the ``system`` says."""
        self.choice = appearance
        scheme = QGuiApplication.styleHints().colorScheme()
        dark = appearance == "dark" or (appearance == SYSTEM and scheme == Qt.ColorScheme.Dark)
        self.theme = DARK if dark else LIGHT
        QApplication.setPalette(palette(self.theme))
        self.changed.emit(self.theme)

    def _on_scheme_changed(self) -> None:
        self.choose(self.choice)
