"""The searching players of arXiv 1807.04458 at Kingdomino, written from the paper.

Both know what a seat sees, and imagine the dominoes to come in a new order for each playout. An
action is a placement together with the choice after it; the choice is remembered for the decision
after the placement.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING

from attrs import Factory, define

from core.ai.fast.kingdomino.policies import FULL_GREEDY, RANDOM
from core.ai.fast.kingdomino.search import Position
from core.ai.kingdomino.packing import pack, unpack_move
from core.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from core.games.kingdomino.moves import Move
    from core.games.kingdomino.view import View
    from core.kernel.messages import Seat

    Action = tuple[int, ...]

FIRST, MORE = 240, 90
"""How many playouts a second gave the authors at the first move, and how many more a round later.

The issue of one second counts some 240 at first and some 780 in the middle of a game of twelve
rounds."""

EXPLORATION = 0.6
WORD = 2**32


def budget(view: View, seat: Seat) -> int:
    """Return with how many playouts the authors decided in one second."""
    kingdom = view.table.kingdoms[seat]
    return FIRST + MORE * (len(kingdom.laid) + len(kingdom.discarded))


class _Remembered:
    """A player that decides on actions and remembers the second half of the last one."""

    def __init__(self, choose: Callable[[View, Seat, int, Rng], Action], share: float) -> None:
        self._choose, self._share = choose, share
        self._due: dict[tuple[int, Seat], int] = {}

    def __call__(self, view: View, seat: Seat, seed: int) -> Move:
        """Choose a move."""
        due = self._due.pop((seed, seat), None)
        if due is None:
            playouts = max(1, round(self._share * budget(view, seat)))
            due, *rest = self._choose(view, seat, playouts, Rng.seeded(seed))
            self._due = {(seed + 1, seat): rest[0]} if rest else {}
        return unpack_move(due)


def actions(table: Position) -> Iterator[Action]:
    """List every move of the acting seat with every choice after it."""
    moves, packed = table.moves(), table.packed()
    for move in moves:
        after = Position(packed)
        after.play(move)
        if after.actor == table.actor and move not in after.moves() and _chooses(after):
            yield from ((move, claim) for claim in after.moves())
        else:
            yield (move,)


def _chooses(table: Position) -> bool:
    return all(0 < move < 64 for move in table.moves())


def mce_pg(view: View, seat: Seat, playouts: int, rng: Rng) -> Action:
    """Draw actions uniformly; the own moves after them are Full Greedy, all others random."""
    root, work = Position(pack(view)), Position(pack(view))
    policies = [FULL_GREEDY if other == seat else RANDOM for other in range(view.table.seats)]
    every = list(actions(root))
    if len(every) == 1:
        return every[0]
    sums = [[0.0, 0] for _ in every]
    for _ in range(playouts):
        index, rng = rng.below(len(every))
        word, rng = rng.below(WORD)
        work.begin(root, policies, word)
        for move in every[index]:
            work.play(move)
        work.playout()
        sums[index][0] += _share(work, seat)
        sums[index][1] += 1
    means = [total / number if number else -1.0 for total, number in sums]
    return every[means.index(max(means))]


def _share(table: Position, seat: Seat) -> float:
    """Return own points as a part of own and the best other points."""
    points = table.totals()
    own = points.pop(seat)
    return own / max(1, own + max(points))


@define
class _Node:
    """An action in the tree of UCT-FG, with the sum of shares of who made it."""

    visits: int = 0
    worth: float = 0.0
    children: dict[Action, _Node] = Factory(dict)

    def bound(self, parent: int) -> float:
        """Return the upper confidence bound of the mean share."""
        return self.worth / self.visits + EXPLORATION * sqrt(log(parent) / self.visits)


def uct_fg(view: View, seat: Seat, playouts: int, rng: Rng) -> Action:
    """Grow a tree by upper confidence bounds; beyond it, everyone is Full Greedy."""
    del seat
    root, work = Position(pack(view)), Position(pack(view))
    policies = [FULL_GREEDY] * view.table.seats
    top = _Node()
    if len(every := list(actions(root))) == 1:
        return every[0]
    for _ in range(playouts):
        word, rng = rng.below(WORD)
        work.begin(root, policies, word)
        node, path = top, [(top, -1)]
        while (actor := work.actor) >= 0:
            listed = list(actions(work))
            untried = [action for action in listed if action not in node.children]
            if untried:
                index, rng = rng.below(len(untried))
                action = untried[index]
                node.children[action] = _Node()
            else:
                children, parent = node.children, node.visits
                action = max(listed, key=lambda each: children[each].bound(parent))
            for move in action:
                work.play(move)
            node = node.children[action]
            path.append((node, actor))
            if untried:
                break
        work.playout()
        for node, actor in path:
            node.visits += 1
            node.worth += _share(work, actor) if actor >= 0 else 0.0
    return max(top.children, key=lambda action: top.children[action].visits)


PLAYERS: dict[str, Callable[[View, Seat, int], Move]] = {
    "mce-pg": _Remembered(mce_pg, 1.0),
    "mce-pg-quarter": _Remembered(mce_pg, 0.25),
    "uct-fg": _Remembered(uct_fg, 1.0),
}
