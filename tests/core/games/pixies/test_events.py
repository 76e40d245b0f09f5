"""The events of a game suffice to keep a picture of the table up to date."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from core.games.pixies import PIXIES
from core.games.pixies.pieces import BACK, CARDS
from core.games.pixies.places import DECK, displayed, down, up
from core.kernel.events import Moved, Turned
from core.kernel.options import Options
from tests.playing import playing

if TYPE_CHECKING:
    from core.games.pixies.state import State
    from core.kernel.places import Place


def pieces(state: State) -> dict[Place, str]:
    """Which face or back lies where, but for the deck."""
    table = {
        displayed(slot): CARDS[shown].code
        for slot, shown in enumerate(state.display)
        if shown is not None
    }
    for seat, drawn in enumerate(state.areas):
        for number, space in enumerate(drawn.spaces, start=1):
            if space.up is not None:
                table[up(seat, number)] = CARDS[space.up].code
            if space.down is not None:
                table[down(seat, number)] = BACK
    return table


@pytest.mark.parametrize("seats", PIXIES.seats)
def test_every_piece_is_where_the_events_left_it(seats: int) -> None:
    for before, after in pairwise(playing(PIXIES, seats, Options(), 11)):
        table = pieces(before.state)
        for event in after.events:
            match event:
                case Moved(piece, source, target):
                    if source != DECK:
                        assert table.pop(source) == piece
                    if target != DECK:
                        assert target not in table
                        table[target] = piece
                case Turned(piece, place):
                    assert table[place] != piece
                    table[place] = piece

        assert table == pieces(after.state)
