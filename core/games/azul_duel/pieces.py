"""The tiles, dome plates and bonus chips in the box."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

from attrs import frozen


class Tile(Enum):
    """A tile: one of five colors, or a special tile, which has none."""

    BLUE = "B"
    YELLOW = "Y"
    RED = "R"
    BLACK = "K"
    TURQUOISE = "T"
    SPECIAL = "S"


COLORS = (Tile.BLUE, Tile.YELLOW, Tile.RED, Tile.BLACK, Tile.TURQUOISE)
COLOR_INDEX = {color: index for index, color in enumerate(COLORS)}
TILES_PER_COLOR = 13

TileNumber: TypeAlias = Annotated[int, range(TILES_PER_COLOR + 1)]
"""How many tiles there are of one color."""

Counts: TypeAlias = tuple[int, ...]
"""How many tiles of each color, in the order of ``COLORS``."""


def counts(tiles: tuple[Tile, ...]) -> Counts:
    """Count the tiles of each color."""
    return tuple(tiles.count(color) for color in COLORS)


def spread(numbers: Counts) -> tuple[Tile, ...]:
    """List the given number of tiles of each color."""
    return tuple(color for color, n in zip(COLORS, numbers, strict=True) for _ in range(n))


class Space(Enum):
    """What a space of a dome plate asks for."""

    BLUE = "B"
    YELLOW = "Y"
    RED = "R"
    BLACK = "K"
    TURQUOISE = "T"
    SPECIAL = "S"
    WILD = "W"


_ACCEPTED = {
    space: frozenset(tile for tile in Tile if tile.value == space.value) for space in Space
}
_ACCEPTED[Space.WILD] = frozenset(COLORS)


def accepts(space: Space, tile: Tile) -> bool:
    """Return whether a tile may lie on a space; a wild space takes every color."""
    return tile in _ACCEPTED[space]


class Kind(Enum):
    """The two kinds of dome plates, which their backs show."""

    SPECIAL = "special"
    WILD = "wild"


Quarter: TypeAlias = tuple[Space, Space, Space, Space]
"""Four spaces: top left, top right, bottom left, bottom right."""


@frozen
class Plate:
    """A dome plate as it lies unturned."""

    number: int
    spaces: Quarter

    @property
    def kind(self) -> Kind:
        """What its back shows."""
        return Kind.SPECIAL if Space.SPECIAL in self.spaces else Kind.WILD

    @property
    def name(self) -> str:
        """Its stable name, such as ``D07``."""
        return plate_name(self.number)


def plate_name(number: int) -> str:
    """Name a dome plate by its number."""
    return f"D{number:02}"


_LAYOUTS = (
    *("YKTS", "WBTK", "TRBW", "KYRW", "KSTR", "TYWK", "SKRB", "YBKS", "TRBS"),
    *("YRWB", "YSKR", "TKRW", "BKST", "RTYW", "TBWY", "STYB", "RWBK", "SYBR"),
)


def _quarter(layout: str) -> Quarter:
    top_left, top_right, bottom_left, bottom_right = map(Space, layout)
    return top_left, top_right, bottom_left, bottom_right


PLATES = {
    number: Plate(number, _quarter(layout)) for number, layout in enumerate(_LAYOUTS, start=1)
}
TURNS = range(4)

PlateNumber: TypeAlias = Annotated[int, range(1, len(_LAYOUTS) + 1)]
"""The number of a dome plate."""


def _turned(spaces: Quarter) -> Quarter:
    top_left, top_right, bottom_left, bottom_right = spaces
    return bottom_left, top_left, bottom_right, top_right


def _orientations(plate: Plate) -> tuple[Quarter, ...]:
    unturned = plate.spaces
    once = _turned(unturned)
    twice = _turned(once)
    return unturned, once, twice, _turned(twice)


SPACES = {number: _orientations(plate) for number, plate in PLATES.items()}
"""The spaces of a plate by its number and by quarter turns clockwise."""


class Chip(Enum):
    """A bonus chip: it shows one color or two."""

    B = "B"
    Y = "Y"
    R = "R"
    K = "K"
    T = "T"
    TY = "TY"
    BR = "BR"
    RT = "RT"
    BK = "BK"
    KY = "KY"


CHIPS = tuple(Chip)
CHIP_INDEX = {chip: index for index, chip in enumerate(CHIPS)}
COPIES_OF_CHIP = 2

_SHOWN = {chip: frozenset(Tile(letter) for letter in chip.value) for chip in Chip}


def shows(chip: Chip, color: Tile) -> bool:
    """Return whether a chip matches a color; a chip of two colors matches either."""
    return color in _SHOWN[chip]


def tile_piece(tile: Tile) -> str:
    """Name a tile in events."""
    return f"tile:{tile.value}"


def plate_piece(number: int) -> str:
    """Name a dome plate whose front shows."""
    return f"plate:{plate_name(number)}"


def laid_piece(number: int, turns: int) -> str:
    """Name a dome plate as it lies on a dome, with its number of quarter turns clockwise."""
    return f"plate:{plate_name(number)}r{turns}"


def back_piece(kind: Kind) -> str:
    """Name a dome plate of which only the back shows."""
    return f"plate:?{kind.value}"


def chip_piece(chip: Chip) -> str:
    """Name a bonus chip that lies face up."""
    return f"chip:{chip.value}"


HIDDEN_CHIP = "chip:?"
FIRST_PLAYER_TILE = "first"


def token_piece(seat: int) -> str:
    """Name a player's token."""
    return f"token:{seat}"
