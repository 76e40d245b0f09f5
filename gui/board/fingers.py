"""Fingers on the board: tap, drag, hold for an explanation, turn, pinch."""

from __future__ import annotations

from enum import Enum
from math import exp, hypot, log
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QEventPoint, QHelpEvent, QTouchEvent
from PySide6.QtWidgets import QApplication

from gui.input.last_input import LAST_INPUT
from gui.input.touch import HOLD, OWN, hide_tip

from .hand import Grip
from .tolerance import FINGER
from .zoomed_view import PINCH

if TYPE_CHECKING:
    from .view import TableView


class Doing(Enum):
    """What the fingers on the board do."""

    NOTHING = "nothing"
    RESTING = "resting"
    DRAGGING = "dragging"
    ASKING = "asking"
    TWO = "two"


class Fingers(QObject):
    """Turns touches of the board into presses of the hand.

    A press waits until the finger goes up or moves on: only then is it no long press and no pinch.
    A second finger turns what is held. With nothing in the hand, or when it moves apart from the
    first one, it sizes the board.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._doing = Doing.NOTHING
        self._finger = 0
        self._start = QPoint()
        self._presses = False
        self._spread = 0.0
        self._stretched = False
        self._rest = QTimer(self, singleShot=True, interval=HOLD)
        self._rest.timeout.connect(self._on_rested)
        port = view.viewport()
        port.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        port.setProperty(OWN, True)  # noqa: FBT003 - Qt's own signature

    def feel(self, event: QTouchEvent) -> bool:
        """Handle a touch; False: it is for a widget that lies on the board."""
        points = event.points()
        if event.type() == QEvent.Type.TouchBegin:
            at = points[0].position().toPoint()
            if self._view.viewport().childAt(at) is not None:
                return False
            self._begin(points[0].id(), at)
        if event.type() == QEvent.Type.TouchCancel:
            self._cancel()
        elif self._doing is not Doing.NOTHING:
            self._follow(points)
        event.accept()
        return True

    def _begin(self, finger: int, at: QPoint) -> None:
        hide_tip()
        self._view.table_scene.hand.by_finger = True
        LAST_INPUT.note(fingers=True)
        self._finger, self._doing, self._start = finger, Doing.RESTING, at
        self._rest.start()
        self._view.hover(at)

    def _follow(self, points: list[QEventPoint]) -> None:
        """Follow the finger that came first; the others turn or size."""
        down = {p.id(): p for p in points if p.state() != QEventPoint.State.Released}
        others = [point for finger, point in down.items() if finger != self._finger]
        if self._finger in down and others:
            self._feel_two(down[self._finger], others[0])
        elif self._finger in down and self._doing is not Doing.TWO:
            self._move(down[self._finger].position().toPoint())
        elif self._doing is Doing.TWO:
            self._end_two()
        else:
            lifted = (p.position().toPoint() for p in points if p.id() == self._finger)
            self._end(next(lifted, self._start))

    def _move(self, at: QPoint) -> None:
        way = at - self._start
        if self._doing is Doing.RESTING and hypot(way.x(), way.y()) >= FINGER.threshold:
            self._rest.stop()
            self._doing, self._presses = Doing.DRAGGING, self._takes(self._start)
            if self._presses:
                self._view.press(self._start)
        if self._doing is Doing.DRAGGING:
            self._view.drag(at)

    def _takes(self, at: QPoint) -> bool:
        """Return whether dragging from a point takes or arranges; else a carried piece follows."""
        scene, there = self._view.table_scene, self._view.mapToScene(at)
        hand = scene.hand
        if hand.grip is not Grip.CARRIED or scene.held.aside_at(there) is not None:
            return True
        return hand.handle is None and scene.source_at(there) not in {None, hand.source}

    def _end(self, at: QPoint) -> None:
        self._rest.stop()
        doing, self._doing = self._doing, Doing.NOTHING
        if doing in {Doing.RESTING, Doing.DRAGGING}:
            if doing is Doing.RESTING or not self._presses:
                self._view.press(at)
            self._view.release(at)
        self._view.hover(None)

    def _cancel(self) -> None:
        """Put back what is dragged: the system has canceled the touch."""
        self._rest.stop()
        if self._doing is Doing.DRAGGING:
            self._view.table_scene.hand.cancel()
        self._doing = Doing.NOTHING
        self._view.release(None)
        self._view.hover(None)

    def _feel_two(self, first: QEventPoint, second: QEventPoint) -> None:
        way = second.position() - first.position()
        spread = max(1.0, hypot(way.x(), way.y()))
        hand = self._view.table_scene.hand
        if self._doing is Doing.DRAGGING and hand.holding:
            if second.state() == QEventPoint.State.Pressed:
                hand.turn(1)
            self._view.drag(first.position().toPoint())
        elif self._doing is not Doing.TWO:
            self._rest.stop()
            self._view.release(None)
            self._view.hover(None)
            self._doing, self._spread, self._stretched = Doing.TWO, spread, False
        else:
            self._pinch(spread)

    def _pinch(self, spread: float) -> None:
        """Size the board by a step each time that the fingers have gone far enough."""
        while abs(stretch := log(spread / self._spread)) >= PINCH:
            direction = 1 if stretch > 0 else -1
            self._spread *= exp(direction * PINCH)
            self._stretched = True
            self._view.zoomed.emit(direction)

    def _end_two(self) -> None:
        """Turn what is held if two fingers only tapped."""
        self._doing = Doing.NOTHING
        if not self._stretched:
            self._view.table_scene.hand.turn(1)

    def _on_rested(self) -> None:
        """Explain what lies under the finger; lifting the finger then plays nothing."""
        if self._doing is Doing.RESTING:
            self._doing = Doing.ASKING
            port = self._view.viewport()
            asked = QHelpEvent(QEvent.Type.ToolTip, self._start, port.mapToGlobal(self._start))
            QApplication.sendEvent(port, asked)
