"""A desktop of our own with Orca and Kupola on it, played by keys and heard as Orca's speech."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tests.end_to_end.outside import PYTHON, ROOT, bus, missing, said, started

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
PROGRAMS = ("Xvfb", "xdotool", LAUNCHER, "orca")
AWAKE = "from tests.end_to_end.tree import DESKTOP, Tree; Tree(print).children([DESKTOP])"
"""Waits for AT-SPI: a desktop has it before any program starts, and Qt enrols only once."""
SCREEN = ("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
FOCUS = ("search", "--onlyvisible", "--name", "Kupola", "windowfocus")
"""Gives the keyboard to the program, where no window manager does."""
GONE = "Could not find accessible"
"""What Qt complains of when a reader asks about what has gone."""
AHEAD = ("nice", "-n", "-10")
"""Lets a program go first where that is allowed: a late Orca drops what it is told."""
READER = shlex.split(os.environ.get("KUPOLA_ORCA_PYTHON", PYTHON))
"""The command of the Python that Orca belongs to: another one has another version of Orca."""
PATIENCE = 60.0
"""Seconds for Orca or Kupola to start, even on a busy machine."""
QUIET, BLINK = 0.25, 0.02
"""Seconds of silence after the last words, and between two looks."""
TRIES, AGAIN = 5, 1.0
"""How often the bus of AT-SPI is asked for, which a busy machine may be too slow to start, and
after how many seconds."""
ENDS = 10.0
"""Seconds in which a program ends that is asked to; Orca sometimes does not."""


def absent() -> list[str]:
    """List what a stage needs and this machine does not have."""
    return missing(*PROGRAMS)


class Heard(NamedTuple):
    """A key, and what Orca said after it."""

    key: str
    lines: list[str]


class Speech:
    """What Orca has said and was not listened to yet."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._read = 0

    def listen(self, answer: float = PATIENCE, ending: str = "") -> list[str]:
        """Wait for words with an ending, and then until there are no more for a moment."""
        lines: list[str] = []
        deadline = time.monotonic() + answer
        while time.monotonic() < deadline:
            if more := self._more():
                lines += more
                if any(line.endswith(ending) for line in lines):
                    deadline = time.monotonic() + QUIET
            time.sleep(BLINK)
        return lines

    def skip(self) -> None:
        """Leave out what was said until now."""
        self._more()

    def _more(self) -> list[str]:
        if not self._file.exists():
            return []
        whole, newline, _ = self._file.read_text("utf-8")[self._read :].rpartition("\n")
        self._read += len(whole) + len(newline)
        return [json.loads(line) for line in whole.splitlines()]


class Stage:
    """Presses keys and listens; keeps a transcript."""

    def __init__(self, environment: Mapping[str, str], speech: Speech, errors: Path) -> None:
        self._environment = environment
        self._errors = errors
        self._speech = speech
        self.transcript: list[Heard] = []

    @property
    def spoken(self) -> list[str]:
        """Everything that was heard."""
        return [line for heard in self.transcript for line in heard.lines]

    @property
    def complaints(self) -> list[str]:
        """What Qt has complained of: questions about elements that have gone."""
        return [line for line in self._errors.read_text("utf-8").splitlines() if GONE in line]

    def press(self, key: str, ending: str = "") -> list[str]:
        """Press a key, by its X name, and return what Orca says then: no key is silent."""
        self._xdotool("key", key)
        return self._keep(key, self._speech.listen(ending=ending))

    def wait(self, seconds: float = PATIENCE) -> list[str]:
        """Listen for some time, and until the last words are said, without a key."""
        return self._keep("", self._speech.listen(seconds))

    def focus(self) -> None:
        """Give the keyboard to the program once its window is there."""
        deadline = time.monotonic() + PATIENCE
        while not self._xdotool(*FOCUS) and time.monotonic() < deadline:
            time.sleep(BLINK)
        self.wait()

    def _xdotool(self, *commands: str) -> bool:
        run = subprocess.run(  # noqa: S603 - keys and a window's name
            ["xdotool", *commands],  # noqa: S607 - found on the PATH on purpose
            env=dict(self._environment),
            check=False,
            stderr=subprocess.DEVNULL,
        )
        return run.returncode == 0

    def _keep(self, key: str, lines: list[str]) -> list[str]:
        if key or lines:
            self.transcript.append(Heard(key, lines))
        return lines


@contextmanager
def reading(home: Path) -> Iterator[dict[str, str]]:
    """Start an X server, the buses and Orca; yield the environment of programs there."""
    running = home / "run"
    running.mkdir(mode=0o700, parents=True)
    environment = {
        **os.environ,
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(running),
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "LC_ALL": "C.UTF-8",
        "PYTHONPATH": str(ROOT),
        "KUPOLA_SPEECH": str(home / "speech.jsonl"),
    }
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        environment[f"XDG_{name}_HOME"] = str(home / name.lower())
    with ExitStack() as ending:

        def start(*command: str) -> subprocess.Popen[str]:
            program = ending.enter_context(started(command, environment))
            ending.callback(end, program)
            return program

        environment["DISPLAY"] = f":{said(start(*AHEAD, *SCREEN))}"
        daemon = ending.enter_context(bus(environment, *AHEAD))
        ending.callback(end, daemon)
        environment["DBUS_SESSION_BUS_ADDRESS"] = said(daemon)
        for _ in range(TRIES):
            awake = subprocess.run([PYTHON, "-c", AWAKE], env=environment, cwd=ROOT, check=False)  # noqa: S603 - fixed
            if awake.returncode == 0:
                break
            time.sleep(AGAIN)
        settings = str(home / "orca")
        start(*AHEAD, *READER, "-m", "tests.orca.reader", settings, environment["KUPOLA_SPEECH"])
        Speech(Path(environment["KUPOLA_SPEECH"])).listen()  # it says that it is there
        yield environment


@contextmanager
def playing(
    environment: dict[str, str], home: Path, settings: Mapping[str, object], met: str
) -> Iterator[Stage]:
    """Start Kupola with settings, for a player who has played a game before."""
    folders = {"CONFIG": home / "config", "DATA": home / "data"}
    config = folders["CONFIG"] / "kupola" / "settings.json"
    own = folders["DATA"] / "kupola" / "players" / "player-1" / "settings.json"
    for file, content in ((config, settings), (own, {"met": [met]})):
        file.parent.mkdir(parents=True)
        file.write_text(json.dumps(content), "utf-8")
    here = {f"XDG_{name}_HOME": str(folder) for name, folder in folders.items()}
    command = (*AHEAD, sys.executable, "-m", "gui")
    errors = home / "errors.txt"
    with (
        errors.open("wb") as written,
        started(command, {**environment, **here}, written) as program,
    ):
        stage = Stage(environment, speech_of(environment), errors)
        try:
            stage.focus()
            yield stage
        finally:
            end(program)


def end(program: subprocess.Popen[str]) -> None:
    """Ask a program to end, and end it if it does not."""
    program.terminate()
    try:
        program.wait(ENDS)
    except subprocess.TimeoutExpired:
        program.kill()


def speech_of(environment: Mapping[str, str]) -> Speech:
    """Return what Orca says from now on."""
    speech = Speech(Path(environment["KUPOLA_SPEECH"]))
    speech.skip()
    return speech
