"""The controller lets everybody play in turn and takes back whole steps."""

from __future__ import annotations

from itertools import pairwise
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from core.ai.advice import Advice, Candidate
from core.ai.opponent import Strength
from core.ai.opponents import OPPONENTS
from core.games import GAMES
from core.match import Match
from core.record import Sitter
from gui.match import computer_player as thinker
from gui.match import match_controller
from gui.match.computer_player import Question, Thinker
from gui.match.match_controller import MatchController
from tests.changed_opponents import change_opponent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    Seating = Callable[..., MatchController]


@pytest.fixture
def seated(qapp: QApplication) -> Iterator[Seating]:
    """Seat people (empty levels) and computers at a game of Kingdomino."""
    made: list[MatchController] = []

    def sit(*levels: str, game: str = "kingdomino") -> MatchController:
        match = Match.new(GAMES[game], len(levels), {}, 5)
        players = tuple(Sitter(f"P{n}", "pink", level) for n, level in enumerate(levels))
        made.append(MatchController(match, players, qapp))
        return made[-1]

    yield sit
    for controller in made:
        controller.stop()


def test_people_play_in_turn(seated: Seating) -> None:
    controller = seated("", "")
    controller.begin()
    first = controller.match.to_act
    controller.play(controller.moves[0])

    assert controller.match.ply == 1
    assert controller.match.to_act != first
    assert controller.viewer == controller.match.to_act


def test_a_computer_answers_by_itself(seated: Seating, qtbot: QtBot) -> None:
    controller = seated("", "expert")
    controller.begin()
    qtbot.waitUntil(lambda: bool(controller.moves), timeout=5000)
    controller.play(controller.moves[0])
    qtbot.waitUntil(lambda: bool(controller.moves), timeout=5000)

    assert controller.match.to_act == 0
    assert controller.viewer == 0


@pytest.mark.parametrize("advice", [None, Advice((), 0), Advice((Candidate("no move", 0, 1),), 1)])
def test_a_computer_without_a_move_that_can_be_made_makes_a_legal_one(
    seated: Seating, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, advice: Advice | None
) -> None:
    monkeypatch.setattr(thinker, "think", lambda *_, **__: advice)
    controller = seated("", "expert")
    controller.begin()
    qtbot.waitUntil(lambda: bool(controller.moves), timeout=5000)
    controller.play(controller.moves[0])
    qtbot.waitUntil(lambda: bool(controller.moves), timeout=5000)

    assert controller.match.ply >= 2
    assert controller.match.to_act == 0


def test_undo_takes_the_computers_answer_back_too(seated: Seating, qtbot: QtBot) -> None:
    controller = seated("", "expert")
    controller.begin()
    qtbot.waitUntil(lambda: bool(controller.moves), timeout=5000)
    before = controller.match.state
    controller.play(controller.moves[0])
    qtbot.waitUntil(lambda: bool(controller.moves), timeout=5000)
    controller.undo()

    assert controller.match.state == before
    controller.redo()
    assert controller.match.to_act == 0
    assert not controller.match.undone


@pytest.fixture
def forced(seated: Seating, monkeypatch: pytest.MonkeyPatch) -> MatchController:
    """Seat two people whose forced moves are made, one choice before such a move."""
    monkeypatch.setattr(match_controller, "MOMENT", 1)
    controller = seated("", "")
    controller.play(controller.moves[0])
    controller.set_forced_moves(made=True)
    controller.begin()
    return controller


def force(controller: MatchController) -> Any:
    """Make moves until the next one is forced; return the position before the last of them."""
    while True:
        before = controller.match
        controller.play(controller.moves[0])
        if controller.forced_move is not None:
            return before


def test_a_forced_move_is_made_after_a_moment(forced: MatchController, qtbot: QtBot) -> None:
    force(forced)
    ply, move = forced.match.ply, forced.forced_move
    qtbot.waitUntil(lambda: forced.match.ply > ply)

    assert forced.match.turns[ply].move == move
    assert len(forced.moves) > 1
    assert forced.forced_move is None


def test_a_forced_move_is_taken_back_with_the_choice_before_it_and_made_again_with_it(
    forced: MatchController, qtbot: QtBot
) -> None:
    before = force(forced)
    ply = forced.match.ply
    qtbot.waitUntil(lambda: forced.match.ply > ply)
    after = forced.match
    forced.undo()

    assert forced.match.state == before.state

    forced.redo()

    assert forced.match.turns == after.turns


def test_undo_while_a_forced_move_is_about_to_be_made_takes_back_the_choice(
    forced: MatchController, qtbot: QtBot
) -> None:
    before = force(forced)
    forced.undo()
    qtbot.wait(20)

    assert forced.match.state == before.state

    forced.redo()
    qtbot.wait(20)

    assert len(forced.moves) == 1
    assert forced.forced_move is None


def test_no_forced_move_is_made_where_something_is_shown_or_held_or_looked_at(
    forced: MatchController, qtbot: QtBot
) -> None:
    force(forced)
    ply = forced.match.ply
    forced.pause()
    qtbot.wait(20)
    forced.resume()
    forced.hold()
    forced.resume()
    qtbot.wait(20)
    forced.begin()
    forced.leave_to_person()
    qtbot.wait(20)

    assert forced.match.ply == ply
    assert len(forced.moves) == 1


def test_forced_moves_are_left_to_people_who_want_to_make_them(
    forced: MatchController, qtbot: QtBot
) -> None:
    force(forced)
    before = forced.match
    forced.set_forced_moves(made=False)
    qtbot.wait(20)

    assert forced.match is before

    forced.play(forced.moves[0])
    forced.undo()

    assert forced.match.state == before.state


