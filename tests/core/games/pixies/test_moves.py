"""The codes of moves."""

from __future__ import annotations

import pytest

from core.games.pixies.moves import (
    Move,
    PlaceFaceDown,
    PlaceFaceUp,
    PlaceOver,
    PlaceUnder,
    parse,
)
from core.games.pixies.texts import UNREADABLE
from core.kernel.errors import UnreadableMove


@pytest.mark.parametrize(
    ("code", "move"),
    [
        ("17", PlaceFaceUp(17)),
        ("1", PlaceFaceUp(1)),
        ("70", PlaceFaceUp(70)),
        ("17o", PlaceOver(17)),
        ("17u", PlaceUnder(17)),
        ("17d5", PlaceFaceDown(17, 5)),
    ],
)
def test_a_code_and_its_move(code: str, move: Move) -> None:
    assert parse(code) == move
    assert move.code == code


@pytest.mark.parametrize(
    "code",
    [
        "",
        "0",
        "71",
        "99",
        "100",
        "017",
        "+7",
        "-7",
        "7 ",
        " 7",
        "7\n",
        "7O",
        "7x",
        "7ou",
        "d5",
        "o",
        "17d",
        "17d0",
        "17d10",
        "17d05",
        "٣",
        "1²",
        "17d٣",
        "1_7",
        "9" * 10_000,
    ],
)
def test_what_is_no_code_is_unreadable(code: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        parse(code)

    assert refused.value.message == UNREADABLE
