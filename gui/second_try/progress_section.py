"""Mistakes on the page about a player's progress: how many there are, are due and are learned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.kernel.messages import plural
from core.spaced_repetition import Summary
from gui.look.paint_guard import guarded
from gui.store.second_tries_file import count_second_tries
from gui.system.local_day import local_day
from gui.text.translation import render
from gui.widgets.fact_card import FactCard
from gui.widgets.style import Style
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QPaintEvent

    from core.kernel.messages import Message

HEIGHT = 14


def facts(summary: Summary) -> tuple[Message, ...]:
    """Say what the cards add up to."""
    return (
        plural("second_try", "%n mistake(s) kept", "", summary.cards),
        plural("second_try", "%n due today", "", summary.due),
        plural("second_try", "%n learned", "", summary.learned),
    )


class LearnedBar(QWidget):
    """A bar that is full as far as mistakes are learned."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self._share = 0.0

    def show_share(self, share: float) -> None:
        """Show how many of all are learned, from 0 to 1."""
        self._share = share
        self.update()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.setFixedHeight(style.length(HEIGHT))
        self.update()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bar."""
        theme, room = self._style.theme, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline = QPainterPath()
        outline.addRoundedRect(room, room.height() / 2, room.height() / 2)
        full = QRectF(room.left(), room.top(), room.width() * self._share, room.height())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(outline, QColor(theme.panel))
            painter.setClipPath(outline)
            painter.fillRect(full, QColor(theme.gold))
            painter.setClipping(False)
            painter.strokePath(outline, QPen(QColor(theme.soft_text), 1))


class MistakesSection(Translated, QWidget):
    """Shows a player's book of mistakes in numbers.

    Signals:
        asked: The book is to be opened.
    """

    asked = Signal()

    def __init__(self, finished: Path) -> None:
        """Count the mistakes in finished games of a folder."""
        super().__init__()
        self._finished = finished
        self._summary = Summary()
        self.bar = LearnedBar()
        self.card = FactCard(self.bar)
        self.card.asked.connect(self.asked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.card)
        self.retranslate()

    @property
    def widget(self) -> QWidget:
        """What is shown."""
        return self

    def show_player(self, folder: Path) -> None:
        """Show the mistakes of the player whose folder it is."""
        self._summary = count_second_tries(folder, self._finished, local_day())
        self.bar.show_share(self._summary.learned / max(1, self._summary.cards))
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        said = [render(each) for each in facts(self._summary)]
        self.card.tell(self.tr("My mistakes"), said, self.tr("Open my mistakes"))
        self.bar.setAccessibleName(said[-1])

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.card.restyle(style)
        self.bar.restyle(style)
