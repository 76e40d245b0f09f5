"""How strong players are: ``python -m tests.benchmarks ladder pixies expert greedy``.

One challenger sits among copies of a defender. Every deal is played once from each seat; a shared
victory is a share of one. Each pairing prints one line of JSON.
"""

from __future__ import annotations

import argparse
import json
import math
from itertools import count
from time import perf_counter
from typing import TYPE_CHECKING

from attrs import asdict, frozen

from core.games import GAMES
from core.match import Match

from .players import named

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.messages import Seat

    from .players import Player

Z = 1.96
"""Ninety-five percent of a normal distribution lie within so many deviations."""


@frozen
class Played:
    """One game, from the challenger's side."""

    share: float
    own: float
    others: float
    seconds: float
    moves: int


@frozen
class Result:
    """What a pairing came to."""

    game: str
    seats: int
    challenger: str
    defender: str
    games: int
    share: float
    low: float
    high: float
    own_points: float
    other_points: float
    ms_a_move: float
    first_seed: int
    options: dict[str, object]


def report(arguments: Sequence[str]) -> None:
    """Play a pairing and print what it came to."""
    parser = argparse.ArgumentParser(prog="ladder", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("challenger")
    parser.add_argument("defender")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    wanted = parser.parse_args(arguments)
    players = named(wanted.game, wanted.challenger), named(wanted.game, wanted.defender)
    played: list[Played] = []
    for seed, seat in _deals(wanted.seed, wanted.seats):
        match = Match.new(GAMES[wanted.game], wanted.seats, wanted.options, seed)
        played.append(_play(match, *players, seat, seed))
        if len(played) >= wanted.games:
            break
    games = len(played)
    share = sum(game.share for game in played) / games
    low, high = wilson(share, games)
    result = Result(
        game=wanted.game,
        seats=wanted.seats,
        challenger=wanted.challenger,
        defender=wanted.defender,
        games=games,
        share=round(share, 4),
        low=round(low, 4),
        high=round(high, 4),
        own_points=round(sum(game.own for game in played) / games, 2),
        other_points=round(sum(game.others for game in played) / games, 2),
        ms_a_move=round(
            1000 * sum(g.seconds for g in played) / max(1, sum(g.moves for g in played)), 2
        ),
        first_seed=wanted.seed,
        options=wanted.options,
    )
    print(json.dumps(asdict(result)), flush=True)


def wilson(share: float, games: int) -> tuple[float, float]:
    """Give the interval in which the true share lies with 95 % confidence."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = share * (1 - share) / games + Z * Z / (4 * games * games)
    reach = Z * math.sqrt(spread) / (1 + Z * Z / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _deals(first: int, seats: int) -> Iterator[tuple[int, Seat]]:
    for seed in count(first):
        for seat in range(seats):
            yield seed, seat


def _play(match: Match, challenger: Player, defender: Player, seat: Seat, seed: int) -> Played:
    seconds, moves = 0.0, 0
    game = match.game
    while (actor := match.to_act) is not None:
        view = game.view(match.state, actor)
        chance = seed * 1000 + match.ply
        if actor == seat:
            began = perf_counter()
            move = challenger(view, actor, chance)
            seconds += perf_counter() - began
            moves += 1
        else:
            move = defender(view, actor, chance)
        match = match.play(move)
    outcome = game.outcome(match.state)
    assert outcome is not None
    points = {standing.seat: float(standing.points) for standing in outcome.standings}
    share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    own = points.pop(seat)
    return Played(share, own, sum(points.values()) / len(points), seconds, moves)
