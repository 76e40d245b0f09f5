"""A random user for a long while: nothing may break."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

from PySide6.QtWidgets import QApplication

from core.games import GAMES
from gui.app import CALLED, set_up_application
from tests.benchmarks.memory import megabytes
from tests.gui.monkey import Mishap, Monkey

ACTIONS = int(os.environ.get("KUPOLA_MONKEY_ACTIONS", "20000"))
SEED = int(os.environ.get("KUPOLA_MONKEY_SEED", "7"))
ONLY = os.environ.get("KUPOLA_MONKEY_GAME", "")
SETTINGS = json.loads(os.environ.get("KUPOLA_MONKEY_SETTINGS", "{}"))
"""Such as ``{"appearance": "dark", "text_size": 150, "motion": "normal", "watching": true}``."""


def report() -> None:
    """Let the monkey play each game and print what it found."""
    app = QApplication.instance() or QApplication([*CALLED])
    assert isinstance(app, QApplication)
    set_up_application(app)
    for game in GAMES:
        if ONLY in {"", game}:
            print(f"{game}: {_ran(game)}", flush=True)


def _ran(game: str) -> str:
    began, worked = time.perf_counter(), time.process_time()
    with TemporaryDirectory() as folder:
        monkey = MeasuredMonkey(game, SEED, Path(folder), **SETTINGS)
        try:
            monkey.run(ACTIONS)
        except Mishap as mishap:
            return f"seed {SEED}, {monkey.move_text}; {mishap}"
        passed, worked = time.perf_counter() - began, time.process_time() - worked
        spent = f"{passed:.0f} s ({worked:.0f} s of processor time)"
        return f"seed {SEED}, {ACTIONS} actions in {spent}; {monkey.move_text}; nothing broke"


class MeasuredMonkey(Monkey):
    """Measures memory and widgets at every check."""

    def __init__(self, game: str, seed: int, folder: Path, **settings: Any) -> None:
        super().__init__(game, seed, folder, **settings)
        self._sizes: list[str] = []

    @property
    def move_text(self) -> str:
        """How much it has played, and how large the program was at first, at a tenth and now."""
        marks = [self._sizes[0], self._sizes[len(self._sizes) // 10], self._sizes[-1]]
        return f"{super().move_text}; {', then '.join(marks)}"

    def check(self) -> None:
        """Measure, once all is well."""
        super().check()
        widgets = len(QApplication.allWidgets())
        self._sizes.append(f"{megabytes():.0f} MB and {widgets} widgets")
