"""Starts the real program several times on one home, and checks that one opens a window."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from attrs import define

from tests.crashes.killer import PATIENCE, ROOT, Killer, Lost

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from core.kernel.rng import Rng

SAID = b"not responding"


@define(eq=False)
class Start:
    """One start of the program: its output, and how it ends."""

    process: subprocess.Popen[bytes]
    told: Path
    errors: Path

    @property
    def lines(self) -> list[str]:
        """Its output: the game that its window shows, and every saved move."""
        return self.told.read_text("utf-8").split("\n")[:-1]

    @property
    def has_window(self) -> bool:
        """Whether it has opened its window on the data folder."""
        return bool(self.lines)

    @property
    def was_refused(self) -> bool:
        """Whether it has handed over, or says that the other program does not answer."""
        return self.process.poll() == 0 or SAID in self.errors.read_bytes()


@define(eq=False)
class Home:
    """A home with a data folder, and the programs that were started on it."""

    folder: Path
    game: str
    started: int = 0

    @contextmanager
    def start(self, runtime: str | None) -> Iterator[Start]:
        """Start the program with a runtime folder, or with none; it is killed at the end."""
        self.started += 1
        told, errors = (self.folder / f"{kind}-{self.started}" for kind in ("told", "errors"))
        hidden = ("XDG_RUNTIME_DIR", "TMPDIR")
        environment = {name: value for name, value in os.environ.items() if name not in hidden}
        for kind in ("DATA", "CONFIG", "STATE"):
            environment[f"XDG_{kind}_HOME"] = str(self.folder)
        if runtime is not None:
            environment["XDG_RUNTIME_DIR"] = runtime
        command = [sys.executable, "-m", "tests.crashes.program", self.game, "1", "kill"]
        with told.open("wb") as output, errors.open("wb") as complaints:
            process = subprocess.Popen(  # noqa: S603 - our own program
                command, cwd=ROOT, env=environment, stdout=output, stderr=complaints
            )
            try:
                yield Start(process, told, errors)
            finally:
                process.kill()
                process.wait()


def meet(folder: Path, game: str, runtimes: tuple[str | None, str | None], rng: Rng) -> bool:
    """Start the program twice at once; return whether the second has handed over.

    Raises:
        Lost: If both open a window, none does, or a saved move is gone.

    """
    home = Home(folder, game)
    with home.start(runtimes[0]) as one, home.start(runtimes[1]) as other:
        pair = (one, other)
        wait_for(lambda: any(each.has_window for each in pair), "no start opens a window")
        wait_for(lambda: any(each.was_refused for each in pair), "both starts stay")
        first = next(each for each in pair if each.has_window)
        count = len(first.lines)
        wait_for(lambda: len(first.lines) > count, "the first start plays no more")
        if all(each.has_window for each in pair):
            problem = "both starts have a window on one data folder"
            raise Lost(problem)
        handed_over = any(each.process.poll() == 0 for each in pair)
    for each in pair:
        if b"Traceback" in (errors := each.errors.read_bytes()):
            raise Lost(errors.decode())
    compare(home, first, rng)
    return handed_over


def compare(home: Home, first: Start, rng: Rng) -> None:
    """Check that the output of a killed program matches its saved game.

    Raises:
        Lost: If a saved move is gone, or there are other games.

    """
    killer = Killer(home.folder, home.game, rng)
    saved = {}
    for line in first.lines:
        _, name, *codes = line.split(" ")
        saved[name] = codes
    for name, codes in saved.items():
        killer.compare_file(name, codes, "second start")
    games = {path.stem for path in (home.folder / "kupola" / "games").rglob("*.kupola")}
    if not games <= set(saved):
        problem = f"there are games {sorted(games)}, but the one window has played {sorted(saved)}"
        raise Lost(problem)


def wait_for(condition: Callable[[], bool], problem: str) -> None:
    """Wait until a condition holds.

    Raises:
        Lost: If it takes too long.

    """
    latest = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > latest:
            raise Lost(problem)
        time.sleep(0.02)


def freeze(start: Start) -> None:
    """Stop a program where it is, as a debugger or a system that sleeps would."""
    os.kill(start.process.pid, signal.SIGSTOP)
