"""How each game is put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.games.azul_duel import describe as azul_duel
from gui.games.kingdomino import describe as kingdomino
from gui.games.pixies import describe as pixies

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .zones import Description

DESCRIPTIONS: Mapping[str, Description] = {
    "azul_duel": azul_duel,
    "kingdomino": kingdomino,
    "pixies": pixies,
}
