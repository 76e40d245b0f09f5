"""Settings for tests of windows: our fonts and style, and nothing left running."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QThread, QTimer
from shiboken6 import isValid

from gui.app import dress
from gui.main_window import MainWindow
from gui.settings import SettingsFile
from gui.theme import Look
from gui.tongue import Tongue

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    dress(qapp)
    return qapp


@pytest.fixture
def tongue(qapp: QApplication) -> Iterator[Tongue]:  # noqa: ARG001 - translators need it
    tongue = Tongue()
    tongue.speak("en")
    yield tongue
    tongue.fall_silent()


@pytest.fixture
def settings_file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "settings.json")


@pytest.fixture
def window(qtbot: QtBot, tongue: Tongue, settings_file: SettingsFile) -> MainWindow:
    window = MainWindow(settings_file, tongue, Look())
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture(autouse=True)
def nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail the test that leaves a thread, a timer or an animation running, not the next one."""
    yield
    if "qapp" not in request.fixturenames:
        return
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    left = [each for each in gc.get_objects() if is_running(each)]

    assert left == []


def is_running(thing: object) -> bool:
    if not issubclass(type(thing), QTimer | QAbstractAnimation | QThread) or not isValid(thing):
        return False
    match thing:
        case QTimer():
            return thing.isActive()
        case QAbstractAnimation():
            return thing.state() == QAbstractAnimation.State.Running
        case QThread():
            return thing.isRunning()
    return False
