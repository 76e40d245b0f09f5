"""A person at a game screen: every gesture as mouse and keyboard make it."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui.board.arrow_keys import (
    DIRECTIONS,
    after,
    in_reading_order,
    neighbor,
    next_in_zones,
)
from gui.board.handles import Handle
from gui.board.scene import TableScene
from gui.board.view import TableView
from gui.panels.choice_button import ChoiceButton
from tests.gui.pointer import glide

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping

    from PySide6.QtCore import QRectF

    from core.kernel.places import Place
    from gui.board.arrow_keys import ZoneOf
    from gui.board.table import Choice

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
WAYS = (DRAGGED, CLICKED, TYPED) = range(3)
"""How a move can be made."""
NOTCH = 120
MOST_TABS = 60
FAR = QPoint(40, 0)
"""Far enough to drag, for steady hands and for unsteady ones."""

ARROWS = {
    "left": Qt.Key.Key_Left,
    "right": Qt.Key.Key_Right,
    "up": Qt.Key.Key_Up,
    "down": Qt.Key.Key_Down,
}


@frozen(eq=False)
class Person:
    """Plays on a view; knows where things are and which gestures there are, no rules."""

    view: TableView
    scene: TableScene

    def at(self, place: Place) -> QPoint:
        return self.view.mapFromScene(self.scene.rect_of(place).center())

    def sees(self, gesture: Handle | Choice) -> bool:
        """Return whether everything that a gesture touches is in sight."""
        if not isinstance(gesture, Handle):
            return True
        port = self.view.viewport().rect()
        return all(port.contains(self.at(place)) for place in (gesture.source, gesture.target))

    def make(self, gesture: Handle | Choice, way: int) -> None:
        """Make a move: dragged, clicked or typed; a button is clicked or typed."""
        if isinstance(gesture, Handle):
            (self.drag, self.click_twice, self.type)[way](gesture)
        else:
            (self.click_button, self.click_button, self.type_button)[way](gesture)

    def drag(self, handle: Handle) -> None:
        """Drag with the left button, turn with the right one."""
        port, start, goal = self.view.viewport(), self.at(handle.source), self.at(handle.target)
        glide(port, start)
        QTest.mousePress(port, LEFT, pos=start)
        glide(port, start + FAR)
        self._turn(handle.variant, lambda: QTest.mouseClick(port, RIGHT, pos=start + FAR))
        glide(port, (start + goal) / 2)
        glide(port, goal)
        QTest.mouseRelease(port, LEFT, pos=goal)

    def click_twice(self, handle: Handle) -> None:
        """Click the source, turn with the wheel, click the target if that is not all."""
        port, start, goal = self.view.viewport(), self.at(handle.source), self.at(handle.target)
        QTest.mouseClick(port, LEFT, pos=start)
        if handle.at_once:
            return
        self._turn(handle.variant, lambda: self.roll(start, -NOTCH))
        glide(port, goal)
        QTest.mouseClick(port, LEFT, pos=goal)

    def type(self, handle: Handle) -> None:
        """Go to the source, take it, turn it, go to the target and drop it, all with keys."""
        scene = self.scene
        self.view.setFocus()
        for key in _ways_to(self._rects(), scene.focus, handle.source, self.view.zone_of):
            QTest.keyClick(self.view, key)
        QTest.keyClick(self.view, Qt.Key.Key_Return)
        self._turn(handle.variant, lambda: QTest.keyClick(self.view, Qt.Key.Key_R))
        for key in _ways_to(self._rects(), scene.hand.target, handle.target):
            QTest.keyClick(self.view, key)
        QTest.keyClick(self.view, Qt.Key.Key_Space)

    def click_button(self, choice: Choice) -> None:
        QTest.mouseClick(self._button(choice), LEFT)

    def type_button(self, choice: Choice) -> None:
        """Go to a button with Tab and press it."""
        self.view.setFocus()
        button = self._button(choice)
        passed: list[str] = []
        for _ in range(MOST_TABS):
            if button.hasFocus():
                QTest.keyClick(button, Qt.Key.Key_Space)
                return
            focused = QApplication.focusWidget()
            assert focused is not None, "nothing has the keyboard's focus"
            passed.append(f"{type(focused).__name__} {focused.accessibleName()}".strip())
            QTest.keyClick(focused, Qt.Key.Key_Tab)
        problem = f"Tab never comes to the button {button.text()!r}, but to {passed}."
        raise AssertionError(problem)

    def roll(
        self,
        at: QPoint,
        angle: int,
        pixels: int = 0,
        modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """Turn the wheel; a touch pad sends pixels too."""
        port = self.view.viewport()
        event = QWheelEvent(
            QPointF(at),
            QPointF(port.mapToGlobal(at)),
            QPoint(0, pixels),
            QPoint(0, angle),
            Qt.MouseButton.NoButton,
            modifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,  # noqa: FBT003 - Qt takes it by position: the direction is not inverted
        )
        QApplication.sendEvent(port, event)

    def _turn(self, variant: Hashable, once: Callable[[], None]) -> None:
        hand = self.scene.hand
        assert hand.source is not None
        for _ in hand.handles.variants(hand.source):
            if hand.variant == variant:
                return
            once()
        problem = f"Turning never leads to {variant}."
        raise AssertionError(problem)

    def _rects(self) -> dict[Place, QRectF]:
        scene = self.scene
        return {place: scene.rect_of(place) for place in scene.focusable()}

    def _button(self, choice: Choice) -> ChoiceButton:
        buttons = self.view.viewport().findChildren(ChoiceButton)
        return next(each for each in buttons if not each.isHidden() and each._choice == choice)


def _ways_to(
    rects: Mapping[Place, QRectF], here: Place | None, goal: Place, zone_of: ZoneOf | None = None
) -> tuple[Qt.Key, ...]:
    """Find the fewest keys that lead from one place to another; by zones with an empty hand."""
    queue: deque[tuple[Place | None, tuple[Qt.Key, ...]]] = deque([(here, ())])
    seen = {here}
    while queue:
        place, keys = queue.popleft()
        if place == goal:
            return keys
        for key, beyond in _steps(rects, place, zone_of):
            if beyond not in seen:
                seen.add(beyond)
                queue.append((beyond, (*keys, key)))
    problem = f"No keys lead from {here} to {goal}."
    raise AssertionError(problem)


def _steps(
    rects: Mapping[Place, QRectF], here: Place | None, zone_of: ZoneOf | None
) -> Iterator[tuple[Qt.Key, Place | None]]:
    places = list(rects)
    if zone_of is None:
        for command, direction in DIRECTIONS.items():
            yield ARROWS[command], neighbor(rects, here, direction)
        yield Qt.Key.Key_Tab, after(places, here, 1)
        return
    for command, direction in DIRECTIONS.items():
        yield ARROWS[command], in_reading_order(rects, here, direction, zone_of)
    going = next_in_zones(places, here, 1, zone_of)
    if going is not None and (here is None or places.index(going) > places.index(here)):
        yield Qt.Key.Key_Tab, going
