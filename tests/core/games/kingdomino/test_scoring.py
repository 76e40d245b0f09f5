from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.kingdom import Kingdom
from core.games.kingdomino.pieces import Terrain
from core.games.kingdomino.scoring import (
    HARMONY,
    MIDDLE_KINGDOM,
    Bonus,
    Prospect,
    certain_changes,
    certain_score,
    merits,
    possible_lines,
    prospects,
)
from core.kernel.events import Scored
from core.kernel.messages import english
from tests.core.games.kingdomino.pictures import EMPTY, SWAMPLESS, kingdom
from tests.core.games.kingdomino.tables import (
    CASTLE_ONLY,
    chosen,
    dynasty_ended,
    ended,
    facing,
    happenings,
    play,
    start,
)
from tests.playing import STARTINGS, playing

if TYPE_CHECKING:
    from core.games.kingdomino.state import State
    from core.kernel.options import Options

COMPLETE = """
    W0 W0 W0 L0 L0
    W1 W0 L0 L0 L0
    M0 M3 ## W1 G0
    M2 S0 W0 W0 G2
    W1 S0 S0 S0 S0
"""

SEVEN_BY_SEVEN = """
    M1 W0 W0 G0 W0 W0 F1
    W0 W0 S2 S1 S1 W0 F1
    W0 L1 F0 S0 S0 F0 F0
    F1 F0 F0 ## W1 S0 F1
    F1 W0 G0 G0 W0 M2 L0
    F0 F0 G0 W0 W0 W1 G0
    W0 F0 G0 G1 W0 F1 G0
"""

CORNERED = """
    ## W0 W0
    L0 W0 F0
    L0 F0 F0
"""

OFF_CENTER_BUT_NEAR = "## W0 W0"


def sheet(state: State, seat: int = 0) -> list[tuple[int, str]]:
    return [(line.points, english(line.reason)) for line in KINGDOMINO.score(state, seat).lines]


def points(own: Kingdom, **options: bool) -> int:
    return merits(own, chosen(**options))[0]


def test_seven_forests_with_three_crowns_are_21_points() -> None:
    """K1"""
    own = kingdom("""
        W0 F1 F0 F0 ..
        W0 F1 F0 F0 ..
        .. ## F1 W0 ..
    """)

    assert [t.points for t in own.territories if t.crowns] == [7 * 3]
    assert points(own) == 21


def test_nine_lakes_without_a_crown_are_no_points() -> None:
    """K1"""
    own = kingdom("""
        L0 L0 L0 W0
        L0 L0 L0 F0
        L0 L0 L0 W1
        .. ## .. ..
    """)
    lakes = next(t for t in own.territories if t.terrain is Terrain.LAKE)

    assert (lakes.size, lakes.points) == (9, 0)
    assert (own.largest, points(own)) == (9, 1)


def test_every_territory_of_a_complete_kingdom_is_itemized() -> None:
    """K2"""
    state = ended(COMPLETE, CASTLE_ONLY)

    assert sheet(state) == [
        (5, "Wheat field: 5 × 1"),
        (3, "Wheat field: 3 × 1"),
        (1, "Wheat field: 1 × 1"),
        (4, "Meadow: 2 × 2"),
        (15, "Mine: 3 × 5"),
    ]
    assert sorted(t.size for t in kingdom(COMPLETE).territories) == [1, 2, 3, 3, 5, 5, 5]


@pytest.mark.parametrize(
    ("middle_kingdom", "harmony", "total"),
    [(False, False, 28), (True, False, 38), (False, True, 33), (True, True, 43)],
)
def test_bonuses_add_up(*, middle_kingdom: bool, harmony: bool, total: int) -> None:
    """K2"""
    options = {"middle_kingdom": middle_kingdom, "harmony": harmony}
    state = ended(COMPLETE, CASTLE_ONLY, **options)

    assert KINGDOMINO.score(state, 0).total == total
    assert points(kingdom(COMPLETE), **options) == total


def test_a_line_points_to_its_squares() -> None:
    state = ended(COMPLETE, CASTLE_ONLY, middle_kingdom=True, harmony=True)

    places = {
        english(line.reason): [place.code for place in line.places]
        for line in KINGDOMINO.score(state, 0).lines
    }

    assert places["Meadow: 2 × 2"] == ["kingdom@0:2,0", "kingdom@0:2,1"]
    assert places["Mine: 3 × 5"] == ["kingdom@0:-2,0", "kingdom@0:-2,1", "kingdom@0:-1,0"]
    assert places["The Middle Kingdom"] == ["kingdom@0:0,0"]
    assert places["Harmony"] == ["kingdom@0:0,0"]


