"""The foot of the start screen: action buttons, a notice, the version."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from core import __version__
from gui.widgets.plain_text import PlainLabel

from .action_buttons import ActionButtons

if TYPE_CHECKING:
    from gui.widgets.style import Style

GAP = 24
NARROWEST = 0.2
"""A notice that would have less than this share of the width stands above the rest."""


class StartFooter(QWidget):
    """One row if there is room, and as many as are needed if there is not."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.action_buttons = ActionButtons(self)
        self.notice = PlainLabel(self, wordWrap=True)
        self._version = PlainLabel(f"Kupola {__version__}", self)

    def restyle(self, style: Style, width: int) -> None:
        """Change colors and sizes, and take the height that a width needs."""
        gap, buttons, version = round(GAP * style.unit), self.action_buttons, self._version
        color = f"color: {style.theme.soft_text}"
        for label, design in ((self.notice, 18), (version, 17)):
            if label.styleSheet() != color:
                label.setStyleSheet(color)
            font = label.font()
            font.setPixelSize(round(max(15, design * style.unit) * style.scale))
            label.setFont(font)
        version.adjustSize()
        buttons.restyle(style)
        buttons.fit(width)
        beside = buttons.width() + gap
        version_at = width - version.width()
        between = max(0, version_at - gap - beside)
        aside = between >= NARROWEST * width
        notice = between if aside else width
        high = self.notice.heightForWidth(notice) if self.notice.text() else 0
        row = high + gap // 2 if high and not aside else 0
        middle = row + max(buttons.height(), high if aside else 0) // 2
        self.notice.setGeometry(beside if aside else 0, max(0, middle - high // 2), notice, high)
        if not aside:
            self.notice.move(0, 0)
        buttons.move(0, middle - buttons.height() // 2)
        lower = version_at < beside
        version_top = buttons.geometry().bottom() + gap // 2 if lower else 0
        version.move(version_at, version_top or middle - version.height() // 2)
        parts = (buttons, self.notice, version)
        self.resize(width, max(each.geometry().bottom() + 1 for each in parts))
