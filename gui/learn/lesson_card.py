"""A lesson in the list of its course: its number, its title, how long it takes, its rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from core.kernel.messages import plural, text
from gui.input.last_input import hittable
from gui.look.paint_guard import guarded
from gui.text.translation import render
from gui.widgets.plain_text import PlainLabel, set_tip
from gui.widgets.style import Style, set_sheet
from gui.widgets.translated import Translated

from .rank_drawing import RANKS, RankRow

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from core.kernel.messages import Message

    from .courses import Entry
    from .lesson_progress import Standing

SHEET = """
LessonCard {{
    background: {theme.panel}; border: {line}px solid {theme.hairline};
    border-radius: {card}px; margin: 2px; text-align: left;
}}
LessonCard:hover {{ border-color: {theme.accent}; background: {theme.accent_soft}; }}
LessonCard:focus {{ border: {ring}px solid {theme.accent}; margin: 0; }}
QLabel {{ background: transparent; color: {theme.text}; }}
QLabel#about {{ color: {theme.soft_text}; }}
"""
AT_STEP = text("lesson", "continue at step {step} of {count}")
NAMED = text("lesson", "Lesson {number}: {title}")
BADGE = 42


def minutes_of(minutes: int) -> Message:
    """Say how long something takes."""
    return plural("lesson", "%n minute(s)", "", minutes)


class NumberBadge(QWidget):
    """The number of a lesson in a ring; a solid ring: it was finished."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._style = Style()
        self._finished = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_standing(self, *, finished: bool) -> None:
        """Show whether the lesson was finished."""
        self._finished = finished
        self.update()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        side = round(max(30, style.length(BADGE)) * max(1.0, style.scale))
        self.setFixedSize(side, side)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ring and the number."""
        theme = self._style.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            painter.setPen(QPen(theme.color("ring"), 2))
            painter.setBrush(theme.color("gold" if self._finished else "panel_alt"))
            painter.drawEllipse(box)
            painter.setFont(self._style.font(19, QFont.Weight.Bold))
            painter.setPen("#2B1B05" if self._finished else theme.text)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._number))


class LessonCard(Translated, QPushButton):
    """A button that opens a lesson.

    Signals:
        chosen: The lesson.
    """

    chosen = Signal(object)

    def __init__(self, entry: Entry, standing: Standing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry, self.standing = entry, standing
        self._badge = NumberBadge(entry.number)
        self._badge.show_standing(finished=standing.rank > 0)
        self._title, self._about = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        self._about.setObjectName("about")
        self._ranks = RankRow(28)
        self._ranks.show_rank(standing.rank)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._about)
        words.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._badge)
        self._row.addLayout(words, 1)
        self._row.addWidget(self._ranks)
        for part in (self._title, self._about, self._ranks):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(lambda: self.chosen.emit(self.entry))
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        title = render(self.entry.lesson.title)
        parts = [render(minutes_of(self.entry.minutes))]
        if self.standing.begun:
            count = len(self.entry.lesson.steps)
            parts.append(render(AT_STEP.bind(step=self.standing.step + 1, count=count)))
        self._title.setText(title)
        self._about.setText(" · ".join(parts))
        named = render(NAMED.bind(number=self.entry.number, title=title))
        rank = render(RANKS[self.standing.rank])
        self.setAccessibleName(f"{named}. {self._about.text()}. {rank}")
        set_tip(self, rank)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        set_sheet(self, style.sheet(SHEET, ring=style.line + 2))
        self._title.setFont(style.font(19, QFont.Weight.DemiBold))
        self._about.setFont(style.font(15))
        self._badge.restyle(style)
        self._ranks.restyle(style)
        aside, above = style.length(16) + 2, style.length(9) + 2
        self._row.setContentsMargins(aside, above, aside, above)
        self._row.setSpacing(style.length(14))
        self.setMinimumHeight(hittable(0))

    def hasHeightForWidth(self) -> bool:
        """Return True: the height follows from the words."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Measure the words."""
        return self._row.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        """Ask for what the words need."""
        return QSize(self._row.totalSizeHint().width(), self.heightForWidth(max(200, self.width())))

    def minimumSizeHint(self) -> QSize:
        """Allow any width."""
        return QSize(1, self.heightForWidth(max(200, self.width())))
