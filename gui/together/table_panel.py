"""The strip beside the board of a shared table: who is here, what is said, what is asked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy

from core.table.phrases import PHRASES
from gui.input.last_input import hittable
from gui.text.translation import called, render
from gui.widgets.announce import announce
from gui.widgets.enter_buttons import ToolButton
from gui.widgets.plain_text import PlainLabel, add_entry, caption, set_tip
from gui.widgets.pop_up import pop_up
from gui.widgets.style import Style, set_sheet
from gui.widgets.translated import Translated

from . import play_texts as texts
from .table_menu import fill_menu

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message

    from .table_now import TableNow

SHEET = """
TablePanel {{
    background: {theme.panel_alt}; border: 0; border-bottom: 1px solid {theme.hairline};
}}
QLabel {{ background: transparent; color: {theme.text}; }}
QLabel#people {{ color: {theme.soft_text}; }}
QToolButton {{
    background: {theme.panel}; color: {theme.text}; border: {line}px solid {theme.hairline};
    border-radius: {knob}px; margin: 1px; padding: 0 {aside}px; min-height: {height}px;
}}
QToolButton:hover {{ border-color: {theme.accent}; }}
QToolButton:pressed {{ background: {theme.accent_soft}; }}
QToolButton:focus {{ border: {ring}px solid {theme.accent}; margin: 0; }}
"""
DAY = 86_400
SEPARATOR = " · "


class TablePanel(Translated, QFrame):
    """Shows people, the latest sentence and open questions in one row, with two menus.

    What has no room is left out; its tip and its accessible name say everything.

    Signals:
        said: A phrase by its name, or empty with words of one's own.
        nudged: The player whose turn it is is to be reminded.
        paused: The game is to be interrupted, or resumed.
        resigned: The seat that gives the game up.
        proposed: The kind of what is proposed.
        answered: The number of a proposal, and whether it is agreed to.
        admitted: A member who knocks, and whether it is let in.
        computer_seated: The seat that a computer takes over.
        person_seated: The seat that a person here takes over.
        member_seated: The seat that a member takes over, and the member.
        looked_from: The seat from whose side a spectator watches.
        gone_on: The game is to go on without the host.
        left: The table is to be left for good.
    """

    said = Signal(str, str)
    nudged = Signal()
    paused = Signal(bool)
    resigned = Signal(int)
    proposed = Signal(str)
    answered = Signal(int, bool)
    admitted = Signal(str, bool)
    computer_seated = Signal(int)
    person_seated = Signal(int)
    member_seated = Signal(int, str)
    looked_from = Signal(int)
    gone_on = Signal()
    left = Signal()

    def __init__(self, board: QWidget) -> None:
        """Speak beside a board."""
        super().__init__()
        self._board = board
        self._now: TableNow | None = None
        self._note: Message | None = None
        self._asked: object = None
        self._style = Style()
        self._people = PlainLabel()
        self._people.setObjectName("people")
        self._people.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._news = PlainLabel(wordWrap=True)
        self._yes, self._no = ToolButton(), ToolButton()
        self.say_menu, self.table_menu = QMenu(self), QMenu(self)
        self.say, self.table = self._opener(self.say_menu), self._opener(self.table_menu)
        self._yes.clicked.connect(self._on_yes)
        self._no.clicked.connect(self._on_no)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._people)
        self._row.addWidget(self._news, 1)
        for button in (self._yes, self._no, self.say, self.table):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._row.addWidget(button)
        self.retranslate()

    @property
    def now(self) -> TableNow | None:
        """The table as it is shown."""
        return self._now

    @property
    def words(self) -> str:
        """The latest sentence or the open question."""
        return self._news.text()

    @property
    def buttons(self) -> dict[str, ToolButton]:
        """The buttons, by what they do."""
        return {"yes": self._yes, "no": self._no, "say": self.say, "table": self.table}

    def show_table(self, now: TableNow) -> None:
        """Show the table as it is; a new question is read out."""
        self._now = now
        self.retranslate()
        question = self._question
        asked = None if question is None else question[0]
        if asked != self._asked:
            self._asked = asked
            if asked is not None:
                announce(self._board, self._news.text())

    def note(self, sentence: Message) -> None:
        """Show a sentence about what has happened, and read it out."""
        self._note = sentence
        self.retranslate()
        announce(self._board, render(sentence))

    def forget_note(self) -> None:
        """Show no longer what happened before this game."""
        self._note = None
        self.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        height = hittable(style.row(28))
        set_sheet(
            self, style.sheet(SHEET, aside=style.length(10), height=height, ring=style.line + 1)
        )
        self._people.setFont(style.font(14))
        self._news.setFont(style.font(15, QFont.Weight.DemiBold))
        for button in self.buttons.values():
            button.setFont(style.font(14, QFont.Weight.DemiBold))
        edge = style.length(4)
        self._row.setContentsMargins(style.length(24), edge, style.length(20), edge)
        self._row.setSpacing(style.length(10))
        self._fit()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.say.setText(render(texts.SAY))
        set_tip(self.say, render(texts.SAY_EXPLAINED))
        self.table.setText(render(texts.TABLE))
        set_tip(self.table, render(texts.TABLE_EXPLAINED))
        question = self._question
        for button, words in zip((self._yes, self._no), self._answers, strict=True):
            button.setVisible(words is not None)
            button.setText(caption(render(words)) if words is not None else "")
        if question is not None:
            news = render(question[1])
        elif self._now is not None and self._now.problem is not None:
            news = render(self._now.problem)
        else:
            news = "" if self._note is None else render(self._note)
        self._news.setText(news)
        for button in self.buttons.values():
            button.setAccessibleName(button.text())
        self._fill_say()
        if self._now is not None:
            self.table_menu.clear()
            fill_menu(self.table_menu, self, self._now)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what has no room."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Allow any width."""
        return QSize(1, super().minimumSizeHint().height())

    @property
    def _question(self) -> tuple[object, Message] | None:
        """What is asked now: something that identifies it, and the sentence."""
        now = self._now
        if now is None:
            return None
        if now.proposal is not None:
            return ("proposal", now.proposal.number), self._proposal_words(now)
        if now.knocking:
            member, name = now.knocking[0]
            return ("knock", member), texts.KNOCKS.bind(name=called(name))
        return None

    def _proposal_words(self, now: TableNow) -> Message:
        proposal = now.proposal
        if proposal is None:
            raise ValueError(now)
        waiting = ", ".join(called(now.seats[seat].name) for seat in proposal.waiting)
        name = called(now.seats[proposal.by].name)
        if proposal.by in now.own:
            return texts.ASKING[proposal.kind].bind(names=waiting)
        if now.own & {*proposal.waiting}:
            return texts.PROPOSED[proposal.kind].bind(name=name)
        return texts.OPEN_PROPOSAL[proposal.kind].bind(name=name, names=waiting)

    @property
    def _answers(self) -> tuple[Message | None, Message | None]:
        """The words of the two buttons; None: there is no such button."""
        now = self._now
        if now is None or self._question is None:
            return None, None
        if now.proposal is None:
            return texts.LET_IN, texts.TURN_AWAY
        if now.proposal.by in now.own:
            return None, texts.WITHDRAW
        if now.own & {*now.proposal.waiting}:
            return texts.AGREE, texts.DECLINE
        return None, None

    def _on_yes(self) -> None:
        self._answer(agrees=True)

    def _on_no(self) -> None:
        self._answer(agrees=False)

    def _answer(self, *, agrees: bool) -> None:
        now = self._now
        if now is None:
            return
        if now.proposal is not None:
            self.answered.emit(now.proposal.number, agrees)
        elif now.knocking:
            self.admitted.emit(now.knocking[0][0], agrees)
        self._board.setFocus()

    def _fill_say(self) -> None:
        self.say_menu.clear()
        for name, words in PHRASES.items():
            entry = add_entry(self.say_menu, render(words))
            entry.triggered.connect(partial(self.said.emit, name, ""))
        if self._now is not None and self._now.free_words:
            self.say_menu.addSeparator()
            entry = add_entry(self.say_menu, render(texts.WRITE))
            entry.triggered.connect(self._on_write)

    def _on_write(self) -> None:
        from gui.widgets.opening import open_once  # noqa: PLC0415 - few tables allow words

        from .words_dialog import WordsDialog  # noqa: PLC0415 - likewise

        dialog = WordsDialog(self.window())
        dialog.written.connect(partial(self.said.emit, ""))
        open_once(dialog)

    def _opener(self, menu: QMenu) -> ToolButton:
        """Make a button that opens a menu without waiting for it."""
        button = ToolButton()
        button.clicked.connect(lambda: pop_up(menu, button))
        return button

    def _people_words(self) -> Iterator[str]:
        """Yield what can be said of the people, the longest first."""
        now = self._now
        if now is None:
            return
        seats = SEPARATOR.join(self._seat_words(now, seat) for seat in range(len(now.seats)))
        watchers = ", ".join(map(called, now.watchers))
        watch = [render(texts.WATCH.bind(names=watchers))] if watchers else []
        turn = self._turn_words(now)
        yield SEPARATOR.join((seats, *watch, *turn))
        yield SEPARATOR.join((seats, *turn))
        yield seats
        away = [info for info in now.seats if not info.present]
        yield SEPARATOR.join(render(texts.AWAY.bind(name=called(info.name))) for info in away)

    @staticmethod
    def _seat_words(now: TableNow, seat: int) -> str:
        info = now.seats[seat]
        if info.kind == "open":
            return render(texts.OPEN_SEAT.bind(seat=seat + 1))
        name = called(info.name)
        return name if info.present else render(texts.AWAY.bind(name=name))

    @staticmethod
    def _turn_words(now: TableNow) -> list[str]:
        """Say whose turn it is and since when."""
        if now.turn is None or not now.since:
            return []
        stamp = QDateTime.fromSecsSinceEpoch(round(now.since))
        short = QLocale.FormatType.ShortFormat
        recent = stamp.secsTo(QDateTime.currentDateTime()) < DAY
        when = QLocale().toString(stamp.time() if recent else stamp, short)
        if now.turn in now.own and len(now.own) == 1:
            return [render(texts.YOURS_SINCE.bind(time=when))]
        name = called(now.seats[now.turn].name)
        return [render(texts.TURN_SINCE.bind(name=name, time=when))]

    def _fit(self) -> None:
        """Show as much about the people as has room beside the sentence."""
        choices = [*self._people_words()]
        whole = choices[0] if choices else ""
        set_tip(self._people, whole)
        metrics = self._people.fontMetrics()
        room = self._room()
        fitting = (words for words in choices if metrics.horizontalAdvance(words) < room)
        shown = next(fitting, "")
        self._people.setText(shown)
        self._people.setAccessibleName(whole)
        self._people.setVisible(bool(shown))

    def _room(self) -> int:
        """Measure what is left for the people: the sentence has what it needs, up to half."""
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        shown = [button for button in self.buttons.values() if not button.isHidden()]
        taken = sum(button.sizeHint().width() + gap for button in shown)
        left = self.width() - margins.left() - margins.right() - taken - gap
        news = self._news.fontMetrics().horizontalAdvance(self._news.text())
        return left - min(news, round(left * 0.6)) - gap
