"""The seventy cards."""

from __future__ import annotations

from enum import Enum
from itertools import count
from typing import TYPE_CHECKING, Annotated, TypeAlias

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

CardId: TypeAlias = Annotated[int, range(1, 71)]
"""A card's own number, 1 to 70: color by color, the multicolored ones last."""


class Color(Enum):
    """The four colors of cards and zones."""

    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    RED = "red"


@frozen
class Card:
    """A card's face.

    Attributes:
        number: The space it wants.
        colors: One color, or all four on a multicolored card.
        special: It counts as one spiral per face-up card of its color.

    """

    id: CardId
    number: int
    colors: tuple[Color, ...]
    spirals: int = 0
    crosses: int = 0
    special: bool = False

    @property
    def is_multicolored(self) -> bool:
        """Whether it belongs to every color."""
        return len(self.colors) > 1

    @property
    def code(self) -> str:
        """The name of the card as a piece on the table."""
        return f"card:{self.id}"


BACK = "card:?"
"""What a face-down card shows."""

# The faces of one color a line, the numbers 1 to 9 divided by bars:
# 3s three spirals, 2x two crosses, * special, - no symbol.
_FACES = {
    (Color.BLUE,): "6s | 4s | 3s 1s | 1s * - | - 2x * | 1s 1x | 3x | 3x | 6x 1x",
    (Color.GREEN,): "5s | 3s | 2s * | 4s 1x | - 1x * | 4x 1x 1s | 2x - | 2x | 4x",
    (Color.YELLOW,): "4s | 2s * | 5s - | 3s 1x | 2x - * | 3x - | 5x 1s | 1x | 2x",
    (Color.RED,): "3s * | 5s | 4s | 2s - | 1x * - | 2x - | 4x 1x | 5x - | -",
    tuple(Color): " | - | - | - | | 1x | 1x | 1x | ",
}


def _cards() -> Iterator[Card]:
    ids = count(1)
    for colors, line in _FACES.items():
        for number, faces in enumerate(line.split("|"), start=1):
            for face in faces.split():
                yield _card(next(ids), number, colors, face)


def _card(identity: CardId, number: int, colors: tuple[Color, ...], face: str) -> Card:
    match face:
        case "-":
            return Card(identity, number, colors)
        case "*":
            return Card(identity, number, colors, special=True)
        case _ if face.endswith("s"):
            return Card(identity, number, colors, spirals=int(face[:-1]))
        case _:
            return Card(identity, number, colors, crosses=int(face[:-1]))


CARDS: Mapping[CardId, Card] = {card.id: card for card in _cards()}
