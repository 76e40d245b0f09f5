"""Gamepads of Windows: XInput, which is polled; often only while one is connected."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from .gamepad import Gamepads

LIBRARY = "xinput1_4"
SLOTS = range(4)
OFTEN, SELDOM = 16, 3000
"""Milliseconds between two polls, with a gamepad and without one."""
BITS = {
    0x0001: "up",
    0x0002: "down",
    0x0004: "left",
    0x0008: "right",
    0x0010: "menu",
    0x0020: "view",
    0x0040: "ls",
    0x0080: "rs",
    0x0100: "lb",
    0x0200: "rb",
    0x1000: "a",
    0x2000: "b",
    0x4000: "x",
    0x8000: "y",
}
FAR, PULLED = 20000, 150


class PadState(ctypes.Structure):
    """``XINPUT_STATE``: a counter, the buttons, two triggers and two sticks."""

    _fields_: ClassVar = [
        ("number", ctypes.c_uint32),
        ("buttons", ctypes.c_uint16),
        ("lt", ctypes.c_uint8),
        ("rt", ctypes.c_uint8),
        ("x", ctypes.c_int16),
        ("y", ctypes.c_int16),
        ("right_x", ctypes.c_int16),
        ("right_y", ctypes.c_int16),
    ]


def buttons_of(state: PadState) -> frozenset[str]:
    """Return which buttons are down; the left stick is a D-pad too."""
    held = {
        "left": state.x <= -FAR,
        "right": state.x >= FAR,
        "up": state.y >= FAR,
        "down": state.y <= -FAR,
        "lt": state.lt >= PULLED,
        "rt": state.rt >= PULLED,
    }
    pressed = {name for bit, name in BITS.items() if state.buttons & bit}
    return frozenset(pressed | {name for name, down in held.items() if down})


class XInputPads(QObject):
    """Polls the state of all gamepads, which takes some microseconds each."""

    def __init__(self, pads: Gamepads) -> None:
        super().__init__(pads)
        self._pads = pads
        self._ask = ctypes.CDLL(LIBRARY).XInputGetState
        self._there: set[int] = set()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)

    def listen(self) -> None:
        """Start polling."""
        self._look()
        self._timer.start()

    def close(self) -> None:
        """Stop polling."""
        self._timer.stop()

    def _look(self) -> None:
        """Poll the connected ones, and from time to time all."""
        slots = self._there or SLOTS
        for slot in tuple(slots):
            state = PadState()
            if self._ask(slot, ctypes.byref(state)) == 0:
                self._there.add(slot)
                self._pads.hold(slot, buttons_of(state))
            elif slot in self._there:
                self._there.discard(slot)
                self._pads.hold(slot, ())
        self._timer.setInterval(OFTEN if self._there else SELDOM)