def test_undo_among_computers_takes_one_move_back_and_they_wait(
    seated: Seating, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_controller, "BEAT", 1)
    controller = seated("novice", "novice", game="pixies")
    controller.begin()
    qtbot.waitUntil(lambda: controller.match.ply >= 3)
    ply = controller.match.ply
    controller.undo()
    qtbot.wait(30)

    assert (controller.match.ply, controller.halted) == (ply - 1, True)

    controller.undo()
    controller.redo()
    qtbot.wait(30)

    assert (controller.match.ply, controller.halted) == (ply - 1, True)

    controller.move_now()
    qtbot.waitUntil(lambda: controller.match.ply > ply)

    assert not controller.halted


def test_a_computer_moves_at_once_when_asked(seated: Seating, qtbot: QtBot) -> None:
    controller = seated("expert", "expert", game="azul_duel")
    controller.begin()
    controller.move_now()
    qtbot.waitUntil(lambda: controller.match.ply > 0, timeout=400)

    assert controller.match.ply == 1


def test_another_player_can_take_a_seat_during_the_game(seated: Seating, qtbot: QtBot) -> None:
    controller = seated("expert", "expert")
    controller.begin()
    people = tuple(Sitter(f"P{n}", "pink") for n in range(2))
    controller.reseat(people)
    qtbot.wait(600)
    stood = controller.match.ply
    controller.play(controller.moves[0])
    controller.reseat((people[0], Sitter("P1", "pink", "novice")))
    if controller.match.to_act != 1:
        controller.play(controller.moves[0])
    qtbot.waitUntil(lambda: bool(controller.moves), timeout=5000)

    assert stood == 0
    assert controller.match.ply > 1


def test_the_near_board_stays_when_other_players_take_the_seats(seated: Seating) -> None:
    controller = seated("", "", game="kingdomino")
    people = controller.players
    while controller.match.to_act != 1:
        controller.play(controller.moves[0])
    computers = tuple(evolve(each, level="novice") for each in people)
    seen = [controller.viewer]
    for players in (
        computers,
        (computers[0], people[1]),
        people,
    ):
        controller.reseat(players)
        controller.hold()
        seen.append(controller.viewer)

    assert seen == [1] * 4
    controller.reseat((people[0], computers[1]))
    assert controller.viewer == 0


def test_computers_play_each_other_with_half_a_second_between(
    seated: Seating, qtbot: QtBot
) -> None:
    controller = seated("novice", "novice", game="pixies")
    times: list[float] = []
    controller.stepped.connect(lambda _: times.append(perf_counter()))
    controller.begin()
    qtbot.waitUntil(lambda: len(times) >= 3, timeout=6000)

    assert all(later - earlier >= 0.48 for earlier, later in pairwise(times))


@pytest.mark.parametrize(("pace", "bounds"), [("slow", (0.29, 9.0)), ("quick", (0.0, 0.29))])
def test_the_pace_sets_the_time_between_moves_of_computers(
    seated: Seating,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    pace: str,
    bounds: tuple[float, float],
) -> None:
    least, most = bounds
    monkeypatch.setattr(match_controller, "BEAT", 100)
    controller = seated("gentle", "gentle", game="pixies")
    controller.set_pace(pace)
    times: list[float] = []
    controller.stepped.connect(lambda _: times.append(perf_counter()))
    controller.begin()
    qtbot.waitUntil(lambda: len(times) >= 4, timeout=6000)

    assert all(later - earlier >= least for earlier, later in pairwise(times))
    assert min(later - earlier for earlier, later in pairwise(times)) <= most


@pytest.mark.parametrize(("pace", "seconds"), [("normal", 2.0), ("quick", 0.5)])
def test_a_master_thinks_less_at_the_quick_pace(
    seated: Seating, monkeypatch: pytest.MonkeyPatch, pace: str, seconds: float
) -> None:
    asked: list[Question] = []
    monkeypatch.setattr(Thinker, "ask", lambda _, question: asked.append(question))
    controller = seated("master", "")
    controller.set_pace(pace)
    controller.begin()
    controller.move_now()

    assert [question.seconds for question in asked] == [seconds] * len(asked)
    assert asked or not controller.computes


def test_a_first_game_stays_slow_at_every_pace(seated: Seating) -> None:
    controller = seated("gentle", "")
    controller.slow_down(1500, 5000)
    controller.set_pace("quick")

    assert controller._least == 1500


def test_computers_slow_down_and_leave_time_before_the_first_move(
    seated: Seating, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_controller, "BEAT", 1)
    controller = seated("novice", "novice", game="pixies")
    controller.slow_down(80, 200)
    times = [perf_counter()]
    controller.stepped.connect(lambda _: times.append(perf_counter()))
    controller.begin()
    qtbot.waitUntil(lambda: len(times) >= 3)

    assert times[1] - times[0] >= 0.19
    assert times[2] - times[1] >= 0.07


@pytest.mark.parametrize("key", sorted(GAMES))
def test_undoing_and_stopping_end_a_search_within_a_tenth_of_a_second(
    seated: Seating, qtbot: QtBot, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search itself is endless here, as deep as the strongest level goes and deeper."""
    endless = {name: Strength(10**9) for name in OPPONENTS[key].strengths}
    change_opponent(monkeypatch, key, strengths=endless)
    controller = seated("", "expert", game=key)
    controller.begin()
    if controller.match.to_act == 0:
        controller.play(controller.moves[0])
    qtbot.wait(900)
    assert not controller.moves
    began = process_time()  # other processes may be running; only our own time counts
    controller.undo()
    undone = process_time() - began
    controller.move_now()
    began = process_time()
    controller.stop()

    assert undone < 0.1
    assert process_time() - began < 0.1
