"""How quick the rules are: playouts, moves, and the memory of kept states."""

from __future__ import annotations

import gc
import time
import tracemalloc
from statistics import mean, quantiles
from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.games import GAMES
from core.kernel.options import choose
from core.kernel.rng import Rng

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

PLAYINGS = 1000
KEPT_STATES = 10_000


@frozen
class Timing:
    """Seconds spent in one position of one random game."""

    listing: float
    applying: float


def report() -> None:
    """Print one table for all games."""
    print(f"Random games of each game: {PLAYINGS}; CPU times in milliseconds.")
    print(
        f"{'game':<11} {'seats':>5} {'playouts/s':>10} {'legal_moves':>11} {'apply':>7}"
        f" {'p99 both':>8} {'max both':>8} {'MB / 10,000 states':>18}"
    )
    for game in GAMES.values():
        seats = game.seats[-1]
        timings, seconds = _timed(game, seats)
        both = [1000 * (timing.listing + timing.applying) for timing in timings]
        print(
            f"{game.key:<11} {seats:>5} {PLAYINGS / seconds:>10.1f}"
            f" {1000 * mean(t.listing for t in timings):>11.3f}"
            f" {1000 * mean(t.applying for t in timings):>7.3f}"
            f" {quantiles(both, n=100)[98]:>8.3f} {max(both):>8.3f}"
            f" {_megabytes(game, seats):>18.1f}"
        )


def _timed(game: AnyGame, seats: int) -> tuple[list[Timing], float]:
    timings: list[Timing] = []
    began = time.process_time()
    for seed in range(PLAYINGS):
        state, chance = _dealt(game, seats, seed), Rng.seeded(seed)
        while True:
            start = time.process_time()
            moves = game.legal_moves(state)
            listed = time.process_time()
            if not moves:
                break
            move, chance = chance.choice(moves)
            chosen = time.process_time()
            state = game.apply(state, move).state
            timings.append(Timing(listed - start, time.process_time() - chosen))
    return timings, time.process_time() - began


def _megabytes(game: AnyGame, seats: int) -> float:
    gc.collect()
    tracemalloc.start()
    kept: list[Any] = []
    for seed in range(KEPT_STATES):
        state, chance = _dealt(game, seats, seed), Rng.seeded(seed)
        while len(kept) < KEPT_STATES and (moves := game.legal_moves(state)):
            move, chance = chance.choice(moves)
            state = game.apply(state, move).state
            kept.append(state)
        if len(kept) == KEPT_STATES:
            break
    gc.collect()
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used / 1e6


def _dealt(game: AnyGame, seats: int, seed: int) -> Any:
    return game.new(seats, choose(game.options, {}), Rng.seeded(seed))
