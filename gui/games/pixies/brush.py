"""Painting tools of Pixies' table: emblems and bars of its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtGui import QColor

from gui.board.brush import Brush
from gui.widgets.emblems import draw_emblem

from .plan import Plan

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from core.kernel.messages import Seat


@frozen(eq=False)
class PixiesBrush(Brush):
    """A brush for what is written on the ground, with the plan of the board."""

    plan: Plan

    def emblem(self, rect: QRectF, seat: Seat) -> None:
        """Draw a seat's emblem."""
        draw_emblem(self.painter, rect, self.stage.looks[seat])

    def bar(self, rect: QRectF, seat: Seat) -> None:
        """Draw a bar in a seat's color."""
        radius = min(rect.width(), rect.height()) / 2
        self.rounded(rect, radius, QColor(self.stage.looks[seat].color.main))
