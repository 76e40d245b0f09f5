"""Pixies: seventy cards, nine spaces each, three rounds; two to five players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .game import Pixies

if TYPE_CHECKING:
    from core.kernel.game import Game

    from .events import Event
    from .moves import Move
    from .state import State
    from .view import View

PIXIES: Game[State, Move, Event, View] = Pixies()
