"""Make puzzles: play games, search their ends, and keep what meets every condition."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from attrs import frozen

from .conditions import TRIES, agree, found_by_greed, is_unique, solutions
from .endgame import NotClosed
from .glicko import fitted
from .kinds import kind_of
from .puzzle import Puzzle, written
from .self_play import SCREENED, Played, played
from .solving import Solved, Solver, endgame
from .symmetry import fingerprint
from .themes import explained

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

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


class Maker:
    """Makes the puzzles of one game, in the order of the numbers of their games."""

    def __init__(self, key: str) -> None:
        """Begin with the first game."""
        self._key = key
        self._prints: set[Any] = set()
        self._easy = 0
        self.made: list[Made] = []
        self.refused: Counter[str] = Counter()
        self.games = 0

    def make(self, number: int, tell: Callable[[], object] = lambda: None) -> Iterator[Made]:
        """Make that many puzzles."""
        while len(self.made) < number:
            self.games += 1
            tell()
            made = self._of_game(played(self._key, self.games))
            if made is not None:
                self.made.append(made)
                self._easy += made.greedy
                yield made

    def _of_game(self, game: Played) -> Made | None:
        """Take the first decision of a game that is a puzzle."""
        made = (self._of_decision(game, ply) for ply in game.plies)
        return next((each for each in made if each is not None), None)

    def _of_decision(self, game: Played, ply: int) -> Made | None:
        state = game.state(ply)
        rules = game.game
        seat = rules.to_act(state)
        kind = kind_of(self._key, state)
        if seat is None or len(rules.legal_moves(state)) < kind.least_moves:
            return None
        try:
            search = endgame(self._key, seat, engine=True, most=SCREENED[self._key])
            solved = Solved(state, seat, search.totals(state))
        except NotClosed:
            self.refused["not closed"] += 1
            return None
        if not is_unique(rules, solved):
            self.refused["not unique"] += 1
            return None
        greedy = found_by_greed(rules, solved)
        if greedy and EASY_SHARE * (self._easy + 1) > len(self.made) + 1:
            self.refused["found by greed"] += 1
            return None
        found = {"novice": solutions(rules, solved, "novice")}
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
