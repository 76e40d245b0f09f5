from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from core.games.azul_duel import places
from core.games.azul_duel.state import Stage, State
from gui.games.azul_duel.why_it_stays import CHIP_LATER, CHIP_USELESS, CHIP_WAITS, why_it_stays
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
