"""The review beside the board: this move, what turned the game, luck and skill."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QProgressBar,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.ai.luck_and_skill import DUEL
from core.kernel.messages import Player, text
from gui.coach.suggestion import worded
from gui.text.numbers import signed
from gui.text.translation import called, render
from gui.widgets.plain_text import PlainLabel, set_tip
from gui.widgets.scroll_column import Column, WrappingButton
from gui.widgets.style import Style
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ai.luck_and_skill import Account, Turning
    from core.ai.review import Verdict
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

FORCED = text("review", "{player} had no choice.")
BEST = text("review", "{player} found the best move.")
GOOD = text("review", "{player} made a move that is about as good as the best one.")
WORSE = text("review", "{player} gave away {percent}% of the chance to win. Best was:")
NOT_YET = text("review", "This move is yet to be judged.")
FIRST = text("review", "Step through the moves to see what was best.")
MISTAKE = text("review", "Move {number}, {player}: {percent}% given away")
AMONG_MORE = text(
    "review",
    "In points, as trial games see it. Luck is what the draws changed, not the mistakes of others.",
)
LUCK = text("review", "Move {number}, {player}: {percent}% by luck")
GOOD_ENOUGH = 0.02


class ReviewPanel(Translated, QFrame):
    """Shows what is known so far.

    Signals:
        wound: After how many moves the position stood that is wanted.
    """

    wound = Signal(int)

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._style = Style()
        self._match: Match | None = None
        self._verdict: Verdict | None = None
        self._ply = 0
        self.turnings: Sequence[Turning] | None = None
        self._accounts: Sequence[Account] = ()
        self._titles = [PlainLabel(wordWrap=True) for _ in range(3)]
        self.progress = QProgressBar(textVisible=False)
        self.progress.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verdict = PlainLabel(wordWrap=True)
        self.best = PlainLabel(wordWrap=True)
        self.reason = PlainLabel(wordWrap=True)
        self.buttons: list[WrappingButton] = []
        self.none = PlainLabel(wordWrap=True)
        self._list = QVBoxLayout()
        self.table = QGridLayout()
        self.method = PlainLabel(wordWrap=True)
        self._lay_out()
        self.retranslate()

    def show_progress(self, done: int, total: int) -> None:
        """Show how much has been judged."""
        self.progress.setRange(0, max(1, total))
        self.progress.setValue(done)
        self.progress.setVisible(done < total)

    def show_move(self, match: Match, ply: int, verdict: Verdict | None) -> None:
        """Show what is to be said of the move that led to the position."""
        self._match, self._ply, self._verdict = match, ply, verdict
        self._say_verdict()

    def show_turnings(self, found: Sequence[Turning] | None) -> None:
        """List what turned the game; None: that is not known yet."""
        self.turnings = found
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []
        for turning in found or ():
            button = WrappingButton()
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self.wound.emit, turning.verdict.ply + 1))
            self._list.addWidget(button)
            self.buttons.append(button)
        self.restyle(self._style, self.width())
        self._say_turnings()

    def show_accounts(self, accounts: Sequence[Account]) -> None:
        """Set luck and skill apart, once everything has been judged."""
        self._accounts = accounts
        self._say_accounts()

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
        self.method.setFont(style.font(13))
        for button in self.buttons:
            button.label.setFont(style.font(14))
            aside, above = style.length(9), style.length(6)
            button.column.setContentsMargins(aside, above, aside, above)
        for index in range(self.table.count()):
            item = self.table.itemAt(index)
            if item is not None and (cell := item.widget()) is not None:
                cell.setFont(style.font(14))
        edge = style.length(14)
        self._outer.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(style.length(8))
        self._list.setSpacing(style.length(6))
        self.table.setHorizontalSpacing(style.length(8))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        names = (self.tr("This move"), self.tr("Turning points"), self.tr("Luck and skill"))
        for title, words in zip(self._titles, names, strict=True):
            title.setText(words)
        self.setAccessibleName(self.tr("Review"))
        self.progress.setAccessibleName(self.tr("How much has been judged"))
        self._say_verdict()
        self._say_turnings()
        self._say_accounts()

    def _lay_out(self) -> None:
        body = Column()
        body.setObjectName("body")
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 4, 0)
        this, turned, balance = self._titles
        for widget in (this, self.verdict, self.best, self.reason, turned, self.none):
            self._column.addWidget(widget)
        self._column.addLayout(self._list)
        self._column.addWidget(balance)
        self._column.addLayout(self.table)
        self._column.addWidget(self.method)
        self._column.addStretch(1)
        for label in (*self._titles, self.method):
            label.setProperty("soft", True)  # noqa: FBT003 - a property's value
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(body)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self.progress)
        self._outer.addWidget(area, 1)

    def _say_verdict(self) -> None:
        verdict, better = self._verdict, False
        if self._match is None or not self._ply:
            sentence = FIRST
        elif verdict is None:
            sentence = NOT_YET
        elif not verdict.free:
            sentence = FORCED.bind(player=Player(verdict.seat))
        elif verdict.best.move == verdict.played.move:
            sentence = BEST.bind(player=Player(verdict.seat))
        elif verdict.setback < GOOD_ENOUGH:
            sentence = GOOD.bind(player=Player(verdict.seat))
        else:
            percent = round(100 * verdict.setback)
            sentence, better = WORSE.bind(player=Player(verdict.seat), percent=percent), True
        self.verdict.setText(render(sentence, self._names))
        self.best.setVisible(better)
        self.reason.setVisible(verdict is not None and verdict.free and bool(self._ply))
        if verdict is not None and verdict.free and self._match is not None:
            self.reason.setText(render(verdict.reason.sentence, self._names))
            before = self._match.goto(verdict.ply)
            view = before.game.view(before.state, verdict.seat)
            best = worded(before.game, view, verdict.best.move)
            said = [each for each in (best.sentence, best.detail) if each is not None]
            self.best.setText(" ".join(render(each, self._names) for each in said))

    def _say_turnings(self) -> None:
        for button, turning in zip(self.buttons, self.turnings or (), strict=True):
            frame = LUCK if turning.lucky else MISTAKE
            sentence = frame.bind(
                number=turning.verdict.ply + 1,
                player=Player(turning.verdict.seat),
                percent=_signed(turning.swing) if turning.lucky else round(100 * turning.swing),
            )
            button.say(render(sentence, self._names))
            set_tip(button, self.tr("Go there"))
        self.none.setText(self.tr("No single move turned the game."))
        self._titles[1].setVisible(self.turnings is not None)
        self.none.setVisible(self.turnings is not None and not self.turnings)

    def _say_accounts(self) -> None:
        while (item := self.table.takeAt(0)) is not None:
            if (label := item.widget()) is not None:
                label.hide()
                label.deleteLater()
        self._titles[2].setVisible(bool(self._accounts))
        self.method.setVisible(bool(self._accounts))
        if not self._accounts:
            return
        duel = len(self._accounts) == DUEL
        heads = ("", self.tr("Given away"), self.tr("Luck"), self.tr("Lead"))
        for column, words in enumerate(heads):
            self._cell(0, column, words)
        for row, account in enumerate(self._accounts, start=1):
            numbers = (account.given_away, account.luck, account.lead)
            self._cell(row, 0, called(self._names[account.seat]))
            self._cell(row, 1, signed(-round(numbers[0])))
            self._cell(row, 2, signed(round(numbers[1])))
            self._cell(row, 3, signed(round(numbers[2])))
        self.table.setColumnStretch(0, 1)
        self.method.setText(
            self.tr("In points, as trial games see it. Luck is what the draws changed.")
            if duel
            else render(AMONG_MORE)
        )

    def _cell(self, row: int, column: int, words: str) -> None:
        label = PlainLabel(words)
        label.setFont(self._style.font(14))
        label.setWordWrap(column == 0 or row == 0)
        if column:
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.table.addWidget(label, row, column)


def _signed(share: float) -> str:
    return signed(round(100 * share))
