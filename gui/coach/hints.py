"""Hints at the board: whether they are allowed, and the coach that gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from gui.board.view import StandIn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QAbstractButton, QBoxLayout

    from gui.board.view import TableView
    from gui.match.match_controller import MatchController
    from gui.widgets.style import Style

    from .coach import Coach


class HintHeader(Protocol):
    """The bar with the button that asks for a hint."""

    @property
    def buttons(self) -> Mapping[str, QAbstractButton]:
        """Its buttons by name."""

    def set_coached(self, *, coached: bool) -> None:
        """Offer the button, or hide it."""


class Hints(QObject):
    """Imports the coach at the first request for a hint.

    Signals:
        shown: The hint is beside the board now, or no longer.
    """

    shown = Signal(bool)

    def __init__(
        self, controller: MatchController, view: TableView, header: HintHeader, room: QBoxLayout
    ) -> None:
        """Show hints for the player of a view, in the slot beside it."""
        super().__init__(view)
        self._controller = controller
        self._view = view
        self._header = header
        self._room = room
        self._coach: Coach | None = None
        self._look: tuple[Style, int] | None = None

    @property
    def coach(self) -> Coach:
        """The coach, imported and made on first use."""
        if self._coach is None:
            from .coach import Coach  # noqa: PLC0415 - not needed to open a game

            self._coach = Coach(self._controller, self._view.table_scene, self._view)
            self._room.addWidget(self._coach.panel)
            self._coach.shown.connect(self._on_shown)
            if self._look is not None:
                self._coach.restyle(*self._look)
        return self._coach

    @property
    def reading(self) -> bool:
        """Whether a hint is beside the board."""
        return self._coach is not None and not self._coach.panel.isHidden()

    def allow(self, *, allowed: bool) -> None:
        """Offer hints or not; in a replay there are none."""
        allowed = allowed and self._controller.played
        self._header.set_coached(coached=allowed)
        if not allowed:
            self.close()

    def ask(self) -> None:
        """Show a hint for the person to act, if hints are allowed."""
        if not self._header.buttons["hint"].isHidden() and self._controller.moves:
            self._view.table_scene.finish_motion()
            self.coach.ask()

    def close(self) -> None:
        """Close the hint."""
        if self._coach is not None:
            self._coach.close()

    def stop(self) -> None:
        """Stop the search thread."""
        if self._coach is not None:
            self._coach.stop()

    def restyle(self, style: Style, width: int) -> None:
        """Change sizes and colors."""
        self._look = (style, width)
        if self._coach is not None:
            self._coach.restyle(style, width)

    def _on_shown(self, shown: bool) -> None:  # noqa: FBT001 - a signal's argument
        self.shown.emit(shown)
        if not isinstance(QApplication.focusWidget(), StandIn):
            self._view.setFocus()
