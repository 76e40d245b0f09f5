"""The keys that work everywhere at a table: on the board, and in the lists beside it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from core.kernel.messages import text
from gui.text.translation import render
from gui.widgets.keymap import ANYWHERE, pressed

if TYPE_CHECKING:
    from collections.abc import Callable

    from .screen import GameScreen

PANEL_SHOWN = text("game_screen", "Score and moves are shown.")
PANEL_HIDDEN = text("game_screen", "Score and moves are hidden.")
NONE_ENLARGED = text("game_screen", "No board is enlarged.")


class TableKeys(QObject):
    """Obeys the commands of a game screen; filters the keys of lists, which search for letters."""

    def __init__(self, screen: GameScreen) -> None:
        super().__init__(screen)
        self._deeds: dict[str, Callable[[], object]] = {
            "where": self._on_where,
            "panel": self._on_panel,
            "others": self._on_others,
            "inspect": partial(screen.reader.inspect, 1),
            "inspect_back": partial(screen.reader.inspect, -1),
            "scores": screen.spoken_game.say_scores,
            "repeat": screen.spoken_game.repeat,
            "board": self._on_board,
            "only_move": self._on_only_move,
        }

    @property
    def _screen(self) -> GameScreen:
        """Its owner; an attribute would keep a closed screen alive."""
        return cast("GameScreen", self.parent())

    def obey(self, command: str) -> bool:
        """Do what a command says; return whether it is one of the table."""
        deed = self._deeds.get(command)
        if deed is not None:
            deed()
        return deed is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Obey a key that was pressed in a list."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            command = self._screen.view.keys.get(pressed(event), "")
            return command in ANYWHERE and self.obey(command)
        return super().eventFilter(watched, event)

    def _on_board(self) -> None:
        """Give the board the focus, and name it: Tab and arrows begin at its first place.

        What is held stays where it is aimed.
        """
        scene, view = self._screen.scene, self._screen.view
        if not scene.hand.holding:
            scene.set_focus(None)
        if view.hasFocus():
            self._screen.read_out(view.accessibleName())
        else:
            view.setFocus()

    def _on_where(self) -> None:
        """Describe the board, or read out the points that lie over it."""
        if self._screen.interlude.isHidden():
            self._screen.view.asked.emit()
        else:
            self._screen.read_out(self._screen.interlude.words)

    def _on_panel(self) -> None:
        """Show or hide what is beside the board; on a flat screen there is no panel."""
        beside = self._screen.beside
        if self._screen.flat:
            beside.clear()
        else:
            if self._screen.panel.isAncestorOf(QApplication.focusWidget() or self._screen):
                self._screen.view.setFocus()  # else nothing has the focus when it is hidden
            beside.toggle()
            shown = PANEL_SHOWN if self._screen.panel.isVisible() else PANEL_HIDDEN
            self._screen.read_out(render(shown))

    def _on_only_move(self) -> None:
        """Make the only legal move of the person to act, or let it wait to be confirmed."""
        moves = self._screen.controller.moves
        if self._screen.overlays.uncovered and len(moves) == 1:
            self._screen.confirmation.ask(moves[0])

    def _on_others(self) -> None:
        """Enlarge the next of the other boards."""
        screen = self._screen
        seat = screen.lens.show_next() if screen.overlays.uncovered else None
        named = render(NONE_ENLARGED) if seat is None else screen.looks[seat].name
        screen.read_out(named)
