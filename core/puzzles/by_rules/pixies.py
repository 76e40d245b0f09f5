"""The end of a round of Pixies by the rules: the round ends before another card is revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.games.pixies.game import Pixies
from core.games.pixies.placing import placed
from core.games.pixies.scoring import tally
from core.kernel.tuples import replaced
from core.puzzles.endgame import Counter, NotClosed, preference

if TYPE_CHECKING:
    from core.games.pixies.areas import Area
    from core.games.pixies.moves import Move
    from core.games.pixies.state import State
    from core.kernel.messages import Seat
    from core.puzzles.endgame import Totals

_GAME = Pixies()


class PixiesEnd:
    """A search for one solver."""

    def __init__(self, solver: Seat, most: int) -> None:
        """Begin; at most that many positions are looked at."""
        self._solver = solver
        self._counter = Counter(most)
        self._points: dict[Area, int] = {}

    def totals(self, state: State) -> dict[Move, Totals]:
        """Return the points of all seats at the end of the round after every legal move."""
        self._counter.restart()
        return {move: self._ended(_placed(state, move)) for move in _GAME.legal_moves(state)}

    def _ended(self, state: State) -> Totals:
        self._counter.look()
        if state.round_is_over:
            return tuple(self._total(state, seat) for seat in range(state.seats))
        if state.taken == len(state.display):
            raise NotClosed
        actor = state.taker
        return max(
            (self._ended(_placed(state, move)) for move in _GAME.legal_moves(state)),
            key=lambda totals: preference(totals, actor, self._solver),
        )

    def _total(self, state: State, seat: Seat) -> int:
        area = state.areas[seat]
        if area not in self._points:
            self._points[area] = tally(area, state.round).total
        return self._points[area] + sum(each.tallies[seat].total for each in state.finished)


def _placed(state: State, move: Move) -> State:
    """Take and place a card, and leave the table as it is: a round that is over is not cleared."""
    seat = state.taker
    return evolve(
        state,
        areas=replaced(state.areas, seat, placed(state.areas[seat], move)),
        display=replaced(state.display, state.display.index(move.card), None),
    )
