"""What a sheet says is read with the button that gets the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from core.kernel.messages import text
from gui.learn.first_start_sheet import FirstStartSheet
from gui.panels.peek_sheet import PeekSheet

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("translator")


@pytest.fixture
def board(qtbot: QtBot) -> QWidget:
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(900, 600)
    board.show()
    return board


def test_the_question_before_a_first_game_is_read_with_its_first_answer(board: QWidget) -> None:
    sheet = FirstStartSheet(board, "kingdomino")
    sheet.ask("pixies")

    said = sheet.buttons["learn"].accessibleDescription()
    assert said.startswith("New to Pixies? Short lessons")
    assert sheet.accessibleDescription() == ""


def test_undo_that_reveals_asks_in_words(board: QWidget) -> None:
    sheet = PeekSheet(board)
    sheet.ask([text("test", "{player} saw a card.").bind(player="Ana")], ["Ana"])

    said = sheet.buttons["keep"].accessibleDescription()
    assert said.startswith("Undo a move that revealed hidden pieces? Ana saw a card. If you")
    assert sheet.accessibleDescription() == ""
