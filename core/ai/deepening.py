"""Analyze a position ever deeper: each answer searches twice as long as the one before.

Each step is a search of its own with the same seed, so an answer depends on its number of playouts
alone and not on the machine. All steps together take about twice as long as the last one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.kernel.rng import Rng

from .advice import Advice, Candidate
from .opponents import opponent_of
from .principal_line import principal_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from core.kernel.game import AnyGame
    from core.kernel.messages import Seat


FIRST = 32
"""The playouts of the first answer: about 20 ms where they cost most."""
MOST = 2**19
"""The playouts of the last answer; a deeper tree needs more memory than it gains."""


@frozen
class Line:
    """A candidate and the moves expected after it, its own first."""

    candidate: Candidate
    moves: tuple[Any, ...]


@frozen
class Depth:
    """What is known after a number of playouts.

    Attributes:
        lines: The best moves with their principal lines, the best first.
        advice: Everything that the search found.
        last: Whether no deeper answer follows: the search is exhausted or as deep as it goes.

    """

    lines: tuple[Line, ...]
    advice: Advice
    last: bool


def deepening(  # noqa: PLR0913 - a question has that many parts
    game: AnyGame,
    view: Any,
    seat: Seat,
    lines: int,
    *,
    seed: int,
    stop: Callable[[], bool],
    most: int = MOST,
) -> Iterator[Depth]:
    """Yield deeper and deeper answers until stopped, at least one.

    A deeper search that is stopped yields nothing; the first one yields what it found by then.

    Args:
        game: The rules.
        view: What the seat sees.
        seat: Who is to act.
        lines: How many moves are followed.
        seed: The same seed gives the same answers on every machine.
        stop: Called about thirty times a second.
        most: With how many playouts the last answer is found.

    """
    search = opponent_of(game).search
    choices = len(game.legal_moves(game.determinize(view, Rng.seeded(0))))
    budget = min(FIRST, most)
    while True:
        advice = search(view, seat, budget, seed, stop)
        if stop() and budget > min(FIRST, most):
            return
        exhausted = 2 * advice.nodes <= budget
        last = stop() or exhausted or choices == 1 or budget >= most
        yield Depth(_followed(game, view, advice, lines), advice, last)
        if last:
            return
        budget = min(2 * budget, most)


def _followed(game: AnyGame, view: Any, advice: Advice, lines: int) -> tuple[Line, ...]:
    best = advice.ranking[:lines]
    return tuple(Line(each, principal_line(game, view, each)) for each in best)
