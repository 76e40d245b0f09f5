"""The seventy cards, against the printed list."""

from __future__ import annotations

from collections import Counter

import pytest

from core.games.pixies.pieces import CARDS, Card, Color

LIST = """
    1 | 6s       | 5s         | 4s       | 3s; SP   |
    2 | 4s       | 3s         | 2s; SP   | 5s       | -
    3 | 3s; 1s   | 2s; SP     | 5s; -    | 4s       | -
    4 | 1s; SP; -| 4s; 1x     | 3s; 1x   | 2s; -    | -
    5 | -; 2x; SP| -; 1x; SP  | 2x; -; SP| 1x; SP; -|
    6 | 1s; 1x   | 4x; 1x; 1s | 3x; -    | 2x; -    | 1x
    7 | 3x       | 2x; -      | 5x; 1s   | 4x; 1x   | 1x
    8 | 3x       | 2x         | 1x       | 5x; -    | 1x
    9 | 6x; 1x   | 4x         | 2x       | -        |
"""
COLUMNS = (*((color,) for color in Color), tuple(Color))


def _written(card: Card) -> str:
    if card.special:
        return "SP"
    if card.spirals:
        return f"{card.spirals}s"
    return f"{card.crosses}x" if card.crosses else "-"


def test_the_faces_are_those_of_the_printed_list() -> None:
    printed = [
        (int(number), colors, face.strip())
        for number, *cells in (line.split("|") for line in LIST.strip().splitlines())
        for colors, cell in zip(COLUMNS, cells, strict=True)
        for face in cell.split(";")
        if face.strip()
    ]

    faces = [(card.number, card.colors, _written(card)) for card in CARDS.values()]

    assert Counter(faces) == Counter(printed)


def test_the_ids_run_color_by_color_in_the_order_of_the_numbers() -> None:
    assert list(CARDS) == list(range(1, 71))
    for colors, first, last in zip(COLUMNS, (1, 17, 33, 49, 65), (16, 32, 48, 64, 70), strict=True):
        run = [CARDS[card] for card in range(first, last + 1)]

        assert {card.colors for card in run} == {colors}
        assert [card.number for card in run] == sorted(card.number for card in run)


def test_there_are_as_many_cards_of_each_number_as_printed_on_them() -> None:
    numbers = Counter(card.number for card in CARDS.values())

    assert [numbers[number] for number in range(1, 10)] == [5, 6, 8, 10, 12, 10, 8, 6, 5]


@pytest.mark.parametrize(
    ("colors", "cards", "spirals", "crosses", "specials"),
    [
        ((Color.BLUE,), 16, 16, 16, [4, 5]),
        ((Color.GREEN,), 16, 15, 15, [3, 5]),
        ((Color.YELLOW,), 16, 15, 14, [2, 5]),
        ((Color.RED,), 16, 14, 13, [1, 5]),
        (tuple(Color), 6, 0, 3, []),
    ],
)
def test_every_color_has_its_share(
    colors: tuple[Color, ...], cards: int, spirals: int, crosses: int, specials: list[int]
) -> None:
    own = [card for card in CARDS.values() if card.colors == colors]

    assert len(own) == cards
    assert sum(card.spirals for card in own) == spirals
    assert sum(card.crosses for card in own) == crosses
    assert [card.number for card in own if card.special] == specials


def test_a_card_has_one_of_four_colors_or_all_of_them() -> None:
    """P17."""
    assert [color.value for color in Color] == ["blue", "green", "yellow", "red"]
    assert {card.colors for card in CARDS.values()} == {*COLUMNS}


def test_no_card_carries_two_kinds_of_symbols_and_fifteen_carry_none() -> None:
    kinds = [(card.spirals > 0) + (card.crosses > 0) + card.special for card in CARDS.values()]

    assert Counter(kinds) == {1: 55, 0: 15}


def test_a_card_is_named_as_a_piece_by_its_id() -> None:
    assert CARDS[55].code == "card:55"
