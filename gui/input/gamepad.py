"""Gamepads: their buttons, and which are pressed, on Linux and Windows.

Qt 6 has no gamepads. Linux offers them as event devices, Windows through XInput, which every
Windows has; this program reads both itself.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Collection

BUTTONS = (
    *("up", "down", "left", "right"),
    *("a", "b", "x", "y", "lb", "rb", "lt", "rt", "view", "menu", "ls", "rs"),
)
"""The D-pad, which the left stick is too, and the buttons as most gamepads write them."""
SIGNS = {
    "a": "A",
    "b": "B",
    "x": "X",
    "y": "Y",
    "lb": "LB",
    "rb": "RB",
    "lt": "LT",
    "rt": "RT",
    "view": "View",
    "menu": "Menu",
    "ls": "LS",
    "rs": "RS",
}
"""The labels of the buttons."""


class Source(Protocol):
    """Where gamepads of a system are found."""

    def listen(self) -> None:
        """Look for gamepads from now on."""

    def close(self) -> None:
        """Close all gamepads."""


class Gamepads(QObject):
    """All gamepads together, treated as one.

    Signals:
        pressed: A button of ``BUTTONS`` goes down.
        released: It goes up again.
    """

    pressed = Signal(str)
    released = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._down: dict[object, frozenset[str]] = {}
        self._source: Source | None = None

    def listen(self) -> None:
        """Look for gamepads from now on, where the system supports them."""
        if sys.platform == "linux":
            from .evdev_pads import EvdevPads  # noqa: PLC0415 - other systems have none

            self._source = EvdevPads(self)
        elif sys.platform == "win32":
            from .xinput_pads import XInputPads  # noqa: PLC0415 - other systems have none

            with suppress(OSError):  # a Windows without XInput has no gamepads for us
                self._source = XInputPads(self)
        if self._source is not None:
            self._source.listen()

    def close(self) -> None:
        """Close all gamepads."""
        if self._source is not None:
            self._source.close()
            self._source = None

    def hold(self, pad: object, down: Collection[str]) -> None:
        """Set which buttons of a gamepad are down; none: it may be unplugged."""
        before, now = self._down.get(pad, frozenset()), frozenset(down)
        self._down[pad] = now
        for button in BUTTONS:
            if button in before - now:
                self.released.emit(button)
        for button in BUTTONS:
            if button in now - before:
                self.pressed.emit(button)
