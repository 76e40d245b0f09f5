"""The board of one player, cut out of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from gui.board.table import Stage, Table
from gui.board.table_picture import board_of
from gui.games.registry import table_of, ui_of
from gui.look.seat_look import SeatLook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Seat
    from gui.look.theme import Theme

BOARD = QSizeF(1280, 800)
MARGIN = 12.0


@frozen(eq=False)
class PlayerBoard:
    """A player's board: a part of a table, and whose it is.

    Attributes:
        spaces: Where pieces lie or may lie on it, for pictures that show nothing else under them.

    """

    look: SeatLook
    table: Table
    stage: Stage
    part: QRectF
    spaces: tuple[QRectF, ...] = ()

    @property
    def shape(self) -> float:
        """How wide it is for its height."""
        return self.part.width() / self.part.height()


def player_board(
    key: str, view: Any, looks: Sequence[SeatLook], seat: Seat, theme: Theme
) -> PlayerBoard:
    """Lay out a table with the board of a seat large, and find its rectangle."""
    return _cut_out(key, Stage(view, seat, BOARD, looks, theme), ui_of(key).board_areas)


def heart_of(
    key: str, view: Any, looks: Sequence[SeatLook], seat: Seat, theme: Theme
) -> PlayerBoard:
    """Find the part of a seat's board that is recognizable in a very small picture."""
    ui = ui_of(key)
    areas = ui.heart_areas or ui.board_areas
    return _cut_out(key, Stage(view, seat, BOARD, looks, theme), areas)


def _cut_out(key: str, stage: Stage, areas: Sequence[str]) -> PlayerBoard:
    table, seat, area = table_of(key), stage.near, ui_of(key).space_area
    layout, whole = table.layout(stage), QRectF(QPointF(), BOARD)
    part = board_of(layout, seat, areas) if areas else whole
    shown = part.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN) & whole
    spaces = tuple(
        rect
        for place, rect in layout.items()
        if (place.area, place.seat) == (area, seat) and part.contains(rect)
    )
    return PlayerBoard(stage.looks[seat], table, stage, shown, spaces)
