"""The rules of Azul Duel behind the protocol that every game implements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.games.boxes import AZUL_DUEL
from core.kernel.errors import BadOptions, IllegalMove
from core.kernel.game import Step

from . import hiding, invariants, legality, listing, scoring, texts
from .acquiring import pass_turn, take_chip, take_moon, take_sun
from .events import Event
from .moves import (
    Draw,
    KeepPlate,
    Look,
    Move,
    OpenPlate,
    Pass,
    PlaceTile,
    ReturnPlate,
    SkipLine,
    SpendChips,
    TakeChip,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from .parsing import parse
from .plates import draw, keep_plate, look, open_plate, return_plate, take_plate
from .revealing import reveals
from .rounds import new_game
from .settings import OPTIONS
from .state import Stage, State
from .tiling import place_tile, skip_line, spend_chips
from .view import View

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.options import Option, Options
    from core.kernel.rng import Rng
    from core.kernel.scores import Outcome, ScoreSheet

_CARRY_OUT: dict[type, Callable[[State, Any, list[Event]], State]] = {
    OpenPlate: open_plate,
    TakePlate: take_plate,
    Draw: draw,
    Look: look,
    KeepPlate: keep_plate,
    ReturnPlate: return_plate,
    TakeSun: take_sun,
    TakeMoon: take_moon,
    TakeChip: take_chip,
    Pass: pass_turn,
    SpendChips: spend_chips,
    SkipLine: skip_line,
    PlaceTile: place_tile,
}


class AzulDuel:
    """Azul Duel, for two players."""

    key = AZUL_DUEL.key
    title = AZUL_DUEL.title
    seats = AZUL_DUEL.seats
    options: tuple[Option, ...] = OPTIONS
    state_class = State
    view_class = View
    event_class = Event

    def why_not_start(self, seats: int, _: Options) -> Message | None:
        """Say why this number of players cannot play; every mixture of options can be."""
        return None if seats in self.seats else texts.TWO_PLAYERS.citing(texts.SETUP)

    def new(self, seats: int, options: Options, rng: Rng) -> State:
        """Set the table up."""
        if reason := self.why_not_start(seats, options):
            raise BadOptions(reason)
        return new_game(options, rng)

    def to_act(self, state: State) -> Seat | None:
        """Return who decides next."""
        return None if state.stage is Stage.OVER else state.turn

    def legal_moves(self, state: State) -> Sequence[Move]:
        """List every legal move in the order of ``listing``."""
        return listing.legal_moves(state)

    def why_not(self, state: State, move: Move) -> Message | None:
        """Say which one rule a move breaks."""
        return legality.why_not(state, move)

    def apply(self, state: State, move: Move) -> Step[State, Event]:
        """Make a move and everything that follows from it without a decision."""
        if reason := legality.why_not(state, move):
            raise IllegalMove(reason)
        events: list[Event] = []
        after = _CARRY_OUT[type(move)](state, move, events)
        return Step(after, tuple(events))

    def parse(self, code: str) -> Move:
        """Read a move's code."""
        return parse(code)

    def score(self, state: State, seat: Seat) -> ScoreSheet:
        """Itemize a player's points as they stand."""
        return scoring.score(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Rank the players."""
        return scoring.outcome(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """Show what a seat may know."""
        return hiding.view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """Hide in an event what a seat may not know."""
        return hiding.redact(event, seat)

    def hides(self, move: Move) -> bool:
        """Return whether a move names a plate that goes back under the stack unseen."""
        return isinstance(move, ReturnPlate)

    def reveals(self, view: View, events: Sequence[Event]) -> bool:
        """Return whether a move showed tiles, chips or plates that could have been other ones."""
        return reveals(view, events)

    def determinize(self, view: View, rng: Rng) -> State:
        """Sample a full state that looks like this view."""
        return hiding.determinize(view, rng)

    def flaw(self, state: State) -> Message | None:
        """Say which invariant a position breaks."""
        return invariants.flaw(state)
