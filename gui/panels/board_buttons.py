"""The buttons that lie on the board: moves that are no drag."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gui.panels.choice_button import ChoiceButton

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from gui.board.table import Choice
    from gui.board.view import TableView
    from gui.widgets.style import Style


class BoardButtons(QObject):
    """Places a button for every choice on the board, and removes them again.

    A button that is not needed waits, hidden: screen readers ask about what has gone.
    """

    def __init__(self, view: TableView, action: Callable[[Any], None]) -> None:
        """Call ``action`` with the move of a pressed button."""
        super().__init__(view)
        self._view = view
        self._action = action
        self._buttons: list[ChoiceButton] = []
        self._spare: list[ChoiceButton] = []
        view.scrolled.connect(self._on_scrolled)
        view.table_scene.hand.changed.connect(self._on_hand_changed)

    def __iter__(self) -> Iterator[ChoiceButton]:
        return iter(self._buttons)

    def lay(self, choices: Sequence[Choice], names: Sequence[str], style: Style) -> None:
        """Show a button for each of these choices only; Tab leads to them from the board."""
        self.clear()
        before: QWidget = self._view
        scene = self._view.table_scene
        for choice in choices:
            button = self._button(choice, names)
            button.lie(self._view.shown(scene.rect_of(choice.place)), style)
            button.show()
            QWidget.setTabOrder(before, button)
            self._buttons.append(button)
            before = button

    def clear(self) -> None:
        """Take all buttons away; the keyboard goes back to the board."""
        if any(button.hasFocus() for button in self._buttons):
            self._view.setFocus()
        for button in self._buttons:
            button.hide()
        self._spare += self._buttons
        self._buttons.clear()

    def _button(self, choice: Choice, names: Sequence[str]) -> ChoiceButton:
        """Return a button that waits, or a new one."""
        for button in self._spare:
            if button.primary == choice.primary:
                self._spare.remove(button)
                button.offer(choice, names)
                button.raise_()
                return button
        button = ChoiceButton(choice, names, self._view.viewport())
        button.chosen.connect(self._action)
        return button

    def _on_hand_changed(self) -> None:
        """Hide the buttons while a piece is held: they would lie above it."""
        for button in self._buttons:
            button.setVisible(not self._view.table_scene.hand.holding)

    def _on_scrolled(self) -> None:
        """Move the buttons with the board."""
        for button in self._buttons:
            place = self._view.table_scene.rect_of(button.place)
            button.move(self._view.shown(place).toRect().topLeft())
