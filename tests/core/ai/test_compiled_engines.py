"""Engines that are compiled while the program runs are taken over."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from core.ai.opponents import OPPONENTS

ROOT = Path(__file__).parents[3]
BINARIES = ("*.so", "*.pyd")
PROGRAM = """
import shutil, sys
from pathlib import Path
from threading import Event, Thread
from core.ai.compiled_engines import take_compiled
from core.ai.opponents import OPPONENTS
from core.games import GAMES
from core.match import Match

def best(game, budget, stop=lambda: False):
    state = Match.new(game, game.seats[0], {}, 7).state
    seat = game.to_act(state)
    advice = OPPONENTS[game.key].search(game.view(state, seat), seat, budget, 7, stop)
    return [(each.move, each.value) for each in advice.candidates]

before = [best(game, 8) for game in GAMES.values()]
assert not any(each.compiled for each in OPPONENTS.values())
begun, told, answers = Event(), Event(), []
def stop():
    begun.set()
    return told.is_set()
long = Thread(target=lambda: answers.append(best(GAMES["pixies"], 10**7, stop)))
long.start()
begun.wait()
for binary in Path(sys.argv[1]).glob("core/ai/fast/*/*.*"):
    if binary.suffix in {".so", ".pyd"}:
        shutil.copy(binary, binary.relative_to(sys.argv[1]))
take_compiled()
assert all(each.compiled for each in OPPONENTS.values())
assert [best(game, 8) for game in GAMES.values()] == before
told.set()
long.join()
assert answers
print("the same moves")
"""


@pytest.mark.skipif(
    not all(each.compiled for each in OPPONENTS.values()), reason="nothing is compiled"
)
def test_the_next_search_uses_them_and_a_search_under_way_goes_on(tmp_path: Path) -> None:
    without = shutil.ignore_patterns(*BINARIES, "__pycache__")
    shutil.copytree(ROOT / "core", tmp_path / "core", ignore=without)

    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", PROGRAM, str(ROOT)],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.stdout, done.stderr) == ("the same moves\n", "")
