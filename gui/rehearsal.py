"""A game painted where nobody sees it, part by part, so that its first picture comes quickly.

What is kept are the games' own pictures of what seldom changes, at the size at which they will be
wanted if the window stays as it is; nothing else depends on it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from core.games import named
from core.match import Match

from .board.sprites import painted
from .board.table import Parted, SeatLook, Stage
from .board.theme import SEAT_COLORS
from .tables import table_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtCore import QRectF, QSizeF
    from PySide6.QtGui import QPainter

    from .board.faces import Face
    from .board.table import Table
    from .board.theme import Theme
    from .new_game import Plan

COLORS = {color.name: color for color in SEAT_COLORS}
SEED = 0


def rehearsal(
    plan: Plan, size: QSizeF, ratio: float, theme: Theme, scale: float
) -> Iterator[Callable[[], object]]:
    """List the parts of a game's first picture, each a matter of some milliseconds."""
    table = table_of(plan.game)
    match = Match.new(named(plan.game), len(plan.sitters), plan.options, SEED)
    near = match.to_act or 0
    looks = tuple(SeatLook(each.name, COLORS[each.color]) for each in plan.sitters)
    stage = Stage(match.seen_by(near), near, size, looks, theme, scale)
    layout = table.layout(stage)
    if isinstance(table, Parted):
        for part in table.parts(stage, layout):
            yield partial(painted, size, ratio, partial(_paint_part, part))
    for face in table.faces(stage, layout):
        yield partial(painted, face.rect.size(), ratio, partial(_paint_face, table, stage, face))


def _paint_part(part: Callable[[QPainter], None], painter: QPainter, _: QRectF) -> None:
    part(painter)


def _paint_face(table: Table, stage: Stage, face: Face, painter: QPainter, rect: QRectF) -> None:
    table.paint(painter, rect, face.picture, stage)
