"""How each game speaks of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.games.azul_duel import sentences as azul_duel
from gui.games.kingdomino import sentences as kingdomino
from gui.games.pixies import sentences as pixies

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .telling import Sentences

SENTENCES: Mapping[str, Sentences] = {
    "azul_duel": azul_duel,
    "kingdomino": kingdomino,
    "pixies": pixies,
}
