from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from core.games.pixies import PIXIES
from gui.games.pixies.round_table import Row, round_points, round_rows, total_points, written
from tests.core.games.pixies.pictures import position
from tests.playing import positions

if TYPE_CHECKING:
    from tests.playing import Played


@given(positions("pixies"))
def test_the_rows_add_up_to_the_score(played: Played) -> None:
    state = played.state
    view = PIXIES.view(state, None)

    for number in range(1, view.round + 1):
        for row in round_rows(view, number):
            assert row.sum == row.validated + row.symbols + row.zone
            earlier = [round_rows(view, n)[row.seat].sum for n in range(1, number + 1)]
            assert row.total == sum(earlier)
    for seat in range(view.seats):
        assert total_points(view, seat) == PIXIES.score(state, seat).total
        assert round_points(view, seat) == round_rows(view, view.round)[seat].sum


def test_a_finished_round_is_shown_as_it_was_scored() -> None:
    state = position("1 . . . . . . . .", ". 2 . . . . . . .", display="_ _ 5 7", number=2)
    view = PIXIES.view(state, 0)
    (first, _) = round_rows(view, 1)
    scored = view.finished[0].tallies[0]

    assert first == Row(
        0, scored.validated, scored.symbols, scored.zone, scored.total, scored.total
    )


def test_points_below_zero_have_a_true_minus() -> None:
    assert written(-3) == "−3"
    assert written(12) == "12"
