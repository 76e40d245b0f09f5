"""Review a game: the best move of every decision, and what the move played lost against it.

A decision is judged by what its seat could see, so a good move stays good if a later draw spoils
it.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from core.kernel.messages import Seat, text
from core.kernel.rng import Rng
from core.reveals import reveals

from .advice import Candidate
from .opponents import opponent_of
from .reasons import ONLY, Reason, reason_against, reason_for

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.kernel.game import AnyGame
    from core.match import Match

    from .advice import Advice

    Stop = Callable[[], bool]

DUEL = 2
_GUESSES = 2

TRIALS = text("reasons", "In 100 simulated games, it wins {best}; the move played wins {played}.")


class Grade(Enum):
    """The grade of a decision."""

    FORCED = "forced"
    BEST = "best"
    EQUAL = "equal"
    MISTAKE = "mistake"


@frozen
class Verdict:
    """The judgment of one decision.

    Attributes:
        ply: How many moves had been made before.
        seat: Whose decision it was.
        best: The best move, with its lead and chance.
        played: The move that was made, with its own.
        reason: Why the best move is good, or better than the one that was made; None: both are
            about as good.
        free: Whether there was anything to decide; if not, nothing else is known.

    """

    ply: int
    seat: Seat
    best: Candidate
    played: Candidate
    reason: Reason | None
    free: bool

    @property
    def lost(self) -> int:
        """How many percent of the chance to win the move gave away; 0: none that is clear."""
        return self.played.behind(self.best)

    @property
    def grade(self) -> Grade:
        """The grade of the move, from its loss."""
        if not self.free:
            return Grade.FORCED
        if self.best.move == self.played.move:
            return Grade.BEST
        return Grade.MISTAKE if self.lost else Grade.EQUAL


def judge(
    match: Match,
    ply: int,
    stop: Stop,
    later: Mapping[int, Verdict] | None = None,
    budget: int | None = None,
) -> Verdict | None:
    """Judge the move at this ply; None: the search was stopped.

    Args:
        match: The game.
        ply: How many moves had been made before.
        stop: Called about thirty times a second; once it is true, nothing is judged.
        later: The verdicts on later moves, by their plies: what a move gave away is never more than
            the chances fell until the next decision, unless something was drawn in between.
        budget: With how many iterations to search; None: as many as a review of the game takes.

    """
    before, turn = match.goto(ply), match.line[ply]
    game, seat = match.game, turn.seat
    view = game.view(before.state, seat)
    if len(game.legal_moves(before.state)) == 1:
        only = Candidate(turn.move, 0.0, 0)
        return Verdict(ply, seat, only, only, Reason("only", 0.0, ONLY), free=False)
    playouts = budget or opponent_of(game).review_budget
    advice = opponent_of(game).search(view, seat, playouts, ply, stop)
    if stop():
        return None
    played = _weighed(before, advice, turn.move, playouts, stop)
    after = _found_later(match, ply, later or {})
    best, played = _confirmed(before, (advice.ranking[0], played), after, playouts, stop)
    if stop():
        return None
    verdict = Verdict(ply, seat, best, played, None, free=True)
    return evolve(verdict, reason=_reason(game, view, advice, verdict))


def _confirmed(
    before: Match,
    found: tuple[Candidate, Candidate],
    after: Candidate | None,
    budget: int,
    stop: Stop,
) -> tuple[Candidate, Candidate]:
    """Search after both moves, in the same deals, before one is called a mistake.

    The best of many estimates is too high, the more so the fewer trial games there are; a second
    look at both moves is independent of that choice.
    """
    best, played = found[0], _raised(found[1], after)
    if played.behind(best) and before.start.seats == DUEL:
        again = [_guessed(before, each.move, budget, stop) for each in (best, played)]
        if again[0] is not None and again[1] is not None:
            best, played = again[0], _raised(again[1], after)
    return (played, played) if played.merit > best.merit else (best, played)


def _raised(played: Candidate, after: Candidate | None) -> Candidate:
    """Raise a value to the one found at the next decision, if that is higher."""
    if after is None or after.merit <= played.merit:
        return played
    return evolve(after, move=played.move)


def _found_later(match: Match, ply: int, later: Mapping[int, Verdict]) -> Candidate | None:
    """Find the value of a move that drew nothing, from the next decision of two players."""
    if match.start.seats != DUEL:
        return None
    for after in range(ply + 1, len(match.line)):
        verdict = later.get(after)
        if verdict is None or reveals(match, after - 1, range(DUEL)):
            return None
        if verdict.free and verdict.best.chance is not None:
            same = verdict.seat == match.line[ply].seat
            return verdict.best if same else _turned(verdict.best)
    return None


def _turned(candidate: Candidate) -> Candidate:
    """Convert the numbers of a move to the other player's side."""
    chance = 1.0 - (candidate.chance or 0.0)
    return Candidate(candidate.move, -candidate.value, candidate.visits, chance)


def _reason(game: AnyGame, view: Any, advice: Advice, verdict: Verdict) -> Reason | None:
    best, played = verdict.best, verdict.played
    match verdict.grade:
        case Grade.BEST:
            others = [each for each in advice.ranking if each.move != best.move]
            worse = (each for each in others if each.merit <= best.merit)
            return reason_for(game, view, evolve(advice, candidates=(best, *worse)), best)
        case Grade.MISTAKE:
            trials = TRIALS.bind(best=best.percent or 0, played=played.percent or 0)
            numbers = Reason("trials", float(verdict.lost), trials)
            return reason_against(game, view, best.move, played.move) or numbers
        case _:
            return None


def _weighed(before: Match, advice: Advice, move: Any, budget: int, stop: Stop) -> Candidate:
    """Return what a move was worth: as the search found, or as it finds after some guesses."""
    known = advice.of(move)
    if known is not None and advice.is_well_known(known):
        return known
    guessed = _guessed(before, move, budget, stop)
    if guessed is not None:
        return guessed
    worst = min(advice.candidates, key=lambda each: each.value)
    return known or Candidate(move, worst.value, 0, worst.chance, worst.points)


def _guessed(before: Match, move: Any, budget: int, stop: Stop) -> Candidate | None:
    """Search after a move in sampled deals that look alike to its seat; None: not possible."""
    game, state = before.game, before.state
    seat = game.to_act(state)
    if seat is None:
        return None
    view = game.view(state, seat)
    found = []
    for guess in range(_GUESSES):
        after = game.apply(game.determinize(view, Rng.seeded(guess)), move).state
        actor = game.to_act(after)
        if actor is None or stop():
            break
        if actor != seat and state.seats != DUEL:
            return None
        seen = opponent_of(game).search(game.view(after, actor), actor, budget, guess, stop).best
        own = seen if actor == seat else _turned(seen)
        found.append((own.value, own.chance or 0.0))
    if not found:
        return None
    value, chance = (sum(numbers) / len(found) for numbers in zip(*found, strict=True))
    return Candidate(move, value, budget * len(found), chance)
