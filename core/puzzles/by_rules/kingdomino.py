"""The end of Kingdomino by the rules: the last dominoes lie open.

Once at most one domino can still be chosen, nothing that a player does changes what another one
gets: each lays out the own dominoes as well as possible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.game import Kingdomino
from core.games.kingdomino.kingdom import Laid
from core.games.kingdomino.pieces import DOMINOES
from core.games.kingdomino.scoring import merits
from core.games.kingdomino.state import Decision
from core.puzzles.endgame import Counter, NotClosed, preference

if TYPE_CHECKING:
    from core.games.kingdomino.kingdom import Kingdom
    from core.games.kingdomino.moves import Move
    from core.games.kingdomino.state import State, Table
    from core.kernel.messages import Seat
    from core.kernel.options import Options
    from core.puzzles.endgame import Totals

_GAME = Kingdomino()


class KingdominoEnd:
    """A search for one solver."""

    def __init__(self, solver: Seat, most: int) -> None:
        """Begin; at most that many positions are looked at."""
        self._solver = solver
        self._counter = Counter(most)
        self._known: dict[tuple[Kingdom, tuple[int, ...]], int] = {}

    def totals(self, state: State) -> dict[Move, Totals]:
        """Return the final points of all seats after every legal move."""
        self._counter.restart()
        if state.pile or state.table.opening or state.options["dynasty"]:
            raise NotClosed
        return {
            move: self._ended(_GAME.apply(state, move).state) for move in _GAME.legal_moves(state)
        }

    def _ended(self, state: State) -> Totals:
        table = state.table
        if sum(slot.king is None for slot in table.next_line) <= 1:
            return tuple(
                self._most_points(table.kingdoms[seat], _queue(table, seat), table.options)
                for seat in range(table.seats)
            )
        self._counter.look()
        actor = _GAME.to_act(state)
        if actor is None:
            raise NotClosed
        return max(
            (self._ended(_GAME.apply(state, move).state) for move in _GAME.legal_moves(state)),
            key=lambda totals: preference(totals, actor, self._solver),
        )

    def _most_points(self, kingdom: Kingdom, queue: tuple[int, ...], options: Options) -> int:
        """Return the most points that a kingdom reaches with these dominoes, in this order."""
        known = self._known.get((kingdom, queue))
        if known is not None:
            return known
        self._counter.look()
        if not queue:
            return merits(kingdom, options)[0]
        domino, *later = queue
        laid = [
            kingdom.with_domino(Laid(domino, cell, direction))
            for cell, direction in kingdom.spots(DOMINOES[domino])
        ] or [kingdom.without_domino(domino)]
        most = max(self._most_points(each, tuple(later), options) for each in laid)
        self._known[kingdom, queue] = most
        return most


def _queue(table: Table, seat: Seat) -> tuple[int, ...]:
    """List what a seat still has to place, in its order; the last domino goes to who acts."""
    begin = table.turn + (table.decision is Decision.CLAIM and bool(table.next_line))
    queue = [claim.domino for claim in table.current_line[begin:] if claim.king == seat]
    queue += [
        slot.domino
        for slot in table.next_line
        if (table.actor if slot.king is None else slot.king) == seat
    ]
    return tuple(queue)
