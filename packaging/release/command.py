"""Make a release: ``python3 packaging/kupola.py release X.Y.Z``.

It checks what must hold, runs all tests, and makes the tag. Nothing is pushed: the line that it
prints does that, and the workflow ``release`` builds and publishes what was tagged.
"""

from __future__ import annotations

import argparse
import re
import subprocess
from typing import TYPE_CHECKING

from core import __version__
from release import changelog, project
from setup.environment import ROOT, SetupError, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


def main(arguments: Sequence[str], test: Callable[[], int]) -> int:
    """Check, test and tag a version; ``test`` runs all tests and returns an exit code."""
    parser = argparse.ArgumentParser(prog="kupola.py release", description=__doc__)
    parser.add_argument("version", help="the version, as in core/__init__.py: X.Y.Z")
    parser.add_argument("--check", action="store_true", help="only say what is missing")
    options = parser.parse_args(arguments)
    ready(options.version)
    if options.check:
        say(f"{options.version} is ready to be tested and tagged.")
        return 0
    tag(options.version, test)
    return 0


def ready(version: str, root: Path = ROOT) -> None:
    """Check that a version can be released.

    Raises:
        SetupError: If it cannot; says everything that is missing.

    """
    if missing := list(obstacles(version, root)):
        message = f"{version} cannot be released:\n" + "".join(f"  - {each}\n" for each in missing)
        raise SetupError(message)


def obstacles(version: str, root: Path = ROOT, current: str = __version__) -> Iterator[str]:
    """Say what keeps a version from being released."""
    if version != current:
        yield f"core/__init__.py says {current}."
    entry = changelog.entry(version, (root / "CHANGELOG.md").read_text("utf-8"))
    if entry is None:
        yield f"CHANGELOG.md has no entry “## {version} - YYYY-MM-DD”."
    elif not DATE.fullmatch(entry.date):
        yield f"CHANGELOG.md has no date for {version}: “## {version} - {entry.date}”."
    elif not entry.points:
        yield f"CHANGELOG.md says nothing about {version}."
    news = (root / "docs" / "news.en.md").read_text("utf-8")
    if f"## {version}" not in news.splitlines():
        yield f"docs/news.en.md has no heading “## {version}”."
    if changed := git(root, "status", "--porcelain"):
        yield f"there are changes that are not committed:\n{changed}"
    if git(root, "tag", "--list", f"v{version}"):
        yield f"there is a tag v{version} already."
    if project.homepage() is None:
        yield f"no page is known: set {project.VARIABLE}, or add the remote origin."


def tag(version: str, test: Callable[[], int], root: Path = ROOT) -> None:
    """Run all tests, then tag the version and say what to push.

    Raises:
        SetupError: If a test fails.

    """
    say("running all tests…")
    if test():
        message = f"{version} is not tagged: a test has failed."
        raise SetupError(message)
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Kupola {version}")
    say(f"v{version} is tagged. This publishes it:\n\n    git push origin v{version}\n")


def git(root: Path, *words: str) -> str:
    """Run git in a repository and return what it printed.

    Raises:
        SetupError: If git fails; with its output.

    """
    command = ["git", "-C", str(root), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        message = f"`git {' '.join(words)}` failed: {done.stderr.strip()}"
        raise SetupError(message)
    return done.stdout.rstrip()
