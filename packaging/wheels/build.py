"""Build what pip, pipx and uv install: ``python3 packaging/kupola.py wheel [--pure]``.

Wheel and sdist land in ``dist/``. The wheel serves Python 3.11 and newer on systems like this one;
``python -m build`` makes the same with tools of its own choice.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bundle.build import DIST, moment
from setup import build_tools
from setup.environment import PACKAGING, PYTHON, ROOT, say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

REQUIREMENTS = PACKAGING / "setup" / "requirements-wheel.txt"


def main(arguments: Sequence[str]) -> int:
    """Build wheel and sdist, and a wheel for every system if asked for."""
    parser = argparse.ArgumentParser(prog="kupola.py wheel", description=__doc__)
    parser.add_argument("--pure", action="store_true", help="also make a wheel for every system")
    options = parser.parse_args(arguments)
    build(DIST, "--sdist", "--wheel", "-C", "engines=compiled")
    if options.pure:
        build(DIST, "--wheel", "-C", "engines=interpreted")
    for made in sorted((*DIST.glob("*.whl"), *DIST.glob("*.tar.gz"))):
        say(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


def build(folder: Path, *options: str, source: Path = ROOT) -> None:
    """Run ``python -m build`` with pinned tools; what it makes of a tree lands in a folder."""
    tools = build_tools.install(REQUIREMENTS, "wheel-tools")
    command = ("-m", "build", "--no-isolation", "--skip-dependency-check", "--outdir", str(folder))
    build_tools.run(
        [str(PYTHON), *command, *options, str(source)],
        PYTHONPATH=str(tools),
        PYTHONUTF8="1",
        SOURCE_DATE_EPOCH=str(moment()),
    )
