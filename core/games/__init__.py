"""The games of the house."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from core.kernel.errors import UnknownGame
from core.kernel.messages import text
from core.kernel.outside_text import excerpt

from .boxes import BOXES

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

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


def _azul_duel() -> AnyGame:
    from .azul_duel import AZUL_DUEL  # noqa: PLC0415 - opened when it is played

    return AZUL_DUEL


def _kingdomino() -> AnyGame:
    from .kingdomino import KINGDOMINO  # noqa: PLC0415 - opened when it is played

    return KINGDOMINO


def _pixies() -> AnyGame:
    from .pixies import PIXIES  # noqa: PLC0415 - opened when it is played

    return PIXIES


class _Games(Mapping[str, "AnyGame"]):
    """Opens each box when it is asked for: together they take longer than the first picture may."""

    def __init__(self, *openers: Callable[[], AnyGame]) -> None:
        self._openers = dict(zip(BOXES, openers, strict=True))

    def __getitem__(self, key: str) -> AnyGame:
        return self._openers[key]()

    def __contains__(self, key: object) -> bool:
        return key in self._openers

    def __iter__(self) -> Iterator[str]:
        return iter(self._openers)

    def __len__(self) -> int:
        return len(self._openers)


GAMES: Mapping[str, AnyGame] = _Games(_azul_duel, _kingdomino, _pixies)
