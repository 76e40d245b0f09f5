from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from core.games.kingdomino.places import PILE, current_slot, kingdom_cell, next_slot
from core.games.kingdomino.state import Decision
from core.kernel.messages import english
from gui.games.kingdomino.anchors import anchor_of
from gui.games.kingdomino.places import half
from gui.games.kingdomino.table import TABLE
from tests.gui.games.kingdomino.positions import NAMES, Position, positions, reached, shown

if TYPE_CHECKING:
    from core.kernel.places import Place


@given(positions())
def test_every_place_has_a_name(position: Position) -> None:
    view = position.stage.view

    for place in TABLE.layout(position.stage):
        name = english(TABLE.name(view, place), NAMES)
        assert name
        assert "{" not in name


def test_names_tell_what_lies_there() -> None:
    state = reached(lambda s: s.table.decision is Decision.PLACE, seed=3)
    view, table = shown(state).stage.view, state.table

    def name(place: Place) -> str:
        return english(TABLE.name(view, place), NAMES)

    domino = table.current_line[0].domino
    assert name(current_slot(0)).startswith(f"Now, place 1: domino {domino}, ")
    assert name(next_slot(0)).endswith(", free")
    assert name(half(0, 0)).startswith(f"Domino {domino}, left half: ")
    assert name(half(0, 1)).startswith(f"Domino {domino}, right half: ")
    assert name(PILE) == f"Pile. Dominoes left: {len(state.pile)}"
    assert name(kingdom_cell(1, (0, 0))) == "Castle: Marko"
    assert name(kingdom_cell(1, (2, -1))) == "Marko, 2 right and 1 above the castle: free"
    assert name(kingdom_cell(1, (0, -2))) == "Marko, 2 above the castle: free"
    assert name(kingdom_cell(0, (-1, 0))) == f"{NAMES[0]}, 1 left of the castle: free"


def test_the_line_of_the_first_choice_cites_the_first_choice() -> None:
    opening = shown(reached(lambda s: s.table.opening, seed=3))
    later = shown(reached(lambda s: not s.table.opening and bool(s.table.next_line), seed=3))

    assert anchor_of(opening.stage.view, next_slot(0)) == "first-choice"
    assert anchor_of(later.stage.view, next_slot(0)) == "choosing"
