"""The layout of the scoring tablets and of the supply."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF

UPRIGHT = 1.0
"""Under which ratio of width to height a panel is filled from top to bottom."""


@frozen(eq=False)
class SidePlan:
    """Some things in a row, or one under the other where the panel is narrow."""

    panel: QRectF
    unit: float
    heading: float
    number: int

    @property
    def inner(self) -> QRectF:
        """The panel without its margin."""
        rim = 11 * self.unit
        return self.panel.adjusted(rim, rim * 0.7, -rim, -rim)

    @property
    def title(self) -> QRectF:
        """The heading."""
        inner = self.inner
        return QRectF(inner.left(), inner.top(), inner.width(), self.heading)

    def item(self, index: int) -> QRectF:
        """Return the place of one thing."""
        area = self.inner.adjusted(0, self.heading, 0, 0)
        gap = 7 * self.unit
        if self.panel.width() < UPRIGHT * self.panel.height():
            height = (area.height() + gap) / self.number
            top = area.top() + index * height
            return QRectF(area.left(), top, area.width(), height - gap)
        width = (area.width() + gap) / self.number
        return QRectF(area.left() + index * width, area.top(), width - gap, area.height())
