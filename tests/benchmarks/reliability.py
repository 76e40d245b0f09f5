"""Whether chances come true: ``python -m tests.benchmarks reliability kingdomino --seats 4``.

Equal players play games with a number of playouts a move. The chance that the search gives the best
move before each decision is compared with who won in the end; a shared victory is a share of one.
Prints one line of JSON for each phase of the game and one for all together: how often chances of
each tenth came true, the Brier score, and the largest gap that has at least a hundred cases.

``--also 1200`` looks at every so many decisions with that many playouts as well, as reviews and
hints do; neighboring decisions come true together, so most of them would say nothing new.

``--cases FILE`` adds every case to a file, and ``--counted`` takes the chances as the playouts
count them: ``python -m tests.benchmarks calibrate`` fits corrections to such files.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from attrs import Factory, asdict, define, evolve, frozen

from core.ai.calibration import Calibration
from core.ai.kingdomino import search as kingdomino
from core.ai.opponents import OPPONENTS
from core.ai.pixies import search as pixies
from core.games import GAMES
from core.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Key = tuple[str, int]
    """A phase of the game, and a number of playouts."""

ENOUGH = 100
"""How many cases a chance needs to be judged."""

TENTHS = 10


@frozen
class Case:
    """A decision: the chance before it, and the share of the victory that came of it."""

    playouts: int
    deal: int
    ply: int
    seat: int
    phase: str
    visits: int
    chance: float
    won: float


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
        return "early" if view.pile >= kingdomino.EARLY else "late"
    return "last choices" if view.table.next_line else "end"


def _of_pixies(view: Any) -> str:
    return f"round {view.round}, {'early' if pixies.is_early(view) else 'late'}"


PHASES: dict[str, Callable[[Any], str]] = {
    "azul_duel": _of_azul_duel,
    "kingdomino": _of_kingdomino,
    "pixies": _of_pixies,
}


FACTS = ("game", "seats", "games", "seed")


def report(arguments: Sequence[str]) -> None:
    """Play games and print their curves."""
    parser = argparse.ArgumentParser(prog="reliability", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--playouts", type=int, default=150)
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    parser.add_argument("--also", type=int, help="playouts with which some decisions are looked at")
    parser.add_argument(
        "--every", type=int, default=10, help="how many decisions lie between those"
    )
    parser.add_argument("--cases", type=Path, help="a file to which every case is added")
    parser.add_argument("--counted", action="store_true", help="take the chances uncorrected")
    wanted = parser.parse_args(arguments)
    curves: dict[Key, Curve] = defaultdict(Curve)
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        match = Match.new(GAMES[wanted.game], wanted.seats, wanted.options, seed)
        with _as_counted() if wanted.counted else nullcontext():
            cases = _cases(match, wanted, seed)
        if wanted.cases:
            with wanted.cases.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(asdict(case)) + "\n" for case in cases)
        add(cases, curves, wanted.seats)
    facts = {key: getattr(wanted, key) for key in FACTS}
    show(facts, curves)


def add(cases: Sequence[Case], curves: dict[Key, Curve], seats: int) -> None:
    """Add cases to the curve of all with as many playouts, and to that of their phase."""
    for case in cases:
        for phase in ("all", case.phase):
            curves[phase, case.playouts].add(case.chance, case.won, 1 / seats)


def show(facts: dict[str, object], curves: dict[Key, Curve]) -> None:
    """Print a line of JSON for each curve."""
    for (phase, playouts), curve in curves.items():
        line = {**facts, "playouts": playouts, "phase": phase, **curve.summary()}
        print(json.dumps(line), flush=True)


def _as_counted() -> Any:
    return patch.object(Calibration, "calibrated", lambda _, chance: chance)


def _cases(match: Match, wanted: argparse.Namespace, seed: int) -> list[Case]:
    """Play a game; return its decisions with a choice."""
    game, search = match.game, OPPONENTS[match.game.key].search
    said = []
    decisions = seed
    while (seat := match.to_act) is not None:
        view = game.view(match.state, seat)
        if len(game.legal_moves(match.state)) == 1:
            match = match.play(game.legal_moves(match.state)[0])
            continue
        chance = 1000 * seed + match.ply
        looked = [wanted.playouts]
        if wanted.also and decisions % wanted.every == 0:
            looked.append(wanted.also)
        found = [(number, search(view, seat, number, chance, _never).best) for number in looked]
        said += [
            Case(number, seed, match.ply, seat, PHASES[game.key](view), best.visits, best.chance, 0)
            for number, best in found
            if best.chance is not None
        ]
        decisions += 1
        match = match.play(found[0][1].move)
    outcome = game.outcome(match.state)
    assert outcome is not None
    winners = outcome.winners
    return [evolve(case, won=(case.seat in winners) / len(winners)) for case in said]


def _never() -> bool:
    return False
