"""The commands of the View menu: appearance, motion and sound."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.store.settings import TEXT_SIZES

from .board_zoom import BoardZoom

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMainWindow

    from gui.store.settings import Settings

    from .menus import Menus

USUAL_TEXT = 100


class ViewMenu(QObject):
    """Turns choices in the menu into settings; the owner saves them.

    Attributes:
        zooming: How large the board is.

    Signals:
        chosen: The settings that are to change, by their names.
    """

    chosen = Signal(object)

    def __init__(self, menus: Menus, window: QMainWindow) -> None:
        super().__init__(window)
        self._menus = menus
        self._window = window
        self._text_size = USUAL_TEXT
        self.zooming = BoardZoom(menus, self)
        self.zooming.chosen.connect(self._on_zoomed)
        menus.on("larger", self._on_larger)
        menus.on("smaller", self._on_smaller)
        menus.on("usual", self._on_usual)
        menus.on("panel", self._on_panel)
        menus.on("table_mode", self._on_table_mode)
        menus.on("mute", self._on_mute)
        menus.on("unsteady", self._on_unsteady)
        menus.on("full", self._on_full)
        menus.on_choice("appearance", self._on_appearance)
        menus.on_choice("text", self._on_text)
        menus.on_choice("motion", self._on_motion)

    def show(self, settings: Settings) -> None:
        """Check what is chosen."""
        self._text_size = settings.text_size
        self._menus.check("text", str(settings.text_size))
        self._menus.check("motion", settings.motion)
        self._menus.actions["table_mode"].setChecked(settings.table_mode)
        self._menus.actions["mute"].setChecked(settings.muted)
        self._menus.actions["unsteady"].setChecked(settings.unsteady)

    def show_panel(self, *, possible: bool, shown: bool) -> None:
        """Check whether the panel is beside the board; disable the entry where it has no place."""
        self._menus.actions["panel"].setEnabled(possible)
        self._menus.actions["panel"].setChecked(possible and shown)

    def _on_larger(self) -> None:
        self._resize_text(1)

    def _on_smaller(self) -> None:
        self._resize_text(-1)

    def _on_usual(self) -> None:
        self.chosen.emit({"text_size": USUAL_TEXT})

    def _resize_text(self, step: int) -> None:
        index = TEXT_SIZES.index(self._text_size) + step
        self.chosen.emit({"text_size": TEXT_SIZES[max(0, min(index, len(TEXT_SIZES) - 1))]})

    def _on_zoomed(self, percent: int) -> None:
        self.chosen.emit({"board_zoom": percent})

    def _on_panel(self) -> None:
        self.chosen.emit({"panel": self._menus.actions["panel"].isChecked()})

    def _on_table_mode(self) -> None:
        self.chosen.emit({"table_mode": self._menus.actions["table_mode"].isChecked()})

    def _on_mute(self) -> None:
        self.chosen.emit({"muted": self._menus.actions["mute"].isChecked()})

    def _on_unsteady(self) -> None:
        self.chosen.emit({"unsteady": self._menus.actions["unsteady"].isChecked()})

    def _on_full(self) -> None:
        if self._menus.actions["full"].isChecked():
            self._window.showFullScreen()
        else:
            self._window.showNormal()

    def _on_appearance(self, action: QAction) -> None:
        self.chosen.emit({"appearance": action.data()})

    def _on_text(self, action: QAction) -> None:
        self.chosen.emit({"text_size": int(action.data())})

    def _on_motion(self, action: QAction) -> None:
        self.chosen.emit({"motion": action.data()})
