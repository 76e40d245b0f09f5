"""Our SVG drawings, read once each."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

ASSETS = Path(__file__).resolve().parents[2] / "assets"


_SHADED = re.compile(r'stroke="url\(#(\w+)\)"')


@cache
def drawing(
    name: str, recolored: tuple[tuple[str, str], ...] = (), *, plain: bool = False
) -> QSvgRenderer:
    """Read ``assets/<name>.svg``, with some of its colors replaced; plain: for an SVG file."""
    source = (ASSETS / f"{name}.svg").read_text(encoding="utf-8")
    if plain:
        # Qt writes shaded strokes and those that are not there as black ones.
        source = _SHADED.sub(lambda found: f'stroke="{_middle(source, found[1])}"', source)
        source = source.replace('stroke="#000"', 'stroke="#010101"')
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
    plain = isinstance(painter.device(), QSvgGenerator)
    renderer = drawing(name, recolored, plain=plain)
    if view_box is None:
        renderer.render(painter, rect)
        return
    whole = renderer.viewBoxF()
    renderer.setViewBox(view_box)
    renderer.render(painter, rect)
    renderer.setViewBox(whole)


def read_ahead(name: str) -> None:
    """Read a drawing before it is shown."""
    drawing(name, (), plain=False)


def _middle(source: str, gradient: str) -> str:
    """Find the color in the middle of a gradient."""
    stops = source.partition(f'id="{gradient}"')[2].partition("Gradient>")[0]
    colors = re.findall(r'stop-color="([^"]+)"', stops)
    return str(colors[len(colors) // 2])
