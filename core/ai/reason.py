"""Why a move is good: a kind, its sentence, and how much speaks for it."""

from __future__ import annotations

from attrs import frozen

from core.kernel.messages import Message


@frozen
class Reason:
    """What speaks for a move.

    Attributes:
        kind: Its name in the engine protocol, such as ``fills_line``.
        weight: About how many points it is worth.
        sentence: The reason for people.

    """

    kind: str
    weight: float
    sentence: Message
