"""The menu of a shared table: remind, pause, resign, play again, give seats to others, leave."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from gui.text.translation import called, render
from gui.widgets.dialog import message_box
from gui.widgets.plain_text import add_entry, caption, set_title

from . import play_texts as texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMenu, QWidget

    from core.kernel.messages import Message, Seat

    from .table_now import TableNow
    from .table_panel import TablePanel


def fill_menu(menu: QMenu, panel: TablePanel, now: TableNow) -> None:
    """Offer what can be done at the table now."""
    if now.phase == "playing":
        _fill_playing(menu, panel, now)
    elif now.own or now.hosts:
        _add(menu, texts.REMATCH, partial(panel.proposed.emit, "rematch"))
        _add(menu, texts.SWAP, partial(panel.proposed.emit, "swap"))
    if now.hosts:
        _fill_seats(menu, panel, now)
    elif not now.own:
        for seat, info in enumerate(now.seats):
            words = texts.LOOK_FROM.bind(name=called(info.name))
            _add(menu, words, partial(panel.looked_from.emit, seat))
    if not now.hosts:
        menu.addSeparator()
        if now.host_away and now.own:
            asked = partial(
                _ask, panel, texts.GO_ON_ASKED, texts.GO_ON_EXPLAINED, texts.GO_ON_ALONE
            )
            _add(menu, texts.GO_ON_ALONE, partial(asked, panel.gone_on.emit))
        asked = partial(_ask, panel, texts.LEAVE_ASKED, texts.LEAVE_EXPLAINED, texts.LEAVE_TABLE)
        _add(menu, texts.LEAVE_TABLE, partial(asked, panel.left.emit))


def _fill_playing(menu: QMenu, panel: TablePanel, now: TableNow) -> None:
    if now.turn is not None and now.turn not in now.own and now.seats[now.turn].kind != "computer":
        words = texts.NUDGE.bind(name=called(now.seats[now.turn].name))
        _add(menu, words, panel.nudged.emit)
    if now.own or now.hosts:
        words = texts.RESUME if now.paused else texts.PAUSE
        _add(menu, words, partial(panel.paused.emit, not now.paused))
    for seat in sorted(now.own):
        several = len(now.own) > 1
        words = texts.RESIGN_SEAT.bind(name=called(now.seats[seat].name))
        resign = partial(panel.resigned.emit, seat)
        _add(
            menu,
            words if several else texts.RESIGN,
            partial(
                _ask, panel, texts.RESIGN_ASKED, _after_resigning(now, seat), texts.RESIGN, resign
            ),
        )


def _fill_seats(menu: QMenu, panel: TablePanel, now: TableNow) -> None:
    """Let the host give the seats of those who are away to others."""
    seated = {info.member for info in now.seats}
    waiting = [(key, name) for key, name, present in now.members if present and key not in seated]
    for seat, info in enumerate(now.seats):
        if info.kind not in {"guest", "open"} and not waiting:
            continue
        given = info.kind == "computer"
        if (info.kind == "guest" and info.present) or info.kind == "host":
            continue
        menu.addSeparator()
        name = called(info.name) if info.name else render(texts.OPEN_SEAT.bind(seat=seat + 1))
        if not given:
            words = texts.GIVE_TO_COMPUTER.bind(name=name)
            _add(menu, words, partial(panel.computer_seated.emit, seat))
            words = texts.GIVE_HERE.bind(name=name)
            _add(menu, words, partial(panel.person_seated.emit, seat))
        for key, other in waiting:
            words = texts.GIVE_TO_PERSON.bind(name=name, other=called(other))
            _add(menu, words, partial(panel.member_seated.emit, seat, key))


def _after_resigning(now: TableNow, seat: Seat) -> Message:
    """Say what follows when a seat gives the game up."""
    left = [info for at, info in enumerate(now.seats) if at != seat and not info.resigned]
    people = [info for info in left if info.kind != "computer"]
    if len(left) > 1 and people:
        return texts.RESIGN_MORE
    return texts.RESIGN_TWO.bind(others=", ".join(called(info.name) for info in left))


def _add(menu: QMenu, words: Message, act: Callable[[], object]) -> None:
    add_entry(menu, render(words)).triggered.connect(lambda _checked: act())


def _ask(
    panel: QWidget, question: Message, more: Message, yes: Message, act: Callable[[], object]
) -> None:
    """Ask before something that cannot be taken back."""
    box = message_box(panel.window())
    set_title(box, render(question))
    box.setText(render(question))
    box.setInformativeText(render(more))
    agree = box.addButton(caption(render(yes).rstrip("…")), box.ButtonRole.AcceptRole)
    cancel = box.addButton(caption(render(texts.CANCEL)), box.ButtonRole.RejectRole)
    box.setDefaultButton(cancel)
    agree.clicked.connect(lambda _checked: act())
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
