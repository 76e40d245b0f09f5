"""A game that people at different computers play by sending each other lines of text.

Each line is the code of the whole game (``core/share_code.py``), so any line that is not older
brings a copy up to date. Before a line is taken, it is compared with the game at hand: it must be
the same deal, go on where this game stands, and add only moves of players who sit elsewhere.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from core import fairness, share_code
from core.kernel.errors import KupolaError
from core.kernel.messages import Player, text
from core.match import fork

if TYPE_CHECKING:
    from collections.abc import Collection

    from core.kernel.messages import Seat
    from core.match import Match

ANOTHER_GAME = text("by_message", "This line belongs to another game.")
NOTHING_NEW = text("by_message", "This line brings nothing new: you have all its moves already.")
OLDER = text("by_message", "This line is older than your game. Ask for the latest one.")
WENT_ELSEWHERE = text(
    "by_message", "In this line the game goes another way from move {number} on. It was not taken."
)
YOUR_MOVE = text(
    "by_message",
    "This line holds a move of {player}, who plays here. It was not taken.",
)
SET_UP = text("by_message", "Only a game that was dealt can be played by message.")

_DIGITS = 16


class BadAnswer(KupolaError):
    """A line that does not continue the game at hand."""

    code = "bad_answer"


def fingerprint(match: Match) -> str:
    """Return a short name of the deal, the same in every copy of a game.

    Raises:
        BadAnswer: If the game was set up.

    """
    dealt = fairness.deal(match)
    if dealt is None:
        raise BadAnswer(SET_UP)
    return hashlib.sha256(dealt.encode()).hexdigest()[:_DIGITS]


def answered(match: Match, here: Collection[Seat], words: str) -> Match:
    """Take the moves of the others from a line of text into the game.

    Args:
        match: The game at hand.
        here: The seats of the people at this computer.
        words: Any text with a line in it.

    Raises:
        KupolaError: If there is no line in it, or it does not continue the game.

    """
    theirs = share_code.opened(words).match
    if _deal(theirs) != _deal(match):
        raise BadAnswer(ANOTHER_GAME)
    common = fork(match.turns, theirs.turns)
    if common < min(match.ply, theirs.ply):
        raise BadAnswer(WENT_ELSEWHERE.bind(number=common + 1))
    if theirs.ply <= match.ply:
        raise BadAnswer(NOTHING_NEW if theirs.ply == match.ply else OLDER)
    for turn in theirs.turns[match.ply :]:
        if turn.seat in here:
            raise BadAnswer(YOUR_MOVE.bind(player=Player(turn.seat)))
        match = match.play(turn.move)
    return match


def _deal(match: Match) -> tuple[object, ...]:
    start = match.start
    return match.game.key, start.seats, start.options, start.seed, start.state
