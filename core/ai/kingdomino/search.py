"""Run the engine's search of Kingdomino on a seat's view and return its candidates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.advice import Advice, weighed
from core.ai.calibration import UNCHANGED, Calibration
from core.ai.fast.kingdomino.search import Search
from core.ai.time_slices import run_in_slices

from .packing import pack, unpack_move

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.games.kingdomino.state import Table
    from core.games.kingdomino.view import View
    from core.kernel.messages import Seat

DUEL = 2

EARLY = 16
"""How many dominoes are at least still to come, early in a game."""

WHILE_UNSEEN = {
    2: ((1.0, 0.14), (1.0, 0.14)),
    3: ((0.8, 0.12), (1.0, 0.12)),
    4: ((0.83, 0.04), (0.82, 0.1)),
}
"""The calibration while dominoes are unseen, by the number of players: early and late in a game."""

LAST_CHOICES = 0.96
"""The kept share while several others choose their last dominoes: they may err."""

SMALL = 5
USUAL = {2: 35.6, 3: 37.6, 4: 42.1}
USUAL_MIDDLE, USUAL_HARMONY = 6.3, 2.5
USUAL_IN_LARGE = 118.0
"""Mean points of 150 greedy games of each kind, by the number of players."""


def search(view: View, seat: Seat, budget: int, seed: int, stop: Callable[[], bool]) -> Advice:
    """Search with a number of playouts; values are expected leads in points."""
    engine = Search(pack(view), seat, seed, budget)
    nodes = run_in_slices(engine, budget, stop)
    calibration = _calibration(view.table, view.pile)
    candidates = weighed(engine.candidates(), engine.prospects(), unpack_move, calibration)
    return Advice(candidates, nodes, _usual(view.table))


def _usual(table: Table) -> float:
    """Return how many points the greedy player of the playouts makes on average in such a game."""
    if table.setup.size > SMALL:
        return USUAL_IN_LARGE
    middle, harmony = (bool(table.options[key]) for key in ("middle_kingdom", "harmony"))
    return USUAL[table.seats] + USUAL_MIDDLE * middle + USUAL_HARMONY * harmony


def _calibration(table: Table, pile: int) -> Calibration:
    """Correct the chances as games between equal players have shown (``docs/review.md``)."""
    if pile:
        early, late = WHILE_UNSEEN[table.seats]
        share, optimism = early if pile >= EARLY else late
        return Calibration(share, table.seats, optimism)
    if table.seats > DUEL and table.next_line:
        return Calibration(LAST_CHOICES, table.seats)
    return UNCHANGED
