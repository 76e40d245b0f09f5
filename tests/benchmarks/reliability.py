"""Whether chances come true: ``python -m tests.benchmarks reliability kingdomino --seats 4``.

Equal players play games with a number of playouts a move. The chance that the search gives the best
move before each decision is compared with who won in the end; a shared victory is a share of one.
Prints one line of JSON for each phase of the game and one for all together: how often chances of
each tenth came true, the Brier score, and the largest gap that has at least a hundred cases.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from typing import TYPE_CHECKING, Any

from attrs import Factory, define

from core.ai.opponents import OPPONENTS
from core.games import GAMES
from core.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ENOUGH = 100
"""How many cases a chance needs to be judged."""

TENTHS = 10
EARLY = 16
"""How many dominoes the pile of Kingdomino has at least, early in a game."""


@define
class Tally:
    """Sums over all cases whose chance is in one tenth."""

    cases: int = 0
    chances: float = 0.0
    won: float = 0.0


@define
class Curve:
    """A reliability curve."""

    tallies: list[Tally] = Factory(lambda: [Tally() for _ in range(TENTHS)])
    squares: float = 0.0
    products: float = 0.0
    spread: float = 0.0

    def add(self, chance: float, won: float, even: float) -> None:
        """Add a case; ``even`` is an even share."""
        tally = self.tallies[min(int(chance * TENTHS), TENTHS - 1)]
        tally.cases += 1
        tally.chances += chance
        tally.won += won
        self.squares += (chance - won) ** 2
        self.products += (chance - even) * (won - even)
        self.spread += (chance - even) ** 2

    def summary(self) -> dict[str, object]:
        """Return the curve in percent: what was said, what came true, in how many cases."""
        cases = sum(tally.cases for tally in self.tallies)
        shown = [
            [
                round(100 * tally.chances / tally.cases, 1),
                round(100 * tally.won / tally.cases, 1),
                tally.cases,
            ]
            for tally in self.tallies
            if tally.cases
        ]
        gaps = [abs(said - true) for said, true, number in shown if number >= ENOUGH]
        return {
            "cases": cases,
            "brier": round(self.squares / max(1, cases), 4),
            "kept": round(self.products / self.spread, 3) if self.spread else None,
            "largest_gap": max(gaps, default=None),
            "curve": shown,
        }


def _of_azul_duel(view: Any) -> str:
    return f"round {view.round}"


def _of_kingdomino(view: Any) -> str:
    if view.pile:
        return "early" if view.pile >= EARLY else "late"
    return "last choices" if view.table.next_line else "end"


def _of_pixies(view: Any) -> str:
    return f"round {view.round}"


PHASES: dict[str, Callable[[Any], str]] = {
    "azul_duel": _of_azul_duel,
    "kingdomino": _of_kingdomino,
    "pixies": _of_pixies,
}


def report(arguments: Sequence[str]) -> None:
    """Play games and print their curves."""
    parser = argparse.ArgumentParser(prog="reliability", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--playouts", type=int, default=150)
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    wanted = parser.parse_args(arguments)
    curves: dict[str, Curve] = defaultdict(Curve)
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        match = Match.new(GAMES[wanted.game], wanted.seats, wanted.options, seed)
        for phase, chance, won in _cases(match, wanted.playouts, seed):
            for name in ("all", phase):
                curves[name].add(chance, won, 1 / wanted.seats)
    for name, curve in curves.items():
        facts = {
            key: getattr(wanted, key) for key in ("game", "seats", "games", "playouts", "seed")
        }
        print(json.dumps({**facts, "phase": name, **curve.summary()}), flush=True)


def _cases(match: Match, playouts: int, seed: int) -> list[tuple[str, float, float]]:
    """Play a game; return the phase and the chance of every decision, and whether it came true."""
    game, search = match.game, OPPONENTS[match.game.key].search
    said = []
    while (seat := match.to_act) is not None:
        view = game.view(match.state, seat)
        if len(game.legal_moves(match.state)) == 1:
            match = match.play(game.legal_moves(match.state)[0])
            continue
        best = search(view, seat, playouts, 1000 * seed + match.ply, lambda: False).best
        if best.chance is not None:
            said.append((PHASES[game.key](view), seat, best.chance))
        match = match.play(best.move)
    outcome = game.outcome(match.state)
    assert outcome is not None
    winners = outcome.winners
    return [(phase, chance, (seat in winners) / len(winners)) for phase, seat, chance in said]
