"""Run the engine's search of Azul Duel on a seat's view and return its candidates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.advice import Advice, weighed
from core.ai.calibration import Calibration
from core.ai.fast.azul_duel.search import Search
from core.ai.parallel_trees import ParallelTrees, seeds
from core.ai.time_slices import run_in_slices

from .packing import pack, unpack_move

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.games.azul_duel.view import View
    from core.kernel.messages import Seat

SEATS = 2
TREES = 2
WORTH_SHARING = 4000
"""The number of playouts from which two trees are grown."""

CALIBRATION = (
    (1.0, 0.1, 0.73),
    (0.66, 0.09, 1.54),
    (0.85, 0.13, 1.2),
    (0.91, 0.16, 1.27),
    (1.0, 0.22, 0.96),
)
"""The calibration of chances in each round: the kept share, optimism, and steepness of the odds.

The last round keeps the whole share, so that its last move wins or loses for certain.
"""


def search(view: View, seat: Seat, budget: int, seed: int, stop: Callable[[], bool]) -> Advice:
    """Search with a number of playouts; values are expected final leads."""
    packed = pack(view)
    count = TREES if budget >= WORTH_SHARING else 1
    trees = ParallelTrees([Search(packed, seat, chance) for chance in seeds(seed, count)])
    nodes = run_in_slices(trees, budget, stop)
    share, optimism, steepness = CALIBRATION[view.round - 1]
    candidates = weighed(
        trees.candidates(),
        trees.prospects(),
        lambda move: unpack_move(move, view.line),
        Calibration(share, SEATS, optimism, steepness),
    )
    return Advice(candidates, nodes)
