"""The games of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .azul_duel import AZUL_DUEL
from .kingdomino import KINGDOMINO
from .pixies import PIXIES

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

GAMES: dict[str, AnyGame] = {game.key: game for game in (AZUL_DUEL, KINGDOMINO, PIXIES)}
