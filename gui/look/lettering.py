"""Writing on the board: what does not fit is written smaller, and only then cut short."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

SMALLEST = 11.5
"""The floor of all text, in pixels."""

USUAL = 100
NARROWEST = 75
STEP = 5
"""How much letters are made narrower rather than left out, in percent."""

LETTERS = 0.95
"""How high letters with accents and tails are, as a share of their size."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter

_ROOMY = 16_777_215.0
_FONTS, _WIDTHS = 256, 4096
"""How many fonts and widths of sentences are kept: boards write the same ones after every move."""


@frozen
class Style:
    """How something is written."""

    size: float
    color: str
    bold: bool = False
    align: Qt.AlignmentFlag = LEFT
    stretch: int = USUAL

    @property
    def font(self) -> QFont:
        """The application's font in this size; it is shared and never changed."""
        return _font(self._pixels, self.stretch, bold=self.bold)

    @property
    def line(self) -> float:
        """The height of a line."""
        return self.metrics.height()

    @property
    def letters(self) -> float:
        """How high capital letters are, with what stands above and below them."""
        return self.size * LETTERS

    @property
    def metrics(self) -> QFontMetricsF:
        """What measures text in this font."""
        return _metrics(self._pixels, self.stretch, bold=self.bold)

    @property
    def _pixels(self) -> int:
        return max(1, round(self.size))

    def width(self, sentence: str) -> float:
        """Measure a sentence."""
        return _width(sentence, self._pixels, self.stretch, bold=self.bold)


@lru_cache(_FONTS)
def _font(pixels: int, stretch: int, *, bold: bool) -> QFont:
    font = QFont()
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    if stretch != USUAL:
        font.setStretch(stretch)
    return font


@lru_cache(_FONTS)
def _metrics(pixels: int, stretch: int, *, bold: bool) -> QFontMetricsF:
    return QFontMetricsF(_font(pixels, stretch, bold=bold))


@lru_cache(_WIDTHS)
def _width(sentence: str, pixels: int, stretch: int, *, bold: bool) -> float:
    return _metrics(pixels, stretch, bold=bold).horizontalAdvance(sentence)


def write(painter: QPainter, rect: QRectF, sentence: str, style: Style) -> float:
    """Write one line into a rectangle, or two where it is high enough; return how wide it became.

    What is too wide or too high is written smaller, then narrower, and only then cut short.
    """
    shown, fitting, flags, width = _fitted(rect, sentence, style)
    _draw(painter, rect, shown, fitting, fitting.align | flags)
    return width


def written_width(rect: QRectF, sentence: str, style: Style) -> float:
    """Return how wide a line becomes when it is written into a rectangle."""
    return _fitted(rect, sentence, style)[-1]


def _fitted(rect: QRectF, sentence: str, style: Style) -> tuple[str, Style, Qt.TextFlag, float]:
    """Choose what is written of a sentence, in which style, on one line or two, and how wide."""
    fitting = _shrunk(style, rect, sentence)
    if folded := _folded(fitting, rect, sentence):
        return sentence, folded, Qt.TextFlag.TextWordWrap, rect.width()
    fitting = _narrowed(fitting, rect.width(), sentence)
    metrics = fitting.metrics
    shown = metrics.elidedText(sentence, Qt.TextElideMode.ElideRight, rect.width() + 1)
    if sentence and not shown:
        shown = "…"
    width = min(rect.width(), metrics.horizontalAdvance(shown))
    return shown, fitting, Qt.TextFlag.TextSingleLine, width


def least_width(sentence: str, style: Style) -> float:
    """Return how wide a line is in the smallest and narrowest letters."""
    smallest = min(style.size, SMALLEST)
    return evolve(style, size=smallest, stretch=NARROWEST).width(sentence)


def fits(sentence: str, room: QSizeF, style: Style) -> bool:
    """Return whether a sentence can be written into some room without being cut short."""
    rect = QRectF(QPointF(), room)
    smallest = _shrunk(style, rect, sentence)
    narrow = _narrowed(smallest, rect.width(), sentence)
    alone = narrow.width(sentence) <= rect.width() + 1
    return alone or _folded(smallest, rect, sentence) is not None


def write_wrapped(painter: QPainter, rect: QRectF, sentence: str, style: Style) -> None:
    """Write a sentence into a rectangle, on as many lines as it takes."""
    flags = style.align | Qt.TextFlag.TextWordWrap
    while style.size > SMALLEST and not _wraps(style, rect, sentence):
        style = evolve(style, size=max(SMALLEST, style.size - 1))
    while style.stretch > NARROWEST and not _wraps(style, rect, sentence):
        style = evolve(style, stretch=style.stretch - STEP)
    _draw(painter, rect, sentence, style, flags)


def _wraps(style: Style, rect: QRectF, sentence: str) -> bool:
    """Return whether a sentence fits on some lines, none of its words being wider than a line."""
    room = QRectF(0, 0, rect.width(), _ROOMY)
    needed = style.metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, sentence)
    return needed.height() <= rect.height() + 1 and needed.width() <= rect.width() + 1


def _folded(style: Style, rect: QRectF, sentence: str) -> Style | None:
    """Choose how a sentence that is too wide for one line is written on two; None: it cannot be."""
    if style.width(sentence) <= rect.width() + 1 or " " not in sentence:
        return None
    while style.stretch > NARROWEST and not _wraps(style, rect, sentence):
        style = evolve(style, stretch=style.stretch - STEP)
    return style if _wraps(style, rect, sentence) else None


def _shrunk(style: Style, rect: QRectF, sentence: str) -> Style:
    """Choose a smaller size where a line is too wide, or its letters are too high."""
    width, height = max(1.0, style.width(sentence)), max(1.0, style.letters)
    share = min(rect.width() / width, rect.height() / height)
    if share >= 1:
        return style
    smallest = min(style.size, SMALLEST)
    return evolve(style, size=max(smallest, int(style.size * share)))


def _narrowed(style: Style, width: float, sentence: str) -> Style:
    while style.stretch > NARROWEST and style.width(sentence) > width + 1:
        style = evolve(style, stretch=style.stretch - STEP)
    return style


def _draw(painter: QPainter, rect: QRectF, shown: str, style: Style, flags: int) -> None:
    painter.setFont(style.font)
    painter.setPen(QColor(style.color))
    painter.drawText(rect, flags | Qt.TextFlag.TextDontClip, shown)
