"""Notices that another day has begun while a widget is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from PySide6.QtWidgets import QWidget

MINUTE = 60_000
LOOKS = frozenset({QEvent.Type.Show, QEvent.Type.WindowActivate})


class DayWatch(QObject):
    """Looks at the date when a widget is shown or its window is used, and every minute.

    Signals:
        changed: The date is another one than at the last look.
    """

    changed = Signal()

    def __init__(self, widget: QWidget, today: Callable[[], date]) -> None:
        super().__init__(widget)
        self._today = today
        self._seen = today()
        self._timer = QTimer(self, interval=MINUTE)
        self._timer.timeout.connect(self.look)
        widget.installEventFilter(self)

    def look(self) -> None:
        """Compare the date with that of the last look."""
        today = self._today()
        if today != self._seen:
            self._seen = today
            self.changed.emit()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow whether the widget is seen."""
        if event.type() in LOOKS:
            self._timer.start()
            self.look()
        elif event.type() == QEvent.Type.Hide:
            self._timer.stop()
        return False
