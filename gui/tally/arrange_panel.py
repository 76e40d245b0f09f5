"""The panel while a position is arranged: whose board lies near, who moves, what is impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from gui.widgets.buttons import SheetButton
from gui.widgets.controls import Chooser
from gui.widgets.dialog_style_sheet import style_sheet
from gui.widgets.plain_text import PlainLabel

from .panel import TallyPanel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Seat
    from core.tally import Count
    from gui.look.seat_look import SeatLook
    from gui.widgets.style import Style


class ArrangePanel(TallyPanel):
    """Chooses the near board and who is to move; its button hands the position on.

    Signals:
        passed: The seat that is to move.
    """

    passed = Signal(int)

    def __init__(self, count: Count, looks: Sequence[SeatLook], parent: QWidget | None) -> None:
        self.mover = Chooser(range(len(looks)))
        self._mover_label = PlainLabel(wordWrap=True)
        self.cancel = SheetButton()
        super().__init__(count, looks, parent)
        for part in (self.points, self._titles[1], self.finished):
            part.hide()
        self.mover.chosen.connect(self._on_mover)

    def _lay_out(self, seats: int) -> None:
        super()._lay_out(seats)
        at = self._parts.indexOf(self._titles[1])
        self._parts.insertWidget(at, self.mover)
        self._parts.insertWidget(at, self._mover_label)
        self._foot.addWidget(self.cancel)

    def show_count(self, count: Count, seat: Seat, page: int) -> None:
        """Show whose board lies near, and who is to move."""
        self.seats.button(seat).setChecked(True)
        self.pages.button(page).setChecked(True)
        mover = count.tally.game.to_act(count.state)  # type: ignore[attr-defined]
        if mover is not None:
            self.mover.set_key(mover)

    def restyle(self, style: Style, width: int) -> None:
        """Change sizes and colors."""
        super().restyle(style, width)
        self.mover.restyle(style)
        self.mover.setStyleSheet(style_sheet(style))
        self.cancel.restyle(style)
        self._mover_label.setFont(self._titles[0].font())

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self.report.setText(self.tr("Analyze this position"))
        self.cancel.setText(self.tr("Cancel"))
        self._mover_label.setText(self.tr("To move"))
        self.mover.setAccessibleName(self._mover_label.text())
        self.mover.set_labels([look.name for look in self._looks])

    def _on_mover(self) -> None:
        self.passed.emit(int(str(self.mover.key)))
