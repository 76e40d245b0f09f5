"""Thousands of damaged records: each opens correctly or says why not, soon and in little memory."""

from __future__ import annotations

import resource
import time
from pathlib import Path

from core.games import GAMES
from core.kernel.errors import BadRecord
from core.kernel.rng import Rng
from core.record import Record, dumps, from_data, loads, to_data
from tests.mutation import mutated_text

TRIES = 10_000
"""Shared by the games."""
KEPT = Path(__file__).parents[1] / "core" / "records"


def report() -> None:
    """Print a line for each game."""
    for game in GAMES:
        print(f"{game}: {_tried(game)}", flush=True)


def _tried(game: str) -> str:
    good = to_data(loads((KEPT / f"{game}_format_2.kupola").read_text("utf-8")))
    rng, opened, slowest = Rng.seeded(2), 0, 0.0
    before = _kilobytes()
    tries = TRIES // len(GAMES) + 1
    for _ in range(tries):
        content, rng = mutated_text(good, rng)
        began = time.perf_counter()
        opened += _opens(content)
        slowest = max(slowest, time.perf_counter() - began)
    grown = (_kilobytes() - before) / 1000
    return (
        f"{tries} mutated records, {opened} opened, the others said why not;"
        f" the slowest took {1000 * slowest:.0f} ms; memory grew by {grown:.0f} MB"
    )


def _kilobytes() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _opens(content: str) -> bool:
    try:
        match = loads(content).replay()
    except BadRecord as error:
        assert 0 < len(str(error)) < 700  # noqa: PT017 - most, not all, of them are refused
        return False
    assert from_data(to_data(Record.of(match))).replay() == match
    assert dumps(Record.of(match))
    return True
