"""Positions, views, moves, places and events of the toy game."""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from core.games.boxes import Box
from core.kernel.events import Moved, Scored
from core.kernel.messages import Seat
from core.kernel.options import Options
from core.kernel.places import Place
from core.kernel.rng import Rng

from . import texts

TOY_BOX = Box("toy", texts.TITLE, range(2, 4))
CARDS = range(1, 10)
SPACES = range(9)
HAND = 2
BACK = "card:?"
DECK = Place("deck")


@frozen
class PlaceCard:
    """Lay a card of the hand on an empty space."""

    card: int
    space: int

    @property
    def code(self) -> str:
        """Card and space, such as ``7@4``."""
        return f"{self.card}@{self.space}"


Move: TypeAlias = PlaceCard
Event: TypeAlias = Moved | Scored


@frozen
class Laid:
    """A card on the table, and who laid it."""

    card: int
    seat: Seat


@frozen
class State:
    """A position.

    Attributes:
        options: What was chosen before the game.
        spaces: What lies on the nine spaces, row by row.
        hands: The hands of the seats, sorted.
        deck: The cards to be drawn, the next one first.
        rng: The generator.

    """

    options: Options
    spaces: tuple[Laid | None, ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    rng: Rng

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def to_act(self) -> Seat | None:
        """Who lays the next card; None: the nine spaces are full."""
        return _to_act(self.spaces, self.seats)


@frozen
class View:
    """A position as one seat sees it.

    Attributes:
        viewer: The seat; None: a spectator.
        options: What was chosen before the game.
        spaces: What lies on the nine spaces, row by row.
        hand: The viewer's own hand.
        hand_sizes: How many cards each seat holds.
        unseen: The cards in the deck and in hands that the viewer cannot see, sorted.

    """

    viewer: Seat | None
    options: Options
    spaces: tuple[Laid | None, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    unseen: tuple[int, ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hand_sizes)

    @property
    def to_act(self) -> Seat | None:
        """Who lays the next card; None: the nine spaces are full."""
        return _to_act(self.spaces, self.seats)


def _to_act(spaces: tuple[Laid | None, ...], seats: int) -> Seat | None:
    laid = len(spaces) - spaces.count(None)
    return laid % seats if laid < len(spaces) else None


def card_piece(card: int) -> str:
    """Name a card that shows its face."""
    return f"card:{card}"


def hand(seat: Seat) -> Place:
    """Return the place of a hand."""
    return Place("hand", (), seat)


def space(number: int) -> Place:
    """Return a space of the table."""
    return Place("space", (number,))
