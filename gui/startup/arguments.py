"""The command line; needs nothing but Python, so that it is read before an environment exists."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from core import __version__
from gui.text.language import LANGUAGES, SYSTEM

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST = 200
"""How many letters of a name are repeated."""


def parse(arguments: Sequence[str], more_help: str = "") -> argparse.Namespace:
    """Read the arguments; ends the process after ``--help``, ``--version`` and mistakes."""
    parser = argparse.ArgumentParser(
        prog="kupola",
        description="A desktop table for Azul Duel, Kingdomino and Pixies.",
        epilog=more_help,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", nargs="?", type=_existing, help="a saved game to open")
    parser.add_argument("--version", action="version", version=f"Kupola {__version__}")
    parser.add_argument(
        "--language",
        metavar="CODE",
        choices=(SYSTEM, *LANGUAGES),
        help=f"use this language, this time only: {', '.join(LANGUAGES)} or {SYSTEM}",
    )
    parser.add_argument("--smoke", action="store_true", help="show the window once and quit")
    parser.add_argument("--self-test", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--engine-build", type=int, help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def _existing(name: str) -> Path:
    shown = repr(name if len(name) <= LONGEST else f"{name[:LONGEST]}…")
    try:
        path = Path(name).absolute()
        is_file = path.is_file()
    except (OSError, ValueError) as error:  # the folder that we are in may be gone
        reason = error.strerror if isinstance(error, OSError) else error
        problem = f"the file {shown} cannot be opened: {reason}"
        raise argparse.ArgumentTypeError(problem) from None
    if not is_file:
        problem = f"there is no file {shown}"
        raise argparse.ArgumentTypeError(problem)
    return path
