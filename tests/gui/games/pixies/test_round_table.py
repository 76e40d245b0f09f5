from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from hypothesis import given
from PySide6.QtCore import QSizeF

from core.games.pixies import PIXIES
from core.games.pixies.sheets import sheet
from gui.board.table import Stage
from gui.games.pixies.round_table import present_row, written
from gui.look.theme import LIGHT
from tests.gui.panels.seats import looks
from tests.playing import positions

if TYPE_CHECKING:
    from tests.playing import Played


@given(positions("pixies"))
def test_the_row_of_a_player_adds_up_to_the_score(played: Played) -> None:
    state = played.state
    view = PIXIES.view(state, None)
    stage = Stage(view, 0, QSizeF(900, 600), looks(view.seats), LIGHT)

    for seat in range(view.seats):
        row = present_row(stage, seat)
        earlier = sum(each.tallies[seat].total for each in view.finished)
        assert row.sum == row.validated + row.symbols + row.zone
        assert row.total == earlier + row.sum == PIXIES.score(state, seat).total


@given(positions("pixies"))
def test_a_row_that_is_counted_to_the_end_is_that_of_the_view(played: Played) -> None:
    state = played.state
    view = PIXIES.view(state, None)
    stage = Stage(view, 0, QSizeF(900, 600), looks(view.seats), LIGHT)
    sheets = tuple(sheet(state, seat).lines for seat in range(view.seats))
    counted = evolve(stage, sheets=sheets)

    for seat in range(view.seats):
        assert present_row(counted, seat) == present_row(stage, seat)


def test_points_below_zero_have_a_true_minus() -> None:
    assert written(-3) == "−3"
    assert written(12) == "12"
