from __future__ import annotations

import gc
import weakref
from threading import Thread, current_thread
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from shiboken6 import isValid

from gui.system import garbage as sweeping
from gui.system.garbage import Sweeper, spare_loaded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

MANY = 3000
"""More allocations than Python's threshold for a collection."""


class Circle:
    """A reference cycle, which only a collection frees."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def owner(qapp: QObject, monkeypatch: pytest.MonkeyPatch) -> Iterator[QObject]:  # noqa: ARG001 - timers need it
    monkeypatch.setattr(sweeping, "PAUSE", 5)
    gc.enable()
    owner = QObject()
    Sweeper(owner)
    yield owner
    if isValid(owner):
        owner.deleteLater()


@pytest.mark.usefixtures("owner")
def test_garbage_is_never_collected_in_another_thread(qtbot: QtBot) -> None:
    circles: list[weakref.ref[Circle]] = []
    collectors: list[object] = []

    def note(phase: str, _: dict[str, Any]) -> None:
        if phase == "start":
            collectors.append(current_thread())

    def litter() -> None:
        circles.extend(weakref.ref(Circle()) for _ in range(MANY))

    worker = Thread(target=litter)
    gc.callbacks.append(note)
    worker.start()
    worker.join()
    left = len([circle for circle in circles if circle() is not None])
    qtbot.waitUntil(lambda: not any(circle() for circle in circles))
    gc.callbacks.remove(note)

    assert left == MANY
    assert set(collectors) == {current_thread()}


def test_a_sweeper_rests_where_there_is_little(owner: QObject, qtbot: QtBot) -> None:
    sweeper = owner.findChild(Sweeper)
    assert sweeper is not None
    gc.collect()
    before = gc.get_stats()

    sweeper.sweep()
    qtbot.wait(30)

    assert gc.get_stats()[2] == before[2]


def test_what_is_loaded_is_spared_only_where_a_sweeper_looks(
    owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    spared: list[str] = []
    monkeypatch.setattr(gc, "freeze", lambda: spared.append("now"))
    spare_loaded()
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)
    gc.collect()
    spare_loaded()

    assert spared == ["now"]
