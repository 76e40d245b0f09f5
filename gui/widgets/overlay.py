"""A sheet that lies over the board for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QFrame,
    QGridLayout,
    QVBoxLayout,
    QWidget,
)

from gui.look.paint_guard import guarded
from gui.look.shadow import Shadow
from gui.text.voice import for_voices

from .announce import Carrier
from .plain_text import PlainLabel
from .style import Style, set_sheet

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

PRESSES = frozenset(
    {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}
)
STEERING = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab})
STOPS = (".", "?", "!")
"""How a sentence ends."""
RADIUS = 14
SHADOW = 18
SHEET = """
QFrame#sheet {{
    background: {theme.panel}; border: {line}px solid {theme.hairline}; border-radius: {corner}px;
}}
QLabel {{ background: transparent; color: {theme.text}; }}
QTableView {{ background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: 8px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {theme.hairline}; border-radius: 4px; min-height: 24px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""


class Overlay(Carrier, QWidget):
    """Veils the board and shows a sheet in its middle; keeps clicks off the board.

    A sheet often opens while a press is meant for what was shown before: what is pressed a second
    time at once, or held, is not meant for the sheet. A key that comes too early has to be waited
    with again, so that a key pressed many times in a row closes nothing.

    Attributes:
        pause: How many intervals of a double click pass before a press is meant for the sheet.
        veil: How far it hides the board.
        lead: What is read before the words of the sheet, because it happened just before it opened.

    Signals:
        opened: The board is covered.
        closed: The board can be seen again.
    """

    opened = Signal()
    closed = Signal()
    pause = 1
    veil = 0.62

    def __init__(self, board: QWidget, over: QWidget | None = None) -> None:
        """Make a sheet over a board, or over another widget that holds it."""
        # Of the children of a scrolling board, screen readers find only what lies in its window.
        inside = board.viewport() if isinstance(board, QAbstractScrollArea) else board
        super().__init__(over or inside)
        self._board = board
        self.style_now = Style()
        self._seen = QElapsedTimer()
        self.lead = ""
        self.title = PlainLabel(wordWrap=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sheet = QFrame()
        self.sheet.setObjectName("sheet")
        self.column = QVBoxLayout(self.sheet)
        self.column.addWidget(self.title)
        self._middle = QGridLayout(self)
        self._middle.addWidget(self.sheet, 0, 0, Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def looked_at(self) -> bool:
        """Whether it has been open long enough for a press to be meant for it."""
        wait = self.pause * QApplication.doubleClickInterval()
        return self._seen.isValid() and self._seen.elapsed() >= wait

    def lie_open(self, at: QWidget | None = None) -> None:
        """Cover the board; give the keyboard to a part of the sheet, or to the sheet.

        A reader would read both if the sheet had it first.
        """
        self.fit()
        self._seen.start()
        for each in (self, *self.findChildren(QAbstractButton)):
            each.installEventFilter(self)
        self.show()
        self.raise_()
        (at or self).setFocus(Qt.FocusReason.PopupFocusReason)
        self.opened.emit()

    def describe_at(self, button: QAbstractButton, more: str) -> None:
        """Have the title of the sheet and more words read with the button that gets the keyboard.

        The sheet has no description: Orca reads one that changes around what has the focus.
        """
        name = self.accessibleName()
        title = name if name.endswith(STOPS) else f"{name}."
        said = " ".join(words for words in (self.lead, title, more) if words)
        button.setAccessibleDescription(for_voices(said))

    def put_away(self) -> None:
        """Uncover the board."""
        if not self.isHidden():
            self.lead = ""
            self.hide()
            self._board.setFocus(Qt.FocusReason.PopupFocusReason)
            self.closed.emit()

    def fit(self) -> None:
        """Cover the board at its present size."""
        self.setGeometry(self._board.rect())
        margin = self.style_now.length(16)
        self._middle.setContentsMargins(margin, margin, margin, margin)
        room = self.width() - 2 * margin
        self.sheet.setFixedWidth(min(room, self.wanted_width()))

    def refit(self) -> None:
        """Fit a visible sheet again; a hidden one fits when it opens."""
        if not self.isHidden():
            self.fit()

    def wanted_width(self) -> int:
        """Return the preferred width of the sheet."""
        return self.style_now.length(640)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.style_now = style
        set_sheet(self, style.sheet(SHEET, corner=style.radius(RADIUS)))
        self.title.setFont(style.font(26, QFont.Weight.Bold))
        edge = style.length(28)
        self.column.setContentsMargins(edge, style.length(20), edge, style.length(22))
        self.column.setSpacing(style.length(14))
        self.refit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop input that is not meant for the sheet."""
        hasty = event.type() in PRESSES and self._is_hasty(event)
        return hasty or super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the press off the board."""
        event.accept()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the veil, and the shadow of the sheet."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme = self.style_now.theme
            painter.fillRect(self.rect(), theme.color("table_edge", self.veil))
            shadow = Shadow.even(SHADOW, fall=4, darkness=9 if theme.dark else 3)
            shadow.paint(painter, QRectF(self.sheet.geometry()), RADIUS)

    def _is_hasty(self, press: QEvent) -> bool:
        """Return whether a press belongs to another before the sheet was open."""
        if isinstance(press, QKeyEvent):
            if press.key() in STEERING:
                return False
            if press.isAutoRepeat():
                return True
            if not self.looked_at:
                self._seen.start()
                return True
        return not self.looked_at
