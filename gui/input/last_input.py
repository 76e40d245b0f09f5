"""The last input device: fingers make everything larger, a gamepad shows its own signs."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

TARGET = 44
"""The smallest thing that a finger hits, in pixels."""


class LastInput(QObject):
    """Remembers which input devices are in use.

    Attributes:
        fingers: Whether a touch screen has been used since the program started.
        pad: Whether a gamepad was used last.

    Signals:
        changed: One of them has changed.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.fingers = False
        self.pad = False

    def note(self, *, fingers: bool = False, pad: bool = False) -> None:
        """Note what was used just now; neither: mouse or keyboard."""
        before = (self.fingers, self.pad)
        self.fingers, self.pad = self.fingers or fingers, pad
        if before != (self.fingers, self.pad):
            self.changed.emit()

    def forget(self) -> None:
        """Reset to the state at the start of the program."""
        self.fingers = self.pad = False


LAST_INPUT = LastInput()


def hittable(usual: int) -> int:
    """Return the height of something that is pressed: as usual, or large enough for a finger."""
    return max(usual, TARGET) if LAST_INPUT.fingers else usual
