"""What areas are worth."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.games.pixies.areas import SPACES
from core.games.pixies.places import up
from core.games.pixies.scoring import Tally, _neighbors, largest_zone, tally
from core.games.pixies.sheets import component_lines, round_lines
from core.kernel.messages import english
from tests.core.games.pixies.pictures import area
from tests.playing import Played, positions

EXAMPLE = """
    1b6s+ 2b4s  3m-
    4b*   5r1x+ #
    7g-+  8b3x+ 9r-
"""


@pytest.mark.parametrize(("number", "zone", "total"), [(1, 8, 40), (2, 12, 44), (3, 16, 48)])
def test_the_example_of_the_rulebook(number: int, zone: int, total: int) -> None:
    """P-V1."""
    scored = tally(area(EXAMPLE), number)

    assert scored == Tally(validated=1 + 5 + 7 + 8, symbols=10 + 5 - 4, zone=zone)
    assert scored.total == total


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        pytest.param("1b6s . .  . . .  . . 9y2x", (0, 4, 0), id="V2 single cards are no zone"),
        pytest.param(". 2m- 3m-  . . .  . . .", (0, 0, 2), id="V3 multicolored ones are a zone"),
        pytest.param(". 2m- 3g*  . . 6g4x  . . 9g4x", (0, 4 - 8, 4), id="V4 a special"),
        pytest.param(". . .  . . .  . . 9b6x", (0, -6, 0), id="V5 not validated"),
        pytest.param(". . .  . . .  . . 9b6x+", (9, -6, 0), id="V5 validated"),
        pytest.param(". . .  4r2s # 6r-  . . .", (0, 2, 0), id="V6 a back splits a zone"),
        pytest.param("1b6s . .  . 5b- .  . . 9b1x", (0, 5, 0), id="V8 diagonals do not join"),
        pytest.param(". . .  . . .  . . .", (0, 0, 0), id="V9 an empty area"),
    ],
)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_vectors(picture: str, points: tuple[int, int, int], number: int) -> None:
    """P-V2 to P-V9; the last of the points is the size of the zone."""
    validated, symbols, size = points

    assert tally(area(picture), number) == Tally(validated, symbols, size * (number + 1))


def test_a_round_score_may_be_negative() -> None:
    """P21."""
    assert tally(area(". . .  . . .  7y5x 8r5x 9b6x"), 3).total == -16


def test_a_special_card_alone_counts_itself() -> None:
    """P8."""
    assert tally(area(". . .  . 5r* .  . . ."), 1).symbols == 1


def test_a_special_card_counts_its_own_color_and_multicolored_cards_only() -> None:
    """P10."""
    assert tally(area("1r3s 2m- .  . 5r* 6g1s  7y1s . 9b1x"), 1).symbols == 3 + 3 + 1 + 1 - 1


def test_a_multicolored_card_serves_two_special_cards() -> None:
    """P10."""
    assert tally(area(". 2y* 3m-  . 5g* .  . . ."), 1).symbols == 2 + 2


def test_a_face_down_special_card_counts_nothing() -> None:
    """P9."""
    assert tally(area("1b6s . .  . 5r1x/5b* .  . . #4b*"), 1).symbols == 6 - 1


def test_what_lies_face_down_scores_nothing() -> None:
    assert tally(area("#1b6s #2b4s #3b3s  . . .  . . #9b6x"), 2) == Tally(0, 0, 0)


def test_a_covered_card_neither_scores_symbols_nor_color() -> None:
    scored = tally(area("1b6s . .  4r-/4b1s . .  . . ."), 1)

    assert scored == Tally(validated=4, symbols=6, zone=0)


def test_only_one_of_two_equal_largest_zones_scores() -> None:
    """P12."""
    both = area("1b6s 2b4s .  . . .  . 8r- 9r-")

    assert tally(both, 2).zone == 2 * 3
    assert largest_zone(both) == (1, 2)


def test_the_largest_zone_may_come_after_a_smaller_one_of_its_color() -> None:
    assert largest_zone(area("1r3s 2r5s .  . . 6r-  7r1x 8r- 9r-")) == (6, 7, 8, 9)


def test_a_multicolored_card_joins_the_zones_of_two_colors_but_one_scores() -> None:
    """P10."""
    joined = area("1b6s 2m- 3r4s  . . 6r-  . . .")

    assert largest_zone(joined) == (2, 3, 6)


def test_a_zone_bends_and_branches_along_sides() -> None:
    cross = area(". 2g3s .  4g4s 5g- 6g1s  . 8g2x .")

    assert largest_zone(cross) == (2, 4, 5, 6, 8)


def test_spaces_touch_along_their_sides() -> None:
    listed = "1:24 2:135 3:26 4:157 5:2468 6:359 7:48 8:579 9:68"

    found = (f"{n}:" + "".join(map(str, sorted(_neighbors(n)))) for n in SPACES)

    assert " ".join(found) == listed


def test_a_row_does_not_go_on_in_the_next() -> None:
    assert largest_zone(area("1b6s . 3b3s  4b1s . .  . . .")) == (1, 4)


def test_nine_of_one_color_are_one_zone() -> None:
    whole = area("1g5s 2g3s 3g2s  4g4s 5g- 6g1s  7g- 8g2x 9g4x")

    assert tally(whole, 3) == Tally(0, 5 + 3 + 2 + 4 + 1 - 2 - 4, 9 * 4)


def test_every_point_of_the_example_has_its_reason_and_places() -> None:
    lines = [
        (line.points, english(line.reason), [place.at[0] for place in line.places])
        for line in round_lines(0, area(EXAMPLE), 1)
    ]

    assert lines == [
        (21, "4 validated cards", [1, 5, 7, 8]),
        (10, "10 spirals", [1, 2]),
        (5, "Special card (blue): 5 cards of its color", [4]),
        (-4, "4 crosses", [5, 8]),
        (8, "Largest color zone: 4 cards × 2", [1, 2, 3, 4]),
    ]


def test_single_cards_and_symbols_are_named_in_the_singular() -> None:
    lines = round_lines(0, area(". . .  4b*+ . 6g1s  . . 9b1x"), 1)

    assert [english(line.reason) for line in lines] == [
        "1 validated card",
        "1 spiral",
        "Special card (blue): 2 cards of its color",
        "1 cross",
    ]


def test_an_empty_area_has_no_lines() -> None:
    assert not list(round_lines(0, area(". . .  . . .  . . ."), 3))


def test_a_finished_round_is_itemised_by_its_three_sources() -> None:
    example = area(EXAMPLE)

    lines = component_lines(1, example, tally(example, 1))

    assert [(line.points, english(line.reason)) for line in lines] == [
        (21, "Validated cards"),
        (11, "Spirals and crosses"),
        (8, "Largest color zone"),
    ]
    assert lines[1].places == tuple(up(1, space) for space in (1, 2, 4, 5, 8))


@given(played=positions("pixies"))
def test_the_lines_add_up_to_the_tally(played: Played) -> None:
    state = played.state

    for seat, drawn in enumerate(state.areas):
        lines = round_lines(seat, drawn, state.round)

        assert sum(line.points for line in lines) == tally(drawn, state.round).total


@given(st.sets(st.integers(1, 9)))
def test_backs_alone_are_worth_nothing(spaces: set[int]) -> None:
    picture = " ".join("#" if space in spaces else "." for space in range(1, 10))

    assert tally(area(picture), 1).total == 0
