"""Kingdomino: build a kingdom of five by five squares out of dominoes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .game import Kingdomino

if TYPE_CHECKING:
    from core.kernel.game import Game

    from .events import Event
    from .moves import Move
    from .state import State
    from .view import View

KINGDOMINO: Game[State, Move, Event, View] = Kingdomino()
