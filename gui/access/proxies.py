"""Invisible widgets over the board: what a screen reader finds, focuses and presses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QGroupBox

from gui.board.view import StandIn, TableView
from gui.look.paint_guard import guarded

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent

    from core.kernel.places import Place


class PlaceButton(StandIn):
    """Stands for a place of the board; keys go on to the board.

    Signals:
        entered: It has got the keyboard's focus.
        left: The focus has left the board.
    """

    entered = Signal(object)
    left = Signal()

    def __init__(self, place: Place, zone: ZoneBox, view: TableView) -> None:
        super().__init__(zone)
        self.place = place
        self._view = view
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def describe(self, name: str, state: str) -> None:
        """Set name and description if they changed: Qt reports every call to clients."""
        if name != self.accessibleName():
            self.setAccessibleName(name)
        if state != self.accessibleDescription():
            self.setAccessibleDescription(state)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing: the scene shows the place."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass every key on to the board."""
        self._view.keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's own signature
        """Move the focus to the next zone of the board, or out of it."""
        return self._view.focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit ``entered``."""
        super().focusInEvent(event)
        self.entered.emit(self.place)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit ``left`` if the focus leaves the board."""
        super().focusOutEvent(event)
        stays = isinstance(QApplication.focusWidget(), StandIn | TableView)
        if not stays and event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.left.emit()


class ZoneBox(QGroupBox):
    """Stands for a zone of the board and holds its places."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view.viewport())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing: the scene shows the zone."""
