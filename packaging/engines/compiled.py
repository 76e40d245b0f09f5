"""Compile the opponents' engines where possible: ``kupola.py make engines``.

The binaries lie beside their sources. Those of a game know each other's C types, so all of them
come and go together: where one cannot be compiled, the sources of that game run interpreted. The
outcome of the last attempt is kept, so that a start without changes costs nothing.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, TypeAlias

from setup.environment import PACKAGING, PYTHON, ROOT, VENV, SetupError, alone, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Progress: TypeAlias = Callable[[int, int], object]
    """Is told how many sources are done, of how many."""

FOLDER = ROOT / "core" / "ai" / "fast"
PLAIN = {"__init__.py"}
"""What stays interpreted."""

SCRIPT = Path(__file__).with_name("extensions.py")
REQUIREMENTS = PACKAGING / "setup" / "requirements-build.txt"
TOOLS = VENV / "engines"
WORK = VENV / "engines-build"
NOTE = VENV / "engines.json"
LOG = VENV / "engines.log"
SYSTEM_HEADERS = Path("/usr/include")

INTERPRETED = "the computer players run uncompiled and think more slowly ({reason})."
NEEDED = "the computer players cannot be compiled: {reason}."
NO_COMPILER = "there is no C compiler; on Debian: sudo apt-get install gcc libc6-dev"
NO_HEADERS = "Python’s header files are not installed; on Debian: sudo apt-get install python3-dev"


class BuildError(Exception):
    """The engines cannot be compiled; says why."""


class ToolsMissing(BuildError):
    """The build tools cannot be installed now; a later attempt may succeed."""


def provide() -> None:
    """Compile what changed; if that fails, say so and leave it interpreted."""
    if not stale():
        return
    with alone():
        clear()
        compile_changed(show_progress)


def require() -> None:
    """Compile what changed.

    Raises:
        SetupError: If something runs interpreted all the same; says why.

    """
    provide()
    if not all(map(_is_compiled, _games())):
        reason = obstacle() or f"more in {LOG}"
        raise SetupError(NEEDED.format(reason=reason))


def sources() -> list[Path]:
    """List everything that is to be compiled."""
    return [source for game in _games() for source in _sources(game)]


def ready() -> list[Path]:
    """List the binaries of all games, if they are compiled and up to date."""
    if stale() or not all(map(_is_compiled, _games())):
        return []
    return [binary for game in _games() for binary in _binaries(game)]


def clear() -> None:
    """Remove the binaries of games whose sources have changed."""
    for game in stale():
        for binary in _binaries(game):
            binary.unlink()


def compile_changed(
    progress: Progress, may_place: Callable[[], object] = lambda: None
) -> list[Path]:
    """Compile the games that changed and note the outcome; return those that are compiled now.

    Args:
        progress: Called after each source.
        may_place: Called before the binaries are put in place; it blocks until they may be.

    """
    changed = stale()
    try:
        built = _build(changed, progress)
    except (BuildError, OSError) as error:
        say(INTERPRETED.format(reason=error))
        if not isinstance(error, ToolsMissing):
            note()
        return []
    may_place()
    for game in built:
        for binary in _built(game):
            shutil.move(binary, game / binary.name)
    note()
    if missing := [game.name for game in changed if game not in built]:
        say(INTERPRETED.format(reason=f"{', '.join(missing)} cannot be compiled; more in {LOG}"))
    return built


def note() -> None:
    """Store the outcome for every game's sources."""
    NOTE.write_text(json.dumps({game.name: _fact(game) for game in _games()}, indent=2), "utf-8")


def stale() -> list[Path]:
    """List the games of which something has changed since the last attempt."""
    noted = _noted()
    return [game for game in _games() if noted.get(game.name) != _fact(game)]


def obstacle() -> str | None:
    """Return what is missing on this system, if anything, and how to install it."""
    if not _compiler():
        return NO_COMPILER
    return None if _headers().exists() else NO_HEADERS


def show_progress(done: int, total: int) -> None:
    """Print the progress on one line of the terminal that is overwritten."""
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        sentence = f"\rkupola: {done} of {total} parts of the computer players are compiled"
        print(sentence, end=end, file=sys.stderr, flush=True)


