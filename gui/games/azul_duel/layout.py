"""The rectangle of every place on the screen."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from core.games.azul_duel import places
from core.games.azul_duel.board import BROKEN_SPACES, CHIPS_PER_ROUND, LINES, ROUNDS, TOKENS
from core.games.azul_duel.dome import CELLS, SLOTS
from core.games.azul_duel.state import DISPLAY_SIZE, FACTORIES, LARGE, SMALL
from core.games.azul_duel.supply import LARGE_TILES, SMALL_TILES

from . import places as spots
from .board_plan import BoardPlan
from .plan import Plan, plan_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from core.games.azul_duel.view import View
    from core.kernel.messages import Seat
    from core.kernel.places import Place
    from gui.board.table import Layout, Stage

SPARE_DRAWS = 3
"""How many plates always have a place: some leave the tray in the very move that clears it."""


def layout_of(stage: Stage) -> Layout:
    """Place everything for a size of board."""
    plan = plan_of(stage)
    rects = {**dict(_factories(plan, stage.view)), **dict(_market(plan, stage))}
    for seat, board in enumerate(plan.boards):
        rects.update(_board_places(board.panel.getRect(), seat, own=board.own))
    return {**rects, spots.TURN_BUTTON: plan.boards[stage.near].button(plan.zones.button)}


def _factories(plan: Plan, view: View) -> Iterator[tuple[Place, QRectF]]:
    arc = plan.factories
    for number in FACTORIES:
        yield spots.factory(number), arc.disc(number)
        tiles = LARGE_TILES if number == LARGE else SMALL_TILES
        for index in range(tiles):
            yield places.sun(number, index), arc.sun(number, index)
        height = len(view.factories[number].moon) or tiles - 1
        for index in range(tiles - 1):
            yield places.moon(number, index), arc.moon(number, index, height)
    for small in SMALL:
        yield places.chip(small), arc.chip(small)
    yield places.FIRST_PLAYER_SPOT, arc.first_tile


def _market(plan: Plan, stage: Stage) -> Iterator[tuple[Place, QRectF]]:
    market, view = plan.market, stage.view
    for index in range(DISPLAY_SIZE):
        yield places.display(index), market.column(index)
    yield places.STACK, market.stack
    yield spots.PILE, market.stack
    yield spots.TRAY, market.tray
    yield spots.DRAW_BUTTON, market.draw_button
    yield spots.LOOK_BUTTON, market.look_button
    number = len(view.hand) or SPARE_DRAWS
    for seat in range(view.seats):
        row = 0 if seat == stage.near else 1
        for index in range(number):
            yield places.hand(seat, index), market.drawn(index, number)
        yield places.hand(seat, number), market.tray
        yield spots.another_hand(seat), market.drawn(number // 2, number)
        for index in range(TOKENS):
            yield places.spent_token(seat, index), market.spent_token(row, index)
    for index in range(len(view.goals)):
        yield spots.goal(index), plan.goals.item(index)
    supplies = (places.BAG, places.TOWER, places.SPECIAL_SUPPLY, places.CHIP_SUPPLY)
    for index, place in enumerate(supplies):
        yield place, plan.supply.item(index)


@lru_cache(maxsize=8)
def _board_places(
    panel: tuple[float, float, float, float], seat: Seat, *, own: bool
) -> Mapping[Place, QRectF]:
    """Place everything of a seat's board; that depends on its panel alone."""
    return dict(_board(BoardPlan(QRectF(*panel), own), seat))


def _board(board: BoardPlan, seat: Seat) -> Iterator[tuple[Place, QRectF]]:
    for number in LINES:
        yield spots.pattern_line(seat, number), board.line(number)
        for index in range(number):
            yield places.line(seat, number, index), board.line_space(number, index)
    for slot in SLOTS:
        yield places.slot(seat, slot), board.slot(slot)
    for cell in CELLS:
        yield places.dome(seat, cell), board.cell(cell)
    yield spots.broken_field(seat), board.broken_field
    for index in range(BROKEN_SPACES):
        yield places.broken(seat, index), board.broken(index)
    yield places.first_player_tile(seat), board.first_tile
    yield spots.chip_store(seat), board.store
    for index in range(CHIPS_PER_ROUND * ROUNDS):
        yield places.storage(seat, index), board.storage(index)
    for index in range(TOKENS):
        yield places.token(seat, index), board.token(index)
