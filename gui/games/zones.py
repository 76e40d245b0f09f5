"""The board in words: zones with lines that can be read, and the places they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from attrs import frozen

from core.kernel.messages import Message, Seat, text
from core.kernel.places import Place

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

Area: TypeAlias = tuple[str, Seat | None]
"""A kind of place, and whose it is."""

NOTHING = text("access", "empty")
SEMICOLON = text("access", "{first}; {rest}")
SPACE = text("access", "{first} {rest}")


@frozen
class Line:
    """A row of a board, a card or a supply in words, and the places that it is about."""

    words: Message
    places: tuple[Place, ...] = ()


@frozen
class Zone:
    """A part of the board.

    Attributes:
        title: What it is called.
        lines: What is there, in the order in which it is read.
        areas: Which further places belong here once they can be taken or aimed at.

    """

    title: Message
    lines: tuple[Line, ...]
    areas: tuple[Area, ...] = ()

    @property
    def places(self) -> tuple[Place, ...]:
        """All places that its lines are about."""
        return tuple(place for line in self.lines for place in line.places)


class Description(Protocol):
    """A game's board in words: its ``describe`` module. It sees views, never states."""

    def zones(self, view: Any, near: Seat) -> Sequence[Zone]:
        """Describe the whole board in words, the near seat's part first."""

    def held_words(self, view: Any, source: Place) -> Message:
        """Name what the hand holds when it has taken from a place: which pieces, how many.

        Without how they are turned, which ``variant_words`` says.
        """

    def variant_words(self, view: Any, source: Place, variant: Hashable) -> Message | None:
        """Say how something is held; None: it can only be held in one way."""


def listed(items: Sequence[Message]) -> Message:
    """Join several texts into a list."""
    return _joined(SEMICOLON, items) if items else NOTHING


def joined_sentences(sentences: Sequence[Message]) -> Message:
    """Join several sentences."""
    return _joined(SPACE, sentences)


def _joined(pair: Message, items: Sequence[Message]) -> Message:
    *before, joined = items
    for item in reversed(before):
        joined = pair.bind(first=item, rest=joined)
    return joined
