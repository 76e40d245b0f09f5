"""When a position is accepted as a puzzle; each condition has a name, which a refusal gives.

1. At least as many legal moves that look different as its kind demands, at most two best ones, and
   a margin to all others: two points, in Pixies three; or the answer wins a game that every other
   move loses. In Pixies the moves have three different values at least: more than a choice between
   two cards.
2. Nothing hidden changes a value: no search draws a piece, and the positions that the solver
   cannot tell apart give the same values.
3. The values by the rules equal those by the engine.
4. The player who looks one move ahead misses it; one puzzle in five may be found so.
5. Novice misses it in most tries.
6. There are one to three own moves (``core.puzzles.course``).
7. No two puzzles are equal up to symmetry, and a game gives one puzzle at most.
8. The answer has a theme and a reason, and each wrong move a cost that has items.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.ai.greedy import greedy
from core.ai.levels import loosened
from core.ai.opponents import opponent_of
from core.games.pixies.state import ROUNDS as PIXIES_ROUNDS
from core.kernel.rng import Rng

from .endgame import lead
from .kinds import MARGINS, Kind, kind_of
from .solving import Solved, endgame
from .symmetry import different

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.game import AnyGame
    from core.kernel.messages import Seat

MOST_BEST = 2
DETERMINIZATIONS = 50
TRIES = {"novice": 12, "casual": 12, "skilled": 12, "hard": 12, "expert": 3}
"""How often each level tries a puzzle; the strongest one hardly varies."""


def is_unique(game: AnyGame, solved: Solved) -> bool:
    """Return whether a decision has a choice, few enough best moves and a margin to all others."""
    kind = kind_of(game.key, solved.state)
    if different(game, solved.state) < kind.least_moves:
        return False
    final = game.key != "pixies" or solved.state.round == PIXIES_ROUNDS
    return stands_out(kind, game.key, list(solved.values.values()), final=final)


def stands_out(kind: Kind, key: str, values: Sequence[int], *, final: bool) -> bool:
    """Return whether the best of some values stand out as a kind of puzzle demands.

    Args:
        kind: The kind of puzzle.
        key: The key of the game.
        values: The values of all legal moves.
        final: Whether the game ends where the values are counted.

    """
    if len(values) < kind.least_moves or len(set(values)) < kind.least_values:
        return False
    best, second = sorted(set(values), reverse=True)[:2]
    if values.count(best) > MOST_BEST:
        return False
    return best - second >= MARGINS[key] or (final and best > 0 > second)


def worlds(game: AnyGame, state: Any, seat: Seat) -> Iterator[Any]:
    """List positions that the solver cannot tell from this one, those that differ in play once.

    What is compared is everything that a search reads; the rest it never asks for, because it gives
    up where a piece would be drawn.
    """
    view = game.view(state, seat)
    seen = {_read_by_search(game, state)}
    for seed in range(DETERMINIZATIONS):
        world = game.determinize(view, Rng.seeded(seed))
        read = _read_by_search(game, world)
        if read not in seen:
            seen.add(read)
            yield world


def _read_by_search(game: AnyGame, state: Any) -> Any:
    if game.key == "kingdomino":
        return state.table
    if game.key == "pixies":
        return state.areas, state.display, state.first, state.finished
    return state.boards, state.factories


def agree(game: AnyGame, solved: Solved) -> bool:
    """Return whether rules and engine agree, on this position and on all that look like it."""
    seat = solved.seat
    values = solved.values
    for world in (solved.state, *worlds(game, solved.state, seat)):
        found = endgame(game.key, seat, engine=True).totals(world)
        if {move: lead(totals, seat) for move, totals in found.items()} != values:
            return False
    return True


def found_by_greed(game: AnyGame, solved: Solved) -> bool:
    """Return whether the player who looks one move ahead finds the answer."""
    view = game.view(solved.state, solved.seat)
    return greedy(game, view, solved.seat, Rng.seeded(1)).best.move in solved.right


def solutions(game: AnyGame, solved: Solved, level: str) -> int:
    """Count how many tries of a level find the answer."""
    opponent = opponent_of(game)
    strength = opponent.strengths[level]
    view = game.view(solved.state, solved.seat)
    found = 0
    advice = None
    for seed in range(1, TRIES[level] + 1):
        if advice is None or game.key != "kingdomino":  # there, an end is enumerated
            advice = opponent.search(view, solved.seat, strength.budget, seed, lambda: False)
        found += loosened(advice, strength, seed).best.move in solved.right
    return found
