"""Situations that the coach explains, each once to each player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from attrs import frozen

from core.kernel.messages import Message, Seat


@frozen
class Situation:
    """Something that a beginner meets for the first time.

    Attributes:
        key: Its name in the player's progress; it never changes.
        say: One line about it, citing its paragraph.
        holds: Returns whether a seat that is to act meets it, by its view and its legal moves.

    """

    key: str
    say: Message
    holds: Callable[[Any, Sequence[Any], Seat], bool]
