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

EARLY = 8
"""A round is early while the area of the seat to act has fewer cards."""

CALIBRATIONS = {
    3: (
        *((0.8, 0.12, 1.0), (0.8, 0.12, 1.0)),
        *((0.8, 0.04, 1.0), (0.8, 0.04, 1.0)),
        *((1.0, 0.08, 1.0), (1.0, 0.08, 1.0)),
    ),
    4: (
        *((1.0, 0.11, 0.8), (1.0, 0.13, 0.85)),
        *((1.0, -0.02, 0.82), (1.0, 0.0, 0.93)),
        *((1.0, 0.01, 0.81), (1.0, 0.04, 0.95)),
    ),
    5: (
        *((1.0, 0.01, 0.23), (1.0, 0.05, 0.68)),
        *((1.0, -0.11, 0.78), (1.0, -0.07, 0.91)),
        *((1.0, 0.01, 0.81), (1.0, 0.1, 1.03)),
    ),
}
"""The calibration by the number of players, early and late in each round: the kept share, optimism,
and steepness of the odds."""


def search(view: View, seat: Seat, budget: int, seed: int, stop: Callable[[], bool]) -> Advice:
    """Search with a number of iterations; values are leads expected at the end of the round."""
    packed = pack(view)
    count = TREES if budget >= WORTH_SHARING else 1
    trees = ParallelTrees([Search(packed, seat, chance) for chance in seeds(seed + 1, count)])
    nodes = run_in_slices(trees, budget, stop)
    calibration = _calibration(view)
    return Advice(weighed(trees.candidates(), trees.prospects(), unpack_move, calibration), nodes)


def is_early(view: View) -> bool:
    """Return whether most of the round is still to come for the seat to act."""
    spaces = view.areas[view.to_act or 0].spaces
    cards = sum((space.up is not None) + (space.down is not None) for space in spaces)
    return cards < EARLY


def _calibration(view: View) -> Calibration:
    """Correct the chances as games between equals show (``docs/review.md``)."""
    if view.seats not in CALIBRATIONS:
        return UNCHANGED
    stage = 2 * view.round - 1 - is_early(view)
    share, optimism, steepness = CALIBRATIONS[view.seats][stage]
    return Calibration(share, view.seats, optimism, steepness)
