"""Which invariant a position breaks.

A position need not have come about by play: any cards may lie face down in an area.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from core.kernel.messages import Player

from . import texts
from .areas import SPACES
from .pieces import CARDS, CardId
from .scoring import tally, validated_spaces
from .state import REVEALED, ROUNDS, SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Message

    from .areas import Area
    from .state import FinishedRound, State


def flaw(state: State) -> Message | None:
    """Say which invariant a position breaks; None: it is consistent."""
    return (
        _frame_flaw(state)
        or _areas_flaw(state.areas, state.round)
        or _cards_flaw(state)
        or _count_flaw(state)
        or _turn_flaw(state)
        or _earlier_flaw(state)
    )


def _frame_flaw(state: State) -> Message | None:
    if state.seats not in SEATS:
        return texts.BAD_SEATS.bind(count=state.seats)
    if state.first not in range(state.seats):
        return texts.BAD_FIRST.bind(seat=state.first)
    slots = REVEALED[state.seats]
    if len(state.display) != slots:
        return texts.BAD_DISPLAY.bind(expected=slots, count=len(state.display))
    if state.round > ROUNDS:
        return texts.BAD_ROUNDS.bind(count=len(state.finished))
    return None


def _areas_flaw(areas: Sequence[Area], number: int) -> Message | None:
    """Check everybody's area in the round of that number."""
    if reason := _duplicate_flaw([card for area in areas for card in area.cards], number):
        return reason
    for seat, area in enumerate(areas):
        if reason := _area_flaw(area):
            return reason.bind(player=Player(seat), round=number)
    return None


def _duplicate_flaw(cards: Sequence[CardId], number: int) -> Message | None:
    for card, times in Counter(cards).items():
        if card not in CARDS:
            return texts.NO_SUCH_CARD.bind(card=card, round=number)
        if times > 1:
            return texts.CARD_TWICE.bind(card=card, round=number)
    return None


def _area_flaw(area: Area) -> Message | None:
    if len(area.spaces) != len(SPACES):
        return texts.BAD_AREA.bind(count=len(area.spaces))
    for space, content in zip(SPACES, area.spaces, strict=True):
        if content.up is not None and CARDS[content.up].number != space:
            number = CARDS[content.up].number
            return texts.WRONG_SPACE.bind(card=content.up, number=number, space=space)
    if len(validated_spaces(area)) == len(SPACES):
        return texts.ALL_VALIDATED
    return None


def _cards_flaw(state: State) -> Message | None:
    cards = [
        *state.deck,
        *(card for card in state.display if card is not None),
        *(card for area in state.areas for card in area.cards),
    ]
    if reason := _duplicate_flaw(cards, state.round):
        return reason
    if len(cards) != len(CARDS):
        return texts.CARDS_MISSING.bind(count=len(cards))
    return None


def _count_flaw(state: State) -> Message | None:
    """Check that everybody placed as many cards as turns and takings so far allow."""
    turns, rest = divmod(len(CARDS) - len(state.deck), len(state.display))
    if rest or not turns:
        return texts.WRONG_DECK.bind(count=len(state.deck), each=len(state.display))
    before = (turns - 1) * len(state.display) // state.seats
    for seat, area in enumerate(state.areas):
        lag = (seat - state.first) % state.seats
        expected = before + len(range(lag, state.taken, state.seats))
        if len(area.cards) != expected:
            return texts.WRONG_COUNT.bind(
                player=Player(seat), expected=expected, count=len(area.cards)
            )
    return None


def _turn_flaw(state: State) -> Message | None:
    """Check that the round goes on exactly as long as the rules say."""
    if state.taken == len(state.display) and not state.round_is_over:
        return texts.NOT_REVEALED.bind(count=len(state.deck))
    for seat, area in enumerate(state.areas):
        if area.is_full and not _may_be_full(state, seat):
            return texts.FULL_TOO_LONG.bind(player=Player(seat))
    if state.round_is_over and state.round < ROUNDS:
        return texts.NOT_SCORED.bind(round=state.round)
    return None


def _may_be_full(state: State, seat: int) -> bool:
    """Whether a seat may just have filled its area: since all were equal last, it has placed."""
    since = (state.taken - 1) % state.seats + 1 if state.taken else 0
    return (seat - state.first) % state.seats < since


def _earlier_flaw(state: State) -> Message | None:
    for number, finished in enumerate(state.finished, start=1):
        if reason := _finished_flaw(finished, state.seats, number):
            return reason.bind(round=number)
    return None


def _finished_flaw(finished: FinishedRound, seats: int, number: int) -> Message | None:
    areas, tallies = finished.areas, finished.tallies
    if not len(areas) == len(tallies) == seats:
        return texts.WRONG_NUMBER_OF_AREAS.bind(
            expected=seats, areas=len(areas), tallies=len(tallies)
        )
    if reason := _areas_flaw(areas, number):
        return reason
    placed = {len(area.cards) for area in areas}
    if len(placed) > 1:
        return texts.UNEQUAL_COUNTS
    left = len(CARDS) - placed.pop() * seats
    if not any(area.is_full for area in areas) and left >= REVEALED[seats]:
        return texts.NOT_ENDED
    for seat, (area, scored) in enumerate(zip(areas, tallies, strict=True)):
        right = tally(area, number)
        if scored != right:
            return texts.WRONG_TALLY.bind(
                player=Player(seat),
                validated=right.validated,
                symbols=right.symbols,
                zone=right.zone,
            )
    return None
