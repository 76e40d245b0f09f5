"""The lessons on the page about a player's progress: each course with the ranks of its lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from core.games.boxes import BOXES
from core.kernel.messages import text
from gui.look.paint_guard import guarded
from gui.text.translation import render
from gui.widgets.controls import button, label
from gui.widgets.icons import draw_whole
from gui.widgets.plain_text import show_tip
from gui.widgets.style import Style, set_sheet
from gui.widgets.translated import Translated

from .courses import course, taught_games
from .lesson_progress import BEST, LessonProgress
from .rank_drawing import RANKS, paint_dome

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from .courses import Entry

SHEET = """
CourseCard {{
    background: {theme.panel_alt}; border: 1px solid {theme.hairline}; border-radius: {card}px;
}}
"""
FINISHED = text("lesson", "{done} of {count} lessons finished")
RANKED = text("lesson", "{earned} of {most} domes")
LINE = text("lesson", "{number}. {title}: {rank}")
DOME, GAP = 20, 6
"""How large a dome is, and how far lessons are apart."""


class CourseStrip(QWidget):
    """Three domes for each lesson, below its number; narrow strips have more rows."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[Entry, ...] = course(game)
        self._ranks = [0] * len(self._entries)
        self._style = Style()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_ranks(self, ranks: list[int]) -> None:
        """Show the ranks of all lessons."""
        self._ranks = ranks
        self.update()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self._fit()
        self.update()

    def retranslate(self) -> None:
        """Say what the picture shows."""
        self.setAccessibleName("\n".join(map(self._line, range(len(self._entries)))))

    def heightForWidth(self, width: int) -> int:
        """Measure the rows."""
        return -(-len(self._entries) // self._columns(width)) * self._cell.height()

    def hasHeightForWidth(self) -> bool:
        """Return True: narrow strips have more rows."""
        return True

    def sizeHint(self) -> QSize:
        """Ask for one row."""
        return QSize(self._cell.width() * len(self._entries), self._cell.height())

    def minimumSizeHint(self) -> QSize:
        """Allow narrow strips."""
        return QSize(4 * self._cell.width(), self._cell.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height of all rows."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Name the lesson under the pointer."""
        from PySide6.QtGui import QHelpEvent  # noqa: PLC0415 - seldom needed

        if isinstance(event, QHelpEvent):
            cells = (self._box(number) for number in range(len(self._entries)))
            under = [n for n, box in enumerate(cells) if box.contains(event.pos())]
            if under:
                show_tip(event.globalPos(), self._line(under[0]), self)
            return True
        return super().event(event)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the domes."""
        theme, side = self._style.theme, float(self._style.between(DOME, DOME))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self._style.font(15, QFont.Weight.DemiBold))
            for number, rank in enumerate(self._ranks):
                box = self._box(number)
                painter.setPen(theme.color("text"))
                painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, str(number + 1))
                left = box.center().x() - BEST * side / 2
                for each in range(BEST):
                    dome = QRectF(left + each * side, box.bottom() - side - GAP, side, side)
                    paint_dome(painter, dome.adjusted(1, 1, -1, -1), theme, earned=each < rank)

    @property
    def _cell(self) -> QSize:
        side = self._style.between(DOME, DOME)
        width = max(BEST * side + 2 * GAP, 2 * self._style.pixels(15))
        return QSize(width, side + 2 * GAP + round(1.4 * self._style.pixels(15)))

    def _columns(self, width: int) -> int:
        return max(1, min(len(self._entries) or 1, width // self._cell.width()))

    def _box(self, number: int) -> QRectF:
        row, column = divmod(number, self._columns(self.width()))
        cell = self._cell
        return QRectF(column * cell.width(), row * cell.height(), cell.width(), cell.height())

    def _fit(self) -> None:
        self.setMinimumHeight(self.heightForWidth(max(1, self.width())))

    def _line(self, number: int) -> str:
        entry, rank = self._entries[number], RANKS[self._ranks[number]]
        title = entry.lesson.title
        return render(LINE.bind(number=entry.number, title=title, rank=rank))


class GameSign(QWidget):
    """The small picture of a game."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = BOXES[game].art

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        with QPainter(self) as painter:
            draw_whole(painter, QRectF(self.rect()), f"app/game_{self._art}")


class CourseCard(QFrame):
    """The progress in one course.

    Signals:
        asked: The lessons are to be opened.
    """

    asked = Signal(str)

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._ranks: list[int] = []
        self._sign = GameSign(game)
        self._title, self._about = label("heading"), label("soft", wrap=True)
        self.strip = CourseStrip(game)
        self.button = button("action")
        self.button.clicked.connect(lambda: self.asked.emit(self.game))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._about)
        head = QHBoxLayout()
        head.addWidget(self._sign)
        head.addLayout(words, 1)
        head.addWidget(self.button)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.strip)
        self._column, self._head = column, head

    def show_progress(self, progress: LessonProgress) -> None:
        """Show the ranks of a player."""
        self._ranks = [progress.of(entry.key).rank for entry in course(self.game)]
        self.strip.show_ranks(self._ranks)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._title.setText(render(BOXES[self.game].title))
        done, count = sum(rank > 0 for rank in self._ranks), len(self._ranks)
        finished = render(FINISHED.bind(done=done, count=count))
        ranked = render(RANKED.bind(earned=sum(self._ranks), most=BEST * count))
        self._about.setText(f"{finished} · {ranked}")
        self.strip.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        set_sheet(self, style.sheet(SHEET))
        side = style.between(48, 40)
        self._sign.setFixedSize(side, side)
        edge = style.between(18, 14)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(style.between(14, 10))
        self._head.setSpacing(style.between(14, 10))
        self.strip.restyle(style)


class LessonSection(Translated, QWidget):
    """The courses of all games.

    Signals:
        asked: The lessons of a game are to be opened.
    """

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = label("heading")
        self.cards = [CourseCard(game) for game in taught_games()]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._heading)
        for card in self.cards:
            column.addWidget(card)
            card.asked.connect(self.asked)
        self.retranslate()

    @property
    def widget(self) -> QWidget:
        """What is shown."""
        return self

    def show_player(self, folder: Path) -> None:
        """Show the lessons of the player whose folder it is."""
        progress = LessonProgress(folder)
        for card in self.cards:
            card.show_progress(progress)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._heading.setText(self.tr("Lessons"))
        for card in self.cards:
            card.button.setText(self.tr("Open lessons"))
            title = render(BOXES[card.game].title)
            card.button.setAccessibleName(f"{card.button.text()}, {title}")
            card.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        for card in self.cards:
            card.restyle(style)
