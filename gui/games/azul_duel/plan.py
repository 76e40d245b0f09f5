"""The whole table as it lies on a stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from .board_plan import BoardPlan
from .factory_plan import FactoryPlan
from .market_plan import MarketPlan
from .side_plan import SidePlan
from .table_areas import Zones, scale_of, sold_out, zones

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from core.kernel.messages import Seat
    from gui.board.table import Stage

SUPPLIES = 4
HEADING = 12.5


@frozen(eq=False)
class Plan:
    """The parts of the table.

    Attributes:
        zones: How the table is divided.
        boards: The two boards by seat.
        factories: The arc of factories.
        market: The scoring board.
        goals: The scoring tablets.
        supply: Bag, tower, special tiles and bonus chips.

    """

    zones: Zones
    boards: tuple[BoardPlan, BoardPlan]
    factories: FactoryPlan
    market: MarketPlan
    goals: SidePlan
    supply: SidePlan

    @property
    def unit(self) -> float:
        """How large a pixel of the mock-up is."""
        return self.zones.unit


def plan_of(stage: Stage) -> Plan:
    """Lay the table out for a stage."""
    parts = zones(stage)
    heading = scale_of(stage).letters(HEADING) * 1.5
    view = stage.view
    boards = (
        BoardPlan(_panel(parts, stage.near, 0), stage.near == 0),
        BoardPlan(_panel(parts, stage.near, 1), stage.near == 1),
    )
    return Plan(
        parts,
        boards,
        FactoryPlan(parts.factories),
        MarketPlan(parts.market, parts.unit, parts.button, heading, sold_out(view)),
        SidePlan(parts.goals, parts.unit, heading, len(view.goals)),
        SidePlan(parts.supply, parts.unit, 0, SUPPLIES),
    )


def _panel(parts: Zones, near: Seat, seat: Seat) -> QRectF:
    return parts.near if seat == near else parts.far
