"""How quick the table is, against an empty window in the same run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from statistics import median, quantiles
from typing import Any

from core.games import GAMES

ROUNDS = 7
"""How many fresh processes each figure of starting is the median of; one kind after the other."""
GAMES_IN_A_ROW = 10
OPENINGS = 3
LOOK = "750"
"""Milliseconds for which the start screen is shown."""
FRAME, LONGEST_FRAME = 16.7, 33.0
"""How many milliseconds nearly every frame may take, and every one."""


def report() -> None:
    """Print all figures; each is measured in processes of its own."""
    _report_starting()
    for game in GAMES:
        figures = measured_apart("window", "play", game)
        _report_opening(game)
        for name in ("travel", "drag"):
            _report_frames(f"{game}, {name}", figures[name])
        print(f"{game}: idle CPU {figures['idle']:.2%}")
    _report_memory()


def _report_starting() -> None:
    """Start an empty window, one with the imports of ours, and ours, in turn."""
    samples: dict[str, list[float]] = {"bare": [], "imports": [], "start": []}
    for _ in range(ROUNDS):
        ours = measured_apart("window", "start", str(time.time()))
        samples["start"].append(ours["painted"])
        samples["imports"].append(_empty(*ours["modules"])["painted"])
        samples["bare"].append(_empty()["painted"])
    bare, imports, start = map(median, samples.values())
    print(
        f"first painted start screen {start:.0f} ms;"
        f" empty window with the same imports {imports:.0f} ms, ratio {start / imports:.2f};"
        f" with those of PySide6 only {bare:.0f} ms, ratio {start / bare:.2f}"
    )


def _report_opening(game: str) -> None:
    """Open a game as soon as the start screen is there, and after a look at it."""
    at_once, later, again = (
        min(measured_apart("window", "opening", game, pause)[name] for _ in range(OPENINGS))
        for name, pause in (("first", "0"), ("first", LOOK), ("again", "0"))
    )
    print(
        f"{game}: opening at once {at_once:.0f} ms of work, after a look at the start screen"
        f" {later:.0f} ms, a second time {again:.0f} ms (the best of {OPENINGS} each)"
    )


def _report_frames(name: str, frames: list[float]) -> None:
    ninety_ninth = quantiles(frames, n=100)[98]
    verdict = "kept" if ninety_ninth < FRAME and max(frames) < LONGEST_FRAME else "MISSED"
    print(
        f"{name}: {len(frames)} frames, median {median(frames):.1f} ms,"
        f" 99 % {ninety_ninth:.1f} ms, longest {max(frames):.1f} ms: {verdict}"
    )


def _report_memory() -> None:
    empty = _empty()["memory"]
    after = measured_apart("window", "games", str(GAMES_IN_A_ROW))["memory"]
    grown = ", ".join(f"{megabytes - empty:.0f}" for megabytes in after)
    print(f"memory over the empty window after each of {len(after)} games, in MB: {grown}")


def _empty(*modules: str) -> Any:
    return measured_apart("blank", str(time.time()), *modules)


def measured_apart(module: str, *arguments: str) -> Any:
    """Run a measurement in a process of its own and read what it prints."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # what is installed is compiled
    done = subprocess.run(  # noqa: S603 - our own module, with arguments made here
        [sys.executable, "-m", "tests.benchmarks.program", module, *arguments],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(done.stdout.splitlines()[-1])
