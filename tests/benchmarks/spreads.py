"""The usual difference between two equal players: ``python -m tests.benchmarks spreads``.

Two copies of a searching player play whole games of each kind, every deal once. What a triathlon
calls usual is the mean of the absolute difference (``core.contest.SPREADS``).
"""

from __future__ import annotations

import argparse
import math
from statistics import mean, stdev
from typing import TYPE_CHECKING

from core.contest import SPREADS
from core.games import GAMES
from core.match import Match

from .players import named

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PLAYER = "search-200"


def report(arguments: Sequence[str]) -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(prog="spreads", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES], default=[*GAMES])
    parser.add_argument("--player", default=PLAYER)
    parser.add_argument("--number", type=int, default=200, help="of games of each kind")
    wanted = parser.parse_args(arguments)
    for game in wanted.games:
        found = list(differences(game, wanted.player, wanted.number))
        error = 1.96 * stdev(found) / math.sqrt(len(found))
        print(
            f"{game}: {mean(found):.1f} ± {error:.1f} in {len(found)} games of {wanted.player};"
            f" a triathlon takes {SPREADS[game]}",
            flush=True,
        )


def differences(game: str, player: str, number: int) -> Iterator[int]:
    """Play a number of games between equals and return the margin of each."""
    play = named(game, player)
    for seed in range(number):
        match = Match.new(GAMES[game], 2, {}, seed)
        while (seat := match.game.to_act(match.state)) is not None:
            match = match.play(play(match.seen_by(seat), seat, 1000 * seed + match.ply))
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        best, worst = (standing.points for standing in outcome.standings)
        yield abs(best - worst)
