from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from gui.look.appearance import CONTRAST, DARK, LIGHT, Look
from gui.widgets.dialog import StyledDialog, message_box
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.plain_text import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def look(qtbot: QtBot) -> Iterator[Look]:
    del qtbot
    look = Look()
    look.choose("light")
    yield look
    look.choose("light")


@pytest.fixture
def house(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_an_open_dialog_follows_the_theme(look: Look, house: QWidget, qtbot: QtBot) -> None:
    dialog = StyledDialog(house)
    dialog.show()
    by_day = dialog.styleSheet()

    look.choose("dark")
    qtbot.waitUntil(lambda: dialog.styleSheet() != by_day)

    assert LIGHT.hairline in by_day
    assert DARK.hairline in dialog.styleSheet()


def test_an_open_dialog_grows_with_its_sentences(house: QWidget, qtbot: QtBot) -> None:
    dialog = StyledDialog(house)
    words, box = PlainLabel("Short.", wordWrap=True), QDialogButtonBox.StandardButton
    dialog.lay_out(words, dialog_buttons(box.Ok))
    dialog.show()

    words.setText("Long words. " * 40)
    qtbot.waitUntil(lambda: words.height() >= words.heightForWidth(words.width()))

    assert dialog.height() >= words.height()


def test_a_message_wears_the_theme_in_use(look: Look, house: QWidget) -> None:
    look.choose("contrast")

    assert CONTRAST.hairline in message_box(house).styleSheet()


def test_only_the_button_that_agrees_stands_out(house: QWidget) -> None:
    box = QDialogButtonBox.StandardButton
    buttons = dialog_buttons(box.Save | box.Cancel)
    buttons.setParent(house)

    assert buttons.button(box.Save).objectName() == "start"
    assert buttons.button(box.Cancel).objectName() == "cancel"