def test_the_castle_belongs_to_no_territory() -> None:
    own = kingdom("F0 W1 ## W0 W0")

    assert sorted(t.size for t in own.territories) == [1, 1, 2]
    assert points(own) == 1


@pytest.mark.parametrize(
    ("picture", "strict", "lenient"),
    [
        (CASTLE_ONLY, True, True),
        ("F0 W1 ## W0 W0", True, True),
        (OFF_CENTER_BUT_NEAR, False, True),
        (CORNERED, False, True),
        ("## W0 W0 W0 W0", False, False),
        ("W0 ## .. \n W0 W0 W0", False, True),
        ("F0 W1 ## W0 W0 \n .. .. L0 .. .. \n .. .. L0 .. ..", False, True),
    ],
)
def test_the_middle_is_exact_unless_it_is_lenient(
    picture: str, *, strict: bool, lenient: bool
) -> None:
    """A3, A4: the center of the bounding box; incompleteness does not matter."""
    own = kingdom(picture)
    plain = points(own)

    assert points(own, middle_kingdom=True) == plain + 10 * strict
    assert points(own, middle_kingdom=True, lenient_middle=True) == plain + 10 * lenient
    assert points(own, lenient_middle=True) == plain


@pytest.mark.parametrize(
    ("picture", "five", "seven"),
    [
        ("## W0 W0", True, True),
        ("## W0 W0 W0\n.. .. .. W0", False, True),
        ("## W0 W0 W0 W0", False, False),
    ],
)
def test_lenient_is_within_half_a_frame(picture: str, *, five: bool, seven: bool) -> None:
    """A6"""
    lenient = {"middle_kingdom": True, "lenient_middle": True}

    assert points(kingdom(picture, 5), **lenient) == 10 * five
    assert points(kingdom(picture, 7), **lenient) == 10 * seven


def test_harmony_needs_every_square() -> None:
    """A5"""
    incomplete = kingdom(CORNERED)

    assert points(incomplete, harmony=True) == points(incomplete)
    assert kingdom(COMPLETE).complete
    assert not Kingdom(7, kingdom(COMPLETE).laid).complete


def test_bonuses_of_a_mighty_duel_are_for_seven_by_seven() -> None:
    """A6"""
    own = kingdom(SEVEN_BY_SEVEN, 7)
    duel = {"mighty_duel": True}

    assert own.complete
    assert points(own, **duel, harmony=True) == points(own, **duel) + 5
    assert points(own, **duel, middle_kingdom=True) == points(own, **duel) + 10


def test_a_lone_castle_is_in_the_middle_from_the_start() -> None:
    """A4"""
    state = start(4, middle_kingdom=True, harmony=True)

    assert sheet(state, 3) == [(10, "The Middle Kingdom")]
    assert merits(EMPTY, chosen()) == (0, 0, 0)


def test_a_placement_tells_what_it_gains_territory_by_territory() -> None:
    state = facing("W0 F1 ##", 24)

    gained = [e for e in happenings(state, "p-1,-1w") if isinstance(e, Scored)]

    assert [(e.seat, e.line.points, english(e.line.reason)) for e in gained] == [
        (0, 2 * 2 - 1, "Forest: 2 × 2")
    ]


def test_joining_two_territories_gains_the_difference() -> None:
    state = facing("F1 .. F1\nW0 ## W0", 3)

    gained = [e.line.points for e in happenings(state, "p0,-1n") if isinstance(e, Scored)]

    assert gained == [4 * 2 - 2]


def test_a_placement_tells_that_the_middle_is_lost_or_won() -> None:
    level = facing("F0 W1 ## W0 W0", 3, middle_kingdom=True)
    hanging = facing("F0 W1 ## W0 W0\n.. .. L0 .. ..\n.. .. L0 .. ..", 3, middle_kingdom=True)

    lost = [e.line.points for e in happenings(level, "p0,1s") if isinstance(e, Scored)]
    won = [e.line.points for e in happenings(hanging, "p0,-1n") if isinstance(e, Scored)]

    assert (lost, won) == ([-10], [10])


def test_a_discard_changes_no_points() -> None:
    state = facing(SWAMPLESS, 12)

    assert KINGDOMINO.score(state, 0) == KINGDOMINO.score(play(state, "d"), 0)


