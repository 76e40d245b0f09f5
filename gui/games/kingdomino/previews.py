"""Previews of what a drop would lead to, by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QRectF

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.kingdom import Laid
from core.games.kingdomino.moves import ClaimDomino, PlaceDomino
from core.games.kingdomino.places import kingdom_cell, next_king
from core.games.kingdomino.scoring import certain_changes
from core.kernel.places import Place
from core.kernel.rng import Rng
from core.kernel.tuples import replaced
from gui.board.faces import Face
from gui.board.table import Preview

from .faces import FRAME_Z, domino_rect
from .pictures import ContourPicture, DominoPicture, FramePicture, KingPicture
from .places import FRAME
from .plan import plan_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.games.kingdomino.moves import Move
    from core.games.kingdomino.state import State, Table
    from core.games.kingdomino.view import View
    from gui.board.handles import Handle
    from gui.board.table import Layout, Stage

HINTED = 0.55
"""How strongly a result shows that is only possible yet."""

CONTOUR_Z = 2.0


def position(view: View) -> State:
    """Build a position that looks like a view, so that the rules can score it."""
    return KINGDOMINO.determinize(view, Rng.seeded(0))


def preview_of(stage: Stage, layout: Layout, handle: Handle) -> Preview:
    """Show where a king would stand, or how a kingdom would grow and what that brings."""
    move: Move = handle.move
    match move:
        case PlaceDomino():
            return _growth(stage, layout, move)
        case ClaimDomino():
            color = stage.looks[stage.view.table.actor].color
            king = next_king(handle.target.at[0])
            return Preview(faces=(Face(king, KingPicture(color), layout[king], opacity=HINTED),))
        case _:
            return Preview()


def _growth(stage: Stage, layout: Layout, move: PlaceDomino) -> Preview:
    table: Table = stage.view.table
    claim = table.current_line[table.turn]
    laid = Laid(claim.domino, move.cell, move.direction)
    place = kingdom_cell(claim.king, move.cell)
    picture = DominoPicture(laid.domino, laid.direction)
    rect = domino_rect(layout, claim.king, laid.cells)
    faces = [Face(place, picture, rect, opacity=HINTED)]
    if claim.king == stage.near:
        faces.append(_slid_frame(stage, laid))
    kingdom = table.kingdoms[claim.king].with_domino(laid)
    grown = evolve(table, kingdoms=replaced(table.kingdoms, claim.king, kingdom))
    gained = list(certain_changes(table, grown, claim.king))
    faces += [_contour(layout, line.places) for line in gained]
    return Preview(sum(line.points for line in gained) or None, tuple(faces))


def _slid_frame(stage: Stage, laid: Laid) -> Face:
    """Slide the frame so that it holds the domino, too."""
    kingdom = stage.view.table.kingdoms[stage.near]
    rect = plan_of(stage).own.field.frame(kingdom.with_domino(laid))
    return Face(FRAME, FramePicture(kingdom.size), rect, FRAME_Z)


def _contour(layout: Layout, places: Sequence[Place]) -> Face:
    """Outline the squares that would earn points together."""
    rect = QRectF()
    for place in places:
        rect = rect.united(layout[place])
    west, north = (min(place.at[axis] for place in places) for axis in (0, 1))
    cells = frozenset((place.at[0] - west, place.at[1] - north) for place in places)
    columns, rows = (max(cell[axis] for cell in cells) + 1 for axis in (0, 1))
    contour = Place("contour", places[0].at, places[0].seat)
    return Face(contour, ContourPicture(cells, columns, rows), rect, CONTOUR_Z)
