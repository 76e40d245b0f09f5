"""Fit corrections of chances: ``… calibrate --seats 4 --fit a.jsonl --judge b.jsonl``.

The files hold cases of ``reliability --counted --cases``. For each phase of the game, and for each
number of playouts, the steepness and the optimism of ``core.ai.calibration`` are fitted so that the
results become likeliest; with ``--share``, the share that is kept in place of the steepness. Prints
what was found, and the curves of the other file with and without it.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from itertools import product
from math import log
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve

from core.ai.calibration import UNCHANGED, Calibration

from .reliability import Case, Curve, add, show

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .reliability import Key

    Bin = tuple[int, float, float]
    """How many cases, their mean chance, and how many of them were won."""

BINS = 200
LEAST = 0.001
"""A chance below this, or above its opposite, counts as this much: certain ones may be wrong."""

STEPS = (0.1, 0.02, 0.01)


def report(arguments: Sequence[str]) -> None:
    """Fit the numbers of each phase and print them and the curves."""
    parser = argparse.ArgumentParser(prog="calibrate", description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--fit", type=Path, nargs="+", required=True)
    parser.add_argument("--judge", type=Path, nargs="*", default=[])
    parser.add_argument("--share", action="store_true", help="fit the share, not the steepness")
    wanted = parser.parse_args(arguments)
    known = {
        key: fitted(cases, wanted.seats, shared=wanted.share)
        for key, cases in sorted(_by_phase(wanted.fit).items())
    }
    for (phase, playouts), found in known.items():
        print(f"{phase}, {playouts} playouts: {found}", flush=True)
    judged = _by_phase(wanted.judge)
    for name, numbers in (("as counted", {}), ("corrected", known)):
        curves: dict[Key, Curve] = defaultdict(Curve)
        for key, cases in judged.items():
            corrected = numbers.get(key, UNCHANGED)
            said = [evolve(case, chance=corrected.calibrated(case.chance)) for case in cases]
            add(said, curves, wanted.seats)
        show({"chances": name}, curves)


def fitted(cases: Iterable[Case], seats: int, *, shared: bool = False) -> Calibration:
    """Find the numbers that make the results likeliest, on a grid that grows finer."""
    bins = _binned(cases)

    def numbers(bent: float, optimism: float) -> Calibration:
        if shared:
            return Calibration(bent, seats, optimism)
        return Calibration(1.0, seats, optimism, bent)

    bent, optimism = 1.0, 0.0
    for step in STEPS:
        around = [step * each for each in range(-9, 10)]
        tried = [
            (bent + first, optimism + second)
            for first, second in product(around, around)
            if bent + first > 0 and not (shared and bent + first > 1)
        ]
        bent, optimism = max(tried, key=lambda pair: _likelihood(bins, numbers(*pair)))
    return numbers(round(bent, 2), round(optimism, 2))


def _likelihood(bins: Sequence[Bin], calibration: Calibration) -> float:
    total = 0.0
    for cases, chance, won in bins:
        said = min(max(calibration.calibrated(chance), LEAST), 1 - LEAST)
        total += won * log(said) + (cases - won) * log(1 - said)
    return total


def _binned(cases: Iterable[Case]) -> list[Bin]:
    bins: dict[int, list[Case]] = defaultdict(list)
    for case in cases:
        bins[round(case.chance * BINS)].append(case)
    return [
        (len(some), sum(case.chance for case in some) / len(some), sum(case.won for case in some))
        for some in bins.values()
    ]


def _by_phase(files: Iterable[Path]) -> dict[Key, list[Case]]:
    found: dict[Key, list[Case]] = defaultdict(list)
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            case = Case(**json.loads(line))
            found[case.phase, case.playouts].append(case)
    return found
