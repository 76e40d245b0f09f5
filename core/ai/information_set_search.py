"""A tree search over the ``Game`` protocol, so that every game has a computer player.

Single-observer information-set tree search. Each iteration samples what the seat cannot see
(``Game.determinize``), walks down the tree by upper confidence bounds among the moves that are
legal there, adds one move, plays on at random and counts the points. Moves at the root are tried in
the order of the lead they give immediately, more of them the longer the search runs.
"""

from __future__ import annotations

from math import isqrt, log, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any

from attrs import Factory, define

from core.kernel.rng import Rng

from .advice import Advice, Candidate
from .greedy import lead

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.kernel.game import AnyGame
    from core.kernel.messages import Seat

HORIZON = 24
"""The number of random moves after which a playout is scored as it stands."""

EXPLORATION = 0.5
FIRST_WIDTH = 4
"""How many moves of the root are tried at first."""

SWING = 10.0
"""The lead in points that counts as half of the largest possible one."""

ASK_EVERY = 0.005
"""Seconds between two calls of ``stop``."""

_SEEDS = 2**32


@define
class _Node:
    """A move in the tree, with sums over all iterations that tried it, for the seat that made it.

    Attributes:
        visits: How often it was tried.
        available: How often it was legal where the search passed.
        worth: The sum of the values that guide the search, each from 0 to 1.
        lead: The sum of leads in points.
        points: The sum of points.
        won: The sum of shares of the first place.
        children: The moves after it.

    """

    visits: int = 0
    available: int = 0
    worth: float = 0.0
    lead: float = 0.0
    points: float = 0.0
    won: float = 0.0
    children: dict[Any, _Node] = Factory(dict)

    def bound(self) -> float:
        """Return the upper confidence bound of the worth."""
        explored = sqrt(log(self.available) / self.visits)
        return self.worth / self.visits + EXPLORATION * explored


@define
class _Stopwatch:
    """Calls ``stop`` at most once in ``ASK_EVERY`` seconds and remembers its answer."""

    stop: Callable[[], bool]
    stopped: bool = False
    asked: float = 0.0

    def __call__(self) -> bool:
        now = perf_counter()
        if not self.stopped and now - self.asked >= ASK_EVERY:
            self.asked, self.stopped = now, self.stop()
        return self.stopped


def search(  # noqa: PLR0913, PLR0917 - a question has that many parts
    game: AnyGame, view: Any, seat: Seat, budget: int, seed: int, stop: Callable[[], bool]
) -> Advice:
    """Recommend a move after a number of playouts; values are mean leads where the playouts end."""
    tree = _Tree(game, view, seat, seed, _Stopwatch(stop))
    nodes = 0
    while nodes < budget and tree.grow():
        nodes += 1
    return Advice(tree.candidates(), nodes)


class _Tree:
    """The tree of one decision."""

    def __init__(
        self, game: AnyGame, view: Any, seat: Seat, seed: int, stopped: Callable[[], bool]
    ) -> None:
        self._game, self._view, self._seat = game, view, seat
        self._rng = Rng.seeded(seed)
        self._stopped = stopped
        self._root = _Node()
        self._ranking = self._ranked()

    def grow(self) -> bool:
        """Run one iteration; False: it was stopped, and nothing was learned."""
        if len(self._ranking) == 1 and self._root.visits:
            return False
        state = self._made_up()
        node, path = self._root, []
        while (actor := self._game.to_act(state)) is not None:
            moves = self._moves(node, state)
            move, is_new = self._chosen(node, moves)
            for other in moves:
                if other in node.children:
                    node.children[other].available += 1
            node = node.children[move]
            path.append((node, actor))
            state = self._game.apply(state, move).state
            if is_new:
                break
        end = self._played_on(state)
        if end is None and self._root.visits:
            return False
        self._learn(path, state if end is None else end)
        return True

    def candidates(self) -> tuple[Candidate, ...]:
        """List the moves that were tried, the most visited one first."""
        tried = [(move, node) for move, node in self._root.children.items() if node.visits]
        tried.sort(key=lambda each: (-each[1].visits, -each[1].worth / each[1].visits))
        return tuple(
            Candidate(
                move,
                node.lead / node.visits,
                node.visits,
                node.won / node.visits,
                node.points / node.visits,
                (move, *_most_visited(node)),
            )
            for move, node in tried
        )

    def _made_up(self) -> Any:
        seed, self._rng = self._rng.below(_SEEDS)
        return self._game.determinize(self._view, Rng.seeded(seed))

    def _ranked(self) -> Sequence[Any]:
        """Order the moves at the root by the lead they give immediately, ties at random."""
        state = self._made_up()
        moves, self._rng = self._rng.shuffled(self._game.legal_moves(state))
        leads: dict[Any, float] = {}
        for move in moves:
            if self._stopped():
                break
            leads[move] = lead(self._game, self._game.apply(state, move).state, self._seat)
        return sorted(moves, key=lambda move: -leads.get(move, float("-inf")))

    def _moves(self, node: _Node, state: Any) -> Sequence[Any]:
        """List the moves that may be tried now; at the root the best looking ones."""
        if node is not self._root:
            return self._game.legal_moves(state)
        return self._ranking[: FIRST_WIDTH + isqrt(4 * node.visits)]

    def _chosen(self, node: _Node, moves: Sequence[Any]) -> tuple[Any, bool]:
        """Choose an untried move, or else the one with the highest bound."""
        untried = [move for move in moves if move not in node.children]
        if not untried:
            return max(moves, key=lambda move: node.children[move].bound()), False
        if node is self._root:
            move = untried[0]
        else:
            move, self._rng = self._rng.choice(untried)
        node.children[move] = _Node()
        return move, True

    def _played_on(self, state: Any) -> Any | None:
        """Make random moves to the end or the horizon; None: the search was stopped."""
        for _ in range(HORIZON):
            if self._stopped():
                return None
            moves = self._game.legal_moves(state)
            if not moves:
                break
            move, self._rng = self._rng.choice(moves)
            state = self._game.apply(state, move).state
        return state

    def _learn(self, path: Sequence[tuple[_Node, Seat]], state: Any) -> None:
        points = [self._game.score(state, seat).total for seat in range(state.seats)]
        outcome = self._game.outcome(state)
        best = max(points)
        leaders = [seat for seat, own in enumerate(points) if own == best]
        winners = leaders if outcome is None else outcome.winners
        self._root.visits += 1
        for node, seat in path:
            ahead = points[seat] - max(own for at, own in enumerate(points) if at != seat)
            won = (seat in winners) / len(winners)
            node.visits += 1
            node.worth += won / 2 + (1 + ahead / (abs(ahead) + SWING)) / 4
            node.lead += ahead
            node.points += points[seat]
            node.won += won


def _most_visited(node: _Node) -> tuple[Any, ...]:
    """List the moves that were tried most, one after the other, while they were tried again."""
    line: list[Any] = []
    while node.children:
        move, node = max(node.children.items(), key=lambda child: child[1].visits)
        if node.visits < 2:  # noqa: PLR2004 - once is chance
            break
        line.append(move)
    return tuple(line)
