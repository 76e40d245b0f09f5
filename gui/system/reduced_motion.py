"""Whether the system asks programs for less motion, which this version of Qt does not report."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from gui.look.motion_speed import SPEEDS
from gui.text.language import SYSTEM

if TYPE_CHECKING:
    from collections.abc import Callable

LESS: dict[tuple[str, str], Callable[[object], bool]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): lambda value: str(value) in {"0", "0.0"},
}
"""The settings of Linux desktops, and the values that ask for less motion."""


class ReducedMotion(QObject):
    """The system's wish for less motion, once ``listen`` is called.

    Attributes:
        wished: Whether less motion is wanted.

    Signals:
        changed: The system's wish has changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.wished = False
        self._settings: dict[tuple[str, str], object] = {}

    def tempo(self, motion: str) -> float:
        """Return the factor of all durations: as chosen, or as the system wishes."""
        if motion == SYSTEM:
            motion = "off" if self.wished else "normal"
        return SPEEDS[motion]

    def listen(self) -> None:
        """Ask the system, and follow it from now on."""
        if sys.platform == "linux":
            from .desktop_portal import Portal  # noqa: PLC0415 - other systems have none

            portal = Portal(self)
            portal.changed.connect(self.hear)
            portal.ask(LESS)
            return
        self.look()
        if isinstance(app := QApplication.instance(), QApplication):
            app.applicationStateChanged.connect(self.look)

    def hear(self, group: str, name: str, value: object) -> None:
        """Take note of a setting of the desktop."""
        if (group, name) in LESS:
            self._settings[group, name] = value
            self._wish(wished=any(LESS[each](setting) for each, setting in self._settings.items()))

    def look(self) -> None:
        """Poll a system that does not report changes."""
        from .native_motion import enabled  # noqa: PLC0415 - not needed for the first picture

        self._wish(wished=not enabled())

    def _wish(self, *, wished: bool) -> None:
        if wished != self.wished:
            self.wished = wished
            self.changed.emit()
