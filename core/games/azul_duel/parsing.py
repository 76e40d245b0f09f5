"""Reading the codes of moves."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from core.kernel.errors import UnreadableMove
from core.kernel.outside_text import excerpt

from .moves import (
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
from .pieces import CHIP_INDEX, Chip, Tile
from .texts import UNREADABLE

if TYPE_CHECKING:
    from collections.abc import Callable

_SHOWN_LENGTH = 40


def _reader(kind: Callable[[int, int, int], Move]) -> Callable[..., Move]:
    def read(plate: str, row: str, column: str, turns: str) -> Move:
        return kind(int(plate), (int(row) - 1) * 3 + int(column) - 1, int(turns))

    return read


def _line(destination: str) -> int:
    return BROKEN if destination == "x" else int(destination)


def _sun(factory: str, color: str, order: str | None, destination: str) -> Move:
    rest = tuple(map(Tile, order or ""))
    return TakeSun(int(factory), Tile(color), rest, _line(destination))


def _spend(line: str, names: str) -> Move:
    chips = sorted(map(Chip, names.split("+")), key=CHIP_INDEX.__getitem__)
    return SpendChips(int(line), tuple(chips))


_PLATE = r"D(0[1-9]|1[0-8])"
_LAID = _PLATE + r"@([1-3])([1-3])r([0-3])"
_COLOR = r"[BYRKT]"
_CHIP = r"(?:TY|BR|RT|BK|KY|B|Y|R|K|T)"

_GRAMMAR: tuple[tuple[re.Pattern[str], Callable[..., Move]], ...] = tuple(
    (re.compile(pattern), read)
    for pattern, read in (
        (rf"open:{_LAID}", _reader(OpenPlate)),
        (rf"plate:{_LAID}", _reader(TakePlate)),
        (r"draw", Draw),
        (r"look", Look),
        (rf"keep:{_LAID}", _reader(KeepPlate)),
        (rf"return:{_PLATE}", lambda plate: ReturnPlate(int(plate))),
        (rf"sun([0-4]):({_COLOR})(?:/({_COLOR}{{1,3}}))?>([1-6x])", _sun),
        (rf"moon:({_COLOR})>([1-6x])", lambda color, to: TakeMoon(Tile(color), _line(to))),
        (r"chip([1-4])", lambda factory: TakeChip(int(factory))),
        (r"pass", Pass),
        (rf"spend:([1-6]):({_CHIP}(?:\+{_CHIP}){{0,9}})", _spend),
        (r"skip:([1-6])", lambda line: SkipLine(int(line))),
        (r"place:([1-6])>([1-6])", lambda line, column: PlaceTile(int(line), int(column))),
    )
)


def parse(code: str) -> Move:
    """Read the code of a move; only the canonical spelling counts."""
    for pattern, read in _GRAMMAR:
        if found := pattern.fullmatch(code):
            move = read(*found.groups())
            if move.code == code:
                return move
    raise UnreadableMove(UNREADABLE.bind(code=excerpt(code, _SHOWN_LENGTH)))
