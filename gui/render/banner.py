"""The wide pictures of the games, pale at their left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.boxes import BOXES
from gui.games.registry import ui_of
from gui.look.drawings import draw

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from gui.look.theme import Theme

BANNER = 900 / 132
"""How wide a banner is for its height."""
FADED = 0.2
"""How much of a banner is so pale that words can lie over it."""
NIGHT = 0.18
"""How far the night covers a banner."""


def seen_of(game: str, height: float, room: float) -> float:
    """Compute the visible width of a banner of this height in some room."""
    widths = (end * height * BANNER for end in ui_of(game).banner_ends)
    return max((width for width in widths if width <= room), default=0.0)


def draw_banner(painter: QPainter, rect: QRectF, game: str, theme: Theme) -> None:
    """Draw the banner of a game; by night it is less bright."""
    draw(painter, rect, f"app/banner_{BOXES[game].art}")
    if theme.dark:
        painter.fillRect(rect, theme.color("panel", NIGHT))
