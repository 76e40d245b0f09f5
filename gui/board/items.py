"""A piece on the board: a picture without rules or state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from .faces import Face


class PieceItem(QGraphicsPixmapItem):
    """A pixmap that turns about its middle. The scene places it."""

    def __init__(self) -> None:
        """Make a piece that ignores all input."""
        super().__init__()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def show_face(self, face: Face, pixmap: QPixmap) -> None:
        """Take position, angle and opacity of a face."""
        self.setPixmap(pixmap)
        self.setTransformOriginPoint(QPointF(face.rect.width() / 2, face.rect.height() / 2))
        self.setPos(face.rect.topLeft())
        self.setRotation(face.turn)
        self.setOpacity(face.opacity)
        self.setScale(1.0)
        self.setZValue(10 + face.z)
