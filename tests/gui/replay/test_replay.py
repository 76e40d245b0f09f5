"""Every position of a game can be seen again, and gone on from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match
from core.record import Record
from gui.replay import bar
from gui.replay.curve import totals
from gui.replay.seats import SeatsDialog
from tests.gui.access.reading import heard
from tests.gui.panels.seats import sitters
from tests.gui.person import Person

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from gui.play.session import Session
    from gui.replay.screen import ReplayScreen
    from gui.window.main_window import MainWindow

Key = Qt.Key


def played(key: str = "kingdomino", moves: int = 999) -> Match:
    match, chance = Match.new(GAMES[key], GAMES[key].seats[0], {}, 6), Rng.seeded(6)
    while not match.over and match.ply < moves:
        move, chance = chance.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    return match


def seated(window: MainWindow, match: Match) -> Session:
    window.menus.choices["motion"]["off"].trigger()
    record = Record.of(match, sitters(match.start.seats))
    window.files.opened.emit(record, match, window.saved_games.new_path())
    assert window.session is not None
    return window.session


def replay(window: MainWindow, match: Match, ply: int) -> ReplayScreen:
    seated(window, match)
    window.replay(ply)
    QApplication.processEvents()
    assert window.replays.screen is not None
    return window.replays.screen


@pytest.mark.parametrize("key", GAMES)
def test_every_position_is_shown_as_it_was(window: MainWindow, key: str) -> None:
    match = played(key)
    screen = replay(window, match, 0)
    shown = []
    for ply in range(0, len(match.line), 7):
        screen.wind(ply)
        shown.append(screen.scene.stage.view)

    viewer = screen.reel.viewer
    states = [match.start.state, *(turn.state for turn in match.line)]
    assert shown == [match.game.view(state, viewer) for state in states[:-1:7]]


def test_keys_step_and_jump(window: MainWindow) -> None:
    screen = replay(window, played(moves=20), 5)
    plies = []
    for key in (
        Key.Key_Right,
        Key.Key_Right,
        Key.Key_Left,
        Key.Key_Home,
        Key.Key_Left,
        Key.Key_End,
    ):
        QTest.keyClick(screen.view, key)
        plies.append(screen.bar.ply)

    assert plies == [6, 7, 6, 0, 0, 20]
    assert screen.reel.match.ply == 20


def test_the_wheel_steps(window: MainWindow) -> None:
    screen = replay(window, played(moves=20), 5)
    for turn in (-120, -120, 120):
        Person(screen.view, screen.scene).roll(QPoint(30, 30), turn)

    assert screen.reel.match.ply == 6


def test_slider_curve_and_list_jump(window: MainWindow) -> None:
    screen = replay(window, played(moves=20), 5)
    screen.bar.slider.setValue(12)
    slid = screen.reel.match.ply
    QTest.mouseClick(
        screen.bar.curve, Qt.MouseButton.LeftButton, pos=QPoint(screen.bar.curve.width() - 10, 20)
    )
    curved = screen.reel.match.ply
    screen.panel.moves.chosen.emit(3)

    assert (slid, curved, screen.reel.match.ply, screen.bar.ply) == (12, 20, 3, 3)


def test_the_slider_has_room_for_its_handle(window: MainWindow) -> None:
    screen = replay(window, played(moves=20), 5)

    assert screen.bar.slider.height() >= 22


def test_the_list_shows_the_moves_to_come_and_marks_the_present_one(window: MainWindow) -> None:
    screen = replay(window, played(moves=20), 5)
    moves = screen.panel.moves.moves

    assert moves.rows[-1].ply == 20
    assert moves.ply == 5


def test_it_plays_by_itself_until_the_end(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bar.PAUSES, "normal", 1)
    screen = replay(window, played(moves=8), 0)
    QTest.keyClick(screen.view, Key.Key_Space)
    started = screen.bar.playing
    qtbot.waitUntil(lambda: screen.reel.match.ply == 8)

    assert started
    assert not screen.bar.playing


def test_nothing_can_be_played_in_a_replay(window: MainWindow) -> None:
    match = played(moves=8)
    screen = replay(window, match, 3)
    screen.reel.play(match.line[3].move)

    assert screen.reel.moves == ()
    assert screen.reel.match.ply == 3
    assert not window.menus.actions["undo"].isEnabled()


def test_closing_leads_back_to_the_game_as_it_stood(window: MainWindow) -> None:
    match = played(moves=8)
    screen = replay(window, match, 3)
    QTest.keyClick(screen.view, Key.Key_Escape)
    QApplication.processEvents()

    assert window.replays.screen is None
    assert window.session is not None
    assert window.session.controller.match == match
    assert window.session.screen.isVisible()
    assert window.menus.actions["undo"].isEnabled()


def test_a_click_on_the_list_of_moves_opens_the_replay_there(window: MainWindow) -> None:
    session = seated(window, played(moves=8))
    session.screen.panel.moves.chosen.emit(4)

    assert window.replays.screen is not None
    assert window.replays.screen.reel.match.ply == 4


def test_a_game_can_be_taken_over_with_other_players(window: MainWindow) -> None:
    match = played(moves=12)
    screen = replay(window, match, 5)
    screen.bar.buttons["take_over"].click()
    dialog = window.findChild(SeatsDialog)
    assert isinstance(dialog, SeatsDialog)
    dialog.seats[1].setCurrentIndex(1)
    dialog.accept()

    assert window.replays.screen is None
    assert window.session is not None
    controller = window.session.controller
    assert controller.match.turns == match.line[:5]
    assert controller.match.peeked
    assert [bool(player.level) for player in controller.players] == [False, True]


def test_the_same_deal_can_be_played_with_the_seats_swapped(window: MainWindow) -> None:
    match = played(moves=12)
    screen = replay(window, match, 5)
    names = [player.name for player in screen.controller.players]
    screen.bar.buttons["swapped"].click()
    QApplication.processEvents()

    assert window.session is not None
    assert window.session.controller.match == match.begun_again()
    assert [player.name for player in window.session.controller.players] == names[::-1]


def test_another_line_can_be_looked_at(window: MainWindow) -> None:
    match = played(moves=12).goto(6)
    other = next(m for m in match.game.legal_moves(match.state) if m != match.undone[0].move)
    match = match.play(other)
    screen = replay(window, match, 2)
    screen.panel.branches.chosen.emit(0)

    assert screen.reel.match.line == match.branches[0]
    assert screen.bar.ply == 6
    assert window.session is not None
    assert window.session.controller.match == match


def test_the_curve_counts_every_position() -> None:
    match = played("pixies", 30)
    points = totals(match)

    assert len(points) == 31
    assert points[-1] == tuple(match.game.score(match.state, seat).total for seat in range(2))


@pytest.mark.parametrize("key", GAMES)
def test_the_move_that_is_shown_is_read_out(window: MainWindow, key: str) -> None:
    match = played(key, 6)
    with heard() as opening:
        screen = replay(window, match, 3)
    with heard() as stepping:
        QTest.keyClick(screen.view, Key.Key_Right)
    with heard() as beginning:
        screen.wind(0)

    assert sum(words.startswith("Replay. Move 3 of 6. ") for words in opening) == 1
    (step,) = stepping
    assert sitters(2)[match.line[3].seat].name in step
    assert beginning == ["Move 0 of 6."]
