"""The end of Kingdomino by the engine.

A player's dominoes are laid out by trying all own placements, while the others lay theirs where the
engine lists them first: what they do changes nothing for this player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.fast.kingdomino.endgame import Table
from core.ai.kingdomino.packing import pack_state, unpack_move
from core.puzzles.endgame import Counter, NotClosed, preference

if TYPE_CHECKING:
    from core.games.kingdomino.moves import Move
    from core.games.kingdomino.state import State
    from core.kernel.messages import Seat
    from core.puzzles.endgame import Totals

_LARGEST_DOMINO = 48
Known = dict[tuple[int, ...], int]


class KingdominoEnd:
    """A search for one solver."""

    def __init__(self, solver: Seat, most: int) -> None:
        """Begin; at most that many positions are looked at."""
        self._solver = solver
        self._seats = range(2)
        self._counter = Counter(most)
        self._known: Known = {}

    def totals(self, state: State) -> dict[Move, Totals]:
        """Return the final points of all seats after every legal move."""
        self._counter.restart()
        if state.pile or state.table.opening or state.options["dynasty"]:
            raise NotClosed
        self._seats = range(state.seats)
        root = Table(pack_state(state))
        return {unpack_move(move): self._ended(_after(root, move)) for move in root.moves()}

    def _ended(self, table: Table) -> Totals:
        moves = table.moves()
        if not moves or not _chooses(table, moves):
            return tuple(self._most_points(table, seat) for seat in self._seats)
        self._counter.look()
        actor = table.actor
        return max(
            (self._ended(_after(table, move)) for move in moves),
            key=lambda totals: preference(totals, actor, self._solver),
        )

    def _most_points(self, table: Table, seat: Seat) -> int:
        while table.actor not in (seat, -1):
            table = _after(table, table.moves()[0])
        if table.actor < 0:
            return int(table.merits(seat)[0])
        key = (seat, *_own(table, seat, len(self._seats)))
        if key not in self._known:
            self._counter.look()
            self._known[key] = max(
                self._most_points(_after(table, move), seat) for move in table.moves()
            )
        return self._known[key]


def _after(table: Table, move: int) -> Table:
    """Copy a position and make a move in the copy."""
    copied = Table(table.packed())
    copied.play(move)
    return copied


def _chooses(table: Table, moves: list[int]) -> bool:
    """Return whether two dominoes or more can still be chosen."""
    if 0 < moves[0] <= _LARGEST_DOMINO:
        return len(moves) > 1
    chosen = _after(table, moves[0]).moves()
    return len(chosen) > 1 and 0 < chosen[0] <= _LARGEST_DOMINO


def _own(table: Table, seat: Seat, seats: int) -> tuple[int, ...]:
    """List what a player has laid and still has to lay."""
    packed = table.packed()
    lines = 4 * _LARGEST_DOMINO + 10 + packed[4 * _LARGEST_DOMINO + 9]
    numbers = iter(packed[lines:])
    own = [packed[4 * _LARGEST_DOMINO + 6], packed[4 * _LARGEST_DOMINO + 7]]
    for _ in range(2):
        for _ in range(next(numbers)):
            domino, king = next(numbers), next(numbers)
            if king in (seat, -1):
                own.append(domino)
    for other in range(seats):
        laid = [next(numbers) for _ in range(next(numbers))]
        if other == seat:
            own += laid
    return tuple(own)
