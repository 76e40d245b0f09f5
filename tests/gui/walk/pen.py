"""Record what painters write: which words, into which room, and their size."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from attrs import frozen
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from gui.board import tabletop
from gui.look import sprites
from gui.widgets.prose import Prose

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QSizeF
    from PySide6.QtGui import QColor

SLACK = 1.5
"""Pixels of ink that may reach over an edge: letters are smoothed."""


@frozen(eq=False)
class Drawn:
    """A written text, in the coordinates of the device it was written on.

    Attributes:
        words: What it says.
        ink: What the letters cover.
        room: What they may cover; None: unknown.
        size: How high the letters are, in pixels.
        paper: What it was written on.

    """

    words: str
    ink: QRectF
    room: QRectF | None
    size: float
    paper: object
    clipped: bool = True

    @property
    def is_words(self) -> bool:
        """Whether it says more than a number."""
        return any(letter.isalpha() for letter in self.words)

    @property
    def cut(self) -> bool:
        """Whether some of it cannot be read."""
        if self.words.endswith("…") or self.room is None or not self.clipped:
            return self.words.endswith("…")
        return not self.room.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(self.ink)

    def __str__(self) -> str:
        return f"{self.words!r} {_told(self.ink)} in {_told(self.room) if self.room else '-'}"


@contextmanager
def watched() -> Iterator[list[Drawn]]:
    """Record everything that Python writes with a painter while the block runs."""
    draw, prose = QPainter.drawText, Prose.draw
    drawn: list[Drawn] = []

    def on_text(painter: QPainter, *args: Any) -> Any:
        if str(args[-1]).strip():
            drawn.append(_drawn(painter, args))
        return draw(painter, *args)

    def on_prose(words: Prose, painter: QPainter, rect: QRectF, color: QColor) -> None:
        if sentence := words._layout.text():
            top = max(0.0, (rect.height() - words.size.height()) / 2)
            ink = QRectF(rect.topLeft() + QPointF(0, top), words.size)
            at = painter.combinedTransform()
            size = words._layout.font().pixelSize()
            drawn.append(Drawn(sentence, at.mapRect(ink), at.mapRect(rect), size, painter.device()))
        prose(words, painter, rect, color)

    QPainter.drawText = on_text  # type: ignore[method-assign, assignment]
    Prose.draw = on_prose  # type: ignore[method-assign, assignment]
    try:
        yield drawn
    finally:
        QPainter.drawText, Prose.draw = draw, prose  # type: ignore[method-assign]


SHAPES = (
    *("drawRoundedRect", "drawRect", "drawEllipse", "drawLine", "drawPath", "drawPolygon"),
    *("drawPolyline", "drawImage", "fillPath", "fillRect", "strokePath"),
)


@contextmanager
def wordly() -> Iterator[None]:
    """Paint words only while the block runs: the checks need nothing else.

    Boards are painted by the module ``board``, not by their scenes.
    """
    with pytest.MonkeyPatch.context() as patch:
        for name in SHAPES:
            patch.setattr(QPainter, name, _nothing)
        patch.setattr(QSvgRenderer, "render", _nothing)
        for module in (sprites, tabletop):
            patch.setattr(module, "painted", _blank)
        yield


def _blank(size: QSizeF, ratio: float, _paint: object) -> QPixmap:
    pixmap = QPixmap((size * ratio).toSize().expandedTo(QSize(1, 1)))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _nothing(*_: object, **__: object) -> None:
    """Paint nothing."""


def _drawn(painter: QPainter, args: tuple[Any, ...]) -> Drawn:
    metrics, at = QFontMetricsF(painter.font()), painter.combinedTransform()
    size = painter.font().pixelSize() * at.m22()
    match args:
        case (QRectF() | QRect() as rect, flags, str(words)):
            room = QRectF(rect)
            flags = int(flags)
            needed = metrics.boundingRect(room, flags | Qt.TextFlag.TextDontClip.value, words)
            ink = _tight(metrics, needed, words)
            clips = not flags & Qt.TextFlag.TextDontClip.value
            return Drawn(words, at.mapRect(ink), at.mapRect(room), size, painter.device(), clips)
        case (point, str(words)):
            ink = metrics.tightBoundingRect(words).translated(QPointF(point))
            return Drawn(words, at.mapRect(ink), None, size, painter.device())
    problem = f"nobody knows what is drawn by {args}"
    raise AssertionError(problem)


def _tight(metrics: QFontMetricsF, needed: QRectF, words: str) -> QRectF:
    """Leave out the empty room above and below the letters of a single line."""
    if needed.height() > metrics.height() * 1.5:
        return needed
    tight = metrics.tightBoundingRect(words)
    top = needed.top() + metrics.ascent() + tight.top()
    return QRectF(needed.left(), top, needed.width(), tight.height())


def _told(rect: QRectF) -> str:
    return f"{rect.x():.0f},{rect.y():.0f} {rect.width():.0f}×{rect.height():.0f}"
