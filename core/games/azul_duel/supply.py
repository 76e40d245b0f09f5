"""Bag and tower: where tiles come from and where they go."""

from __future__ import annotations

from attrs import evolve, frozen

from core.kernel.events import Moved
from core.kernel.rng import Rng

from . import places
from .events import Event, TowerPoured
from .pieces import COLORS, Tile, counts, spread, tile_piece
from .state import FACTORIES, LARGE

LARGE_TILES = 5
SMALL_TILES = 4
EMPTY_TOWER = (0,) * len(COLORS)


@frozen
class Supply:
    """The bag in its order, the tower by color, and the random generator."""

    bag: tuple[Tile, ...]
    tower: tuple[int, ...]
    rng: Rng

    def poured(self, events: list[Event]) -> Supply:
        """Pour the tower into the bag."""
        events.append(TowerPoured(self.tower))
        return evolve(self, tower=EMPTY_TOWER).with_tiles(spread(self.tower))

    def with_tiles(self, tiles: tuple[Tile, ...]) -> Supply:
        """Put tiles into the bag and shuffle it."""
        bag, rng = self.rng.shuffled(self.bag + tiles)
        return Supply(bag, self.tower, rng)


def dropped(tower: tuple[int, ...], tiles: tuple[Tile, ...]) -> tuple[int, ...]:
    """Drop tiles into the tower."""
    return tuple(old + new for old, new in zip(tower, counts(tiles), strict=True))


def suns_filled(supply: Supply, events: list[Event]) -> tuple[tuple[tuple[Tile, ...], ...], Supply]:
    """Fill the sun parts, the large factory first, each as far as the tiles last."""
    suns = []
    for factory in FACTORIES:
        fill = _large_filled if factory == LARGE else _small_filled
        sun, supply = fill(factory, supply, events)
        suns.append(sun)
    return tuple(suns), supply


def _small_filled(
    factory: int, supply: Supply, events: list[Event]
) -> tuple[tuple[Tile, ...], Supply]:
    return _filled(factory, SMALL_TILES, supply, events)


def _large_filled(
    factory: int, supply: Supply, events: list[Event]
) -> tuple[tuple[Tile, ...], Supply]:
    """Fill the large factory with at least two colors, if bag and tower together have them."""
    while True:
        sun, supply = _filled(factory, LARGE_TILES, supply, events)
        left = {*sun, *supply.bag}
        if len(set(sun)) != 1 or (len(left) == 1 and supply.tower == EMPTY_TOWER):
            return sun, supply
        events += [
            Moved(tile_piece(tile), places.sun(factory, index), places.BAG)
            for index, tile in enumerate(sun)
        ]
        supply = supply.with_tiles(sun)
        if len(left) == 1:
            supply = supply.poured(events)


def _filled(
    factory: int, number: int, supply: Supply, events: list[Event]
) -> tuple[tuple[Tile, ...], Supply]:
    sun: tuple[Tile, ...] = ()
    while len(sun) < number:
        if not supply.bag:
            if supply.tower == EMPTY_TOWER:
                break
            supply = supply.poured(events)
        tile = supply.bag[0]
        events.append(Moved(tile_piece(tile), places.BAG, places.sun(factory, len(sun))))
        sun += (tile,)
        supply = evolve(supply, bag=supply.bag[1:])
    return sun, supply
