"""Every check of the test command: what CI runs is what a developer runs."""

from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TYPE_CHECKING

from setup.environment import PACKAGING, PYTHON, ROOT, TRANSLATIONS, variables

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

STEPS = {
    "ruff check": ("-m", "ruff", "check", "--no-cache", "."),
    "ruff format": ("-m", "ruff", "format", "--no-cache", "--check", "."),
    "mypy": ("-m", "mypy"),
    "import-linter": ("-c", "from importlinter.cli import lint_imports_command as run; run()"),
    "translations": (str(TRANSLATIONS), "--check"),
}
AT_ONCE = 2
"""How many steps run at once: mypy takes longer than all others together, on one processor."""
PYTEST = ("-m", "pytest")
WHOLE = ("-n", "2", "--dist", "worksteal", "-ra", "--durations=20")
QUICK = "--quick"
SLOW = (
    "tests/core/ai",
    "tests/crashes",
    "tests/end_to_end",
    "tests/gui/games/test_hitting.py",
    "tests/gui/test_growth.py",
    "tests/gui/test_monkey.py",
    "tests/gui/test_switching.py",
    "tests/gui/walk",
    "tests/packaging/test_appimage.py",
    "tests/packaging/test_kupola.py",
    "tests/packaging/test_smoke.py",
    "tests/packaging/test_wheels.py",
)
"""What a quick run leaves out; of other files in ``tests/gui`` it runs the first test only."""
IN_HURRY = {"KUPOLA_QUICK": "1"}
"""Tells the tests so: see ``tests/conftest.py`` and ``tests/skips.py``."""
COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}
"""Keeps compiled modules: workers and the programs that tests start import the same hundreds."""


def run(arguments: Sequence[str]) -> int:
    """Run everything, or everything that is quick, and return an exit code.

    Args:
        arguments: Those of pytest, which alone is run with them; or ``--quick``.

    """
    if arguments and arguments[0] != QUICK:
        return _call([*PYTEST, *arguments])
    with ThreadPoolExecutor(AT_ONCE) as pool:
        passed = list(pool.map(_passes, STEPS, STEPS.values()))
    failed = [name for name, fine in zip(STEPS, passed, strict=True) if not fine]
    if failed:
        print(f"\nfailed: {', '.join(failed)}; the tests run all the same.\n", flush=True)
    if arguments:
        left_out = (f"--ignore={path}" for path in SLOW)
        tested = _call([*PYTEST, *WHOLE, *left_out, *arguments[1:]], **IN_HURRY)
    else:
        tested = _call([*PYTEST, *WHOLE])
    return tested or bool(failed)


def _passes(name: str, step: Sequence[str]) -> bool:
    start = perf_counter()
    done = subprocess.run(
        [PYTHON, *step],
        cwd=ROOT,
        env=_headless(PACKAGING),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    verdict = "failed" if done.returncode else "ok"
    print(f"{name:<14} {verdict:<6} {perf_counter() - start:6.1f} s", flush=True)
    if done.returncode:
        print(done.stdout, flush=True)
    return not done.returncode


def _call(arguments: Sequence[str], **more: str) -> int:
    environ = {**_headless(), **more}
    return subprocess.run([PYTHON, *arguments], cwd=ROOT, env=environ, check=False).returncode


def _headless(*folders: Path) -> dict[str, str]:
    return {**variables(*folders), **COMPILED, "QT_QPA_PLATFORM": "offscreen"}
