"""Facts that games of every kind report, fine enough to animate.

A piece is named by a short code such as ``tile:B``, ``domino:17`` or ``card:55``; a piece that a
seat may not know is named by its back, such as ``plate:?special``.
"""

from __future__ import annotations

from attrs import frozen

from .messages import Seat
from .places import Place
from .scores import ScoreLine


@frozen
class Moved:
    """A piece went from one place to another."""

    piece: str
    source: Place
    target: Place


@frozen
class Turned:
    """A piece was turned over where it lies; ``piece`` is what shows now."""

    piece: str
    place: Place


@frozen
class Rearranged:
    """Pieces closed up or changed places, each as its event says; this is no decision.

    Nothing moved for those who may not know which piece it was.
    """

    moves: tuple[Moved, ...]


@frozen
class Scored:
    """A player's score changed."""

    seat: Seat
    line: ScoreLine
