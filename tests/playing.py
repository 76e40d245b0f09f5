"""Random playings for the contract tests and the benchmarks."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from attrs import frozen
from hypothesis import strategies as st

from core.games import GAMES
from core.kernel.options import choose
from core.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.game import AnyGame
    from core.kernel.options import Options


@frozen
class Played:
    """A position, and how it was reached."""

    state: Any
    events: tuple[Any, ...]
    codes: tuple[str, ...]


def startings(game: AnyGame) -> list[tuple[int, Options]]:
    """Every number of players with every allowed mixture of options."""
    mixtures = [
        choose(game.options, dict(zip([o.key for o in game.options], values, strict=True)))
        for values in product(*(option.values for option in game.options))
    ]
    return [
        (seats, options)
        for seats in game.seats
        for options in mixtures
        if game.why_not_start(seats, options) is None
    ]


class _Startings(dict[str, list[tuple[int, "Options"]]]):
    """Found when asked for: a game may be registered for some tests only."""

    def __missing__(self, key: str) -> list[tuple[int, Options]]:
        self[key] = startings(GAMES[key])
        return self[key]


STARTINGS = _Startings()


def playing(game: AnyGame, seats: int, options: Options, seed: int) -> Iterator[Played]:
    """Play at random from the start to the end, giving every position on the way."""
    state = game.new(seats, options, Rng.seeded(seed))
    chance = Rng.seeded(seed + 1)
    codes: tuple[str, ...] = ()
    yield Played(state, (), codes)
    while moves := game.legal_moves(state):
        move, chance = chance.choice(moves)
        step = game.apply(state, move)
        state = step.state
        codes += (move.code,)
        yield Played(state, step.events, codes)


def positions(key: str) -> st.SearchStrategy[Played]:
    """Positions in the middle of random playings of a game."""

    def reached(start: tuple[int, Options], seed: int, share: float) -> Played:
        line = list(playing(GAMES[key], *start, seed))
        return line[round(share * (len(line) - 1))]

    return st.builds(
        reached, st.sampled_from(STARTINGS[key]), st.integers(0, 10**6), st.floats(0, 1)
    )
