"""The known averages of thousands of random games, if pieces, legality and scoring are right."""

from __future__ import annotations

import math
from statistics import mean, stdev

from attrs import frozen

from tests.core.games.kingdomino.sampling import sampled
from tests.core.games.pixies.random_play import EXPECTED_MEANS, random_totals

KINGDOMINO_MEANS = {4: 22.5, 3: 22.5, 2: 22.4}
KINGDOMINO_GAMES = 3000
KINGDOMINO_TOLERANCE = 0.6
PIXIES_GAMES = 2000
PIXIES_TOLERANCE = 1.5


@frozen
class Sample:
    """The scores of a sample of players, and the expected mean."""

    players: int
    found: float
    deviation: float
    expected: float
    tolerance: float

    @property
    def verdict(self) -> str:
        """Mean, error and whether it agrees, as text."""
        error = 1.96 * self.deviation / math.sqrt(self.players)
        agrees = abs(self.found - self.expected) <= self.tolerance
        return (
            f"mean {self.found:.2f} ± {error:.2f}, sd {self.deviation:.1f};"
            f" expected {self.expected} ± {self.tolerance}: {'agrees' if agrees else 'DIFFERS'}"
        )


def report() -> None:
    """Play them all and print whether they agree."""
    for seats, expected in KINGDOMINO_MEANS.items():
        found = sampled(KINGDOMINO_GAMES, seats)
        players = KINGDOMINO_GAMES * seats
        sample = Sample(players, found.score, found.deviation, expected, KINGDOMINO_TOLERANCE)
        branching = ", ".join(f"{moves:.1f}" for moves in found.branching)
        print(f"kingdomino, {seats} players, {KINGDOMINO_GAMES} random games: {sample.verdict}")
        print(
            f"  without bonuses {found.base:.1f}; discards {found.discards:.2f} a player;"
            f" centered {found.centered:.0%}, complete {found.complete:.1%};"
            f" moves a decision by turn {branching}"
        )
    for seats, expected in EXPECTED_MEANS.items():
        totals = list(random_totals(seats, PIXIES_GAMES))
        sample = Sample(len(totals), mean(totals), stdev(totals), expected, PIXIES_TOLERANCE)
        print(f"pixies, {seats} players, {PIXIES_GAMES} random games: {sample.verdict}")
