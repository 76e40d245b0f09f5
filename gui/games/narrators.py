"""How each game is put into words; fetched when the game is first played."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from .narration import Sentences
    from .paragraphs import Anchors
    from .zones import Description


class Words(NamedTuple):
    """What a game says of itself, of what lies on its board, and which rules it cites."""

    sentences: Sentences
    description: Description
    anchors: Anchors


# A game takes a while to import, and playing another one needs none of it.
def _azul_duel() -> Words:
    from .azul_duel import anchors, describe, narration  # noqa: PLC0415 - see above

    return Words(narration, describe, anchors)


def _kingdomino() -> Words:
    from .kingdomino import anchors, describe, narration  # noqa: PLC0415 - see above

    return Words(narration, describe, anchors)


def _pixies() -> Words:
    from .pixies import anchors, describe, narration  # noqa: PLC0415 - see above

    return Words(narration, describe, anchors)


WORDS: dict[str, Callable[[], Words]] = {
    "azul_duel": _azul_duel,
    "kingdomino": _kingdomino,
    "pixies": _pixies,
}


def sentences_of(game: str) -> Sentences:
    """Find how a game speaks of itself."""
    return WORDS[game]().sentences


def description_of(game: str) -> Description:
    """Find how what lies on a game's board is put into words."""
    return WORDS[game]().description


def anchors_of(game: str) -> Anchors:
    """Find which paragraphs of its rules a game cites."""
    return WORDS[game]().anchors
