"""What is in the box."""

from __future__ import annotations

from collections import Counter

from core.games.azul_duel.goals import CHOICES, TABLETS, Goal, allowed_goals, drawn_goals
from core.games.azul_duel.pieces import (
    CHIPS,
    COLORS,
    PLATES,
    SPACES,
    Kind,
    Plate,
    Space,
    Tile,
    accepts,
    shows,
)
from core.kernel.rng import Rng


def clockwise(plate: Plate) -> str:
    """Read the three colors of a plate clockwise, from the space after the other one."""
    top_left, top_right, bottom_left, bottom_right = (space.value for space in plate.spaces)
    ring = top_left + top_right + bottom_right + bottom_left
    start = next(index for index, letter in enumerate(ring) if letter in "SW")
    return f"{ring[start]}:{ring[start + 1 :]}{ring[:start]}"


def test_the_eighteen_plates_read_clockwise_as_in_the_sheet() -> None:
    assert [clockwise(plate) for plate in PLATES.values()] == [
        *("S:TYK", "W:BKT", "W:BTR", "W:RKY", "S:RTK", "W:TYK", "S:KBR", "S:KYB", "S:BTR"),
        *("W:YRB", "S:RKY", "W:RTK", "S:BKT", "W:YRT", "W:TBY", "S:TBY", "W:KBR", "S:YRB"),
    ]


def test_nine_plates_are_special_and_nine_are_wild() -> None:
    assert Counter(plate.kind for plate in PLATES.values()) == {Kind.SPECIAL: 9, Kind.WILD: 9}


def test_the_colors_are_spread_as_evenly_as_possible() -> None:
    spaces = Counter(space.value for plate in PLATES.values() for space in plate.spaces)

    assert spaces == {"B": 11, "K": 11, "R": 11, "T": 11, "Y": 10, "S": 9, "W": 9}


def test_a_quarter_turn_goes_clockwise() -> None:
    unturned, once, twice, thrice = (
        "".join(space.value for space in spaces) for spaces in SPACES[1]
    )

    assert [unturned, once, twice, thrice] == ["YKTS", "TYSK", "STKY", "KSYT"]


def test_every_plate_has_four_different_orientations() -> None:
    assert all(len(set(orientations)) == 4 for orientations in SPACES.values())


def test_a_colored_space_takes_its_color_only() -> None:
    assert [color for color in COLORS if accepts(Space.RED, color)] == [Tile.RED]


def test_a_wild_space_takes_every_color_but_no_special_tile() -> None:
    assert [tile for tile in Tile if accepts(Space.WILD, tile)] == list(COLORS)


def test_every_color_is_on_six_chips() -> None:
    assert [2 * sum(shows(chip, color) for chip in CHIPS) for color in COLORS] == [6] * 5


def test_the_chips_of_two_colors_form_a_ring() -> None:
    assert [chip.value for chip in CHIPS[5:]] == ["TY", "BR", "RT", "BK", "KY"]


def test_forty_eight_explicit_choices_of_tablets_stand_beside_the_presets() -> None:
    assert CHOICES[:4] == ("beginner", "random_3", "random_4", "rows+cols+diag")
    assert CHOICES[-1] == "five+edge+corner+empty_special"
    assert len(CHOICES) == 3 + 48
    assert len(set(CHOICES)) == 51


def test_two_sides_of_a_tablet_are_never_in_play_together() -> None:
    """R33."""
    for choice in CHOICES:
        for goals in allowed_goals(choice):
            assert all(len(set(goals) & set(sides)) <= 1 for sides in TABLETS)
            assert len(goals) in {3, 4}


def test_an_explicit_choice_is_what_it_says() -> None:
    goals, rng = drawn_goals("five+edge+wild", Rng.seeded(1))

    assert goals == (Goal.FIVE, Goal.EDGE, Goal.WILD)
    assert rng == Rng.seeded(1)


def test_chance_can_draw_every_set_of_tablets() -> None:
    drawn = {drawn_goals("random_3", Rng.seeded(seed))[0] for seed in range(600)}
    of_four = {drawn_goals("random_4", Rng.seeded(seed))[0] for seed in range(300)}

    assert drawn == set(allowed_goals("random_3"))
    assert len(drawn) == 32
    assert of_four == set(allowed_goals("random_4"))
    assert len(of_four) == 16
