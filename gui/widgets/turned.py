"""A widget that faces another edge of the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QLayout, QSizePolicy, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

NEVER = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
QUARTER, HALF = 90, 180


class Turned(QGraphicsView):
    """Shows a widget turned by 90, 180 or 270 degrees; it is pressed where it is seen."""

    def __init__(self, widget: QWidget, angle: int) -> None:
        super().__init__()
        self._widget = widget
        self._sideways = angle % HALF == QUARTER
        scene = QGraphicsScene(self)
        if (layout := widget.layout()) is not None:
            layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._proxy = scene.addWidget(widget)
        self._proxy.setMinimumSize(0, 0)  # else what an earlier font needed keeps it too large
        self.setScene(scene)
        self.rotate(angle)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(NEVER)
        self.setVerticalScrollBarPolicy(NEVER)
        self.setStyleSheet("background: transparent;")
        wide, fixed = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
        self.setSizePolicy(*((fixed, wide) if self._sideways else (wide, fixed)))

    def set_thickness(self, thickness: int) -> None:
        """Set the thickness of the view at its edge."""
        if self._sideways:
            self.setFixedWidth(thickness)
        else:
            self.setFixedHeight(thickness)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the turned widget to fill the view."""
        super().resizeEvent(event)
        size = self.viewport().size()
        size = size.transposed() if self._sideways else QSize(size)
        self._proxy.resize(size)
        self.setSceneRect(self._proxy.geometry())
