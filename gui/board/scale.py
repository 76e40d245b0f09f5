"""The scale of a board: how many pixels a length of its mock-up is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from gui.look.lettering import SMALLEST

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF


@frozen
class Scale:
    """Turns lengths and text sizes of a mock-up into pixels.

    Attributes:
        unit: The pixels of a length of 1.
        text: The pixels of text of size 1, at the chosen text size.
        smallest: The size below which text does not shrink, in pixels.

    """

    unit: float
    text: float
    smallest: float = SMALLEST

    def __call__(self, length: float) -> float:
        """Scale a length."""
        return length * self.unit

    def letters(self, size: float) -> float:
        """Scale a text size; text stays readable."""
        return max(self.smallest, size * self.text)


def fitted_unit(board: QSizeF, mockup: tuple[float, float]) -> float:
    """Find the unit at which a mock-up of some width and height just fits a board."""
    width, height = mockup
    return min(board.width() / width, board.height() / height)
