"""What a wrong answer costs, item by item, from the score sheets at the end of both courses."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.games.pixies.sheets import round_lines
from core.kernel.messages import Message, Seat
from core.kernel.scores import ScoreSheet

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

    from .solving import Solver


@frozen
class Item:
    """A line of a score sheet that only one of two courses leads to.

    Attributes:
        seat: Whose points they are.
        reason: What scores.
        right: The points after the right answer; None: it scores nothing there.
        wrong: The points after the wrong answer; None: it scores nothing there.

    """

    seat: Seat
    reason: Message
    right: int | None
    wrong: int | None

    def cost(self, solver: Seat) -> int:
        """Return what the item costs the solver by the wrong answer."""
        difference = (self.right or 0) - (self.wrong or 0)
        return difference if self.seat == solver else -difference


def final_sheets(game: AnyGame, solver: Solver, state: Any, move: Any) -> tuple[ScoreSheet, ...]:
    """Itemize all points at the end of the course that begins with a move."""
    return sheets_at_end(game, state, solver.end(state, move))


def sheets_at_end(game: AnyGame, before: Any, after: Any) -> tuple[ScoreSheet, ...]:
    """Itemize all points; in Pixies, those of the round in which the puzzle began."""
    if game.key != "pixies":
        return tuple(game.score(after, seat) for seat in range(after.seats))
    ended = after.finished[before.round - 1].areas if after.round > before.round else after.areas
    return tuple(
        ScoreSheet(tuple(round_lines(seat, area, before.round))) for seat, area in enumerate(ended)
    )


def compared(right: tuple[ScoreSheet, ...], wrong: tuple[ScoreSheet, ...]) -> tuple[Item, ...]:
    """List the items in which two ends differ, seat by seat, the solver's points as they stand."""
    items: list[Item] = []
    for seat, (one, other) in enumerate(zip(right, wrong, strict=True)):
        gained = Counter((line.reason, line.points) for line in one.lines)
        lost = Counter((line.reason, line.points) for line in other.lines)
        only_right, only_wrong = list((gained - lost).elements()), list((lost - gained).elements())
        for reason, points in only_right:
            same = next((each for each in only_wrong if each[0] == reason), None)
            if same is not None:
                only_wrong.remove(same)
            items.append(Item(seat, reason, points, None if same is None else same[1]))
        items += [Item(seat, reason, None, points) for reason, points in only_wrong]
    return tuple(items)


def cost_of(game: AnyGame, solver: Solver, state: Any, right: Any, wrong: Any) -> tuple[Item, ...]:
    """Itemize what a wrong move costs against a right one, both played on perfectly."""
    return compared(
        final_sheets(game, solver, state, right), final_sheets(game, solver, state, wrong)
    )
