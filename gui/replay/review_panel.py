"""The review beside the board: this move, what turned the game, luck and skill."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QProgressBar, QScrollArea, QVBoxLayout, QWidget

from core.ai.review import Grade
from core.kernel.messages import Player, text
from gui.coach.suggestion import worded
from gui.text.numbers import signed
from gui.text.translation import render
from gui.widgets.plain_text import PlainLabel, set_tip
from gui.widgets.scroll_column import Column, WrappingButton
from gui.widgets.style import Style
from gui.widgets.translated import Translated

from .luck_table import LuckTable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.ai.luck_and_skill import Account, Turning
    from core.ai.review import Verdict
    from core.kernel.messages import Seat
    from core.match import Match

SHEET = """
ReviewPanel {{
    background: {theme.panel}; border: {line}px solid {theme.hairline};
    border-radius: {card}px;
}}
QLabel {{ color: {theme.text}; background: transparent; }}
QLabel[soft="true"] {{ color: {theme.soft_text}; }}
QScrollArea, QWidget#body {{ background: transparent; }}
QPushButton {{
    background: {theme.panel_alt}; color: {theme.text}; border: {line}px solid {theme.hairline};
    border-radius: {knob}px;
}}
QPushButton:hover {{ border-color: {theme.accent}; }}
QPushButton:focus {{ border: 2px solid {theme.accent}; }}
QProgressBar {{
    background: {theme.panel_alt}; border: 1px solid {theme.hairline}; border-radius: 4px;
    max-height: 7px; min-height: 7px;
}}
QProgressBar::chunk {{ background: {theme.accent}; border-radius: 3px; }}
QScrollBar:vertical {{ background: transparent; width: 8px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {theme.hairline}; border-radius: 4px; min-height: 24px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""

GRADES = {
    Grade.FORCED: text("review", "{player} had no choice."),
    Grade.BEST: text("review", "{player} found the best move."),
    Grade.EQUAL: text("review", "{player}’s move wins about as often as the best one."),
    Grade.MISTAKE: text("review", "{player}’s chance of winning dropped by {percent}%."),
}
BETTER = text("review", "Better: {move}")
NOT_YET = text("review", "This move has not been analyzed yet.")
FIRST = text("review", "Step through the moves to see what was best.")
MISTAKE = text("review", "Move {number}, {player}: {percent}% lost by mistake")
LUCK = text("review", "Move {number}, {player}: {percent}% by luck")
LINES = 10
"""How many lines the room for the sentences on a move has; fixed, so that nothing below moves."""


class ReviewPanel(Translated, QFrame):
    """Shows the verdicts so far.

    Signals:
        wound: The number of moves before the wanted position.
        tried: The mistakes that can be tried again, and which of them comes first.
    """

    wound = Signal(int)
    tried = Signal(object, int)

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._style = Style()
        self._match: Match | None = None
        self._verdict: Verdict | None = None
        self._ply = 0
        self.turnings: Sequence[Turning] | None = None
        self._titles = [PlainLabel(wordWrap=True) for _ in range(3)]
        self.progress = QProgressBar(textVisible=False)
        self.progress.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verdict = PlainLabel(wordWrap=True)
        self.best = PlainLabel(wordWrap=True)
        self.reason = PlainLabel(wordWrap=True)
        self.buttons: list[WrappingButton] = []
        self.retries: dict[int, WrappingButton] = {}
        self.none = PlainLabel(wordWrap=True)
        self._list = QVBoxLayout()
        self.table = LuckTable(names)
        self._lay_out()
        self.retranslate()

    def show_progress(self, done: int, total: int) -> None:
        """Show how much has been judged."""
        self.progress.setRange(0, max(1, total))
        self.progress.setValue(done)
        self.progress.setVisible(done < total)

    def show_move(self, match: Match, ply: int, verdict: Verdict | None) -> None:
        """Show the verdict on the move that led to the position."""
        self._match, self._ply, self._verdict = match, ply, verdict
        self._say_verdict()

    def show_turnings(
        self, found: Sequence[Turning] | None, trying: frozenset[Seat] = frozenset()
    ) -> None:
        """List what turned the game, with second tries for some seats; None: not known yet."""
        self.turnings = found
        for button in (*self.buttons, *self.retries.values()):
            button.hide()
            button.deleteLater()
        self.buttons, self.retries = [], {}
        again = [
            each.verdict for each in found or () if not each.lucky and each.verdict.seat in trying
        ]
        for turning in found or ():
            wind = partial(self.wound.emit, turning.verdict.ply + 1)
            self.buttons.append(self._add_button(wind))
            if not turning.lucky and turning.verdict in again:
                retry = partial(self.tried.emit, again, again.index(turning.verdict))
                self.retries[turning.verdict.ply] = self._add_button(retry)
        self.restyle(self._style, self.width())
        self._say_turnings()

    def show_accounts(self, accounts: Sequence[Account]) -> None:
        """Set luck and skill apart, once everything has been judged."""
        self.table.show_accounts(accounts)
        self._titles[2].setVisible(bool(accounts))

    def restyle(self, style: Style, width: int) -> None:
        """Change sizes and colors."""
        self._style = style
        self.setFixedWidth(width)
        self.setStyleSheet(style.sheet(SHEET))
        small = style.font(13, QFont.Weight.DemiBold)
        small.setCapitalization(QFont.Capitalization.AllUppercase)
        for title in self._titles:
            title.setFont(small)
        for label in (self.verdict, self.reason, self.none):
            label.setFont(style.font(15))
        self.best.setFont(style.font(15, QFont.Weight.DemiBold))
        self.table.restyle(style)
        for button in (*self.buttons, *self.retries.values()):
            button.label.setFont(style.font(14))
            aside, above = style.length(9), style.length(6)
            button.column.setContentsMargins(aside, above, aside, above)
        edge = style.length(14)
        self._outer.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(style.length(8))
        self._list.setSpacing(style.length(6))
        self._sentences.setSpacing(style.length(8))
        self._reserve()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        names = (self.tr("This move"), self.tr("Turning points"), self.tr("Luck and skill"))
        for title, words in zip(self._titles, names, strict=True):
            title.setText(words)
        self.setAccessibleName(self.tr("Review"))
        self.progress.setAccessibleName(self.tr("Analysis progress"))
        self._say_verdict()
        self._say_turnings()
        self.table.retranslate()

    def _add_button(self, action: Callable[[], None]) -> WrappingButton:
        button = WrappingButton()
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(action)
        self._list.addWidget(button)
        return button

    def _reserve(self) -> None:
        """Reserve a fixed height for the sentences on a move, so that nothing below moves."""
        lines = LINES * self.verdict.fontMetrics().lineSpacing() + 2 * self._sentences.spacing()
        self.said.setFixedHeight(lines)

    def _lay_out(self) -> None:
        this, turned, balance = self._titles
        self.said, self._sentences = _scrolling()
        for label in (self.verdict, self.best, self.reason):
            self._sentences.addWidget(label)
        self._sentences.addStretch(1)
        area, self._column = _scrolling()
        self._column.addWidget(this)
        self._column.addWidget(self.said)
        self._column.addWidget(turned)
        self._column.addWidget(self.none)
        self._column.addLayout(self._list)
        self._column.addWidget(balance)
        self._column.addWidget(self.table)
        self._column.addStretch(1)
        for label in self._titles:
            label.setProperty("soft", True)  # noqa: FBT003 - a property's value
        balance.hide()
        keeps_room = self.progress.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(keeps_room)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self.progress)
        self._outer.addWidget(area, 1)

    def _say_verdict(self) -> None:
        match, verdict = self._match, self._verdict
        reason, best = None, ""
        if match is None or not self._ply:
            sentence = FIRST
        elif verdict is None:
            sentence = NOT_YET
        else:
            player = Player(verdict.seat)
            sentence = GRADES[verdict.grade].bind(player=player, percent=verdict.lost)
            if verdict.free:
                reason = verdict.reason
            if verdict.grade is Grade.MISTAKE:
                before = match.goto(verdict.ply)
                view = before.game.view(before.state, verdict.seat)
                move = worded(before.game, view, verdict.best.move).exact
                best = render(BETTER.bind(move=move), self._names)
        self.verdict.setText(render(sentence, self._names))
        self.best.setText(best)
        self.best.setVisible(bool(best))
        self.reason.setText("" if reason is None else render(reason.sentence, self._names))
        self.reason.setVisible(reason is not None)

    def _say_turnings(self) -> None:
        for button, turning in zip(self.buttons, self.turnings or (), strict=True):
            frame = LUCK if turning.lucky else MISTAKE
            sentence = frame.bind(
                number=turning.verdict.ply + 1,
                player=Player(turning.verdict.seat),
                percent=signed(turning.swing, plus=True) if turning.lucky else -turning.swing,
            )
            button.say(render(sentence, self._names))
            set_tip(button, self.tr("Go there"))
        for ply, button in self.retries.items():
            button.say(self.tr("Try move {number} again").format(number=ply + 1))
            set_tip(button, self.tr("Try this position again, without seeing what was played"))
        self.none.setText(self.tr("No single move turned the game."))
        self._titles[1].setVisible(self.turnings is not None)
        self.none.setVisible(self.turnings is not None and not self.turnings)


def _scrolling() -> tuple[QScrollArea, QVBoxLayout]:
    """Make an area that scrolls what has no room in it, and its column."""
    body = Column()
    body.setObjectName("body")
    column = QVBoxLayout(body)
    column.setContentsMargins(0, 0, 4, 0)
    area = QScrollArea(widgetResizable=True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(body)
    return area, column
