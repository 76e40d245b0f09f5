"""A game as a short text that can be sent in a message and pasted into another copy.

``KUPOLA1-`` and then digits and letters, which leave out I, L, O and U so that nobody mistakes
them; case, spaces and hyphens do not matter. They hold a sum that shows damage, a sum of the last
position, and one number (``core.kernel.bit_packing``): the game, its options and seed or its first
position, who sits where, and each move as its place among the legal ones. A game has some hundred
letters. Moves that were taken back and other lines are left out.
"""

from __future__ import annotations

import hashlib
import re
from itertools import islice
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from core.games import GAMES
from core.kernel.bit_packing import DAMAGED, Packer, Unpacker
from core.kernel.errors import BadCode, KupolaError
from core.kernel.messages import text
from core.kernel.rng import MAX_SEED
from core.match import Match
from core.record import CHANGED, PLAYERS, Record, Sitter, checksum

if TYPE_CHECKING:
    from core.kernel.rng import Rng

VERSION = 1
PREFIX = f"KUPOLA{VERSION}-"
MAX_LETTERS = 8_000
MAX_TEXT = 100_000
MAX_MOVES = 2_000

NO_CODE = text("core", "There is no Kupola code in this text.")
TEXT_TOO_LONG = text("core", "This text is too long to be a code.")
NEWER = text("core", "A newer version of Kupola made this code.")
CANNOT_OPEN = text("core", "The game in this code cannot be opened: {problem}")
MOVE_AFTER_END = text("core", "it has moves after the end of the game.")

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_BASE_32 = "0123456789ABCDEFGHIJKLMNOPQRSTUV"
"""The digits that Python reads in base 32."""
_VALUES = {letter: value for value, letter in enumerate(ALPHABET)} | {"O": 0, "I": 1, "L": 1}
_DIGITS = str.maketrans({letter: _BASE_32[value] for letter, value in _VALUES.items()})
_LETTER_BITS = 5
_SUM = 3
"""How many bytes a sum has."""
_MOST_GAMES = 16
_MOST_SEATS = 8
_MOST_PARTS = 400
_BEGINNING = re.compile(r"KUPOLA\s*(\d{1,4})\s*-", re.IGNORECASE)
_PART = re.compile(r"[0-9A-Z]+", re.IGNORECASE)


@frozen
class Shared:
    """What a code holds: a game, and who sits where, if it says so."""

    match: Match
    players: tuple[Sitter, ...] = ()

    @property
    def record(self) -> Record:
        """The same as a record."""
        return Record.of(self.match, self.players)


def written(match: Match, players: tuple[Sitter, ...] = ()) -> str:
    """Write the moves that stand as a code."""
    game, start = match.game, match.start
    packer = Packer(game.options)
    packer.put(list(GAMES).index(game.key), _MOST_GAMES)
    packer.put(start.seats, _MOST_SEATS)
    packer.put(start.seed is None, 2)
    if start.seed is None:
        packer.put_value(start.state, game.state_class)
    else:
        packer.put_options(start.options)
        packer.put(start.seed, MAX_SEED + 1)
    packer.put(bool(players), 2)
    for player in players:
        for words in (player.name, player.color, player.level):
            packer.put_text(words)
    packer.put(match.peeked, 2)
    packer.put_number(match.ply)
    before = start.state
    for turn in match.turns:
        legal = game.legal_moves(before)
        packer.put(legal.index(turn.move), len(legal))
        before = turn.state
    return PREFIX + _lettered(_sum_of(match.state) + _bytes(packer.number))


def position(match: Match) -> Match:
    """Begin a game at the present position, without its history."""
    return evolve(Match.at(match.game, match.state), peeked=match.peeked)


def reshuffled(match: Match, seat: int, rng: Rng) -> Match:
    """Begin a game at what a seat sees of the present position; what it cannot see is drawn."""
    game = match.game
    return Match.at(game, game.determinize(game.view(match.state, seat), rng))


