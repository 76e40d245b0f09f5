"""Our SVG drawings, read once each."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtSvg import QSvgRenderer

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

ASSETS = Path(__file__).resolve().parents[2] / "assets"


@cache
def drawing(name: str, recolored: tuple[tuple[str, str], ...] = ()) -> QSvgRenderer:
    """Read ``assets/<name>.svg``, with some of its colors replaced."""
    source = (ASSETS / f"{name}.svg").read_text(encoding="utf-8")
    for old, new in recolored:
        source = source.replace(old, new)
    renderer = QSvgRenderer(QByteArray(source.encode()))
    if not renderer.isValid():
        problem = f"The drawing {name} cannot be read."
        raise ValueError(problem)
    return renderer


def draw(
    painter: QPainter,
    rect: QRectF,
    name: str,
    recolored: tuple[tuple[str, str], ...] = (),
    view_box: QRectF | None = None,
) -> None:
    """Draw a drawing, or a part of it, into a rectangle."""
    renderer = drawing(name, recolored)
    if view_box is None:
        renderer.render(painter, rect)
        return
    whole = renderer.viewBoxF()
    renderer.setViewBox(view_box)
    renderer.render(painter, rect)
    renderer.setViewBox(whole)
