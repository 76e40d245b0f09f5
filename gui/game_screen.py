"""A game on the table: the board, and the players' turns on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from .board.scene import TableScene
from .board.table import SeatLook, Stage
from .board.theme import LIGHT, SEAT_COLORS
from .board.view import TableView
from .translation import render

if TYPE_CHECKING:
    from typing import Any

    from .board.table import Choice, Table
    from .board.theme import Theme
    from .controller import MatchController

COLORS = {color.name: color for color in SEAT_COLORS}


class GameScreen(QWidget):
    """Shows what the controller's match looks like and plays what the hand does.

    Signals:
        refused: Why the last drop was not legal.
    """

    refused = Signal(object, object)

    def __init__(
        self, controller: MatchController, table: Table, parent: QWidget | None = None
    ) -> None:
        """Lay the board for a match."""
        super().__init__(parent)
        self.controller = controller
        self._theme = LIGHT
        self._buttons: list[QPushButton] = []
        self.scene = TableScene(table, self)
        self.view = TableView(self.scene, self)
        column = QHBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.view.resized.connect(self.refresh)
        self.view.relabeled.connect(self.scene.redraw)
        self.scene.played.connect(controller.play)
        self.scene.refused.connect(self.refused)
        self.scene.settled.connect(self._lay_buttons)
        controller.stepped.connect(self._on_stepped)
        controller.jumped.connect(self.refresh)

    def set_theme(self, theme: Theme) -> None:
        """Change the colors."""
        self._theme = theme
        self.refresh()

    def refresh(self) -> None:
        """Show the match as it stands."""
        self.scene.ratio = self.devicePixelRatioF()
        self.scene.show_stage(self._stage(), self.controller.moves, self.controller.why_not)

    def _stage(self) -> Stage:
        controller = self.controller
        looks = [SeatLook(player.name, COLORS[player.color]) for player in controller.players]
        size = QSizeF(self.view.viewport().size())
        return Stage(controller.view, controller.viewer, size, looks, self._theme)

    def _on_stepped(self, events: tuple[Any, ...]) -> None:
        self._clear_buttons()
        controller = self.controller
        self.scene.play_events(self._stage(), controller.moves, controller.why_not, events)

    def _lay_buttons(self) -> None:
        self._clear_buttons()
        stage = self.scene.stage
        for choice in self.scene.table.choices(stage.view, self.controller.moves):
            self._buttons.append(self._button(choice, self.scene.rect_of(choice.place)))

    def _button(self, choice: Choice, rect: QRectF) -> QPushButton:
        button = QPushButton(render(choice.label), self.view.viewport())
        button.setGeometry(rect.toRect())
        button.setDefault(choice.primary)
        if choice.explanation is not None:
            button.setToolTip(render(choice.explanation))
        button.clicked.connect(lambda: self.controller.play(choice.move))
        button.show()
        return button

    def _clear_buttons(self) -> None:
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons.clear()
