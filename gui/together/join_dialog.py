"""The guest's window: which table, knocking at it, and its seats before the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout

from core.games.boxes import BOXES
from core.kernel.errors import KupolaError
from core.network.transport import Transport
from core.table.guest import GuestTable
from core.table.happenings import Refused
from core.table.values import Leave, Sit
from gui.store.tables import KeptTable
from gui.system.background_call import BackgroundCall
from gui.text.translation import called, render
from gui.text.voice_sentences import sentences
from gui.widgets.announce import announce
from gui.widgets.controls import button, label
from gui.widgets.dialog import dialog_style
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.growing import GrowingDialog
from gui.widgets.plain_text import set_title
from gui.widgets.translated import Translated

from . import texts
from .bridge import GuestBridge
from .guest_seats import GuestSeats
from .join_choices import JoinChoices

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message, Seat
    from core.table.happenings import Happening
    from core.table.values import TableInfo
    from gui.widgets.style import Style

    from .bridge import GuestSnapshot
    from .join_choices import Wish
    from .nearby import Nearby

WIDTH = 640
PATIENCE = 8_000
"""Milliseconds after which a table counts as silent."""
CHOOSING, REACHING, KNOCKING, INSIDE = "choosing", "reaching", "knocking", "inside"


@frozen(eq=False)
class Reached:
    """A table that was found: its guest's side, what carries it, and where it is kept."""

    table: GuestTable
    transport: Transport
    kept: KeptTable


