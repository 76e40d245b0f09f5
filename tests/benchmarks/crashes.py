"""The real program, killed again and again while it plays: nothing completed may be lost."""

from __future__ import annotations

import os
import time
from collections import Counter
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from core.games import GAMES
from core.kernel.rng import Rng
from tests.crashes.faults import FAULTS
from tests.crashes.killer import Killer, Lost

KILLS = int(os.environ.get("KUPOLA_KILLS", "200"))
SEED = int(os.environ.get("KUPOLA_KILLS_SEED", "5"))
EVERY = 20
"""The number of kills between two lines of progress."""


def report() -> None:
    """Kill it and print what happened."""
    began, counts = time.perf_counter(), Counter[str]()
    with TemporaryDirectory() as folder:
        killers = []
        for seed, game in enumerate(GAMES, SEED):
            (own := Path(folder, game)).mkdir()
            killers.append(Killer(own, game, Rng.seeded(seed)))
        faults, turns = cycle(FAULTS), cycle(killers)
        for number in range(KILLS):
            fault, killer = next(faults), next(turns)
            try:
                killer.strike(fault)
            except Lost as lost:
                print(f"kill {number} ({killer.game}, {fault}): {lost}")
                return
            counts[fault] += 1
            if (number + 1) % EVERY == 0:
                seconds = time.perf_counter() - began
                print(f"{number + 1} of {KILLS} kills after {seconds:.0f} s", flush=True)
        moves = sum(killer.moves for killer in killers)
    seconds = time.perf_counter() - began
    kinds = ", ".join(f"{fault} {count}" for fault, count in counts.items())
    print(f"{KILLS} kills in {seconds:.0f} s ({kinds}); {moves} saved moves told, none lost")
