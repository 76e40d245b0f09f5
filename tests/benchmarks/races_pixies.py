"""What rules and engines of Pixies do against the clock."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from core.ai.pixies.packing import pack_state
from core.games.pixies import PIXIES
from core.kernel.options import Options
from core.kernel.rng import Rng
from tests.core.ai.fast.engines import forms

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import ModuleType

    from core.games.pixies.state import State

ROUNDS = 40
PLAYOUTS = 1000
MANY = 50_000


def random_rounds() -> dict[str, Callable[[], int]]:
    """Play random rounds of two, the same ones by the rules and by each form of the engine."""
    engines = {name: partial(_by_engine, engine) for name, engine in forms("pixies").items()}
    return {"rules": _by_rules, **engines}


def play_outs(
    number: int, percent: int, names: Sequence[str] = ("interpreted", "compiled")
) -> dict[str, Callable[[], int]]:
    """Play a round out from its start, some percent of the moves at random, by some forms."""
    return {
        name: partial(_played_out, engine, number, percent)
        for name, engine in forms("pixies").items()
        if name in names
    }


def _dealt(seed: int) -> State:
    return PIXIES.new(2, Options(), Rng.seeded(seed))


def _by_rules() -> int:
    points = 0
    for seed in range(ROUNDS):
        state, chance = _dealt(seed), Rng.seeded(seed)
        while state.round == 1:
            move, chance = chance.choice(PIXIES.legal_moves(state))
            state = PIXIES.apply(state, move).state
        points += sum(tally.total for tally in state.finished[0].tallies)
    return points


def _by_engine(engine: ModuleType) -> int:
    points = 0
    for seed in range(ROUNDS):
        state, chance = _dealt(seed), Rng.seeded(seed)
        table = engine.Search(pack_state(state), state.taker, 0)
        while moves := table.legal_moves():
            move, chance = chance.choice(moves)
            table.play(move)
        points += sum(table.scores())
    return points


def _played_out(engine: ModuleType, number: int, percent: int) -> int:
    state = _dealt(0)
    search = engine.Search(pack_state(state), state.taker, 1)
    leads: int = search.play_outs(search.legal_moves()[0], number, percent)
    return leads
