"""The registry of games."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from core.kernel.errors import UnknownGame
from core.kernel.messages import text
from core.kernel.outside_text import excerpt
from core.kernel.registry import Registry

from .boxes import BOXES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.kernel.game import AnyGame

    from .boxes import Box

UNKNOWN_GAME = text("core", "There is no game named “{game}”; there are: {games}.")

_SHOWN = 40


def named(key: str) -> AnyGame:
    """Find a game by its key.

    Raises:
        UnknownGame: If there is none.

    """
    if key not in GAMES:
        shown, known = excerpt(key, _SHOWN), ", ".join(GAMES)
        raise UnknownGame(UNKNOWN_GAME.bind(game=shown, games=known))
    return GAMES[key]


def _opened(key: str) -> AnyGame:
    """Import the package of a game; the game is its key in capitals, such as ``PIXIES``."""
    game: AnyGame = getattr(import_module(f"{__name__}.{key}"), key.upper())
    return game


_GAMES: Registry[AnyGame] = Registry({key: partial(_opened, key) for key in BOXES})
GAMES: Mapping[str, AnyGame] = _GAMES
"""Every game by its key; each is imported when it is first asked for."""


def register(box: Box, opener: Callable[[], AnyGame]) -> None:
    """Add a game: its title and seats now, its rules when they are first asked for."""
    BOXES[box.key] = box
    _GAMES.add(box.key, opener)


def unregister(key: str) -> None:
    """Remove a game that was added."""
    del BOXES[key]
    del _GAMES[key]
