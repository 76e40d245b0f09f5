"""A table is opened in one window and joined in another one, over loopback TCP."""

from __future__ import annotations

from time import perf_counter, process_time
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gui.text.translation import render
from gui.text.voice import for_voices
from gui.text.voice_sentences import sentences
from gui.together.guest_session import GuestSession
from gui.together.host_gathering import HostGathering
from gui.together.host_session import HostSession
from gui.together.join_dialog import CHOOSING, INSIDE, KNOCKING, JoinDialog
from gui.together.open_dialog import OpenTableDialog
from gui.together.texts import KNOCKING as KNOCKED
from gui.together.texts import REACHING as REACHED
from tests.gui.access.reading import heard

from .waiting import shown, until

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from gui.window.main_window import MainWindow

AT_MOST = 2.0
"""Seconds of work from *Join* to both boards; other programs may make them longer on the clock."""


def opened(qtbot: QtBot, window: MainWindow) -> HostGathering:
    """Open a table of Azul Duel by keys, as it is offered."""
    window.menus.actions["open_table"].trigger()
    dialog = shown(qtbot, window, OpenTableDialog)
    assert isinstance(dialog, OpenTableDialog)
    QTest.keyClick(dialog.start, Qt.Key.Key_Return)
    gathering = shown(qtbot, window, HostGathering)
    assert isinstance(gathering, HostGathering)
    return gathering


def joining(qtbot: QtBot, window: MainWindow, port: str, code: str) -> JoinDialog:
    """Enter address and code."""
    window.menus.actions["join_table"].trigger()
    dialog = shown(qtbot, window, JoinDialog)
    assert isinstance(dialog, JoinDialog)
    QTest.keyClicks(dialog.choices.address, f"127.0.0.1:{port}")
    QTest.keyClicks(dialog.choices.code, code)
    return dialog


def port_of(gathering: HostGathering) -> str:
    return str(gathering.entrance.entrance.way["port"])


def test_from_open_and_join_to_both_boards(
    qtbot: QtBot, windows: tuple[MainWindow, MainWindow]
) -> None:
    host, guest = windows
    gathering = opened(qtbot, host)
    code = gathering.entrance.entrance.code.lower()
    dialog = joining(qtbot, guest, port_of(gathering), code)
    began, worked = perf_counter(), process_time()
    QTest.keyClick(dialog.choices.code, Qt.Key.Key_Return)
    until(qtbot, lambda: bool(gathering.knocks))
    (line,) = gathering.knocks.values()
    QTest.keyClick(line.yes, Qt.Key.Key_Space)
    until(qtbot, lambda: dialog.state == INSIDE)
    QTest.keyClick(dialog.seats.lines[1].sit, Qt.Key.Key_Space)
    until(qtbot, gathering.start.isEnabled)
    QTest.keyClick(gathering.start, Qt.Key.Key_Return)
    until(qtbot, lambda: guest.session is not None)
    seconds, work = perf_counter() - began, process_time() - worked

    assert isinstance(host.session, HostSession)
    assert isinstance(guest.session, GuestSession)
    assert guest.session.controller.match.ply == host.session.controller.match.ply
    assert [player.name for player in guest.session.controller.players] == ["Ana", "Bence"]
    assert work < AT_MOST

    print(f"from Join to the board: {seconds:.2f} s, {work:.2f} s of work")  # noqa: T201 - a figure


def test_a_guest_hears_each_stage_once(
    qtbot: QtBot, windows: tuple[MainWindow, MainWindow]
) -> None:
    host, guest = windows
    gathering = opened(qtbot, host)
    dialog = joining(qtbot, guest, port_of(gathering), gathering.entrance.entrance.code)
    with heard() as said:
        QTest.keyClick(dialog.choices.code, Qt.Key.Key_Return)
        until(qtbot, lambda: bool(gathering.knocks))
        (line,) = gathering.knocks.values()
        until(qtbot, lambda: dialog.state == KNOCKING)
        QTest.keyClick(line.yes, Qt.Key.Key_Space)
        until(qtbot, lambda: dialog.state == INSIDE)

    inside = sentences((dialog._head.text(), dialog.status.text()))
    stages = [render(REACHED), render(KNOCKED), inside]
    heard_stages = [each for each in said if each in map(for_voices, stages)]
    assert heard_stages == [for_voices(each) for each in stages]

    dialog.done(0)
    gathering.reject()


def test_wrong_code_is_said_and_corrected(
    qtbot: QtBot, windows: tuple[MainWindow, MainWindow]
) -> None:
    host, guest = windows
    gathering = opened(qtbot, host)
    dialog = joining(qtbot, guest, port_of(gathering), "AAAAAAAA")
    dialog.activateWindow()
    until(qtbot, dialog.isActiveWindow)
    QTest.mouseClick(dialog.join, Qt.MouseButton.LeftButton)
    until(qtbot, lambda: dialog.state == CHOOSING and bool(dialog.status.text()))

    assert "code does not fit" in dialog.status.text()
    assert dialog.join.isDefault()
    assert dialog.choices.code.text() == "AAAAAAAA"

    dialog.choices.code.setText(gathering.entrance.entrance.code)
    QTest.keyClick(dialog.choices.code, Qt.Key.Key_Return)
    until(qtbot, lambda: bool(gathering.knocks))

    dialog.done(0)
    gathering.reject()


def test_a_guest_who_passed_cancel_still_joins_with_return(
    qtbot: QtBot, windows: tuple[MainWindow, MainWindow]
) -> None:
    dialog = joining(qtbot, windows[1], "1", "")
    dialog.activateWindow()
    until(qtbot, dialog.isActiveWindow)
    dialog._cancel.setFocus()
    dialog.choices.code.setFocus()
    QTest.keyClicks(dialog.choices.code, "KUPATABC")
    QTest.keyClick(dialog.choices.code, Qt.Key.Key_Return)
    until(qtbot, lambda: bool(dialog.status.text()))

    assert dialog.isVisible()
    assert dialog.status.text() == "No table is open at tcp://127.0.0.1:1."

    dialog.reject()


def test_nobody_there_is_said(qtbot: QtBot, windows: tuple[MainWindow, MainWindow]) -> None:
    dialog = joining(qtbot, windows[1], "1", "KUPA TABC")
    QTest.keyClick(dialog.choices.code, Qt.Key.Key_Return)
    until(qtbot, lambda: dialog.state == CHOOSING and bool(dialog.status.text()))

    assert dialog.status.text() == "No table is open at tcp://127.0.0.1:1."

    dialog.reject()