def test_earlier_games_of_a_dynasty_are_a_line_each() -> None:
    state = dynasty_ended(
        (COMPLETE, CASTLE_ONLY),
        ("W0 F1 ##", CASTLE_ONLY),
        ("W0 M1 ##", CASTLE_ONLY),
        harmony=True,
    )

    assert sheet(state) == [(33, "Game 1"), (1, "Game 2"), (1, "Mine: 1 × 1")]
    assert sheet(state, 1) == [(0, "Game 1"), (0, "Game 2")]


@settings(max_examples=15, deadline=None)
@given(starting=st.sampled_from(STARTINGS["kingdomino"]), seed=st.integers(0, 10**6))
def test_what_is_told_is_what_is_scored(starting: tuple[int, Options], seed: int) -> None:
    """Points told by events add up to the sheet at every moment."""
    seats, options = starting
    told: list[int] = []

    for played in playing(KINGDOMINO, seats, options, seed):
        totals = [KINGDOMINO.score(played.state, seat).total for seat in range(seats)]
        told = told or totals
        for event in played.events:
            if isinstance(event, Scored):
                told[event.seat] += event.line.points

        assert told == totals


BOTH = {"middle_kingdom": True, "harmony": True}


def test_a_lone_castle_has_no_certain_points_and_every_bonus_in_prospect() -> None:
    table = start(4, **BOTH).table

    assert certain_score(table, 3).lines == ()
    assert prospects(table, 3) == {
        MIDDLE_KINGDOM: Prospect.POSSIBLE,
        HARMONY: Prospect.POSSIBLE,
    }
    assert [line.points for line in possible_lines(table, 3)] == [10, 5]
    assert prospects(start(4).table, 3) == {}


def test_the_middle_is_certain_once_the_kingdom_can_grow_no_wider() -> None:
    frame = """
        .. .. F0 .. ..
        .. .. F0 .. ..
        F0 W1 ## W0 W0
        .. .. L0 .. ..
        .. .. L0 .. ..
    """
    table = facing(frame, 12, middle_kingdom=True, harmony=True).table

    assert prospects(table, 0)[MIDDLE_KINGDOM] is Prospect.CERTAIN
    assert prospects(table, 0)[HARMONY] is Prospect.POSSIBLE
    assert [line.points for line in certain_score(table, 0).lines] == [1, 10]


def test_a_castle_too_far_from_the_middle_has_lost_it() -> None:
    table = facing("## W0 W0 W0 W0", 3, middle_kingdom=True, harmony=True).table

    assert prospects(table, 0)[MIDDLE_KINGDOM] is Prospect.LOST


def test_a_discard_loses_harmony() -> None:
    table = play(facing(SWAMPLESS, 12, middle_kingdom=True, harmony=True), "d").table

    assert prospects(table, 0)[HARMONY] is Prospect.LOST


@settings(max_examples=15, deadline=None)
@given(starting=st.sampled_from(STARTINGS["kingdomino"]), seed=st.integers(0, 10**6))
def test_certain_points_end_as_the_score_and_no_bonus_is_taken_back(
    starting: tuple[int, Options], seed: int
) -> None:
    seats, options = starting
    certain: list[set[tuple[int, Bonus]]] = [set() for _ in range(seats)]

    for played in playing(KINGDOMINO, seats, options, seed):
        table = played.state.table
        for seat in range(seats):
            found = prospects(table, seat).items()
            now = {(table.game, bonus) for bonus, each in found if each is Prospect.CERTAIN}
            assert {each for each in certain[seat] if each[0] == table.game} <= now
            certain[seat] = now
            if table.over:
                assert certain_score(table, seat) == KINGDOMINO.score(played.state, seat)
                assert possible_lines(table, seat) == ()


@settings(max_examples=15, deadline=None)
@given(starting=st.sampled_from(STARTINGS["kingdomino"]), seed=st.integers(0, 10**6))
def test_certain_changes_add_up_to_the_certain_score(
    starting: tuple[int, Options], seed: int
) -> None:
    seats, options = starting
    before = None

    for played in playing(KINGDOMINO, seats, options, seed):
        table = played.state.table
        if before is not None and before.game == table.game:
            for seat in range(seats):
                old, new = (certain_score(each, seat).total for each in (before, table))
                assert sum(e.points for e in certain_changes(before, table, seat)) == new - old
        before = table
