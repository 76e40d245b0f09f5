"""What a class declares is what is written, and nothing else is read."""

from __future__ import annotations

from enum import Enum
from typing import Any, TypeAlias

import pytest
from attrs import frozen

from core.kernel.codec import from_plain, tagged, to_plain
from core.kernel.errors import BadPosition
from core.kernel.messages import text
from core.kernel.options import Options
from core.kernel.places import Place
from core.kernel.rng import Rng


class Color(Enum):
    BLUE = "B"
    RED = "R"


@frozen
class Waiting: ...


@frozen
class Drawing:
    count: int


Pending: TypeAlias = Waiting | Drawing


@frozen
class Board:
    name: str
    tiles: tuple[Color, ...]
    corner: tuple[int, bool]
    seen: frozenset[int]
    pending: Pending | None
    holder: int | None
    rng: Rng
    options: Options


BOARD = Board(
    "dome",
    (Color.BLUE, Color.RED),
    (3, True),
    frozenset({2, 1}),
    Drawing(2),
    None,
    Rng(255),
    Options((("harmony", True),)),
)

PLAIN: dict[str, Any] = {
    "name": "dome",
    "tiles": ["B", "R"],
    "corner": [3, True],
    "seen": [1, 2],
    "pending": {"type": "Drawing", "count": 2},
    "holder": None,
    "rng": "00000000000000ff",
    "options": {"harmony": True},
}

SAFE_NUMBER = "a whole number from -9007199254740991 to 9007199254740991"


def test_a_value_is_written_as_its_class_declares() -> None:
    assert to_plain(BOARD) == PLAIN


def test_what_was_written_is_read_back() -> None:
    assert from_plain(PLAIN, Board) == BOARD


def test_a_member_of_a_union_says_its_name() -> None:
    assert tagged(Waiting()) == {"type": "Waiting"}
    assert from_plain({**PLAIN, "pending": {"type": "Waiting"}}, Board).pending == Waiting()
    assert from_plain({**PLAIN, "pending": None}, Board).pending is None


def test_sentences_and_places_are_written_readably() -> None:
    assert to_plain(text("core", "Row {row}").bind(row=2)) == "Row 2"
    assert to_plain(Place("line", (3, 2), 1)) == "line@1:3,2"
    assert to_plain(Place("bag")) == "bag"


@pytest.mark.parametrize(
    ("changed", "path", "wanted", "found"),
    [
        ({"name": 3}, "name", "a text", "3"),
        ({"tiles": "B"}, "tiles", "a list", "'B'"),
        ({"tiles": ["B", "X"]}, "tiles[1]", "B, R", "'X'"),
        ({"tiles": [["B"]]}, "tiles[0]", "B, R", "a list of 1"),
        ({"corner": [1]}, "corner", "a list of 2", "a list of 1"),
        ({"corner": [True, True]}, "corner[0]", "a whole number", "true"),
        ({"holder": 1.0}, "holder", "a whole number", "1.0"),
        ({"holder": 10**17}, "holder", SAFE_NUMBER, "100000000000000000"),
        ({"holder": -(10**17)}, "holder", SAFE_NUMBER, "-100000000000000000"),
        ({"pending": {"count": 1}}, "pending.type", "Waiting, Drawing", "null"),
        ({"pending": 7}, "pending", "an object", "7"),
        ({"rng": "FF"}, "rng", "16 hexadecimal digits", "'FF'"),
        ({"options": {"a": None}}, "options", "an object of options and their values", "an object"),
    ],
)
def test_the_first_wrong_value_is_named(
    changed: dict[str, Any], path: str, wanted: str, found: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        from_plain({**PLAIN, **changed}, Board)

    assert str(refused.value) == (
        f"The value of state.{path} is wrong. Expected: {wanted}. Found: {found}."
    )


def test_an_unknown_field_is_named() -> None:
    with pytest.raises(BadPosition, match=r"There is no field state\.luck\."):
        from_plain({**PLAIN, "luck": 1}, Board)


def test_a_missing_field_is_named() -> None:
    with pytest.raises(BadPosition, match=r"The field state\.seen is missing\."):
        from_plain({key: value for key, value in PLAIN.items() if key != "seen"}, Board)
    with pytest.raises(BadPosition, match=r"The field state\.pending\.count is missing\."):
        from_plain({**PLAIN, "pending": {"type": "Drawing"}}, Board)


def test_long_values_are_not_quoted_at_length() -> None:
    with pytest.raises(BadPosition) as refused:
        from_plain({**PLAIN, "holder": "x" * 10_000}, Board)

    assert len(str(refused.value)) < 200
