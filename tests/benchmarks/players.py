"""Who takes part in the ladder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from core.ai.greedy import greedy
from core.ai.levels import LEVELS, seek, think
from core.ai.opponent import Strength
from core.ai.opponents import general_opponent
from core.games import GAMES
from core.kernel.rng import Rng

from . import players_azul_duel, players_kingdomino, players_pixies
from .first_timer import first_timer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.kernel.messages import Seat

    Player: TypeAlias = Callable[[Any, Seat, int], Any]
    """Chooses a move: ``player(view, seat, seed)``."""

OF_GAMES: Mapping[str, Mapping[str, Player]] = {
    "azul_duel": players_azul_duel.PLAYERS,
    "kingdomino": players_kingdomino.PLAYERS,
    "pixies": players_pixies.PLAYERS,
}
"""The baselines of each game, by their names."""


def named(key: str, name: str) -> Player:
    """Find a player of a game.

    It is called ``random``, ``greedy``, ``first-timer``, like a level, ``search-<iterations>``, as
    careless as ``search-<iterations>@<temperature>``, ``general-<playouts>`` for the search that
    plays every game, or as the game's own baselines are called.
    """
    game = GAMES[key]
    own = OF_GAMES.get(key, {})
    if name in own:
        return own[name]
    if name in LEVELS:
        return lambda view, seat, seed: (
            think(game, view, seat, name, seed=seed, stop=_never).best.move
        )
    if name == "first-timer":
        return lambda view, seat, seed: first_timer(key, view, seat, seed)
    word, _, rest = name.partition("-")
    if word == "search":
        budget, _, temperature = rest.partition("@")
        strength = Strength(int(budget), float(temperature or 0))
        return lambda view, seat, seed: (
            seek(game, view, seat, strength, seed=seed, stop=_never).best.move
        )
    if word == "general":
        search = general_opponent(game).search
        return lambda view, seat, seed: search(view, seat, int(rest), seed, _never).best.move
    return {"random": _random(key), "greedy": _greedy(key)}[name]


def _never() -> bool:
    return False


def _random(key: str) -> Player:
    game = GAMES[key]

    def play(view: Any, seat: Seat, seed: int) -> Any:
        del seat
        return Rng.seeded(seed).choice(game.legal_moves(game.determinize(view, Rng.seeded(0))))[0]

    return play


def _greedy(key: str) -> Player:
    game = GAMES[key]
    return lambda view, seat, seed: greedy(game, view, seat, Rng.seeded(seed)).best.move
