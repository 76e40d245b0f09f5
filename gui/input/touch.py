"""Fingers outside the board: a tap clicks, a drag scrolls, resting shows the tip."""

from __future__ import annotations

from enum import Enum
from math import hypot

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QEventPoint,
    QGuiApplication,
    QHelpEvent,
    QInputDevice,
    QMouseEvent,
    QTouchEvent,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QScroller,
    QSlider,
    QToolTip,
    QWidget,
)
from shiboken6 import isValid

from .last_input import LAST_INPUT, TARGET

HOLD = 500
"""Milliseconds after which a resting finger shows the tip."""
SLIP = 12.0
"""How far a finger that taps may slip, in pixels."""
WATCHED = "watched for fingers"
OWN = "feels fingers itself"
"""The property of widgets that handle touches themselves."""
TOUCHES = frozenset(
    {
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
        QEvent.Type.TouchCancel,
    }
)


PRESSABLE = (QAbstractButton, QComboBox, QLineEdit, QSlider)


def has_touch_screen() -> bool:
    """Return whether there is a touch screen."""
    kinds = (device.type() for device in QInputDevice.devices())
    return QInputDevice.DeviceType.TouchScreen in kinds


def hide_tip() -> None:
    """Hide the tip that a finger has asked for; only a mouse would let it go by itself."""
    QToolTip.hideText()


class Doing(Enum):
    """What the finger does."""

    NOTHING = "nothing"
    RESTING = "resting"
    SCROLLING = "scrolling"
    PULLING = "pulling"
    ASKING = "asking"
    """It is down, and lifting it does nothing."""


class TouchInput(QObject):
    """Watches the windows of the program for fingers.

    A press waits until the finger goes up: only then does it neither scroll nor show a tip. A
    widget that handles touches itself, as the board does, gets them unchanged.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._doing = Doing.NOTHING
        self._window: QWindow | None = None
        self._scroller: QScroller | None = None
        self._start = QPointF()
        self._at = QPointF()
        self._rest = QTimer(self, singleShot=True, interval=HOLD)
        self._rest.timeout.connect(self._on_rested)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.connect(self.watch)
            self.watch(app.focusWindow())

    def watch(self, window: QWindow | None) -> None:
        """Handle touches of a window."""
        if window is not None and not window.property(WATCHED):
            window.setProperty(WATCHED, True)  # noqa: FBT003 - Qt's own signature
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle a touch, unless its widget handles touches itself."""
        if (
            event.type() not in TOUCHES
            or not isinstance(event, QTouchEvent)
            or not isinstance(watched, QWindow)
        ):
            return False
        point = event.points()[0] if event.points() else None
        if event.type() == QEvent.Type.TouchBegin and point is not None:
            return self._begin(watched, point)
        if self._doing is Doing.NOTHING:
            return False
        if event.type() == QEvent.Type.TouchCancel or len(event.points()) > 1:
            self._give_up()
        elif point is not None and event.type() == QEvent.Type.TouchUpdate:
            self._move(point)
        elif point is not None:
            self._end(point)
        event.accept()
        return True

    def _begin(self, window: QWindow, point: QEventPoint) -> bool:
        LAST_INPUT.note(fingers=True)
        hide_tip()
        widget = QApplication.widgetAt(point.globalPosition().toPoint())
        self._doing = Doing.NOTHING
        if widget is None or widget.property(OWN):
            return False
        self._window, self._doing = window, Doing.RESTING
        near = nearest_pressable(widget, point.globalPosition())
        self._start = self._at = window.mapFromGlobal(near)
        if self._stopped():
            self._doing = Doing.ASKING
        else:
            self._rest.start()
        return True

    def _stopped(self) -> bool:
        """Stop what still scrolls from the last touch; return whether it did."""
        scroller = self._scroller
        if scroller is None or not isValid(scroller):
            return False
        if scroller.state() != QScroller.State.Scrolling:
            return False
        scroller.stop()
        return True

    def _move(self, point: QEventPoint) -> None:
        way = point.position() - point.pressPosition()
        self._at = self._start + way
        if self._doing is Doing.RESTING and hypot(way.x(), way.y()) >= SLIP:
            self._rest.stop()
            self._set_off(way, point.timestamp())
        if self._doing is Doing.SCROLLING:
            self._scroll(QScroller.Input.InputMove, point)
        elif self._doing is Doing.PULLING:
            self._send(QEvent.Type.MouseMove, self._at)

    def _set_off(self, way: QPointF, time: int) -> None:
        """Scroll what can be scrolled this way; else drag as a mouse would, as a slider's knob."""
        area = scrolled_by(self._touched(), way)
        if area is None:
            self._doing = Doing.PULLING
            self._send(QEvent.Type.MouseButtonPress, self._start)
            return
        self._doing = Doing.SCROLLING
        pixels = QAbstractItemView.ScrollMode.ScrollPerPixel
        if isinstance(area, QAbstractItemView) and area.verticalScrollMode() != pixels:
            area.setVerticalScrollMode(pixels)
            area.doItemsLayout()  # else its range still counts lines
        self._scroller = QScroller.scroller(area.viewport())
        self._scroller.handleInput(QScroller.Input.InputPress, self._start, time)

    def _scroll(self, kind: QScroller.Input, point: QEventPoint) -> None:
        if self._scroller is not None:
            self._scroller.handleInput(kind, self._at, point.timestamp())

    def _end(self, point: QEventPoint) -> None:
        self._rest.stop()
        doing, self._doing = self._doing, Doing.NOTHING
        if doing is Doing.RESTING:
            self._send(QEvent.Type.MouseMove, self._at, held=False)
            self._send(QEvent.Type.MouseButtonPress, self._at)
        if doing in {Doing.RESTING, Doing.PULLING}:
            self._send(QEvent.Type.MouseButtonRelease, self._at, held=False)
        elif doing is Doing.SCROLLING:
            self._scroll(QScroller.Input.InputRelease, point)

    def _give_up(self) -> None:
        self._rest.stop()
        if self._doing is Doing.PULLING:
            self._send(QEvent.Type.MouseButtonRelease, self._at, held=False)
        self._doing = Doing.ASKING

    def _send(self, kind: QEvent.Type, at: QPointF, *, held: bool = True) -> None:
        """Send a mouse event to the window, so that Qt finds the widget, popups and focus."""
        window, left, none = self._window, Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        if window is not None and isValid(window):
            button = none if kind == QEvent.Type.MouseMove else left
            buttons = left if held else none
            modifiers = Qt.KeyboardModifier.NoModifier
            event = QMouseEvent(kind, at, window.mapToGlobal(at), button, buttons, modifiers)
            QApplication.sendEvent(window, event)

    def _on_rested(self) -> None:
        """Show the tip of what lies under the finger; lifting it then presses nothing."""
        widget = self._touched()
        if self._doing is Doing.RESTING and self._window is not None and widget is not None:
            self._doing = Doing.ASKING
            there = self._window.mapToGlobal(self._start).toPoint()
            asked = QHelpEvent(QEvent.Type.ToolTip, widget.mapFromGlobal(there), there)
            QApplication.sendEvent(widget, asked)

    def _touched(self) -> QWidget | None:
        """Find what lies where the finger came down; the window may be closed by now."""
        if self._window is None or not isValid(self._window):
            return None
        return QApplication.widgetAt(self._window.mapToGlobal(self._start).toPoint())


