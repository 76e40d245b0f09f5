from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from PySide6.QtCore import QPointF, QRectF

from core.games.azul_duel import AZUL_DUEL, places
from core.games.azul_duel.board import LINES
from core.games.azul_duel.dome import CELLS, SLOTS
from core.games.azul_duel.state import Stage
from core.kernel.events import Moved
from core.kernel.places import Place
from gui.games.azul_duel import places as spots
from gui.games.azul_duel.plan import plan_of
from gui.games.azul_duel.table import TABLE
from tests.gui.games.azul_duel.stages import SIZES, Position, positions, reached, shown
from tests.playing import STARTINGS, playing


@given(positions())
def test_everything_lies_on_the_table(position: Position) -> None:
    board = QRectF(QPointF(), position.stage.size)

    layout = TABLE.layout(position.stage)

    assert [place for place, rect in layout.items() if not board.contains(rect)] == []
    assert all(rect.width() > 0 and rect.height() > 0 for rect in layout.values())


@pytest.mark.parametrize("size", SIZES)
def test_the_parts_of_the_table_do_not_overlap(size: tuple[int, int]) -> None:
    parts = plan_of(shown(reached(lambda _: True), size).stage).zones

    rects = (parts.factories, parts.near, parts.far, parts.market, parts.goals, parts.supply)
    for one, other in combinations(rects, 2):
        assert not one.intersects(other)


@pytest.mark.parametrize("size", SIZES)
def test_the_own_board_is_the_larger_one(size: tuple[int, int]) -> None:
    layout = TABLE.layout(shown(reached(lambda _: True), size, near=1).stage)

    for cell in CELLS:
        assert layout[places.dome(1, cell)].width() > layout[places.dome(0, cell)].width()


@pytest.mark.parametrize("size", SIZES)
def test_pattern_lines_fields_and_slots_do_not_overlap(size: tuple[int, int]) -> None:
    layout = TABLE.layout(shown(reached(lambda _: True), size).stage)
    targets = [
        place
        for seat in (0, 1)
        for place in (
            *(spots.pattern_line(seat, number) for number in LINES),
            *(places.slot(seat, slot) for slot in SLOTS),
            spots.broken_field(seat),
            spots.chip_store(seat),
        )
    ]

    for one, other in combinations(targets, 2):
        assert not layout[one].adjusted(1, 1, -1, -1).intersects(layout[other])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_buttons_have_room_and_hide_no_target(size: tuple[int, int], scale: float) -> None:
    stage = shown(reached(lambda s: s.stage is Stage.DRAWING), size, scale=scale).stage
    layout = TABLE.layout(stage)
    buttons = [spots.DRAW_BUTTON, spots.LOOK_BUTTON, spots.TURN_BUTTON]
    targets = [rect for place, rect in layout.items() if place in TABLE.drop_places(stage)]

    for button in buttons:
        assert layout[button].height() >= min(44, size[1] / 20)
        assert not any(layout[button].intersects(rect) for rect in targets)
    for one, other in combinations(buttons, 2):
        assert not layout[one].intersects(layout[other])


def test_every_piece_that_moves_knows_whence_and_whither() -> None:
    """Redacted events too, so that everything can be animated."""
    for played in playing(AZUL_DUEL, *STARTINGS["azul_duel"][0], 5):
        layout = TABLE.layout(shown(played.state, near=0).stage)
        for event in played.events:
            seen = AZUL_DUEL.redact(event, 0)
            if isinstance(seen, Moved):
                assert {seen.source, seen.target} <= layout.keys()


def test_goals_are_outlined_as_the_cards_they_are() -> None:
    assert TABLE.roundness(Place("goal", (0,))) == TABLE.roundness(Place("slot", (1, 1), 0))
