"""What rules and engines of Azul Duel do against the clock."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from core.ai.azul_duel.packing import pack, pack_state
from core.games.azul_duel import AZUL_DUEL
from core.kernel.options import choose
from core.kernel.rng import Rng
from tests.core.ai.fast.engines import forms

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from core.games.azul_duel.state import State

GAMES = 10
WANDERINGS = 100
PLAYOUTS = 20
OVER = 7
NOTHING_HIDDEN = [0] * 40

USUAL = choose(AZUL_DUEL.options, {})


def random_games() -> dict[str, Callable[[], int]]:
    """Play random games, the same ones by the rules and by each form of the engine."""
    return {"rules": _by_rules, **_each(_by_engine)}


def wanderings() -> dict[str, Callable[[], int]]:
    """Play random games inside each form of the engine, the same ones."""
    return _each(_wandering)


def playouts() -> dict[str, Callable[[], int]]:
    """Play whole games out inside each form of the engine, the same ones."""
    return _each(_played_out)


def _each(work: Callable[[ModuleType], int]) -> dict[str, Callable[[], int]]:
    return {name: partial(work, engine) for name, engine in forms("azul_duel").items()}


def _dealt(seed: int) -> State:
    return AZUL_DUEL.new(2, USUAL, Rng.seeded(seed))


def _by_rules() -> int:
    total = 0
    for seed in range(GAMES):
        state, chance = _dealt(seed), Rng.seeded(seed)
        while moves := AZUL_DUEL.legal_moves(state):
            move, chance = chance.choice(moves)
            state = AZUL_DUEL.apply(state, move).state
        total += sum(AZUL_DUEL.score(state, seat).total for seat in (0, 1))
    return total


def _by_engine(engine: ModuleType) -> int:
    total = 0
    for seed in range(GAMES):
        state, chance = _dealt(seed), Rng.seeded(seed)
        table = engine.Search([*pack_state(state), *NOTHING_HIDDEN], 0, state.rng.state)
        while table.stage != OVER:
            move, chance = chance.choice(table.legal())
            table.play(move)
        total += sum(table.totals())
    return total


def _wandering(engine: ModuleType) -> int:
    state = _dealt(1)
    search = engine.Search(pack(AZUL_DUEL.view(state, state.turn)), state.turn, 7)
    return sum(search.wander(WANDERINGS))


def _played_out(engine: ModuleType) -> int:
    state = _dealt(1)
    search = engine.Search(pack(AZUL_DUEL.view(state, state.turn)), state.turn, 7)
    points: int = search.finish_often(PLAYOUTS)
    return points
