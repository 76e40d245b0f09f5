"""The end of Azul Duel by the rules: the last picks and the tiling of the last round.

Nothing is drawn any more, and at most one chip lies face down, so everybody knows it. When the
factories are bare, each player tiles alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel.board import ROUNDS
from core.games.azul_duel.game import AzulDuel
from core.games.azul_duel.scoring import final_lines
from core.games.azul_duel.state import TILING, Stage
from core.puzzles.endgame import Counter, NotClosed, preference

if TYPE_CHECKING:
    from core.games.azul_duel.board import Board
    from core.games.azul_duel.moves import Move
    from core.games.azul_duel.state import Factory, State
    from core.kernel.messages import Seat
    from core.puzzles.endgame import Totals

_GAME = AzulDuel()


class AzulDuelEnd:
    """A search for one solver."""

    def __init__(self, solver: Seat, most: int) -> None:
        """Begin; at most that many positions are looked at."""
        self._solver = solver
        self._counter = Counter(most)
        self._tiled: dict[tuple[Board, Stage, int, bool], int] = {}
        self._picked: dict[
            tuple[tuple[Board, ...], tuple[Factory, ...], Seat, Seat | None], Totals
        ] = {}

    def totals(self, state: State) -> dict[Move, Totals]:
        """Return the final points of both players after every legal move."""
        self._counter.restart()
        if state.round != ROUNDS or state.stage not in TILING | {Stage.ACQUIRING}:
            raise NotClosed
        covered = {f.chip for f in state.factories if f.chip is not None and not f.is_bare}
        if len(covered) > 1:
            raise NotClosed
        return {
            move: self._ended(_GAME.apply(state, move).state) for move in _GAME.legal_moves(state)
        }

    def _ended(self, state: State) -> Totals:
        if state.stage is not Stage.ACQUIRING:
            return self._both_tiled(state)
        key = (state.boards, state.factories, state.turn, state.first_tile)
        if key not in self._picked:
            self._counter.look()
            self._picked[key] = max(
                (self._ended(_GAME.apply(state, move).state) for move in _GAME.legal_moves(state)),
                key=lambda totals: preference(totals, state.turn, self._solver),
            )
        return self._picked[key]

    def _both_tiled(self, state: State) -> Totals:
        """Let each player tile alone, first the one who began the round."""
        best: dict[Seat, int] = {}
        while (seat := _GAME.to_act(state)) is not None:
            best[seat] = self._most_points(state, seat)
            while _GAME.to_act(state) == seat:
                state = _GAME.apply(state, _GAME.legal_moves(state)[-1]).state
        seats = range(state.seats)
        return tuple(best[seat] if seat in best else final_points(state, seat) for seat in seats)

    def _most_points(self, state: State, seat: Seat) -> int:
        """Return the most points that the seat that tiles now can end with."""
        if state.stage is Stage.OVER or state.turn != seat:
            return final_points(state, seat)
        key = (state.board, state.stage, state.line, state.first_tile == seat)
        if key not in self._tiled:
            self._counter.look()
            self._tiled[key] = max(
                self._most_points(_GAME.apply(state, move).state, seat)
                for move in _GAME.legal_moves(state)
            )
        return self._tiled[key]


def final_points(state: State, seat: Seat) -> int:
    """Return a player's points with those of the goals, as the dome stands."""
    return state.boards[seat].points + sum(line.points for line in final_lines(state, seat))