def nearest_pressable(widget: QWidget, at: QPointF) -> QPointF:
    """Return the point that a finger means: on its widget, or on the nearest small one."""
    if isinstance(widget, PRESSABLE):
        return at
    found: tuple[float, QPointF] = (TARGET / 2, at)
    for kind in PRESSABLE:
        for each in widget.window().findChildren(kind):
            if each.isVisible() and each.isEnabled():
                wide, high = (max(0.0, TARGET - side) / 2 for side in (each.width(), each.height()))
                rect = QRectF(each.mapToGlobal(QPointF()), QSizeF(each.size()))
                if rect.adjusted(-wide, -high, wide, high).contains(at):
                    inside = QPointF(
                        min(max(at.x(), rect.left() + 1), rect.right() - 1),
                        min(max(at.y(), rect.top() + 1), rect.bottom() - 1),
                    )
                    way = inside - at
                    found = min(found, (hypot(way.x(), way.y()), inside), key=_first)
    return found[1]


def scrolled_by(widget: QWidget | None, way: QPointF) -> QAbstractScrollArea | None:
    """Find what a finger scrolls: the innermost area that has more to show in its direction."""
    while widget is not None:
        if isinstance(widget, QAbstractScrollArea):
            upright = abs(way.y()) >= abs(way.x())
            bar = widget.verticalScrollBar() if upright else widget.horizontalScrollBar()
            if _has_more(bar):
                return widget
        if isinstance(widget, QSlider | QScrollBar) or widget.isWindow():
            return None
        widget = widget.parentWidget()
    return None


def _first(found: tuple[float, QPointF]) -> float:
    return found[0]


def _has_more(bar: QScrollBar) -> bool:
    return bar.maximum() > bar.minimum()
