"""A game that counts for a day is played once, without undo and hints, by those who began it."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from core.daily import deal
from core.games import GAMES
from core.record import Record
from gui.store.game_files import read, write
from gui.store.saved_games import Waiting
from tests.gui.panels.seats import sitters

if TYPE_CHECKING:
    from pathlib import Path

    from gui.play.session import Session
    from gui.window.main_window import MainWindow

DAY = date(2026, 11, 17)


@pytest.fixture
def session(window: MainWindow) -> Session:
    """Seat people only, so that every move is the test's."""
    window.menus.choices["motion"]["off"].trigger()
    match = deal(DAY, GAMES["kingdomino"]).match(counted=True)
    saved_games = window.saved_games
    path = saved_games.save(saved_games.new_path(), Record.of(match, sitters(3)))
    window.resume(Waiting(path, read(path), 0.0))
    assert window.session is not None
    return window.session


def play(session: Session, moves: int = 1) -> None:
    for _ in range(moves):
        session.controller.play(session.controller.moves[0])


def play_to_the_end(session: Session) -> None:
    while not session.controller.match.over:
        play(session)


def test_no_move_is_taken_back_by_any_way(window: MainWindow, session: Session) -> None:
    play(session, 4)
    match, screen = session.controller.match, session.screen
    window.menus.actions["undo"].trigger()
    screen.header.undo.emit()
    screen.take_back()
    session.controller.undo()
    session.controller.redo()

    assert session.controller.match == match
    assert screen.undo_control.steps() == (None, None)
    assert not window.menus.actions["undo"].isEnabled()


def test_the_last_moves_can_be_seen_again(window: MainWindow, session: Session) -> None:
    before = window.menus.actions["again"].isEnabled()
    play(session, 2)

    assert not before
    assert window.menus.actions["again"].isEnabled()


def test_no_move_is_taken_back_after_the_end(window: MainWindow, session: Session) -> None:
    play_to_the_end(session)
    session.screen.take_back()
    session.controller.undo()

    assert session.controller.match.over
    assert not window.menus.actions["undo"].isEnabled()


def test_hints_and_reviews_wait_for_the_end(window: MainWindow, session: Session) -> None:
    play(session, 2)
    actions = window.menus.actions
    hinted = not session.screen.header.buttons["hint"].isHidden()
    session.screen.hints.ask()
    window.coaching.review()
    reviewed = window.replays.screen is not None
    before = [actions[name].isEnabled() for name in ("hint", "review", "seats")]
    play_to_the_end(session)

    assert not hinted
    assert not session.screen.hints.reading
    assert not reviewed
    assert before == [False, False, False]
    assert actions["review"].isEnabled()
    assert not actions["seats"].isEnabled()


def test_a_replay_leads_to_no_other_game_before_the_end(
    window: MainWindow, session: Session
) -> None:
    play(session, 3)
    window.replay(1)
    screen = window.replays.screen
    assert screen is not None
    hidden = {name for name, each in screen.bar.buttons.items() if each.isHidden()}
    window.replays.close()
    play_to_the_end(session)
    window.replay(1)
    screen = window.replays.screen
    assert screen is not None

    assert hidden == {"review", "take_over", "swapped"}
    assert not any(screen.bar.buttons[name].isHidden() for name in hidden)


def test_the_players_stay(session: Session) -> None:
    players = session.controller.players
    session.controller.reseat(tuple(evolve(each, level="novice") for each in players))

    assert session.controller.players == players


def test_every_move_is_saved_with_the_day(session: Session) -> None:
    play(session, 3)

    assert read(session.path).daily == DAY.isoformat()
    assert len(read(session.path).moves) == 3


def test_other_games_of_the_deal_do_not_count(session: Session) -> None:
    play(session, 3)
    match, players = session.controller.match, session.controller.players
    others = (session.another(), session.swapped(), session.taken_over(match, players))
    days = [each.controller.match.daily for each in others]
    for each in others:
        each.end()

    assert days == ["", "", ""]


def test_a_copy_from_elsewhere_does_not_count(
    window: MainWindow, session: Session, tmp_path: Path
) -> None:
    play(session, 3)
    copy = tmp_path / "copy.kupola"
    write(copy, session.record)
    window.leave()
    window.files.open(copy)
    assert window.session is not None

    assert window.session.controller.match.daily == ""
    assert window.session.controller.match.ply == 3
