"""Fit corrections of chances: ``… calibrate --seats 4 --fit a.jsonl --judge b.jsonl``.

The files hold cases of ``reliability --counted --cases``. For each phase of the game, and for each
number of playouts, the numbers of ``core.ai.calibration`` are fitted so that the results become
likeliest: those named by ``--free``, usually steepness and optimism. Prints what was found, and the
curves of the other files with and without it.
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
    from collections.abc import Iterable, Iterator, Sequence

    from .reliability import Key

    Bin = tuple[int, float, float]
    """How many cases, their mean chance, and how many of them were won."""

BINS = 200
LEAST = 0.001
"""A chance below this, or above its opposite, counts as this much: certain ones may be wrong."""

FREE = ("steepness", "optimism")
STEPS = (0.16, 0.08, 0.04, 0.02, 0.01)
BOUNDS = {"share": (0.1, 1.0), "steepness": (0.1, 4.0), "optimism": (-1.0, 1.0)}


def report(arguments: Sequence[str]) -> None:
    """Fit the numbers of each phase and print them and the curves."""
    parser = argparse.ArgumentParser(prog="calibrate", description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--fit", type=Path, nargs="+", required=True)
    parser.add_argument("--judge", type=Path, nargs="*", default=[])
    parser.add_argument("--free", choices=BOUNDS, nargs="+", default=FREE)
    wanted = parser.parse_args(arguments)
    known = {
        key: fitted(cases, wanted.seats, wanted.free)
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


def fitted(cases: Iterable[Case], seats: int, free: Sequence[str] = FREE) -> Calibration:
    """Find the numbers that make the results likeliest, by steps that grow smaller."""
    bins, best = _binned(cases), Calibration(seats=seats)
    most = _likelihood(bins, best)
    for step in STEPS:
        moved = True
        while moved:
            moved = False
            for near in _around(best, free, step):
                found = _likelihood(bins, near)
                if found > most:
                    best, most, moved = near, found, True
    return best


def _around(middle: Calibration, free: Sequence[str], step: float) -> Iterator[Calibration]:
    for name, way in product(free, (step, -step)):
        number = round(getattr(middle, name) + way, 2)
        least, most = BOUNDS[name]
        if least <= number <= most:
            yield evolve(middle, **{name: number})


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
