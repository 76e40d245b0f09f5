"""The forty-eight dominoes."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, TypeAlias

from attrs import frozen

if TYPE_CHECKING:
    from core.kernel.messages import Seat


class Terrain(StrEnum):
    """What a square shows; the castle is no terrain."""

    WHEAT = "wheat"
    FOREST = "forest"
    LAKE = "lake"
    MEADOW = "meadow"
    SWAMP = "swamp"
    MINE = "mine"


@frozen
class Square:
    """Half a domino."""

    terrain: Terrain
    crowns: int


@frozen
class Domino:
    """Two squares that share a number; left and right are as printed."""

    number: int
    left: Square
    right: Square


LETTERS = dict(zip("WFLGSM", Terrain, strict=True))
"""How a terrain is written in pictures: wheat, forest, lake, grassland, swamp, mine."""

_FACES = """
    W0W0 W0W0 F0F0 F0F0 F0F0 F0F0   L0L0 L0L0 L0L0 G0G0 G0G0 S0S0
    W0F0 W0L0 W0G0 W0S0 F0L0 F0G0   W1F0 W1L0 W1G0 W1S0 W1M0 F1W0
    F1W0 F1W0 F1W0 F1L0 F1G0 L1W0   L1W0 L1F0 L1F0 L1F0 L1F0 W0G1
    L0G1 W0S1 G0S1 M1W0 W0G2 L0G2   W0S2 G0S2 M2W0 S0M2 S0M2 W0M3
"""
"""Left and right square of dominoes 1 to 48, twelve a row: a terrain's letter and its crowns."""


def square(face: str) -> Square:
    """Read a square from its letter and its crowns, such as ``G2``."""
    return Square(LETTERS[face[0]], int(face[1]))


Number: TypeAlias = Annotated[int, range(1, len(_FACES.split()) + 1)]
"""The number of a domino."""

DOMINOES = {
    number: Domino(number, square(face[:2]), square(face[2:]))
    for number, face in enumerate(_FACES.split(), start=1)
}


def domino_piece(number: int) -> str:
    """Name a domino that lies terrain side up."""
    return f"domino:{number}"


def domino_back(number: int) -> str:
    """Name a domino that lies face down; its back shows the number."""
    return f"domino:?{number}"


def king_piece(seat: Seat) -> str:
    """Name a king; the two kings of one player are alike."""
    return f"king:{seat}"
