"""Prove that a deal was fair: it is sealed before the first move and opened after the last.

The *deal* is a text: which game, for how many, with which options, from which seed, and the whole
first position with the order of everything that lies hidden. Its SHA-256 is the *seal*. It can be
shown from the start, because the order cannot be computed from it: the seed is one of nine thousand
million million. When the game is over the deal is opened, and can be checked against the seal and
the game.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from core.kernel.codec import to_plain

if TYPE_CHECKING:
    from core.match import Match

VERSION = "Kupola deal 1"


def deal(match: Match) -> str | None:
    """Write the deal of a match as text; None: it was set up, so nothing was dealt."""
    start = match.start
    if start.seed is None:
        return None
    lines = (
        VERSION,
        match.game.key,
        str(start.seats),
        _canonical(dict(start.options.chosen)),
        str(start.seed),
        _canonical(to_plain(start.state)),
    )
    return "\n".join(lines)


def seal(dealt: str) -> str:
    """Return the SHA-256 of a deal in hexadecimal digits."""
    return hashlib.sha256(dealt.encode()).hexdigest()


def opened(match: Match) -> str | None:
    """Open the deal of a match that is over; None: it is not, or nothing was dealt."""
    return deal(match) if match.ended else None


def _canonical(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))
