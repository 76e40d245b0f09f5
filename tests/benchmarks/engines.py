"""How quick the engines are: the same seeded work by rules, interpreted and compiled engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import process_time

from attrs import frozen

from . import races_azul_duel, races_kingdomino, races_pixies

ROUNDS = 5


@frozen
class Race:
    """Work that several runners do alike.

    Attributes:
        work: What is done, in the plural.
        units: How many of them.
        runners: Each does all of it and returns a checksum, which must be the same for all; the
            first one is the measure of the others.

    """

    game: str
    work: str
    units: int
    runners: Mapping[str, Callable[[], int]]


def races() -> tuple[Race, ...]:
    """Collect what the games have."""
    games, playouts = races_kingdomino.GAMES, races_kingdomino.PLAYOUTS
    azul, pixies = races_azul_duel, races_pixies
    return (
        Race("azul_duel", "random games", azul.GAMES, azul.random_games()),
        Race("azul_duel", "random games inside", azul.WANDERINGS, azul.wanderings()),
        Race("azul_duel", "greedy playouts", azul.PLAYOUTS, azul.playouts()),
        Race("kingdomino", "random games", games, races_kingdomino.random_games()),
        Race("kingdomino", "greedy playouts of 4", playouts, races_kingdomino.playouts(4)),
        Race("kingdomino", "greedy playouts of 2", playouts, races_kingdomino.playouts(2)),
        Race("pixies", "random rounds", pixies.ROUNDS, pixies.random_rounds()),
        Race("pixies", "greedy playouts", pixies.PLAYOUTS, pixies.play_outs(pixies.PLAYOUTS, 0)),
        Race(
            "pixies", "greedy playouts", pixies.MANY, pixies.play_outs(pixies.MANY, 0, ["compiled"])
        ),
        Race(
            "pixies",
            "random playouts",
            pixies.MANY,
            pixies.play_outs(pixies.MANY, 100, ["compiled"]),
        ),
    )


def report() -> None:
    """Run every race and print speeds and ratios: processor time, interleaved, best of five."""
    for race in races():
        best = dict.fromkeys(race.runners, float("inf"))
        sums = set()
        for _ in range(ROUNDS):
            for name, run in race.runners.items():
                began = process_time()
                sums.add(run())
                best[name] = min(best[name], process_time() - began)
        verdict = "checksums equal" if len(sums) == 1 else f"CHECKSUMS DIFFER: {sorted(sums)}"
        print(f"{race.game}, {race.units} {race.work}: {verdict}")
        slowest = next(iter(best.values()))
        for name, seconds in best.items():
            print(f"  {name:<12} {race.units / seconds:>12,.0f}/s  × {slowest / seconds:,.1f}")
