"""The registry of all screens: functions that open a screen and yield what is visible.

They may yield several times; everything is checked each time, in one language or in all.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from core.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QWidget

    from .stand import Stand

Screen: TypeAlias = "Callable[[Stand], Iterator[QWidget]]"
SCREENS: dict[str, Screen] = {}


def screen(show: Screen) -> Screen:
    """Register a screen."""
    SCREENS[show.__name__] = show
    return show


def screen_of_each_game(show: Callable[[Stand, str], Iterator[QWidget]]) -> None:
    """Register a screen that every game has."""
    for key in GAMES:
        SCREENS[f"{show.__name__}_{key}"] = partial(show, key=key)  # type: ignore[call-arg]
