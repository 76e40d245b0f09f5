"""The first start of a game offers to learn it; the coach then explains what is new, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.kernel.messages import text
from gui.games import registry
from gui.games.registry import ui_of
from gui.games.situation import Situation
from gui.learn.courses import course, minutes_together
from gui.store.progress_file import ProgressFile

if TYPE_CHECKING:
    from pathlib import Path

    from gui.play.session import Session
    from gui.window.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("quick_eyes")
GAME = "kingdomino"
FIRST = Situation("first", text("test", "First."), lambda _view, _moves, _seat: True)
SECOND = Situation("second", text("test", "Second."), lambda _view, _moves, _seat: True)
NEVER = Situation("never", text("test", "Never."), lambda _view, _moves, _seat: False)


def folder(window: MainWindow) -> Path:
    profiles = window.players.player_profiles
    return profiles.folder_of(profiles.current)


def ask(window: MainWindow) -> None:
    window._start.played.emit(GAME)
    QApplication.processEvents()


def test_the_first_start_asks_and_play_begins_the_gentle_game(window: MainWindow) -> None:
    ask(window)
    sheet = window.learning.sheet
    assert sheet is not None
    asked = sheet.isVisible(), window.session
    minutes = minutes_together(course(GAME))
    offered = sheet.buttons["learn"].text()
    QTest.keyClick(sheet.buttons["learn"], Qt.Key.Key_Tab)
    QTest.keyClick(sheet.buttons["play"], Qt.Key.Key_Return)
    QApplication.processEvents()

    assert asked == (True, None)
    assert offered == f"Learn in {minutes} minutes"
    assert sheet.isHidden()
    assert window.session is not None
    assert not window.plans.is_first(GAME)


def test_learning_opens_the_first_lesson_and_play_asks_no_more(window: MainWindow) -> None:
    ask(window)
    assert window.learning.sheet is not None
    QTest.keyClick(window.learning.sheet.buttons["learn"], Qt.Key.Key_Return)
    QApplication.processEvents()
    lesson = window.learning.screen
    assert lesson is not None
    opened = lesson.entry.number
    window.leave()
    ask(window)

    assert opened == 1
    assert window.session is not None, "the first game is still gentle, and begins at once"
    assert window.session.controller.players[0].help


def test_escape_closes_the_question_and_nothing_begins(window: MainWindow) -> None:
    ask(window)
    sheet = window.learning.sheet
    assert sheet is not None
    QTest.keyClick(sheet, Qt.Key.Key_Escape)

    assert sheet.isHidden()
    assert window.session is None
    assert window.plans.is_first(GAME)


@pytest.mark.parametrize("game", ["azul_duel", "kingdomino", "pixies"])
def test_the_welcome_covers_nothing_that_can_be_taken(window: MainWindow, game: str) -> None:
    window.resize(1280, 720)
    window._on_language_chosen("pl")  # two lines
    window.play(game)
    assert window.session is not None
    screen = window.session.screen
    for _ in range(400):
        if screen.controller.moves and screen.playback.is_laid:
            break
        screen.controller.move_now()
        QTest.qWait(1)
    screen.welcome()
    sources = screen.scene.hand.handles.sources
    taken = [screen.view.shown(screen.scene.rect_of(each)) for each in sources]

    assert screen.bubble.isVisible()
    assert taken
    assert not [each for each in taken if each.intersects(QRectF(screen.bubble.geometry()))]


@pytest.fixture
def situations(monkeypatch: pytest.MonkeyPatch) -> None:
    ui = evolve(ui_of(GAME), situations=lambda: (NEVER, FIRST, SECOND))
    monkeypatch.setitem(registry._UIS._openers, GAME, lambda: ui)


def coached(window: MainWindow, **settings: object) -> Session:
    """Begin a game in which the person chooses first, and let the coach speak."""
    window.remember(motion="off", met=[GAME], **settings)
    window.play(GAME)
    assert window.session is not None
    QApplication.processEvents()
    return window.session


def spoken(window: MainWindow, session: Session) -> str:
    """Let the person be to move and the table rest; return what the coach says."""
    for _ in range(400):
        if session.controller.moves:
            break
        session.controller.move_now()
        QTest.qWait(1)
    assert window.learning.coach is not None
    window.learning.coach.look()
    card = session.screen.coach_card
    return "" if card.isHidden() else card.words.text()


@pytest.mark.usefixtures("situations")
def test_each_situation_is_explained_once_to_each_player(window: MainWindow) -> None:
    session = coached(window)
    said = [spoken(window, session)]
    stays = session.screen.coach_card.isVisible()
    QTest.keyClick(session.screen.view, Qt.Key.Key_Right)  # it stays until the next move
    stays = stays and session.screen.coach_card.isVisible()
    session.controller.play(session.controller.moves[0])
    said += [spoken(window, session)]
    session.controller.play(session.controller.moves[0])
    said += [spoken(window, session)]

    assert said == ["First.", "Second.", ""]
    assert stays
    assert ProgressFile(folder(window)).section("situations") == {GAME: ["first", "second"]}


@pytest.mark.usefixtures("situations")
@pytest.mark.parametrize("why", ["coach", "hints"])
def test_the_coach_can_be_switched_off(window: MainWindow, why: str) -> None:
    session = coached(window, **{why: False})

    assert spoken(window, session) == ""


@pytest.mark.usefixtures("situations")
def test_the_coach_is_silent_where_several_people_share_the_screen(window: MainWindow) -> None:
    session = coached(window)
    players = session.controller.players
    session.controller.reseat(tuple(evolve(each, level="") for each in players))

    assert spoken(window, session) == ""


@pytest.mark.usefixtures("situations")
@pytest.mark.parametrize("hostile", [7, "first", ["first"] * 999, [3, None, {"a": 1}]])
def test_hostile_progress_is_no_situation(window: MainWindow, hostile: object) -> None:
    ProgressFile(folder(window)).change("situations", {GAME: hostile})
    session = coached(window)

    assert spoken(window, session) == "First."


@pytest.mark.usefixtures("situations")
def test_without_the_panel_the_coach_speaks_over_the_board(window: MainWindow) -> None:
    session = coached(window)
    session.screen.set_panel_shown(shown=False)

    assert spoken(window, session) == ""
    assert session.screen.bubble.words == "First."
