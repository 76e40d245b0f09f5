"""Invisible widgets over the board: what a screen reader finds, focuses and presses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
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
        self._name = self._description = ""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def describe(self, name: str, description: str, *, comes: bool) -> None:
        """Set its texts.

        Those that are read because of the focus stay as long as it has it. If the focus comes next,
        nothing is reported before: some readers work off the focus first, and would then read out
        texts that ``present`` has replaced.
        """
        renamed = name != self._name
        self._name, self._description = name, description
        if self.hasFocus():
            if renamed:
                self._show(name, self.accessibleDescription())
        elif not comes:
            self._show(name, description)

    def present(self, lead: str, description: str) -> None:
        """Have other texts while it has the focus, which it is about to get.

        Args:
            lead: A sentence that is read before the name; announced just before the focus moves, it
                would be cut short.
            description: What is read after the name.

        """
        self._show(f"{lead} {self._name}" if lead else self._name, description)

    def _show(self, name: str, description: str) -> None:
        """Set name and description if they changed: Qt reports every call to clients."""
        if name != self.accessibleName():
            self.setAccessibleName(name)
        if description != self.accessibleDescription():
            self.setAccessibleDescription(description)

    def _on_left(self) -> None:
        """Have its own texts again, once the screen reader has followed the focus."""
        if not self.hasFocus():
            self._show(self._name, self._description)

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
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:  # else it comes back here
            QTimer.singleShot(0, self, self._on_left)
        stays = isinstance(QApplication.focusWidget(), StandIn | TableView)
        if not (stays or self._view.keeps_held(event.reason())):
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
