"""A seat's name: written freely, or one of the players of this computer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QLineEdit, QMenu

from core.kernel.messages import text
from core.kernel.outside_text import NAME_LENGTH, cleaned_name
from gui.look.paint_guard import guarded
from gui.store.names import same_name
from gui.text.translation import render
from gui.widgets.glyphs import paint_chevron
from gui.widgets.plain_text import LetterLimit, add_entry, set_tip
from gui.widgets.pop_up import pop_up
from gui.widgets.style import Style

from .emblem_button import emblem_icon

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QKeyEvent, QPaintEvent

KEEP = text("new_game", "Save as a player: {name}")
KNOWN = text("new_game", "Choose a player (Alt+Down)")


class NameField(QLineEdit):
    """A line to write in, with a menu of known players at its end.

    Attributes:
        players: The colors of the known players by their names.

    Signals:
        seated: The name and the color of a player who was chosen.
        kept: A name that is to become that of a player.
    """

    seated = Signal(str, str)
    kept = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        LetterLimit(self, NAME_LENGTH)
        self.setObjectName("name")
        self.players: Mapping[str, str] = {}
        self._person = True
        self._style = Style.for_dialog()
        self.menu = QMenu(self)
        self.menu.triggered.connect(self._on_triggered)
        self._arrow = QAction(self)
        self._arrow.triggered.connect(self.offer)
        self.addAction(self._arrow, QLineEdit.ActionPosition.TrailingPosition)
        self.textChanged.connect(self._follow)
        self._follow()

    def set_players(self, players: Mapping[str, str]) -> None:
        """Set the known players."""
        self.players = players
        self._follow()

    def set_person(self, *, person: bool) -> None:
        """Offer players only where a person sits."""
        self._person = person
        self._follow()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_tip(self._arrow, render(KNOWN))
        self.setAccessibleDescription(render(KNOWN) if self._arrow.isVisible() else "")

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        clear = QPixmap(1, 1)
        clear.fill(Qt.GlobalColor.transparent)
        self._arrow.setIcon(QIcon(clear))  # what is pressed; Qt would paint it small everywhere
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the arrow over what the style sheet paints, as large as that of a list."""
        super().paintEvent(event)
        if self._arrow.isVisible():
            side = self._style.between(11, 9)
            center = QPointF(self.width() - self._style.between(19, 16), self.height() / 2)
            with QPainter(self) as painter:
                paint_chevron(painter, center, side, QColor(self._style.theme.soft_text))

    def offer(self) -> None:
        """Open the menu of the players."""
        self.menu.clear()
        for name, color in self.players.items():
            action = add_entry(self.menu, name)
            action.setIcon(emblem_icon(color))
            action.setData((name, color))
        written = cleaned_name(self.text())
        if written and not self._known(written):
            self.menu.addSeparator()
            add_entry(self.menu, render(KEEP.bind(name=written))).setData((written, ""))
        if not self.menu.isEmpty():
            pop_up(self.menu, self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the menu with the arrow, as a list would be."""
        if event.key() == Qt.Key.Key_Down and self._arrow.isVisible():
            self.offer()
        else:
            super().keyPressEvent(event)

    def _known(self, name: str) -> bool:
        return any(same_name(name, known) for known in self.players)

    def _follow(self) -> None:
        """Show the arrow only where the menu has entries."""
        written = bool(cleaned_name(self.text()))
        self._arrow.setVisible(self._person and (bool(self.players) or written))
        self.retranslate()

    def _on_triggered(self, action: QAction) -> None:
        name, color = action.data()
        if color:
            self.setText(name)
            self.seated.emit(name, color)
        else:
            self.kept.emit(name)
