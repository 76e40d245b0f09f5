"""Folders of the program's own files, and of the user's data."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path, user_config_path, user_data_path, user_state_path

HOUSE = Path(__file__).resolve().parent.parent
ART = HOUSE / "assets" / "app"
FONTS = HOUSE / "assets" / "fonts"
SOUNDS = HOUSE / "assets" / "sounds"
LESSONS = HOUSE / "assets" / "lessons"
CATALOGUES = HOUSE / "i18n"
RULES = CATALOGUES / "rules"
DOCS = HOUSE / "docs"
LICENSE = HOUSE / "LICENSE"
BUILD = HOUSE / "build.txt"
"""The file that names the built commit; only in downloads."""


def data_folder() -> Path:
    """Find the folder of games and players."""
    return _absolute(user_data_path("kupola", appauthor=False), ".local/share")


def config_folder() -> Path:
    """Find the folder of the settings."""
    return _absolute(user_config_path("kupola", appauthor=False), ".config")


def cache_folder() -> Path:
    """Find the folder of the cache."""
    return _absolute(user_cache_path("kupola", appauthor=False), ".cache")


def state_folder() -> Path:
    """Find the folder of the log."""
    return _absolute(user_state_path("kupola", appauthor=False), ".local/state")


def _absolute(named: Path, usual: str) -> Path:
    """Ignore a relative folder, as the XDG specification says, and use the default."""
    if named.is_absolute():
        return named
    try:
        home = Path.home()
    except RuntimeError:
        home = Path()
    return (home if home.is_absolute() else _no_home()) / usual / "kupola"


@cache
def _no_home() -> Path:
    """Make a folder for this run of a user without a home."""
    return Path(tempfile.mkdtemp(prefix="kupola-"))
