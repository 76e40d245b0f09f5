"""The slot beside the board: the panel, or in its place the rules, a hint, a review."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import SignalInstance

    from gui.panels.side_panel import SidePanel


class Guest(NamedTuple):
    """A widget that takes the panel's place for a while.

    Attributes:
        stays: Returns whether it is shown.
        close: Puts it away.
        lasting: Whether it stays when the panel is asked for.
    """

    stays: Callable[[], bool]
    close: Callable[[], None]
    lasting: bool = False


class SideSlot(QObject):
    """Shows one widget at a time beside the board.

    Signals:
        toggled: The panel was shown or hidden.
        filled: The panel is there now, or not.
    """

    toggled = Signal(bool)
    filled = Signal(bool)

    def __init__(self, panel: SidePanel) -> None:
        """Show a panel here unless a guest is shown."""
        super().__init__(panel)
        self.column = QVBoxLayout()
        self.column.addWidget(panel)
        self._panel = panel
        self._wanted = True
        self._guests: list[Guest] = []

    def invite(self, guest: Guest, shown: SignalInstance) -> None:
        """Hide the panel whenever a guest signals that it is shown."""
        self._guests.append(guest)
        shown.connect(partial(self._on_shown, guest))

    def want_panel(self, *, shown: bool) -> None:
        """Show or hide the panel, once no guest is shown."""
        self._wanted = shown
        self._fill()

    def toggle(self) -> None:
        """Show the panel, or hide it if it is there."""
        shown = self._panel.isHidden()
        self.clear()
        self.want_panel(shown=shown)
        self.toggled.emit(shown)

    def clear(self) -> None:
        """Close the guest in the panel's place."""
        for guest in self._guests:
            if not guest.lasting:
                guest.close()

    def _fill(self) -> None:
        taken = any(guest.stays() for guest in self._guests)
        self._panel.setVisible(self._wanted and not taken)
        self.filled.emit(not self._panel.isHidden())

    def _on_shown(self, guest: Guest, shown: bool) -> None:  # noqa: FBT001 - a signal's argument
        if shown:
            for other in self._guests:
                if other is not guest:
                    other.close()
        self._fill()
