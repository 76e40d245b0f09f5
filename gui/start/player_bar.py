"""The current player, and the button for matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QWidget

from gui.look.drawings import ASSETS, draw
from gui.look.seat_colors import SEAT_COLORS
from gui.widgets.enter_buttons import PushButton
from gui.widgets.plain_text import add_entry, caption, set_tip
from gui.widgets.pop_up import pop_up
from gui.widgets.translated import Translated

from .language_bar import STYLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from gui.store.player_profiles import Profile
    from gui.widgets.style import Style

WIDE = 600
APART = 0.18
"""How far the emblem is from the name, in its own widths."""
SHORTEST = 32
"""The least width of a name, in pixels."""
EMBLEMS = {color.name: color.emblem for color in SEAT_COLORS}


class PlayerBar(Translated, QFrame):
    """A button with the player's emblem, and one for matches.

    Signals:
        chosen: The key of the player who sits down.
        asked: Which page of the players' window is wanted.
        matched: A match is wanted.
        resized: The bar needs another width.
    """

    chosen = Signal(str)
    asked = Signal(str)
    matched = Signal()
    resized = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = WIDE
        self._side = 0
        self._words = ""
        self._current: Profile | None = None
        self._profiles: Sequence[Profile] = ()
        self.player, self.match = PushButton(), PushButton()
        self.menu = QMenu(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for button in (self.player, self.match):
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            row.addWidget(button)
        self.player.clicked.connect(self._on_player)
        self.match.clicked.connect(self.matched)
        self.menu.triggered.connect(self._on_triggered)
        self.retranslate()

    def show_players(self, profiles: Sequence[Profile], current: Profile) -> None:
        """Show who sits at the computer, and who else could."""
        self._profiles, self._current = profiles, current
        self._show_emblem()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        name = self._current.name if self._current else ""
        self._words = name or self.tr("Players")
        self.player.setText(caption(self._words))
        tip = self.tr("Who is at the computer")
        label = f"{tip}: {name}" if name else tip
        set_tip(self.player, label)
        self.player.setAccessibleName(label if name else "")
        self.match.setText(self.tr("Match…"))
        set_tip(self.match, self.tr("Several games with one combined score"))
        self._shorten()

    def restyle(self, style: Style) -> None:
        """Change colors and sizes."""
        height = round(max(30, 38 * style.unit) * max(1.0, style.scale))
        sheet = STYLE.replace("LanguageBar", "PlayerBar").format(
            theme=style.theme,
            height=height,
            button=height // 2 + 2,
            bar=height // 2 + 7,
            aside=round(0.42 * height),
            font=round(max(15, 19 * style.unit) * style.scale),
        )
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)
            self._side = round(height * 0.7)
            self._show_emblem()
            self.retranslate()

    def set_room(self, room: int) -> None:
        """Limit the width: a long name is cut."""
        if room != self._room:
            self._room = room
            self.retranslate()

    def least_width(self) -> int:
        """Return the least width: only a name is ever cut."""
        written = self.player.text()
        self.player.setText(caption(self._words))
        whole = self.sizeHint().width()
        self.player.setText(written)
        if self._current is None or not self._current.name:
            return whole
        return whole - max(0, self.player.fontMetrics().horizontalAdvance(self._words) - SHORTEST)

    def _shorten(self) -> None:
        self.ensurePolished()
        over = self.sizeHint().width() - self._room
        if over > 0:
            metrics = self.player.fontMetrics()
            width = max(SHORTEST, metrics.horizontalAdvance(self._words) - over)
            short = metrics.elidedText(self._words, Qt.TextElideMode.ElideRight, width)
            self.player.setText(caption(short))
        self.adjustSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Emit ``resized``."""
        super().resizeEvent(event)
        self.resized.emit()

    def _show_emblem(self) -> None:
        """Show whose name it is, a little apart from it."""
        if self._current is None or not self._side:
            return
        side = self._side
        size, ratio = QSize(round(side * (1 + APART)), side), self.devicePixelRatioF()
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            draw(painter, QRectF(0, 0, side, side), f"seats/{EMBLEMS[self._current.color]}")
        self.player.setIcon(QIcon(pixmap))
        self.player.setIconSize(size)

    def _on_player(self) -> None:
        self.menu.clear()
        for profile in self._profiles:
            action = self._offer(profile.name, profile.key)
            action.setIcon(_emblem(profile.color))
            action.setCheckable(True)
            action.setChecked(self._current is not None and profile.key == self._current.key)
        if self._profiles:
            self.menu.addSeparator()
        self._offer(self.tr("Players…"), ":players")
        self._offer(self.tr("History…"), ":history")
        self._offer(self.tr("Statistics…"), ":statistics")
        pop_up(self.menu, self.player)

    def _offer(self, words: str, data: str) -> QAction:
        action = add_entry(self.menu, words)
        action.setData(data)
        return action

    def _on_triggered(self, action: QAction) -> None:
        data = action.data()
        if data.startswith(":"):
            self.asked.emit(data[1:])
        else:
            self.chosen.emit(data)


def _emblem(color: str) -> QIcon:
    return QIcon(str(ASSETS / "seats" / f"{EMBLEMS[color]}.svg"))
