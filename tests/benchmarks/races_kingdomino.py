"""What rules and engines of Kingdomino do against the clock."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from core.ai.kingdomino.packing import pack_state
from core.games.kingdomino import KINGDOMINO
from core.kernel.rng import Rng
from tests.core.ai.fast.engines import forms
from tests.core.games.kingdomino.tables import start

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from core.games.kingdomino.state import State

GAMES = 20
PLAYOUTS = 300


def random_games() -> dict[str, Callable[[], int]]:
    """Play random games of four, the same ones by the rules and by each form of the engine."""
    engines = {name: partial(_by_engine, engine) for name, engine in forms("kingdomino").items()}
    return {"rules": _by_rules, **engines}


def playouts(seats: int) -> dict[str, Callable[[], int]]:
    """Play whole games out greedily by each form of the engine, the same ones."""
    return {name: partial(_greedily, engine, seats) for name, engine in forms("kingdomino").items()}


def _dealt(seed: int, seats: int = 4) -> State:
    return start(seats, seed, middle_kingdom=True, harmony=True)


def _by_rules() -> int:
    total = 0
    for seed in range(GAMES):
        state, chance = _dealt(seed), Rng.seeded(seed)
        while moves := KINGDOMINO.legal_moves(state):
            move, chance = chance.choice(moves)
            state = KINGDOMINO.apply(state, move).state
        total += sum(KINGDOMINO.score(state, seat).total for seat in range(4))
    return total


def _by_engine(engine: ModuleType) -> int:
    total = 0
    for seed in range(GAMES):
        table, chance = engine.Position(pack_state(_dealt(seed))), Rng.seeded(seed)
        while moves := table.moves():
            move, chance = chance.choice(moves)
            table.play(move)
        total += sum(table.merits(seat)[0] for seat in range(4))
    return total


def _greedily(engine: ModuleType, seats: int) -> int:
    state = _dealt(0, seats)
    search = engine.Search(pack_state(state), KINGDOMINO.to_act(state), 0, PLAYOUTS)
    search.run(PLAYOUTS)
    return sum(round(visits * value) for _, value, visits in search.candidates())
