"""The window onto the scene: passes what mouse, wheel, fingers and keys do to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QTouchEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QWidget

from gui.input.touch import TOUCHES
from gui.look.paint_guard import guarded
from gui.widgets.announce import Carrier
from gui.widgets.keymap import ANYWHERE, BOARD, NUMBERS, Keymap, pressed
from gui.widgets.translated import Translated

from .arrow_keys import DIRECTIONS, after, in_reading_order, neighbor, next_in_zones, zone
from .fingers import Fingers
from .hand import Grip
from .panning import Panning
from .zoomed_view import RoamingView

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QFocusEvent,
        QKeyEvent,
        QMouseEvent,
        QPaintEvent,
        QResizeEvent,
        QWheelEvent,
    )

    from core.kernel.places import Place

    from .arrow_keys import ZoneOf
    from .scene import TableScene

HALVES = {"upper": "U", "lower": "D"}
"""What the handles call two places on top of each other."""
NOTCH = 120
PIXELS = 50
NOWHERE = QPointF(-1000, -1000)
POPUP, WINDOW = Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason


class StandIn(Carrier, QAbstractButton):
    """Stands for a place of the board; what is held stays so while it has the focus."""


class TableView(Translated, Carrier, RoamingView):
    """Shows a table scene at its own size, which is that of the window or larger.

    Signals:
        painted: A frame of the board is painted.
        resized: The board has another size now.
        relabeled: The language changed.
        asked: A description of the current place and its moves is wanted.
        pointed: Where the pointer rests with nothing in the hand; None: it is elsewhere.
        commanded: A key of the board stands for a command elsewhere, such as the panel.
        cornered: An arrow key leads nowhere.
        unnumbered: A number key was pressed that stands for no place of what is held.
        unturned: A key was to turn what is held, which can be held in one way only.

    Attributes:
        keys: Which keys do what.
        zone_of: Tells which zone a place belongs to, for Tab and for the left and right keys.
    """

    painted = Signal()
    resized = Signal()
    relabeled = Signal()
    asked = Signal()
    pointed = Signal(object)
    commanded = Signal(str)
    cornered = Signal()
    unnumbered = Signal(int)
    unturned = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        """Show a scene."""
        super().__init__(scene, parent)
        self._scene = scene
        self._wheel = 0
        self._held = False
        self._tugging: tuple[Place | None, QPointF] = (None, NOWHERE)
        self.keys = Keymap(BOARD, {}).of("board")
        self.zone_of: ZoneOf = zone
        self._panning = Panning(self)
        self._fingers = Fingers(self)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAcceptDrops(False)  # files are for the window
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        scene.focus_changed.connect(self._on_focus_changed)
        scene.hand.changed.connect(self._on_hand_changed)

    @property
    def table_scene(self) -> TableScene:
        """The scene."""
        return self._scene

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take with the left button, turn with the right one."""
        event.accept()
        self._scene.hand.by_finger = False
        if event.button() is Qt.MouseButton.LeftButton:
            self.press(event.position().toPoint())
            return
        self.pointed.emit(None)
        if self._scene.hurry():
            return
        if event.button() is Qt.MouseButton.MiddleButton:
            self._panning.grab(event.position().toPoint())
        elif event.button() is Qt.MouseButton.RightButton:
            self._scene.hand.turn(1)

    def press(self, point: QPoint) -> None:
        """Take what lies at a point of the window, or drop there what is carried."""
        self.pointed.emit(None)
        if self._scene.hurry():
            return
        at = self.mapToScene(point)
        if self._scene.focus is not None:
            self._scene.set_focus(None)
        free = self._scene.hand.grip is Grip.NOTHING
        if not self._pressed_at(at) and free:
            self._tugging = self._scene.piece_at(at), at
            self._panning.grab(point)

    def _pressed_at(self, at: QPointF) -> bool:
        scene = self._scene
        return scene.hand.press(scene.source_at(at), at)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Play what has only one place to go; anything else is another press.

        What a click plays already is not played again by the same double click.
        """
        scene, at = self._scene, self.mapToScene(event.position().toPoint())
        left = event.button() is Qt.MouseButton.LeftButton
        again = scene.hand.handles.at_once(scene.source_at(at)) is not None
        if left and (scene.hand.drop_forced() or again):
            event.accept()
        else:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry, or outline what could be taken."""
        point = event.position().toPoint()
        if self.drag(point) or self._scene.hand.grip is not Grip.NOTHING:
            shape = Qt.CursorShape.ClosedHandCursor
        else:
            shape = self._shape_over(self.hover(point))
        self.viewport().setCursor(shape)
        event.accept()

    def drag(self, point: QPoint) -> bool:
        """Carry what is held to a point of the window; return whether the ground is dragged."""
        self._tug(self.mapToScene(point))
        if self._panning.active:
            self._panning.drag(point)
            return True
        self._scene.hand.move(self.mapToScene(point))
        if self._scene.hand.holding:
            self._panning.lead(point)
        return False

    def hover(self, point: QPoint | None) -> Place | None:
        """Outline what could be taken at a point of the window; None: nothing is pointed at."""
        if point is None:
            self.leave()
            return None
        at = self.mapToScene(point)
        if self._scene.hand.grip is not Grip.NOTHING:
            self._scene.hand.move(at)
            return None
        found = self._scene.hover(at)
        self.pointed.emit(at)
        return found

    def _shape_over(self, place: Place | None) -> Qt.CursorShape:
        if place is None:
            return Qt.CursorShape.ArrowCursor
        handles = self._scene.hand.handles
        clicked = handles.direct(place) or handles.at_once(place)
        return Qt.CursorShape.PointingHandCursor if clicked else Qt.CursorShape.OpenHandCursor

    def _tug(self, at: QPointF) -> None:
        """Report once that a dragged piece cannot be taken; dragging the board itself is silent."""
        place, _ = self._tugging
        if place is not None and self._went_far(at) and self.zoom <= 1:
            self._tugging = None, NOWHERE
            self._scene.withheld.emit(place)

    def _went_far(self, at: QPointF) -> bool:
        way = at - self._tugging[1]
        return way.x() ** 2 + way.y() ** 2 >= self._scene.hand.reach.threshold**2

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing any more."""
        super().leaveEvent(event)
        self.leave()

    def leave(self) -> None:
        """Outline nothing any more."""
        if self._scene.tabletop.laid is not None:
            self._scene.hover(NOWHERE)
        self.pointed.emit(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop what is dragged, or let go of the ground; in place it was a click."""
        left = event.button() is Qt.MouseButton.LeftButton
        self.release(event.position().toPoint() if left else None)
        event.accept()

    def release(self, point: QPoint | None) -> None:
        """Drop what is dragged at a point of the window; None: only the ground is let go."""
        self._panning.let_go()
        if point is not None:
            at = self.mapToScene(point)
            clicked = self._tugging[0] is not None and not self._went_far(at)
            self._scene.hand.release(at)
            if clicked:
                self._scene.click(at)
        self._tugging = None, NOWHERE

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow fingers on a touch screen."""
        if event.type() in TOUCHES and isinstance(event, QTouchEvent):
            return self._fingers.feel(event)
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn what is held, one step a notch; else zoom with Ctrl, or scroll a large board."""
        zooming = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if not self._scene.hand.holding and not zooming:
            if self.zoom > 1:
                super().wheelEvent(event)
            else:
                event.ignore()
            return
        pixels, angle = event.pixelDelta(), event.angleDelta()
        step = PIXELS if pixels != QPoint() else NOTCH
        self._wheel += pixels.y() if pixels != QPoint() else angle.y()
        while abs(self._wheel) >= step:
            direction = 1 if self._wheel > 0 else -1
            self._wheel -= direction * step
            if self._scene.hand.holding:
                self._scene.hand.turn(-direction)
            else:
                self.zoomed.emit(direction)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with the keyboard."""
        if self.keys.get(pressed(event)) != "others":
            self.pointed.emit(None)
        if not self._scene.hurry() and not self._pressed(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's own signature
        """Go from zone to zone before leaving the board; while holding, from target to target.

        Qt asks this also for a button over the board, from which Tab goes on.
        """
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton) and not isinstance(focused, StandIn):
            return super().focusNextPrevChild(next)
        places = self._scene.focusable()
        if self._scene.hand.holding and places:
            return self._aimed(after(places, self._scene.hand.target, 1 if next else -1))
        here = self._scene.focus
        going = next_in_zones(places, here, 1 if next else -1, self.zone_of)
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
        if not (isinstance(QApplication.focusWidget(), StandIn) or self.keeps_held(event.reason())):
            self._scene.hand.cancel()

    def keeps_held(self, reason: Qt.FocusReason) -> bool:
        """Return whether what is held stays so: under a menu, and by keys also under a window.

        Whoever plays by keys reads the board in a window of its own; a piece that hangs on the
        pointer would be lost sight of.
        """
        by_keys = self._scene.focus is not None and self._scene.hand.grip is Grip.CARRIED
        return reason is POPUP or (reason is WINDOW and by_keys)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the board out again."""
        super().resizeEvent(event)
        self._scene.hand.cancel()
        self.resized.emit()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Emit ``painted`` after a frame."""
        super().paintEvent(event)
        self.painted.emit()

    def retranslate(self) -> None:
        """Emit ``relabeled``: Qt sends no language change to the scene."""
        self.relabeled.emit()

    def _pressed(self, event: QKeyEvent) -> bool:
        hand, command = self._scene.hand, self.keys.get(pressed(event), "")
        if command in DIRECTIONS:
            return self._steered(command)
        match command:
            case "take":
                return self._confirmed()
            case "back":
                return self._put_back()
            case "turn" | "turn_back":
                return self._turned(1 if command == "turn" else -1)
            case "where":
                self.asked.emit()
                return True
            case _ if command in ANYWHERE:
                self.commanded.emit(command)
                return True
            case "upper" | "lower":
                return hand.drop_by_key(HALVES[command])
        key = event.text().upper()
        return hand.drop_by_key(key) or (key in NUMBERS and self._refused(int(key)))

    def _turned(self, step: int) -> bool:
        """Turn what is held; say so if it can be held in one way only."""
        hand = self._scene.hand
        before = hand.variant
        turned = hand.turn(step)
        if turned and hand.variant == before:
            self.unturned.emit()
        return turned

    def _refused(self, number: int) -> bool:
        """Say why what is held cannot go to the place with a number."""
        if not self._scene.hand.holding:
            return False
        if not self._scene.refuse_number(number):
            self.unnumbered.emit(number)
        return True

    def _on_hand_changed(self) -> None:
        """Forget a part of the wheel's notch that was meant for something else."""
        if self._held is not self._scene.hand.holding:
            self._held = self._scene.hand.holding
            self._wheel = 0

    def _on_focus_changed(self) -> None:
        """Scroll to the keyboard's ring."""
        if self._scene.focus is not None:
            self.bring_into_sight(self._scene.rect_of(self._scene.focus))

    def _steered(self, command: str) -> bool:
        scene = self._scene
        rects = {place: scene.rect_of(place) for place in scene.focusable()}
        direction = DIRECTIONS[command]
        if scene.hand.holding:
            here = scene.hand.target
            going = neighbor(rects, here, direction)
        else:
            here = scene.focus
            going = in_reading_order(rects, here, direction, self.zone_of)
        if here is not None and going in {here, None}:
            self.cornered.emit()
        if going is None:
            return False
        return self._aimed(going)

    def _aimed(self, place: Place) -> bool:
        """Go to a place; what is held is aimed there."""
        self._scene.set_focus(place)
        if self._scene.hand.holding:
            self._scene.hand.aim(place)
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
        elif scene.focus is not None and (source := scene.source_of(scene.focus)) is not None:
            scene.hand.take(source)
            scene.set_focus(scene.hand.target)
        elif scene.focus is None and len(scene.moves) == 1:
            self.commanded.emit("only_move")
        else:
            return self._ringed()
        return True

    def _ringed(self) -> bool:
        """Show the keyboard's ring if it was hidden; return whether there is a place for it."""
        places = self._scene.focusable()
        if self._scene.focus is None and places:
            self._scene.set_focus(places[0])
            return True
        return False
