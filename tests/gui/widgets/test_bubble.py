from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView

from core.kernel.messages import Player, text
from gui.widgets import bubble as bubbles
from gui.widgets.bubble import Bubble
from tests.gui.pointer import glide

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

REASON = text("stub", "{player} has already taken this card.").citing("turn")
SPOTS = [QRectF(x, y, 30, 30) for x in (0, 185, 370) for y in (0, 135, 270)]


@pytest.fixture
def board(qtbot: QtBot) -> QListView:
    board = QListView()
    qtbot.addWidget(board)
    board.resize(400, 300)
    with qtbot.waitExposed(board):
        board.show()
    return board


@pytest.fixture
def bubble(board: QListView) -> Bubble:
    return Bubble(board)


def say(bubble: Bubble, at: QRectF = SPOTS[4]) -> None:
    bubble.say(REASON.bind(player=Player(1)), at, ("Ana", "Bence"))


def test_it_says_the_reason_and_keeps_the_rule(bubble: Bubble) -> None:
    say(bubble)

    assert bubble.isVisible()
    assert bubble.words == "Bence has already taken this card."
    assert bubble.accessibleName() == bubble.words
    assert bubble.property("rule") == "turn"


@pytest.mark.parametrize("spot", SPOTS)
def test_it_lies_on_the_board_beside_the_place(
    bubble: Bubble, board: QListView, spot: QRectF
) -> None:
    say(bubble, spot)

    assert board.viewport().rect().contains(bubble.geometry())
    assert not QRectF(bubble.geometry()).intersects(spot.adjusted(1, 1, -1, -1))


def test_it_goes_with_the_next_key(bubble: Bubble, board: QListView) -> None:
    say(bubble)

    QTest.keyClick(board, Qt.Key.Key_A)

    assert bubble.isHidden()


def test_it_goes_with_the_next_press(bubble: Bubble, board: QListView) -> None:
    say(bubble)

    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton)

    assert bubble.isHidden()


def test_it_stays_while_the_pointer_moves(bubble: Bubble, board: QListView) -> None:
    say(bubble)

    glide(board.viewport(), board.viewport().rect().center())

    assert bubble.isVisible()
    bubble.vanish()


def test_it_fades_by_itself(
    board: QListView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bubbles, "STAYS", 1)
    monkeypatch.setattr(bubbles, "FADES", 1)
    bubble = Bubble(board)
    say(bubble)

    qtbot.waitUntil(bubble.isHidden)
