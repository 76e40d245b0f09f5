from __future__ import annotations

import pytest

from core.games.kingdomino.grid import Direction
from core.games.kingdomino.moves import ClaimDomino, DiscardDomino, Move, PlaceDomino, parse
from core.kernel.errors import UnreadableMove


@pytest.mark.parametrize(
    ("code", "move"),
    [
        ("c1", ClaimDomino(1)),
        ("c48", ClaimDomino(48)),
        ("p0,-1n", PlaceDomino((0, -1), Direction.NORTH)),
        ("p-1,2e", PlaceDomino((-1, 2), Direction.EAST)),
        ("p10,-99w", PlaceDomino((10, -99), Direction.WEST)),
        ("d", DiscardDomino()),
    ],
)
def test_a_code_is_a_move_and_a_move_is_its_code(code: str, move: Move) -> None:
    assert parse(code) == move
    assert move.code == code


@pytest.mark.parametrize(
    "code",
    [
        "",
        "c",
        "c0",
        "c49",
        "c07",
        "c+7",
        "c7 ",
        "c7\n",
        "c\u0663",
        "C7",
        "p",
        "p1,1",
        "p01,1e",
        "p-0,1e",
        "p+1,1e",
        "p1, 1e",
        "p100,0e",
        "p1,1x",
        "p1,1E",
        "p1,1e\n",
        "p1,1,1e",
        "d ",
        "dd",
        "p" + "9" * 10_000 + ",1e",
    ],
)
def test_what_is_written_otherwise_is_unreadable(code: str) -> None:
    with pytest.raises(UnreadableMove) as unreadable:
        parse(code)

    assert len(str(unreadable.value)) < 80
