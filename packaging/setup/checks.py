"""Every check of the test command: what CI runs is what a developer runs."""

from __future__ import annotations

import subprocess
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
PYTEST = ("-m", "pytest")
WORKERS = ("-n", "2")


def run(arguments: Sequence[str]) -> int:
    """Run everything and return an exit code; with arguments, run only pytest with them."""
    if arguments:
        return _call([*PYTEST, *arguments])
    failed = [name for name, step in STEPS.items() if not _passes(name, step)]
    if failed:
        print(f"\nfailed: {', '.join(failed)}; the tests run all the same.\n", flush=True)
    tested = _call([*PYTEST, *WORKERS])
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


def _call(arguments: Sequence[str]) -> int:
    return subprocess.run([PYTHON, *arguments], cwd=ROOT, env=_headless(), check=False).returncode


def _headless(*folders: Path) -> dict[str, str]:
    return {**variables(*folders), "QT_QPA_PLATFORM": "offscreen"}
