"""What a player may need from the next draw, and how likely it comes.

A *need* is a short text such as ``mine`` or ``2*B@factory``; each game says in its ``chances``
module how its needs are written. A chance is computed from a view alone: the pieces that the viewer
has not seen are equally likely to come in any order.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any, Protocol

from attrs import frozen

from .errors import KupolaError
from .messages import Message, text
from .outside_text import excerpt

if TYPE_CHECKING:
    import re
    from collections.abc import Sequence

    from .messages import Seat
    from .places import Place

UNREADABLE = text("core", "No need of this game is written like this: {code}")
NO_NEEDS = text("core", "This game has no chances to compute.")
_SHOWN = 40


class BadNeed(KupolaError):
    """A text that is not the code of any need of this game."""

    code = "bad_need"


class NothingToCome(KupolaError):
    """A need that no draw can meet any more, because nothing is drawn."""

    code = "nothing_to_come"


@frozen
class Chance:
    """How likely a need is met.

    Attributes:
        need: Its code.
        caption: The need in words, as a heading.
        likelihood: From 0 to 1, exact.
        condition: What must hold for that; None: nothing else can happen.

    """

    need: str
    caption: Message
    likelihood: float
    condition: Message | None = None

    @property
    def percent(self) -> int:
        """The likelihood in whole percent; 0 and 100 only where it is certain."""
        rounded = round(100 * self.likelihood)
        if rounded in {0, 100} and 0 < self.likelihood < 1:
            return 1 if rounded == 0 else 99
        return rounded


class Lens(Protocol):
    """How the chances of one game are computed; its ``chances`` module."""

    def needs(self, view: Any, seat: Seat) -> Sequence[str]:
        """List what a seat most likely looks for in this position; empty: nothing is drawn."""

    def needs_at(self, view: Any, place: Place) -> Sequence[str]:
        """List the needs that a place stands for; empty: it stands for none."""

    def chance(self, view: Any, need: str) -> Chance:
        """Compute how likely a need is met.

        Raises:
            BadNeed: If no need is written so.
            NothingToCome: If nothing more is drawn that could meet it.

        """


def matched(pattern: re.Pattern[str], need: str) -> re.Match[str]:
    """Match the whole code of a need.

    Raises:
        BadNeed: If it is not written so.

    """
    found = pattern.fullmatch(need)
    if found is None:
        raise unreadable(need)
    return found


def unreadable(need: str) -> BadNeed:
    """Say that no need is written so."""
    return BadNeed(UNREADABLE.bind(code=excerpt(need, _SHOWN)))


def at_least(number: int, fitting: int, pieces: int, drawn: int) -> float:
    """Return how likely a draw without putting back has at least a number of fitting pieces.

    Args:
        number: How many are needed.
        fitting: How many of the pieces would do.
        pieces: From how many is drawn.
        drawn: How many are drawn.

    """
    ways = sum(
        comb(fitting, hits) * comb(pieces - fitting, drawn - hits)
        for hits in range(number, min(fitting, drawn) + 1)
    )
    return ways / comb(pieces, drawn)
