"""The protocol that every game implements.

Data and rules are apart. A *state* is a frozen attrs class of tuples, enums and smaller frozen
classes: hashable, and complete, down to the order of every bag, deck and stack and the random
generator itself. A *game* is a stateless object that answers questions about states, so one
instance serves every match. The same seed and the same moves give the same game.

``tests/contract`` holds every registered game to what is written here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .messages import Message, Seat
    from .options import Option, Options
    from .rng import Rng
    from .scores import Outcome, ScoreSheet


class Coded(Protocol):
    """Anything with a short, language-free text form."""

    @property
    def code(self) -> str:
        """The text form; the game's ``parse`` reads it back."""


class Position(Protocol):
    """The fields that every state has."""

    @property
    def seats(self) -> int:
        """The number of players."""

    @property
    def options(self) -> Options:
        """What was chosen before the game started."""


S = TypeVar("S", bound=Position)
M = TypeVar("M", bound=Coded)
E = TypeVar("E")
V = TypeVar("V")


@frozen
class Step(Generic[S, E]):
    """What a move leads to: the new state, and the facts in the order in which they happened."""

    state: S
    events: tuple[E, ...]


class Game(Protocol[S, M, E, V]):
    """Rules of one game."""

    @property
    def key(self) -> str:
        """The name of the game in files, requests and translation contexts."""

    @property
    def title(self) -> Message:
        """The name of the game for people."""

    @property
    def seats(self) -> range:
        """The supported numbers of players."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before the game starts."""

    @property
    def state_class(self) -> type[S]:
        """The class of the game's states, for reading and writing them."""

    @property
    def view_class(self) -> type[V]:
        """The class of the game's views, for sending them to other computers."""

    @property
    def event_class(self) -> Any:
        """The union of the game's events, for sending them to other computers."""

    def why_not_start(self, seats: int, options: Options) -> Message | None:
        """Say why this number of players cannot play with these options; None: they can."""

    def new(self, seats: int, options: Options, rng: Rng) -> S:
        """Set the game up and play everything that needs no decision."""

    def to_act(self, state: S) -> Seat | None:
        """Return who decides next; None: the game is over."""

    def legal_moves(self, state: S) -> Sequence[M]:
        """List every legal move, always in the same order; empty if and only if it is over."""

    def why_not(self, state: S, move: M) -> Message | None:
        """Say which one rule a move breaks, citing its paragraph; None: it is legal.

        Never fails for a move that can be parsed.
        """

    def apply(self, state: S, move: M) -> Step[S, E]:
        """Make a move and everything that follows from it without a decision.

        Raises:
            IllegalMove: With the sentence of ``why_not``.

        """

    def parse(self, code: str) -> M:
        """Read a move's code.

        Raises:
            UnreadableMove: If no move of this game is written so.

        """

    def score(self, state: S, seat: Seat) -> ScoreSheet:
        """Itemize a player's points as they stand."""

    def outcome(self, state: S) -> Outcome | None:
        """Rank the players, ties shared, with the reason; None: it is not over."""

    def view(self, state: S, seat: Seat | None) -> V:
        """Show what a seat may know; None: what a spectator may know."""

    def redact(self, event: E, seat: Seat | None) -> E:
        """Hide in an event what a seat may not know."""

    def hides(self, move: M) -> bool:
        """Return whether only the player who makes a move may know which one it was."""

    def reveals(self, view: V, events: Sequence[E]) -> bool:
        """Return whether a move shows the viewer something that was hidden or left to chance.

        Exact: true if and only if the view before the move allows another course of events that
        the viewer could tell from this one although the same decision was made.

        Args:
            view: What the viewer knew before the move.
            events: What happened, redacted for the viewer.

        """

    def determinize(self, view: V, rng: Rng) -> S:
        """Sample a full state that looks like this view; what is hidden comes from the rng.

        ``view(determinize(view, rng), seat) == view``, and for the seat to act the legal moves
        are those of the true state.
        """

    def flaw(self, state: S) -> Message | None:
        """Say which invariant a position breaks; None: it is consistent.

        Every state that play can reach is consistent. Never fails for fields of their declared
        types.
        """


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


@runtime_checkable
class Remembering(Protocol):
    """A game in which a viewer who has watched knows more than the position shows."""

    def remembered(self, view: Any, past: Iterable[Sequence[Any]]) -> Any:
        """Add to a view what was seen before: the redacted events of each move, latest first."""
