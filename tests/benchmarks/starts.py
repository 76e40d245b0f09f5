"""The real program, started twice at once again and again: one window, and no game overwritten."""

from __future__ import annotations

import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from core.games import GAMES
from core.kernel.rng import Rng
from tests.crashes.pairs import meet

ALIKE = int(os.environ.get("KUPOLA_STARTS", "50"))
APART = int(os.environ.get("KUPOLA_STARTS_APART", "20"))
EVERY = 10
"""The number of pairs between two lines of progress."""


def report() -> None:
    """Start the pairs and print what happened; raises at the first game that is lost."""
    began, handed_over, games = time.perf_counter(), 0, list(GAMES)
    for number in range(ALIKE + APART):
        with TemporaryDirectory() as home, TemporaryDirectory(prefix="run") as runtime:
            own = str(Path(runtime, "own"))
            second = runtime if number < ALIKE else (own, None)[number % 2]
            pair = (runtime, second) if number % 4 < 2 else (second, runtime)
            game = games[number % len(games)]
            handed_over += meet(Path(home), game, pair, Rng.seeded(number))
        if (number + 1) % EVERY == 0:
            print(f"{number + 1} pairs after {time.perf_counter() - began:.0f} s", flush=True)
    silent = ALIKE + APART - handed_over
    seconds = time.perf_counter() - began
    print(
        f"{ALIKE} pairs with one runtime folder and {APART} with different ones in {seconds:.0f} s:"
        f" one window each, no game lost; {handed_over} handed over, {silent} said that there is"
        " no answer"
    )
