"""The question before a player's first game: learn it by lessons, or play at once."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QBoxLayout, QSizePolicy, QWidget

from core.games.boxes import BOXES
from core.kernel.messages import plural, text
from gui.look.paint_guard import guarded
from gui.text.translation import render
from gui.widgets.buttons import SheetButton
from gui.widgets.icons import draw_whole
from gui.widgets.overlay import Overlay
from gui.widgets.plain_text import PlainLabel, set_tip
from gui.widgets.translated import Translated

from .courses import course, minutes_together

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from gui.widgets.style import Style

FIRST_TIME = text("FirstStartSheet", "New to {game}?")
TEXT = 18
SIGN = 84
GROWTH = 0.6
"""How far the sheet grows with larger text."""


class GamePicture(QWidget):
    """The small picture of a game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.art = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it in the middle."""
        if self.art:
            with QPainter(self) as painter:
                draw_whole(painter, QRectF(self.rect()), f"app/game_{self.art}")


class FirstStartSheet(Translated, Overlay):
    """Offers lessons before a first game; Esc closes it.

    Signals:
        taught: The game is to be learned.
        played: The game is to be played at once.
    """

    taught = Signal(str)
    played = Signal(str)

    def __init__(self, board: QWidget, game: str) -> None:
        super().__init__(board)
        self._game = game
        self._picture = GamePicture()
        self._words = PlainLabel(wordWrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.buttons = {"learn": SheetButton(primary=True), "play": SheetButton()}
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for button in self.buttons.values():
            self._row.addWidget(button)
        self.column.insertWidget(0, self._picture)
        self.column.addWidget(self._words)
        self.column.addLayout(self._row)
        for button, answer in zip(self.buttons.values(), (self.taught, self.played), strict=True):
            button.clicked.connect(self.put_away)
            button.clicked.connect(partial(self._answer, answer))
        board.installEventFilter(self)
        self.retranslate()

    def ask(self, game: str) -> None:
        """Cover the start screen until there is an answer."""
        self._game = game
        self._picture.art = BOXES[game].art
        self.retranslate()
        self.lie_open(self.buttons["learn"])

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        for button in self.buttons.values():
            button.restyle(style)
        self._words.setFont(style.font(TEXT))
        self._picture.setFixedHeight(style.length(SIGN))
        self._row.setSpacing(style.length(12))
        super().restyle(style)

    def wanted_width(self) -> int:
        """Return the width, wider for larger text."""
        return round(super().wanted_width() * (1 + GROWTH * max(0.0, self.style_now.scale - 1)))

    def fit(self) -> None:
        """Stack buttons that are too wide."""
        super().fit()
        edges = self.column.contentsMargins()
        room = self.sheet.width() - edges.left() - edges.right()
        least = sum(each.sizeHint().width() for each in self.buttons.values())
        direction = QBoxLayout.Direction
        stacked = least + self._row.spacing() > room
        self._row.setDirection(direction.TopToBottom if stacked else direction.LeftToRight)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.title.setText(render(FIRST_TIME.bind(game=BOXES[self._game].title)))
        self._words.setText(
            self.tr("Short lessons on the board teach you the game. Or start playing right away.")
        )
        minutes = minutes_together(course(self._game))
        self.buttons["learn"].setText(
            render(plural("FirstStartSheet", "Learn in %n minute(s)", "", minutes))
        )
        self.buttons["play"].setText(self.tr("Play"))
        set_tip(self.buttons["play"], self.tr("An easy opponent, every aid and plenty of time"))
        self.setAccessibleName(self.title.text())
        self.describe_at(self.buttons["learn"], self._words.text())
        self.refit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape; move between the buttons with the arrows."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        elif event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.focusNextPrevChild(True)  # noqa: FBT003 - Qt's own signature

    def focusNextPrevChild(self, _forward: bool) -> bool:  # noqa: FBT001 - Qt's own signature
        """Keep the Tab key on the two buttons: what is under the sheet cannot be used."""
        learn, play = self.buttons.values()
        other = play if QApplication.focusWidget() is learn else learn
        other.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the start screen at any size."""
        if event.type() == QEvent.Type.Resize and watched is self._board:
            self.refit()
            return False
        return watched is not self._board and super().eventFilter(watched, event)

    def _answer(self, answer: SignalInstance) -> None:
        answer.emit(self._game)
