"""Why is this a good move? One sentence, from what the search found and what lies on the table.

Each game finds all reasons for a move. A reason that holds for the other good moves as well says
little, so the one that sets the move apart most is chosen. If there is none, the sentence compares
the numbers of the search: the same chances and leads by which the moves are ranked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.kernel.messages import plural, text
from core.kernel.rng import Rng

from .opponents import opponent_of
from .reason import Reason

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from core.kernel.game import AnyGame
    from core.kernel.messages import Message

    from .advice import Advice, Candidate

__all__ = ["GENERAL", "ONLY", "Reason", "reason_against", "reason_for"]

GENERAL = frozenset({"only", "ahead", "level", "among", "behind"})
"""The kinds of reasons that any game can have, beside those of its opponent."""

ONLY = text("reasons", "There is no other move.")
LEVEL = text(
    "reasons", "Several moves are about equally good; this one did best in simulated games."
)
AMONG = text("reasons", "Choice {number}: about as good as the best move.")

_RIVALS = 4
_COMMON = 0.6
"""The share of its weight that a reason loses if it holds for another good move as well."""

_ENOUGH = 0.5


def reason_for(
    game: AnyGame,
    view: Any,
    advice: Advice,
    candidate: Candidate,
    used: Collection[Message] = (),
) -> Reason:
    """Say in one sentence why a candidate is good.

    Args:
        game: The rules.
        view: What the seat to act sees.
        advice: All candidates; the number of a candidate is its place among them.
        candidate: The move to explain.
        used: The sentences already used for other candidates.

    """
    if len(game.legal_moves(game.determinize(view, Rng.seeded(0)))) == 1:
        return Reason("only", 0.0, ONLY)
    find = opponent_of(game).reasons
    others = [each for each in advice.candidates[:_RIVALS] if each.move != candidate.move]
    common: dict[str, float] = {}
    for other in others:
        for reason in find(view, other.move):
            common[reason.kind] = max(common.get(reason.kind, 0.0), reason.weight)

    def apart(reason: Reason) -> float:
        return reason.weight - _COMMON * min(reason.weight, common.get(reason.kind, 0.0))

    unused = (reason for reason in find(view, candidate.move) if reason.sentence not in used)
    reasons = sorted(unused, key=apart, reverse=True)
    if reasons and apart(reasons[0]) >= _ENOUGH:
        return reasons[0]
    return _by_numbers(candidate, advice, others, reasons)


def reason_against(game: AnyGame, view: Any, best: Any, played: Any) -> Reason | None:
    """Find what speaks most for the best move and not for the one that was played instead."""
    find = opponent_of(game).reasons
    shared = {reason.sentence for reason in find(view, played)}
    reasons = [reason for reason in find(view, best) if reason.sentence not in shared]
    return max(reasons, key=lambda reason: reason.weight, default=None)


def _by_numbers(
    candidate: Candidate, advice: Advice, others: Sequence[Candidate], reasons: Sequence[Reason]
) -> Reason:
    """Compare chances, then leads; the weightiest reason comes before a second place."""
    number = advice.candidates.index(candidate) + 1
    rival = max(others, key=lambda each: each.merit, default=candidate)
    first = number <= advice.candidates.index(rival) + 1
    if candidate.merit > rival.merit or (first and candidate.merit == rival.merit):
        return _ahead(candidate, rival) or (reasons[0] if reasons else Reason("level", 0.0, LEVEL))
    if reasons:
        return reasons[0]
    reason = _behind(candidate, rival) or Reason("among", 0.0, AMONG)
    return Reason(reason.kind, reason.weight, reason.sentence.bind(number=number))


def _ahead(candidate: Candidate, rival: Candidate) -> Reason | None:
    if games := rival.behind(candidate):
        sentence = plural(
            "reasons", "In 100 simulated games, it wins %n more than any other move.", "", games
        )
        return Reason("ahead", float(games), sentence)
    lead = candidate.value - rival.value
    if (points := round(lead)) > 0:
        sentence = plural(
            "reasons",
            "In simulated games, it is worth %n point(s) more than any other move.",
            "",
            points,
        )
        return Reason("ahead", lead, sentence)
    return None


def _behind(candidate: Candidate, rival: Candidate) -> Reason | None:
    if games := candidate.behind(rival):
        sentence = plural(
            "reasons",
            "Choice {number}: in 100 simulated games, it wins %n fewer than the best move.",
            "",
            games,
        )
        return Reason("behind", float(-games), sentence)
    lead = candidate.value - rival.value
    if (points := -round(lead)) > 0:
        sentence = plural(
            "reasons",
            "Choice {number}: in simulated games, it is worth %n point(s) less than the best move.",
            "",
            points,
        )
        return Reason("behind", lead, sentence)
    return None
