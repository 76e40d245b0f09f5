"""Nine Cards: a game of tic-tac-toe size with hidden hands and a shuffled deck.

Two or three players hold two of the cards 1 to 9 each and take turns: lay a card on one of nine
spaces, then draw one. The player of the highest card of a full line scores its lowest card.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import evolve

from core.games import register, unregister
from core.kernel.errors import BadOptions, IllegalMove, UnreadableMove
from core.kernel.events import Moved, Scored
from core.kernel.game import Step
from core.kernel.messages import Player
from core.kernel.options import Option, are_complete
from core.kernel.scores import Outcome, ScoreLine, ScoreSheet, ranked
from core.kernel.tuples import replaced

from . import texts
from .state import (
    BACK,
    CARDS,
    DECK,
    HAND,
    SPACES,
    TOY_BOX,
    Event,
    Laid,
    Move,
    PlaceCard,
    State,
    View,
    card_piece,
    hand,
    space,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.game import Game
    from core.kernel.messages import Message, Seat
    from core.kernel.options import Options
    from core.kernel.rng import Rng

STRAIGHT = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
DIAGONALS = ((0, 4, 8), (2, 4, 6))
OPTIONS = (
    Option(
        "diagonals",
        (False, True),
        default=False,
        title=texts.DIAGONALS,
        explanation=texts.DIAGONALS_EXPLAINED,
    ),
)


class ToyGame:
    """The rules of Nine Cards."""

    key = TOY_BOX.key
    title = TOY_BOX.title
    seats = TOY_BOX.seats
    options = OPTIONS
    state_class = State
    view_class = View
    event_class = Event

    def why_not_start(self, seats: int, _: Options) -> Message | None:
        return None if seats in self.seats else texts.PLAYERS

    def new(self, seats: int, options: Options, rng: Rng) -> State:
        if reason := self.why_not_start(seats, options):
            raise BadOptions(reason)
        deck, rng = rng.shuffled(CARDS)
        hands, deck = _dealt(deck, (HAND,) * seats)
        return State(options, (None,) * len(SPACES), hands, deck, rng)

    def to_act(self, state: State) -> Seat | None:
        return state.to_act

    def legal_moves(self, state: State) -> Sequence[Move]:
        seat = state.to_act
        if seat is None:
            return ()
        free = [number for number in SPACES if state.spaces[number] is None]
        return tuple(PlaceCard(card, number) for card in state.hands[seat] for number in free)

    def why_not(self, state: State, move: Move) -> Message | None:
        seat = state.to_act
        if seat is None:
            return texts.OVER
        if move.card not in state.hands[seat]:
            return texts.NOT_HELD.bind(card=move.card)
        return None if state.spaces[move.space] is None else texts.OCCUPIED

    def apply(self, state: State, move: Move) -> Step[State, Event]:
        reason, seat = self.why_not(state, move), state.to_act
        if reason is not None or seat is None:
            raise IllegalMove(reason or texts.OVER)
        spaces = replaced(state.spaces, move.space, Laid(move.card, seat))
        held = tuple(card for card in state.hands[seat] if card != move.card)
        drawn, deck = state.deck[:1], state.deck[1:]
        hands = replaced(state.hands, seat, tuple(sorted((*held, *drawn))))
        after = evolve(state, spaces=spaces, hands=hands, deck=deck)
        events: list[Event] = [Moved(card_piece(move.card), hand(seat), space(move.space))]
        events += (Scored(*scored) for scored in lines_of(after) if scored not in lines_of(state))
        events += (Moved(card_piece(card), DECK, hand(seat)) for card in drawn)
        return Step(after, tuple(events))

    def parse(self, code: str) -> Move:
        found = re.fullmatch(r"([1-9])@([0-8])", code, re.ASCII)
        if found is None:
            raise UnreadableMove(texts.UNREADABLE.bind(code=code))
        return PlaceCard(int(found[1]), int(found[2]))

    def score(self, state: State, seat: Seat) -> ScoreSheet:
        return ScoreSheet(tuple(line for owner, line in lines_of(state) if owner == seat))

    def outcome(self, state: State) -> Outcome | None:
        if state.to_act is not None:
            return None
        standings = ranked([(self.score(state, seat).total,) for seat in range(state.seats)])
        outcome = Outcome(standings, texts.SHARED)
        if len(outcome.winners) > 1:
            return outcome
        best = standings[0]
        reason = texts.MOST_POINTS.bind(winner=Player(best.seat), points=best.points)
        return Outcome(standings, reason)

    def view(self, state: State, seat: Seat | None) -> View:
        others = (held for owner, held in enumerate(state.hands) if owner != seat)
        return View(
            viewer=seat,
            options=state.options,
            spaces=state.spaces,
            hand=() if seat is None else state.hands[seat],
            hand_sizes=tuple(map(len, state.hands)),
            unseen=tuple(sorted((*state.deck, *(card for held in others for card in held)))),
        )

    def redact(self, event: Event, seat: Seat | None) -> Event:
        match event:
            case Moved(_, source, target) if source == DECK and target.seat != seat:
                return evolve(event, piece=BACK)
            case _:
                return event

    def hides(self, _: Move) -> bool:
        return False

    def reveals(self, view: View, events: Sequence[Event]) -> bool:
        mover = view.to_act
        if mover is None:
            return False
        if mover != view.viewer:
            return len(view.unseen) > view.hand_sizes[mover]
        draws = any(isinstance(event, Moved) and event.source == DECK for event in events)
        return draws and len(view.unseen) > 1

    def determinize(self, view: View, rng: Rng) -> State:
        order, rng = rng.shuffled(view.unseen)
        sizes = [n if seat != view.viewer else 0 for seat, n in enumerate(view.hand_sizes)]
        hands, deck = _dealt(order, sizes)
        if view.viewer is not None:
            hands = replaced(hands, view.viewer, view.hand)
        return State(view.options, view.spaces, hands, deck, rng)

    def flaw(self, state: State) -> Message | None:
        if state.seats not in self.seats or len(state.spaces) != len(SPACES):
            return texts.BAD_SHAPE
        if not are_complete(self.options, state.options):
            return texts.BAD_OPTIONS
        laid = [each for each in state.spaces if each is not None]
        held = [card for cards in state.hands for card in cards]
        if sorted((*held, *state.deck, *(each.card for each in laid))) != list(CARDS):
            return texts.BAD_CARDS
        turns = [number % state.seats for number in range(len(laid))]
        if sorted(each.seat for each in laid) != sorted(turns):
            return texts.BAD_TURNS
        drawn = [number % state.seats for number in range(len(CARDS) - HAND * state.seats)]
        for seat, cards in enumerate(state.hands):
            size = HAND + drawn[: len(laid)].count(seat) - turns.count(seat)
            if len(cards) != size or list(cards) != sorted(cards):
                return texts.BAD_HANDS
        return None


def _dealt(
    deck: tuple[int, ...], sizes: Sequence[int]
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    hands: tuple[tuple[int, ...], ...] = ()
    for size in sizes:
        hands, deck = (*hands, tuple(sorted(deck[:size]))), deck[size:]
    return hands, deck


def lines_of(state: State) -> list[tuple[Seat, ScoreLine]]:
    return list(_lines(state))


def _lines(state: State) -> Iterator[tuple[Seat, ScoreLine]]:
    for numbers in STRAIGHT + DIAGONALS * bool(state.options["diagonals"]):
        laid = [each for each in (state.spaces[number] for number in numbers) if each is not None]
        if len(laid) == len(numbers):
            highest = max(laid, key=lambda each: each.card)
            points = min(each.card for each in laid)
            yield highest.seat, ScoreLine(points, texts.LINE, tuple(map(space, numbers)))


TOY_GAME: Game[State, Move, Event, View] = ToyGame()


def registered() -> Iterator[ToyGame]:
    """Register the game as long as the generator is not closed; the body of a fixture."""
    register(TOY_BOX, lambda: TOY_GAME)
    yield ToyGame()
    unregister(TOY_BOX.key)
