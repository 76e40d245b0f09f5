"""Run the engine's search of Pixies on a seat's view and return its candidates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.advice import Advice, weighed
from core.ai.calibration import UNCHANGED, Calibration
from core.ai.fast.pixies.search import Search
from core.ai.parallel_trees import ParallelTrees, seeds
from core.ai.time_slices import run_in_slices

from .packing import pack, unpack_move

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.games.pixies.view import View
    from core.kernel.messages import Seat

TREES = 2
WORTH_SHARING = 10_000
"""The number of iterations from which two trees are grown."""

DUEL, MANY = 2, 4
AMONG_THREE = ((0.8, 0.12), (0.8, 0.04), (1.0, 0.08))
AMONG_MANY = ((0.45, 0.0), (0.8, 0.08), (1.0, 0.1))
"""The calibration of chances, round by round: the kept share, and optimism."""


def search(view: View, seat: Seat, budget: int, seed: int, stop: Callable[[], bool]) -> Advice:
    """Search with a number of iterations; values are leads expected at the end of the round."""
    packed = pack(view)
    count = TREES if budget >= WORTH_SHARING else 1
    trees = ParallelTrees([Search(packed, seat, chance) for chance in seeds(seed + 1, count)])
    nodes = run_in_slices(trees, budget, stop)
    calibration = _calibration(view)
    return Advice(weighed(trees.candidates(), trees.prospects(), unpack_move, calibration), nodes)


def _calibration(view: View) -> Calibration:
    """Correct the chances among several as games between equals show (``docs/review.md``)."""
    if view.seats == DUEL:
        return UNCHANGED
    share, optimism = (AMONG_THREE if view.seats < MANY else AMONG_MANY)[view.round - 1]
    return Calibration(share, view.seats, optimism)
