"""Sentences that all games share: who moves what, and everybody's points."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from core.kernel.messages import Message, Player, text
from gui.text.numbers import signed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.kernel.messages import Seat

MOVED = text("access", "{player}: {move}.")
SENTENCE = text("access", "{words}.")
ENUMERATED = text("access", "{several}, {another}")
POINTS_OF = text("access", "{player}: {points}")
STANDINGS = text("access", "{over}. {points}.")


def moved(seat: Seat, move: Message) -> Message:
    """Make a sentence of a player and a phrase about the move."""
    return MOVED.bind(player=Player(seat), move=move)


def sentence(words: Message) -> Message:
    """End a phrase with a full stop."""
    return SENTENCE.bind(words=words)


def enumerated(words: Iterable[Message]) -> Message:
    """List short words with commas; there is at least one."""
    return reduce(lambda several, another: ENUMERATED.bind(several=several, another=another), words)


def everybodys_points(over: Message, totals: Iterable[int]) -> Message:
    """Say that a part of the game is over, and how many points each seat has."""
    return STANDINGS.bind(over=over, points=points_of(enumerate(totals)))


def points_of(totals: Iterable[tuple[Seat, int]]) -> Message:
    """List how many points seats have; there is at least one."""
    return enumerated(
        POINTS_OF.bind(player=Player(seat), points=signed(total)) for seat, total in totals
    )
