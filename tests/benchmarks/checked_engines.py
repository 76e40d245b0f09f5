"""Run engines with every check of the C compiler on positions that play never reaches.

``python -m tests.benchmarks checked_engines`` copies the engines, compiles them so that an index
beyond an array, a negative one, an overflow or a shift too far ends the process, and lets them
search accepted positions of all games, numbers of players and options. It needs gcc.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from core.games import GAMES
from tests.hostile_search import searched

POSITIONS = 10_000
"""Shared by the games."""
ROOT = Path(__file__).parents[2]
CHECKS = "-fsanitize=undefined,bounds-strict -fno-sanitize-recover=all"
SEARCH = "import sys; from tests.benchmarks.checked_engines import search; search(*sys.argv[1:])"


def report() -> None:
    """Print a line for each game."""
    with tempfile.TemporaryDirectory() as folder:
        print(f"compiling checked engines in {folder}…", flush=True)
        built = compiled(Path(folder))
        for game in GAMES:
            command = [sys.executable, "-c", SEARCH, game, str(built)]
            subprocess.run(  # noqa: S603 - this very module
                command, cwd=built, env=_variables(built), check=True
            )


def compiled(folder: Path) -> Path:
    """Compile a checked copy of the engines in a folder, and return the folder."""
    without = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for room in ("core", "packaging"):
        shutil.copytree(ROOT / room, folder / room, ignore=without)
    sources = [path for path in (folder / "core/ai/fast").rglob("*.py") if _is_engine(path)]
    if not sources:
        message = "no engine was found"
        raise LookupError(message)
    for source in sources:
        content = source.read_text("utf-8")
        source.write_text(content.replace("boundscheck=False", "boundscheck=True"), "utf-8")
    script = folder / "packaging" / "engines" / "extensions.py"
    script.write_text(script.read_text("utf-8").replace('"-O3"', '"-O1"'), "utf-8")
    tools = {"PYTHONPATH": str(ROOT / ".venv" / "engines"), "CFLAGS": CHECKS, "LDFLAGS": CHECKS}
    command = [sys.executable, str(script), str(folder / "built"), *map(str, sources)]
    subprocess.run(  # noqa: S603 - our own script
        command, cwd=folder, env={**os.environ, **tools}, check=True, stdout=subprocess.DEVNULL
    )
    shutil.copytree(folder / "built" / "lib", folder, dirs_exist_ok=True)
    return folder


def _is_engine(path: Path) -> bool:
    return path.read_text("utf-8").startswith("# cython:")


def search(key: str, folder: str) -> None:
    """Search with the engines that lie in a folder."""
    engine = import_module(f"core.ai.fast.{key}.search")
    assert engine.COMPILED
    assert str(engine.__file__).startswith(folder)
    number = searched(GAMES[key], POSITIONS // len(GAMES) + 1, 1)
    print(f"{key}: {number} positions searched without a fault", flush=True)


def _variables(folder: Path) -> dict[str, str]:
    """Put the engines of the folder before those of the sources on the path."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
