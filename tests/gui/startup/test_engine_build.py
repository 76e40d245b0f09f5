"""The window hears how far the computer players are compiled."""

from __future__ import annotations

import socket
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject

from gui.startup import engine_build
from gui.startup.engine_build import COMPILING, EngineBuild

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes have no paths there")


@pytest.fixture
def compiler() -> Iterator[tuple[socket.socket, int]]:
    """Return the compilers' end of the socket, and the descriptor of the window's."""
    ours, window = socket.socketpair()
    with ours:
        ours.settimeout(20)
        yield ours, window.detach()


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    taken: list[str] = []
    monkeypatch.setattr(engine_build, "take_compiled", lambda: taken.append("compiled"))
    return taken


def test_progress_is_shown_and_compiled_engines_are_taken_at_the_end(
    qtbot: QtBot, compiler: tuple[socket.socket, int], taken: list[str]
) -> None:
    ours, descriptor = compiler
    owner, shown = QObject(), list[object]()
    EngineBuild(descriptor, owner).progressed.connect(shown.append)

    ours.sendall(b"1 19\n2 ")
    qtbot.waitUntil(lambda: len(shown) == 1)
    ours.sendall(b"19\n")
    qtbot.waitUntil(lambda: len(shown) == 2)
    ours.settimeout(0)
    qtbot.waitUntil(lambda: received(ours) == b"loaded\n")
    assert taken == []

    ours.sendall(b"done\n")
    qtbot.waitUntil(lambda: len(shown) == 3)

    assert shown == [COMPILING.bind(done=1, total=19), COMPILING.bind(done=2, total=19), None]
    assert taken == ["compiled"]


def received(ours: socket.socket) -> bytes:
    try:
        return ours.recv(100)
    except BlockingIOError:
        return b""


def test_compilers_that_end_early_leave_nothing_on_the_screen(
    qtbot: QtBot, compiler: tuple[socket.socket, int], taken: list[str]
) -> None:
    ours, descriptor = compiler
    owner, shown = QObject(), list[object]()
    EngineBuild(descriptor, owner).progressed.connect(shown.append)

    ours.sendall(b"1 19\n")
    ours.close()
    qtbot.waitUntil(lambda: len(shown) == 2)

    assert shown[-1] is None
    assert taken == []
