from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.events import GameBegan
from core.kernel.messages import english
from core.kernel.rng import Rng
from tests.core.games.kingdomino.tables import chosen, start
from tests.playing import STARTINGS, playing

if TYPE_CHECKING:
    from core.kernel.options import Options


def test_there_are_five_switches_all_off() -> None:
    assert [(o.key, o.values, o.default) for o in KINGDOMINO.options] == [
        (key, (False, True), False)
        for key in ("dynasty", "middle_kingdom", "harmony", "mighty_duel", "lenient_middle")
    ]


def test_every_mixture_is_allowed_but_a_duel_of_more_than_two() -> None:
    assert len(STARTINGS["kingdomino"]) == 2**5 + 2 * 2**4


@pytest.mark.parametrize(("seats", "options"), STARTINGS["kingdomino"])
def test_every_mixture_can_be_played_to_its_end(seats: int, options: Options) -> None:
    *_, last = playing(KINGDOMINO, seats, options, 11)
    table = last.state.table

    assert KINGDOMINO.flaw(last.state) is None
    assert KINGDOMINO.outcome(last.state) is not None
    assert table.game == (3 if options["dynasty"] else 1)
    assert {own.size for own in table.kingdoms} == {7 if options["mighty_duel"] else 5}


def test_a_duel_says_that_it_is_for_two() -> None:
    reason = KINGDOMINO.why_not_start(3, chosen(mighty_duel=True))

    assert reason is not None
    assert english(reason) == "The Mighty Duel is for two players, not 3."


@pytest.mark.parametrize("seats", [1, 5])
def test_a_table_is_for_two_to_four(seats: int) -> None:
    reason = KINGDOMINO.why_not_start(seats, chosen())

    assert reason is not None
    assert english(reason) == f"Kingdomino is for 2 to 4 players, not {seats}."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_game_of_a_dynasty_starts_by_itself_with_the_next_player(seats: int) -> None:
    """A13"""
    positions = list(playing(KINGDOMINO, seats, chosen(dynasty=True), 2))
    first = positions[0].state.table.starter
    begun = [(p.state, e) for p in positions for e in p.events if isinstance(e, GameBegan)]

    assert [event for _, event in begun] == [
        GameBegan(2, (first + 1) % seats),
        GameBegan(3, (first + 2) % seats),
    ]
    for state, event in begun:
        assert KINGDOMINO.to_act(state) == event.starter
        assert state.table.game == event.number
        assert not any(own.laid or own.discarded for own in state.table.kingdoms)
        assert state.table.current_line == ()
        assert len(state.pile) + len(state.removed) + len(state.table.next_line) == 48


def test_a_dynasty_keeps_the_kingdoms_of_its_finished_games() -> None:
    positions = list(playing(KINGDOMINO, 2, chosen(dynasty=True), 2))
    finished = [
        before.state.table.kingdoms
        for before, after in pairwise(positions)
        if after.state.table.game > before.state.table.game
    ]
    earlier = positions[-1].state.table.earlier

    assert len(earlier) == 2
    for stored, seen in zip(earlier, finished, strict=True):
        changed = [a != b for a, b in zip(stored, seen, strict=True)]
        assert changed.count(True) == 1


def test_each_game_of_a_dynasty_is_shuffled_anew_from_the_same_chance() -> None:
    runs = [list(playing(KINGDOMINO, 4, chosen(dynasty=True), 2)) for _ in range(2)]
    piles = [
        p.state.pile
        for p in runs[0]
        if p.state.table.opening and all(s.king is None for s in p.state.table.next_line)
    ]

    assert len(set(piles)) == 3
    assert runs[0][-1].state == runs[1][-1].state


def test_another_chance_deals_the_next_game_otherwise() -> None:
    state = start(2, dynasty=True)
    other = evolve(state, rng=Rng.seeded(99))
    ends = []
    for one in (state, other):
        reached = one
        while reached.table.game == 1:
            reached = KINGDOMINO.apply(reached, KINGDOMINO.legal_moves(reached)[0]).state
        ends.append(reached)

    assert ends[0].table.earlier == ends[1].table.earlier
    assert ends[0].table.next_line != ends[1].table.next_line
