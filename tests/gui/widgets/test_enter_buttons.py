from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gui.widgets.enter_buttons import PushButton, ToolButton

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("kind", [PushButton, ToolButton])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_press_a_button(
    qtbot: QtBot, key: Qt.Key, kind: type[PushButton | ToolButton]
) -> None:
    button = kind()
    qtbot.addWidget(button)
    presses: list[str] = []
    button.clicked.connect(lambda: presses.append("pressed"))
    QTest.keyClick(button, key)

    assert presses == ["pressed"]
