"""How colors look to people who see fewer of them, and how far apart they are."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

if TYPE_CHECKING:
    from collections.abc import Callable

Linear: TypeAlias = tuple[float, float, float]
"""Red, green and blue light, from 0 to 1."""
Lab: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Linear, Linear, Linear]

SIDE = 24
"""How finely pictures are compared, in pixels."""

MARK = 12.0
"""How much lighter or darker a mark is at least, of 100."""

SAME: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
PROTAN: Matrix = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTAN: Matrix = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
TRITAN: Matrix = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)
GREY: Matrix = ((0.2126, 0.7152, 0.0722),) * 3
EYES = {"all": SAME, "protan": PROTAN, "deutan": DEUTAN, "tritan": TRITAN, "grey": GREY}
"""Machado, Oliveira and Fernandes 2009, at full severity; and no color at all."""


def light(color: QColor) -> Linear:
    red, green, blue = (_linear(part) for part in (color.redF(), color.greenF(), color.blueF()))
    return red, green, blue


def seen(color: Linear, eyes: Matrix) -> Linear:
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, color, strict=True)))) for row in eyes
    )
    return red, green, blue


def lab(color: Linear) -> Lab:
    red, green, blue = color
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = map(_root, (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Lab, other: Lab) -> float:
    """ΔE of 1976."""
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


def contrast(one: QColor, other: QColor) -> float:
    """The ratio of WCAG, from 1 to 21."""
    bright, dark = sorted((seen(light(c), GREY)[0] for c in (one, other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def picture(paint: Callable[[QPainter, QRectF], None], ground: str = "#EDE6DA") -> list[Linear]:
    """Paint something on a ground and look at every pixel of its middle."""
    large = QImage(SIDE * 4, SIDE * 4, QImage.Format.Format_RGB32)
    large.fill(QColor(ground))
    with QPainter(large) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(large.rect()))
    smooth = Qt.TransformationMode.SmoothTransformation
    small = large.scaled(SIDE, SIDE, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return [light(small.pixelColor(x, y)) for y, x in product(range(SIDE), repeat=2)]


def hue_apart(one: list[Linear], other: list[Linear], eyes: Matrix) -> float:
    """Return how far the mean colors of two pictures are apart."""
    return distance(lab(seen(_mean(one), eyes)), lab(seen(_mean(other), eyes)))


def marks_apart(one: list[Linear], other: list[Linear], eyes: Matrix) -> float:
    """Return the share of two pictures in which the marks differ, without mean lightness."""
    pairs = zip(_pattern(one, eyes), _pattern(other, eyes), strict=True)
    return sum(abs(a - b) >= MARK for a, b in pairs) / len(one)


def _pattern(image: list[Linear], eyes: Matrix) -> list[float]:
    lightness = [lab(seen(pixel, eyes))[0] for pixel in image]
    mean = sum(lightness) / len(lightness)
    return [each - mean for each in lightness]


def _mean(image: list[Linear]) -> Linear:
    red, green, blue = (sum(part) / len(image) for part in zip(*image, strict=True))
    return red, green, blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
