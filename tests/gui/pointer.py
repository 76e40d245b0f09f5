"""A pointer of the tests' own: it reaches its widget under any other window on the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


def glide(widget: QWidget, at: QPoint) -> None:
    """Move to a point of a widget.

    Qt's own ``mouseMove`` moves the one pointer of the screen, so whichever window of an earlier
    test is still closing there gets the event, and a pointer that already rests there moves none.
    """
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(widget.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        QApplication.mouseButtons(),
        QApplication.keyboardModifiers(),
    )
    QApplication.sendEvent(widget, event)
    QApplication.processEvents()
