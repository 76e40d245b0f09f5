"""Make puzzles: play games, search their ends, and keep what meets every condition."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import frozen

from .conditions import TRIES, agree, found_by_greed, is_unique, solutions
from .endgame import NotClosed
from .glicko import fitted
from .kinds import kind_of
from .puzzle import Puzzle, written
from .self_play import SCREENED, Played, played
from .solving import Solved, Solver, endgame
from .symmetry import different, fingerprint
from .themes import explained

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    Screening: TypeAlias = Callable[[int], "Screened"]
    Mapping: TypeAlias = Callable[[Screening, Iterable[int]], Iterable["Screened"]]

MOST_PROVED = 2500
"""How many positions the rules may look at: a proof takes less than a second."""
EASY_SHARE = 5
"""One puzzle in this number may be found by looking one move ahead."""


@frozen
class Made:
    """A puzzle, and how often each level and greed found its answer."""

    puzzle: Puzzle
    solved: dict[str, int]
    greedy: bool


@frozen(eq=False)
class Screened:
    """A game with its decisions that stand out, in the order in which they are wanted.

    Attributes:
        game: The game.
        found: Where a decision stands, its values, and whether greed finds its answer.
        refused: How many decisions each reason ruled out.

    """

    game: Played
    found: tuple[tuple[int, Solved, bool], ...]
    refused: Counter[str]


def screened(key: str, number: int) -> Screened:
    """Play the game of a number and search its ends; no other game matters for that."""
    game = played(key, number)
    rules = game.game
    refused: Counter[str] = Counter()
    found = []
    for ply in game.plies:
        state = game.state(ply)
        seat = rules.to_act(state)
        if seat is None or different(rules, state) < kind_of(key, state).least_moves:
            continue
        try:
            search = endgame(key, seat, engine=True, most=SCREENED[key])
            solved = Solved(state, seat, search.totals(state))
        except NotClosed:
            refused["not closed"] += 1
            continue
        if is_unique(rules, solved):
            found.append((ply, solved, found_by_greed(rules, solved)))
        else:
            refused["not unique"] += 1
    return Screened(game, tuple(found), refused)


class Maker:
    """Makes the puzzles of one game, in the order of the numbers of their games."""

    def __init__(self, key: str, mapping: Mapping = map) -> None:
        """Begin with the first game.

        Args:
            key: The key of the game.
            mapping: Applies a function to numbers in their order, perhaps some ahead.

        """
        self._key = key
        self._mapping = mapping
        self._prints: set[Any] = set()
        self._easy = 0
        self.made: list[Made] = []
        self.refused: Counter[str] = Counter()
        self.games = 0

    def make(self, number: int) -> Iterator[Made]:
        """Make that many puzzles."""
        for each in self._mapping(partial(screened, self._key), count(1)):
            self.games += 1
            self.refused += each.refused
            made = self._of_game(each)
            if made is not None:
                self.made.append(made)
                self._easy += made.greedy
                yield made
            if len(self.made) >= number:
                return

    def _of_game(self, screened: Screened) -> Made | None:
        """Take the first decision of a game that is a puzzle."""
        game = screened.game
        made = (self._of_decision(game, *found) for found in screened.found)
        return next((each for each in made if each is not None), None)

    def _of_decision(self, game: Played, ply: int, solved: Solved, greedy: bool) -> Made | None:  # noqa: FBT001 - a part of a tuple
        if greedy and EASY_SHARE * (self._easy + 1) > len(self.made) + 1:
            self.refused["found by greed"] += 1
            return None
        found = {"novice": solutions(game.game, solved, "novice")}
        if 2 * found["novice"] >= TRIES["novice"]:
            self.refused["found by Novice"] += 1
            return None
        return self._proved(game, ply, solved, found, greedy=greedy)

    def _proved(
        self, game: Played, ply: int, solved: Solved, found: dict[str, int], *, greedy: bool
    ) -> Made | None:
        rules = game.game
        solver = Solver(rules, solved.seat, MOST_PROVED)
        try:
            proof = solver.solved(solved.state)
        except NotClosed:
            self.refused["too large for the rules"] += 1
            return None
        if not agree(rules, proof):
            self.refused["hidden pieces matter"] += 1
            return None
        seen = fingerprint(rules, solved.state, solved.seat)
        if seen in self._prints:
            self.refused["seen before"] += 1
            return None
        self._prints.add(seen)
        for level in TRIES:
            if level not in found:
                found[level] = solutions(rules, proof, level)
        explanation = explained(rules, solver, proof)
        code = written(rules, game.seats, game.options, game.number, game.moves[:ply])
        rating = fitted(TRIES, found)
        kind = kind_of(self._key, solved.state)
        number = len(self.made) + 1
        puzzle = Puzzle(rules, number, kind, explanation.theme, rating, code)
        return Made(puzzle, found, greedy)
