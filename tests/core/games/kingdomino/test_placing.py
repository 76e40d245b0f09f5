from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.games.kingdomino.grid import CASTLE, Cell, Direction, beside, neighbors
from core.games.kingdomino.kingdom import Kingdom, Laid
from core.games.kingdomino.legality import why_not_lay
from core.games.kingdomino.pieces import DOMINOES
from core.kernel.rng import Rng
from tests.core.games.kingdomino.pictures import EMPTY, SWAMPLESS, kingdom
from tests.core.games.kingdomino.tables import codes, facing

if TYPE_CHECKING:
    from core.games.kingdomino.pieces import Domino

WHEAT, SWAMPS, MINE = 1, 12, 48


def may_lie(own: Kingdom, domino: int, cell: Cell, direction: Direction) -> bool:
    return why_not_lay(own, Laid(domino, cell, direction)) is None


@pytest.mark.parametrize("number", DOMINOES)
def test_a_lone_castle_takes_any_domino_in_24_ways(number: int) -> None:
    """K5"""
    assert len(list(EMPTY.spots(DOMINOES[number]))) == 24


def test_equal_halves_make_half_as_many_different_results() -> None:
    """K5"""
    results = {
        frozenset(EMPTY.with_domino(Laid(WHEAT, *spot)).squares)
        for spot in EMPTY.spots(DOMINOES[WHEAT])
    }

    assert len(results) == 12


def test_touching_the_castle_with_one_half_excuses_the_other() -> None:
    """A14"""
    own = kingdom("## L0 L0")

    assert may_lie(own, WHEAT, (0, 1), Direction.EAST)


def test_one_matching_half_is_enough_though_all_other_neighbors_clash() -> None:
    own = kingdom("""
        L0 L0 ..
        W0 F0 ..
        ## .. ..
    """)

    assert may_lie(own, 42, (2, -2), Direction.SOUTH)
    assert not may_lie(own, 42, (2, -1), Direction.NORTH)


@pytest.mark.parametrize(
    ("cell", "direction", "legal"),
    [
        ((3, 0), Direction.EAST, True),
        ((3, 0), Direction.NORTH, True),
        ((4, 0), Direction.WEST, False),
        ((2, -1), Direction.NORTH, True),
        ((2, -2), Direction.SOUTH, False),
        ((1, -1), Direction.NORTH, False),
    ],
)
def test_the_half_that_touches_must_have_the_terrain_that_it_touches(
    cell: Cell, direction: Direction, *, legal: bool
) -> None:
    own = kingdom("## W0 F0")

    assert may_lie(own, 28, cell, direction) is legal


def test_a_corner_is_no_contact() -> None:
    """A15"""
    assert not may_lie(EMPTY, WHEAT, (1, 1), Direction.EAST)
    assert not may_lie(kingdom("## W0 W0"), WHEAT + 1, (3, 1), Direction.EAST)


@pytest.mark.parametrize("cell", [(0, 0), (1, 0), (2, 0)])
def test_a_covered_square_takes_nothing(cell: Cell) -> None:
    own = kingdom("## W0 W0")

    assert not any(may_lie(own, 2, cell, direction) for direction in Direction)
    assert not any(
        may_lie(own, 2, beside(cell, way), back)
        for way, back in zip(Direction, [*Direction][2:] + [*Direction][:2], strict=True)
    )


def test_the_frame_is_fixed_only_by_what_has_been_placed() -> None:
    """K8: the castle may end in a corner."""
    own = kingdom("## W0 W0 W0 W0")

    assert not may_lie(own, 13, (-1, 0), Direction.NORTH)
    assert not may_lie(own, 13, (5, 0), Direction.NORTH)
    assert may_lie(own, 13, (4, 1), Direction.SOUTH)
    assert may_lie(own, 13, (0, 1), Direction.SOUTH)
    assert may_lie(own, 13, (0, -1), Direction.NORTH)


@pytest.mark.parametrize(("size", "free"), [(5, {-4, -3, 1, 2}), (7, {-6, -5, -4, -3, 1, 2, 3, 4})])
def test_the_frame_slides_until_it_is_full(size: int, free: set[int]) -> None:
    own = kingdom("W0 W0 ##", size)

    assert {x for x, y in own.room if y == 0} == free


def test_no_placement_breaks_the_frame_upward_or_downward() -> None:
    own = kingdom("""
        W0
        W0
        W0
        W0
        ##
    """)

    assert not may_lie(own, 13, (0, 1), Direction.EAST)
    assert not may_lie(own, 13, (0, -5), Direction.EAST)
    assert may_lie(own, 13, (1, 0), Direction.EAST)


def test_a_hole_of_one_square_may_be_left() -> None:
    own = kingdom("""
        F0 F0 F0
        F0 .. ..
        ## L0 L0
    """)

    assert may_lie(own, 18, (2, -1), Direction.EAST)


def test_a_domino_that_fits_nowhere_has_no_spot() -> None:
    own = kingdom(SWAMPLESS)

    assert not own.fits(DOMINOES[SWAMPS])
    assert own.fits(DOMINOES[MINE])


def test_placements_are_offered_as_moves() -> None:
    """The left half by x and y, then north, east, south, west."""
    state = facing("##", 13)

    assert codes(state)[:7] == [
        "p-2,0e",
        "p-1,-1e",
        "p-1,-1s",
        "p-1,0n",
        "p-1,0s",
        "p-1,0w",
        "p-1,1n",
    ]
    assert len(codes(state)) == 24


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), size=st.sampled_from([5, 7]), length=st.integers(0, 24))
def test_spots_are_what_the_rules_say_word_for_word(seed: int, size: int, length: int) -> None:
    order, chance = Rng.seeded(seed).shuffled(DOMINOES.values())
    own = Kingdom(size)
    for domino in order[:length]:
        if spots := list(own.spots(domino)):
            (cell, direction), chance = chance.choice(spots)
            own = own.with_domino(Laid(domino.number, cell, direction))

    for domino in order[length : length + 4]:
        legal = [spot for spot in everywhere() if legal_by_the_sheet(own, domino, *spot)]

        assert list(own.spots(domino)) == legal
        assert own.fits(domino) is bool(legal)
        assert [spot for spot in everywhere() if may_lie(own, domino.number, *spot)] == legal


def everywhere() -> list[tuple[Cell, Direction]]:
    cells = product(range(-8, 9), range(-8, 9))
    return list(product(cells, Direction))


def legal_by_the_sheet(own: Kingdom, domino: Domino, cell: Cell, direction: Direction) -> bool:
    """Section 4, slowly."""
    other = beside(cell, direction)
    taken = {CASTLE, *own.squares}
    if cell in taken or other in taken:
        return False
    for axis in (0, 1):
        along = [place[axis] for place in (*taken, cell, other)]
        if max(along) - min(along) + 1 > own.size:
            return False
    return any(
        near == CASTLE or (near in own.squares and own.squares[near].terrain is half.terrain)
        for place, half in ((cell, domino.left), (other, domino.right))
        for near in neighbors(place)
    )
