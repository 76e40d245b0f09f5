"""Each game once from the start screen to its result, with a real pointer on a real X server."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO, TYPE_CHECKING, Any

import pytest

from core.games import GAMES
from core.record import loads

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
PROGRAMS = ("Xvfb", "xdotool")
MISSING = [name for name in PROGRAMS if shutil.which(name) is None]
PATIENCE = 60
"""Seconds for the program to answer, even on a busy machine."""
CLICK = ("click", "--delay", "10")
"""A click; xdotool would rest for 100 ms after each one, and the program says when it goes on."""

pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"needs an X server and a pointer: {', '.join(MISSING)} not installed"
)


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """An X server of our own."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(  # noqa: S603 - found on the PATH on purpose
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        yield f":{server.stdout.readline().strip()}"
        server.terminate()


class Player:
    """Reads what can be done and does it with the pointer."""

    def __init__(self, program: subprocess.Popen[str], environment: dict[str, str]) -> None:
        assert program.stdout is not None
        self._environment = environment
        self._prompts: Queue[dict[str, Any]] = Queue()
        Thread(target=self._read, args=(program.stdout,), daemon=True).start()

    def play(self) -> int:
        """Play until the game is over; return how many gestures that took."""
        gestures = 0
        while True:
            prompt = self._next()
            if prompt.get("over"):
                return gestures
            if "drag" in prompt:
                self._point(*_dragged(prompt) if gestures % 2 else _clicked(prompt))
            elif "click" in prompt:
                self._point(*_at(prompt["click"]), *CLICK, "1")
            gestures += 1

    def _next(self) -> dict[str, Any]:
        """Wait until the program wants something, and take the last it said."""
        try:
            prompt = self._prompts.get(timeout=PATIENCE)
        except Empty:
            pytest.fail("the last gesture led to nothing")
        while not self._prompts.empty():
            prompt = self._prompts.get()
        return prompt

    def _read(self, lines: IO[str]) -> None:
        for line in lines:
            self._prompts.put(json.loads(line))

    def _point(self, *commands: str) -> None:
        subprocess.run(  # noqa: S603 - points and buttons
            ["xdotool", *commands],  # noqa: S607 - found on the PATH on purpose
            env=self._environment,
            check=True,
        )


def _at(point: list[int]) -> tuple[str, ...]:
    return ("mousemove", *map(str, point))


def _dragged(prompt: dict[str, Any]) -> list[str]:
    """Drag with the left button, turning with the right one."""
    (x, y), (goal_x, goal_y) = prompt["drag"]
    lifted, halfway = [x + 8, y], [(x + goal_x) // 2, (y + goal_y) // 2]
    turns = (*CLICK, "3") * prompt["turns"]
    way = (*_at([x, y]), "mousedown", "1", *_at(lifted), *turns, *_at(halfway))
    return [*way, *_at([goal_x, goal_y]), "mouseup", "1"]


def _clicked(prompt: dict[str, Any]) -> list[str]:
    """Click twice, turning with the wheel."""
    start, goal = prompt["drag"]
    turns = (*CLICK, "5") * prompt["turns"]
    return [*_at(start), *CLICK, "1", *turns, *_at(goal), *CLICK, "1"]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_the_pointer(game: str, display: str, tmp_path: Path) -> None:
    config, data = tmp_path / "config", tmp_path / "data"
    settings = config / "kupola" / "settings.json"
    settings.parent.mkdir(parents=True)
    plan = {"game": game, "seed": 3, "sitters": [{"name": "Ana"}, {"name": "Bence"}]}
    chosen = {"motion": "off", "muted": True, "language": "en", "plans": {game: plan}}
    chosen["forced_moves"] = False  # every move is to be made with the pointer
    settings.write_text(json.dumps(chosen), "utf-8")
    own = data / "kupola" / "players" / "player-1" / "settings.json"
    own.parent.mkdir(parents=True)
    own.write_text(json.dumps({"met": [game]}), "utf-8")  # the plan is not that of a first game
    environment = {
        **os.environ,
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "XDG_CONFIG_HOME": str(config),
        "XDG_DATA_HOME": str(data),
        "PYTHONPATH": str(ROOT),
    }
    command = [sys.executable, "-m", "tests.end_to_end.prompter", game]
    with subprocess.Popen(  # noqa: S603 - our own module
        command, stdout=subprocess.PIPE, env=environment, cwd=ROOT, text=True
    ) as program:
        try:
            gestures = Player(program, environment).play()
        finally:
            program.terminate()
    (file,) = (data / "kupola" / "games" / "finished").glob("*.kupola")
    match = loads(file.read_text("utf-8")).replay()

    assert match.over
    assert gestures >= match.ply
