"""The end of a round of Pixies by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.fast.pixies.search import Search
from core.ai.pixies.packing import BOOK, pack_state, unpack_move
from core.puzzles.endgame import Counter, NotClosed, preference

if TYPE_CHECKING:
    from core.games.pixies.moves import Move
    from core.games.pixies.state import State
    from core.kernel.messages import Seat
    from core.puzzles.endgame import Totals

_SEATS, _FIRST, _TAKEN, _OVER = 0, 3, 4, 6
"""Where a packed position says how many play, who began the turn, what is taken, and the end."""


class PixiesEnd:
    """A search for one solver."""

    def __init__(self, solver: Seat, most: int) -> None:
        """Begin; at most that many positions are looked at."""
        self._solver = solver
        self._counter = Counter(most)

    def totals(self, state: State) -> dict[Move, Totals]:
        """Return the points of all seats at the end of the round after every legal move."""
        self._counter.restart()
        found = self.packed_totals(pack_state(state)[len(BOOK) :], state.taker)
        return {unpack_move(move): totals for move, totals in found.items()}

    def packed_totals(self, packed: list[int], actor: Seat) -> dict[int, Totals]:
        """Return the same for packed moves of a packed position, which comes without its book."""
        legal = Search([*BOOK, *packed], actor, 0).legal_moves()
        return {move: self._after(packed, actor, move) for move in legal}

    def _after(self, packed: list[int], actor: Seat, move: int) -> Totals:
        self._counter.look()
        table = Search([*BOOK, *packed], actor, 0)
        table.play(move)
        after = table.position()
        if after[_OVER]:
            return tuple(table.scores())
        if after[_TAKEN] == 0:
            raise NotClosed
        following = (after[_FIRST] + after[_TAKEN]) % after[_SEATS]
        return max(
            (self._after(after, following, reply) for reply in table.legal_moves()),
            key=lambda totals: preference(totals, following, self._solver),
        )
