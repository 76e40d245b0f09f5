"""Painting tools of Azul Duel's table: its palette, its pieces, its panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtGui import QPen

from gui.board.brush import Brush, stamp
from gui.look.paint_guard import saved
from gui.look.shadow import Shadow

from .painting import PIECES
from .palette import Palette, palette

if TYPE_CHECKING:
    from typing import Self

    from PySide6.QtCore import QRectF

    from core.kernel.messages import Message

LAYERS = 8
FALL = 3.0
SHADE = 14.0
"""How far a shadow reaches at most."""
CORNER = 14.0
"""The radius of a panel's corners on the mock-up."""


@frozen(eq=False)
class AzulBrush(Brush):
    """A brush for what lies under the pieces."""

    @property
    def palette(self) -> Palette:
        """The colors of the ceramic."""
        return palette(self.stage.theme)

    @property
    def suffix(self) -> str:
        """How the names of drawings end that differ by night."""
        return "_dark" if self.stage.theme.dark else ""

    def piece(self, rect: QRectF, name: str, opacity: float = 1.0) -> None:
        """Draw a piece of this game."""
        with saved(self.painter):
            self.painter.setOpacity(self.painter.opacity() * opacity)
            stamp(self.painter, rect, PIECES + name)

    def shadow(self, rect: QRectF, radius: float) -> None:
        """Paint the shadow of a panel."""
        deepest = self.palette.shadow * 0.10
        steps = range(LAYERS, 0, -1)
        layers = tuple((float(out), deepest * (1 - (out - 1) / LAYERS)) for out in steps)
        Shadow(FALL, layers).paint(self.painter, rect, radius)

    def panel(self, rect: QRectF) -> None:
        """Paint a panel with its shadow."""

        def paint(brush: Self) -> None:
            theme, radius = brush.stage.theme, brush.scale(CORNER)
            brush.shadow(rect, radius)
            brush.rounded(rect, radius, theme.color("panel"), QPen(theme.color("hairline"), 1.3))

        self.paint_kept("panel", rect.adjusted(-SHADE, -SHADE, SHADE, SHADE), paint)

    def heading(self, rect: QRectF, message: Message) -> float:
        """Write a heading; return its width."""
        return self.write(
            rect, self.words(message).upper(), self.style(12.5, "soft_text", bold=True)
        )
