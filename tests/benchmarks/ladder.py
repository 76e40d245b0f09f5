"""How strong players are: ``python -m tests.benchmarks ladder pixies expert greedy``.

One challenger sits among copies of a defender. Every deal is played once from each seat; a shared
victory is a share of one. Each pairing prints one line of JSON.
"""

from __future__ import annotations

import argparse
import json
import math
from itertools import count, islice
from time import process_time
from typing import TYPE_CHECKING

from attrs import Factory, asdict, frozen

from core.games import GAMES
from core.match import Match

from .players import named

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.messages import Seat

    from .players import Player

Z = 1.96
"""The number of standard deviations that hold 95 percent of a normal distribution."""


@frozen
class Played:
    """One game, from the challenger's side; thinking takes processor time."""

    share: float
    own: float
    others: float
    seconds: float
    slowest: float
    moves: int


@frozen
class Pairing:
    """Who meets whom, and how often."""

    game: str
    challenger: str
    defender: str
    seats: int = 2
    games: int = 100
    first_seed: int = 0
    options: dict[str, object] = Factory(dict)


@frozen(kw_only=True)
class Result(Pairing):
    """The result of a pairing: the challenger's share, its interval, points and time."""

    share: float
    low: float
    high: float
    own_points: float
    other_points: float
    ms_a_move: float
    ms_at_most: float


def report(arguments: Sequence[str]) -> None:
    """Play a pairing and print its result."""
    parser = argparse.ArgumentParser(prog="ladder", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("challenger")
    parser.add_argument("defender")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    wanted = parser.parse_args(arguments)
    pairing = Pairing(
        wanted.game,
        wanted.challenger,
        wanted.defender,
        wanted.seats,
        wanted.games,
        wanted.seed,
        wanted.options,
    )
    print(json.dumps(asdict(meet(pairing))), flush=True)


def meet(pairing: Pairing) -> Result:
    """Play a pairing of two players."""
    key = pairing.game
    players = named(key, pairing.challenger), named(key, pairing.defender)
    played = [
        _play(Match.new(GAMES[key], pairing.seats, pairing.options, seed), *players, seat, seed)
        for seed, seat in islice(_deals(pairing.first_seed, pairing.seats), pairing.games)
    ]
    games = len(played)
    share = sum(game.share for game in played) / games
    low, high = wilson(share, games)
    seconds, moves = sum(g.seconds for g in played), sum(g.moves for g in played)
    return Result(
        **asdict(pairing),
        share=round(share, 4),
        low=round(low, 4),
        high=round(high, 4),
        own_points=round(sum(game.own for game in played) / games, 2),
        other_points=round(sum(game.others for game in played) / games, 2),
        ms_a_move=round(1000 * seconds / max(1, moves), 2),
        ms_at_most=round(1000 * max(game.slowest for game in played), 2),
    )


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the interval in which the true share lies with 95 % confidence."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = share * (1 - share) / games + Z * Z / (4 * games * games)
    reach = Z * math.sqrt(spread) / (1 + Z * Z / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _deals(first: int, seats: int) -> Iterator[tuple[int, Seat]]:
    for seed in count(first):
        for seat in range(seats):
            yield seed, seat


def _play(match: Match, challenger: Player, defender: Player, seat: Seat, seed: int) -> Played:
    seconds, slowest, moves = 0.0, 0.0, 0
    game = match.game
    while (actor := match.to_act) is not None:
        view = game.view(match.state, actor)
        chance = seed * 1000 + match.ply
        if actor == seat:
            began = process_time()
            move = challenger(view, actor, chance)
            thought = process_time() - began
            seconds, slowest = seconds + thought, max(slowest, thought)
            moves += 1
        else:
            move = defender(view, actor, chance)
        match = match.play(move)
    outcome = game.outcome(match.state)
    assert outcome is not None
    points = {standing.seat: float(standing.points) for standing in outcome.standings}
    share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    own = points.pop(seat)
    return Played(share, own, sum(points.values()) / len(points), seconds, slowest, moves)
