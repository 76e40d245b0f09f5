"""The points of a finished game by category, named in English; the table translates them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from core.games.boxes import BOXES
from core.kernel.messages import Message, english
from gui.games.registry import sentences_of, ui_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from core.kernel.messages import Seat
    from core.match import Match


def parts(match: Match, seat: Seat) -> dict[str, int]:
    """Add up a seat's points by category; what cannot be divided has its own name."""
    counts: Counter[str] = Counter()
    category = sentences_of(match.game.key).category
    for line in ui_of(match.game.key).score_lines(match, seat):
        counts[english(category(line))] += line.points
    return {label: points for label, points in counts.items() if points}


def label_of(game: str, key: str) -> Message | str:
    """Find the words of a category; one that is not known says itself."""
    return next((label for label in _categories(game) if english(label) == key), key)


def ordered(game: str, keys: Iterable[str]) -> Sequence[str]:
    """Sort categories as the game names them."""
    known = [english(label) for label in _categories(game)]
    return sorted(keys, key=lambda key: (known.index(key) if key in known else len(known), key))


def _categories(game: str) -> Sequence[Message]:
    """List the categories of a game; a match of several games has none."""
    return ui_of(game).categories() if game in BOXES else ()
