from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from core.games.azul_duel import places
from core.games.azul_duel.state import Stage, State
from gui.games.azul_duel.why_it_stays import (
    CHIP_LATER,
    CHIP_USELESS,
    CHIP_WAITS,
    LINE_INCOMPLETE,
    why_it_stays,
)
from tests.gui.games.azul_duel.stages import reached, shown

if TYPE_CHECKING:
    from core.kernel.messages import Message


@pytest.mark.parametrize(
    ("stage", "expected"),
    [
        (Stage.ACQUIRING, CHIP_WAITS),
        (Stage.COMPLETING, CHIP_USELESS),
        (Stage.PLACING, CHIP_LATER),
    ],
)
def test_a_chip_that_stays_says_when_it_can_be_spent(stage: Stage, expected: Message) -> None:
    def has_a_chip(state: State) -> bool:
        chips = state.boards[state.turn].chips
        return state.stage is stage and bool(chips) and not chips[0].spent

    view = shown(reached(has_a_chip)).stage.view
    said = why_it_stays(view, places.storage(view.turn, 0))

    assert said is not None
    assert (said.context, said.source) == (expected.context, expected.source)


def test_a_line_that_lacks_tiles_says_how_it_is_completed() -> None:
    state = reached(lambda s: s.stage is Stage.COMPLETING and bool(s.board.line(s.line)))
    said = why_it_stays(shown(state).stage.view, places.line(state.turn, state.line, 0))

    assert said is not None
    assert said.source == LINE_INCOMPLETE.source
