"""A gamepad: which keys its buttons are, and whole games with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from core.games import GAMES
from gui.access.shortcuts import ShortcutsWindow
from gui.board.handles import Handle
from gui.input.last_input import LAST_INPUT
from gui.input.xinput_pads import PadState, buttons_of
from gui.new_game.dialog import NewGameDialog
from gui.play.session import Session
from gui.widgets.switch import Segment
from tests.gui.person import ARROWS, _ways_to
from tests.gui.test_keyboard_alone import MOST_MOVES, MOST_TABS, THOROUGH, focused, is_plan_of
from tests.gui.walk.matches import played, sitters

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from core.kernel.places import Place
    from gui.board.table import Choice
    from gui.play.screen import GameScreen
    from gui.store.settings import SettingsFile
    from gui.window.main_window import MainWindow


def test_the_state_that_windows_tells_is_understood() -> None:
    state = PadState(0, 0x1000 | 0x0001, 200, 0, 0, -32768, 0, 0)

    assert buttons_of(state) == {"a", "up", "lt", "down"}


@pytest.fixture
def pad(window: MainWindow) -> Iterator[Callable[[str], None]]:
    """Press a button of a gamepad that is there already."""
    window.listen_to_devices()
    window.activateWindow()
    devices = window.devices
    assert devices is not None

    def press(button: str) -> None:
        focused()
        devices.pads.hold("pad", {button})
        devices.pads.hold("pad", ())
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    yield press
    devices.close()


NEARLY = 0.9
"""The share of a game that is played before its end is: whole ones take long."""


def go_to(press: Callable[[str], None], wanted: Callable[[QWidget], bool]) -> None:
    """Press RB until something wanted has the focus."""
    for _ in range(MOST_TABS):
        if wanted(focused()):
            return
        press("rb")
    raise AssertionError("RB never comes there.")  # noqa: TRY003, EM101 - a test's own words


def walk_to(press: Callable[[str], None], screen: GameScreen, goal: Place) -> None:
    """Go over the board to a place, with the D-pad or from group to group."""
    scene, buttons = screen.scene, {key: way for way, key in ARROWS.items()}
    holding = scene.hand.holding
    here = scene.hand.target if holding else scene.focus
    rects = {place: scene.rect_of(place) for place in scene.focusable()}
    for key in _ways_to(rects, here, goal, None if holding else screen.view.zone_of):
        press(buttons.get(key, "rb"))


def make(press: Callable[[str], None], screen: GameScreen, gesture: Handle | Choice) -> None:
    if not isinstance(gesture, Handle):
        go_to(press, lambda widget: getattr(widget, "_choice", None) == gesture)
        press("a")
        return
    go_to(press, lambda widget: widget is screen.view)
    walk_to(press, screen, gesture.source)
    press("a")
    hand = screen.scene.hand
    while hand.variant != gesture.variant:
        press("y")
    walk_to(press, screen, gesture.target)
    press("a")


def play_to_the_end(press: Callable[[str], None], screen: GameScreen) -> None:
    for _ in range(MOST_MOVES):
        QApplication.processEvents()
        if not screen.interlude.isHidden():
            press("a")
            continue
        if screen.controller.match.over:
            return
        view, moves = screen.controller.view, screen.controller.moves
        gestures: list[Handle | Choice] = [*screen.scene.table.handles(view, moves)]
        gestures += screen.scene.table.choices(view, moves)
        ply = screen.controller.match.ply
        make(press, screen, gestures[0])
        assert screen.controller.match.ply > ply, "a button did nothing"
    raise AssertionError("The game never ends.")  # noqa: TRY003, EM101 - a test's own words


def finish(press: Callable[[str], None], screen: GameScreen) -> None:
    """Play to the end, and leave the result for the start screen."""
    play_to_the_end(press, screen)
    QApplication.processEvents()
    leaving = screen.result.buttons["leave"]
    go_to(press, lambda widget: widget is leaving)
    press("a")


@pytest.mark.usefixtures("quick_eyes")
@pytest.mark.parametrize("game", GAMES if THOROUGH else ["kingdomino"])
def test_a_game_from_the_start_to_its_result_with_a_gamepad(
    game: str,
    window: MainWindow,
    settings_file: SettingsFile,
    pad: Callable[[str], None],
) -> None:
    settings_file.change(motion="off", forced_moves=False)
    go_to(pad, is_plan_of(game))
    pad("a")
    assert window.findChild(NewGameDialog) is not None
    go_to(pad, lambda widget: isinstance(widget, Segment) and widget.text() == "Computer")
    pad("left")
    go_to(pad, lambda widget: isinstance(widget, QPushButton) and widget.objectName() == "start")
    pad("a")
    assert window.session is not None
    screen = window.session.screen
    finish(pad, screen)

    assert LAST_INPUT.pad
    assert window.session is None


@pytest.mark.usefixtures("quick_eyes")
@pytest.mark.parametrize("game", ["azul_duel", "pixies"])
def test_the_end_of_a_game_with_a_gamepad(
    game: str,
    window: MainWindow,
    settings_file: SettingsFile,
    pad: Callable[[str], None],
) -> None:
    settings_file.change(motion="off", forced_moves=False)
    match, games = played(game, NEARLY, 2), window.saved_games
    session = Session(match, sitters(2), games.new_path(), games, window)
    window.seat(session)
    finish(pad, session.screen)

    assert window.session is None


def test_the_keys_window_lists_the_buttons_once_a_gamepad_is_used(
    window: MainWindow, pad: Callable[[str], None]
) -> None:
    titles = []
    for _ in range(2):
        keys = ShortcutsWindow(window.preferences.commands, window)
        top = [keys.lines.topLevelItem(row) for row in range(keys.lines.topLevelItemCount())]
        titles.append([item.text(0) for item in top if item is not None])
        keys.close()
        pad("rb")

    assert titles[1] == ["Gamepad", *titles[0]]


@pytest.mark.qt_log_ignore("This plugin does not support")  # popups, on the offscreen platform
def test_menus_are_opened_and_closed_with_a_gamepad(
    window: MainWindow, pad: Callable[[str], None]
) -> None:
    pad("menu")
    opened = QApplication.activePopupWidget()
    pad("right")
    beside = QApplication.activePopupWidget()
    pad("b")
    pad("b")

    assert opened is window.menus.menus["game"]
    assert beside is window.menus.menus["move"]
    assert QApplication.activePopupWidget() is None


def test_prompts_show_the_signs_of_what_was_used_last(
    window: MainWindow, pad: Callable[[str], None]
) -> None:
    window.play("kingdomino")
    assert window.session is not None
    screen = window.session.screen
    pad("rb")
    by_pad = screen.scene.stage.keys["turn"]
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    by_keys = screen.scene.stage.keys["turn"]

    assert (by_pad, by_keys) == ("Y", "R")


def test_a_direction_that_is_held_repeats_itself(
    window: MainWindow, qtbot: QtBot, qapp: QApplication
) -> None:
    window.listen_to_devices()
    window.activateWindow()
    devices = window.devices
    assert devices is not None
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    with qtbot.waitSignals([qapp.focusChanged] * 3):
        devices.pads.hold("pad", {"rb"})
        devices._keys._again.setInterval(1)
    devices.pads.hold("pad", ())

    assert not devices._keys._again.isActive()
