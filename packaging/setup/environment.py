"""The environment in ``.venv``: made when missing, mended when broken, left alone when right."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
FACTS = VENV / "kupola.json"
LOG = VENV / "kupola-setup.log"
RUNTIME = PACKAGING / "setup" / "requirements.txt"
TEST = PACKAGING / "setup" / "requirements-test.txt"
TRANSLATIONS = PACKAGING / "i18n" / "translations.py"

UNFINISHED = {"python": "unfinished"}
"""The marker during an installation: a start that finds it begins from scratch."""


class SetupError(Exception):
    """The environment cannot be made; says why, and what to do about it, in a sentence."""


def prepare(*extra: Path, platform: str) -> None:
    """Make sure that the program can run on a Qt platform, with extra requirements if given."""
    wanted = _wanted((RUNTIME, *extra), platform)
    if _is_ready(wanted):
        return
    try:
        with alone():
            if not _is_ready(wanted):
                _make(wanted, (RUNTIME, *extra), platform)
    except OSError as error:
        message = f"the environment {VENV} cannot be made: {error}."
        raise SetupError(message) from error


def call(*arguments: str) -> int:
    """Run the environment's Python and return its exit code."""
    return subprocess.run([PYTHON, *arguments], env=variables(), check=False).returncode


def run_script(script: Path, *arguments: str) -> int:
    """Run a script of ``packaging/`` with the environment's Python and return its exit code."""
    command = [str(PYTHON), str(script), *arguments]
    return subprocess.run(command, env=variables(PACKAGING), check=False).returncode


def variables(*folders: Path) -> dict[str, str]:
    """Return the variables with which the environment's Python finds exactly our sources.

    Args:
        folders: Where it finds modules beside ``core`` and ``gui``.

    """
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONHOME"}
    path = os.pathsep.join(map(str, (ROOT, *folders)))
    return {**kept, "PYTHONPATH": path, "PYTHONUTF8": "1"}


def catalogues_are_stale() -> bool:
    """Return whether a catalogue is newer than its compiled form."""
    return any(
        not (compiled := source.with_suffix(".qm")).exists()
        or compiled.stat().st_mtime_ns < source.stat().st_mtime_ns
        for source in (ROOT / "i18n").glob("*.ts")
    )


def compile_translations() -> None:
    """Compile the catalogues if one of them is newer than its compiled form."""
    if catalogues_are_stale() and run_script(TRANSLATIONS, "--compile"):
        message = "the translations in i18n/ cannot be compiled; the reason stands above."
        raise SetupError(message)


def say(sentence: str) -> None:
    """Print a message on the terminal."""
    print(f"kupola: {sentence}", file=sys.stderr, flush=True)


def _wanted(requirements: Sequence[Path], platform: str) -> dict[str, str]:
    digests = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in requirements}
    return {"python": sys.implementation.cache_tag, f"{platform} libraries": "found", **digests}


def _is_ready(wanted: dict[str, str]) -> bool:
    return PYTHON.exists() and wanted.items() <= _facts().items()


def _facts() -> dict[str, str]:
    try:
        facts = json.loads(FACTS.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return facts if isinstance(facts, dict) else {}


def _note(facts: dict[str, str]) -> None:
    draft = FACTS.with_suffix(".new")
    draft.write_text(json.dumps(facts, indent=2), "utf-8")
    draft.replace(FACTS)


def _make(wanted: dict[str, str], requirements: Sequence[Path], platform: str) -> None:
    facts = _facts()
    same = all(facts.get(key) == wanted[key] for key in ("python", RUNTIME.name))
    if not same or not PYTHON.exists():
        facts = {"python": wanted["python"]}
    changed = [file for file in requirements if facts.get(file.name) != wanted[file.name]]
    if changed:
        _install(changed)
        facts |= {file.name: wanted[file.name] for file in changed}
        _note(facts)
    if f"{platform} libraries" not in facts:
        from setup import system_libraries

        system_libraries.provide(VENV, platform)
        _note(facts | wanted)


def _install(requirements: Sequence[Path]) -> None:
    say(f"preparing {VENV.name}; this is needed once and downloads up to 120 MB…")
    before = _facts()
    if _is_usable():
        if _pip(requirements):
            return
        if _is_offline():
            _note(before)  # pip changes nothing before it has downloaded everything
            raise SetupError(_trouble())
    _create()
    if not _pip(requirements):
        raise SetupError(_trouble())


def _is_offline() -> bool:
    words = LOG.read_text("utf-8", "replace")
    return "connection broken by" in words or "Could not fetch URL" in words


def _trouble() -> str:
    if _is_offline():
        reason = "the package index cannot be reached. Is there a network connection?"
    else:
        words = LOG.read_text("utf-8", "replace").strip() or "pip did not say why."
        reason = words.splitlines()[-1]
    return f"the dependencies cannot be installed: {reason} (more in {LOG})"


def _is_usable() -> bool:
    """Return whether a .venv of unknown origin has a working pip and this version of Python."""
    if not PYTHON.exists() or _facts() == UNFINISHED:
        return False
    tag = "import sys, pip; print(sys.implementation.cache_tag)"
    found = subprocess.run([PYTHON, "-c", tag], capture_output=True, text=True, check=False)
    return found.stdout.strip() == sys.implementation.cache_tag


def _create() -> None:
    if find_spec("ensurepip") is None:
        if not shutil.which("apt-get"):
            message = "this Python lacks its module ensurepip: get a whole one from python.org."
            raise SetupError(message)
        from setup import system_libraries

        package = f"python3.{sys.version_info.minor}-venv"
        system_libraries.install([(package,)], "Python's own module ensurepip is not installed")
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", VENV], capture_output=True, text=True, check=False
    )
    if made.returncode:
        message = f"the environment {VENV} cannot be made: {(made.stdout + made.stderr).strip()}"
        raise SetupError(message)


def _pip(requirements: Sequence[Path]) -> bool:
    _note(UNFINISHED)
    files = [word for file in requirements for word in ("-r", str(file))]
    options = ["--require-hashes", "--only-binary=:all:", "--no-input", "--retries=2"]
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", *options, *files]
    with LOG.open("wb") as log:
        return not subprocess.run(command, stdout=log, stderr=log, check=False).returncode


@contextmanager
def alone() -> Iterator[None]:
    """Lock the environment for the block, where the system supports locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with RUNTIME.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
