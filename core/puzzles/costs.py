"""What a wrong answer costs, item by item, from the score sheets at the end of both courses."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.games.pixies import texts as pixies_texts
from core.games.pixies.sheets import round_lines
from core.kernel.messages import Message, Seat
from core.kernel.scores import ScoreSheet

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from core.kernel.game import AnyGame

    from .endgame import Totals
    from .solving import Solved, Solver


@frozen
class Item:
    """What a seat scores for one thing at the ends of two courses.

    Attributes:
        seat: Whose points they are.
        reason: What scores: a terrain, the validated cards, a scoring tablet.
        right: The points after the right answer.
        wrong: The points after the wrong answer.

    """

    seat: Seat
    reason: Message
    right: int
    wrong: int

    def cost(self, solver: Seat) -> int:
        """Return what the item costs the solver by the wrong answer."""
        difference = self.right - self.wrong
        return difference if self.seat == solver else -difference


def sheets_at_end(game: AnyGame, before: Any, after: Any) -> tuple[ScoreSheet, ...]:
    """Itemize all points; in Pixies, those of the round in which the puzzle began."""
    if game.key != "pixies":
        return tuple(game.score(after, seat) for seat in range(after.seats))
    ended = after.finished[before.round - 1].areas if after.round > before.round else after.areas
    return tuple(
        ScoreSheet(tuple(round_lines(seat, area, before.round))) for seat, area in enumerate(ended)
    )


def rivals(right: Totals, wrong: Totals, solver: Seat) -> tuple[Seat, ...]:
    """List the others whose points the leads at the ends of two courses are measured by.

    It is one seat where the same one is the best other in both; then all items add up to the cost.
    """
    best = [_best_others(totals, solver) for totals in (right, wrong)]
    both = [seat for seat in best[0] if seat in best[1]]
    return (both[0],) if both else (best[0][0], best[1][0])


def _best_others(totals: Totals, solver: Seat) -> list[Seat]:
    others = [seat for seat in range(len(totals)) if seat != solver]
    return [seat for seat in others if totals[seat] == max(totals[each] for each in others)]


_PIXIES = {"symbols": pixies_texts.SYMBOLS, "color-zone": pixies_texts.ZONE}


def category_of(reason: Message) -> Message:
    """Return what a line of a score sheet is about, without its numbers."""
    if reason.context == "pixies" and reason.rule:
        return _PIXIES.get(reason.rule, pixies_texts.VALIDATED)
    terrain = dict(reason.args).get("terrain")
    return terrain if isinstance(terrain, Message) else reason


def compared(
    right: Sequence[ScoreSheet], wrong: Sequence[ScoreSheet], seats: Iterable[Seat]
) -> tuple[Item, ...]:
    """List in what some seats score differently at two ends."""
    items = []
    for seat in seats:
        gained, lost = (_by_category(sheets[seat]) for sheets in (right, wrong))
        items += [
            Item(seat, category, gained[category], lost[category])
            for category in dict.fromkeys((*gained, *lost))
            if gained[category] != lost[category]
        ]
    return tuple(items)


def _by_category(sheet: ScoreSheet) -> Counter[Message]:
    points: Counter[Message] = Counter()
    for line in sheet.lines:
        points[category_of(line.reason)] += line.points
    return points


def cost_of(game: AnyGame, solver: Solver, solved: Solved, wrong: Any) -> tuple[Item, ...]:
    """Itemize what a wrong move costs against the best one, both played on perfectly."""
    moves = solved.right[0], wrong
    right, other = (
        sheets_at_end(game, solved.state, solver.end(solved.state, each)) for each in moves
    )
    seats = rivals(solved.totals[moves[0]], solved.totals[wrong], solved.seat)
    return compared(right, other, (solved.seat, *seats))