def _build(games: Sequence[Path], progress: Progress) -> list[Path]:
    """Compile games in a separate folder; return those with every source compiled."""
    if reason := obstacle():
        raise BuildError(reason)
    say("compiling the computer players; this is needed once…")
    start = perf_counter()
    _install_tools()
    shutil.rmtree(WORK / "lib", ignore_errors=True)
    sources = [str(source) for game in games for source in _sources(game)]
    failed = _compile([str(SCRIPT), str(WORK), *sources], progress)
    built = [game for game in games if len(_built(game)) == len(_sources(game))]
    if failed and not built:
        reason = f"they cannot be compiled; more in {LOG}"
        raise BuildError(reason)
    say(f"the computer players are compiled, after {perf_counter() - start:.0f} s")
    return built


def _games() -> list[Path]:
    return sorted({source.parent for source in FOLDER.glob("*/*.py") if source.name not in PLAIN})


def _sources(game: Path) -> list[Path]:
    return sorted(path for path in game.glob("*.py") if path.name not in PLAIN)


def _binaries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("*.*") if path.suffix in {".so", ".pyd"})


def _built(game: Path) -> list[Path]:
    return _binaries(WORK / "lib" / game.relative_to(ROOT))


def _is_compiled(game: Path) -> bool:
    made = {binary.name.partition(".")[0] for binary in _binaries(game)}
    return made == {source.stem for source in _sources(game)}


def _fact(game: Path) -> str:
    """Return a digest of everything on which the result depends, and of the result.

    A compiled result no longer depends on the compiler.
    """
    summed = hashlib.sha256()
    for file in (*_sources(game), *sorted(game.glob("*.pxd")), REQUIREMENTS, SCRIPT):
        summed.update(file.read_bytes())
    fact = f"{summed.hexdigest()}, {sys.implementation.cache_tag}"
    return f"{fact}: compiled" if _is_compiled(game) else f"{fact}: {_surroundings()}"


def _surroundings() -> str:
    """Return a digest of the parts of the system that can prevent compiling."""
    compiler = _compiler()
    found = Path(compiler).resolve() if compiler else None
    system = SYSTEM_HEADERS.stat().st_mtime_ns if SYSTEM_HEADERS.exists() else None
    return f"nothing by {found}, Python.h {_headers().exists()}, other headers {system}"


def _noted() -> dict[str, str]:
    try:
        noted = json.loads(NOTE.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return noted if isinstance(noted, dict) else {}


def _compiler() -> str | None:
    """Find the C compiler; on Windows setuptools finds it."""
    if os.name == "nt":
        return "msvc"
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def _headers() -> Path:
    return Path(sysconfig.get_path("include"), "Python.h")


def _install_tools() -> None:
    """Put Cython beside the environment, not into it: the program does not need it to run."""
    installed = TOOLS / REQUIREMENTS.name
    if installed.exists() and installed.read_bytes() == REQUIREMENTS.read_bytes():
        return
    shutil.rmtree(TOOLS, ignore_errors=True)
    options = ("--require-hashes", "--only-binary=:all:", "--no-input", "--retries=1")
    target = ("--target", str(TOOLS), "-r", str(REQUIREMENTS))
    pip = ("-m", "pip", "--disable-pip-version-check", "install", "--no-compile")
    if _run([*pip, *options, *target], lambda _: None):
        reason = f"the tools for it cannot be installed; more in {LOG}"
        raise ToolsMissing(reason)
    shutil.copy(REQUIREMENTS, installed)


def _compile(arguments: list[str], progress: Progress) -> int:
    def read(line: str) -> None:
        if match := re.fullmatch(r"(\d+) (\d+)", line.strip()):
            progress(int(match[1]), int(match[2]))

    return _run(arguments, read)


def _run(arguments: list[str], read: Callable[[str], None]) -> int:
    path = os.pathsep.join(map(str, (TOOLS, PACKAGING)))
    variables = {**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"}
    with (
        LOG.open("w", encoding="utf-8") as log,
        subprocess.Popen(
            [PYTHON, *arguments],
            cwd=ROOT,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=log,
            encoding="utf-8",
            errors="replace",
        ) as running,
    ):
        assert running.stdout is not None  # noqa: S101 - a pipe was asked for
        for line in running.stdout:
            read(line)
    return running.returncode
