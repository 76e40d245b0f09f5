"""Azul Duel: two players build a dome of plates and tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .game import AzulDuel

if TYPE_CHECKING:
    from core.kernel.game import Game

    from .events import Event
    from .moves import Move
    from .state import State
    from .view import View

AZUL_DUEL: Game[State, Move, Event, View] = AzulDuel()
