"""The controller lets everybody play in turn and takes back whole steps."""

from __future__ import annotations

from itertools import pairwise
from time import perf_counter, process_time
from typing import TYPE_CHECKING

import pytest

from core.ai.advice import Advice, Candidate
from core.ai.opponent import Strength
from core.ai.opponents import OPPONENTS
from core.games import GAMES
from core.match import Match
from core.record import Sitter
from gui.match import computer_player as thinker
from gui.match.match_controller import MatchController
from tests.changed_opponents import change_opponent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    Seating = Callable[..., MatchController]


@pytest.fixture
def seated(qapp: QApplication) -> Iterator[Seating]:
    """Sit people (empty levels) and computers down at a game of Kingdomino."""
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


def test_moves_made_together_are_taken_back_together(seated: Seating) -> None:
    controller = seated("", "")
    controller.begin()
    controller.play(controller.moves[0])
    middle = controller.match
    first = middle.game.legal_moves(middle.state)[0]
    second = middle.game.legal_moves(middle.play(first).state)[0]
    controller.play_all((first, second))

    controller.undo()
    assert controller.match.state == middle.state
    controller.redo()
    assert controller.match.ply == middle.ply + 2


def test_another_move_parts_what_was_together(seated: Seating) -> None:
    controller = seated("", "")
    controller.begin()
    first = controller.moves[0]
    second = controller.match.game.legal_moves(controller.match.play(first).state)[0]
    controller.play_all((first, second))
    controller.undo()
    controller.play(controller.moves[-1])
    controller.play(controller.moves[-1])
    controller.undo()

    assert controller.match.ply == 1


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


def test_computers_play_each_other_with_half_a_second_between(
    seated: Seating, qtbot: QtBot
) -> None:
    controller = seated("novice", "novice", game="pixies")
    times: list[float] = []
    controller.stepped.connect(lambda _: times.append(perf_counter()))
    controller.begin()
    qtbot.waitUntil(lambda: len(times) >= 3, timeout=6000)

    assert all(later - earlier >= 0.48 for earlier, later in pairwise(times))


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
    began = process_time()  # others may have the processor; what we need of it counts
    controller.undo()
    undone = process_time() - began
    controller.move_now()
    began = process_time()
    controller.stop()

    assert undone < 0.1
    assert process_time() - began < 0.1
