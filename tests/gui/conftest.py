"""Settings for tests of windows: our fonts and style, and nothing left running."""

from __future__ import annotations

import gc
import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible

from gui.app import CALLED, set_up_application
from gui.input.last_input import LAST_INPUT
from gui.look.appearance import Look
from gui.look.paint_guard import LOG, forget_faults
from gui.look.sprites import SPRITES
from gui.store.saved_games import SavedGames
from gui.store.settings import SettingsFile
from gui.text.text_size import set_text_scale
from gui.text.translator import Translator
from gui.widgets import announce
from gui.widgets.announce import description
from gui.window.main_window import MainWindow
from tests.gui.fault_list import FaultList
from tests.gui.running import freeze, left_running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return [*CALLED]


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    set_up_application(qapp)
    freeze()
    return qapp


@pytest.fixture
def quick_eyes(qapp: QApplication) -> Iterator[None]:
    """Let sheets accept presses as soon as they are open."""
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(usual)


@pytest.fixture
def orca(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A screen reader that listens, without questions for which one waits long."""
    monkeypatch.setattr(announce, "LATE", 200)
    active = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(active)


@pytest.fixture
def translator(qapp: QApplication) -> Iterator[Translator]:  # noqa: ARG001 - translators need it
    translator = Translator()
    translator.speak("en")
    yield translator
    translator.remove_translators()


@pytest.fixture
def settings_file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "settings.json")


@pytest.fixture
def window(
    qtbot: QtBot, translator: Translator, settings_file: SettingsFile, tmp_path: Path
) -> MainWindow:
    window = MainWindow(settings_file, translator, Look(), SavedGames(tmp_path / "games"))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture(autouse=True, scope="session")
def no_waiting_for_disks() -> Iterator[None]:
    """Disable fsync: no power is cut while tests run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.fixture(autouse=True)
def no_rehearsals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable prerendering."""
    monkeypatch.setattr(MainWindow, "_rehearsed", lambda _: iter(()))


@pytest.fixture(autouse=True)
def nothing_painted_before() -> None:
    """Clear the pictures that an earlier test has painted."""
    SPRITES.clear()


@pytest.fixture(autouse=True)
def paint_faults() -> Iterator[list[str]]:
    """Fail the test in which painting fails; one that expects this takes the faults away."""
    faults = FaultList()
    forget_faults()
    LOG.addHandler(faults)
    yield faults.move_text
    LOG.removeHandler(faults)

    assert faults.move_text == []


@pytest.fixture(autouse=True)
def usual_text(request: pytest.FixtureRequest) -> Iterator[None]:
    """Reset the text size that an earlier test has chosen."""
    yield
    if "qapp" in request.fixturenames:
        set_text_scale(1)


@pytest.fixture(autouse=True)
def usual_input() -> Iterator[None]:
    """Reset the input devices that an earlier test has used."""
    yield
    LAST_INPUT.forget()


@pytest.fixture(autouse=True)
def no_sentences_waiting(nothing_left_running: None) -> Iterator[None]:  # noqa: ARG001 - it looks last
    """Drop the sentences that wait to be read out, and the timer that spaces them."""
    yield
    description.cache_clear()


@pytest.fixture(autouse=True)
def no_garbage_in_threads(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collect garbage only after a test: while it runs, a worker's thread might do so."""
    if "qapp" not in request.fixturenames:
        yield
        return
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True, scope="module")
def earlier_tests_frozen() -> None:
    """Spare the collector what earlier files imported, cached and reported."""
    freeze()


@pytest.fixture(autouse=True)
def nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail the test that leaves a thread, a timer or an animation running, not the next one."""
    yield
    if "qapp" not in request.fixturenames:
        return

    assert left_running() == []
