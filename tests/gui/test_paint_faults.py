"""After any fault while painting, the program goes on and paints it the next time.

``KUPOLA_PAINT_FAULTS=200`` lets all screens fail, 200 times together; without it, a few do.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .fault_injector import PAINTED, fail_at

ROOT = Path(__file__).parents[2]
SAMPLE = (
    "start",
    "game_azul_duel",
    "game_kingdomino",
    "game_pixies",
    "new_game_kingdomino",
    "result_azul_duel",
    "replay_pixies",
    "settings",
)
FAULTS = int(os.environ.get("KUPOLA_PAINT_FAULTS", "40"))
FAILING = PAINTED if len(PAINTED) <= FAULTS else SAMPLE


@pytest.mark.parametrize("name", FAILING)
@pytest.mark.usefixtures("qapp")
def test_a_fault_is_logged_once_and_leaves_no_trace(
    name: str, tmp_path: Path, paint_faults: list[str]
) -> None:
    number = math.ceil(FAULTS / len(FAILING))
    flaws = fail_at(name, number, FAILING.index(name), tmp_path)
    logged = len(paint_faults)
    paint_faults.clear()

    assert flaws == []
    assert logged == number


def test_the_program_itself_goes_on_after_faults() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "tests.gui.fault_injector", "game_kingdomino", "5", "1"],
        cwd=ROOT,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
        timeout=200,
    )

    assert (done.returncode, done.stdout.split(), "QPaint" in done.stderr) == (0, [], False)
