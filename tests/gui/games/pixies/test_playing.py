"""Pixies under the hand: mouse, clicks and keys lead to the same moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.games.pixies import PIXIES
from core.games.pixies.places import displayed
from core.kernel.messages import english
from gui.board.scene import TableScene
from gui.board.view import TableView
from gui.games.pixies.places import LOWER, UPPER, half, space
from gui.games.pixies.table import TABLE
from tests.core.games.pixies.pictures import card, position
from tests.gui.games.pixies.stages import staged
from tests.gui.pointer import glide

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from core.kernel.places import Place

STATE = position("1+ . . 4 5r1x . . . .", ". . 3 4 . . . 8+ 9", display="5b* _ 1r3s 7b3x", first=1)
CARD = {name: card(name) for name in ("5b*", "1r3s", "7b3x")}


class Board:
    """A board that a test plays on."""

    def __init__(self, qtbot: QtBot) -> None:
        self.scene = TableScene(TABLE)
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(1280, 800)
        with qtbot.waitExposed(self.view):
            self.view.show()
        size = (self.view.viewport().width(), self.view.viewport().height())
        self.played: list[str] = []
        self.refused: list[str] = []
        self.scene.played.connect(self.on_played)
        self.scene.refused.connect(self.on_refused)
        moves = PIXIES.legal_moves(STATE)
        self.scene.show_stage(staged(STATE, size=size), moves, lambda m: PIXIES.why_not(STATE, m))

    def on_played(self, move: Any) -> None:
        self.played.append(move.code)

    def on_refused(self, reason: Any, _: Place) -> None:
        self.refused.append(english(reason))

    def at(self, place: Place) -> QPoint:
        return self.view.mapFromScene(self.scene.rect_of(place).center())

    def press(self, place: Place) -> None:
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(place))

    def move(self, place: Place) -> None:
        glide(self.view.viewport(), self.at(place))

    def release(self, place: Place) -> None:
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(place))

    def double_click(self, place: Place) -> None:
        left = Qt.MouseButton.LeftButton
        QTest.mouseClick(self.view.viewport(), left, pos=self.at(place))
        QTest.mouseDClick(self.view.viewport(), left, pos=self.at(place))

    def drag(self, source: Place, target: Place) -> None:
        self.press(source)
        self.move(target)
        self.release(target)


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    return Board(qtbot)


def test_a_drop_on_the_upper_half_covers_the_old_card(board: Board) -> None:
    board.drag(displayed(0), half(0, 5, UPPER))

    assert board.played == [f"{CARD['5b*']}o"]


def test_a_drop_on_the_lower_half_goes_under_it(board: Board) -> None:
    board.drag(displayed(0), half(0, 5, LOWER))

    assert board.played == [f"{CARD['5b*']}u"]


@pytest.mark.parametrize(("key", "way"), [("U", "o"), ("d", "u")])
def test_letters_choose_which_card_stays_up(board: Board, key: str, way: str) -> None:
    board.press(displayed(0))
    board.release(displayed(0))
    QTest.keyClicks(board.view, key)

    assert board.played == [f"{CARD['5b*']}{way}"]


def test_a_digit_puts_a_card_face_down(board: Board) -> None:
    board.press(displayed(2))
    board.release(displayed(2))
    QTest.keyClicks(board.view, "9")

    assert board.played == [f"{CARD['1r3s']}d9"]


def test_two_clicks_place_a_card(board: Board) -> None:
    board.press(displayed(3))
    board.release(displayed(3))
    board.move(space(0, 7))
    board.press(space(0, 7))
    board.release(space(0, 7))

    assert board.played == [f"{CARD['7b3x']}"]


def test_a_double_click_places_a_card_that_has_one_place(board: Board) -> None:
    board.double_click(displayed(3))

    assert board.played == [f"{CARD['7b3x']}"]


def test_a_double_click_does_not_choose(board: Board) -> None:
    board.double_click(displayed(0))

    assert board.played == []
    assert not board.scene.hand.holding


def test_enter_twice_places_a_card(board: Board) -> None:
    board.scene.set_focus(displayed(3))
    QTest.keyClick(board.view, Qt.Key.Key_Return)
    QTest.keyClick(board.view, Qt.Key.Key_Return)

    assert board.played == [f"{CARD['7b3x']}"]


def test_a_wrong_space_says_why(board: Board) -> None:
    board.drag(displayed(3), space(0, 3))

    assert board.played == []
    assert board.refused == ["Your space 7 is empty: the card must go there, face up."]


def test_a_face_down_card_refuses_an_occupied_space(board: Board) -> None:
    board.drag(displayed(2), space(0, 5))

    assert board.refused == [
        "A face-down card needs an empty space, and your space 5 is not empty."
    ]
