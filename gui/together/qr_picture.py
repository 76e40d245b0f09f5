"""An invitation as a QR picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.look.paint_guard import guarded

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

QUIET = 4
"""Modules around the pattern that stay white, as the standard asks."""
LEAST = 4
"""Pixels of the screen that a module has at least: cameras need them."""


class QrPicture(QWidget):
    """Paints the pattern in black on white, in every theme: cameras expect that.

    A module is a whole number of the screen's pixels, so its edges are sharp.
    """

    def __init__(self) -> None:
        super().__init__()
        self._modules: tuple[bytes, ...] = ()
        self._picture = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_text(self, words: str) -> None:
        """Show a text."""
        import segno  # noqa: PLC0415 - only invitations need it

        self._modules = tuple(bytes(row) for row in segno.make_qr(words, error="m").matrix)
        self._picture = QPixmap()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for as many pixels as the modules need."""
        side = round(self._pixels * self._count / self.devicePixelRatioF())
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Insist on all modules."""
        return self.sizeHint()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the pattern, which is made once."""
        if not self._modules:
            return
        if self._picture.isNull():
            self._picture = self._painted()
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._picture)
            if self.hasFocus():
                painter.setPen(QColor("#1F5FBF"))
                painter.drawRect(QRectF(0.5, 0.5, self.width() - 1, self.height() - 1))

    @property
    def _count(self) -> int:
        return len(self._modules) + 2 * QUIET

    @property
    def _pixels(self) -> int:
        """How many of the screen's pixels a module has."""
        return max(LEAST, round(LEAST * self.devicePixelRatioF()))

    def _painted(self) -> QPixmap:
        pixels = self._pixels
        picture = QPixmap(self._count * pixels, self._count * pixels)
        picture.fill(Qt.GlobalColor.white)
        with QPainter(picture) as painter:
            for y, row in enumerate(self._modules, QUIET):
                for x, dark in enumerate(row, QUIET):
                    if dark:
                        painter.fillRect(x * pixels, y * pixels, pixels, pixels, QColor("black"))
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        return picture
