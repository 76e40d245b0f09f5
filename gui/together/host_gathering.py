"""The host's window while guests come: how they find the table, who knocks, who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from core.ai.levels import LEVELS
from core.games.boxes import BOXES
from core.kernel.messages import default_name
from core.record import Sitter
from core.table.happenings import Knocked, Refused
from core.table.members import IN
from gui.text.translation import called, render
from gui.widgets.announce import announce
from gui.widgets.controls import button, label
from gui.widgets.dialog import dialog_style, message_box
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.growing import GrowingDialog
from gui.widgets.plain_text import caption, set_title
from gui.widgets.translated import Translated

from . import texts
from .entrance_part import EntrancePart
from .host_seat_line import HERE, OPEN, HostSeatLine
from .knock_line import KnockLine
from .table_plan import open_seat, seated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.kernel.messages import Message, Seat
    from core.table.happenings import Happening
    from core.table.host import HostTable
    from gui.widgets.style import Style

    from .bridge import HostBridge, HostSnapshot
    from .entrance import Entrance
    from .table_plan import TablePlan

WIDTH = 720


class HostGathering(Translated, GrowingDialog):
    """Shows an open table until its game starts or it is closed.

    Attributes:
        bridge: The link of the table, which ``started`` hands over.

    Signals:
        started: The latest snapshot; the game is to be dealt.
    """

    started = Signal(object)

    def __init__(
        self, bridge: HostBridge, plan: TablePlan, entrance: Entrance, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.bridge, self._plan = bridge, plan
        self._snapshot: HostSnapshot | None = None
        self._problem: Message | None = None
        self._refusal: Message | None = None
        self._going = False
        self.entrance = EntrancePart(entrance)
        self._door, self._watching = label("heading"), label("soft", wrap=True)
        self._nobody = label("soft")
        self.knocks: dict[str, KnockLine] = {}
        self._knock_column = QVBoxLayout()
        self._seats_head = label("heading")
        self.seats = [HostSeatLine(seat) for seat in range(len(plan.plan.sitters))]
        self.status = label("caption", wrap=True)
        self.start = button("start")
        self.buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        self._leave = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        self.buttons.addButton(self.start, QDialogButtonBox.ButtonRole.AcceptRole)
        self._lay_out()
        self.setMinimumWidth(WIDTH)
        self.buttons.rejected.connect(self.reject)
        self.start.clicked.connect(self._on_start)
        for line in self.seats:
            line.chosen.connect(self._on_seated)
        bridge.happened.connect(self._on_happened)
        bridge.troubled.connect(self._on_troubled)
        self.retranslate()
        (self.entrance.copy if entrance.invitation else self.entrance.code).setFocus()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        game = BOXES[self._plan.plan.game].title
        set_title(self, render(texts.GATHERING.bind(game=game)))
        self.entrance.retranslate()
        self._door.setText(render(texts.KNOCKS))
        self._nobody.setText(render(texts.NO_KNOCKS))
        self._seats_head.setText(render(texts.SEATS))
        self.start.setText(render(texts.START))
        self._leave.setText(render(texts.CLOSE))
        for knock in self.knocks.values():
            knock.retranslate()
        for line in self.seats:
            line.retranslate()
        self._show()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        super().restyle(style)
        for line in self.seats:
            line.restyle()

    def reject(self) -> None:
        """Close the table; ask first if guests are here."""
        snapshot = self._snapshot
        if not self._going and snapshot is not None and snapshot.members:
            self._ask_to_close()
            return
        if not self._going:
            self._close_table()
        super().reject()

    def leave(self) -> None:
        """Close the table without a question."""
        self._close_table()
        self._going = True
        self.reject()

    def hand_over(self) -> None:
        """Close the window; the table stays open."""
        self._going = True
        self.bridge.happened.disconnect(self._on_happened)
        self.bridge.troubled.disconnect(self._on_troubled)
        self.accept()

    def _lay_out(self) -> None:
        self._knock_column.addWidget(self._nobody)
        seats, foot = QVBoxLayout(), QVBoxLayout()
        foot.addWidget(self.status)
        foot.addWidget(self.buttons)
        for line in self.seats:
            seats.addWidget(line)
        self.lay_out(
            self.entrance,
            self._door,
            self._knock_column,
            self._seats_head,
            seats,
            self._watching,
            foot,
        )
        self.content.column.addStretch(1)

    def _on_happened(self, snapshot: HostSnapshot, happened: Sequence[Happening]) -> None:
        before = self._snapshot
        self._snapshot = snapshot
        knocked = [each for each in happened if isinstance(each, Knocked)]
        refused = [each for each in happened if isinstance(each, Refused)]
        self._refusal = refused[-1].reason if refused else self._refusal
        free = sum(info.kind == OPEN for info in snapshot.seats)
        self.entrance.entrance.tell_free(free)
        self._show()
        for each in knocked:
            announce(self.start, render(texts.KNOCKED.bind(name=called(each.name))))
            QApplication.alert(self)
        if before is not None and snapshot.ready and not before.ready:
            announce(self.start, self.status.text())

    def _on_troubled(self, problem: Message | None) -> None:
        self._problem = problem
        self._show()
        if problem is not None:
            announce(self.start, self.status.text())

    def _show(self) -> None:
        snapshot = self._snapshot
        if snapshot is not None:
            self._show_knocks(snapshot)
            members = {key: name for key, name, _ in snapshot.members}
            for line, info in zip(self.seats, snapshot.seats, strict=True):
                line.show_seat(info, self._choices(line.seat, members))
            seated_keys = {info.member for info in snapshot.seats}
            watching = [called(name) for key, name in members.items() if key not in seated_keys]
            named = texts.WATCHING.bind(names=", ".join(watching))
            self._watching.setText(render(named if watching else texts.NOBODY_WATCHES))
        else:
            for line, info in zip(self.seats, self._plan.seats, strict=True):
                line.show_seat(info, self._choices(line.seat, {}))
        self.start.setEnabled(snapshot is not None and snapshot.ready)
        self.status.setText(render(self._status))
        wrong = self._problem or self._refusal
        self.status.setStyleSheet(f"color: {dialog_style().theme.loss}" if wrong else "")

    @property
    def _status(self) -> Message:
        snapshot = self._snapshot
        if (wrong := self._problem or self._refusal) is not None:
            return wrong
        if snapshot is None:
            return texts.CONNECTING
        if snapshot.ready:
            return texts.READY
        vacant = any(info.kind == OPEN for info in snapshot.seats)
        return texts.SEATS_OPEN if vacant else texts.NUMBERS_MISSING

    def _show_knocks(self, snapshot: HostSnapshot) -> None:
        knocking = dict(snapshot.knocking)
        for member in self.knocks.keys() - knocking.keys():
            line = self.knocks.pop(member)
            if self.focusWidget() in {line.yes, line.no}:
                self.seats[0].chooser.setFocus()
            self._knock_column.removeWidget(line)
            line.hide()
            line.deleteLater()
        for member in knocking.keys() - self.knocks.keys():
            line = KnockLine(member, knocking[member])
            line.let_in.connect(self._on_let_in)
            line.turned_away.connect(self._on_turned_away)
            self._knock_column.addWidget(line)
            self.knocks[member] = line
        self._nobody.setVisible(not knocking)

    def _choices(self, seat: Seat, members: dict[str, str]) -> dict[str, str]:
        """Name everybody who could sit at a seat."""
        levels = {f"computer:{key}": LEVELS[key].title for key in LEVELS}
        return {
            OPEN: render(texts.OPEN_SEAT),
            HERE: render(texts.HERE.bind(name=called(self._person(seat).name))),
            **{key: render(texts.COMPUTER.bind(level=level)) for key, level in levels.items()},
            **{
                f"member:{key}": render(texts.GUEST.bind(name=called(name)))
                for key, name in members.items()
            },
        }

    def _person(self, seat: Seat) -> Sitter:
        """Return the person of this computer who sits, or would sit, at a seat."""
        sitter = self._plan.plan.sitters[seat]
        if sitter.level or seat in self._plan.guests:
            return Sitter(default_name(seat), sitter.color)
        return sitter

    def _on_seated(self, seat: Seat, key: str) -> None:
        color = self._plan.plan.sitters[seat].color
        kind, _, which = key.partition(":")

        def seat_anew(table: HostTable) -> None:
            if kind == "member":
                if table.members[which].status == IN:
                    table.seat_guest(seat, which)
            elif kind == "computer":
                sitter = Sitter(default_name(seat, which), color, which)
                table.assign(seat, seated(sitter))
            else:
                person = seated(self._person(seat))
                table.assign(seat, open_seat(color) if kind == OPEN else person)

        self._ask(seat_anew)

    def _ask(self, ask: Callable[[HostTable], Message | None]) -> None:
        """Ask the table for something; what was wrong before is settled."""
        self._refusal = None
        self.bridge.call(ask)

    def _on_let_in(self, member: str) -> None:
        self._ask(lambda table: None if table.let_in(member) else texts.FULL)

    def _on_turned_away(self, member: str) -> None:
        self._ask(lambda table: table.turn_away(member))

    def _on_start(self) -> None:
        if self._snapshot is not None and self._snapshot.ready:
            self.started.emit(self._snapshot)

    def _ask_to_close(self) -> None:
        box = message_box(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Question)
        set_title(box, render(texts.CLOSE))
        box.setText(render(texts.CLOSE_ASKED))
        agreed = box.addButton(caption(render(texts.CLOSE)), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(caption(render(texts.STAY)), QMessageBox.ButtonRole.RejectRole)
        agreed.clicked.connect(self.leave)
        box.open()

    def _close_table(self) -> None:
        """Send everybody home, and end the link."""
        self.bridge.call(_send_home)
        self.bridge.leave()
        self.bridge.deleteLater()


def _send_home(table: HostTable) -> None:
    for member in table.members:
        table.turn_away(member)
