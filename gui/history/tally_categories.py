"""Names of the points of a count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.games.registry import sentences_of

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from core.kernel.scores import ScoreLine


def category(game: str, line: ScoreLine) -> Message:
    """Name the row of some points as in a game, or by their reason where no game has them."""
    try:
        return sentences_of(game).category(line)
    except KeyError:
        return line.reason
