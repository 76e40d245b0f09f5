"""The end of Azul Duel by the engine.

A player's tiling is tried out while the other makes the first move that the engine lists: what the
other lays changes nothing for this player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.azul_duel.packing import STAGES, pack_state, unpack_move
from core.ai.fast.azul_duel.rules import Table
from core.games.azul_duel.board import ROUNDS
from core.games.azul_duel.state import TILING, Stage
from core.puzzles.endgame import Counter, NotClosed, preference

if TYPE_CHECKING:
    from core.games.azul_duel.moves import Move
    from core.games.azul_duel.state import State
    from core.kernel.messages import Seat
    from core.puzzles.endgame import Totals

_STAGE, _TURN, _STARTER, _FIRST, _LINE = range(2, 7)
"""Where a packed position has its stage, who decides and who began the round, and so on."""
_ACQUIRING, _OVER = STAGES.index(Stage.ACQUIRING), STAGES.index(Stage.OVER)
_BOARD = 76
"""How many numbers of a packed position describe one board; both boards stand at its end."""


class AzulDuelEnd:
    """A search for one solver."""

    def __init__(self, solver: Seat, most: int) -> None:
        """Begin; at most that many positions are looked at."""
        self._solver = solver
        self._counter = Counter(most)
        self._tiled: dict[tuple[int, ...], int] = {}
        self._picked: dict[tuple[int, ...], Totals] = {}

    def totals(self, state: State) -> dict[Move, Totals]:
        """Return the final points of both players after every legal move."""
        self._counter.restart()
        if state.round != ROUNDS or state.stage not in TILING | {Stage.ACQUIRING}:
            raise NotClosed
        found = self.packed_totals(pack_state(state))
        return {unpack_move(move, state.line): totals for move, totals in found.items()}

    def packed_totals(self, packed: list[int]) -> dict[int, Totals]:
        """Return the same for packed moves of a packed position of the last round."""
        self._table = Table(packed)
        return {move: self._after(packed, move) for move in self._table.legal()}

    def _played(self, packed: list[int], move: int) -> list[int]:
        self._table.load(packed)
        self._table.play(move)
        return self._table.dump()

    def _after(self, packed: list[int], move: int) -> Totals:
        after = self._played(packed, move)
        if after[_STAGE] != _ACQUIRING:
            return self._most_points(after, 0), self._most_points(after, 1)
        key = tuple(after)
        if key not in self._picked:
            self._counter.look()
            self._picked[key] = max(
                [self._after(after, reply) for reply in self._table.legal()],
                key=lambda totals: preference(totals, after[_TURN], self._solver),
            )
        return self._picked[key]

    def _most_points(self, packed: list[int], seat: Seat) -> int:
        """Return the most points that a player can end with."""
        boards = len(packed) - 2 * _BOARD
        board = packed[boards + seat * _BOARD : boards + (seat + 1) * _BOARD]
        waits = packed[_TURN] != seat and packed[_STAGE] != _OVER
        frame = [packed[_STARTER]] if waits else packed[_STAGE : _LINE + 1]
        key = (seat, packed[_FIRST], *frame, *board)
        if key not in self._tiled:
            self._counter.look()
            self._tiled[key] = self._tried(packed, seat)
        return self._tiled[key]

    def _tried(self, packed: list[int], seat: Seat) -> int:
        table = self._table
        table.load(packed)
        while packed[_STAGE] != _OVER and packed[_TURN] != seat:
            table.play(table.legal()[0])
            packed = table.dump()
        if packed[_STAGE] == _OVER:
            return int(table.totals()[seat])
        return max([self._most_points(self._played(packed, move), seat) for move in table.legal()])
