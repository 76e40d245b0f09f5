"""Whether the opponents are as strong as they are meant to be: ``… strength [game …]``.

Plays every pairing below and prints one line of JSON for each, with the share that is wanted and
whether it was reached: ``yes``, ``no``, or ``perhaps`` if the interval holds both. With
``--games 20`` every pairing takes only 20 games, for a first look.
"""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from attrs import asdict, evolve, frozen

from core.ai.levels import LEVELS
from core.games import GAMES

from .ladder import Pairing, Result, meet

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

PAPER: dict[str, object] = {"middle_kingdom": True, "harmony": True}
STEP = (0.65, 0.85)
"""How often a level should beat the one below."""

GAMES_OF_LEVELS = {
    "azul_duel": (200, 120, 120, 140, 120),
    "kingdomino": (200, 200, 200, 200, 200),
    "pixies": (200, 200, 200, 200, 200),
}
"""How often each level meets the one below, from the second level on; Master has its own goal."""


@frozen
class Goal:
    """A pairing and the share that is wanted of its challenger."""

    pairing: Pairing
    low: float = 0.0
    high: float = 1.0


FIRST_TIMER = (0.55, 0.75)
"""How often the gentlest level should lose to the model of a first-timer."""

GOALS = (
    Goal(Pairing("azul_duel", "first-timer", "gentle", games=200), *FIRST_TIMER),
    Goal(Pairing("kingdomino", "first-timer", "gentle", games=200), *FIRST_TIMER),
    Goal(Pairing("pixies", "first-timer", "gentle", games=200), *FIRST_TIMER),
    Goal(Pairing("azul_duel", "master", "expert", games=200), 0.7),
    Goal(Pairing("kingdomino", "master", "expert", games=200), 0.7),
    Goal(Pairing("pixies", "master", "expert", games=200), 0.6),
    Goal(Pairing("kingdomino", "expert", "mce-pg", 4, 200, options=PAPER), 0.55),
    Goal(Pairing("kingdomino", "master", "mce-pg", 4, 200, options=PAPER), 0.65),
    Goal(Pairing("azul_duel", "one-ply", "novice", games=200), 0.7),
    Goal(Pairing("azul_duel", "random", "novice", games=60), high=0.1),
    Goal(Pairing("azul_duel", "expert", "one-ply", games=20), 0.95),
    Goal(Pairing("azul_duel", "expert", "flat-300", games=40), 0.65),
    Goal(Pairing("azul_duel", "expert", "expert", games=10)),
    Goal(Pairing("kingdomino", "full-greedy", "novice", games=200), 0.7),
    Goal(Pairing("kingdomino", "random", "novice", games=200), high=0.1),
    Goal(Pairing("kingdomino", "full-greedy", "random", 4, 400, options=PAPER), 0.97),
    Goal(Pairing("kingdomino", "search-1000", "full-greedy", 4, 200, options=PAPER), 0.82),
    Goal(Pairing("kingdomino", "search-1000", "full-greedy", games=200, options=PAPER), 0.97),
    Goal(Pairing("pixies", "greedy", "novice", games=200), 0.7),
    Goal(Pairing("pixies", "random", "novice", games=200), high=0.1),
    Goal(Pairing("pixies", "search-2000", "greedy", games=600), 0.98),
    Goal(Pairing("pixies", "search-2000", "flat-2000", games=300), 0.6),
    Goal(Pairing("pixies", "search-2000", "greedy", 3, 120), 2 / 3),
    Goal(Pairing("pixies", "search-2000", "greedy", 4, 120), 2 / 4),
    Goal(Pairing("pixies", "search-2000", "greedy", 5, 120), 2 / 5),
)


def report(arguments: Sequence[str]) -> None:
    """Play all pairings of some games and print their results."""
    parser = argparse.ArgumentParser(prog="strength", description=__doc__)
    parser.add_argument("game", nargs="*", help=f"one of {', '.join(GAMES)}; none: all")
    parser.add_argument("--games", type=int, help="how many games every pairing takes at most")
    wanted = parser.parse_args(arguments)
    for goal in goals(wanted.game or GAMES, wanted.games):
        result = meet(goal.pairing)
        line = asdict(result) | {
            "wanted": [round(goal.low, 4), round(goal.high, 4)],
            "reached": verdict(goal, result),
        }
        print(json.dumps(line), flush=True)


def goals(keys: Collection[str], most: int | None = None) -> Iterator[Goal]:
    """List the goals of some games, the levels last, perhaps with fewer games."""
    for goal in (*GOALS, *_steps()):
        pairing = goal.pairing
        if pairing.game in keys:
            number = min(pairing.games, most or pairing.games)
            yield evolve(goal, pairing=evolve(pairing, games=number))


def _steps() -> Iterator[Goal]:
    names = list(LEVELS)
    for key, numbers in GAMES_OF_LEVELS.items():
        for lower, upper, games in zip(names, names[1:], numbers, strict=False):
            yield Goal(Pairing(key, upper, lower, games=games), *STEP)


def verdict(goal: Goal, result: Result) -> str:
    """Return whether the share is within the bounds, for sure or only perhaps."""
    if goal.low <= result.low and result.high <= goal.high:
        return "yes"
    if result.high < goal.low or result.low > goal.high:
        return "no"
    return "perhaps"
