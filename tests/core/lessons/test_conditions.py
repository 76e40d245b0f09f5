"""Tests of the conditions of lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from core.games import GAMES
from core.lessons.conditions import Attempt, BadLesson, read_condition
from core.match import Match

if TYPE_CHECKING:
    from core.kernel.game import AnyGame


def attempt(game: AnyGame, seats: int, moves: int, seat: int = 0) -> Attempt:
    """Play the first legal moves of a deal."""
    before = after = Match.new(game, seats, {}, 7)
    for _ in range(moves):
        after = after.play(game.legal_moves(after.state)[0])
    return Attempt(before, after, seat)


def holds(data: object, moves: int = 5, seat: int = 0) -> bool:
    return read_condition(data, "goal").holds(attempt(GAMES["kingdomino"], 2, moves, seat))


def test_a_move_is_compared_by_its_code() -> None:
    code = attempt(GAMES["kingdomino"], 2, 5).after.turns[-1].move.code

    assert holds({"move": code})
    assert holds({"move": ["x", "p*"]})
    assert not holds({"move": "c*"})


def test_an_event_is_compared_by_its_class_and_fields() -> None:
    assert holds({"event": {"type": "Placed"}})
    assert holds({"event": {"type": "Placed", "target": "kingdom@?:*", "direction": "[nesw]"}})
    assert not holds({"event": {"type": "Placed", "piece": "tile:*"}})
    assert not holds({"event": {"type": "Placed", "unknown": "?*"}})


def test_events_are_counted() -> None:
    kings = {"event": {"type": "Moved", "piece": "king:*"}, "at_least": 4}

    assert holds({"count": kings}, moves=4)
    assert not holds({"count": kings}, moves=3)


def test_points_are_compared_with_the_beginning() -> None:
    game = GAMES["kingdomino"]
    tried = attempt(game, 2, 6)
    gain = game.score(tried.after.state, 0).total - game.score(tried.before.state, 0).total

    assert tried.gain == gain
    assert holds({"gain": gain}, moves=6)
    assert not holds({"gain": gain + 1}, moves=6)


def test_counted_points_are_those_of_the_events() -> None:
    assert holds({"scored": 0})
    assert not holds({"scored": 1})


def test_the_best_move_brings_most_points() -> None:
    game = GAMES["pixies"]
    before = Match.new(game, 2, {}, 7)
    seat = before.to_act
    assert seat is not None
    tries = [Attempt(before, before.play(m), seat) for m in game.legal_moves(before.state)]
    best = read_condition({"best": True}, "goal")

    right = [each.gain for each in tries if best.holds(each)]

    assert set(right) == {max(each.gain for each in tries)}
    assert len(right) < len(tries)


def test_conditions_are_joined() -> None:
    right: dict[str, Any] = {"event": {"type": "Placed"}}
    wrong: dict[str, Any] = {"move": "zzz"}

    assert holds({"any": [wrong, right]})
    assert not holds({"all": [wrong, right]})
    assert holds({"all": [right, {"not": wrong}]})


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"move": 3},
        {"move": []},
        {"move": "a", "gain": 1},
        {"event": {}},
        {"event": {"type": 3}},
        {"count": {"event": {"type": "Moved"}}},
        {"count": {"event": {"type": "Moved"}, "at_least": "2"}},
        {"gain": True},
        {"gain": 10**9},
        {"scored": 1.5},
        {"best": 1},
        {"all": []},
        {"any": [{}]},
        {"not": {"unknown": 1}},
        {"unknown": 1},
    ],
)
def test_what_is_no_condition_is_refused(data: object) -> None:
    with pytest.raises(BadLesson):
        read_condition(data, "goal")


def test_conditions_nest_only_so_deep() -> None:
    data: Any = {"move": "*"}
    for _ in range(100):
        data = {"not": data}

    with pytest.raises(BadLesson):
        read_condition(data, "goal")
