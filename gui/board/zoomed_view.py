"""A view of a board that may be larger than its window."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QNativeGestureEvent
from PySide6.QtWidgets import QGraphicsView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QGraphicsScene, QWidget

PINCH = 0.18
"""How far two fingers go apart, or together, for one step."""
ALWAYS, NEVER = Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff


class RoamingView(QGraphicsView):
    """Shows a part of a scene, which can be scrolled.

    Attributes:
        zoom: How much larger than the window the board is.

    Signals:
        scrolled: Another part of the board is seen.
        zoomed: The board is to become larger (1) or smaller (-1).
    """

    scrolled = Signal()
    zoomed = Signal(int)

    def __init__(self, scene: QGraphicsScene, parent: QWidget | None = None) -> None:
        """Show the whole."""
        super().__init__(scene, parent)
        self.zoom = 1.0
        self._pinched = 0.0
        self.setHorizontalScrollBarPolicy(NEVER)
        self.setVerticalScrollBarPolicy(NEVER)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    @property
    def board_size(self) -> QSizeF:
        """How large the board is to be."""
        return QSizeF(self.viewport().size()) * self.zoom

    @property
    def offset(self) -> QPointF:
        """Which point of the board is in the window's corner."""
        return self.mapToScene(0, 0)

    @property
    def turned(self) -> bool:
        """Whether the board faces the opposite side of the screen."""
        return self.transform().m11() < 0

    def turn_round(self, *, turned: bool) -> None:
        """Turn the board to the opposite side of the screen, or to this one."""
        if turned != self.turned:
            self.rotate(180)

    def shown(self, rect: QRectF) -> QRectF:
        """Return the rectangle in the window of a part of the board."""
        if self.turned:
            return QRectF(self.mapFromScene(rect).boundingRect())
        return rect.translated(-self.offset)

    def bring_into_sight(self, rect: QRectF) -> None:
        """Scroll to a part of the board."""
        if self.zoom > 1 and not rect.isNull():
            self.ensureVisible(rect)

    @contextmanager
    def zooming(self, zoom: float) -> Iterator[None]:
        """Keep the visible part in place while the board is laid out in another size."""
        port, size = self.viewport(), self.sceneRect().size()
        at = port.mapFromGlobal(self.cursor().pos()) if port.underMouse() else port.rect().center()
        point = self.mapToScene(at)
        share = QPointF(point.x() / max(1.0, size.width()), point.y() / max(1.0, size.height()))
        self.zoom = zoom
        self.setHorizontalScrollBarPolicy(ALWAYS if zoom > 1 else NEVER)
        self.setVerticalScrollBarPolicy(ALWAYS if zoom > 1 else NEVER)
        yield
        size, across, down = (
            self.sceneRect().size(),
            self.horizontalScrollBar(),
            self.verticalScrollBar(),
        )
        if self.turned:
            share = QPointF(1 - share.x(), 1 - share.y())
        across.setValue(across.minimum() + round(share.x() * size.width() - at.x()))
        down.setValue(down.minimum() + round(share.y() * size.height() - at.y()))

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom as two fingers on a touch pad go apart or together."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self._pinched += event.value()
                while abs(self._pinched) >= PINCH:
                    direction = 1 if self._pinched > 0 else -1
                    self._pinched -= direction * PINCH
                    self.zoomed.emit(direction)
                return True
            self._pinched = 0.0
        return super().viewportEvent(event)

    def scrollContentsBy(self, across: int, down: int) -> None:
        """Repaint everything: Qt would scroll the widgets above the board as well."""
        usual = self.viewportUpdateMode()
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        super().scrollContentsBy(across, down)
        self.setViewportUpdateMode(usual)
        self.scrolled.emit()
