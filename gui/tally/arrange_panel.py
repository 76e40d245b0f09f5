"""The panel while a position is arranged: whose board lies near, settings, what is impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from core.kernel.arranging import Arranging
from gui.widgets.buttons import SheetButton

from .panel import TallyPanel
from .setting_rows import SettingRows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Seat
    from core.tally import Count
    from gui.look.seat_look import SeatLook
    from gui.widgets.style import Style


class ArrangePanel(TallyPanel):
    """Chooses the near board and what no piece shows; its button hands the position on.

    Signals:
        set: The key of a setting, and another number.
    """

    set = Signal(str, int)

    def __init__(self, count: Count, looks: Sequence[SeatLook], parent: QWidget | None) -> None:
        self.settings = SettingRows([look.name for look in looks])
        self.cancel = SheetButton()
        super().__init__(count, looks, parent)
        for part in (self.points, self._titles[1], self.finished):
            part.hide()
        self.settings.chosen.connect(self.set)

    def _lay_out(self, seats: int) -> None:
        super()._lay_out(seats)
        self._parts.insertWidget(self._parts.indexOf(self._titles[1]), self.settings)
        self._foot.addWidget(self.cancel)

    def show_count(self, count: Count, seat: Seat, page: int) -> None:
        """Show whose board lies near, and the settings of the position."""
        arranging = count.tally
        if not isinstance(arranging, Arranging):
            raise TypeError(arranging)
        self.seats.button(seat).setChecked(True)
        self.pages.button(page).setChecked(True)
        now = arranging.page_now(count.state)
        for index, button in enumerate(self.pages.buttons()):
            button.setVisible(0 < now >= index)
        self.settings.show_settings(arranging.settings(count.state, seat))

    def restyle(self, style: Style, width: int) -> None:
        """Change sizes and colors."""
        super().restyle(style, width)
        self.settings.restyle(style)
        self.cancel.restyle(style)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self.report.setText(self.tr("Analyze this position"))
        self.cancel.setText(self.tr("Cancel"))
        self.settings.retranslate()
