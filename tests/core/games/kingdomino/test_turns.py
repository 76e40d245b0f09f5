from __future__ import annotations

from collections import Counter

import pytest

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.moves import ClaimDomino
from core.games.kingdomino.state import Claim, Decision
from core.kernel.errors import BadOptions
from tests.core.games.kingdomino.pictures import SWAMPLESS
from tests.core.games.kingdomino.tables import chosen, codes, facing, first_moves, play, start
from tests.playing import playing

SETUPS = pytest.mark.parametrize(
    ("seats", "duel", "kings", "line", "turns", "each", "removed", "size"),
    [
        (2, False, 2, 4, 6, 12, 24, 5),
        (2, True, 2, 4, 12, 24, 0, 7),
        (3, False, 1, 3, 12, 12, 12, 5),
        (4, False, 1, 4, 12, 12, 0, 5),
    ],
)


@SETUPS
def test_setup(
    seats: int, *, duel: bool, kings: int, line: int, turns: int, each: int, removed: int, size: int
) -> None:
    state = start(seats, mighty_duel=duel)
    table = state.table

    assert len(table.next_line) == line
    assert len(state.removed) == removed
    assert len(state.pile) == turns * line - line
    assert [own.size for own in table.kingdoms] == [size] * seats
    assert not any(own.laid or own.discarded for own in table.kingdoms)
    assert (table.setup.kings, table.setup.turns, table.setup.dominoes_each) == (kings, turns, each)
    assert table.decision is Decision.CLAIM


@SETUPS
def test_a_whole_game(
    seats: int, *, duel: bool, kings: int, line: int, turns: int, each: int, removed: int, size: int
) -> None:
    positions = list(playing(KINGDOMINO, seats, chosen(mighty_duel=duel), 3))
    last = positions[-1].state
    decisions = Counter(KINGDOMINO.to_act(p.state) for p in positions[:-1])

    assert [len(own.laid) + len(own.discarded) for own in last.table.kingdoms] == [each] * seats
    assert all(decisions[seat] == kings * 2 * turns for seat in range(seats))
    assert len(last.removed) == removed
    assert last.table.turn == line
    for own in last.table.kingdoms:
        west, east, north, south = own.bounds
        assert max(east - west, south - north) < size


def test_there_are_two_decisions_a_turn_for_a_king() -> None:
    """The first choice, eleven times place and choose, and a last placement."""
    assert len(list(playing(KINGDOMINO, 4, chosen(), 0))) - 1 == 4 * (1 + 11 * 2 + 1)


def test_lines_are_sorted_by_number() -> None:
    for state in first_moves(start(4)):
        for line in (state.table.current_line, state.table.next_line):
            numbers = [slot.domino for slot in line]
            assert numbers == sorted(numbers)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_picks_the_starting_player(seats: int) -> None:
    """A8"""
    starters = Counter(start(seats, seed).table.starter for seed in range(60))

    assert set(starters) == set(range(seats))


@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_choice_goes_clockwise(seats: int) -> None:
    """A8"""
    line = list(first_moves(start(seats)))[:seats]
    first = line[0].table.starter

    assert [KINGDOMINO.to_act(s) for s in line] == [(first + i) % seats for i in range(seats)]
    assert [len(codes(s)) for s in line] == list(range(seats, 0, -1))


@pytest.mark.parametrize("seed", range(4))
def test_two_players_choose_first_in_turn_with_two_kings_each(seed: int) -> None:
    """A9"""
    line = list(first_moves(start(2, seed)))[:4]
    a = line[0].table.starter
    b = 1 - a

    assert [KINGDOMINO.to_act(s) for s in line] == [a, b, a, b]


def test_the_second_line_is_shown_before_the_first_is_played() -> None:
    """A11"""
    state = list(first_moves(start(4)))[4]

    assert [claim.king for claim in state.table.current_line].count(0) == 1
    assert len(state.table.next_line) == 4
    assert all(slot.king is None for slot in state.table.next_line)
    assert state.table.decision is Decision.PLACE
    assert len(state.pile) == 40


