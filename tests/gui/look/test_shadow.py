"""Soft shadows: drawn out of a corner, they look as if painted layer by layer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from gui.look.shadow import Shadow

REACH, FALL, DARKNESS, RADIUS = 11, 4, 9, 18
SHEET = QRectF(20, 20, 130, 90)


def blank(ratio: float) -> QImage:
    image = QImage(round(170 * ratio), round(130 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    return image


def in_layers(ratio: float) -> QImage:
    image = blank(ratio)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, DARKNESS))
        for grown in range(REACH, 0, -1):
            layer = SHEET.adjusted(-grown, FALL - grown, grown, FALL + grown)
            painter.drawRoundedRect(layer, RADIUS + grown, RADIUS + grown)
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_it_looks_as_if_painted_in_layers(ratio: float) -> None:
    image, expected = blank(ratio), in_layers(ratio)
    with QPainter(image) as painter:
        Shadow.even(REACH, FALL, DARKNESS).draw(painter, SHEET, RADIUS)

    covered = QRectF(SHEET.topLeft() * ratio, SHEET.size() * ratio)
    apart = [
        abs(image.pixelColor(x, y).lightness() - expected.pixelColor(x, y).lightness())
        for x in range(image.width())
        for y in range(image.height())
        if not covered.contains(x, y)
    ]
    assert max(apart) <= (4 if ratio.is_integer() else DARKNESS)  # half a pixel aside is a layer
    assert min(image.pixelColor(x, 1).lightness() for x in range(image.width())) == 255
    assert image.pixelColor(round(85 * ratio), round(116 * ratio)).lightness() < 225
