"""How moves are written."""

from __future__ import annotations

import pytest

from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.moves import (
    BROKEN,
    Draw,
    KeepPlate,
    Look,
    Move,
    OpenPlate,
    Pass,
    PlaceTile,
    ReturnPlate,
    SkipLine,
    SpendChips,
    TakeChip,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from core.games.azul_duel.pieces import Chip, Tile
from core.kernel.errors import UnreadableMove

WRITTEN: list[tuple[str, Move]] = [
    ("open:D07@23r1", OpenPlate(7, 5, 1)),
    ("plate:D18@11r0", TakePlate(18, 0, 0)),
    ("draw", Draw()),
    ("look", Look()),
    ("keep:D01@33r3", KeepPlate(1, 8, 3)),
    ("return:D07", ReturnPlate(7)),
    ("sun2:T/KY>3", TakeSun(2, Tile.TURQUOISE, (Tile.BLACK, Tile.YELLOW), 3)),
    ("sun0:T>x", TakeSun(0, Tile.TURQUOISE, (), BROKEN)),
    ("moon:Y>4", TakeMoon(Tile.YELLOW, 4)),
    ("moon:B>x", TakeMoon(Tile.BLUE, BROKEN)),
    ("chip2", TakeChip(2)),
    ("pass", Pass()),
    ("spend:4:T+TY+BK", SpendChips(4, (Chip.T, Chip.TY, Chip.BK))),
    ("skip:4", SkipLine(4)),
    ("place:4>5", PlaceTile(4, 5)),
]


@pytest.mark.parametrize(("code", "move"), WRITTEN)
def test_a_move_is_written_and_read(code: str, move: Move) -> None:
    assert move.code == code
    assert AZUL_DUEL.parse(code) == move


@pytest.mark.parametrize(
    "code",
    [
        "",
        "Draw",
        "draw ",
        "draw\n",
        "open:D00@11r0",
        "open:D19@11r0",
        "open:D7@11r0",
        "plate:D01@14r0",
        "plate:D01@11r4",
        "keep:D\u0660\u0661@11r0",
        "sun5:T>1",
        "sun1:S>1",
        "sun1:T>7",
        "sun1:T>0",
        "sun1:T/>1",
        "sun1:T/KYRB>1",
        "moon:T/K>1",
        "chip0",
        "chip5",
        "chip\u0663",
        "spend:4:",
        "spend:4:TY+T",
        "spend:4:YT",
        "spend:0:T+T",
        "spend:4:" + "+".join(["B"] * 11),
        "skip:+4",
        "place:4>05",
        "pass" * 1000,
    ],
)
def test_anything_else_is_unreadable(code: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        AZUL_DUEL.parse(code)

    assert len(str(refused.value)) < 90
