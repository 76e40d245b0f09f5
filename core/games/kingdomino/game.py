"""Kingdomino as an implementation of the protocol of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.boxes import KINGDOMINO

from . import flaws, legality, moves, rules, scoring, variants
from . import view as views
from .events import Event
from .state import State
from .view import View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.game import Step
    from core.kernel.messages import Message, Seat
    from core.kernel.options import Options
    from core.kernel.rng import Rng
    from core.kernel.scores import Outcome, ScoreSheet

    from .moves import Move


class Kingdomino:
    """The rules of Kingdomino."""

    key = KINGDOMINO.key
    title = KINGDOMINO.title
    seats = KINGDOMINO.seats
    options = variants.OPTIONS
    state_class = State
    view_class = View
    event_class = Event

    def why_not_start(self, seats: int, options: Options) -> Message | None:
        """Say why this number of players cannot play with these options."""
        return variants.why_not_start(seats, options)

    def new(self, seats: int, options: Options, rng: Rng) -> State:
        """Set the game up: the first line is drawn, the starting player chooses."""
        return rules.new(seats, options, rng)

    def to_act(self, state: State) -> Seat | None:
        """Return who decides next."""
        return state.table.actor

    def legal_moves(self, state: State) -> Sequence[Move]:
        """List every legal move in the order that ``legality`` documents."""
        return legality.legal_moves(state.table)

    def why_not(self, state: State, move: Move) -> Message | None:
        """Say which one rule a move breaks."""
        return legality.why_not(state.table, move)

    def apply(self, state: State, move: Move) -> Step[State, Event]:
        """Make a move and everything that follows from it."""
        return rules.apply(state, move)

    def parse(self, code: str) -> Move:
        """Read a move's code."""
        return moves.parse(code)

    def score(self, state: State, seat: Seat) -> ScoreSheet:
        """Itemize a player's points as they stand."""
        return scoring.score(state.table, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Rank the players with the reason."""
        return scoring.outcome(state.table)

    def view(self, state: State, seat: Seat | None) -> View:
        """Show what a seat may know."""
        return views.view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event:  # noqa: ARG002 - nothing is hidden
        """Return the event unchanged: nothing that happens in this game is hidden."""
        return event

    def hides(self, _: Move) -> bool:
        """Return whether a move is secret; here every move is made in the open."""
        return False

    def reveals(self, view: View, events: Sequence[Event]) -> bool:
        """Return whether a move showed dominoes that could have been other ones."""
        return views.reveals(view, events)

    def determinize(self, view: View, rng: Rng) -> State:
        """Sample a full state that looks like this view."""
        return views.determinize(view, rng)

    def flaw(self, state: State) -> Message | None:
        """Say which invariant a position breaks."""
        return flaws.flaw(state)
