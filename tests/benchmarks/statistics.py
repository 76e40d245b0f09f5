"""What thousands of random games must come to, if table, legality and scoring are right."""

from __future__ import annotations

import math
from statistics import mean, stdev
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from core.games import GAMES
from core.kernel.options import choose
from core.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator


@frozen
class Anchor:
    """A mean score of uniform random play that is known from elsewhere."""

    game: str
    seats: int
    games: int
    expected: float
    tolerance: float
    options: dict[str, object] = field(factory=dict)


BONUSES: dict[str, object] = {"middle_kingdom": True, "harmony": True}

ANCHORS = (
    Anchor("kingdomino", 4, 3000, 22.5, 0.6, BONUSES),
    Anchor("kingdomino", 3, 3000, 22.5, 0.6, BONUSES),
    Anchor("kingdomino", 2, 3000, 22.4, 0.6, BONUSES),
    Anchor("pixies", 2, 2000, 90.6, 1.5),
    Anchor("pixies", 3, 2000, 88.9, 1.5),
    Anchor("pixies", 4, 2000, 86.6, 1.5),
    Anchor("pixies", 5, 2000, 85.4, 1.5),
)


def report() -> None:
    """Play them all and print whether they agree."""
    for anchor in ANCHORS:
        points = list(_points(anchor))
        error = 1.96 * stdev(points) / math.sqrt(len(points))
        verdict = "agrees" if abs(mean(points) - anchor.expected) <= anchor.tolerance else "DIFFERS"
        print(
            f"{anchor.game}, {anchor.seats} players, {anchor.games} random games:"
            f" mean {mean(points):.2f} ± {error:.2f}, sd {stdev(points):.1f};"
            f" expected {anchor.expected} ± {anchor.tolerance}: {verdict}"
        )


def _points(anchor: Anchor) -> Iterator[int]:
    game = GAMES[anchor.game]
    options = choose(game.options, anchor.options)
    for seed in range(anchor.games):
        state: Any = game.new(anchor.seats, options, Rng.seeded(seed))
        chance = Rng.seeded(seed)
        while moves := game.legal_moves(state):
            move, chance = chance.choice(moves)
            state = game.apply(state, move).state
        for seat in range(anchor.seats):
            yield game.score(state, seat).total
