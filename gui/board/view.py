"""The window onto the scene: passes what mouse, wheel and keys do to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QGraphicsView, QWidget

from .hand import Grip
from .steering import DIRECTIONS, after, neighbor, next_in_zones

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QFocusEvent,
        QKeyEvent,
        QMouseEvent,
        QResizeEvent,
        QWheelEvent,
    )

    from core.kernel.places import Place

    from .scene import TableScene

NOTCH = 120
PIXELS = 50


class StandIn(QAbstractButton):
    """Stands for a place of the board; what is held stays so while it has the focus."""


class TableView(QGraphicsView):
    """Shows a table scene at its own size.

    Signals:
        resized: The board has another size now.
        relabeled: The language changed.
        asked: Somebody wants to know where they are and what they can do.
    """

    resized = Signal()
    relabeled = Signal()
    asked = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        """Look at a scene."""
        super().__init__(scene, parent)
        self._scene = scene
        self._wheel = 0
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAcceptDrops(False)  # files are for the window
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take with the left button, turn with the right one."""
        self._scene.finish_motion()
        at = self.mapToScene(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton:
            self._scene.set_focus(None)
            self._scene.hand.press(self._scene.source_at(at), at)
        elif event.button() is Qt.MouseButton.RightButton:
            self._scene.hand.turn(1)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Play what has only one place to go; anything else is another press."""
        if event.button() is Qt.MouseButton.LeftButton and self._scene.hand.drop_forced():
            event.accept()
        else:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry, or outline what could be taken."""
        at = self.mapToScene(event.position().toPoint())
        self._scene.hand.move(at)
        if self._scene.hand.grip is Grip.NOTHING:
            takeable = self._scene.hover(at) is not None
            shape = Qt.CursorShape.OpenHandCursor if takeable else Qt.CursorShape.ArrowCursor
        else:
            shape = Qt.CursorShape.ClosedHandCursor
        self.viewport().setCursor(shape)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop what is dragged."""
        if event.button() is Qt.MouseButton.LeftButton:
            at = self.mapToScene(event.position().toPoint())
            self._scene.hand.release(at, self._scene.place_at(at))
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn what is held, a notch a step."""
        if not self._scene.hand.holding:
            event.ignore()
            return
        pixels, angle = event.pixelDelta(), event.angleDelta()
        step = PIXELS if pixels != QPoint() else NOTCH
        self._wheel += pixels.y() if pixels != QPoint() else angle.y()
        while abs(self._wheel) >= step:
            direction = 1 if self._wheel > 0 else -1
            self._wheel -= direction * step
            self._scene.hand.turn(-direction)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with the keyboard."""
        self._scene.finish_motion()
        if not self._pressed(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's own signature
        """Go from zone to zone before leaving the board; while holding, from target to target."""
        places = self._scene.focusable()
        if self._scene.hand.holding and places:
            return self._aimed(after(places, self._scene.hand.target, 1 if next else -1))
        here = self._scene.focus
        going = next_in_zones(places, here, 1 if next else -1)
        if going is None:
            return super().focusNextPrevChild(next)
        wrapped = here is not None and places and (places.index(going) < places.index(here)) == next
        if wrapped or (here is not None and going == here):
            self._scene.set_focus(None)
            return super().focusNextPrevChild(next)
        self._scene.set_focus(going)
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put back what is held when the board loses the keyboard."""
        super().focusOutEvent(event)
        stays = isinstance(QApplication.focusWidget(), StandIn)
        if not stays and event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._scene.hand.cancel()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the board out anew."""
        super().resizeEvent(event)
        self._scene.hand.cancel()
        self.resized.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Tell when the language changes: the scene is not told by Qt."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.relabeled.emit()

    def _pressed(self, event: QKeyEvent) -> bool:
        hand, key = self._scene.hand, event.key()
        if key in DIRECTIONS:
            return self._steered(Qt.Key(key))
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            return self._confirmed()
        if key == Qt.Key.Key_Escape:
            return self._put_back()
        if key == Qt.Key.Key_R:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            return hand.turn(-1 if back else 1)
        if key in {Qt.Key.Key_W, Qt.Key.Key_Question}:
            self.asked.emit()
            return True
        return hand.drop_by_key(event.text().upper())

    def _steered(self, key: Qt.Key) -> bool:
        scene = self._scene
        rects = {place: scene.rect_of(place) for place in scene.focusable()}
        here = scene.hand.target if scene.hand.holding else scene.focus
        going = neighbor(rects, here, DIRECTIONS[key])
        if going is None:
            return False
        if scene.hand.holding:
            return self._aimed(going)
        scene.set_focus(going)
        return True

    def _aimed(self, target: Place) -> bool:
        self._scene.set_focus(target)
        self._scene.hand.aim(target)
        return True

    def _put_back(self) -> bool:
        """Put back what is held; the keyboard's ring returns to where it was taken."""
        scene = self._scene
        source, steered = scene.hand.source, scene.focus is not None
        held = scene.hand.cancel()
        if held and steered:
            scene.set_focus(source)
        return held

    def _confirmed(self) -> bool:
        scene = self._scene
        if scene.hand.holding:
            scene.hand.drop()
        elif scene.focus in scene.hand.handles.sources:
            scene.hand.take(scene.focus)
            scene.set_focus(scene.hand.target)
        else:
            return False
        return True
