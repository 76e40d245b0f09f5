"""What one sees first: the name of the house, the languages, the games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel, QWidget

from core import __version__
from core.games.boxes import BOXES

from .bookmark import Bookmarks
from .cloth import paint_cloth
from .doors import Doors
from .game_card import SHADOW, GameCard
from .language_bar import LanguageBar
from .paths import ART
from .start_bar import StartBar
from .theme import LIGHT
from .translation import render

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QPaintEvent, QResizeEvent, QShowEvent

    from core.kernel.messages import Message

    from .continue_card import ContinueCard
    from .shelf import Waiting
    from .theme import Theme

DESIGN = QRectF(0, 0, 1920, 1080)
"""The window in which everything has the size that its numbers say."""


SHOWN = 3
"""How many unfinished games the screen shows."""


class StartScreen(QWidget):
    """The table before a game: everything is placed on a grid that grows with the window.

    Signals:
        played: Begin a game at once.
        planned: Begin a game after a look at its seats and options.
        explained: Read the rules of a game.
        resumed: Go on with an unfinished game.
    """

    played = Signal(str)
    planned = Signal(str)
    explained = Signal(str)
    resumed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.languages = LanguageBar(self)
        self.bar = StartBar(self)
        self._theme = LIGHT
        self._shown = False
        self._notice: Message | None = None
        self._motto = QLabel(self)
        self._below = QLabel(self, wordWrap=True)
        self._version = QLabel(f"Kupola {__version__}", self)
        self._cards = [GameCard(box, self) for box in BOXES.values()]
        self.doors = Doors(self)
        self._waiting: list[ContinueCard] = []
        self._bookmarks = Bookmarks(self)
        self._heading = QLabel(self)
        for card in self._cards:
            card.played.connect(self.played)
            card.planned.connect(self.planned)
            card.explained.connect(self.explained)
        self._icon = QSvgRenderer(str(ART / "icon.svg"), self)
        self._wordmark = QSvgRenderer(str(ART / "wordmark_light.svg"), self)
        self.bar.resized.connect(self._place_bar)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()
        self.retranslate()

    @property
    def pointed(self) -> str:
        """The game that the pointer is on; empty: none."""
        return next((card.game for card in self._cards if card.underMouse()), "")

    def retranslate(self) -> None:
        """Say everything anew."""
        self._motto.setText(self.tr("Three games, one table"))
        self.setAccessibleName(self._motto.text())
        self._heading.setText(self.tr("Continue"))
        self._below.setText(render(self._notice) if self._notice else "")
        for card in self._cards:
            card.retranslate()  # before they are measured
        self._place()

    def show_notice(self, notice: Message | None) -> None:
        """Say something at the foot of the screen."""
        self._notice = notice
        self.retranslate()

    def show_waiting(self, games: Sequence[Waiting]) -> None:
        """Offer to go on with the games that wait."""
        for card in self._waiting:
            card.hide()
            card.deleteLater()
        self._waiting = self._continued(games[:SHOWN]) if games else []
        for card in self._waiting:
            card.resumed.connect(self.resumed)
            card.show()
        self._heading.setVisible(bool(self._waiting))
        self._place()
        if self.isVisible():
            self._bookmarks.begin(self._waiting)

    def _continued(self, games: Sequence[Waiting]) -> list[ContinueCard]:
        from .continue_card import ContinueCard  # noqa: PLC0415 - often nothing waits

        return [ContinueCard(game, self, newest=not i) for i, game in enumerate(games)]

    def set_theme(self, theme: Theme) -> None:
        """Change the colors."""
        self._theme = theme
        self._wordmark.load(str(ART / f"wordmark_{theme.name}.svg"))
        for label in (self._motto, self._below, self._version):
            label.setStyleSheet(f"color: {theme.soft_text}")
        self.languages.set_theme(theme)
        for card in self._cards:
            card.set_theme(theme)
        self._place()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        self._place()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Measure the words again: before it is shown, Qt does not know how high they are."""
        super().showEvent(event)
        self._shown = True
        self._place()
        self._bookmarks.begin(self._waiting)

    def hideEvent(self, event: QHideEvent) -> None:
        """Look no further into the games."""
        super().hideEvent(event)
        self._bookmarks.stop()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what lies under the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_cloth(painter, QRectF(self.rect()), self._theme, self._scale())
        self._icon.render(painter, self._at(80, 44, 92, 92))
        self._wordmark.render(painter, self._at(190, 42, 292, 65))

    def _scale(self) -> float:
        return min(self.width() / DESIGN.width(), self.height() / DESIGN.height())

    def _at(self, x: float, y: float, width: float, height: float) -> QRectF:
        scale = self._scale()
        left = (self.width() - DESIGN.width() * scale) / 2
        return QRectF(left + x * scale, y * scale, width * scale, height * scale)

    def _place(self) -> None:
        if not self._shown:
            return
        scale = self._scale()
        for label, design in ((self._motto, 21), (self._below, 18), (self._version, 17)):
            font = label.font()
            font.setPixelSize(max(15, round(design * scale)))
            label.setFont(font)
            label.adjustSize()
        self._motto.move(self._at(194, 106, 0, 0).topLeft().toPoint())
        self.languages.set_scale(scale)
        right = self._at(1840, 88, 0, 0).topLeft().toPoint()
        bar = self.languages.size()
        self.languages.move(right.x() - bar.width(), right.y() - bar.height() // 2)
        self.bar.set_look(self._theme, scale)
        self._place_bar()
        self._place_cards(scale)
        foot = self.height() - round(64 * scale)
        self._version.move(right.x() - self._version.width(), foot - self._version.height())
        self.doors.set_look(self._theme, scale)
        left = self._at(80, 0, 0, 0).toRect().left()
        self.doors.move(left, foot + round(14 * scale) - self.doors.height())
        beside = left + self.doors.width() + round(24 * scale)
        below = QRect(beside, 0, max(1, self._version.x() - round(24 * scale) - beside), 0)
        needed = self._below.heightForWidth(below.width())
        font = self._heading.font()
        font.setPixelSize(max(16, round(26 * scale)))
        font.setBold(True)
        self._heading.setFont(font)
        self._heading.adjustSize()
        self._heading.move(self._at(80, 752, 0, 0).topLeft().toPoint())
        for index, waiting in enumerate(self._waiting):
            waiting.setGeometry(self._at(80 + 600 * index, 798, 560, 160).toRect())
            waiting.set_look(self._theme, scale)
        self._below.setGeometry(below.left(), foot - needed, below.width(), needed)

    def _place_bar(self) -> None:
        gap = round(24 * self._scale())
        right = self.languages.x() - gap
        self.bar.set_room(right - round(self._at(482, 0, 0, 0).left()) - gap)
        self.bar.move(right - self.bar.width(), self.languages.y())

    def _place_cards(self, scale: float) -> None:
        """Lay the cards out under the name, a little above the middle of what is left."""
        width = round(560 * scale) + 2 * SHADOW
        head = round(160 * scale)
        room = (round(745 * scale) if self._waiting else self.height()) - head + 2 * SHADOW
        needed = max(card.fit(width, scale, room) for card in self._cards)
        height = needed if self._waiting else max(round(530 * scale) + 2 * SHADOW, needed)
        free = 0 if self._waiting else self.height() - head - height
        top = head - SHADOW + round(free * 0.28)
        for index, card in enumerate(self._cards):
            left = self._at(80 + 600 * index, 0, 0, 0).left()
            card.setGeometry(round(left) - SHADOW, top, width, height)
