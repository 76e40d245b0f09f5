"""Damaged and hostile codes: each opens to a consistent game or says why not, soon."""

from __future__ import annotations

import os
import time
import tracemalloc
from typing import TYPE_CHECKING

import pytest

from core import share_code
from core.games import GAMES
from core.kernel.errors import BadCode
from core.kernel.messages import english
from core.kernel.rng import Rng
from core.match import Match
from core.record import Sitter
from core.share_code import ALPHABET, PREFIX, Shared, opened, position, written
from tests.playing import STARTINGS

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

TRIES = int(os.environ.get("KUPOLA_MUTATIONS", "500")) // len(GAMES) + 1
SLOWEST = 1.0
MOST_MEMORY = 20_000_000


def written_codes(game: AnyGame) -> list[str]:
    """Write games and positions, with players and without."""
    found = []
    for number in range(6):
        seats, options = STARTINGS[game.key][number * 7 % len(STARTINGS[game.key])]
        match = Match.new(game, seats, dict(options.chosen), number)
        chance = Rng.seeded(number)
        for _ in range(20 * number):
            moves = game.legal_moves(match.state)
            if not moves:
                break
            move, chance = chance.choice(moves)
            match = match.play(move)
        people = tuple(Sitter(f"Ana {seat}", "pink") for seat in range(seats))
        found += [written(match, people), written(position(match))]
    return found


def changed(code: str, rng: Rng) -> tuple[str, Rng]:
    """Change letters, or what they say behind a sum that is right again."""
    kind, rng = rng.below(6)
    at, rng = rng.below(len(code))
    letter, rng = rng.choice(ALPHABET)
    if kind == 0:
        return code[:at] + letter + code[at + 1 :], rng
    if kind == 1:
        return code[:at] + 3 * letter + code[at:], rng
    if kind == 2:
        return code[:at], rng
    content = bytearray(share_code._content(code))
    times, rng = rng.below(4)
    for _ in range(times + 1):
        at, rng = rng.below(len(content))
        byte, rng = rng.below(256)
        content[at] = byte
    if kind == 3:
        length, rng = rng.below(4_000)
        content += bytes([byte]) * length
    return PREFIX + share_code._lettered(bytes(content)), rng


def read(code: str) -> Shared | None:
    try:
        return opened(code)
    except BadCode as error:
        assert 0 < len(english(error.message)) < 700  # noqa: PT017 - some of them open
        return None


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_mutated_code_opens_or_says_why_not(game: AnyGame) -> None:
    good, rng = written_codes(game), Rng.seeded(7)
    slowest = 0.0
    for _ in range(TRIES):
        code, rng = rng.choice(good)
        code, rng = changed(code, rng)
        began = time.process_time()
        shared = read(code)
        slowest = max(slowest, time.process_time() - began)

        assert shared is None or shared.match.game.flaw(shared.match.state) is None
    assert slowest < SLOWEST


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_mutated_code_takes_little_memory(game: AnyGame) -> None:
    good, rng = written_codes(game), Rng.seeded(8)
    read(good[0])
    tracemalloc.start()
    try:
        for _ in range(TRIES // 10):
            code, rng = rng.choice(good)
            code, rng = changed(code, rng)
            read(code)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()

    assert most < MOST_MEMORY
