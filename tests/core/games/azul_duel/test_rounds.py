"""Preparing the next round, also when tiles run short."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from core.games.azul_duel import AZUL_DUEL, places
from core.games.azul_duel.dome import CELLS
from core.games.azul_duel.events import Event, RoundBegan, TowerPoured
from core.games.azul_duel.pieces import Space, counts
from core.games.azul_duel.supply import EMPTY_TOWER, Supply, suns_filled
from core.kernel.events import Moved, Turned
from core.kernel.rng import Rng
from tests.core.games.azul_duel.positions import (
    LAST_CHIP,
    Side,
    codes,
    dome,
    evening,
    events,
    letters,
    play,
    position,
    tiles,
)

if TYPE_CHECKING:
    from core.games.azul_duel.state import State


def test_the_next_round_brings_tokens_plates_tiles_and_chips() -> None:
    state = evening(round_=2)

    after = play(state, LAST_CHIP)

    assert after.round == 3
    assert [board.tokens for board in after.boards] == [2, 2]
    assert None not in after.display
    assert [len(factory.sun) for factory in after.factories] == [5, 4, 4, 4, 4]
    assert [factory.chip for factory in after.factories[1:]] == list(state.chips[:4])


def test_the_gaps_of_the_display_are_filled_from_the_top_of_the_stack() -> None:
    state = position(
        Side(tokens=0, taken=2),
        Side(tokens=0, taken=1),
        turn=1,
        starter=0,
        display=(None, 9, None),
        stack=(5, 6, 7),
    )

    after = play(state, LAST_CHIP)

    assert after.display == (5, 9, 6)
    assert after.stack[0].plate == 7


def test_the_holder_of_the_first_player_tile_begins_and_puts_it_back() -> None:
    state = evening(Side(), Side(), first_tile=1)

    after = play(state, LAST_CHIP)
    told = events(state, LAST_CHIP)

    assert (after.starter, after.turn, after.first_tile) == (1, 1, None)
    assert told[-1] == RoundBegan(2, 1)
    assert told[-2] == Moved("first", places.first_player_tile(1), places.FIRST_PLAYER_SPOT)


def test_the_start_stays_where_nobody_could_take_the_first_player_tile() -> None:
    """R13: the large factory got no tile."""
    after = play(evening(first_tile=None), LAST_CHIP)

    assert (after.starter, after.turn) == (0, 0)
    assert after.boards[0].points == 5


def test_no_tokens_come_back_for_the_last_round() -> None:
    after = play(evening(round_=4), LAST_CHIP)

    assert after.round == 5
    assert [board.tokens for board in after.boards] == [0, 0]
    assert after.display == (None, None, None)


def filled(bag: str, tower: str = "", seed: int = 1) -> tuple[list[str], Supply, list[Event]]:
    told: list[Event] = []
    suns, supply = suns_filled(Supply(tiles(bag), counts(tiles(tower)), Rng.seeded(seed)), told)
    return [letters(sun) for sun in suns], supply, told


def test_factories_are_filled_from_the_large_one_on() -> None:
    """R15."""
    suns, supply, _ = filled("BYRKTBBBBYYYYRRRRKKKKTT")

    assert suns == ["BYRKT", "BBBB", "YYYY", "RRRR", "KKKK"]
    assert letters(supply.bag) == "TT"


def test_the_tower_is_poured_when_the_bag_runs_out() -> None:
    suns, supply, told = filled("BYRKTBB", "RRRRRRRRRRKKKKKK")

    assert suns[0] == "BYRKT"
    assert suns[1].startswith("BB")
    assert sum(map(len, suns)) == 21
    assert supply.tower == EMPTY_TOWER
    assert len(supply.bag) == 2
    assert [event for event in told if isinstance(event, TowerPoured)] == [
        TowerPoured((0, 0, 10, 6, 0))
    ]


def test_the_tower_is_not_poured_before_a_tile_is_needed() -> None:
    _, supply, told = filled("BYRKTBBBBYYYYRRRRKKKK", "T")

    assert supply.tower == counts(tiles("T"))
    assert not any(isinstance(event, TowerPoured) for event in told)


def test_five_tiles_of_one_color_go_back_into_the_bag() -> None:
    suns, supply, told = filled("BBBBB" + "YRKT" * 6)

    assert len(set(suns[0])) > 1
    assert Moved("tile:B", places.sun(0, 4), places.BAG) in told
    assert sum(map(len, suns)) + len(supply.bag) == 29


@pytest.mark.parametrize("seed", range(5))
def test_a_bag_of_one_color_is_mixed_with_the_tower(seed: int) -> None:
    """R14."""
    suns, _, told = filled("B" * 8, "RRRYYY", seed)

    assert len(set(suns[0])) > 1
    assert any(isinstance(event, TowerPoured) for event in told)


def test_one_color_is_accepted_when_there_is_no_other() -> None:
    """R14."""
    suns, supply, _ = filled("BBBB", "BBB")

    assert suns == ["BBBBB", "BB", "", "", ""]
    assert supply.bag == ()


def test_a_single_tile_is_accepted() -> None:
    assert filled("", "K")[0] == ["K", "", "", "", ""]


def test_without_any_tile_the_factories_stay_empty() -> None:
    assert filled("")[0] == [""] * 5


def crowded(numbers: dict[str, int]) -> tuple[Side, Side]:
    """Fill two domes of nine plates with given numbers of tiles, except one for line 1."""
    left = dict(numbers)
    sides = []
    for first in (1, 10):
        plates = {
            (row, column): f"D{first + 3 * row + column - 4:02}"
            for row in (1, 2, 3)
            for column in (1, 2, 3)
        }
        drawn, laid = dome(plates, {}), {}
        for cell in reversed(CELLS):
            space = drawn.space(cell)
            wanted = space.value if space else ""
            if space is Space.WILD:
                wanted = max(left, key=lambda letter: left[letter] - 11 * (letter in "BR"))
            if left.get(wanted, 0):
                laid[cell] = wanted
                left[wanted] -= 1
        sides.append((plates, laid))
    assert not any(left.values()), left
    (plates, laid), (others, more) = sides
    cell = next(c for c in CELLS if c[0] == 1 and c in more)
    color = more.pop(cell)
    return Side(plates=plates, tiles=laid), Side(plates=others, tiles=more, lines=(color,))


def shortage() -> State:
    """Round 4: only 4 blue and 3 red tiles are not on the boards."""
    side, other = crowded({"Y": 13, "K": 13, "T": 13, "R": 10, "B": 9})
    return play(evening(side, other, round_=4), LAST_CHIP)


def test_a_shortage_leaves_factories_empty_with_their_chips_face_up() -> None:
    """V20."""
    state = shortage()
    assert counts(state.bag) == counts(tiles("BBBBRRR"))

    code = codes(state)[0]
    after, told = play(state, code), events(state, code)

    assert [len(factory.sun) for factory in after.factories] == [5, 2, 0, 0, 0]
    assert len(set(after.factories[0].sun)) == 2
    assert sum(map(len, (after.bag, *(f.sun for f in after.factories)))) == 7
    assert [e.place.code for e in told if isinstance(e, Turned)] == ["chip:2", "chip:3", "chip:4"]
    assert codes(after, "chip") == ["chip2", "chip3", "chip4"]


def test_a_round_with_a_shortage_is_played_to_its_end() -> None:
    state = play(shortage(), codes(shortage())[0])

    while moves := AZUL_DUEL.legal_moves(state):
        state = AZUL_DUEL.apply(state, moves[0]).state
        assert AZUL_DUEL.flaw(state) is None

    assert AZUL_DUEL.outcome(state) is not None
