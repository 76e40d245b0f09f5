"""Other boards are enlarged while they are pointed at, and stacks spread."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from core.games import GAMES
from core.games.azul_duel import places
from core.match import Match
from gui.board import lens as lenses
from gui.games.registry import table_of
from gui.match.match_controller import MatchController
from gui.play.screen import GameScreen
from tests.gui.panels.seats import sitters
from tests.gui.pointer import glide

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator

    Opening = Callable[..., GameScreen]


@pytest.fixture
def opening(
    qtbot: QtBot, translator: Translator, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Opening]:
    """Open a screen for some moves of a game."""
    monkeypatch.setattr(lenses, "REST", 1)
    screens: list[GameScreen] = []

    def opened(key: str, seats: int, moves: int = 9) -> GameScreen:
        match = Match.new(GAMES[key], seats, {}, 5)
        for _ in range(moves):
            legal = match.game.legal_moves(match.state)
            from_suns = (move for move in legal if move.code.startswith("sun"))
            match = match.play(next((m for m in from_suns if m.code[3] != "0"), legal[-1]))
        controller = MatchController(match, sitters(seats))
        screen = GameScreen(controller, table_of(key))
        controller.setParent(screen)
        screens.append(screen)
        qtbot.addWidget(screen)
        screen.scene.animator.speed = 0.0
        screen.resize(1280, 720)
        with qtbot.waitExposed(screen):
            screen.show()
        return screen

    assert translator.language == "en"
    yield opened
    for screen in screens:
        screen.lens.put_away()
        screen.controller.stop()


def shows(screen: GameScreen, seat: int) -> bool:
    return screen.lens.seat == seat


def middle(screen: GameScreen, seat: int) -> QPoint:
    frame = screen.scene.table.frame(screen.scene.stage, seat)
    assert frame is not None
    return frame.center().toPoint()


@pytest.mark.parametrize(("key", "seats"), [("azul_duel", 2), ("kingdomino", 4), ("pixies", 5)])
def test_every_other_board_is_enlarged_beside_itself(
    opening: Opening, qtbot: QtBot, key: str, seats: int
) -> None:
    screen = opening(key, seats)
    near, port = screen.scene.stage.near, screen.view.viewport()

    for seat in range(seats):
        glide(port, middle(screen, seat))
        if seat == near:
            assert screen.lens.isHidden()
            continue
        qtbot.waitUntil(partial(shows, screen, seat))

        assert screen.lens.isVisible()
        assert screen.lens.accessibleName() == screen.looks[seat].name
        assert not screen.lens.geometry().contains(middle(screen, seat))
        assert port.rect().contains(screen.lens.geometry().center())


def test_the_lens_goes_away_with_the_pointer_and_with_any_press(
    opening: Opening, qtbot: QtBot
) -> None:
    screen = opening("pixies", 3)
    near, port = screen.scene.stage.near, screen.view.viewport()
    other = middle(screen, (near + 1) % 3)

    def pointed() -> None:
        glide(port, middle(screen, near))
        glide(port, other)
        qtbot.waitUntil(screen.lens.isVisible)

    pointed()
    glide(port, middle(screen, near))
    left = screen.lens.isHidden()
    pointed()
    QTest.mouseClick(port, Qt.MouseButton.RightButton, pos=other)
    pressed = screen.lens.isHidden()
    pointed()
    QTest.keyClick(screen.view, Qt.Key.Key_Escape)

    assert left
    assert pressed
    assert screen.lens.isHidden()


def test_o_goes_through_the_other_boards(opening: Opening, qtbot: QtBot) -> None:
    screen = opening("kingdomino", 4)
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    seen = []
    for _ in range(4):
        QTest.keyClick(screen.view, Qt.Key.Key_O)
        seen.append(screen.lens.seat)

    near = screen.scene.stage.near
    assert seen == [*((near + step) % 4 for step in range(1, 4)), None]


def stacked(screen: GameScreen) -> int:
    factories = screen.scene.stage.view.factories
    return next(n for n in range(1, 5) if len(factories[n].moon) > 1)


@pytest.mark.parametrize("by_keyboard", [False, True])
def test_a_moon_stack_spreads_while_it_is_pointed_at(
    opening: Opening,
    by_keyboard: bool,  # noqa: FBT001 - one of two ways
) -> None:
    screen = opening("azul_duel", 2, moves=6)
    number = stacked(screen)
    tiles = screen.scene.stage.view.factories[number].moon
    items = [screen.scene.tabletop.items[places.moon(number, n)] for n in range(len(tiles))]
    home = [item.pos() for item in items]
    top = places.moon(number, len(tiles) - 1)

    if by_keyboard:
        screen.scene.set_focus(top)
    else:
        glide(screen.view.viewport(), screen.scene.rect_of(top).center().toPoint())
    spread = [item.pos() for item in items]
    widest = items[0].boundingRect().width() * 0.8
    if by_keyboard:
        screen.scene.set_focus(None)
    else:
        glide(screen.view.viewport(), QPoint(2, 2))

    gaps = [b.x() - a.x() for a, b in pairwise(spread)]
    assert spread[-1] == home[-1]
    assert all(gap > widest for gap in gaps)
    assert [item.pos() for item in items] == home
    assert QPointF(home[0]) != spread[0]
