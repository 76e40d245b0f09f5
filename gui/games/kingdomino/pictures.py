"""Pictures of the things on the table, as values: each holds all that its look depends on."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen

from core.games.kingdomino.grid import Direction
from core.games.kingdomino.pieces import DOMINOES
from gui.look.seat_colors import SeatColor

if TYPE_CHECKING:
    from core.games.kingdomino.pieces import Square

_BACKWARD = {Direction.NORTH, Direction.WEST}
_UPRIGHT = {Direction.NORTH, Direction.SOUTH}


@frozen
class DominoPicture:
    """A domino, terrain side up; ``direction`` points from its left half to its right one."""

    number: int
    direction: Direction = Direction.EAST

    @property
    def upright(self) -> bool:
        """Whether one half lies above the other."""
        return self.direction in _UPRIGHT

    @property
    def halves(self) -> tuple[tuple[Square, int], tuple[Square, int]]:
        """The squares from the top or from the left, each with its side of the domino."""
        domino = DOMINOES[self.number]
        left, right = (domino.left, 0), (domino.right, 1)
        return (right, left) if self.direction in _BACKWARD else (left, right)


@frozen
class LinePicture:
    """A domino in a line: crowns at the outer corners, its number on a plate below."""

    number: int


@frozen
class PlatePicture:
    """The plate of a domino in a line, alone."""

    number: int


@frozen
class BackPicture:
    """A domino face down: its number."""

    number: int


@frozen
class PilePicture:
    """The pile: how many dominoes there are."""

    count: int


@frozen
class KingPicture:
    """A king; the one who has to act shines."""

    color: SeatColor
    acting: bool = False


@frozen
class CastlePicture:
    """A castle."""

    color: SeatColor


@frozen
class FramePicture:
    """The frame that a kingdom has to fit into."""

    size: int


@frozen
class ContourPicture:
    """The outline of territories that would earn points, among some columns and rows."""

    cells: frozenset[tuple[int, int]]
    columns: int
    rows: int


@frozen
class ShadowPicture:
    """The shadow under a domino that is held; ``upright`` as the domino."""

    upright: bool


Picture: TypeAlias = (
    DominoPicture
    | LinePicture
    | PlatePicture
    | BackPicture
    | PilePicture
    | KingPicture
    | CastlePicture
    | FramePicture
    | ContourPicture
    | ShadowPicture
)
