"""Compile the opponents' engines in place where possible: ``kupola.py make engines``.

If anything goes wrong, the same sources run interpreted. The outcome of the last attempt is
kept, so that a start without changes costs nothing.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setup.environment import PACKAGING, PYTHON, ROOT, VENV, alone, say

FOLDER = ROOT / "core" / "ai" / "fast"
PLAIN = {"__init__.py"}
"""What stays interpreted."""

SCRIPT = Path(__file__).with_name("extensions.py")
REQUIREMENTS = PACKAGING / "setup" / "requirements-build.txt"
TOOLS = VENV / "engines"
NOTE = VENV / "engines.json"
LOG = VENV / "engines.log"

INTERPRETED = "the computer players run uncompiled and think more slowly ({reason})."


class BuildError(Exception):
    """The engines cannot be compiled; says why."""


class ToolsMissing(BuildError):
    """The tools cannot be had today; tomorrow they may."""


def provide() -> None:
    """Compile what changed; if that fails, say so and leave it interpreted."""
    if not stale():
        return
    with alone():
        changed = stale()
        for engine in changed:
            for binary in _binaries(engine):
                binary.unlink()
        try:
            _compile(changed)
        except (BuildError, OSError) as error:
            say(INTERPRETED.format(reason=error))
            if isinstance(error, ToolsMissing):
                return
        note()


def note() -> None:
    """Remember what has become of every source."""
    NOTE.write_text(json.dumps({_name(e): _fact(e) for e in _engines()}, indent=2), "utf-8")


def _compile(changed: list[Path]) -> None:
    _check_compiler()
    say("compiling the computer players; this is needed once…")
    _install_tools()
    _run([str(SCRIPT), *map(str, changed)], "they cannot be compiled")


def stale() -> list[Path]:
    """List the sources that have changed since the last attempt."""
    noted = _noted()
    return [engine for engine in _engines() if noted.get(_name(engine)) != _fact(engine)]


def _engines() -> list[Path]:
    return sorted(path for path in FOLDER.glob("*/*.py") if path.name not in PLAIN)


def _name(engine: Path) -> str:
    return engine.relative_to(FOLDER).as_posix()


def _binaries(engine: Path) -> list[Path]:
    return sorted(p for p in engine.parent.glob(f"{engine.stem}.*") if p.suffix in {".so", ".pyd"})


def _fact(engine: Path) -> str:
    """Sum up everything on which the result depends, and the result."""
    summed = hashlib.sha256()
    for file in (engine, *sorted(engine.parent.glob("*.pxd")), REQUIREMENTS, SCRIPT):
        summed.update(file.read_bytes())
    made = ", ".join(binary.name for binary in _binaries(engine)) or "nothing"
    return f"{summed.hexdigest()}, {sys.implementation.cache_tag}, {_compiler()}: {made}"


def _noted() -> dict[str, str]:
    try:
        noted = json.loads(NOTE.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return noted if isinstance(noted, dict) else {}


def _compiler() -> str | None:
    """Find the C compiler; Windows has its own ways, which setuptools knows."""
    if os.name == "nt":
        return "msvc"
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def _check_compiler() -> None:
    if not _compiler():
        reason = "there is no C compiler"
        raise BuildError(reason)
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        reason = "Python’s header files are not installed"
        raise BuildError(reason)


def _install_tools() -> None:
    """Put Cython beside the environment, not into it: the program does not need it to run."""
    installed = TOOLS / REQUIREMENTS.name
    if installed.exists() and installed.read_bytes() == REQUIREMENTS.read_bytes():
        return
    shutil.rmtree(TOOLS, ignore_errors=True)
    options = ("--require-hashes", "--only-binary=:all:", "--no-input", "--retries=1")
    target = ("--target", str(TOOLS), "-r", str(REQUIREMENTS))
    pip = ("-m", "pip", "--disable-pip-version-check", "install")
    try:
        _run([*pip, *options, *target], "the tools for it cannot be installed")
    except BuildError as error:
        raise ToolsMissing(*error.args) from error
    shutil.copy(REQUIREMENTS, installed)


def _run(arguments: list[str], failure: str) -> None:
    path = os.pathsep.join(map(str, (TOOLS, PACKAGING)))
    variables = {**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"}
    with LOG.open("wb") as log:
        done = subprocess.run(
            [PYTHON, *arguments], cwd=ROOT, env=variables, stdout=log, stderr=log, check=False
        )
    if done.returncode:
        reason = f"{failure}; more in {LOG}"
        raise BuildError(reason)
