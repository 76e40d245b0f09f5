"""The games of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.errors import UnknownGame
from core.kernel.messages import text

from .azul_duel import AZUL_DUEL
from .kingdomino import KINGDOMINO
from .pixies import PIXIES

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

GAMES: dict[str, AnyGame] = {game.key: game for game in (AZUL_DUEL, KINGDOMINO, PIXIES)}

UNKNOWN_GAME = text("core", "There is no game named “{game}”; there are: {games}.")

_SHOWN = 40


def named(key: str) -> AnyGame:
    """Find a game by its key.

    Raises:
        UnknownGame: If there is none.

    """
    if key not in GAMES:
        shown = key if len(key) <= _SHOWN else key[:_SHOWN] + "…"
        raise UnknownGame(UNKNOWN_GAME.bind(game=shown, games=", ".join(GAMES)))
    return GAMES[key]
