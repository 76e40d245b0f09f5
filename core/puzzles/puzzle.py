"""A puzzle as a line of text: kind, theme, rating, and the game that leads to its position.

``pt1432 <letters>``: the letters are one number (``core.kernel.bit_packing``) that holds the seats,
the options and the seed of the game and each move as its place among the legal ones. Nothing else
is kept: the answer, the values of all moves and what they cost are computed when they are asked.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.games import GAMES
from core.kernel.bit_packing import Packer, Unpacker
from core.kernel.errors import BadCode
from core.kernel.game import AnyGame
from core.kernel.messages import text
from core.kernel.rng import Rng

from .kinds import KINDS, Kind
from .themes import THEMES, Theme

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from core.kernel.messages import Seat
    from core.kernel.options import Options

DAMAGED = text("puzzles", "Puzzle {number} of {game} cannot be read.")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
MOST_LETTERS = 400
MOST_MOVES = 400
MOST_PUZZLES = 5_000
_VALUES = {letter: value for value, letter in enumerate(LETTERS)}
_LINE = re.compile(r"([a-z])([a-z])(\d{3,4}) ([A-Za-z0-9_-]{1,400})")
_MOST_SEATS = 8


@frozen(slots=False)
class Puzzle:
    """A puzzle of a game.

    Attributes:
        game: The rules.
        number: Its number among the puzzles of the game, from 1.
        kind: Its kind.
        theme: Its theme.
        rating: How difficult it is.
        code: The letters that hold its game.

    """

    game: AnyGame
    number: int
    kind: Kind
    theme: Theme
    rating: int
    code: str

    @cached_property
    def state(self) -> Any:
        """The position, replayed by the rules.

        Raises:
            BadCode: If the letters hold no game.

        """
        try:
            return _replayed(self.game, self.code)
        except BadCode:
            raise damaged(self.game, self.number) from None

    @property
    def seat(self) -> Seat:
        """Who solves it."""
        seat = self.game.to_act(self.state)
        if seat is None:
            raise damaged(self.game, self.number)
        return seat

    @property
    def line(self) -> str:
        """The puzzle as a line of a file."""
        return f"{self.kind.letter}{self.theme.letter}{self.rating} {self.code}"


def damaged(game: AnyGame, number: int) -> BadCode:
    """Say which puzzle cannot be read."""
    return BadCode(DAMAGED.bind(number=number, game=game.title))


def read_puzzles(key: str, words: str) -> tuple[Puzzle, ...]:
    """Read a file of puzzles; their positions are replayed when they are asked for.

    Raises:
        BadCode: If a line is none of a puzzle.

    """
    return tuple(
        _read(GAMES[key], number, line)
        for number, line in enumerate(words.split("\n")[:MOST_PUZZLES], start=1)
        if line
    )


def _read(game: AnyGame, number: int, line: str) -> Puzzle:
    match = _LINE.fullmatch(line)
    if match is None:
        raise damaged(game, number)
    kinds = {kind.letter: kind for kind in KINDS[game.key]}
    themes = {theme.letter: theme for theme in THEMES[game.key]}
    if match[1] not in kinds or match[2] not in themes:
        raise damaged(game, number)
    return Puzzle(game, number, kinds[match[1]], themes[match[2]], int(match[3]), match[4])


def written(game: AnyGame, seats: int, options: Options, seed: int, moves: Iterable[Any]) -> str:
    """Write a game from its deal as letters."""
    packer = Packer(game.options)
    packer.put(seats, _MOST_SEATS)
    packer.put_options(options)
    packer.put_number(seed)
    listed = list(moves)
    packer.put_number(len(listed))
    state = game.new(seats, options, Rng.seeded(seed))
    for move in listed:
        legal = game.legal_moves(state)
        packer.put(legal.index(move), len(legal))
        state = game.apply(state, move).state
    return lettered(packer.number)


def lettered(number: int) -> str:
    """Write a number as letters, the lowest digit first."""
    letters = []
    while number:
        number, digit = divmod(number, len(LETTERS))
        letters.append(LETTERS[digit])
    return "".join(letters) or LETTERS[0]


def _number(letters: str) -> int:
    number = 0
    for letter in reversed(letters):
        number = number * len(LETTERS) + _VALUES[letter]
    return number


def _replayed(game: AnyGame, letters: str) -> Any:
    unpacker = Unpacker(_number(letters), game.options)
    seats = unpacker.take(_MOST_SEATS)
    options = unpacker.take_options()
    if seats not in game.seats or game.why_not_start(seats, options):
        raise BadCode(DAMAGED)
    state = game.new(seats, options, Rng.seeded(unpacker.take_number()))
    for _ in range(unpacker.take_number(MOST_MOVES)):
        legal: Sequence[Any] = game.legal_moves(state)
        if not legal:
            raise BadCode(DAMAGED)
        state = game.apply(state, legal[unpacker.take(len(legal))]).state
    if not unpacker.spent:
        raise BadCode(DAMAGED)
    return state