class JoinDialog(Translated, GrowingDialog):
    """Asks for a table, knocks there, and shows its seats until the game starts.

    Attributes:
        bridge: The link to the table; None: none is joined.

    Signals:
        joined: The link, where its place is kept, and its latest snapshot; the game has started.
    """

    joined = Signal(object, object, object)

    def __init__(
        self,
        name: str,
        nearby: Nearby,
        reach: Callable[[Wish], Reached],
        parent: QWidget,
    ) -> None:
        """Ask for a table.

        Args:
            name: What the guest is called usually.
            nearby: Looks for tables while the dialog is open.
            reach: Finds a table; called in a thread of its own.
            parent: The window.

        """
        super().__init__(parent)
        self._nearby, self._reach, self._window = nearby, reach, parent
        self._state = CHOOSING
        self._call: BackgroundCall | None = None
        self._problem: Message | None = None
        self._snapshot: GuestSnapshot | None = None
        self._kept: KeptTable | None = None
        self.bridge: GuestBridge | None = None
        self.choices, self.seats = JoinChoices(name), GuestSeats()
        self._head, self.status = label("heading", wrap=True), label("caption", wrap=True)
        self.join = button("start")
        self.join.setDefault(True)
        self.buttons = dialog_buttons(QDialogButtonBox.StandardButton.Cancel)
        self._cancel = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.addButton(self.join, QDialogButtonBox.ButtonRole.AcceptRole)
        self._silence = QTimer(self, singleShot=True, interval=PATIENCE)
        self._silence.timeout.connect(self._on_silent)
        foot = QVBoxLayout()
        foot.addWidget(self.status)
        foot.addWidget(self.buttons)
        self.lay_out(self._head, self.choices, self.seats, foot)
        self.content.column.addStretch(1)  # the window keeps the height of its largest page
        self.setMinimumWidth(WIDTH)
        self.choices.changed.connect(self._on_changed)
        self.seats.asked.connect(self._on_seat_asked)
        self.join.clicked.connect(self._on_join)
        self.buttons.rejected.connect(self.reject)
        self.retranslate()
        if self.choices.complete:  # the invitation was on the clipboard
            self.join.setFocus()
        else:
            self.choices.take_focus()
        nearby.changed.connect(self.choices.show_tables)
        nearby.start()

    @property
    def state(self) -> str:
        """How far the guest has come."""
        return self._state

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, render(texts.JOIN_TITLE))
        self.choices.retranslate()
        self.join.setText(render(texts.JOIN))
        self._show()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        super().restyle(style)
        self.seats.restyle()

    def reject(self) -> None:
        """Go back to the choices from a table; close the window from there."""
        if self._state == CHOOSING:
            super().reject()
        else:
            self._go_back(None)

    def leave(self) -> None:
        """Leave the table, and close."""
        self.done(self.DialogCode.Rejected)

    def done(self, result: int) -> None:
        """Leave the table, unless it was handed over."""
        self._let_go()
        self._nearby.stop()
        super().done(result)

    def _on_changed(self) -> None:
        self._problem = None
        self._show()
        if self._state == CHOOSING:
            self.join.setDefault(True)  # Cancel became it where the focus came by

    def _on_join(self) -> None:
        if self._state != CHOOSING or not self.choices.complete:
            return
        try:
            wish = self.choices.wish
        except KupolaError as error:
            self._go_back(error.message)
            return
        self._problem = None
        self._call = BackgroundCall(lambda: self._reach(wish))
        self._call.done.connect(self._on_reached)
        self._call.failed.connect(self._go_back)
        self._call.start()
        self._turn_to(REACHING)
        self._cancel.setFocus()

    def follow(self, bridge: GuestBridge, kept: KeptTable) -> None:
        """Follow a link to a table; the caller starts it."""
        self.bridge, self._kept = bridge, kept
        bridge.happened.connect(self._on_happened)
        bridge.troubled.connect(self._on_troubled)
        self._silence.start()
        self._turn_to(KNOCKING)

    def _on_reached(self, reached: Reached) -> None:
        self._call = None
        keep = partial(_keep_once_played, reached.kept)
        bridge = GuestBridge(reached.table, reached.transport, keep, self._window)
        self.follow(bridge, reached.kept)
        bridge.start()

    def _on_happened(self, snapshot: GuestSnapshot, happened: Sequence[Happening]) -> None:
        if self.bridge is None or self.sender() is not self.bridge:
            return  # a table that was left
        self._snapshot = snapshot
        if snapshot.live:
            self._silence.stop()
            self._problem = None
        if snapshot.status in {"out", "full"}:
            away = texts.TABLE_CLOSED if self._state == INSIDE else texts.TURNED_AWAY
            self._go_back(texts.FULL if snapshot.status == "full" else away)
            return
        for each in happened:
            if isinstance(each, Refused):
                self._problem = each.reason
        if snapshot.status == "in" and snapshot.match is not None:
            self._hand_over(snapshot)
        elif snapshot.status == "in" and snapshot.table is not None and self._state != INSIDE:
            self._turn_to(INSIDE)
            self.seats.take_focus()
        else:
            before = self.status.text()
            self._show()
            if self.status.text() not in {"", before}:
                announce(self._cancel, self.status.text())

    def _on_troubled(self, problem: Message | None) -> None:
        if self.sender() is self.bridge:
            self._warn(problem)

    def _on_silent(self) -> None:
        if self._problem is None:
            self._warn(texts.NO_ANSWER)

    def _warn(self, problem: Message | None) -> None:
        """Say what is wrong; None: nothing any more."""
        self._problem = problem
        self._show()
        if problem is not None:
            announce(self._cancel, self.status.text())

    def _on_seat_asked(self, seat: Seat | None) -> None:
        if self.bridge is not None:
            self.bridge.do(Sit(seat))

    def _hand_over(self, snapshot: GuestSnapshot) -> None:
        bridge, self.bridge = self.bridge, None
        if bridge is not None:
            bridge.happened.disconnect(self._on_happened)
            bridge.troubled.disconnect(self._on_troubled)
            self.joined.emit(bridge, self._kept, snapshot)
        self._state = CHOOSING
        self.accept()

    def _go_back(self, problem: Message | None) -> None:
        """Offer the choices again, with the reason why nothing came of the last one."""
        self._let_go()
        self._problem = problem
        self._turn_to(CHOOSING)
        self.choices.take_focus()
        self.join.setDefault(True)  # Cancel had the focus of a guest who waits, and became it

    def _let_go(self) -> None:
        self._silence.stop()
        if self._call is not None:
            self._call.drop()
            self._call = None
        if self.bridge is not None:
            if self._state == INSIDE:
                self.bridge.do(Leave())
            self.bridge.leave()
            self.bridge.deleteLater()
            self.bridge = self._snapshot = None

    def _turn_to(self, state: str) -> None:
        self._state = state
        self._show()
        if said := sentences((self._head.text(), self.status.text())):
            announce(self._cancel, said)

    def _show(self) -> None:
        choosing, inside = self._state == CHOOSING, self._state == INSIDE
        self.choices.setVisible(choosing)
        self.seats.setVisible(inside)
        self.join.setVisible(choosing)
        self.join.setEnabled(self.choices.complete)
        self._cancel.setText(render(texts.LEAVE if inside else texts.CANCEL))
        snapshot = self._snapshot
        if inside and snapshot is not None and snapshot.table is not None:
            self.seats.show_table(snapshot.table, snapshot.seat)
        head, words = self._title, self._problem or self._waits_for
        for part, said in ((self._head, head), (self.status, words)):
            part.setText(render(said) if said is not None else "")
            part.setVisible(said is not None)
        self.status.setStyleSheet(f"color: {dialog_style().theme.loss}" if self._problem else "")

    @property
    def _title(self) -> Message | None:
        """How far the guest has come."""
        if self._state == INSIDE and (table := self._table) is not None:
            return texts.INSIDE.bind(host=called(table.host), game=BOXES[table.game].title)
        return {REACHING: texts.REACHING, KNOCKING: texts.KNOCKING}.get(self._state)

    @property
    def _waits_for(self) -> Message | None:
        """What the guest waits for at a table."""
        snapshot, table = self._snapshot, self._table
        if self._state != INSIDE or snapshot is None or table is None:
            return None
        host = called(table.host)
        if not snapshot.host_present:
            return texts.NOT_PRESENT.bind(host=host)
        if snapshot.seat is None and any(each.kind == "open" for each in table.seats):
            return texts.CHOOSE_SEAT
        return texts.WAITS_FOR_START.bind(host=host)

    @property
    def _table(self) -> TableInfo | None:
        return None if self._snapshot is None else self._snapshot.table


def _keep_once_played(kept: KeptTable, data: dict[str, object]) -> None:
    """Keep a guest's place once a game is played there."""
    if kept.header.game:
        kept.keep(data)
