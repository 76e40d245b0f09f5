"""Pictures of held dominoes and kings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from core.games.kingdomino.grid import CASTLE, Direction, beside
from core.games.kingdomino.places import kingdom_cell
from gui.board.faces import Face

from .handles import orientation
from .painting import SHADE
from .pictures import DominoPicture, KingPicture, ShadowPicture
from .places import HELD, SHADOW

if TYPE_CHECKING:
    from collections.abc import Hashable

    from core.games.kingdomino.state import Table
    from core.kernel.places import Place
    from gui.board.table import Layout, Stage


def held_of(stage: Stage, layout: Layout, source: Place, variant: Hashable) -> tuple[Face, ...]:
    """Hold a king by his body, a domino by the half that was taken."""
    table: Table = stage.view.table
    if source.area == "half" and isinstance(variant, Direction):
        slot, side = source.at
        number = table.current_line[slot].domino
        cell = layout[kingdom_cell(table.current_line[slot].king, CASTLE)].width()
        return _held_domino(number, side, variant, cell)
    seat = table.actor if table.actor is not None else stage.near
    king = QRectF(QPointF(), layout[source].size())
    king.moveCenter(QPointF(0, -0.1 * king.height()))
    return (Face(HELD, KingPicture(stage.looks[seat].color), king),)


def _held_domino(number: int, side: int, variant: Direction, cell: float) -> tuple[Face, ...]:
    body = QRectF(-cell / 2, -cell / 2, cell, cell)
    x, y = beside(CASTLE, variant)
    body = body.united(body.translated(x * cell, y * cell))
    edge = SHADE * cell
    picture = DominoPicture(number, orientation(side, variant))
    return (
        Face(SHADOW, ShadowPicture(picture.upright), body.adjusted(-edge, -edge, edge, edge)),
        Face(HELD, picture, body),
    )
