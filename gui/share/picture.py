"""A board as a picture: of points in several sizes, or as a drawing that is sharp at any size."""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from gui.board.table_picture import paint_table

if TYPE_CHECKING:
    from gui.board.table import Stage, Table

ULTRA_HD = QSizeF(3840, 2160)
FULL_HD = QSizeF(1920, 1080)
HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
DOTS = 96
UNSEEN = re.compile(
    r'stroke="#000000" stroke-opacity="1" stroke-width="[^"]*" stroke-linecap="\w+" '
    r'stroke-linejoin="miter" stroke-miterlimit="4"'
)
"""How Qt writes shapes of our drawings that have no outline; none has a black one."""


class Kind(Enum):
    """How a board is saved."""

    WINDOW = "window"
    DOUBLE = "double"
    ULTRA_HD = "ultra_hd"
    DRAWING = "drawing"

    @property
    def suffix(self) -> str:
        """How the names of its files end."""
        return ".svg" if self is Kind.DRAWING else ".png"

    def staged(self, stage: Stage) -> tuple[Stage, float]:
        """Return the size of the board to paint, and its scale."""
        if self is Kind.ULTRA_HD:
            return evolve(stage, size=FULL_HD), ULTRA_HD.width() / FULL_HD.width()
        return stage, 2.0 if self is Kind.DOUBLE else 1.0

    def size(self, stage: Stage) -> QSize:
        """Return the size of the picture."""
        staged, scale = self.staged(stage)
        return (staged.size * scale).toSize()


def image(table: Table, stage: Stage, kind: Kind) -> QImage:
    """Paint a board."""
    staged, scale = kind.staged(stage)
    made = QImage(kind.size(stage), QImage.Format.Format_RGB32)
    made.fill(stage.theme.color("table_edge"))
    with QPainter(made) as painter:
        painter.setRenderHints(HINTS)
        painter.scale(scale, scale)
        paint_table(painter, table, staged)
    return made


def drawing(table: Table, stage: Stage, title: str) -> bytes:
    """Draw a board as SVG."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    generator.setResolution(DOTS)
    generator.setSize(stage.size.toSize())
    generator.setViewBox(QRectF(0, 0, stage.size.width(), stage.size.height()))
    with QPainter(generator) as painter:
        painter.setRenderHints(HINTS)
        paint_table(painter, table, stage)
    buffer.close()
    return UNSEEN.sub('stroke="none"', bytes(content.data()).decode()).encode()


def encoded(table: Table, stage: Stage, kind: Kind, title: str) -> bytes:
    """Write a board as the content of a file."""
    if kind is Kind.DRAWING:
        return drawing(table, stage, title)
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    made = image(table, stage, kind)
    made.setText("Title", title)
    made.save(buffer, "PNG")  # type: ignore[call-overload]
    buffer.close()
    return bytes(content.data())
