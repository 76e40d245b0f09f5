"""A player's nine spaces.

1 2 3
4 5 6
7 8 9
"""

from __future__ import annotations

from functools import cached_property

from attrs import frozen

from core.kernel.tuples import replaced

from .pieces import CARDS, Card, CardId

SPACES = range(1, 10)


@frozen
class Space:
    """One space: a face-up card, a face-down card, both or neither."""

    up: CardId | None = None
    down: CardId | None = None

    @property
    def is_empty(self) -> bool:
        """Whether no card lies here."""
        return self.up is None and self.down is None

    @property
    def is_validated(self) -> bool:
        """Whether a face-up card lies over a face-down one: both stay until the round ends."""
        return self.up is not None and self.down is not None


@frozen
class Area:
    """A player's nine spaces, numbered from 1."""

    spaces: tuple[Space, ...] = (Space(),) * len(SPACES)

    def at(self, number: int) -> Space:
        """Return the space of a number."""
        return self.spaces[number - 1]

    def changed(self, number: int, space: Space) -> Area:
        """Replace the space of a number."""
        return Area(replaced(self.spaces, number - 1, space))

    @cached_property
    def empty(self) -> tuple[int, ...]:
        """The numbers of the empty spaces."""
        return tuple(n for n, space in enumerate(self.spaces, start=1) if space.is_empty)

    @property
    def is_full(self) -> bool:
        """Whether every space is occupied, face up or face down."""
        return not self.empty

    @cached_property
    def cards(self) -> tuple[CardId, ...]:
        """All cards of the area, space by space, the upper one first."""
        return tuple(
            card for space in self.spaces for card in (space.up, space.down) if card is not None
        )

    @cached_property
    def face_up(self) -> tuple[Card, ...]:
        """The face-up cards, each on the space of its number."""
        return tuple(CARDS[space.up] for space in self.spaces if space.up is not None)
