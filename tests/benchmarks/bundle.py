"""How large our bundle is and how fast it starts, against a bundle of an empty window.

``.venv/bin/python -m tests.benchmarks.bundle`` measures ``dist/kupola``; build that first.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

from bundle import build as bundling  # noqa: E402 - found only now

LARGEST, SLOWEST = 1.35, 1.6
STARTS = 15


def main() -> int:
    """Print the ratios; return whether one is too large."""
    spec = Path(__file__).with_name("empty_window.spec")
    empty = bundling.run_pyinstaller(spec, ROOT / "build" / "measured")
    ours = ROOT / "dist" / "kupola"
    with TemporaryDirectory() as home:
        clocks, spent = _starts([[ours / "kupola", "--smoke"], [empty / "empty_window"]], home)
    size = _tell("size", "MB", [bundling.size(folder) / 1e6 for folder in (ours, empty)])
    start = _tell("start, by the clock", "ms", clocks)
    _tell("start, by the processor", "ms", spent)
    return int(size > LARGEST or start > SLOWEST)


def _starts(commands: list[list[str | Path]], home: str) -> tuple[list[float], list[float]]:
    """Start the programs by turns; return the quickest starts and the usual processor time, in ms.

    Other load only makes a start longer, so the quickest is the most reliable.
    """
    variables = {"HOME": home, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    clocks: list[list[float]] = [[] for _ in commands]
    spent: list[list[float]] = [[] for _ in commands]
    for _ in range(STARTS):
        for command, clock, processor in zip(commands, clocks, spent, strict=True):
            before, start = os.times(), perf_counter()
            subprocess.run(command, env=variables, check=True)  # noqa: S603 - our own programs
            clock.append((perf_counter() - start) * 1000)
            processor.append((sum(os.times()[2:4]) - sum(before[2:4])) * 1000)
    return [min(each) for each in clocks], [median(each) for each in spent]


def _tell(what: str, unit: str, figures: list[float]) -> float:
    ours, empty = figures
    print(f"{what}: {ours:.0f} {unit}, empty window {empty:.0f} {unit}: ratio {ours / empty:.2f}")
    return ours / empty


if __name__ == "__main__":
    sys.exit(main())
