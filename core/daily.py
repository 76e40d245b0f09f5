"""The deal of a day: the same on every computer, made of nothing but the date and the game.

Its seed is the SHA-256 of the program's name, the date and the key of the game. The day of the week
says how strong the computers are and how many play; where a game is for fewer, as many as can.
The options are the defaults. One game of each deal counts for each player: its match and its record
name the day, no move of it is taken back, and every later game of the deal is an ordinary one.
"""

from __future__ import annotations

import hashlib
from datetime import date

from attrs import evolve, frozen

from core.kernel.game import AnyGame
from core.kernel.messages import text
from core.kernel.options import Options, choose
from core.kernel.rng import MAX_SEED
from core.match import Match

TITLE = text("daily", "Daily deal")
PROGRAM = "Kupola"
WEEK: tuple[tuple[str, int], ...] = (
    ("skilled", 2),
    ("skilled", 3),
    ("skilled", 4),
    ("hard", 2),
    ("hard", 3),
    ("hard", 5),
    ("expert", 2),
)
"""The level of the computers and the number of players, from Monday to Sunday."""
_DATE_LENGTH = len("2026-11-17")


@frozen
class Deal:
    """What is dealt on a day in one game.

    Attributes:
        day: The date.
        game: The rules.
        seats: How many play; the person has the first seat.
        level: How strongly the computers play at all other seats.
        options: The value of every option.
        seed: The number of the deal.

    """

    day: date
    game: AnyGame
    seats: int
    level: str
    options: Options
    seed: int

    def match(self, *, counted: bool) -> Match:
        """Deal the game, as the one that counts or as an ordinary one."""
        chosen = dict(self.options.chosen)
        match = Match.new(self.game, self.seats, chosen, self.seed)
        return evolve(match, daily=self.day.isoformat()) if counted else match


def deal(day: date, game: AnyGame) -> Deal:
    """Return the deal of a date and a game; the rules allow its start."""
    level, wanted = WEEK[day.weekday()]
    options = choose(game.options, {})
    fitting = [seats for seats in game.seats if game.why_not_start(seats, options) is None]
    seats = min(fitting, key=lambda each: (abs(each - wanted), each))
    return Deal(day, game, seats, level, options, seed(day, game.key))


def seed(day: date, game: str) -> int:
    """Return the seed of a date and the key of a game."""
    digest = hashlib.sha256(f"{PROGRAM} {day.isoformat()} {game}".encode()).digest()
    return int.from_bytes(digest, "big") % (MAX_SEED + 1)


def read_day(words: object) -> date | None:
    """Read a date as this program writes it, ``2026-11-17``; None: it is none."""
    if not isinstance(words, str) or len(words) != _DATE_LENGTH:
        return None
    try:
        day = date.fromisoformat(words)
    except ValueError:
        return None
    return day if day.isoformat() == words else None


def counted(match: Match, claimed: str) -> Match:
    """Return a match that counts for the day that its record claims, if it can.

    A match with another deal, or of which moves were taken back, is an ordinary one.
    """
    day = read_day(claimed)
    if day is None or match.start.seed != seed(day, match.game.key):
        return match
    if match.undone or match.branches or match.peeked:
        return match
    return evolve(match, daily=claimed)
