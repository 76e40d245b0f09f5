"""A game about to begin: who sits where, and what is played."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from attrs import evolve, field, frozen

from core.ai.levels import EASIEST
from core.kernel.messages import default_name
from core.kernel.options import OptionValue
from core.record import Sitter
from gui.look.seat_colors import SEAT_COLORS

from .assistance import AT_A_SEAT, written

if TYPE_CHECKING:
    from collections.abc import Container

    from core.kernel.game import AnyGame


EVERY_HELP = written(AT_A_SEAT)


def _sealed(options: Mapping[str, OptionValue]) -> Mapping[str, OptionValue]:
    return MappingProxyType(dict(options))


@frozen(unsafe_hash=False)
class Plan:
    """The choices of the new-game dialog.

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


def first_plan(game: AnyGame) -> Plan:
    """Plan a first game: the easiest opponents, what suits beginners, and every help at a seat."""
    plan = default_plan(game)
    helped = (each if each.level else evolve(each, help=EVERY_HELP) for each in plan.sitters)
    first = {option.key: option.first for option in game.options if option.first is not None}
    return evolve(plan, sitters=tuple(helped), options={**plan.options, **first})


def free_color(taken: Container[str]) -> str:
    """Find the first free seat color."""
    return next(color.name for color in SEAT_COLORS if color.name not in taken)
