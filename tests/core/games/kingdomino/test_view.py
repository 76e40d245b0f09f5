from __future__ import annotations

import pytest
from attrs import evolve, fields

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.view import View
from core.kernel.rng import Rng
from tests.core.games.kingdomino.tables import first_moves, start


@pytest.mark.parametrize(("seats", "removed"), [(2, 24), (3, 12), (4, 0)])
def test_what_is_to_come_and_what_is_out_look_alike(seats: int, removed: int) -> None:
    state = start(seats)
    view = KINGDOMINO.view(state, 0)

    assert view.unseen == tuple(sorted(state.pile + state.removed))
    assert (view.pile, view.removed) == (len(state.pile), removed)


def test_swapping_a_removed_domino_with_the_pile_changes_no_view() -> None:
    state = start(2)
    pile, removed = list(state.pile), list(state.removed)
    pile[0], removed[0] = removed[0], pile[0]
    swapped = evolve(state, pile=tuple(pile), removed=tuple(removed))

    assert KINGDOMINO.view(swapped, 1) == KINGDOMINO.view(state, 1)


def test_the_order_of_the_pile_and_chance_itself_are_not_seen() -> None:
    state = start(4)
    other = evolve(state, pile=state.pile[::-1], rng=Rng.seeded(77))

    assert KINGDOMINO.view(other, None) == KINGDOMINO.view(state, None)
    assert {field.name for field in fields(View)} == {"viewer", "table", "unseen", "pile"}


def test_everybody_sees_the_same_and_knows_who_looks() -> None:
    state = start(3)
    views = [KINGDOMINO.view(state, seat) for seat in (None, 0, 1, 2)]

    assert [view.viewer for view in views] == [None, 0, 1, 2]
    assert len({evolve(view, viewer=None) for view in views}) == 1


def test_a_guess_can_put_any_unseen_domino_next() -> None:
    view = KINGDOMINO.view(start(2), 0)
    nexts = {KINGDOMINO.determinize(view, Rng.seeded(seed)).pile[0] for seed in range(400)}

    assert nexts == set(view.unseen)


def test_a_guess_has_every_domino_once() -> None:
    for state in first_moves(start(3)):
        guess = KINGDOMINO.determinize(KINGDOMINO.view(state, 2), Rng.seeded(5))

        assert KINGDOMINO.flaw(guess) is None
        assert sorted(guess.pile + guess.removed) == sorted(state.pile + state.removed)
