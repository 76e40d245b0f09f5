"""Positions of the labels that have an explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel.board import BROKEN_SPACES, LINES
from core.games.azul_duel.state import HOLDING

from . import places as spots
from .plan import plan_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRectF

    from core.kernel.messages import Seat
    from core.kernel.places import Place
    from gui.board.table import Stage

    from .board_plan import BoardPlan
    from .market_plan import MarketPlan


def labels_of(stage: Stage) -> dict[Place, QRectF]:
    """Return the rectangle of every label."""
    plan = plan_of(stage)
    labels = dict(_scores(plan.market)) if stage.view.stage not in HOLDING else {}
    for seat, board in enumerate(plan.boards):
        labels.update(_board(board, seat))
    return labels


def _scores(market: MarketPlan) -> Iterator[tuple[Place, QRectF]]:
    for row in (0, 1):
        track = market.track(row)
        yield spots.track(row), track.adjusted(market.tray.left() - track.left(), 0, 0, 0)
    if not market.sold_out:
        yield spots.STACK_PRICE, market.look_button


def _board(board: BoardPlan, seat: Seat) -> Iterator[tuple[Place, QRectF]]:
    yield spots.score(seat), board.owner
    for index in range(BROKEN_SPACES):
        yield spots.loss(seat, index), board.loss(board.broken(index))
    yield spots.first_tile_loss(seat), board.loss(board.first_tile)
    if not board.own:
        return
    yield spots.broken_title(seat), board.broken_title
    yield spots.chips_title(seat), board.chips_title
    for row in LINES:
        yield spots.row_value(seat, row), board.coin(row)
