"""A review judges a game beside the window and shows what it knows so far."""

from __future__ import annotations

import os
import re
from time import process_time
from typing import TYPE_CHECKING

import pytest

from core.ai.opponents import OPPONENTS
from core.ai.review import judge
from core.games import GAMES
from core.games.kingdomino.moves import PlaceDomino
from core.match import Match
from core.record import Record
from gui.coach.marks import ArrowMark
from gui.match import analysis
from tests.changed_opponents import change_opponent
from tests.gui.panels.seats import sitters

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from core.ai.review import Verdict
    from gui.replay.screen import ReplayScreen
    from gui.window.main_window import MainWindow

LOOKS = int(os.environ.get("KUPOLA_REVIEW_LOOKS", "4"))
"""At about how many mistakes of each game the board is looked at."""


def finished(key: str = "pixies", seats: int = 2) -> Match:
    match = Match.new(GAMES[key], seats, {}, 5)
    while not match.over:
        match = match.play(match.game.legal_moves(match.state)[-1])
    return match


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge every decision briefly, and forget what earlier tests have judged."""
    for key in tuple(OPPONENTS):
        change_opponent(monkeypatch, key, review_budget=12)
    monkeypatch.setattr(analysis, "_CACHE", {})


@pytest.fixture
def screen(window: MainWindow) -> ReplayScreen:
    window.menus.choices["motion"]["off"].trigger()
    match = finished()
    window.files.opened.emit(Record.of(match, sitters(2)), match, window.saved_games.new_path())
    assert window.replays.screen is not None
    return window.replays.screen


def reviewed(screen: ReplayScreen, qtbot: QtBot) -> None:
    screen.set_reviewed(reviewed=True)
    assert screen.review is not None
    analyzed = screen.review.analysis
    qtbot.waitUntil(lambda: analyzed.complete, timeout=20_000)


def test_a_decision_that_cannot_be_judged_is_left_out(
    screen: ReplayScreen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(
        match: Match, ply: int, stop: Callable[[], bool], later: dict[int, Verdict]
    ) -> Verdict | None:
        if ply == 3:
            raise ArithmeticError
        return judge(match, ply, stop, later)

    monkeypatch.setattr(analysis, "judge", fail)
    reviewed(screen, qtbot)
    assert screen.review is not None

    assert len(screen.review.analysis.verdicts) == screen.reel.length - 1
    assert screen.review.panel.progress.isHidden()


def test_a_review_shows_curve_turning_points_and_accounts(
    screen: ReplayScreen, qtbot: QtBot
) -> None:
    reviewed(screen, qtbot)
    assert screen.review is not None
    panel = screen.review.panel

    assert len(screen.review.analysis.verdicts) == screen.reel.length
    assert panel.isVisible()
    assert not screen.panel.isVisible()
    assert screen.review.curve.isVisible()
    assert panel.progress.isHidden()
    assert panel.buttons
    assert panel.table.isVisible()
    assert len(panel.table.rows) == 10


def test_the_end_of_a_review_is_read_out(
    screen: ReplayScreen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("gui.replay.review.announce", lambda _, words: told.append(words))
    reviewed(screen, qtbot)
    qtbot.waitUntil(lambda: bool(told))

    assert told == ["The review is complete."]


def test_turning_points_are_spoken_of_only_when_every_move_is_judged(
    screen: ReplayScreen, qtbot: QtBot
) -> None:
    screen.set_reviewed(reviewed=True)
    assert screen.review is not None
    panel = screen.review.panel

    assert panel.none.isHidden()

    reviewed(screen, qtbot)
    panel.show_turnings(())

    assert not panel.none.isHidden()


def test_a_turning_point_leads_to_its_move_and_says_what_was_best(
    screen: ReplayScreen, qtbot: QtBot
) -> None:
    reviewed(screen, qtbot)
    assert screen.review is not None
    screen.review.panel.buttons[0].click()
    ply = screen.reel.match.ply
    verdict = screen.review.analysis.verdicts[ply - 1]

    assert verdict.free
    assert screen.review.panel.verdict.text()
    assert screen.review.panel.reason.text()
    assert str(ply) in screen.review.panel.buttons[0].words


def test_a_better_place_for_the_same_domino_is_named(window: MainWindow, qtbot: QtBot) -> None:
    match = finished("kingdomino")
    window.files.opened.emit(Record.of(match, sitters(2)), match, window.saved_games.new_path())
    screen = window.replays.screen
    assert screen is not None
    reviewed(screen, qtbot)
    assert screen.review is not None
    said = []
    for ply, verdict in screen.review.analysis.verdicts.items():
        if verdict.lost and isinstance(verdict.best.move, PlaceDomino):
            screen.wind(ply + 1)
            said.append(screen.review.panel.best.text())

    assert said
    better = r"Better: domino \d+, .* castle, other half (above|below|to the (left|right))"
    assert all(re.fullmatch(better, each) for each in said)


def test_every_move_gets_its_sentence(screen: ReplayScreen, qtbot: QtBot) -> None:
    reviewed(screen, qtbot)
    assert screen.review is not None
    sentences = set()
    for ply in range(screen.reel.length + 1):
        screen.wind(ply)
        sentences.add(screen.review.panel.verdict.text())

    assert len(sentences) > 3
    assert "" not in sentences


def test_a_review_that_is_put_away_stops_and_goes_on_where_it_was(
    screen: ReplayScreen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key in tuple(OPPONENTS):
        change_opponent(monkeypatch, key, review_budget=3000)
    screen.set_reviewed(reviewed=True)
    assert screen.review is not None
    verdicts = screen.review.analysis.verdicts
    qtbot.waitUntil(lambda: len(verdicts) > 2, timeout=10_000)
    screen.set_reviewed(reviewed=False)
    qtbot.wait(100)
    known = len(verdicts)
    qtbot.wait(150)

    assert len(verdicts) == known < screen.reel.length
    assert screen.panel.isVisible()
    for key in tuple(OPPONENTS):
        change_opponent(monkeypatch, key, review_budget=12)
    reviewed(screen, qtbot)
    assert len(screen.review.analysis.verdicts) == screen.reel.length


def test_what_was_judged_is_known_at_once_the_next_time(
    screen: ReplayScreen, window: MainWindow, qtbot: QtBot
) -> None:
    reviewed(screen, qtbot)
    window.replays.close()
    window.menus.actions["review"].trigger()
    again = window.replays.screen
    assert again is not None
    assert again.review is not None

    assert len(again.review.analysis.verdicts) == again.reel.length


def test_closing_the_window_ends_a_review_within_a_tenth_of_a_second(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key in tuple(OPPONENTS):
        change_opponent(monkeypatch, key, review_budget=10**9)
    match = finished("kingdomino")
    window.files.opened.emit(Record.of(match, sitters(2)), match, window.saved_games.new_path())
    assert window.replays.screen is not None
    window.replays.screen.set_reviewed(reviewed=True)
    qtbot.wait(200)
    began = process_time()  # other processes may be running; only our own time counts
    window.replays.screen.end()

    assert process_time() - began < 0.1


def test_the_result_leads_to_the_review(window: MainWindow, qtbot: QtBot) -> None:
    window.menus.choices["motion"]["off"].trigger()
    match = finished().undo()
    window.files.opened.emit(Record.of(match, sitters(2)), match, window.saved_games.new_path())
    assert window.session is not None
    window.session.controller.play(window.session.controller.moves[0])
    window.session.screen.result.buttons["review"].click()
    qtbot.waitUntil(lambda: window.replays.screen is not None, timeout=2000)

    assert window.replays.screen is not None
    assert window.replays.screen.review is not None


def test_the_rules_take_the_place_of_the_review(screen: ReplayScreen, qtbot: QtBot) -> None:
    reviewed(screen, qtbot)
    screen.help.open("")
    assert screen.review is not None

    assert screen.review.panel.isHidden()
    assert not screen.bar.buttons["review"].isChecked()


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_better_move_of_every_mistake_is_drawn_on_the_board(
    window: MainWindow, qtbot: QtBot, key: str
) -> None:
    window.menus.choices["motion"]["off"].trigger()
    match = finished(key)
    window.files.opened.emit(Record.of(match, sitters(2)), match, window.saved_games.new_path())
    assert window.replays.screen is not None
    screen = window.replays.screen
    reviewed(screen, qtbot)
    assert screen.review is not None
    verdicts, better = screen.review.analysis.verdicts, screen.review.better
    mistakes = [ply for ply in sorted(verdicts) if verdicts[ply].lost]
    others = [ply for ply in sorted(verdicts) if not verdicts[ply].lost]
    assert mistakes
    for ply in (*mistakes[:: 1 + len(mistakes) // LOOKS], *others[:: 1 + len(others) // 4]):
        screen.wind(ply + 1)
        marks = [item for item in screen.scene.items() if isinstance(item, ArrowMark)]
        board = screen.scene.sceneRect()

        assert len(marks) == bool(verdicts[ply].lost), verdicts[ply].best.move.code
        assert all(board.intersects(mark.boundingRect()) for mark in better.marks)
    screen.wind(mistakes[0] + 1)
    screen.set_reviewed(reviewed=False)
    assert not better.marks
    screen.wind(0)
    screen.wind(mistakes[0] + 1)
    assert not better.marks
