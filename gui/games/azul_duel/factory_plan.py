"""The layout of the factories, which stand in an arc.

The arc is 1056 × 250; a factory is 200 × 200 with its middle at (100, 97).
"""

from __future__ import annotations

from functools import cached_property
from math import cos, radians, sin

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from core.games.azul_duel.state import LARGE

from .table_areas import BOARD_WIDTH, FACTORIES_HEIGHT

MIDDLE = QPointF(100, 97)
CENTERS = {1: (102, 146), 2: (304, 118), 0: (530, 124), 3: (756, 118), 4: (958, 146)}
LARGE_SIZE, SMALL_SIZE = 246.0, 204.0
LARGE_TILE, SMALL_TILE = 39.5, 45.0
LARGE_SUN, SMALL_SUN = (65.5, -162.0, 36.0), (61.5, -157.0, 44.67)
LARGE_MOON = (62.5, 157.0, -44.67)
"""Radius, first angle and step."""

STACK = QPointF(100, 147)
STACK_STEP = QPointF(31, -5)
CHIP_SIZE = 58.0
CHIP = QPointF(100, 143)
FIRST_SIZE = 43.0
PLAQUE = QPointF(100, 187.3)


def _on_circle(circle: tuple[float, float, float], index: int) -> QPointF:
    radius, first, step = circle
    angle = radians(first + step * index)
    return MIDDLE + QPointF(cos(angle), sin(angle)) * radius


@frozen(eq=False)
class FactoryPlan:
    """The arc of factories in an area."""

    area: QRectF

    @cached_property
    def k(self) -> float:
        """How large the arc is, 1 being 1056 wide."""
        return min(self.area.width() / BOARD_WIDTH, self.area.height() / FACTORIES_HEIGHT)

    def at(self, x: float, y: float) -> QPointF:
        """Return a point of the arc."""
        half = QPointF(BOARD_WIDTH, FACTORIES_HEIGHT) / 2
        return self.area.center() + (QPointF(x, y) - half) * self.k

    def disc(self, number: int) -> QRectF:
        """Return a whole factory."""
        side = (LARGE_SIZE if number == LARGE else SMALL_SIZE) * self.k
        return _square(self.at(*CENTERS[number]), side)

    @cached_property
    def _scales(self) -> dict[int, tuple[QPointF, float]]:
        """Where every factory begins, and how large a two-hundredth of it is."""
        discs = {number: self.disc(number) for number in CENTERS}
        return {number: (disc.topLeft(), disc.width() / 200) for number, disc in discs.items()}

    def unit(self, number: int) -> float:
        """Return a two-hundredth of a factory's width."""
        return self._scales[number][1]

    def point(self, number: int, point: QPointF) -> QPointF:
        """Return a point of a factory."""
        corner, unit = self._scales[number]
        return corner + point * unit

    def tile_size(self, number: int) -> float:
        """Return the size of tiles on a factory."""
        return (LARGE_TILE if number == LARGE else SMALL_TILE) * self.unit(number)

    def sun(self, number: int, index: int) -> QRectF:
        """Return a space of a sun part."""
        circle = LARGE_SUN if number == LARGE else SMALL_SUN
        return _square(self.point(number, _on_circle(circle, index)), self.tile_size(number))

    def moon(self, number: int, index: int, height: int) -> QRectF:
        """Return a space of a moon part; on a small factory, in a stack of some height."""
        point = _on_circle(LARGE_MOON, index)
        if number != LARGE:
            aside = (index - (height - 1) / 2) * STACK_STEP.x()
            point = STACK + QPointF(aside, index * STACK_STEP.y())
        return _square(self.point(number, point), self.tile_size(number))

    def capsule(self, number: int, height: int) -> QRectF:
        """Return the outline of a stack of some height."""
        first, last = self.moon(number, 0, height), self.moon(number, height - 1, height)
        rim = 6 * self.unit(number)
        return first.united(last).adjusted(-rim, -rim, rim, rim)

    def chip(self, number: int) -> QRectF:
        """Return the place of the bonus chip of a small factory."""
        return _square(self.point(number, CHIP), CHIP_SIZE * self.unit(number))

    @property
    def first_tile(self) -> QRectF:
        """The hub of the large factory, where the first-player tile lies."""
        return _square(self.point(LARGE, MIDDLE), FIRST_SIZE * self.unit(LARGE))


def _square(center: QPointF, side: float) -> QRectF:
    return QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
