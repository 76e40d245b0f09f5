"""A small board for the tests of this folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.gui.board.stub import Board

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    board = Board.opened()
    qtbot.addWidget(board.view)
    qtbot.waitUntil(board.view.isActiveWindow)
    return board
