"""Paint a game off screen, part by part, so that its first frame comes quickly.

It fills the caches of pieces and of the games' static pictures, at the size at which they will be
wanted if the window stays as it is; nothing else depends on it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from core.games import named
from core.match import Match
from gui.board.piece_picture import portrait
from gui.board.table import Stage
from gui.games.registry import sentences_of, table_of
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.sprites import painted
from gui.panels.remaining_grid import cells, picture_size

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtCore import QRectF, QSizeF
    from PySide6.QtGui import QPainter

    from gui.store.plan import Plan
    from gui.widgets.style import Style

COLORS = {color.name: color for color in SEAT_COLORS}
SEED = 0


def rehearsal(
    plan: Plan, size: QSizeF, ratio: float, style: Style, aside: int
) -> Iterator[Callable[[], object]]:
    """List the parts of a game's first picture, each a matter of some milliseconds.

    Args:
        plan: Who plays.
        size: The size of the board.
        ratio: Device pixels per pixel of the board.
        style: How everything around the board looks.
        aside: How wide the panel's parts are; 0: there is no panel.

    """
    table = table_of(plan.game)
    match = Match.new(named(plan.game), len(plan.sitters), plan.options, SEED)
    near = match.to_act or 0
    looks = tuple(SeatLook(each.name, COLORS[each.color]) for each in plan.sitters)
    stage = Stage(match.seen_by(near), near, size, looks, style.theme, style.scale)
    layout = table.layout(stage)
    for part in table.parts(stage, layout):
        yield partial(painted, size, ratio, partial(_paint_part, part))
    for face in table.faces(stage, layout):
        yield partial(portrait, table, stage, face.picture, face.rect.size(), ratio)
    remaining = sentences_of(plan.game).remaining(stage.view)
    for cell, rect in cells(remaining, style, aside) if aside else ():
        picture = table.picture_of(cell.piece, stage) if cell.piece else None
        if picture is not None:
            yield partial(portrait, table, stage, picture, picture_size(rect, cell), ratio)


def _paint_part(part: Callable[[QPainter], None], painter: QPainter, _: QRectF) -> None:
    part(painter)
