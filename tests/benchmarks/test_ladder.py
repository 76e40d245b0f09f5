from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from core.ai.kingdomino.packing import unpack_move
from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match
from tests.benchmarks import ladder, players_paper, players_pixies, reliability
from tests.benchmarks.ladder import Pairing, Result, meet, wilson
from tests.benchmarks.players import named
from tests.benchmarks.strength import GOALS, Goal, goals, verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.kernel.messages import Seat


def result(share: float, low: float, high: float) -> Result:
    return Result(
        game="pixies",
        challenger="a",
        defender="b",
        share=share,
        low=low,
        high=high,
        own_points=0,
        other_points=0,
        ms_a_move=0,
        ms_at_most=0,
    )


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(0.5, 100)

    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)


@pytest.mark.parametrize("share", [0.0, 0.03, 0.5, 1.0])
def test_the_interval_holds_the_share_and_shrinks_with_the_games(share: float) -> None:
    few, many = wilson(share, 20), wilson(share, 2000)

    assert 0 <= few[0] <= many[0] <= share <= many[1] <= few[1] <= 1


def test_every_deal_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[Seat] = []
    greedy = named("pixies", "greedy")

    def noted(view: Any, seat: Seat, seed: int) -> Any:
        if seed % 1000 < 3:  # a game's first moves
            seated.append(seat)
        return greedy(view, seat, seed)

    monkeypatch.setitem(players_pixies.PLAYERS, "noted", noted)
    meet(Pairing("pixies", "noted", "greedy", seats=3, games=6, first_seed=4))

    assert sorted(seated) == [0, 0, 1, 1, 2, 2]


def test_a_player_among_copies_of_itself_gets_its_fair_share() -> None:
    assert meet(Pairing("pixies", "greedy", "greedy", games=8)).share == 0.5


def test_a_pairing_is_printed_as_a_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    ladder.report(["pixies", "search-40@12", "random", "--games", "4", "--seed", "7"])

    line = json.loads(capsys.readouterr().out)
    assert line["games"] == 4
    assert line["first_seed"] == 7
    assert line["low"] <= line["share"] <= line["high"]
    assert 0 < line["ms_a_move"] <= line["ms_at_most"]


@pytest.mark.parametrize("player", [players_paper.mce_pg, players_paper.uct_fg])
def test_the_players_of_the_paper_lay_a_domino_and_choose_the_next_together(
    player: Callable[..., tuple[int, ...]],
) -> None:
    match = Match.new(GAMES["kingdomino"], 3, {}, 4)
    chosen = []
    while match.ply < 9:
        seat = match.to_act
        assert seat is not None
        action = player(match.game.view(match.state, seat), seat, 12, Rng.seeded(match.ply))
        chosen.append(len(action))
        for packed in action:
            assert match.to_act == seat
            match = match.play(unpack_move(packed))

    assert chosen == [1, 1, 1, 2, 2, 2]


def test_a_first_timer_beats_random_play() -> None:
    for key in GAMES:
        assert meet(Pairing(key, "first-timer", "random", games=4)).share >= 0.5


def test_chances_are_compared_with_what_came_true(capsys: pytest.CaptureFixture[str]) -> None:
    reliability.report(["pixies", "--games", "1", "--playouts", "10"])

    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    stages = {f"round {number}, {stage}" for number in (1, 2, 3) for stage in ("early", "late")}
    assert {line["phase"] for line in lines} == {"all", *stages}
    assert lines[0]["cases"] == sum(line["cases"] for line in lines[1:])
    assert all(0 <= line["brier"] <= 1 for line in lines)


def test_some_decisions_are_looked_at_twice(capsys: pytest.CaptureFixture[str]) -> None:
    reliability.report(["pixies", "--games", "1", "--playouts", "10", "--also", "40"])

    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    cases = {line["playouts"]: line["cases"] for line in lines if line["phase"] == "all"}
    assert cases.keys() == {10, 40}
    assert 0 < 9 * cases[40] < cases[10] + 10


def test_every_goal_can_be_played() -> None:
    for goal in goals({goal.pairing.game for goal in GOALS}, 1):
        assert goal.pairing.games == 1
        named(goal.pairing.game, goal.pairing.challenger)
        named(goal.pairing.game, goal.pairing.defender)


@pytest.mark.parametrize(
    ("low", "high", "told"),
    [(0.7, 0.8, "yes"), (0.6, 0.8, "perhaps"), (0.5, 0.6, "no"), (0.9, 0.95, "no")],
)
def test_a_goal_is_reached_for_sure_or_perhaps(low: float, high: float, told: str) -> None:
    assert verdict(Goal(Pairing("pixies", "a", "b"), 0.65, 0.85), result(0.75, low, high)) == told
