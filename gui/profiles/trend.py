"""A player's points, game after game, and their moving average."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPainter

from core.history import smoothed
from gui.look.paint_guard import guarded
from gui.widgets.plain_text import set_tip
from gui.widgets.plot import Plot
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from gui.widgets.style import Style

MOST = 200
"""Number of latest games that are shown."""
WIDTH = 5
"""Number of games in the moving average."""
DOTTED = 60
"""With more games the dots would run together."""
DASHED = 1


class Trend(Translated, Plot):
    """A thin dashed line for the points, a full one for the average of the last games."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: Sequence[int] = ()
        self._smooth: Sequence[float] = ()
        self.retranslate()

    def show_points(self, points: Sequence[int]) -> None:
        """Show the points of other games, the oldest first."""
        self._points = points[-MOST:]
        self._smooth = smoothed(points[-MOST - WIDTH :], WIDTH)[-MOST:]
        self._last = len(self._points) - 1
        self.set_range([self._points])
        self.retranslate()
        self.update()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.setFixedHeight(style.row(170))
        self.update()

    def retranslate(self) -> None:
        """Set all texts in the current language, the description for screen readers too."""
        self.setAccessibleName(self.tr("Points in recent games"))
        words = self.tr("Five-game average: {first} at first, {last} now.")
        described = ""
        if self._smooth:
            first, last = self._smooth[min(4, self._last)], self._smooth[-1]
            number = QLocale().toString
            described = words.format(first=number(first, "f", 1), last=number(last, "f", 1))
        self.setAccessibleDescription(described)
        set_tip(self, described)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lines; a dot for every game while there are few."""
        with QPainter(self) as painter:
            self.paint_ground(painter)
            theme = self._style.theme
            if len(self._points) > 1:
                self.paint_line(painter, self._points, theme.color("soft_text", 0.75), DASHED)
                self.paint_line(painter, self._smooth, theme.color("accent"))
            if len(self._points) <= DOTTED:
                for number, points in enumerate(self._points):
                    self.paint_dot(painter, number, points, theme.color("gold"))
            self.paint_ends(painter)
