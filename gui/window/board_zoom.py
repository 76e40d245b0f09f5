"""Commands for the size of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.store.settings import BOARD_ZOOMS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.play.screen import GameScreen

    from .menus import Menus


class BoardZoom(QObject):
    """Makes the board larger than its window, and smaller again; text has its own size.

    Signals:
        chosen: The size that was chosen, in percent of the window.
    """

    chosen = Signal(int)

    def __init__(self, menus: Menus, parent: QObject) -> None:
        super().__init__(parent)
        self._menus = menus
        self._percent = BOARD_ZOOMS[0]
        menus.on("zoom_in", self._on_larger)
        menus.on("zoom_out", self._on_smaller)
        menus.on("zoom_none", self._on_whole)

    def watch(self, screen: GameScreen) -> None:
        """Listen to the wheel over a board."""
        screen.view.zoomed.connect(self.step)

    def show(self, percent: int, screens: Sequence[GameScreen]) -> None:
        """Set the size of all boards, and enable the possible commands."""
        self._percent = percent
        smallest, largest = BOARD_ZOOMS[0], BOARD_ZOOMS[-1]
        actions = self._menus.actions
        actions["zoom_in"].setEnabled(bool(screens) and percent < largest)
        actions["zoom_out"].setEnabled(bool(screens) and percent > smallest)
        actions["zoom_none"].setEnabled(bool(screens) and percent > smallest)
        for screen in screens:
            screen.set_zoom(percent / 100)

    def step(self, direction: int) -> None:
        """Go to the next size, or stay at the last."""
        index = BOARD_ZOOMS.index(self._percent) + direction
        wanted = BOARD_ZOOMS[max(0, min(index, len(BOARD_ZOOMS) - 1))]
        if wanted != self._percent:
            self.chosen.emit(wanted)

    def _on_larger(self) -> None:
        self.step(1)

    def _on_smaller(self) -> None:
        self.step(-1)

    def _on_whole(self) -> None:
        self.chosen.emit(BOARD_ZOOMS[0])
