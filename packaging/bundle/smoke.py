"""Test a bundle as on a stranger's machine: ``kupola.py smoke [FOLDER OR PACKAGE [SECONDS]]``.

It runs from another folder, with a home of its own, without our variables, and from a program
folder in which nothing can be written.
"""

from __future__ import annotations

import json
import os
import subprocess
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer
from time import perf_counter
from typing import TYPE_CHECKING

from setup.environment import ROOT, SetupError, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LIMIT = 60
"""Seconds that the self-test may take on an idle machine."""
KEPT = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "DISPLAY", "LD_LIBRARY_PATH")
SUFFIX = ".exe" if os.name == "nt" else ""
REQUESTS = (
    {"cmd": "new", "game": "kingdomino", "seats": 2, "seed": 7},
    {"cmd": "best", "level": "expert", "seconds": 0.1},
    {"cmd": "moves"},
)
TABLE = {
    "cmd": "host",
    "game": "kingdomino",
    "seats": ["open", "open"],
    "broker": "mqtts://127.0.0.1:1",
}
"""A table at a broker that does not exist: all that a table needs is loaded before that is said."""
REFUSED = "the connection is refused"


def main(arguments: Sequence[str]) -> int:
    """Test a bundle, by default ``dist/kupola``, or a package of it, within a time limit."""
    thing = Path(arguments[0]).resolve() if arguments else ROOT / "dist" / "kupola"
    limit = float(arguments[1]) if arguments[1:] else LIMIT
    if thing.is_file():
        from bundle import smoke_packages

        smoke_packages.check(thing, limit)
    else:
        check(thing, limit)
    return 0


def check(folder: Path, limit: float = LIMIT) -> None:
    """Start both programs of a bundle.

    Raises:
        SetupError: If one of them fails; with its output.

    """
    with TemporaryDirectory() as home, read_only(folder):
        started = perf_counter()
        run([str(folder / f"kupola{SUFFIX}"), "--self-test"], home, limit=limit)
        say(f"the self-test of the bundle passed in {perf_counter() - started:.1f} s")
        words = "".join(json.dumps(request) + "\n" for request in REQUESTS)
        replies = run([str(folder / f"kupola-engine{SUFFIX}")], home, words, limit)
        if len(replies.splitlines()) != len(REQUESTS) or '"error"' in replies:
            message = f"the engine of the bundle answered: {replies}"
            raise SetupError(message)
        say("the engine of the bundle answers")
        _check_tables([str(folder / f"kupola-engine{SUFFIX}")], home, limit)
        say("the bundle can open tables")


def _check_tables(command: list[str], home: str, limit: float) -> None:
    """Open a table at a broker that does not exist, and wait until the engine says so."""
    told: list[str] = []
    with subprocess.Popen(
        command,
        cwd=home,
        env=_variables(home),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    ) as engine:
        watch = Timer(limit, engine.kill)
        watch.start()
        try:
            print(json.dumps(TABLE), file=engine.stdin, flush=True)
            for line in engine.stdout or ():
                told.append(line)
                if REFUSED in line or '"error"' in line:
                    break
        finally:
            watch.cancel()
            engine.kill()
    if REFUSED not in "".join(told):
        message = f"the bundle cannot open a table: {''.join(told)}"
        raise SetupError(message)


def _variables(home: str) -> dict[str, str]:
    """Return the variables of a stranger's machine."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    homes = dict.fromkeys(("HOME", "USERPROFILE", "LOCALAPPDATA", "APPDATA"), home)
    return {**kept, **homes, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}


def run(command: list[str], home: str, words: str = "", limit: float = LIMIT) -> str:
    """Run a program with a home of its own and without our variables; return what it printed.

    Raises:
        SetupError: If it fails or takes too long; with its output.

    """
    try:
        done = subprocess.run(
            command,
            cwd=home,
            env=_variables(home),
            input=words,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        message = f"`{' '.join(command)}` has not ended after {limit:.0f} s."
        raise SetupError(message) from error
    if done.returncode:
        message = f"`{' '.join(command)}` ended with {done.returncode}:\n{done.stdout}"
        raise SetupError(message)
    return done.stdout


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Make a folder read-only for the block, and check that no file has appeared in it."""
    before = sorted(folder.rglob("*"))
    entries = [path for path in (folder, *before) if not path.is_symlink()]
    modes = {path: path.stat().st_mode for path in entries}
    for path in entries:
        path.chmod(modes[path] & ~0o222)
    try:
        yield
    finally:
        for path in entries:
            path.chmod(modes[path])
    if sorted(folder.rglob("*")) != before:
        message = f"the program has written into its own folder {folder}."
        raise SetupError(message)
