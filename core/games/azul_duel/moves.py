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

from typing import TypeAlias

from attrs import frozen

from .pieces import Chip, Tile, plate_name

BROKEN = 0
"""The destination of tiles that go to no pattern line."""


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
