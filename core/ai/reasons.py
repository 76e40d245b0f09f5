"""Why is this the best move? One sentence, from what the search found and what lies on the table.

Each game finds all reasons for a move. A reason that holds for the other good moves as well says
little, so the one that sets the move apart most is chosen. If there is none, the sentence tells by
how much the search prefers the move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.kernel.messages import plural, text
from core.kernel.rng import Rng

from .opponents import opponent_of
from .reason import Reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.game import AnyGame

    from .advice import Advice, Candidate

__all__ = ["GENERAL", "ONLY", "Reason", "reason_for"]

GENERAL = frozenset({"only", "ahead", "level", "among", "behind"})
"""The kinds of reasons that any game can have, beside those of its opponent."""

ONLY = text("reasons", "There is no other move.")
LEVEL = text("reasons", "Several moves are about equally good; this one did best in trial games.")
AMONG = text("reasons", "Several moves are about equally good; this one is among them.")

_RIVALS = 4
_COMMON = 0.6
"""The share of its weight that a reason loses if it holds for another good move as well."""

_ENOUGH = 0.5


def reason_for(game: AnyGame, view: Any, advice: Advice, candidate: Candidate) -> Reason:
    """Say in one sentence why a candidate is good."""
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

    reasons = sorted(find(view, candidate.move), key=apart, reverse=True)
    if reasons and apart(reasons[0]) >= _ENOUGH:
        return reasons[0]
    return _by_numbers(candidate, others, reasons)


def _by_numbers(
    candidate: Candidate, others: Sequence[Candidate], reasons: Sequence[Reason]
) -> Reason:
    """Compare the values of the search, or give the weightiest reason if they are equal."""
    lead = candidate.value - max((other.value for other in others), default=candidate.value)
    points = round(abs(lead))
    if points and lead > 0:
        sentence = plural(
            "reasons",
            "In trial games it is worth %n point(s) more than any other move.",
            "",
            points,
        )
        return Reason("ahead", lead, sentence)
    if reasons:
        return reasons[0]
    if points:
        sentence = plural(
            "reasons",
            "Only second choice: in trial games it is worth %n point(s) less than the best move.",
            "",
            points,
        )
        return Reason("behind", lead, sentence)
    return Reason("level", 0.0, LEVEL) if lead >= 0 else Reason("among", lead, AMONG)
