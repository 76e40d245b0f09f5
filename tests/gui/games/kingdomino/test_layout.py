from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from PySide6.QtCore import QPointF, QRectF

from core.games.kingdomino.places import kingdom_cell
from gui.board.handles import Handles
from gui.games.kingdomino.places import DISCARD_BUTTON, FRAME
from gui.games.kingdomino.plan import plan_of
from gui.games.kingdomino.table import TABLE
from tests.gui.games.kingdomino.positions import SIZES, Position, positions, reached, shown

if TYPE_CHECKING:
    from gui.board.table import Stage


def board(stage: Stage) -> QRectF:
    return QRectF(QPointF(), stage.size)


@given(positions())
def test_every_place_is_inside_the_board(position: Position) -> None:
    stage = position.stage

    for place, rect in TABLE.layout(stage).items():
        assert board(stage).contains(rect), place.code
        assert not rect.isEmpty(), place.code


@given(positions())
def test_every_gesture_has_a_beginning_and_an_end_on_the_board(position: Position) -> None:
    layout = TABLE.layout(position.stage)

    for handle in TABLE.handles(position.stage.view, position.moves):
        assert handle.source in layout
        assert handle.target in layout
    for choice in TABLE.choices(position.stage.view, position.moves):
        assert choice.place in layout
    for place in TABLE.drop_places(position.stage):
        assert place in layout


@given(positions())
def test_no_two_targets_overlap(position: Position) -> None:
    layout = TABLE.layout(position.stage)
    handles = Handles(TABLE.handles(position.stage.view, position.moves))

    for source in handles.sources:
        for variant in handles.variants(source):
            for one, other in combinations(handles.targets(source, variant), 2):
                assert not layout[one].intersects(layout[other])


@given(positions())
def test_the_parts_of_the_board_do_not_overlap(position: Position) -> None:
    plan = plan_of(position.stage)
    parts = [plan.now.rect, plan.next.rect, plan.supply.rect, plan.own.rect]
    parts += [card.rect for card in plan.cards]

    for one, other in combinations(parts, 2):
        assert not one.intersects(other)


@given(positions())
def test_the_parts_of_the_supply_and_of_the_near_kingdom_keep_apart(position: Position) -> None:
    plan = plan_of(position.stage)
    supply, own = plan.supply, plan.own
    pieces = (supply.pile, supply.caption, supply.pips, supply.discards, supply.games)

    for parts in (pieces, (own.header, own.field.outline, own.footer)):
        for one, other in combinations(parts, 2):
            assert not one.intersects(other)


@given(positions())
def test_the_frame_holds_the_kingdom_and_stays_near_it(position: Position) -> None:
    stage = position.stage
    layout, kingdom = TABLE.layout(stage), stage.view.table.kingdoms[stage.near]
    frame = layout[FRAME].adjusted(-0.01, -0.01, 0.01, 0.01)

    assert plan_of(stage).own.rect.contains(layout[FRAME])
    for cell in ((0, 0), *kingdom.squares):
        assert frame.contains(layout[kingdom_cell(stage.near, cell)])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_own_kingdom_is_larger_than_the_others(size: tuple[int, int], seats: int) -> None:
    position = shown(reached(lambda s: s.table.turn == 2, seats=seats), size)

    plan = plan_of(position.stage)

    assert all(plan.own.field.cell > card.field.cell for card in plan.cards)


@pytest.mark.parametrize("size", SIZES)
def test_the_button_is_large_enough_to_hit(size: tuple[int, int]) -> None:
    position = shown(reached(lambda s: s.table.turn == 2), size)

    button = TABLE.layout(position.stage)[DISCARD_BUTTON]

    assert button.height() >= 44
    assert button.width() >= 150
