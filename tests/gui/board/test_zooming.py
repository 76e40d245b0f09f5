"""A board larger than its window: zooming and scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from gui.board.hand import Grip
from gui.store.settings import BOARD_ZOOMS
from tests.gui.person import TYPED, Person
from tests.gui.pointer import glide

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from gui.board.handles import Handle
    from gui.board.table import Choice
    from gui.play.screen import GameScreen
    from gui.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
every_game = pytest.mark.parametrize("game", list(GAMES))


def zoomed(window: MainWindow, game: str, percent: int = 200) -> GameScreen:
    """Open a game for two people on a zoomed board."""
    plans = {each: {"game": each, "sitters": [{}, {}], "seed": 7} for each in GAMES}
    window.remember(plans=plans, met=[*GAMES], motion="off", board_zoom=percent)
    window.play(game)
    QApplication.processEvents()
    assert window.session is not None
    return window.session.screen


def roll(screen: GameScreen, notches: int, modifier: Qt.KeyboardModifier) -> None:
    Person(screen.view, screen.scene).roll(QPoint(200, 200), 120 * notches, modifier=modifier)


def ground(screen: GameScreen) -> QPoint:
    """Find a point in the window at which nothing can be taken."""
    port = screen.view.viewport()
    points = (QPoint(x, y) for x in range(40, port.width(), 20) for y in range(40, 400, 20))
    view, scene = screen.view, screen.scene
    return next(
        at
        for at in points
        if port.childAt(at) is None and scene.source_at(view.mapToScene(at)) is None
    )


def test_the_board_grows_and_text_stays(window: MainWindow) -> None:
    screen = zoomed(window, "kingdomino", 100)
    small, text = screen.scene.sceneRect().size(), screen.header._title.font()
    for action, zoom in (("zoom_in", 1.25), ("zoom_in", 1.5), ("zoom_out", 1.25), ("zoom_none", 1)):
        window.menus.actions[action].trigger()
        port = screen.view.viewport().size()

        assert screen.scene.sceneRect().width() == port.width() * zoom
        assert screen.scene.sceneRect().height() == port.height() * zoom
        assert screen.header._title.font() == text
        assert screen.scene.stage.scale == 1

    assert screen.scene.sceneRect().size() == small


def test_the_size_is_remembered_and_goes_no_further_than_it_can(window: MainWindow) -> None:
    screen = zoomed(window, "pixies", 100)
    assert not window.menus.actions["zoom_out"].isEnabled()
    for _ in range(len(BOARD_ZOOMS) + 2):
        window.menus.actions["zoom_in"].trigger()

    assert not window.menus.actions["zoom_in"].isEnabled()
    assert screen.view.zoom == BOARD_ZOOMS[-1] / 100
    assert window._file.settings.board_zoom == BOARD_ZOOMS[-1]

    window.leave()
    assert not window.menus.actions["zoom_out"].isEnabled()
    window.play("kingdomino")
    assert window.session is not None
    assert window.session.screen.view.zoom == BOARD_ZOOMS[-1] / 100


def test_ctrl_and_the_wheel_zoom_around_what_is_looked_at(window: MainWindow) -> None:
    screen = zoomed(window, "kingdomino", 150)
    view = screen.view
    view.viewport().setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=False)
    view.horizontalScrollBar().setValue(view.horizontalScrollBar().maximum() // 2)
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum() // 2)
    roll(screen, 1, Qt.KeyboardModifier.ControlModifier)
    room, center = screen.scene.sceneRect(), view.mapToScene(view.viewport().rect().center())

    assert view.zoom == 1.75
    assert abs(center.x() / room.width() - 0.5) < 0.02
    assert abs(center.y() / room.height() - 0.5) < 0.02

    roll(screen, -3, Qt.KeyboardModifier.ControlModifier)

    assert view.zoom == 1.0


def test_two_fingers_on_a_touch_pad_zoom(window: MainWindow) -> None:
    screen = zoomed(window, "pixies", 150)
    port, at = screen.view.viewport(), QPointF(200, 200)
    touch_pad = QPointingDevice.primaryPointingDevice()
    for value in (0.1, 0.1, -0.3, -0.1):
        kind = Qt.NativeGestureType.ZoomNativeGesture
        event = QNativeGestureEvent(kind, touch_pad, 2, at, at, at, value, QPointF())
        QApplication.sendEvent(port, event)

    assert screen.view.zoom == 1.25


def test_the_wheel_alone_goes_down_a_large_board_only(window: MainWindow) -> None:
    screen = zoomed(window, "pixies")
    roll(screen, -1, Qt.KeyboardModifier.NoModifier)

    assert screen.view.offset.y() > 0
    assert screen.view.zoom == 2


def test_the_ground_can_be_dragged_and_nothing_is_taken(window: MainWindow) -> None:
    screen = zoomed(window, "pixies")
    view, port = screen.view, screen.view.viewport()
    at = ground(screen)
    before = view.offset
    QTest.mousePress(port, LEFT, pos=at)
    glide(port, at - QPoint(30, 20))
    QTest.mouseRelease(port, LEFT, pos=at - QPoint(30, 20))
    glide(port, at)

    assert view.offset - before == QPointF(30, 20)
    assert screen.scene.hand.grip is Grip.NOTHING
    assert screen.controller.match.ply == 0


def test_what_is_held_at_the_edge_pulls_the_board_along(window: MainWindow, qtbot: QtBot) -> None:
    screen = zoomed(window, "pixies")
    view, scene, port = screen.view, screen.scene, screen.view.viewport()
    source = scene.hand.handles.sources[0]
    view.bring_into_sight(scene.rect_of(source))
    start = view.mapFromScene(scene.rect_of(source).center())
    QTest.mousePress(port, LEFT, pos=start)
    glide(port, start + QPoint(9, 0))
    before = view.offset
    corner = port.rect().bottomRight() - QPoint(3, 3)
    glide(port, corner)
    qtbot.waitUntil(lambda: view.offset.y() > before.y() + 20)

    assert scene.hand.holding
    glide(port, port.rect().center())
    assert not view._panning._timer.isActive()
    scene.hand.cancel()


@every_game
def test_the_keyboard_keeps_its_place_in_sight(window: MainWindow, game: str) -> None:
    screen = zoomed(window, game, 250)
    screen.view.setFocus()
    seen = set()
    keys = [Qt.Key.Key_Right, Qt.Key.Key_Return, *[Qt.Key.Key_Down, Qt.Key.Key_Left] * 3]
    for key in keys:
        QTest.keyClick(screen.view, key)
        focus = screen.scene.focus
        assert focus is not None
        seen.add(focus)
        shown = screen.view.shown(screen.scene.rect_of(focus))

        assert screen.view.viewport().rect().contains(shown.center().toPoint())

    assert len(seen) > 1


@every_game
def test_games_are_played_on_a_large_board(window: MainWindow, game: str) -> None:
    screen = zoomed(window, game, 150)
    controller, view = screen.controller, screen.view
    for index in range(6):
        screen.interlude.put_away()
        person, before = Person(view, screen.scene), controller.match.ply
        gestures: list[Handle | Choice] = [
            *screen.scene.table.handles(controller.view, controller.moves),
            *screen.scene.table.choices(controller.view, controller.moves),
        ]
        person.make(gestures[5 * index % len(gestures)], TYPED)

        assert controller.match.ply > before


def test_buttons_go_along_with_the_board(window: MainWindow) -> None:
    screen = zoomed(window, "azul_duel", 100)
    window.menus.actions["zoom_in"].trigger()
    window.menus.actions["zoom_in"].trigger()
    for _ in range(80):
        if list(screen.buttons) or screen.controller.match.over:
            break
        screen.controller.play(screen.controller.moves[0])
        screen.interlude.put_away()
    for value in (0, 50, 120):
        screen.view.verticalScrollBar().setValue(value)
        for button in screen.buttons:
            place = screen.view.shown(screen.scene.rect_of(button.place)).toRect()

            assert button.pos() == place.topLeft()

    assert list(screen.buttons)
    sheet = screen.interlude.geometry()
    screen.view.verticalScrollBar().setValue(0)
    assert screen.interlude.geometry() == sheet
