"""Starts the program, kills it, and compares what is left with what was played."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import Factory, define

from core.kernel.errors import KupolaError
from gui.store.game_files import SUFFIX, read
from gui.store.saved_games import SavedGames
from tests.crashes.faults import DEATHS

if TYPE_CHECKING:
    from core.kernel.rng import Rng

ROOT = Path(__file__).parents[2]
PATIENCE = 180
"""Seconds within which the program must begin to play, even on a busy machine."""
LONGEST = 1500
"""Milliseconds after the first move at which the program is killed, at the latest."""


class Lost(AssertionError):
    """A completed move or game that is missing."""


@define(eq=False)
class Killer:
    """Lets one game be played over many crashes in a folder of its own."""

    folder: Path
    game: str
    rng: Rng
    moves: int = 0
    _saved: dict[str, list[str]] = Factory(dict)

    def strike(self, fault: str) -> None:
        """Let the program play on until it is killed; raises what is lost.

        Raises:
            Lost: If a move or a game is gone, or cannot be read.

        """
        seed, self.rng = self.rng.below(10**6)
        told = self._killed(seed, fault)
        for line in told:
            kind, name, *codes = line.split(" ")
            if kind == "found" and not _holds(codes, self._saved.get(name, [])):
                problem = f"{fault}: {name} goes on with {codes} instead of {self._saved[name]}"
                raise Lost(problem)
            self._saved[name] = codes
        self.moves += len(told)
        for name, codes in self._saved.items():
            self.compare_file(name, codes, fault)

    def _killed(self, seed: int, fault: str) -> list[str]:
        variables = {f"XDG_{kind}_HOME": str(self.folder) for kind in ("DATA", "CONFIG", "STATE")}
        output = self.folder / f"told-{seed}"
        command = [sys.executable, "-m", "tests.crashes.program", self.game, str(seed), fault]
        with output.open("wb") as told:
            environment = {**os.environ, **variables, "XDG_RUNTIME_DIR": str(self.folder)}
            program = subprocess.Popen(  # noqa: S603 - our own program
                command, cwd=ROOT, env=environment, stdout=told, stderr=subprocess.PIPE
            )
            self._wait(program, output, fault)
            program.kill()
            _, errors = program.communicate()
        lines = output.read_text("utf-8").split("\n")
        if b"Traceback" in errors or len(lines) == 1:
            problem = f"{fault}, seed {seed}: ended with {program.returncode}: {errors.decode()}"
            raise Lost(problem)
        return lines[:-1]  # the last one is empty, or was cut short

    def _wait(self, program: subprocess.Popen[bytes], output: Path, fault: str) -> None:
        """Wait until it plays, then for a while; if it is to die by itself, until then."""
        latest = time.monotonic() + PATIENCE
        while program.poll() is None and time.monotonic() < latest:
            if fault not in DEATHS and output.stat().st_size:
                moment, self.rng = self.rng.below(LONGEST)
                time.sleep(moment / 1000)
                return
            time.sleep(0.01)
        if program.poll() is None:
            program.kill()
            problem = f"{fault}: it never began to play, or the fault never happened"
            raise Lost(problem)

    def compare_file(self, name: str, codes: list[str], fault: str) -> None:
        """Check that a game's file holds the moves that were reported as saved.

        Raises:
            Lost: If a move is gone, or the file cannot be read.

        """
        saved_games = SavedGames(self.folder / "kupola" / "games")
        places = [place / (name + SUFFIX) for place in (saved_games.folder, saved_games.finished)]
        found = [place for place in places if place.exists()]
        if not found and not codes:
            return
        try:
            matches = [read(place).replay() for place in found]
        except KupolaError as error:
            problem = f"{fault}: {name} cannot be opened: {error}"
            raise Lost(problem) from None
        lines = [[turn.move.code for turn in match.turns] for match in matches]
        if not any(_holds(line, codes) for line in lines):
            problem = f"{fault}: {name} has {lines} instead of {codes}"
            raise Lost(problem)


def _holds(line: list[str], told: list[str]) -> bool:
    """Return whether a line holds every reported move; a last one may be unreported."""
    return line[: len(told)] == told
