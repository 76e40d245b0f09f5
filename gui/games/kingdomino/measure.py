"""How large things are on a board of some size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QSizeF

from gui.look.lettering import SMALLEST

if TYPE_CHECKING:
    from gui.board.table import Stage

REFERENCE = QSizeF(1576, 1000)
"""The size of board on which a unit is a pixel."""


@frozen
class Measure:
    """How large things are: a unit of the reference, and the same for text."""

    unit: float
    text: float

    @classmethod
    def of(cls, stage: Stage) -> Measure:
        """Measure a stage; text shrinks less than the board does."""
        size = stage.size
        unit = min(size.width() / REFERENCE.width(), size.height() / REFERENCE.height())
        return cls(unit, max(unit, 0.3 + 0.7 * unit) * stage.scale)

    def __call__(self, units: float) -> float:
        """Measure a distance."""
        return units * self.unit

    def letters(self, size: float) -> float:
        """Measure text, which never becomes unreadable."""
        return max(SMALLEST, size * self.text)
