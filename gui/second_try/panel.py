"""The panel beside a second try: what is asked, how a try was judged, and what can be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from core.ai.second_try import Outcome
from core.kernel.messages import plural, text
from gui.text.translation import render
from gui.widgets.plain_text import PlainLabel
from gui.widgets.scroll_column import Column, WrappingButton
from gui.widgets.style import Style
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.ai.second_try import Judgment, Mistake
    from core.kernel.messages import Message

SHEET = """
TryPanel {{
    background: {theme.panel}; border: {line}px solid {theme.hairline};
    border-radius: {card}px;
}}
QLabel {{ color: {theme.text}; background: transparent; }}
QLabel[soft="true"] {{ color: {theme.soft_text}; }}
QScrollArea, QWidget#body {{ background: transparent; }}
QPushButton {{
    background: {theme.panel_alt}; border: {line}px solid {theme.hairline};
    border-radius: {knob}px;
}}
QPushButton:hover {{ border-color: {theme.accent}; }}
QPushButton:focus {{ border: 2px solid {theme.accent}; }}
QScrollBar:vertical {{ background: transparent; width: 8px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {theme.hairline}; border-radius: 4px; min-height: 24px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""
TITLE = text("second_try", "Second try")
PLACE = text("second_try", "Second try, {number} of {total}")
TASK = text("second_try", "On move {number}, your chance of winning dropped by {percent}%.")
ASKED = text("second_try", "What would you play now?")
JUDGING = text("second_try", "Judging your move…")
UNJUDGED = text("second_try", "This move could not be judged.")
OUTCOMES = {
    Outcome.BETTER: text("second_try", "Better than what you played"),
    Outcome.AS_GOOD: text("second_try", "As good as what you played"),
    Outcome.WORSE: text("second_try", "Worse than what you played"),
}
CHANCES = text("second_try", "Chance of winning: {now}%; with what you played: {then}%")
NOTHING_BETTER = text("second_try", "The search finds no better move.")
RATHER = text("second_try", "The search prefers another move: {percent}%")
SHOWN_THEN = text("second_try", "You played: {move}")
SHOWN_BEST = text("second_try", "The search prefers: {move}")
CHANCE = text("second_try", "Chance of winning: {percent}%")
BUTTONS = ("cancel", "again", "played", "best", "next", "close")


class TryPanel(Translated, QFrame):
    """Says one thing at a time; its owner connects the buttons.

    Attributes:
        buttons: By name: cancel, again, played, best, next, close.

    """

    def __init__(
        self,
        mistake: Mistake,
        names: Sequence[str],
        place: tuple[int, int] = (1, 1),
        parent: QWidget | None = None,
    ) -> None:
        """Ask for another move in place of a mistake, the one at a place among several."""
        super().__init__(parent)
        self._mistake, self._names, self._place = mistake, names, place
        self._style = Style()
        self._head: Message = ASKED
        self._said: tuple[Message, ...] = ()
        self._shown: tuple[Message, ...] = ()
        self._due: Message | None = None
        self._title = PlainLabel(wordWrap=True)
        self._task = PlainLabel(wordWrap=True)
        self.head = PlainLabel(wordWrap=True)
        self.sentences = PlainLabel(wordWrap=True)
        self.shown = PlainLabel(wordWrap=True)
        self.due = PlainLabel(wordWrap=True)
        self.buttons = {name: WrappingButton() for name in BUTTONS}
        self._lay_out()
        self.retranslate()
        self.ask()

    @property
    def words(self) -> str:
        """What the panel says now, for screen readers."""
        labels = (self.head, self.shown, self.sentences, self.due)
        return " ".join(label.text() for label in labels if not label.isHidden())

    @property
    def task(self) -> str:
        """What the try is about, for screen readers."""
        return self._task.text()

    def ask(self) -> None:
        """Ask for a move; what was shown is taken away."""
        self._say(ASKED)
        self._offer("played", "best", "next", "close")

    def show_judging(self) -> None:
        """Say that the move is being judged."""
        self._say(JUDGING)
        self._offer("cancel")

    def show_judgment(self, judgment: Judgment | None) -> None:
        """Show how a try was judged; None: it could not be."""
        if judgment is None:
            self._say(UNJUDGED)
        else:
            self._say(OUTCOMES[judgment.outcome], *_said(judgment, self._mistake))
        self._offer("again", "played", "best", "next", "close")

    def show_played(self, move: Message) -> None:
        """Name the move that was played."""
        chance = CHANCE.bind(percent=self._mistake.chance - self._mistake.lost)
        self._show(SHOWN_THEN.bind(move=move), chance)

    def show_best(self, move: Message) -> None:
        """Name the best move."""
        self._show(SHOWN_BEST.bind(move=move), CHANCE.bind(percent=self._mistake.chance))

    def show_due(self, days: int) -> None:
        """Say when the position comes back."""
        self._due = plural("second_try", "This position comes back in %n day(s).", "", days)
        self.retranslate()

    def restyle(self, style: Style, width: int) -> None:
        """Change sizes and colors."""
        self._style = style
        self.setFixedWidth(width)
        self.setStyleSheet(style.sheet(SHEET))
        small = style.font(13, QFont.Weight.DemiBold)
        small.setCapitalization(QFont.Capitalization.AllUppercase)
        self._title.setFont(small)
        self._task.setFont(style.font(15))
        self.head.setFont(style.font(18, QFont.Weight.Bold))
        self.sentences.setFont(style.font(15))
        self.shown.setFont(style.font(15, QFont.Weight.DemiBold))
        self.due.setFont(style.font(14))
        for button in self.buttons.values():
            button.label.setFont(style.font(14, QFont.Weight.DemiBold))
            aside, above = style.length(9), style.length(7)
            button.column.setContentsMargins(aside, above, aside, above)
        edge = style.length(14)
        self._outer.setContentsMargins(edge, edge, edge, edge)
        self._outer.setSpacing(style.length(6))
        self._column.setSpacing(style.length(8))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        number, total = self._place
        title = TITLE if total == 1 else PLACE.bind(number=number, total=total)
        self._title.setText(render(title))
        self.setAccessibleName(self._title.text())
        mistake = self._mistake
        task = TASK.bind(number=mistake.ply + 1, percent=mistake.lost)
        self._task.setText(render(task))
        self.head.setText(render(self._head))
        self.sentences.setText("\n".join(render(each, self._names) for each in self._said))
        self.sentences.setVisible(bool(self._said))
        self.shown.setText("\n".join(render(each, self._names) for each in self._shown))
        self.shown.setVisible(bool(self._shown))
        self.due.setText("" if self._due is None else render(self._due))
        self.due.setVisible(self._due is not None)
        names = {
            "cancel": self.tr("Cancel"),
            "again": self.tr("Try again"),
            "played": self.tr("Show what I played"),
            "best": self.tr("Show the best move"),
            "next": self.tr("Next position"),
            "close": self.tr("Done"),
        }
        for name, words in names.items():
            self.buttons[name].say(words)

    def _say(self, head: Message, *said: Message) -> None:
        self._head, self._said, self._shown = head, said, ()
        self.retranslate()

    def _show(self, *lines: Message) -> None:
        self._shown = lines
        self._offer("again", "played", "best", "next", "close")
        self.retranslate()

    def _offer(self, *names: str) -> None:
        """Show some of the buttons; there is a next position only where several are tried."""
        number, total = self._place
        for name, button in self.buttons.items():
            button.setVisible(name in names and (name != "next" or number < total))

    def _lay_out(self) -> None:
        body = Column()
        body.setObjectName("body")
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 4, 0)
        for label in (self._title, self._task, self.head, self.shown, self.sentences, self.due):
            self._column.addWidget(label)
        self._column.addStretch(1)
        for label in (self._title, self.due):
            label.setProperty("soft", True)  # noqa: FBT003 - a property's value
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(body)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(area, 1)
        for button in self.buttons.values():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._outer.addWidget(button)


def _said(judgment: Judgment, mistake: Mistake) -> Iterator[Message]:
    """Say what a try is worth, what was, and what the search prefers."""
    yield CHANCES.bind(now=judgment.chance, then=mistake.chance - mistake.lost)
    if judgment.reason is not None:
        yield judgment.reason.sentence
    if judgment.found:
        yield NOTHING_BETTER
        return
    yield RATHER.bind(percent=mistake.chance)
    if judgment.rather is not None:
        yield judgment.rather.sentence
