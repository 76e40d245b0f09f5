"""Every check of the test command: what CI runs is what a developer runs."""

from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from setup.environment import PACKAGING, PYTHON, ROOT, TRANSLATIONS, variables

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

STEPS = {
    "mypy": ("-m", "mypy"),
    "ruff check": ("-m", "ruff", "check", "--no-cache", "."),
    "ruff format": ("-m", "ruff", "format", "--no-cache", "--check", "."),
    "import-linter": ("-c", "from importlinter.cli import lint_imports_command as run; run()"),
    "translations": (str(TRANSLATIONS), "--check"),
}
LONGEST = "mypy"
"""The longest check, so the tests run beside it."""
PYTEST = ("-m", "pytest")
WHOLE = ("-n", "2", "--dist", "worksteal", "-ra", "--durations=20")
QUICK = "--quick"
SLOW = (
    "tests/contract/test_opponents.py",
    "tests/core/ai",
    "tests/core/network/test_kills.py",
    "tests/core/puzzles/test_proofs.py",
    "tests/crashes",
    "tests/end_to_end",
    "tests/gui/games/test_hitting.py",
    "tests/gui/learn/test_all_lessons.py",
    "tests/gui/learn/test_step_layout.py",
    "tests/gui/test_drops.py",
    "tests/gui/test_growth.py",
    "tests/gui/test_keyboard_alone.py",
    "tests/gui/test_large_home.py",
    "tests/gui/test_monkey.py",
    "tests/gui/test_switching.py",
    "tests/gui/walk",
    "tests/orca",
    "tests/packaging/test_appimage.py",
    "tests/packaging/test_kupola.py",
    "tests/packaging/test_smoke.py",
    "tests/packaging/test_wheels.py",
    "tests/test_skips.py",
)
"""What a quick run leaves out; of other files in ``tests/gui`` it runs the first test only."""
IN_HURRY = {"KUPOLA_QUICK": "1"}
"""The variable of a quick run: see ``tests/conftest.py`` and ``tests/skips.py``."""
COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}
"""The cache of compiled modules, shared by workers and the programs that tests start."""


class Done(NamedTuple):
    """A step that was run, and its output."""

    name: str
    code: int
    words: str
    seconds: float

    def tell(self) -> None:
        """Print how the step went, and why if it failed."""
        verdict = "failed" if self.code else "ok"
        print(f"{self.name:<14} {verdict:<6} {self.seconds:6.1f} s", flush=True)
        if self.code:
            print(self.words, flush=True)


def run(arguments: Sequence[str]) -> int:
    """Run everything, or everything that is quick, and return an exit code.

    Args:
        arguments: Those of pytest, which alone is run with them; or ``--quick``.

    """
    if arguments and arguments[0] != QUICK:
        return _call([*PYTEST, *arguments])
    with ThreadPoolExecutor(1) as pool:
        beside = pool.submit(_run, LONGEST)
        done = []
        for name in STEPS:
            if name != LONGEST:
                done.append(_run(name))
                done[-1].tell()
        if arguments:
            left_out = (f"--ignore={path}" for path in SLOW)
            tested = _call([*PYTEST, *WHOLE, *left_out, *arguments[1:]], **IN_HURRY)
        else:
            tested = _call([*PYTEST, *WHOLE])
        done.append(beside.result())
    done[-1].tell()
    failed = [each.name for each in done if each.code]
    if failed:
        print(f"\nfailed: {', '.join(failed)}; the reasons stand above.", flush=True)
    return tested or bool(failed)


def _run(name: str) -> Done:
    start = perf_counter()
    done = subprocess.run(
        [PYTHON, *STEPS[name]],
        cwd=ROOT,
        env=_headless(PACKAGING),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return Done(name, done.returncode, done.stdout, perf_counter() - start)


def _call(arguments: Sequence[str], **more: str) -> int:
    environ = {**_headless(), **more}
    return subprocess.run([PYTHON, *arguments], cwd=ROOT, env=environ, check=False).returncode


def _headless(*folders: Path) -> dict[str, str]:
    return {**variables(*folders), **COMPILED, "QT_QPA_PLATFORM": "offscreen"}
