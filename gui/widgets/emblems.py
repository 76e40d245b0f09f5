"""The seats' emblems, because color alone is not enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.look.drawings import draw

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from gui.look.seat_look import SeatLook


def draw_emblem(painter: QPainter, rect: QRectF, look: SeatLook) -> None:
    """Draw a seat's emblem into a square."""
    draw(painter, rect, f"seats/{look.color.emblem}")
