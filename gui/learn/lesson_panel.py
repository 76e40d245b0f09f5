"""The lesson beside the board: what to do, what is said about it, and how to be helped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.games.boxes import BOXES
from gui.input.last_input import hittable
from gui.text.translation import called, render
from gui.text.voice_sentences import sentences
from gui.widgets.answer_card import HINT, MISS, PRAISE, AnswerCard
from gui.widgets.buttons import SheetButton
from gui.widgets.enter_buttons import ToolButton
from gui.widgets.icons import sign
from gui.widgets.plain_text import PlainLabel, set_tip
from gui.widgets.scroll_column import Column
from gui.widgets.style import Style, set_sheet
from gui.widgets.translated import Translated

from .lesson_controller import Phase
from .rank_drawing import RANKS, RankRow
from .step_dots import StepDots

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from .courses import Entry
    from .lesson_controller import LessonController

SENTENCE, ANSWER = 25, 17
"""The sizes of what to do, and of what is said about it."""
SHEET = """
LessonPanel {{
    background: {theme.panel}; border: {line}px solid {theme.hairline};
    border-radius: {card}px;
}}
QLabel {{ color: {theme.text}; background: transparent; }}
QLabel[soft="true"] {{ color: {theme.soft_text}; }}
QFrame#rule {{ background: {theme.gold}; border: 0; }}
QScrollArea, QWidget#body {{ background: transparent; border: 0; }}
QToolButton {{
    background: transparent; color: {theme.text}; border: {line}px solid transparent;
    border-radius: {knob}px; padding: {above}px {aside}px;
}}
QToolButton:hover {{ background: {theme.accent_soft}; }}
QToolButton:focus {{ border: {ring}px solid {theme.accent}; }}
QToolButton:disabled {{ color: {theme.disabled}; }}
QScrollBar:vertical {{ background: transparent; width: 8px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {theme.hairline}; border-radius: 4px; min-height: 24px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""
TOOLS = {"rules": "book", "restart": "restart", "close": "contents", "skip": "skip"}
"""The small buttons at the foot, with their signs."""


class LessonPanel(Translated, QFrame):
    """Shows a step of a lesson.

    Signals:
        hint: A hint is wanted.
        show_me: The solution is to be played.
        go_on: The step was read, another table is wanted, or the next lesson.
        again: A wrong move is to be taken back now.
        restart: The lesson is to begin again.
        skip: The next lesson is wanted instead of this one.
        rules: The anchor of the paragraph about it, which is to be opened.
        closed: Back to the lessons.
    """

    hint = Signal()
    show_me = Signal()
    go_on = Signal()
    again = Signal()
    restart = Signal()
    skip = Signal()
    rules = Signal(str)
    closed = Signal()

    def __init__(
        self, entry: Entry, count: int, controller: LessonController, parent: QWidget | None = None
    ) -> None:
        """Show a lesson of a course of some length."""
        super().__init__(parent)
        self._entry, self._count, self._controller = entry, count, controller
        self._style = Style()
        self._course, self._title, self._step = (PlainLabel() for _ in range(3))
        for label in (self._course, self._title):
            label.setWordWrap(True)
        self._rule = QFrame()
        self._rule.setObjectName("rule")
        self._dots = StepDots()
        self.sentence, self.meaning, self.result = (PlainLabel(wordWrap=True) for _ in range(3))
        self.answer = AnswerCard()
        self.ranks = RankRow(46)
        self.buttons = {
            "hint": SheetButton(),
            "show_me": SheetButton(),
            "again": SheetButton(primary=True),
            "go_on": SheetButton(primary=True),
        }
        self.tools = {name: ToolButton() for name in TOOLS}
        self._lay_out()
        self._connect()
        controller.changed.connect(self.refresh)
        self.retranslate()

    @property
    def words(self) -> str:
        """The step in words, for screen readers."""
        labels = (self._step, self.sentence, self.meaning, self.result)
        return sentences(each.text() for each in labels if not each.isHidden())

    @property
    def opening(self) -> str:
        """Which lesson it is, and its step, for screen readers."""
        return sentences((self.accessibleName(), self._course.text(), self.words))

    def refresh(self) -> None:
        """Show the lesson as it stands."""
        controller = self._controller
        phase, step = controller.phase, controller.step
        over = phase is Phase.FINISHED
        total = len(controller.lesson.steps)
        self._dots.show_step(total if over else controller.number, total)
        self._say(over=over)
        self._answer()
        own = phase in {Phase.WAITING, Phase.MISSED}
        shown = {
            "hint": own or phase in {Phase.SHOWING, Phase.REPLYING},
            "show_me": own or phase in {Phase.SHOWING, Phase.REPLYING},
            "again": phase is Phase.MISSED,
            "go_on": over or phase in {Phase.READING, Phase.REACHED},
        }
        small_game = step.game is not None and not over
        for name, button in self.buttons.items():
            button.setVisible(shown[name] and not (small_game and name in {"hint", "show_me"}))
        self.buttons["hint"].setEnabled(own and not controller.hinted)
        self.buttons["show_me"].setEnabled(own)
        self._emphasize_hint(stuck=controller.stuck and phase is Phase.WAITING)
        self.tools["skip"].setVisible(not over and self._entry.number < self._count)
        self.fit()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        controller = self._controller
        game = render(BOXES[self._entry.game].title)
        numbers = {"number": self._entry.number, "count": self._count}
        place = self.tr("Lesson {number} of {count}").format(**numbers)
        self._course.setText(f"{game} · {place}")
        self._title.setText(render(controller.lesson.title))
        self.setAccessibleName(self.tr("Lesson: {title}").format(title=self._title.text()))
        self.buttons["hint"].setText(self.tr("Hint"))
        set_tip(self.buttons["hint"], self.tr("A sentence and an arrow that help you (H)"))
        self.buttons["show_me"].setText(self.tr("Show me"))
        set_tip(self.buttons["show_me"], self.tr("Watch a move that reaches the goal"))
        self.buttons["again"].setText(self.tr("Try again"))
        names = {
            "rules": (self.tr("Rules"), self.tr("Read the paragraph about this")),
            "restart": (self.tr("Restart"), self.tr("Begin this lesson again")),
            "skip": (self.tr("Skip"), self.tr("Go to the next lesson; you can return any time")),
            "close": (self.tr("Lessons"), self.tr("Back to the lessons; you can go on here later")),
        }
        for name, (words, tip) in names.items():
            self.tools[name].setText(words)
            self.tools[name].setAccessibleName(words)
            set_tip(self.tools[name], tip)
        self._lay_buttons()
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the sentences into another height."""
        super().resizeEvent(event)
        self.fit()

    def restyle(self, style: Style, width: int) -> None:
        """Change sizes and colors."""
        self._style = style
        self.setFixedWidth(width)
        ring, above, aside = style.line + 1, style.length(6), style.length(8)
        set_sheet(self, style.sheet(SHEET, ring=ring, above=above, aside=aside))
        small = style.font(13.5, QFont.Weight.DemiBold)
        self._course.setFont(small)
        self._step.setFont(small)
        self._title.setFont(style.font(26, QFont.Weight.Bold))
        self._dots.restyle(style)
        self.answer.restyle(style)
        self.ranks.restyle(style)
        for button in self.buttons.values():
            button.restyle(style)
        self._rule.setFixedSize(style.length(56), max(3, style.length(3)))
        side, ratio, theme = style.pixels(20), self.devicePixelRatioF(), style.theme
        for name, drawing in TOOLS.items():
            tool = self.tools[name]
            tool.setFont(style.font(14, QFont.Weight.DemiBold))
            tool.setIcon(sign(drawing, theme.text, theme.disabled, side, ratio))
            tool.setIconSize(QSize(side, side))
            tool.setMinimumHeight(hittable(0))
        edge = style.length(18)
        self._column.setContentsMargins(edge, edge, edge, style.length(10))
        self._column.setSpacing(style.length(8))
        self._lines.setSpacing(style.length(12))
        self._row.setSpacing(style.length(6))
        self._foot.setSpacing(style.length(2))
        self._lay_buttons()
        self.refresh()

    def fit(self) -> None:
        """Write smaller what would have to be scrolled; before that, leave out what adorns."""
        style = self._style
        for compact in (False, True):
            self._lay_tools(compact=compact)
            self._rule.setVisible(not compact)
            self._write(style.font(SENTENCE, QFont.Weight.DemiBold), style.font(ANSWER))
            if self._has_room():
                return
        answers = [*style.shrinking(ANSWER)]
        for number, font in enumerate(style.shrinking(SENTENCE, QFont.Weight.DemiBold)):
            self._write(font, answers[min(number, len(answers) - 1)])
            if self._has_room():
                return

    def _write(self, sentence: QFont, answer: QFont) -> None:
        self.sentence.setFont(sentence)
        for label in (self.answer.words, self.meaning, self.result):
            label.setFont(answer)

    def _has_room(self) -> bool:
        """Return whether everything is seen without scrolling."""
        self._foot.invalidate()
        self._lines.invalidate()
        self._column.activate()
        self._body.fit()
        room = self._area.viewport().size()
        width = self.sentence.fontMetrics().horizontalAdvance
        widest = max(map(width, self.sentence.text().split()), default=0)
        fits = self._lines.totalHeightForWidth(room.width()) <= room.height()
        return fits and widest <= room.width()

    def _lay_out(self) -> None:
        for label in (self._course, self._step, self.meaning):
            label.setProperty("soft", True)  # noqa: FBT003 - a property's value
        self._body = Column()
        self._body.setObjectName("body")
        self._lines = QVBoxLayout(self._body)
        self._lines.setContentsMargins(0, 0, 0, 0)
        for part in (self.sentence, self.answer, self.ranks, self.meaning, self.result):
            self._lines.addWidget(part)
        self._lines.addStretch(1)
        self._area = area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._body)
        self._way = QHBoxLayout()
        self._way.addWidget(self._dots, 1)
        self._way.addWidget(self._step)
        self._row = QGridLayout()
        self._foot = QGridLayout()
        self._column = QVBoxLayout(self)
        for above in (self._course, self._title, self._rule):
            self._column.addWidget(above)
        self._column.addLayout(self._way)
        self._column.addWidget(area, 1)
        self._column.addLayout(self._row)
        self._column.addLayout(self._foot)
        self._row.addWidget(self.buttons["again"], 0, 0, 1, 2)
        self._row.addWidget(self.buttons["go_on"], 1, 0, 1, 2)
        for tool in self.tools.values():
            tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            tool.setCursor(Qt.CursorShape.PointingHandCursor)

    def _connect(self) -> None:
        for name, button in self.buttons.items():
            button.clicked.connect(getattr(self, name))
        self.tools["rules"].clicked.connect(self._on_rules)
        self.tools["restart"].clicked.connect(self.restart)
        self.tools["skip"].clicked.connect(self.skip)
        self.tools["close"].clicked.connect(self.closed)

    def _on_rules(self) -> None:
        self.rules.emit(self._entry.lesson.rule)

    def _say(self, *, over: bool) -> None:
        controller = self._controller
        total = len(controller.lesson.steps)
        step = self.tr("Step {number} of {count}").format(number=controller.number + 1, count=total)
        self._step.setText("" if over else step)
        self._step.setVisible(not over)
        self.sentence.setText(self.tr("Lesson finished!") if over else render(controller.step.say))
        self.ranks.setVisible(over)
        self.ranks.show_rank(controller.rank if over else 0)
        self.meaning.setVisible(over)
        self.meaning.setText(render(RANKS[controller.rank]) if over else "")
        counted = controller.step.game is not None and (over or controller.phase is Phase.REPLYING)
        self.result.setVisible(counted)
        self.result.setText(self._points() if counted else "")
        last = self._entry.number == self._count
        following = self.tr("Back to the lessons") if last else self.tr("Next lesson")
        self.buttons["go_on"].setText(following if over else self.tr("Next"))

    def _points(self) -> str:
        """Write everybody's points, the most first."""
        controller = self._controller
        pairs = zip(controller.players, controller.points, strict=True)
        ranking = sorted(pairs, key=lambda pair: -pair[1])
        return "\n".join(f"{called(player.name)}: {points}" for player, points in ranking)

    def _answer(self) -> None:
        controller = self._controller
        if controller.hinted and controller.step.hint is not None:
            self.answer.show_answer(HINT, render(controller.step.hint))
        elif controller.answer is None:
            self.answer.show_answer(PRAISE, "")
        else:
            waits = controller.phase in {Phase.WAITING, Phase.MISSED}
            missed = waits and controller.misses > 0
            kind = HINT if controller.phase is Phase.PLAYING else MISS if missed else PRAISE
            self.answer.show_answer(kind, render(controller.answer))

    def _emphasize_hint(self, *, stuck: bool) -> None:
        button = self.buttons["hint"]
        if button.property("primary") != stuck:
            button.setProperty("primary", stuck)
            button.style().unpolish(button)
            button.style().polish(button)

    def _lay_buttons(self) -> None:
        """Lay the two buttons of help beside each other, or one below the other."""
        pair = (self.buttons["hint"], self.buttons["show_me"])
        beside = 2 * max(each.sizeHint().width() for each in pair) + self._gap <= self._room
        for number, button in enumerate(pair):
            self._row.removeWidget(button)
            if beside:
                self._row.addWidget(button, 2, number)
            else:
                self._row.addWidget(button, 2 + number, 0, 1, 2)

    def _lay_tools(self, *, compact: bool) -> None:
        """Lay the small buttons out in two columns, or in a row without words."""
        style, tools = Qt.ToolButtonStyle, tuple(self.tools.values())
        for tool in tools:
            tool.setToolButtonStyle(style.ToolButtonTextBesideIcon)
        worded = 2 * max(each.sizeHint().width() for each in tools) + self._gap <= self._room
        for number, tool in enumerate(tools):
            if compact or not worded:
                tool.setToolButtonStyle(style.ToolButtonIconOnly)
            row, column = divmod(number, 2) if worded and not compact else (0, number)
            self._foot.removeWidget(tool)
            self._foot.addWidget(tool, row, column, Qt.AlignmentFlag.AlignLeft)

    @property
    def _room(self) -> int:
        edges = self._column.contentsMargins()
        return self.width() - edges.left() - edges.right()

    @property
    def _gap(self) -> int:
        return self._row.spacing()
