from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from core.games.pixies import PIXIES
from core.games.pixies.places import DECK, displayed
from core.kernel.options import Options
from core.kernel.rng import Rng
from gui.games.pixies.places import LOWER, UPPER, half, space
from gui.games.pixies.plan import plan_of
from gui.games.pixies.table import TABLE
from tests.gui.games.pixies.stages import SIZES, staged

SPACES = range(1, 10)


@pytest.mark.parametrize("seats", PIXIES.seats)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_everything_lies_apart_on_the_board(
    seats: int, size: tuple[int, int], scale: float
) -> None:
    stage = staged(PIXIES.new(seats, Options(), Rng.seeded(1)), size=size, scale=scale)
    layout = TABLE.layout(stage)
    revealed = [displayed(slot) for slot in range(len(stage.view.display))]
    apart = [space(seat, n) for seat in range(seats) for n in SPACES] + [*revealed, DECK]
    board = QRectF(QPointF(), stage.size)

    assert all(board.contains(rect) and rect.width() > 10 for rect in layout.values())
    for one, other in combinations(apart, 2):
        assert not layout[one].intersects(layout[other]), (one, other)


@pytest.mark.parametrize("seats", PIXIES.seats)
@pytest.mark.parametrize("size", SIZES)
def test_names_points_and_order_have_their_room(seats: int, size: tuple[int, int]) -> None:
    plan = plan_of(staged(PIXIES.new(seats, Options(), Rng.seeded(1)), size=size))

    for plot in (plan.mat, *plan.others):
        assert plot.frame.contains(plot.info)
        assert not any(plot.info.intersects(rect) for rect in plot.spaces)
    column = plan.display
    below = [rect for rect in (*column.slots, column.deck) if rect.intersects(column.order)]
    assert below == []
    assert column.frame.contains(column.order)
    rows = (column.order.height() - column.title) / len(column.slots)
    assert rows >= 11.5


def test_the_near_seat_has_the_largest_cards() -> None:
    state = PIXIES.new(4, Options(), Rng.seeded(1))

    for near in range(4):
        layout = TABLE.layout(staged(state, near))
        widths = [layout[space(seat, 1)].width() for seat in range(4)]
        assert max(range(4), key=widths.__getitem__) == near


def test_the_halves_make_up_the_space() -> None:
    layout = TABLE.layout(staged(PIXIES.new(2, Options(), Rng.seeded(1))))
    upper, lower = layout[half(0, 5, UPPER)], layout[half(0, 5, LOWER)]

    assert upper.bottom() == lower.top()
    assert upper.united(lower) == layout[space(0, 5)]
