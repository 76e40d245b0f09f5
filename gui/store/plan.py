"""A game about to begin: who sits where, and what is played."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ai.levels import EASIEST
from core.kernel.messages import default_name
from core.kernel.options import OptionValue
from core.record import Sitter
from gui.look.seat_colors import SEAT_COLORS

if TYPE_CHECKING:
    from collections.abc import Container

    from core.kernel.game import AnyGame


def _sealed(options: Mapping[str, OptionValue]) -> Mapping[str, OptionValue]:
    return MappingProxyType(dict(options))


@frozen(unsafe_hash=False)
class Plan:
    """What the new-game dialog is about.

    Attributes:
        game: The key of the game.
        sitters: Who sits where, clockwise in the order of play.
        options: The value of every option of the game.
        seed: The number of the deal; None: another one every time.
        remember: Whether the next dialog begins with this plan.

    """

    game: str
    sitters: tuple[Sitter, ...]
    options: Mapping[str, OptionValue] = field(converter=_sealed)
    seed: int | None = None
    remember: bool = True


def default_plan(game: AnyGame) -> Plan:
    """Seat a person, and computers at as many other seats as the game needs."""
    sitters: tuple[Sitter, ...] = ()
    for seat in range(game.seats[0]):
        level = EASIEST if seat else ""
        color = free_color({sitter.color for sitter in sitters})
        sitters += (Sitter(default_name(seat, level), color, level),)
    return Plan(game.key, sitters, {option.key: option.default for option in game.options})


def free_color(taken: Container[str]) -> str:
    """Find the first free seat color."""
    return next(color.name for color in SEAT_COLORS if color.name not in taken)
