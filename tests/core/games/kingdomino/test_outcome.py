from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.scoring import Merits, merits
from core.kernel.messages import english
from core.kernel.scores import Standing
from tests.core.games.kingdomino.pictures import kingdom
from tests.core.games.kingdomino.tables import CASTLE_ONLY, chosen, dynasty_ended, ended, start

if TYPE_CHECKING:
    from core.games.kingdomino.state import State

A = "W0 ..\nM1 M2\n## S0"
B = "L0 ..\nG2 G0\n## G0"
C = "W0 S1 S0 W0\n.. ## .. .."
D = "W0 G2 ## L0 L0"
E = "W0 F1 F0 G0\n.. ## .. .."


def verdict(state: State) -> str:
    result = KINGDOMINO.outcome(state)
    assert result is not None
    return english(result.reason)


def standings(state: State) -> list[Standing]:
    result = KINGDOMINO.outcome(state)
    assert result is not None
    return list(result.standings)


@pytest.mark.parametrize(
    ("picture", "expected"),
    [(A, (6, 2, 3)), (B, (6, 3, 2)), (C, (2, 2, 1)), (D, (2, 2, 2)), (E, (2, 2, 1))],
)
def test_a_kingdom_is_weighed_by_points_largest_territory_and_crowns(
    picture: str, expected: Merits
) -> None:
    """K4"""
    assert merits(kingdom(picture), chosen()) == expected


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert KINGDOMINO.outcome(start(4)) is None


def test_most_points_win() -> None:
    state = ended(C, A)

    assert standings(state) == [Standing(1, 1, 6), Standing(0, 2, 2)]
    assert verdict(state) == "Player 2 wins with 6 points."


def test_the_size_of_a_territory_comes_before_crowns() -> None:
    """K4: b beats a."""
    state = ended(A, B)

    assert standings(state) == [Standing(1, 1, 6), Standing(0, 2, 6)]
    assert verdict(state) == (
        "Player 2 wins. Points are tied (6); the largest territory decides (3)."
    )


def test_crowns_decide_what_size_does_not() -> None:
    """K4, A7: d beats c; the lake of d counts for size though it has no crown."""
    state = ended(C, D)

    assert standings(state) == [Standing(1, 1, 2), Standing(0, 2, 2)]
    assert verdict(state) == (
        "Player 2 wins. Points (2) and the largest territory (2) are tied; the crowns decide (2)."
    )


def test_a_full_tie_is_a_shared_victory() -> None:
    """K4: c and e share."""
    state = ended(C, E)

    assert standings(state) == [Standing(0, 1, 2), Standing(1, 1, 2)]
    assert verdict(state) == (
        "Shared victory: points (2), largest territory (2) and crowns (1) are all tied."
    )


def test_the_same_chain_orders_the_lower_places() -> None:
    state = ended(C, B, E, A)

    assert standings(state) == [
        Standing(1, 1, 6),
        Standing(3, 2, 6),
        Standing(0, 3, 2),
        Standing(2, 3, 2),
    ]


def test_a_shared_second_place_leaves_the_victory_alone() -> None:
    state = ended(D, C, E)

    assert [(s.seat, s.rank) for s in standings(state)] == [(0, 1), (1, 2), (2, 2)]


def test_bonuses_count_before_ties_are_broken() -> None:
    """The castle of d is in the middle of its row; that of c is in the middle of nothing."""
    state = ended(C, D, middle_kingdom=True)

    assert verdict(state) == "Player 2 wins with 12 points."


def test_a_dynasty_is_won_by_the_sum_of_points() -> None:
    state = dynasty_ended((A, C), (C, B), (D, CASTLE_ONLY))

    assert standings(state) == [Standing(0, 1, 10), Standing(1, 2, 8)]
    assert verdict(state) == "Player 1 wins with 10 points."


def test_a_tied_dynasty_is_decided_by_the_sum_of_largest_territories() -> None:
    """A12"""
    state = dynasty_ended((A, B), (CASTLE_ONLY, CASTLE_ONLY), (D, C))

    assert standings(state) == [Standing(1, 1, 8), Standing(0, 2, 8)]
    assert verdict(state) == (
        "Player 2 wins. Points are tied (8); the combined largest territories of the three "
        "games decide (5)."
    )


def test_then_by_the_sum_of_crowns() -> None:
    """A12"""
    state = dynasty_ended((A, B), (B, A), (C, D))

    assert standings(state) == [Standing(1, 1, 14), Standing(0, 2, 14)]
    assert verdict(state) == (
        "Player 2 wins. Points (14) and the combined largest territories of the three games (7) "
        "are tied; the combined crowns decide (7)."
    )


def test_and_shared_if_all_sums_are_equal() -> None:
    """A12"""
    state = dynasty_ended((A, B), (B, A), (C, E))

    assert [s.rank for s in standings(state)] == [1, 1]
    assert verdict(state) == (
        "Shared victory: over three games, points (14), largest territories (7) and crowns (6) "
        "are all tied."
    )