def opened(words: str) -> Shared:
    """Find the code in a text and play its game.

    Raises:
        BadCode: If there is none, or it cannot be played.

    """
    content = _content(words)
    unpacker = Unpacker(int.from_bytes(content[_SUM:], "big"))
    try:
        shared = _unpacked(unpacker)
    except BadCode:
        raise
    except KupolaError as error:
        raise BadCode(CANNOT_OPEN.bind(problem=error.message)) from None
    if not unpacker.spent:
        raise BadCode(DAMAGED)
    if _sum_of(shared.match.state) != content[:_SUM]:
        raise BadCode(CHANGED)
    return shared


def holds_code(words: str) -> bool:
    """Return whether a text looks as if it held a code."""
    return _BEGINNING.search(words[:MAX_TEXT]) is not None


def _unpacked(unpacker: Unpacker) -> Shared:
    number = unpacker.take(_MOST_GAMES)
    if number >= len(GAMES):
        raise BadCode(NEWER)
    game = list(GAMES.values())[number]
    unpacker.options = game.options
    seats = unpacker.take(_MOST_SEATS)
    if unpacker.take(2):
        match = Match.at(game, unpacker.take_value(game.state_class))
    else:
        options = unpacker.take_options()
        match = Match.new(game, seats, dict(options.chosen), unpacker.take(MAX_SEED + 1))
    if seats != match.start.seats:
        raise BadCode(PLAYERS)
    players: tuple[Sitter, ...] = ()
    if unpacker.take(2):
        players = tuple(Sitter(*(unpacker.take_text() for _ in range(3))) for _ in range(seats))
    match = evolve(match, peeked=bool(unpacker.take(2)))
    for _ in range(unpacker.take_number(MAX_MOVES)):
        legal = game.legal_moves(match.state)
        if not legal:
            raise BadCode(CANNOT_OPEN.bind(problem=MOVE_AFTER_END))
        match = match.play(legal[unpacker.take(len(legal))])
    return Shared(match, players)


def _content(words: str) -> bytes:
    """Find the letters of the code, wherever a message broke them, and check their sum."""
    if len(words) > MAX_TEXT:
        raise BadCode(TEXT_TOO_LONG)
    beginning = _BEGINNING.search(words)
    if beginning is None:
        raise BadCode(NO_CODE)
    if int(beginning[1]) > VERSION:
        raise BadCode(NEWER)
    letters, ends = _letters(words[beginning.end() :])
    content = _read(letters)
    summed = hashlib.sha256()
    done = _SUM
    for end in ends:
        whole = _LETTER_BITS * end // 8
        summed.update(content[done:whole])
        done = max(done, whole)
        if whole >= _SUM and summed.digest()[:_SUM] == content[:_SUM]:
            return content[_SUM:whole]
    raise BadCode(DAMAGED)


def _letters(words: str) -> tuple[str, list[int]]:
    """List the letters of a text and where each of its parts ends.

    A code is the letters up to one of these ends: a message may have broken it into parts, and
    what follows may be a greeting.
    """
    parts: list[str] = []
    ends: list[int] = []
    length = 0
    for part in islice(_PART.finditer(words), _MOST_PARTS):
        letters = part[0].upper()
        length += len(letters)
        if length > MAX_LETTERS or not _VALUES.keys() >= set(letters):
            break
        parts.append(letters)
        ends.append(length)
    return "".join(parts), ends


def _lettered(content: bytes) -> str:
    whole = _sum(content) + content
    bits = 8 * len(whole)
    padding = -bits % _LETTER_BITS
    number = int.from_bytes(whole, "big") << padding
    count = (bits + padding) // _LETTER_BITS
    return "".join(
        ALPHABET[number >> _LETTER_BITS * place & (len(ALPHABET) - 1)]
        for place in reversed(range(count))
    )


def _read(letters: str) -> bytes:
    bits = _LETTER_BITS * len(letters)
    number = int(letters.translate(_DIGITS) or "0", len(ALPHABET))
    return (number >> bits % 8).to_bytes(bits // 8, "big")


def _bytes(number: int) -> bytes:
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


def _sum(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()[:_SUM]


def _sum_of(state: Any) -> bytes:
    return bytes.fromhex(checksum(state))[:_SUM]
