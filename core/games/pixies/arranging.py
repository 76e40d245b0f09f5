"""Arranging the cards of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from core.kernel.arranging import (
    ROUND,
    TURN_GROUP,
    Arranging,
    Setting,
    kept_order,
    turn_setting,
)
from core.kernel.tallying import NO_SUCH_PLACE
from core.kernel.tuples import replaced

from . import PIXIES, texts
from .areas import SPACES, Area
from .pieces import BACK, CARDS
from .places import displayed, down, up
from .scoring import tally
from .state import ROUNDS, FinishedRound
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

    A card that is turned once lies face down on the space of its number too. Finished rounds are
    pages; an empty place of the display is a card that was taken.
    """

    def places(self, state: State, seat: Seat) -> Sequence[Place]:
        """List the display and the nine spaces."""
        shown = () if _is_past(state) else map(displayed, range(len(state.display)))
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
        """Allow it: every card can be taken."""
        return None

    def lifted(self, state: State, place: Place) -> State:
        """Take a card out of the display or an area."""
        return _with_card(state, place, None)

    def settled(self, state: State) -> State:
        """Put all other cards into the deck."""
        seen = {card for card in state.display if card is not None}
        seen |= {card for area in state.areas for card in area.cards}
        return evolve(
            state, deck=tuple(kept_order(state.deck, (c for c in CARDS if c not in seen)))
        )

    def in_box(self, table: State, piece: str) -> int:
        """Return whether a card is in the deck."""
        return int(PIECES[piece] in table.deck)

    def settings(self, state: State, seat: Seat) -> Sequence[Setting]:  # noqa: ARG002 - all of the table
        """List the round and who takes the next card."""
        return (
            turn_setting(state.taker, state.seats),
            Setting("round", TURN_GROUP, ROUND, state.round, range(1, ROUNDS + 1)),
        )

    def with_setting(self, state: State, seat: Seat, key: str, number: int) -> State:  # noqa: ARG002 - likewise
        """Let a seat take the next card, or begin another round after empty ones."""
        if key == "turn":
            return evolve(state, first=(number - state.taken) % state.seats)
        nothing = (Area(),) * state.seats
        new = (_finished(nothing, page + 1) for page in range(len(state.finished), number - 1))
        return evolve(state, finished=(*state.finished[: number - 1], *new))

    def page_now(self, state: State) -> int:
        """Return the number of finished rounds."""
        return len(state.finished)

    def opened(self, state: State, page: int) -> State:
        """Return the table of a round; at the end of a finished one no card lies open."""
        if page >= len(state.finished):
            return state
        past = evolve(
            state,
            areas=state.finished[page].areas,
            display=(None,) * len(state.display),
            first=state.seats,
            finished=state.finished[:page],
        )
        return self.settled(past)

    def closed(self, state: State, page: int, table: State) -> State:
        """Return the position with other areas at the end of a round."""
        if page >= len(state.finished):
            return table
        finished = _finished(table.areas, page + 1)
        return evolve(state, finished=replaced(state.finished, page, finished))


def _is_past(state: State) -> bool:
    """Return whether no card can be taken: it is the end of an earlier round."""
    return state.first == state.seats


def _finished(areas: tuple[Area, ...], number: int) -> FinishedRound:
    return FinishedRound(areas, tuple(tally(area, number) for area in areas))


def _is_place(state: State, place: Place) -> bool:
    if place.seat is None:
        shown = range(0 if _is_past(state) else len(state.display))
        return place.area == "display" and len(place.at) == 1 and place.at[0] in shown
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


ARRANGING = PixiesArranging(
    PIXIES,
    PIECES,
    (len(PIECES),),
    tuple(texts.ROUND.bind(round=number) for number in range(1, ROUNDS + 1)),
)
