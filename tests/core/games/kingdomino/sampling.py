"""Averages of many random games: the numbers of test vector K10."""

from __future__ import annotations

from statistics import mean, stdev
from typing import TYPE_CHECKING

from attrs import frozen

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.scoring import merits
from core.games.kingdomino.state import Decision, State
from core.kernel.rng import Rng
from tests.core.games.kingdomino.tables import chosen

if TYPE_CHECKING:
    from core.games.kingdomino.kingdom import Kingdom

BONUSES = {"middle_kingdom": True, "harmony": True}


@frozen
class Statistics:
    """Means over all kingdoms of a sample of random games.

    Attributes:
        score: Points with both bonuses, and their deviation.
        base: Points of the territories alone.
        discards: Dominoes discarded by a player.
        centered: Share of kingdoms with the castle in the middle.
        complete: Share of kingdoms without a hole.
        branching: Placements times free dominoes a decision, turn by turn.

    """

    score: float
    deviation: float
    base: float
    discards: float
    centered: float
    complete: float
    branching: tuple[float, ...]


def sampled(games: int, seats: int = 4, *, mighty_duel: bool = False, seed: int = 0) -> Statistics:
    """Play uniformly at random over placements and free dominoes."""
    options = chosen(**BONUSES, mighty_duel=mighty_duel)
    kingdoms: list[Kingdom] = []
    choices: list[list[int]] = []
    chance = Rng.seeded(seed)
    for game in range(seed, seed + games):
        state = KINGDOMINO.new(seats, options, Rng.seeded(game))
        choices = choices or [[] for _ in range(state.table.setup.turns)]
        while moves := KINGDOMINO.legal_moves(state):
            _count(state, len(moves), choices)
            move, chance = chance.choice(moves)
            state = KINGDOMINO.apply(state, move).state
        kingdoms.extend(state.table.kingdoms)
    scores = [merits(own, options)[0] for own in kingdoms]
    return Statistics(
        score=mean(scores),
        deviation=stdev(scores),
        base=mean(merits(own, chosen())[0] for own in kingdoms),
        discards=mean(len(own.discarded) for own in kingdoms),
        centered=mean(own.castle_is_central for own in kingdoms),
        complete=mean(own.complete for own in kingdoms),
        branching=tuple(map(mean, choices)),
    )


def _count(state: State, placements: int, choices: list[list[int]]) -> None:
    table = state.table
    if table.decision is Decision.PLACE:
        free = sum(slot.king is None for slot in table.next_line) or 1
        waiting = len(state.pile) + len(table.next_line)
        choices[table.setup.turns - 1 - waiting // table.setup.line].append(placements * free)
