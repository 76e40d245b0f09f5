"""How strongly the computer plays: five levels, each a budget and a temperature.

Budgets count iterations of a game's search, not seconds, so that a level is as strong on every
machine. The temperature is the largest loss, in the unit of the search's values, that a level
overlooks: among the moves that seem at most so much worse than the best, it draws one. A level
that is content with less than the usual points overlooks only what it and the best other player
are expected to have beyond them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from core.kernel.messages import Message, text
from core.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.kernel.game import AnyGame
    from core.kernel.messages import Seat

    from .advice import Advice, Candidate

    Searcher = Callable[[Any, Seat, int, int, Callable[[], bool]], Advice]


def _azul_duel(view: Any, seat: Seat, budget: int, seed: int, stop: Callable[[], bool]) -> Advice:
    from . import azul_duel  # noqa: PLC0415 - fetched when it is first asked

    return azul_duel.search(view, seat, budget, seed, stop)


def _kingdomino(view: Any, seat: Seat, budget: int, seed: int, stop: Callable[[], bool]) -> Advice:
    from . import kingdomino  # noqa: PLC0415 - fetched when it is first asked

    return kingdomino.search(view, seat, budget, seed, stop)


def _pixies(view: Any, seat: Seat, budget: int, seed: int, stop: Callable[[], bool]) -> Advice:
    from . import pixies  # noqa: PLC0415 - fetched when it is first asked

    return pixies.search(view, seat, budget, seed, stop)


SEARCHERS: Mapping[str, Searcher] = {
    "azul_duel": _azul_duel,
    "kingdomino": _kingdomino,
    "pixies": _pixies,
}
"""The search of each game: ``search(view, seat, budget, seed, stop)``."""


@frozen
class Strength:
    """What a level is in one game.

    Attributes:
        budget: How many iterations it searches.
        temperature: The largest loss that it overlooks.
        content: With which share of the usual points it is content, for itself and the best other
            player together; 0: it always wants more.

    """

    budget: int
    temperature: float = 0.0
    content: float = 0.0


STRENGTHS: Mapping[str, Mapping[str, Strength]] = {
    "azul_duel": {
        "novice": Strength(24, 30.0),
        "casual": Strength(48, 7.0),
        "skilled": Strength(48),
        "hard": Strength(100),
        "expert": Strength(300),
    },
    "kingdomino": {
        "novice": Strength(60, 10.0, 0.67),
        "casual": Strength(60, 9.0),
        "skilled": Strength(90, 5.0),
        "hard": Strength(220, 2.5),
        "expert": Strength(8000),
    },
    "pixies": {
        "novice": Strength(40, 12.0),
        "casual": Strength(60, 7.0),
        "skilled": Strength(100, 4.0),
        "hard": Strength(300, 1.0),
        "expert": Strength(40_000),
    },
}

UTMOST: Mapping[str, Strength] = {"azul_duel": Strength(6000)}
"""How strongly advice is thought about where no level plays as strongly as the search can."""


@frozen
class Level:
    """A level with its name and what to expect of it."""

    title: Message
    explanation: Message


LEVELS: Mapping[str, Level] = {
    "novice": Level(
        text("levels", "Novice"),
        text("levels", "For a first game: plays sensibly, but misses things."),
    ),
    "casual": Level(
        text("levels", "Casual"),
        text("levels", "Sees good moves, and now and then overlooks a better one."),
    ),
    "skilled": Level(
        text("levels", "Skilled"),
        text("levels", "Thinks about what may come and seldom errs."),
    ),
    "hard": Level(
        text("levels", "Hard"),
        text("levels", "Weighs every chance, and what the others want."),
    ),
    "expert": Level(
        text("levels", "Expert"),
        text("levels", "Plans far ahead and forgives no mistake."),
    ),
}
LARGE_LOSS = 1 / 8
"""What a level that is content overlooks at least, of the usual points, in games of many points."""

EASIEST = "novice"
STRONGEST = "expert"

_STEPS = 2**20


def think(  # noqa: PLR0913 - a question has that many parts
    game: AnyGame, view: Any, seat: Seat, level: str, *, seed: int, stop: Callable[[], bool]
) -> Advice:
    """Recommend a move, on what a seat sees alone.

    Args:
        game: The rules.
        view: What the seat sees.
        seat: Who is to act.
        level: The key of a level.
        seed: The same seed gives the same move on every machine.
        stop: Asked about thirty times a second; once it says so, the best so far must do.

    """
    return seek(game, view, seat, STRENGTHS[game.key][level], seed=seed, stop=stop)


def advise(game: AnyGame, view: Any, seat: Seat, *, seed: int, stop: Callable[[], bool]) -> Advice:
    """Recommend a move as strongly as can be."""
    strength = UTMOST.get(game.key, STRENGTHS[game.key][STRONGEST])
    return seek(game, view, seat, strength, seed=seed, stop=stop)


def seek(  # noqa: PLR0913 - likewise
    game: AnyGame, view: Any, seat: Seat, strength: Strength, *, seed: int, stop: Callable[[], bool]
) -> Advice:
    """Recommend a move as strongly as asked."""
    advice = SEARCHERS[game.key](view, seat, strength.budget, seed, stop)
    if strength.content:
        return _content(advice, strength, Rng.seeded(seed))
    return _careless(advice, strength.temperature, Rng.seeded(seed))


def _content(advice: Advice, strength: Strength, rng: Rng) -> Advice:
    """Put any of the moves first that cost no more than what is expected beyond enough.

    What the best other player has counts like its own: the better the other stands, the more it
    gives away, and those who stand badly hardly ever get anything.
    """
    best = advice.best
    own = best.points or 0.0
    beyond = own + (own - best.value) - 2 * strength.content * advice.usual
    most = max(strength.temperature, LARGE_LOSS * advice.usual)
    spare = min(max(beyond, 0.0), most)
    near = [each for each in advice.candidates if best.value - each.value <= spare]
    return _first(advice, rng.choice(near)[0])


def _careless(advice: Advice, temperature: float, rng: Rng) -> Advice:
    """Put one of the moves first whose loss is below the temperature, small losses likelier."""
    if not temperature:
        return advice
    best = advice.best.value
    weights = [_weight(best - candidate.value, temperature) for candidate in advice.candidates]
    if len(weights) < 2 or not any(weights[1:]):  # noqa: PLR2004 - there is nothing to choose
        return advice
    mark, _ = rng.below(sum(weights))
    return _first(advice, _drawn(advice.candidates, weights, mark))


def _first(advice: Advice, chosen: Candidate) -> Advice:
    others = (candidate for candidate in advice.candidates if candidate is not chosen)
    return evolve(advice, candidates=(chosen, *others))


def _weight(loss: float, temperature: float) -> int:
    if loss <= 0:
        return _STEPS
    return int(_STEPS * (1 - loss / temperature) ** 2) if loss < temperature else 0


def _drawn(candidates: tuple[Candidate, ...], weights: list[int], mark: int) -> Candidate:
    for candidate, weight in zip(candidates, weights, strict=True):
        if mark < weight:
            return candidate
        mark -= weight
    return candidates[0]
