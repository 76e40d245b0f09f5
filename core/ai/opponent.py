"""The record of a game's computer player; each game that has one fills it in."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias

from attrs import frozen

from core.kernel.messages import Seat

from .advice import Advice
from .reason import Reason

Search: TypeAlias = Callable[[Any, Seat, int, int, Callable[[], bool]], Advice]
ReasonFinder: TypeAlias = Callable[[Any, Any], Sequence[Reason]]
MoveReader: TypeAlias = Callable[[Any, Any], Any]
FoolishMoves: TypeAlias = Callable[[Any, Sequence[Any]], Collection[Any]]

STRONGEST = "expert"
"""The strongest level that finds the same moves on every machine."""

MOST_PLAYOUTS = 1_000_000
"""How many iterations a search of limited time has at most: trees take memory."""

MASTER_SECONDS = 2.0


@frozen
class Strength:
    """What a level is in one game.

    Attributes:
        budget: How many iterations it searches.
        temperature: The largest loss in points that it overlooks.
        content: With which share of the usual points it is content, for itself and the best other
            player together; 0: it always wants more.
        seconds: How long it searches, its budget at most; 0: until the budget is spent. Such a
            level finds other moves on a faster machine.
        whims: In which share of its decisions it draws any legal move that its game does not call
            foolish; from then on it never makes a foolish one.

    """

    budget: int
    temperature: float = 0.0
    content: float = 0.0
    seconds: float = 0.0
    whims: float = 0.0


def no_reasons(view: Any, move: Any) -> Sequence[Reason]:  # noqa: ARG001 - nothing is looked at
    """Find nothing; ``reason_for`` then compares what the search expects of the moves."""
    return ()


def nothing_foolish(view: Any, moves: Sequence[Any]) -> Collection[Any]:  # noqa: ARG001 - likewise
    """Call no move foolish."""
    return ()


def is_a_move(move: Any, state: Any) -> Any:  # noqa: ARG001 - nothing is packed
    """Read a move that the search did not pack."""
    return move


@frozen
class Opponent:
    """The computer player of one game.

    Attributes:
        search: ``search(view, seat, budget, seed, stop)`` recommends moves; it asks ``stop`` about
            thirty times a second.
        strengths: The strength of each level of ``core.ai.levels.LEVELS``.
        review_budget: With how many iterations a review looks at a decision.
        hint: How strongly hints are thought about; None: like the strongest level.
        plans_ahead: Whether the search shares its budget out beforehand; for a limited time, it is
            then told how many iterations the time allows.
        foolish: ``foolish(view, moves)`` lists the legal moves that a child would laugh at.
        reasons: ``reasons(view, move)`` finds the reasons for a move of the seat to act.
        reason_kinds: The kinds of reasons that ``reasons`` finds.
        read_move: ``read_move(packed, state)`` reads a move of ``Candidate.line``.
        compiled: Whether its search is machine code where it was meant to be.

    """

    search: Search
    strengths: Mapping[str, Strength]
    review_budget: int
    hint: Strength | None = None
    plans_ahead: bool = False
    foolish: FoolishMoves = nothing_foolish
    reasons: ReasonFinder = no_reasons
    reason_kinds: frozenset[str] = frozenset()
    read_move: MoveReader = is_a_move
    compiled: bool = True

    @property
    def hint_strength(self) -> Strength:
        """How strongly hints are thought about."""
        return self.hint or self.strengths[STRONGEST]