def test_the_line_is_played_from_the_lowest_number_whoever_chose_it() -> None:
    state = start(4)
    line = [slot.domino for slot in state.table.next_line]
    state = play(state, *(f"c{line[slot]}" for slot in (3, 0, 2, 1)))
    first = state.table.starter
    owners = [(first + place) % 4 for place in (1, 3, 2, 0)]
    acted: list[int | None] = []
    while len(acted) < 4:
        acted.append(KINGDOMINO.to_act(state))
        state = play(state, codes(state)[0])
        state = play(state, codes(state)[0])

    assert acted == owners


def test_a_player_with_two_kings_side_by_side_acts_twice_running() -> None:
    """K9: 3(A) 17(B) 28(B) 44(A) acts A, B, B, A."""
    state = facing("##", 3, seats=2, beside=(17, 28, 44))
    line = state.table.current_line
    acted: list[int | None] = []
    while len(acted) < 4:
        acted.append(KINGDOMINO.to_act(state))
        state = play(state, codes(state)[0])
        assert KINGDOMINO.to_act(state) == acted[-1]
        state = play(state, codes(state)[0])

    assert line == (Claim(3, 0), Claim(17, 1), Claim(28, 1), Claim(44, 0))
    assert acted == [0, 1, 1, 0]


def test_a_king_places_and_then_chooses() -> None:
    state = facing("##", 13)
    free = [slot.domino for slot in state.table.next_line]

    placed = play(state, "p1,0e")

    assert KINGDOMINO.to_act(placed) == 0
    assert codes(placed) == [f"c{domino}" for domino in free]
    assert placed.table.kingdoms[0].laid[-1].domino == 13


def test_choosing_passes_the_turn_to_the_next_domino() -> None:
    state = play(facing("##", 13), "p1,0e")
    wanted = state.table.next_line[2].domino

    chosen_state = play(state, f"c{wanted}")

    assert chosen_state.table.next_line[2].king == 0
    assert KINGDOMINO.to_act(chosen_state) == state.table.current_line[1].king
    assert chosen_state.table.decision is Decision.PLACE


def test_the_chosen_line_becomes_the_current_one() -> None:
    state = facing("##", 13)
    line = state.table.next_line
    pile = state.pile
    while state.pile == pile:
        state = play(state, codes(state)[0])

    assert [claim.domino for claim in state.table.current_line] == [slot.domino for slot in line]
    assert state.table.current_line[0] == Claim(line[0].domino, 0)
    assert [slot.domino for slot in state.table.next_line] == sorted(pile[:4])
    assert state.pile == pile[4:]


def test_what_fits_nowhere_must_be_discarded_and_the_king_still_chooses() -> None:
    """A1, A2"""
    state = facing(SWAMPLESS, 12)

    discarded = play(state, "d")

    assert codes(state) == ["d"]
    assert discarded.table.kingdoms[0].discarded == (12,)
    assert KINGDOMINO.to_act(discarded) == 0
    assert codes(discarded) == [f"c{slot.domino}" for slot in discarded.table.next_line]


def test_what_fits_may_not_be_discarded() -> None:
    """A1"""
    assert "d" not in codes(facing("##", 13))


def test_in_the_last_turn_nobody_chooses() -> None:
    state = facing("##", 13, last=True)
    acted = []
    while (seat := KINGDOMINO.to_act(state)) is not None:
        acted.append(seat)
        assert not isinstance(KINGDOMINO.legal_moves(state)[0], ClaimDomino)
        state = play(state, codes(state)[0])

    assert acted == [0, 3, 2, 1]
    assert codes(state) == []
    assert KINGDOMINO.outcome(state) is not None


def test_a_last_domino_that_does_not_fit_ends_the_game_too() -> None:
    state = facing(SWAMPLESS, 12, last=True)

    state = play(state, "d")

    assert state.table.turn == 1
    assert state.table.decision is Decision.PLACE


@pytest.mark.parametrize(("seats", "duel"), [(1, False), (5, False), (3, True), (4, True)])
def test_some_games_cannot_start(seats: int, *, duel: bool) -> None:
    options = chosen(mighty_duel=duel)

    assert KINGDOMINO.why_not_start(seats, options) is not None
    with pytest.raises(BadOptions):
        start(seats, mighty_duel=duel)
