"""Moon stacks that spread while they are pointed at, so that every tile can be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel import places
from core.games.azul_duel.state import SMALL

from .faces import TILE_Z, tile_face

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF, QRectF

    from core.games.azul_duel.view import View
    from gui.board.faces import Face
    from gui.board.table import Layout, Stage

STEP = 1.06
"""How far apart the tiles lie, in tiles."""


def fan(stage: Stage, layout: Layout, at: QPointF) -> list[Face]:
    """Spread the stack at a point; its uppermost tile, which can be taken, stays."""
    view: View = stage.view
    for number in SMALL:
        tiles = view.factories[number].moon
        lying = [layout[places.moon(number, index)] for index in range(len(tiles))]
        if len(tiles) > 1 and any(rect.contains(at) for rect in (*lying, *_spread(lying))):
            return [
                tile_face(
                    places.moon(number, index), tile, rect, TILE_Z + index, ringed=rect == lying[-1]
                )
                for index, (tile, rect) in enumerate(zip(tiles, _spread(lying), strict=True))
            ]
    return []


def _spread(lying: list[QRectF]) -> list[QRectF]:
    """Put tiles side by side, to the left of the last one."""
    if not lying:
        return []
    top, last = lying[-1], len(lying) - 1
    return [top.translated((index - last) * top.width() * STEP, 0) for index in range(len(lying))]
