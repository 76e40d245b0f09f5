"""The dialog that asks who continues from a position of a replay."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout

from core.ai.levels import LEVELS
from core.kernel.messages import default_name, text
from gui.new_game.texts import COMPUTER, PERSON
from gui.text.translation import called, render
from gui.widgets.controls import Chooser
from gui.widgets.dialog import dialog_style
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.growing import GrowingDialog
from gui.widgets.plain_text import PlainLabel, caption, set_title
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message, Seat
    from core.record import Sitter
    from gui.widgets.style import Style


TAKE_OVER = text("SeatsDialog", "Take over")


class SeatsDialog(Translated, GrowingDialog):
    """A row for every seat: a person, or a computer of some strength.

    Signals:
        seated: Who sits where now.
    """

    seated = Signal(object)

    def __init__(
        self,
        players: tuple[Sitter, ...],
        parent: QWidget,
        title: Message = TAKE_OVER,
    ) -> None:
        super().__init__(parent)
        self._players, self._title = players, title
        self.seats = [_choice(player) for player in players]
        form = QFormLayout(horizontalSpacing=18, verticalSpacing=10)
        for player, choice in zip(players, self.seats, strict=True):
            choice.setAccessibleName(called(player.name))
            form.addRow(PlainLabel(caption(called(player.name))), choice)
        box = QDialogButtonBox.StandardButton
        buttons = dialog_buttons(box.Ok | box.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(self._on_accepted)
        self._question = PlainLabel()
        self.lay_out(self._question, form, buttons)
        self.restyle(dialog_style())
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, render(self._title))
        self._question.setText(self.tr("Who plays on from here?"))
        for choice in self.seats:
            choice.set_labels([*_labels().values()])

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        super().restyle(style)
        for choice in self.seats:
            choice.restyle(style)

    def _on_accepted(self) -> None:
        levels = [str(choice.key) for choice in self.seats]
        self.seated.emit(tuple(map(_seated, count(), self._players, levels)))


def _choice(player: Sitter) -> Chooser:
    choice = Chooser([*_labels()])
    if player.level in LEVELS:
        choice.set_key(player.level)
    return choice


def _labels() -> dict[str, str]:
    computers = {key: f"{render(COMPUTER)}: {render(each.title)}" for key, each in LEVELS.items()}
    return {"": render(PERSON), **computers}


def _seated(seat: Seat, player: Sitter, level: str) -> Sitter:
    """Seat a person or a computer; where one takes the place of the other, the name changes too."""
    if level == player.level:
        return player
    stays = bool(level) == bool(player.level)
    name = player.name if stays else default_name(seat, level)
    return evolve(player, name=name, level=level, help="")
