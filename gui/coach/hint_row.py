"""One recommended move: its number, what it is, what to expect of it, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from gui.look.paint_guard import guarded
from gui.text.translation import render
from gui.widgets.plain_text import PlainLabel
from gui.widgets.style import Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QEnterEvent, QFocusEvent, QPaintEvent

    from .suggestion import Suggestion

SHEET = """
HintRow {{
    background: {theme.panel_alt}; border: {line}px solid {theme.hairline}; border-radius: {knob}px;
}}
HintRow:hover {{ border-color: {theme.accent}; }}
HintRow:focus {{ border: 2px solid {theme.accent}; }}
QLabel {{ color: {theme.text}; background: transparent; }}
QLabel#prospects {{ color: {theme.soft_text}; }}
"""


class HintRow(QFrame):
    """A move of a hint; pointing at it shows it alone on the board.

    Signals:
        pointed: Its number; 0: no longer.
    """

    pointed = Signal(int)

    def __init__(
        self, suggestion: Suggestion, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.suggestion = suggestion
        self._names = names
        self._style = Style()
        self._move = PlainLabel(wordWrap=True)
        self._prospects = PlainLabel(wordWrap=True)
        self._prospects.setObjectName("prospects")
        self._reason = PlainLabel(wordWrap=True)
        self._column = QVBoxLayout(self)
        for label in (self._move, self._prospects, self._reason):
            self._column.addWidget(label)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.setStyleSheet(style.sheet(SHEET))
        self._move.setFont(style.font(16, QFont.Weight.DemiBold))
        self._prospects.setFont(style.font(14, QFont.Weight.DemiBold))
        self._reason.setFont(style.font(15))
        edge = style.length(10)
        self._column.setContentsMargins(edge + self._badge * 2 + edge, edge, edge, edge)
        self._column.setSpacing(style.length(4))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        prospects = self.suggestion.prospects
        words = render(self.suggestion.words, self._names)
        self._move.setText(words[:1].upper() + words[1:])
        self._prospects.setText("" if prospects is None else render(prospects, self._names))
        self._prospects.setVisible(prospects is not None)
        self._reason.setText(render(self.suggestion.reason.sentence, self._names))
        said = (self._move.text(), self._prospects.text(), self._reason.text())
        spoken = ". ".join(text.rstrip(".") for text in said if text)
        self.setAccessibleName(f"{self.suggestion.number}. {spoken}.")

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show this move alone."""
        super().enterEvent(event)
        self.pointed.emit(self.suggestion.number)

    def leaveEvent(self, event: QEvent) -> None:
        """Show all moves again."""
        super().leaveEvent(event)
        self.pointed.emit(0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show this move alone."""
        super().focusInEvent(event)
        self.pointed.emit(self.suggestion.number)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show all moves again."""
        super().focusOutEvent(event)
        self.pointed.emit(0)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame, and the number as on the board."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme, size = self._style.theme, self._badge
            center = QPointF(self._style.length(10) + size, self._style.length(10) + size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent"))
            painter.drawEllipse(center, size, size)
            font = self._style.font(15, QFont.Weight.Bold)
            painter.setFont(font)
            painter.setPen(theme.color("on_accent"))
            room = QRectF(0, 0, 2 * size, 2 * size)
            room.moveCenter(center)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(self.suggestion.number))

    @property
    def _badge(self) -> int:
        return round(self._style.pixels(15) * 0.8)
