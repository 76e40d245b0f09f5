"""Opening, knocking, letting in, taking seats: the windows of host and guest by keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from core.network.memory import MemoryExchange
from gui.text.translation import render
from gui.together import texts
from gui.together.host_gathering import HostGathering
from gui.together.join_dialog import CHOOSING, INSIDE, KNOCKING
from gui.widgets.announce import VOICE

from .gathering import Gathering

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator
    from gui.together.join_dialog import JoinDialog


@pytest.fixture
def table(qtbot: QtBot, translator: Translator, tmp_path: Path) -> Gathering:  # noqa: ARG001 - it speaks
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(960, 640)
    window.show()
    return Gathering(window, tmp_path)


@pytest.fixture
def heard() -> Iterator[list[str]]:
    sentences: list[str] = []

    def note(_: object, sentence: str) -> None:
        sentences.append(sentence)

    VOICE.said.connect(note)
    yield sentences
    VOICE.said.disconnect(note)


def close(*dialogs: HostGathering | JoinDialog) -> None:
    """Close windows whatever they show, and wait until nothing of them runs."""
    for dialog in dialogs:
        if isinstance(dialog, HostGathering):
            dialog.leave()
        else:
            dialog._go_back(None)
            dialog.reject()


def let_in(qtbot: QtBot, host: HostGathering, guest: JoinDialog) -> None:
    """Knock and be let in, by keys alone."""
    QTest.keyClick(guest.join, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(host.knocks))
    (line,) = host.knocks.values()
    QTest.keyClick(line.yes, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: guest.state == INSIDE)


def test_guest_knocks_is_let_in_and_sits_down(
    qtbot: QtBot, table: Gathering, heard: list[str]
) -> None:
    host, guest = table.host(), table.guest()
    qtbot.waitUntil(lambda: host.status.text() == render(texts.SEATS_OPEN))
    let_in(qtbot, host, guest)

    assert "Bence knocks at the table." in heard
    assert not host.start.isEnabled()

    sit = guest.seats.lines[1].sit
    assert sit.hasFocus() or not guest.isActiveWindow()

    QTest.keyClick(sit, Qt.Key.Key_Space)
    qtbot.waitUntil(host.start.isEnabled)

    assert host.seats[1].chooser.currentText() == "Bence, guest"
    assert "Everybody is here. You can start." in heard
    assert table.free[-1] == 0

    waits = render(texts.WAITS_FOR_START.bind(host="Ana"))
    qtbot.waitUntil(lambda: guest.status.text() == waits)

    close(guest, host)


def test_guest_is_turned_away_and_reads_why(qtbot: QtBot, table: Gathering) -> None:
    host, guest = table.host(), table.guest()
    QTest.keyClick(guest.join, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(host.knocks))
    (line,) = host.knocks.values()
    QTest.keyClick(line.no, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: guest.state == CHOOSING)

    assert guest.status.text() == render(texts.TURNED_AWAY)
    qtbot.waitUntil(lambda: not host.knocks)

    close(guest, host)


def test_full_table_says_so_to_both(
    qtbot: QtBot, table: Gathering, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.table.host.MOST_MEMBERS", 0)
    host, guest = table.host(), table.guest()
    QTest.keyClick(guest.join, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(host.knocks))
    (line,) = host.knocks.values()
    QTest.keyClick(line.yes, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: guest.state == CHOOSING)

    assert guest.status.text() == render(texts.FULL)
    qtbot.waitUntil(lambda: host.status.text() == render(texts.FULL))

    close(guest, host)


def test_host_seats_computers_members_and_people(qtbot: QtBot, table: Gathering) -> None:
    host, guest = table.host(), table.guest()
    let_in(qtbot, host, guest)
    chooser = host.seats[1].chooser
    (member,) = (key for key in chooser._keys if str(key).startswith("member:"))
    for key, ready in (("computer:skilled", True), (member, True), ("open", False), ("host", True)):
        chooser.chosen.emit(key)
        qtbot.waitUntil(partial(shows, host, key, ready=ready))

    close(guest, host)


def shows(host: HostGathering, key: object, *, ready: bool) -> bool:
    return host.seats[1].chooser.key == key and host.start.isEnabled() == ready


def test_name_that_looks_like_markup_is_shown_as_it_is(qtbot: QtBot, table: Gathering) -> None:
    name = "<b>Bo</b>&amp;"
    host, guest = table.host(), table.guest(name)
    QTest.keyClick(guest.join, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(host.knocks))
    (line,) = host.knocks.values()

    assert line._who.text() == name
    assert line._who.textFormat() == Qt.TextFormat.PlainText

    close(guest, host)


def test_every_control_has_a_name_in_the_accessible_tree(qtbot: QtBot, table: Gathering) -> None:
    host, guest = table.host(invited=True), table.guest()
    let_in(qtbot, host, guest)
    for dialog in (host, guest):
        for interface in walked(QAccessible.queryAccessibleInterface(dialog)):
            pressed = interface.role() in {
                QAccessible.Role.Button,
                QAccessible.Role.ComboBox,
                QAccessible.Role.EditableText,
            }
            if pressed and not interface.state().invisible:
                assert interface.text(QAccessible.Text.Name), interface.role()

    close(guest, host)


def walked(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield everything below, as a screen reader finds it."""
    for index in range(interface.childCount()):
        child = interface.child(index)
        if child is not None:
            yield child
            yield from walked(child)


def test_silent_table_is_said_and_cancel_leads_back(qtbot: QtBot, table: Gathering) -> None:
    guest = table.guest()
    table.exchange = MemoryExchange()  # nobody is there
    guest._silence.setInterval(50)
    QTest.keyClick(guest.join, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: guest.status.text() == render(texts.NO_ANSWER))

    assert guest.state == KNOCKING

    QTest.keyClick(guest, Qt.Key.Key_Escape)

    assert guest.state == CHOOSING
    assert guest.choices.isVisible()

    guest.reject()


def test_closing_asks_while_guests_are_here(qtbot: QtBot, table: Gathering) -> None:
    host, guest = table.host(), table.guest()
    let_in(qtbot, host, guest)
    QTest.keyClick(host, Qt.Key.Key_Escape)

    assert host.isVisible()

    host.leave()
    qtbot.waitUntil(lambda: guest.state == CHOOSING)

    assert guest.status.text() == render(texts.TABLE_CLOSED)
    assert not host.isVisible()

    guest.reject()


@pytest.mark.parametrize(
    ("pasted", "said"),
    [
        ("nothing of the kind", "This is no invitation"),
        ("kupola:9/x", "newer version"),
        ("kupola:1/" + 43 * "A" + "@ftp://a", "no address of a broker"),
    ],
)
def test_wrong_invitations_are_explained_where_they_are_pasted(
    table: Gathering, pasted: str, said: str
) -> None:
    guest = table.guest()
    guest.choices.paste.setPlainText(pasted)

    assert said in guest.choices._said.text()

    QTest.keyClick(guest.join, Qt.Key.Key_Return)

    assert said in guest.status.text()
    assert guest.state == CHOOSING

    guest.reject()
