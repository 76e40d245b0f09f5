"""A reason for a move: its kind, its weight and its sentence."""

from __future__ import annotations

from attrs import frozen

from core.kernel.messages import Message


@frozen
class Reason:
    """One reason for a move.

    Attributes:
        kind: Its name in the engine protocol, such as ``fills_line``.
        weight: About how many points it is worth.
        sentence: The reason for people.

    """

    kind: str
    weight: float
    sentence: Message
