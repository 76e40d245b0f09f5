"""The exact value of every move of an end, and the course of the game after it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from core.kernel.messages import Seat

from .endgame import Endgame, Totals, lead, preference

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.game import AnyGame

MOST_POSITIONS = 20_000
"""How many positions a proof by the rules may look at; the largest puzzles need some thousand."""


@frozen(slots=False)
class Solved:
    """A decision with the final points after each of its moves.

    Attributes:
        state: The position.
        seat: Who decides.
        totals: The final points of all seats after each legal move, in the order of the rules.

    """

    state: Any
    seat: Seat
    totals: Mapping[Any, Totals] = field(hash=False)

    @cached_property
    def values(self) -> dict[Any, int]:
        """The final lead that each move gives the deciding seat."""
        return {move: lead(totals, self.seat) for move, totals in self.totals.items()}

    @property
    def best(self) -> int:
        """The largest value."""
        return max(self.values.values())

    @property
    def right(self) -> tuple[Any, ...]:
        """Every move with the largest value."""
        return tuple(move for move, value in self.values.items() if value == self.best)

    @property
    def margin(self) -> int:
        """By how much the best wrong move is worse; 0: there is no wrong move."""
        wrong = [value for value in self.values.values() if value < self.best]
        return self.best - max(wrong) if wrong else 0


def endgame(key: str, solver: Seat, *, engine: bool = False, most: int = MOST_POSITIONS) -> Endgame:
    """Begin an exhaustive search of a game's ends, by the rules or by the compiled engine."""
    where = "by_engine" if engine else "by_rules"
    return _SEARCHES[where, key](solver, most)


def _kingdomino(solver: Seat, most: int) -> Endgame:
    from .by_rules.kingdomino import KingdominoEnd  # noqa: PLC0415 - imported when it is asked

    return KingdominoEnd(solver, most)


def _pixies(solver: Seat, most: int) -> Endgame:
    from .by_rules.pixies import PixiesEnd  # noqa: PLC0415 - imported when it is asked

    return PixiesEnd(solver, most)


def _azul_duel(solver: Seat, most: int) -> Endgame:
    from .by_rules.azul_duel import AzulDuelEnd  # noqa: PLC0415 - imported when it is asked

    return AzulDuelEnd(solver, most)


def _fast_kingdomino(solver: Seat, most: int) -> Endgame:
    from .by_engine.kingdomino import KingdominoEnd  # noqa: PLC0415 - imported when it is asked

    return KingdominoEnd(solver, most)


def _fast_pixies(solver: Seat, most: int) -> Endgame:
    from .by_engine.pixies import PixiesEnd  # noqa: PLC0415 - imported when it is asked

    return PixiesEnd(solver, most)


def _fast_azul_duel(solver: Seat, most: int) -> Endgame:
    from .by_engine.azul_duel import AzulDuelEnd  # noqa: PLC0415 - imported when it is asked

    return AzulDuelEnd(solver, most)


_SEARCHES = {
    ("by_rules", "azul_duel"): _azul_duel,
    ("by_rules", "kingdomino"): _kingdomino,
    ("by_rules", "pixies"): _pixies,
    ("by_engine", "azul_duel"): _fast_azul_duel,
    ("by_engine", "kingdomino"): _fast_kingdomino,
    ("by_engine", "pixies"): _fast_pixies,
}


class Solver:
    """Solves the decisions of one end, for the seat that the puzzle asks."""

    def __init__(self, game: AnyGame, seat: Seat, most: int = MOST_POSITIONS) -> None:
        """Begin; later questions are quicker, because the search remembers what it has seen."""
        self._game = game
        self._seat = seat
        self._search = endgame(game.key, seat, most=most)

    def solved(self, state: Any) -> Solved:
        """Solve a decision of the solver or of another seat."""
        actor = self._game.to_act(state)
        return Solved(state, self._seat if actor is None else actor, self._search.totals(state))

    def reply(self, state: Any) -> Any:
        """Return the move that the seat to act makes."""
        legal = self._game.legal_moves(state)
        if len(legal) == 1:
            return legal[0]
        solved = self.solved(state)
        return max(
            solved.totals,
            key=lambda move: preference(solved.totals[move], solved.seat, self._seat),
        )

    def course(self, state: Any, move: Any) -> Iterator[tuple[Any, Any]]:
        """Follow a move and the best moves after it to the end: each move and what it leads to."""
        while True:
            after = self._game.apply(state, move).state
            yield move, after
            if self.is_over(state, after):
                return
            state, move = after, self.reply(after)

    def end(self, state: Any, move: Any) -> Any:
        """Return the position at the end of the course that begins with a move."""
        return [after for _, after in self.course(state, move)][-1]

    def is_over(self, before: Any, after: Any) -> bool:
        """Return whether a move ended what the puzzle is about."""
        return has_ended(self._game, before, after)


def has_ended(game: AnyGame, before: Any, after: Any) -> bool:
    """Return whether a move ended the game or, in Pixies, the round."""
    return game.to_act(after) is None or (game.key == "pixies" and bool(after.round > before.round))
