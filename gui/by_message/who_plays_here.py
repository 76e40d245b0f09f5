"""The question who plays at this computer, before a game is played by message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox

from gui.text.translation import called
from gui.widgets.controls import CheckBox
from gui.widgets.dialog import StyledDialog
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.plain_text import PlainLabel, caption, set_title
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Seat
    from core.record import Sitter

WIDTH = 520


class WhoPlaysHere(Translated, StyledDialog):
    """Offers every person of a game; at least one plays here, and at least one elsewhere.

    Signals:
        chosen: The seats that are played here.
    """

    chosen = Signal(object)

    def __init__(
        self, players: tuple[Sitter, ...], here: Collection[Seat], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._explained, self._asks = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        self.boxes: dict[Seat, CheckBox] = {}
        for seat, player in enumerate(players):
            if not player.level:
                box = self.boxes[seat] = CheckBox(self)
                box.setText(caption(called(player.name)))
                box.setChecked(seat in here)
                box.toggled.connect(self._on_toggled)
        buttons = QDialogButtonBox.StandardButton
        self.buttons = dialog_buttons(buttons.Ok | buttons.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.accepted.connect(self._on_accepted)
        self.lay_out(self._explained, self._asks, *self.boxes.values(), self.buttons)
        self.setMinimumWidth(WIDTH)
        self.retranslate()
        self._on_toggled()

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats that are played here."""
        return frozenset(seat for seat, box in self.boxes.items() if box.isChecked())

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, self.tr("Play by message"))
        self._explained.setText(
            self.tr(
                "You send each other your moves as a line of text, in any messenger. The line "
                "holds the whole game with everything still hidden, so play with people you trust."
            )
        )
        self._asks.setText(self.tr("Who plays at this computer?"))

    def _on_toggled(self) -> None:
        fitting = 0 < len(self.seats) < len(self.boxes)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(fitting)

    def _on_accepted(self) -> None:
        self.chosen.emit(self.seats)
