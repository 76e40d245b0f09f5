"""What an area is worth."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated

from attrs import frozen

from .areas import SPACES
from .pieces import Card, Color

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .areas import Area

_WIDTH = 3
_SMALLEST_ZONE = 2


@frozen
class Tally:
    """The points of one area in one round, by their three sources."""

    validated: Annotated[int, range(sum(SPACES) + 1)]
    symbols: Annotated[int, range(-(len(SPACES) ** 2), len(SPACES) ** 2 + 1)]
    zone: Annotated[int, range(4 * len(SPACES) + 1)]

    @property
    def total(self) -> int:
        """The round score; it may be negative."""
        return self.validated + self.symbols + self.zone


def tally(area: Area, number: int) -> Tally:
    """Count an area as it stands in the round of that number."""
    return Tally(
        validated=sum(validated_spaces(area)),
        symbols=symbol_points(area),
        zone=len(largest_zone(area)) * zone_factor(number),
    )


def validated_spaces(area: Area) -> tuple[int, ...]:
    """List the validated cards: their numbers, which are their points and their spaces."""
    return tuple(n for n, space in enumerate(area.spaces, start=1) if space.is_validated)


def symbol_points(area: Area) -> int:
    """Count spirals, special cards and crosses on all face-up cards."""
    return sum(
        card.spirals - card.crosses + (special_points(area, card) if card.special else 0)
        for card in area.face_up
    )


def special_points(area: Area, special: Card) -> int:
    """Count the face-up cards of a special card's color, itself among them."""
    (color,) = special.colors
    return sum(color in card.colors for card in area.face_up)


def zone_factor(number: int) -> int:
    """Return what each card of the largest zone is worth in the round of that number."""
    return number + 1


def largest_zone(area: Area) -> tuple[int, ...]:
    """Find the spaces of the largest zone; of equal ones, that of the earlier color."""
    zones = (
        _largest_group(frozenset(card.number for card in area.face_up if color in card.colors))
        for color in Color
    )
    zone = max(zones, key=len)
    return zone if len(zone) >= _SMALLEST_ZONE else ()


@cache
def _largest_group(spaces: frozenset[int]) -> tuple[int, ...]:
    """Find the largest set of spaces joined by edges; of equal ones, the one that starts first."""
    left = set(spaces)
    groups: list[set[int]] = [set()]
    while left:
        group = _joined(min(left), left)
        left -= group
        groups.append(group)
    largest = max(groups, key=len)
    return tuple(sorted(largest))


def _joined(start: int, spaces: set[int]) -> set[int]:
    group: set[int] = set()
    border = {start}
    while border:
        group |= border
        border = {near for space in border for near in _neighbors(space)} & spaces - group
    return group


def _neighbors(space: int) -> Iterable[int]:
    column = (space - 1) % _WIDTH
    if column > 0:
        yield space - 1
    if column < _WIDTH - 1:
        yield space + 1
    for near in (space - _WIDTH, space + _WIDTH):
        if near in SPACES:
            yield near
