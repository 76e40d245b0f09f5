"""The decisions of Azul Duel, and how they are written.

===================  ==================================================================
``open:D07@23r1``    opening: lay plate 7 in slot row 2, column 3, one turn clockwise
``plate:D07@23r1``   take a plate from the display and lay it
``draw``             draw a plate from the stack
``look``             stop drawing and look at the drawn plates
``keep:D07@23r1``    keep one of the drawn plates and lay it
``return:D07``       put a drawn plate under the stack
``sun2:T/KY>3``      take turquoise from small factory 2, stack black under yellow, line 3
``sun0:T>x``         take turquoise from the large factory and break all of it
``moon:Y>4``         take yellow from all moon parts into line 4
``chip2``            take the bonus chip of small factory 2
``pass``             pass for the rest of the acquisition
``spend:4:T+TY+BK``  complete line 4 with these bonus chips
``skip:4``           leave line 4 incomplete
``place:4>5``        lay the tile of line 4 in column 5
===================  ==================================================================
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen

from core.kernel.errors import UnreadableMove

from .pieces import CHIP_INDEX, Chip, Tile, plate_name
from .texts import UNREADABLE

if TYPE_CHECKING:
    from collections.abc import Callable

BROKEN = 0
"""The destination of tiles that go to no pattern line."""

_LONGEST = 40


def _laying(plate: int, slot: int, turns: int) -> str:
    return f"{plate_name(plate)}@{slot // 3 + 1}{slot % 3 + 1}r{turns}"


def _destination(line: int) -> str:
    return "x" if line == BROKEN else str(line)


@frozen
class OpenPlate:
    """Lay a plate of the display before the first round."""

    plate: int
    slot: int
    turns: int

    @property
    def code(self) -> str:
        """The move as text."""
        return f"open:{_laying(self.plate, self.slot, self.turns)}"


@frozen
class TakePlate:
    """Spend a token, take a plate from the display and lay it."""

    plate: int
    slot: int
    turns: int

    @property
    def code(self) -> str:
        """The move as text."""
        return f"plate:{_laying(self.plate, self.slot, self.turns)}"


@frozen
class Draw:
    """Draw a plate from the stack; the first one costs a token as well."""

    @property
    def code(self) -> str:
        """The move as text."""
        return "draw"


@frozen
class Look:
    """Stop drawing and look at the drawn plates."""

    @property
    def code(self) -> str:
        """The move as text."""
        return "look"


@frozen
class KeepPlate:
    """Keep one of the drawn plates and lay it."""

    plate: int
    slot: int
    turns: int

    @property
    def code(self) -> str:
        """The move as text."""
        return f"keep:{_laying(self.plate, self.slot, self.turns)}"


@frozen
class ReturnPlate:
    """Put one of the other drawn plates under the stack."""

    plate: int

    @property
    def code(self) -> str:
        """The move as text."""
        return f"return:{plate_name(self.plate)}"


@frozen
class TakeSun:
    """Take all tiles of a color from the sun part of a factory.

    Attributes:
        factory: 0 for the large one, 1 to 4 for the small ones.
        color: What is taken.
        order: The rest, from bottom to top, on a small factory; empty on the large one.
        line: The pattern line that gets the tiles, or ``BROKEN``.

    """

    factory: int
    color: Tile
    order: tuple[Tile, ...]
    line: int

    @property
    def code(self) -> str:
        """The move as text."""
        order = "/" + "".join(tile.value for tile in self.order) if self.order else ""
        return f"sun{self.factory}:{self.color.value}{order}>{_destination(self.line)}"


@frozen
class TakeMoon:
    """Take a color from all moon parts into a pattern line, or ``BROKEN``."""

    color: Tile
    line: int

    @property
    def code(self) -> str:
        """The move as text."""
        return f"moon:{self.color.value}>{_destination(self.line)}"


@frozen
class TakeChip:
    """Take the bonus chip of a small factory."""

    factory: int

    @property
    def code(self) -> str:
        """The move as text."""
        return f"chip{self.factory}"


@frozen
class Pass:
    """Do nothing for the rest of the acquisition."""

    @property
    def code(self) -> str:
        """The move as text."""
        return "pass"


@frozen
class SpendChips:
    """Let bonus chips, in the order of ``Chip``, stand in for the missing tiles of a line."""

    line: int
    chips: tuple[Chip, ...]

    @property
    def code(self) -> str:
        """The move as text."""
        return f"spend:{self.line}:" + "+".join(chip.value for chip in self.chips)


@frozen
class SkipLine:
    """Leave a pattern line incomplete although bonus chips could complete it."""

    line: int

    @property
    def code(self) -> str:
        """The move as text."""
        return f"skip:{self.line}"


@frozen
class PlaceTile:
    """Lay a tile of a complete pattern line in a column of its dome row."""

    line: int
    column: int

    @property
    def code(self) -> str:
        """The move as text."""
        return f"place:{self.line}>{self.column}"


Move: TypeAlias = (
    OpenPlate
    | TakePlate
    | Draw
    | Look
    | KeepPlate
    | ReturnPlate
    | TakeSun
    | TakeMoon
    | TakeChip
    | Pass
    | SpendChips
    | SkipLine
    | PlaceTile
)


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
    raise UnreadableMove(UNREADABLE.bind(code=code[:_LONGEST]))
