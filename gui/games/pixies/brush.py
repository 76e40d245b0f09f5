"""Writes on the board in the language of the table, in the sizes of its plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter

from gui.board.table import Stage
from gui.look.drawings import draw
from gui.look.lettering import LEFT, SMALLEST, Style, write
from gui.text.translation import render

from .plan import Plan

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from core.kernel.messages import Message, Seat


@frozen(eq=False)
class Scribe:
    """Writes sentences and draws emblems of a stage."""

    painter: QPainter
    stage: Stage
    plan: Plan

    def style(
        self,
        size: float,
        color: str = "",
        align: Qt.AlignmentFlag = LEFT,
        *,
        bold: bool = False,
    ) -> Style:
        """Make a style of a size in the plan's measure; the color is the theme's for text."""
        pixels = max(SMALLEST, size * self.plan.lettering)
        return Style(pixels, color or self.stage.theme.text, bold, align)

    def words(self, message: Message) -> str:
        """Say a message, with the players called by their names."""
        return render(message, [look.name for look in self.stage.looks])

    def say(self, rect: QRectF, message: Message, style: Style) -> float:
        """Write a message on one line; tells how wide it became."""
        return write(self.painter, rect, self.words(message), style)

    def put(self, rect: QRectF, words: str, style: Style) -> float:
        """Write a name or a number on one line; tells how wide it became."""
        return write(self.painter, rect, words, style)

    def emblem(self, rect: QRectF, seat: Seat) -> None:
        """Draw a seat's emblem."""
        draw(self.painter, rect, f"seats/{self.stage.looks[seat].color.emblem}")

    def bar(self, rect: QRectF, seat: Seat) -> None:
        """Draw a bar in a seat's color."""
        radius = min(rect.width(), rect.height()) / 2
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(self.stage.looks[seat].color.main))
        self.painter.drawRoundedRect(rect, radius, radius)
