from __future__ import annotations

from collections import Counter

import pytest

from core.games.kingdomino.pieces import (
    DOMINOES,
    Square,
    Terrain,
    domino_back,
    domino_piece,
    king_piece,
    square,
)

SQUARES = [half for domino in DOMINOES.values() for half in (domino.left, domino.right)]


@pytest.mark.parametrize(
    ("terrain", "by_crowns"),
    [
        (Terrain.WHEAT, {0: 21, 1: 5}),
        (Terrain.FOREST, {0: 16, 1: 6}),
        (Terrain.LAKE, {0: 12, 1: 6}),
        (Terrain.MEADOW, {0: 10, 1: 2, 2: 2}),
        (Terrain.SWAMP, {0: 6, 1: 2, 2: 2}),
        (Terrain.MINE, {0: 1, 1: 1, 2: 3, 3: 1}),
    ],
)
def test_every_terrain_has_its_squares_and_crowns(
    terrain: Terrain, by_crowns: dict[int, int]
) -> None:
    assert Counter(half.crowns for half in SQUARES if half.terrain is terrain) == by_crowns


def test_there_are_48_dominoes_with_39_crowns() -> None:
    assert list(DOMINOES) == list(range(1, 49))
    assert [domino.number for domino in DOMINOES.values()] == list(range(1, 49))
    assert sum(half.crowns for half in SQUARES) == 39


@pytest.mark.parametrize(
    ("number", "left", "right"),
    [
        (1, "W0", "W0"),
        (6, "F0", "F0"),
        (9, "L0", "L0"),
        (12, "S0", "S0"),
        (13, "W0", "F0"),
        (18, "F0", "G0"),
        (19, "W1", "F0"),
        (20, "W1", "L0"),
        (23, "W1", "M0"),
        (24, "F1", "W0"),
        (29, "F1", "G0"),
        (31, "L1", "W0"),
        (35, "L1", "F0"),
        (37, "L0", "G1"),
        (39, "G0", "S1"),
        (40, "M1", "W0"),
        (43, "W0", "S2"),
        (44, "G0", "S2"),
        (45, "M2", "W0"),
        (47, "S0", "M2"),
        (48, "W0", "M3"),
    ],
)
def test_dominoes_that_tables_disagree_on_or_that_end_a_run(
    number: int, left: str, right: str
) -> None:
    assert (DOMINOES[number].left, DOMINOES[number].right) == (square(left), square(right))


def test_the_more_a_domino_is_worth_the_higher_its_number() -> None:
    """Numbers rise with the crowns, so that a good domino costs a late turn."""
    crowns = [domino.left.crowns + domino.right.crowns for domino in DOMINOES.values()]

    assert crowns == sorted(crowns)


def test_a_square_is_read_from_its_letter_and_crowns() -> None:
    assert square("G2") == Square(Terrain.MEADOW, 2)


def test_pieces_have_names() -> None:
    assert (domino_piece(17), domino_back(17), king_piece(2)) == (
        "domino:17",
        "domino:?17",
        "king:2",
    )
