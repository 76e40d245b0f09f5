"""How many points players make who take a card at random and place it at random."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from core.games.pixies import PIXIES
from core.kernel.options import Options
from core.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator

EXPECTED_MEANS = {2: 90.6, 3: 88.9, 4: 86.6, 5: 85.4}
"""The mean totals that an independent simulation found, by number of players."""


def random_totals(seats: int, games: int, seed: int = 0) -> Iterator[int]:
    """Play a number of games and return every player's total."""
    for number in range(seed, seed + games):
        yield from _played(seats, number)


def _played(seats: int, seed: int) -> list[int]:
    state = PIXIES.new(seats, Options(), Rng.seeded(seed))
    chance = Rng.seeded(seed + 1)
    while moves := PIXIES.legal_moves(state):
        by_card = [tuple(ways) for _, ways in groupby(moves, key=attrgetter("card"))]
        ways, chance = chance.choice(by_card)
        move, chance = chance.choice(ways)
        state = PIXIES.apply(state, move).state
    return [PIXIES.score(state, seat).total for seat in range(seats)]
