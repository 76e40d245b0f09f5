"""What a move reveals, held against many positions that look alike to a seat.

A position made up from a view shows what could have happened instead. Made-up positions may miss
that something was revealed; they never report it wrongly.
"""

from __future__ import annotations

import os
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from core.games import GAMES
from core.games.boxes import BOXES
from core.kernel.rng import Rng
from tests.playing import STARTINGS, playing
from tests.toy_game.state import TOY_BOX

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

GAMES_EACH = int(os.environ.get("KUPOLA_REVEALS_GAMES", "1"))
FEW = 6
"""Made-up positions that must not contradict an exact answer of nothing shown."""

MANY = 1000
"""Made-up positions of which one must differ where something was shown."""

seated = pytest.mark.parametrize(
    ("key", "seats"),
    [(box.key, seats) for box in (*BOXES.values(), TOY_BOX) for seats in box.seats],
)


def differs(game: AnyGame, before: Any, move: Any, after: Any, *, seat: int, guesses: int) -> bool:
    """Return whether a made-up position has no decision after which the seat sees the same."""
    known, seen = game.view(before, seat), game.view(after, seat)

    def looks_alike(guess: Any, other: Any) -> bool:
        return bool(game.view(game.apply(guess, other).state, seat) == seen)

    for seed in range(guesses):
        guess = game.determinize(known, Rng.seeded(seed))
        if game.why_not(guess, move) is None and looks_alike(guess, move):
            continue
        # The mover may choose between pieces that only the mover can tell apart.
        if game.to_act(before) != seat and any(
            looks_alike(guess, other) for other in game.legal_moves(guess)
        ):
            continue
        return True
    return False


@seated
def test_a_move_reveals_exactly_what_could_have_been_otherwise(key: str, seats: int) -> None:
    game = GAMES[key]
    starts = [options for number, options in STARTINGS[key] if number == seats]
    for number in range(GAMES_EACH):
        options = starts[number * 7 % len(starts)]
        line = list(playing(game, seats, options, number))
        for old, new in pairwise(line):
            move = game.parse(new.codes[-1])
            for seat in range(seats):
                view = game.view(old.state, seat)
                told = [game.redact(event, seat) for event in new.events]
                exact = game.reveals(view, told)
                guesses = MANY if exact else FEW
                found = differs(game, old.state, move, new.state, seat=seat, guesses=guesses)

                assert exact == found, (number, len(new.codes), move.code, seat)
