"""Brokers that are silent, refuse or vanish: one sentence, and the window answers at all times."""

from __future__ import annotations

import socket
from contextlib import closing
from threading import Event, Thread
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from core.sealing import KeyPair
from core.table.guest import GuestTable
from core.table.invitation import Address, Invitation
from gui.preferences import texts as settings_texts
from gui.preferences.together_page import TogetherPage
from gui.store.broker import broker_of
from gui.store.settings import Settings
from gui.store.tables import GUEST, Header, SavedTables
from gui.text.translation import render
from gui.together.bridge import wait_for_farewells
from gui.together.join_dialog import CHOOSING, KNOCKING, JoinDialog, Reached
from gui.together.ways import Ways

from .gathering import NobodyNearby

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator
    from gui.together.join_choices import Wish

FRAME = 0.033
"""Seconds of work that the window's thread may do at once."""
STUCK = 1.5
"""Seconds without an answer that no busy machine explains: a call that waits for a network."""


class Frames:
    """Measures how long the window's thread is away from its events."""

    def __init__(self, parent: QWidget) -> None:
        self.work = self.gap = 0.0
        self._timer = QTimer(parent, interval=2)
        self._timer.timeout.connect(self._on_tick)
        self._last = perf_counter(), thread_time()
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    def _on_tick(self) -> None:
        now = perf_counter(), thread_time()
        self.gap = max(self.gap, now[0] - self._last[0])
        self.work = max(self.work, now[1] - self._last[1])
        self._last = now


@pytest.fixture(params=["silent", "refusing", "vanishing"])
def broker(request: pytest.FixtureRequest) -> Iterator[Address]:
    """Listen like a broker that has something wrong."""
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    over = Event()
    taken: list[socket.socket] = []

    def serve() -> None:
        listener.settimeout(0.1)
        while not over.is_set():
            try:
                sock, _ = listener.accept()
            except OSError:
                continue
            if request.param == "vanishing":
                sock.close()
            else:
                taken.append(sock)

    thread = Thread(target=serve, daemon=True)
    if request.param == "refusing":
        listener.close()
    else:
        thread.start()
    yield Address("mqtt", "127.0.0.1", port)
    over.set()
    if thread.ident is not None:
        thread.join()
    with closing(listener):
        for sock in taken:
            sock.close()


@pytest.fixture
def window(qtbot: QtBot, translator: Translator) -> QWidget:  # noqa: ARG001 - it speaks
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def test_joining_never_freezes_the_window_and_can_be_canceled(
    qtbot: QtBot, window: QWidget, tmp_path: Path, broker: Address
) -> None:
    invitation = Invitation(KeyPair.new().public, broker)
    ways = Ways(Settings())

    def reach(wish: Wish) -> Reached:
        assert isinstance(wish.table, Invitation)
        guest = GuestTable(wish.table, wish.name)
        kept = SavedTables(tmp_path).new(GUEST, wish.table.table, {}, Header(""))
        return Reached(guest, ways.joined(wish.table, guest.register), kept)

    dialog = JoinDialog("Bence", NobodyNearby(), reach, window)
    dialog.show()
    dialog.choices.way.segments["invitation"].click()
    dialog.choices.paste.setPlainText(invitation.written)
    dialog._silence.setInterval(600)
    qtbot.wait(50)
    frames = Frames(window)
    QTest.keyClick(dialog.join, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.state == KNOCKING and bool(dialog.status.text()), timeout=12_000)

    assert dialog.status.text().endswith((".", "?"))

    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert dialog.state == CHOOSING

    dialog.reject()
    qtbot.wait(50)
    frames.stop()

    assert frames.work < FRAME
    assert frames.gap < STUCK

    wait_for_farewells()


def test_the_settings_say_what_is_wrong_with_a_broker(
    qtbot: QtBot, window: QWidget, broker: Address
) -> None:
    page = TogetherPage()
    page.setParent(window)
    page.show_settings(Settings(broker=f"127.0.0.1:{broker.port}", broker_tls=False))
    page.retranslate()
    page.show()
    testing, fine = (render(each) for each in (settings_texts.TESTING, settings_texts.BROKER_FINE))
    QTest.keyClick(page.test, Qt.Key.Key_Space)

    assert page.answer.text() == testing

    qtbot.waitUntil(lambda: page.answer.text() != testing, timeout=20_000)

    assert page.answer.text() != fine
    assert page.answer.text().endswith((".", "?"))


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        (Settings(), None),
        (Settings(broker="broker.example.org"), "mqtts://broker.example.org"),
        (Settings(broker="a.example:1884", broker_tls=False), "mqtt://a.example:1884"),
        (Settings(broker="a.example/mqtt", broker_websockets=True), "wss://a.example/mqtt"),
        (Settings(broker=" ws://a.example/mqtt "), "ws://a.example/mqtt"),
    ],
)
def test_the_broker_of_the_settings(settings: Settings, address: str | None) -> None:
    found = broker_of(settings)

    assert (found and found.written) == address


def test_the_password_is_not_shown(qtbot: QtBot, window: QWidget) -> None:
    page = TogetherPage()
    page.setParent(window)
    page.show_settings(Settings(broker_password="secret"))  # noqa: S106 - a sample

    row = next(each for each in page.rows if each.name == "broker_password")
    assert "secret" not in row.field.displayText()  # type: ignore[attr-defined]
    assert "secret" not in repr(Settings(broker_password="secret"))  # noqa: S106 - a sample
    del qtbot
