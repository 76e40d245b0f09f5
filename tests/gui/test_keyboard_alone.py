"""The whole program without a mouse: from the first start over a game to its result, and out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from core.games import GAMES
from gui.new_game.dialog import NewGameDialog
from gui.start.game_card import GameCard
from gui.widgets.buttons import SheetButton
from gui.widgets.switch import Segment
from tests.gui.person import TYPED, Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.board.handles import Handle
    from gui.board.table import Choice
    from gui.play.screen import GameScreen
    from gui.store.settings import SettingsFile
    from gui.window.main_window import MainWindow

THOROUGH = settings().max_examples >= settings.get_profile("thorough").max_examples
MOST_TABS = 80
MOST_MOVES = 400


def focused() -> QWidget:
    QApplication.processEvents()
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard's focus"
    return widget


def press(key: Qt.Key) -> None:
    QTest.keyClick(focused(), key)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def tab_to(wanted: Callable[[QWidget], bool]) -> None:
    """Press Tab until something wanted has the focus."""
    for _ in range(MOST_TABS):
        if wanted(focused()):
            return
        press(Qt.Key.Key_Tab)
    raise AssertionError("Tab never comes there.")  # noqa: TRY003, EM101 - a test's own words


def is_plan_of(game: str) -> Callable[[QWidget], bool]:
    """Recognize the button that asks for seats and options of a game."""

    def wanted(widget: QWidget) -> bool:
        card = widget.parent()
        return isinstance(card, GameCard) and card.game == game and widget is card._plan

    return wanted


def seat_two_people() -> None:
    """Let a person sit where the computer would."""
    tab_to(lambda widget: isinstance(widget, Segment) and widget.text() == "Computer")
    press(Qt.Key.Key_Left)
    tab_to(lambda widget: isinstance(widget, QPushButton) and widget.objectName() == "start")
    press(Qt.Key.Key_Space)


def play_to_the_end(screen: GameScreen) -> None:
    """Make the first move that there is, with keys, until there is none."""
    person = Person(screen.view, screen.scene)
    for _ in range(MOST_MOVES):
        QApplication.processEvents()
        if not screen.interlude.isHidden():
            press(Qt.Key.Key_Space)
            continue
        if screen.controller.match.over:
            return
        view, moves = screen.controller.view, screen.controller.moves
        gestures: list[Handle | Choice] = [*screen.scene.table.handles(view, moves)]
        gestures += screen.scene.table.choices(view, moves)
        ply = screen.controller.match.ply
        person.make(gestures[0], TYPED)
        assert screen.controller.match.ply > ply, "a key did nothing"
    raise AssertionError("The game never ends.")  # noqa: TRY003, EM101 - a test's own words


@pytest.mark.usefixtures("quick_eyes")
@pytest.mark.parametrize("game", GAMES if THOROUGH else ["kingdomino"])
def test_a_game_from_the_first_start_to_its_result_without_a_mouse(
    game: str, window: MainWindow, settings_file: SettingsFile
) -> None:
    settings_file.change(motion="off", forced_moves=False)
    window.activateWindow()
    tab_to(is_plan_of(game))
    press(Qt.Key.Key_Space)
    assert window.findChild(NewGameDialog) is not None
    seat_two_people()
    assert window.session is not None
    screen = window.session.screen
    play_to_the_end(screen)
    QApplication.processEvents()
    shown = not screen.result.isHidden()
    leaving = screen.result.buttons["leave"]
    tab_to(lambda widget: isinstance(widget, SheetButton) and widget is leaving)
    press(Qt.Key.Key_Space)
    QApplication.processEvents()

    assert shown
    assert window.session is None
    assert window.isVisible()
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()
