"""Exact chances of what lies on the factories after they are filled as ``supply`` fills them.

The tiles that come onto one factory depend on the others only by how many tiles of the color in
question are left, so the factories are filled one by one and every possible number is followed.
The large factory is drawn again while its tiles are all of one color.
"""

from __future__ import annotations

from collections import defaultdict
from math import comb
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from .pieces import Counts
from .state import SMALL
from .supply import EMPTY_TOWER, LARGE_TILES, SMALL_TILES

if TYPE_CHECKING:
    from collections.abc import Iterator


@frozen
class Tiles:
    """How many tiles of each color are in the bag and in the tower."""

    bag: Counts
    tower: Counts


@frozen
class _Left:
    """What is left to draw: tiles of the color and all tiles, in the bag and in the tower."""

    bag: tuple[int, int]
    tower: tuple[int, int]


def on_one_factory(tiles: Tiles, color: int, number: int) -> float:
    """Return how likely at least one factory gets at least a number of tiles of a color."""
    missed: dict[_Left, float] = defaultdict(float)
    for hits, left, likelihood in _large(tiles, color):
        if hits < number:
            missed[left] += likelihood
    for _ in SMALL:
        following: dict[_Left, float] = defaultdict(float)
        for left, weight in missed.items():
            for hits, then, likelihood in _drawn(left, SMALL_TILES):
                if hits < number:
                    following[then] += weight * likelihood
        missed = following
    return min(1.0, max(0.0, 1.0 - sum(missed.values())))


def at_least_together(tiles: Tiles, color: int, number: int) -> float:
    """Return how likely all factories together get at least a number of tiles of a color."""
    reached = sum(
        likelihood * more
        for hits, left, likelihood in _large(tiles, color)
        for got, _, more in _drawn(left, len(SMALL) * SMALL_TILES)
        if hits + got >= number
    )
    return min(1.0, reached)


def _large(tiles: Tiles, color: int) -> Iterator[tuple[int, _Left, float]]:
    """Follow the large factory: the tiles of the color on it, what is left, how likely."""
    bag, tower = tiles.bag, tiles.tower
    union = Tiles(tuple(map(sum, zip(bag, tower, strict=True))), EMPTY_TOWER)
    if _colors(union.bag) <= 1:
        yield from _drawn(_counted(tiles, color), LARGE_TILES)
    elif sum(bag) < LARGE_TILES:
        yield from _with_tower(tiles, union, color)
    elif _colors(bag) == 1:
        yield from _large(union, color)  # the tiles go back, and the tower is poured in
    else:
        yield from _mixed(tiles, color)


def _mixed(tiles: Tiles, color: int) -> Iterator[tuple[int, _Left, float]]:
    """Draw from the bag until the tiles have two colors."""
    sames = _of_one_color(tiles.bag, LARGE_TILES)
    mixed = 1.0 - sum(sames)
    for hits, left, likelihood in _drawn(_counted(tiles, color), LARGE_TILES):
        yield hits, left, (likelihood - _same(sames, color, hits)) / mixed


def _with_tower(tiles: Tiles, union: Tiles, color: int) -> Iterator[tuple[int, _Left, float]]:
    """Draw what is in the bag and the rest from the tower; if of one color, all goes back."""
    lacking = LARGE_TILES - sum(tiles.bag)
    sames = [
        likelihood if sum(tiles.bag) == tiles.bag[each] else 0.0
        for each, likelihood in enumerate(_of_one_color(tiles.tower, lacking))
    ]
    for hits, left, likelihood in _drawn(_counted(tiles, color), LARGE_TILES):
        yield hits, left, likelihood - _same(sames, color, hits)
    if any(sames):
        for hits, left, likelihood in _large(union, color):
            yield hits, left, sum(sames) * likelihood


def _same(sames: list[float], color: int, hits: int) -> float:
    """Return how likely all tiles are of one color and that many of them are of this one."""
    if hits == LARGE_TILES:
        return sames[color]
    return 0.0 if hits else sum(sames) - sames[color]


def _of_one_color(tiles: Counts, drawn: int) -> list[float]:
    """Return for each color how likely all tiles drawn are of it."""
    ways = comb(sum(tiles), drawn)
    return [comb(number, drawn) / ways if ways else 0.0 for number in tiles]


def _drawn(left: _Left, number: int) -> Iterator[tuple[int, _Left, float]]:
    """Draw tiles, from the bag first: how many are of the color, what is left, how likely."""
    fitting, tiles = left.bag
    if tiles >= number:
        for hits, likelihood in _hits(fitting, tiles, number):
            yield hits, evolve(left, bag=(fitting - hits, tiles - number)), likelihood
        return
    in_tower, poured = left.tower
    lacking = min(number - tiles, poured)
    for hits, likelihood in _hits(in_tower, poured, lacking):
        yield fitting + hits, _Left((in_tower - hits, poured - lacking), (0, 0)), likelihood


def _hits(fitting: int, tiles: int, drawn: int) -> Iterator[tuple[int, float]]:
    """Return how likely each number of fitting tiles is in a draw without putting back."""
    ways = comb(tiles, drawn)
    for hits in range(max(0, drawn - tiles + fitting), min(fitting, drawn) + 1):
        yield hits, comb(fitting, hits) * comb(tiles - fitting, drawn - hits) / ways


def _counted(tiles: Tiles, color: int) -> _Left:
    return _Left((tiles.bag[color], sum(tiles.bag)), (tiles.tower[color], sum(tiles.tower)))


def _colors(tiles: Counts) -> int:
    return sum(map(bool, tiles))
