"""The looks of pieces as values; ``painting`` paints them."""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from core.games.azul_duel.pieces import Chip, Kind, Space, Tile


@frozen
class TilePicture:
    """A tile; the one on top of a moon stack has a pale ring."""

    tile: Tile
    ringed: bool = False


@frozen
class FirstTilePicture:
    """The first-player tile."""


@frozen
class BrokenPicture:
    """A broken tile; its color does not matter."""


@frozen
class PlatePicture:
    """The front of a dome plate after some quarter turns clockwise."""

    plate: int
    turns: int = 0


@frozen
class BackPicture:
    """The back of a dome plate."""

    kind: Kind


@frozen
class StackPicture:
    """The stack of dome plates: its top, and how many."""

    kind: Kind
    count: int


@frozen
class ChipPicture:
    """A bonus chip; None: it lies face down."""

    chip: Chip | None
    spent: bool = False
    chosen: bool = False


@frozen
class TokenPicture:
    """A player's token, in the color of the seat."""

    color: str


@frozen
class MarkerPicture:
    """A player's scoring marker, in the color of the seat."""

    color: str


@frozen
class SpacePicture:
    """A space of a dome plate by itself, for hints."""

    space: Space


@frozen
class CountPicture:
    """The number of tiles in the hand."""

    count: int


@frozen
class PointsPicture:
    """The points that a space of the dome would bring."""

    points: int


@frozen
class CapsulePicture:
    """Dashes round the stack that the leftovers will be."""


Picture: TypeAlias = (
    TilePicture
    | FirstTilePicture
    | BrokenPicture
    | PlatePicture
    | BackPicture
    | StackPicture
    | ChipPicture
    | TokenPicture
    | MarkerPicture
    | SpacePicture
    | CountPicture
    | PointsPicture
    | CapsulePicture
)
