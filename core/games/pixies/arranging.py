"""Arranging the cards of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from core.kernel.arranging import ALWAYS_FILLED, Arranging, kept_order
from core.kernel.tallying import NO_SUCH_PLACE
from core.kernel.tuples import replaced

from . import PIXIES
from .areas import SPACES
from .pieces import BACK, CARDS
from .places import displayed, down, up
from .tally_texts import OWN_SPACE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place

    from .areas import Space
    from .state import State

PIECES = {card.code: card.id for card in CARDS.values()}


class PixiesArranging(Arranging):
    """Cards go to the display, face up to the space of their number, or face down anywhere.

    A card that is turned once lies face down on the space of its number too.
    """

    def places(self, state: State, seat: Seat) -> Sequence[Place]:
        """List the cards of the display that are not taken, and the nine spaces."""
        shown = (displayed(i) for i, card in enumerate(state.display) if card is not None)
        spaces = (where(seat, number) for number in SPACES for where in (up, down))
        return (*shown, *spaces)

    def piece_at(self, state: State, place: Place) -> tuple[str, int] | None:
        """Find the card at a place; one that lies face down is turned."""
        card = _card(state, place)
        return None if card is None else (CARDS[card].code, int(place.area == "down"))

    def address(self, place: Place) -> Place:
        """Aim at a space by its upper place."""
        return up(place.seat, place.at[0]) if place.seat is not None else place

    def shown(self, piece: str, turn: int) -> str:
        """Show the back of a card that is turned."""
        return BACK if turn else piece

    def ways(self, state: State, seat: Seat, piece: str) -> Iterator[tuple[Place, int]]:
        """List the display, the space of its number, and every space for its back."""
        number = CARDS[PIECES[piece]].number
        yield from ((place, 0) for place in self.places(state, seat) if place.seat is None)
        yield up(seat, number), 0
        yield from ((down(seat, other), 0) for other in SPACES if other != number)
        yield from ((down(seat, other), 1) for other in SPACES)

    def why_not_put(self, state: State, piece: str, place: Place, turn: int) -> Message | None:  # noqa: ARG002 - cards are not turned
        """Say that a card lies face up only on the space of its number."""
        if not _is_place(state, place):
            return NO_SUCH_PLACE
        number = CARDS[PIECES[piece]].number
        if place.area == "up" and place.at[0] != number:
            return OWN_SPACE.bind(space=number)
        return None

    def put(self, state: State, piece: str, place: Place, turn: int) -> State:  # noqa: ARG002 - likewise
        """Put a card into the display or an area."""
        return _with_card(state, place, PIECES[piece])

    def why_not_lift(self, state: State, place: Place) -> Message | None:  # noqa: ARG002 - see below
        """Say that the display stays full."""
        return ALWAYS_FILLED if place.seat is None else None

    def lifted(self, state: State, place: Place) -> State:
        """Take a card out of an area."""
        return _with_card(state, place, None)

    def settled(self, state: State) -> State:
        """Put all other cards into the deck."""
        seen = {card for card in state.display if card is not None}
        seen |= {card for area in state.areas for card in area.cards}
        return evolve(
            state, deck=tuple(kept_order(state.deck, (c for c in CARDS if c not in seen)))
        )

    def left(self, state: State, page: int, piece: str) -> int:  # noqa: ARG002 - one table
        """Return whether a card is in the deck."""
        return int(PIECES[piece] in state.deck)

    def with_turn(self, state: State, seat: Seat) -> State:
        """Let another seat take the next card."""
        return evolve(state, first=(seat - state.taken) % state.seats)


def _is_place(state: State, place: Place) -> bool:
    if place.seat is None:
        return place.area == "display" and len(place.at) == 1 and _card(state, place) is not None
    known = place.area in {"up", "down"} and place.seat in range(state.seats)
    return known and len(place.at) == 1 and place.at[0] in SPACES


def _card(state: State, place: Place) -> int | None:
    if place.seat is None:
        inside = place.area == "display" and place.at[0] in range(len(state.display))
        return state.display[place.at[0]] if inside else None
    space: Space = state.areas[place.seat].at(place.at[0])
    return space.up if place.area == "up" else space.down


def _with_card(state: State, place: Place, card: int | None) -> State:
    if place.seat is None:
        return evolve(state, display=replaced(state.display, place.at[0], card))
    area, (number,) = state.areas[place.seat], place.at
    sides: dict[str, Any] = {place.area: card}
    changed = area.changed(number, evolve(area.at(number), **sides))
    return evolve(state, areas=replaced(state.areas, place.seat, changed))


ARRANGING = PixiesArranging(PIXIES, PIECES, (len(PIECES),))
