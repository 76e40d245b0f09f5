"""The logo: sign, wordmark and motto."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from gui.look.paint_guard import guarded
from gui.paths import ART
from gui.widgets.plain_text import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from gui.widgets.style import Style

SIGN = QRectF(0, 2, 92, 92)
WORDMARK = QRectF(110, 0, 292, 65)
MOTTO = 114, 64
"""Where everything is in a window of 1920 × 1080."""


class Logo(QWidget):
    """As wide as the longer of wordmark and motto."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = 1.0
        self.motto = PlainLabel(self)
        self._sign = QSvgRenderer(str(ART / "icon.svg"), self)
        self._wordmark = QSvgRenderer(str(ART / "wordmark_light.svg"), self)

    def restyle(self, style: Style) -> None:
        """Change colors and sizes."""
        scale, theme = style.unit, style.theme
        self._scale = scale
        self._wordmark.load(str(ART / f"wordmark_{theme.name}.svg"))
        self.motto.setStyleSheet(f"color: {theme.soft_text}")
        font = self.motto.font()
        font.setPixelSize(round(max(15, 21 * scale) * style.scale))
        self.motto.setFont(font)
        self.motto.adjustSize()
        left, top = (round(each * scale) for each in MOTTO)
        self.motto.move(left, top)
        width = max(round(WORDMARK.right() * scale), left + self.motto.width())
        self.resize(width, max(round(SIGN.bottom() * scale), top + self.motto.height()))
        self.update()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sign and the wordmark."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for picture, place in ((self._sign, SIGN), (self._wordmark, WORDMARK)):
                scale = self._scale
                corner = place.topLeft() * scale
                picture.render(painter, QRectF(corner, place.size() * scale))
