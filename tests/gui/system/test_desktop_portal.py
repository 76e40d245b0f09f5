"""The portal of a desktop is another program: what it says is checked before it is passed on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest

if sys.platform == "linux":
    from PySide6.QtDBus import QDBusMessage, QDBusVariant

    from gui.system.desktop_portal import OBJECT, SETTINGS, Portal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a portal")


def told(portal: Portal, *arguments: object) -> list[Any]:
    heard: list[Any] = []
    portal.changed.connect(lambda *setting: heard.append(setting))
    message = QDBusMessage.createSignal(OBJECT, SETTINGS, "SettingChanged")
    message.setArguments([*arguments])
    portal._on_changed(message)
    return heard


@pytest.fixture
def portal(qapp: QApplication, qtbot: QtBot) -> Portal:  # noqa: ARG001 - for exceptions
    return Portal(qapp)


def test_a_setting_that_changes_is_told(portal: Portal) -> None:
    assert told(portal, "group", "name", QDBusVariant(1)) == [("group", "name", 1)]


@pytest.mark.parametrize(
    "arguments", [(), ("group",), ("group", "name"), (1, "name", 2), ("g", "n", 1, 2)]
)
def test_a_signal_of_another_form_is_no_setting(
    portal: Portal, arguments: tuple[object, ...]
) -> None:
    assert told(portal, *arguments) == []
