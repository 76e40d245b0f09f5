"""Fingers of the tests' own, on a touch screen that Qt's tests make up."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPointingDevice

FIRST, SECOND = 0, 1
STEPS = 4


@cache
def screen() -> QPointingDevice:
    """Return the one touch screen of all tests."""
    return QTest.createTouchDevice()


class Touch:
    """One or two fingers on a widget."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._sequence = QTest.touchEvent(widget, screen(), False)  # noqa: FBT003 - Qt takes it by position
        self._at = QPoint()

    def tap(self, at: QPoint) -> None:
        self.press(at)
        self.release()

    def press(self, at: QPoint) -> None:
        self._at = at
        self._sequence.press(FIRST, at, self._widget)
        self._commit()

    def move(self, at: QPoint) -> None:
        """Glide to a point."""
        start = self._at
        for step in range(1, STEPS + 1):
            self._at = start + (at - start) * step / STEPS
            self._sequence.move(FIRST, self._at, self._widget)
            self._commit()

    def release(self) -> None:
        self._sequence.release(FIRST, self._at, self._widget)
        self._commit()

    def cancel(self) -> None:
        """Cancel the touch, as the system does."""
        QApplication.sendEvent(self._widget, QTouchEvent(QEvent.Type.TouchCancel, screen()))
        self.release()

    def tap_beside(self, at: QPoint) -> None:
        """Tap with a second finger while the first one stays."""
        self._sequence.stationary(FIRST).press(SECOND, at, self._widget)
        self._commit()
        self._sequence.stationary(FIRST).release(SECOND, at, self._widget)
        self._commit()

    def tap_with_two(self, first: QPoint, second: QPoint) -> None:
        self._sequence.press(FIRST, first, self._widget).press(SECOND, second, self._widget)
        self._commit()
        self._sequence.release(FIRST, first, self._widget).release(SECOND, second, self._widget)
        self._commit()

    def pinch(self, first: QPoint, second: QPoint, apart: float) -> None:
        """Put two fingers down and bring them apart by a factor, or together."""
        middle, half = (first + second) / 2, (second - first) / 2
        self._sequence.press(FIRST, first, self._widget)
        self._commit()
        self._sequence.stationary(FIRST).press(SECOND, second, self._widget)
        self._commit()
        for step in range(1, STEPS + 1):
            reach = half * (1 + (apart - 1) * step / STEPS)
            self._sequence.move(FIRST, middle - reach, self._widget)
            self._sequence.move(SECOND, middle + reach, self._widget)
            self._commit()
        self._sequence.release(FIRST, middle - half * apart, self._widget)
        self._sequence.release(SECOND, middle + half * apart, self._widget)
        self._commit()

    def _commit(self) -> None:
        self._sequence.commit()
        QApplication.processEvents()
