"""The course of turns and rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.kernel.events import Moved, Scored

from .areas import Area
from .events import DeckShuffled, Event, RoundBegan, RoundEnded, TurnBegan
from .pieces import BACK, CARDS
from .places import DECK, displayed, down, up
from .scoring import tally
from .sheets import component_lines
from .state import REVEALED, ROUNDS, FinishedRound, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.messages import Seat
    from core.kernel.rng import Rng


def opened(seats: int, first: Seat, finished: tuple[FinishedRound, ...], rng: Rng) -> State:
    """Begin a round: shuffle all cards and reveal the first turn's."""
    deck, rng = rng.shuffled(CARDS)
    revealed = REVEALED[seats]
    return State(
        areas=(Area(),) * seats,
        display=deck[:revealed],
        deck=deck[revealed:],
        first=first,
        finished=finished,
        rng=rng,
    )


def continued(state: State, last: Seat) -> tuple[State, tuple[Event, ...]]:
    """Continue after a card was placed, or begin the next turn or round."""
    if state.round_is_over:
        return _closed(state, last)
    if state.taken < len(state.display):
        return state, ()
    revealed = len(state.display)
    state = evolve(state, display=state.deck[:revealed], deck=state.deck[revealed:], first=last)
    return state, tuple(_turn_events(state))


def _closed(state: State, last: Seat) -> tuple[State, tuple[Event, ...]]:
    """Score a round; after the last one the table stays as it is."""
    tallies = tuple(tally(area, state.round) for area in state.areas)
    finished = FinishedRound(state.areas, tallies)
    events = tuple(_scoring_events(state, finished))
    if state.round == ROUNDS:
        return state, events
    following = opened(state.seats, last, (*state.finished, finished), state.rng)
    begun = (DeckShuffled(), RoundBegan(following.round, last), *_turn_events(following))
    return following, (*events, *_collecting_events(state), *begun)


def _turn_events(state: State) -> Iterator[Event]:
    yield TurnBegan(state.first)
    for slot, card in enumerate(state.display):
        if card is not None:
            yield Moved(CARDS[card].code, DECK, displayed(slot))


def _scoring_events(state: State, finished: FinishedRound) -> Iterator[Event]:
    full = tuple(seat for seat, area in enumerate(state.areas) if area.is_full)
    yield RoundEnded(state.round, full)
    for seat, (area, scored) in enumerate(zip(finished.areas, finished.tallies, strict=True)):
        for line in component_lines(seat, area, scored):
            yield Scored(seat, line)


def _collecting_events(state: State) -> Iterator[Event]:
    for slot, card in enumerate(state.display):
        if card is not None:
            yield Moved(CARDS[card].code, displayed(slot), DECK)
    for seat, area in enumerate(state.areas):
        for number, space in enumerate(area.spaces, start=1):
            if space.up is not None:
                yield Moved(CARDS[space.up].code, up(seat, number), DECK)
            if space.down is not None:
                yield Moved(BACK, down(seat, number), DECK)
