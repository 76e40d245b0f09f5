"""The lens: how likely the next draw brings what a player needs, from what the player may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.kernel.needs import NO_NEEDS, Lens, NothingToCome
from core.kernel.registry import Registry

if TYPE_CHECKING:
    from core.kernel.game import AnyGame
    from core.kernel.messages import Seat
    from core.kernel.needs import Chance
    from core.kernel.places import Place


def _azul_duel() -> Lens:
    from core.games.azul_duel import chances  # noqa: PLC0415 - imported when it is first asked

    return chances


def _kingdomino() -> Lens:
    from core.games.kingdomino import chances  # noqa: PLC0415 - imported when it is first asked

    return chances


def _pixies() -> Lens:
    from core.games.pixies import chances  # noqa: PLC0415 - imported when it is first asked

    return chances


LENSES: Registry[Lens] = Registry(
    {"azul_duel": _azul_duel, "kingdomino": _kingdomino, "pixies": _pixies}
)
"""The games whose chances can be computed."""


def chance(game: AnyGame, view: Any, need: str) -> Chance:
    """Compute how likely a need is met.

    Raises:
        BadNeed: If the game has no such need.
        NothingToCome: If nothing more is drawn that could meet it.

    """
    if game.key not in LENSES:
        raise NothingToCome(NO_NEEDS)
    return LENSES[game.key].chance(view, need)


def chances(game: AnyGame, view: Any, seat: Seat) -> tuple[Chance, ...]:
    """Compute the chances of what a seat most likely looks for."""
    if game.key not in LENSES:
        return ()
    lens = LENSES[game.key]
    return tuple(lens.chance(view, need) for need in lens.needs(view, seat))


def chances_at(game: AnyGame, view: Any, place: Place) -> tuple[Chance, ...]:
    """Compute the chances of what a place stands for, such as a square that a domino may cover."""
    if game.key not in LENSES:
        return ()
    lens = LENSES[game.key]
    return tuple(lens.chance(view, need) for need in lens.needs_at(view, place))
