"""Moves wait for a confirmation if the setting asks for it; targets are large enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from core.games import GAMES
from core.match import Match
from gui.board.tolerance import STEADY
from gui.panels.choice_button import ChoiceButton
from tests.gui.access.reading import read
from tests.gui.person import WAYS, Person
from tests.gui.store.test_assistance import seated

if TYPE_CHECKING:
    from gui.play.screen import GameScreen
    from gui.window.main_window import MainWindow

LARGE = 44
LEFT = Qt.MouseButton.LeftButton


def cautious(window: MainWindow) -> GameScreen:
    screen = seated(window, "", "").screen
    window.preferences.changed.emit({"confirm": True})
    return screen


def poise(screen: GameScreen, way: int) -> None:
    """Make a move that waits."""
    handle = screen.scene.table.handles(screen.controller.view, screen.controller.moves)[0]
    Person(screen.view, screen.scene).make(handle, way)


@pytest.mark.parametrize("way", WAYS)
def test_a_move_waits_until_enter(window: MainWindow, way: int) -> None:
    screen = cautious(window)
    poise(screen, way)
    waiting = screen.controller.match.ply, screen.confirmation.bar.isVisible()
    QTest.keyClick(screen.view, Qt.Key.Key_Return)

    assert waiting == (0, True)
    assert screen.controller.match.ply == 1
    assert not screen.confirmation.bar.isVisible()


def test_a_move_that_waits_is_made_by_its_button_or_by_another_click(window: MainWindow) -> None:
    screen = cautious(window)
    poise(screen, WAYS[0])
    screen.confirmation.bar.agree.click()
    first = screen.controller.match.ply
    poise(screen, WAYS[1])
    target = screen.scene.hand.target
    assert target is not None
    at = screen.view.mapFromScene(screen.scene.rect_of(target).center())
    QTest.mouseClick(screen.view.viewport(), LEFT, pos=at)

    assert (first, screen.controller.match.ply) == (1, 2)


@pytest.mark.parametrize("how", ["key", "button", "elsewhere"])
def test_a_move_that_waits_is_taken_back(window: MainWindow, how: str) -> None:
    screen = cautious(window)
    poise(screen, WAYS[2])
    if how == "key":
        QTest.keyClick(screen.view, Qt.Key.Key_Escape)
    elif how == "button":
        screen.confirmation.bar.refuse.click()
    else:
        QTest.mouseClick(screen.view.viewport(), LEFT, pos=screen.view.viewport().rect().topLeft())

    assert screen.controller.match.ply == 0
    assert not screen.scene.hand.holding
    assert not screen.confirmation.bar.isVisible()


def test_a_button_of_the_board_waits_too(window: MainWindow) -> None:
    screen = cautious(window)
    while (
        not screen.view.viewport().findChildren(ChoiceButton) and not screen.controller.match.over
    ):
        moves = screen.controller.moves
        screen.controller.play(moves[-1])
    button = next(b for b in screen.view.viewport().findChildren(ChoiceButton) if b.isVisible())
    ply = screen.controller.match.ply
    button.click()
    waiting = screen.controller.match.ply
    screen.confirmation.bar.agree.click()

    assert waiting == ply
    assert screen.controller.match.ply > ply


def test_without_the_wish_nothing_waits(window: MainWindow) -> None:
    screen = cautious(window)
    poise(screen, WAYS[0])
    window.preferences.changed.emit({"confirm": False})
    screen.scene.hand.cancel()
    poise(screen, WAYS[0])

    assert screen.controller.match.ply == 1


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.usefixtures("translator")
def test_whatever_can_be_taken_answers_within_44_pixels(key: str) -> None:
    with read(Match.new(GAMES[key], 2, {}, 7), listening=False) as screen:
        screen.resize(960, 640)
        scene = screen.scene
        members = {member: scene.source_of(member) for member in scene.board_layout}
        taken = {member: source for member, source in members.items() if source is not None}
        for member in taken:
            center = scene.rect_of(member).center()
            for way in (QPointF(-21, 0), QPointF(21, 0), QPointF(0, -21), QPointF(0, 21)):
                assert scene.source_at(center + way) is not None, member

    assert taken
    assert 2 * STEADY.halo >= LARGE
