"""A table is opened in one window and joined in another one, over a broker of the test's own."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gui.preferences.texts import BROKER_FINE
from gui.preferences.together_page import TogetherPage
from gui.text.translation import render
from gui.together.guest_session import GuestSession
from gui.together.host_gathering import HostGathering
from gui.together.join_dialog import INSIDE, JoinDialog
from gui.together.open_dialog import OpenTableDialog
from tests.core.network.mosquitto import Mosquitto, needs_mosquitto

from .waiting import shown, until

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.window.main_window import MainWindow


@needs_mosquitto
def test_from_the_invitation_to_the_board(
    qtbot: QtBot,
    windows: tuple[MainWindow, MainWindow],
    tmp_path: Path,
) -> None:
    broker = Mosquitto(tmp_path)
    host, guest = windows
    host.remember(broker=f"127.0.0.1:{broker.port}", broker_tls=False)
    page = host.preferences.open_at("together").pages["together"]
    assert isinstance(page, TogetherPage)
    QTest.keyClick(page.test, Qt.Key.Key_Space)
    until(qtbot, lambda: page.answer.text() == render(BROKER_FINE))
    host.menus.actions["open_table"].trigger()
    opening = shown(qtbot, host, OpenTableDialog)
    assert isinstance(opening, OpenTableDialog)
    opening.way.segments["internet"].click()
    QTest.keyClick(opening.start, Qt.Key.Key_Return)
    gathering = shown(qtbot, host, HostGathering)
    assert isinstance(gathering, HostGathering)
    QTest.keyClick(gathering.entrance.copy, Qt.Key.Key_Space)
    guest.menus.actions["join_table"].trigger()
    dialog = shown(qtbot, guest, JoinDialog)
    assert isinstance(dialog, JoinDialog)
    began = perf_counter()
    QTest.keyClick(dialog.join, Qt.Key.Key_Return)
    until(qtbot, lambda: bool(gathering.knocks))
    (line,) = gathering.knocks.values()
    QTest.keyClick(line.yes, Qt.Key.Key_Space)
    until(qtbot, lambda: dialog.state == INSIDE)
    QTest.keyClick(dialog.seats.lines[1].sit, Qt.Key.Key_Space)
    until(qtbot, gathering.start.isEnabled)
    QTest.keyClick(gathering.start, Qt.Key.Key_Return)
    until(qtbot, lambda: guest.session is not None)
    seconds = perf_counter() - began

    assert isinstance(guest.session, GuestSession)
    assert [player.name for player in guest.session.controller.players] == ["Ana", "Bence"]

    print(f"from Join to the board: {seconds:.2f} s")  # noqa: T201 - a figure
    broker.kill()
