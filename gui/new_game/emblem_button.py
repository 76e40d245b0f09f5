"""A seat's emblem, and the menu of all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QIcon, QPainter
from PySide6.QtWidgets import QMenu

from gui.look.drawings import ASSETS, draw
from gui.look.paint_guard import guarded
from gui.look.seat_colors import SEAT_COLORS
from gui.text.translation import render
from gui.widgets.enter_buttons import PushButton
from gui.widgets.glyphs import SIDE, paint_chevron
from gui.widgets.plain_text import set_tip
from gui.widgets.pop_up import pop_up
from gui.widgets.style import Style

from . import texts
from .texts import at

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPaintEvent

    from core.kernel.messages import Seat

EMBLEMS = {color.name: color.emblem for color in SEAT_COLORS}


def emblem_icon(color: str) -> QIcon:
    """Find the emblem that goes with a color."""
    return QIcon(str(ASSETS / "seats" / f"{EMBLEMS[color]}.svg"))


def paint_emblem(color: str, painter: QPainter, _: QColor) -> None:
    """Draw an emblem as a sign."""
    draw(painter, QRectF(0, 0, SIDE, SIDE), f"seats/{EMBLEMS[color]}")


class EmblemButton(PushButton):
    """Shows a color; asks for another one.

    Attributes:
        color: The color of the seat.
        seat: Whose color it is; None: no seat's.
        owners: Who has which of the other colors.

    Signals:
        wanted: The color that was chosen in the menu.
    """

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.color = SEAT_COLORS[0].name
        self.seat: Seat | None = None
        self.owners: Mapping[str, str] = {}
        self._style = Style.for_dialog()
        self._menu = QMenu(self)
        self._menu.triggered.connect(self._on_triggered)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._on_clicked)

    def set_color(self, color: str) -> None:
        """Show another emblem."""
        self.color = color
        self.setIcon(emblem_icon(color))
        self._name()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_tip(self, render(texts.COLOR))
        self._name()
        for action in self._menu.actions():
            action.setText(self._label(action.data()))

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        side = style.field - 6
        self.setIconSize(QSize(side, side))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the arrow beside the emblem."""
        super().paintEvent(event)
        center = QPointF(self.width() - self._style.between(13, 10), self.height() / 2)
        color = QColor(self._style.theme.soft_text)
        with QPainter(self) as painter:
            paint_chevron(painter, center, self._style.between(10, 8), color)

    def _name(self) -> None:
        """Name the color, and the seat that has it."""
        color = texts.COLORS[self.color]
        at_seat = color if self.seat is None else at(self.seat, color)
        self.setAccessibleName(render(at_seat))

    def _on_clicked(self) -> None:
        self._menu.clear()
        for color in EMBLEMS:
            action = QAction(emblem_icon(color), self._label(color), self._menu)
            action.setData(color)
            self._menu.addAction(action)
            if color == self.color:
                self._menu.setActiveAction(action)
        pop_up(self._menu, self)

    def _label(self, color: str) -> str:
        label = texts.COLORS[color]
        owner = self.owners.get(color)
        return render(texts.TRADE.bind(color=label, name=owner) if owner else label)

    def _on_triggered(self, action: QAction) -> None:
        self.wanted.emit(action.data())
