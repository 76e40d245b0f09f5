"""What can be said on the command line; knows no Qt, so that help and errors come at once."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from core import __version__
from gui.store import atomic
from gui.store.errors import FileError, MissingFile
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
        help=f"speak this language, this time only: {', '.join(LANGUAGES)} or {SYSTEM}",
    )
    parser.add_argument("--smoke", action="store_true", help="show the window once and quit")
    parser.add_argument("--self-test", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def _existing(name: str) -> Path:
    path = Path(name)
    try:
        atomic.check_readable(path)
        return path.absolute()
    except MissingFile:
        problem = f"there is no file {name[:LONGEST]!r}"
    except (FileError, OSError) as error:  # the folder that we are in may be gone
        problem = f"{name[:LONGEST]!r}: {error}"
    raise argparse.ArgumentTypeError(problem)
