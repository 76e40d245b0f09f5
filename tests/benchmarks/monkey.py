"""A random user for a long while: nothing may break, whatever it does."""

from __future__ import annotations

import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

from PySide6.QtWidgets import QApplication

from core.games import GAMES
from gui.app import CALLED, dress
from tests.gui.monkey import Mishap, Monkey

ACTIONS = int(os.environ.get("KUPOLA_MONKEY_ACTIONS", "20000"))
SEED = int(os.environ.get("KUPOLA_MONKEY_SEED", "7"))
ONLY = os.environ.get("KUPOLA_MONKEY_GAME", "")


def report() -> None:
    """Let the monkey play each game and print what it found."""
    app = QApplication.instance() or QApplication([*CALLED])
    assert isinstance(app, QApplication)
    dress(app)
    for game in GAMES:
        if ONLY in {"", game}:
            print(f"{game}: {_ran(game)}", flush=True)


def _ran(game: str) -> str:
    began = time.perf_counter()
    with TemporaryDirectory() as folder:
        monkey = Monkey(game, SEED, Path(folder))
        try:
            monkey.run(ACTIONS)
        except Mishap as mishap:
            return f"seed {SEED}, {mishap}"
        seconds = time.perf_counter() - began
        return f"seed {SEED}, {ACTIONS} actions in {seconds:.0f} s; {monkey.told}; nothing broke"
