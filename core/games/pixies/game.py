"""The rules of Pixies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.boxes import PIXIES
from core.kernel.errors import BadOptions, IllegalMove
from core.kernel.game import Step
from core.kernel.messages import Player
from core.kernel.tuples import replaced

from . import flaws, moves, rounds, sheets, texts
from . import view as views
from .events import Event
from .pieces import CARDS, CardId
from .places import displayed
from .placing import placed, placements, placing_events, why_not_place
from .state import State
from .view import View

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.options import Option, Options
    from core.kernel.rng import Rng
    from core.kernel.scores import Outcome, ScoreSheet

    from .moves import Move


class Pixies:
    """The rules of Pixies."""

    key = PIXIES.key
    title = PIXIES.title
    seats = PIXIES.seats
    options: tuple[Option, ...] = ()
    state_class = State
    view_class = View
    event_class = Event

    def why_not_start(self, seats: int, options: Options) -> Message | None:
        """Say why this number of players cannot play with these options; None: they can."""
        if seats not in self.seats:
            return texts.WRONG_PLAYERS
        if options.chosen:
            return texts.NO_OPTIONS
        return None

    def new(self, seats: int, options: Options, rng: Rng) -> State:
        """Draw a first player, shuffle and reveal the first cards.

        Raises:
            BadOptions: If the game has no such number of seats.

        """
        if reason := self.why_not_start(seats, options):
            raise BadOptions(reason)
        first, rng = rng.below(seats)
        return rounds.opened(seats, first, (), rng)

    def to_act(self, state: State) -> Seat | None:
        """Return who takes the next card; None: the game is over."""
        return state.to_act

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        """List the placements of every revealed card, in the order of the display."""
        seat = state.to_act
        if seat is None:
            return ()
        area = state.areas[seat]
        return tuple(
            move for card in state.display if card is not None for move in placements(area, card)
        )

    def why_not(self, state: State, move: Move) -> Message | None:
        """Say which one rule a move breaks; None: it is legal."""
        seat = state.to_act
        if seat is None:
            return texts.GAME_OVER
        if move.card not in state.display:
            return _why_not_take(state, move.card)
        return why_not_place(state.areas[seat], move)

    def apply(self, state: State, move: Move) -> Step[State, Event]:
        """Take and place a card, and do what follows.

        Raises:
            IllegalMove: With the sentence of ``why_not``.

        """
        if reason := self.why_not(state, move):
            raise IllegalMove(reason)
        seat = state.taker
        slot = state.display.index(move.card)
        area = state.areas[seat]
        events = placing_events(seat, area, move, displayed(slot))
        after = State(
            areas=replaced(state.areas, seat, placed(area, move)),
            display=replaced(state.display, slot, None),
            deck=state.deck,
            first=state.first,
            finished=state.finished,
            rng=state.rng,
        )
        after, following = rounds.continued(after, last=seat)
        return Step(after, (*events, *following))

    def parse(self, code: str) -> Move:
        """Read a move's code."""
        return moves.parse(code)

    def score(self, state: State, seat: Seat) -> ScoreSheet:
        """Itemize a player's points as they stand."""
        return sheets.sheet(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Rank the players by their totals; None: the game is not over."""
        return sheets.outcome(state) if state.to_act is None else None

    def view(self, state: State, seat: Seat | None) -> View:
        """Show everything but the order of the deck."""
        return views.view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event:  # noqa: ARG002 - nothing is secret
        """Hide nothing: everybody sees everything that happens."""
        return event

    def remembered(self, view: View, past: Iterable[Sequence[Event]]) -> View:
        """Add who took the cards of this turn."""
        return views.remembered(view, past)

    def hides(self, _: Move) -> bool:
        """Return whether a move is secret; here every move is made in the open."""
        return False

    def reveals(self, view: View, events: Sequence[Event]) -> bool:
        """Return whether a move turned up cards of the deck."""
        return views.reveals(view, events)

    def determinize(self, view: View, rng: Rng) -> State:
        """Sample an order of the deck."""
        return views.determinize(view, rng)

    def flaw(self, state: State) -> Message | None:
        """Say which invariant a position breaks; None: it is consistent."""
        return flaws.flaw(state)


def _why_not_take(state: State, card: CardId) -> Message:
    face = CARDS[card]
    reason = texts.STILL_IN_DECK
    for seat, area in enumerate(state.areas):
        if card in area.cards:
            reason = texts.ALREADY_TAKEN.bind(player=Player(seat))
    return reason.bind(number=face.number, color=texts.color_of(face))
