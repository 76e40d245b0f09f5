"""A player's bar at the edge of a flat screen: whose turn it is, and buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from gui.input.last_input import TARGET
from gui.text.translation import render
from gui.widgets.buttons import SheetButton
from gui.widgets.plain_text import caption
from gui.widgets.style import Style
from gui.widgets.translated import Translated

from .status_pill import StatusPill

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Message, Seat
    from gui.board.table import Choice
    from gui.look.seat_look import SeatLook

THICKNESS = 58
SHEET = """
SeatStrip {{ background: {theme.panel}; border: 1px solid {theme.hairline}; }}
"""


class SeatStrip(Translated, QFrame):
    """A seat's own bar at its edge of the screen.

    Signals:
        chosen: A move that is made by a button.
        turned: What is held is to be turned.
        agreed: The move that waits is to be made.
        refused: The move that waits is to be taken back.
        undone: The last move is to be taken back.
        asked: A hint is wanted.
    """

    chosen = Signal(object)
    turned = Signal()
    agreed = Signal()
    refused = Signal()
    undone = Signal()
    asked = Signal()

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self._style = Style()
        self._choices: Sequence[Choice] = ()
        self._looks: Sequence[SeatLook] = ()
        self.pill = StatusPill()
        self.buttons = {
            "agree": SheetButton(primary=True),
            "refuse": SheetButton(),
            "turn": SheetButton(),
            "undo": SheetButton(),
            "hint": SheetButton(),
        }
        for name, signal in (
            ("agree", self.agreed),
            ("refuse", self.refused),
            ("turn", self.turned),
            ("undo", self.undone),
            ("hint", self.asked),
        ):
            self.buttons[name].clicked.connect(signal)
            self.buttons[name].setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.buttons[name].hide()
        self.moves: list[SheetButton] = []
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.pill, 1)
        for button in self.buttons.values():
            self._row.addWidget(button)
        self.retranslate()

    def tell(self, sentence: Message, looks: Sequence[SeatLook], *, waited_for: bool) -> None:
        """Say what the program waits for, in the color of the seat that it waits for."""
        self._looks = looks
        self.pill.show_status(sentence, self.seat if waited_for else None, looks)

    def refuse(self, reason: Message, looks: Sequence[SeatLook]) -> None:
        """Say why something is not allowed, with the edge and the sign of a refusal."""
        self._looks = looks
        self.pill.show_status(reason, self.seat, looks, refusing=True)

    def lay(self, choices: Sequence[Choice]) -> None:
        """Show a button for each of these moves."""
        for button in self.moves:
            button.hide()
            button.deleteLater()
        self.moves.clear()
        self._choices = choices
        for place, choice in enumerate(choices, 1):
            button = SheetButton(primary=choice.primary)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(self._chooser(choice.move))
            self._row.insertWidget(place, button)
            self.moves.append(button)
        self.restyle(self._style)
        self.retranslate()

    def offer(self, **buttons: bool) -> None:
        """Show some of the buttons, and hide others."""
        for name, shown in buttons.items():
            self.buttons[name].setVisible(shown)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.setStyleSheet(style.sheet(SHEET))
        self.pill.restyle(style)
        for button in (*self.buttons.values(), *self.moves):
            button.restyle(style)
            button.setMinimumHeight(TARGET)
        edge = style.length(12)
        self._row.setContentsMargins(edge, 3, edge, 3)
        self._row.setSpacing(style.length(8))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.buttons["agree"].setText(self.tr("Confirm"))
        self.buttons["refuse"].setText(self.tr("Take back"))
        self.buttons["turn"].setText(self.tr("Turn"))
        self.buttons["undo"].setText(self.tr("Undo"))
        self.buttons["hint"].setText(self.tr("Hint"))
        names = [look.name for look in self._looks]
        for button, choice in zip(self.moves, self._choices, strict=True):
            button.setText(caption(render(choice.label, names)))
        self.pill.retranslate()

    def _chooser(self, move: Any) -> Any:
        return lambda: self.chosen.emit(move)
