"""Prompts for the player to act in Pixies, from the legal moves."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from core.games.pixies.moves import PlaceFaceDown, PlaceFaceUp, PlaceOver, PlaceUnder
from core.kernel.messages import Message, Player, text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.games.pixies.moves import Move
    from core.games.pixies.view import View


class Way(Enum):
    """How a card can be placed."""

    UP = "up"
    OVER_OR_UNDER = "over or under"
    DOWN = "down"


WAYS: Mapping[type, Way] = {
    PlaceFaceUp: Way.UP,
    PlaceOver: Way.OVER_OR_UNDER,
    PlaceUnder: Way.OVER_OR_UNDER,
    PlaceFaceDown: Way.DOWN,
}
"""A card goes over or under the face-up card of its number: both are always possible."""

TAKE: Mapping[frozenset[Way], Message] = {
    frozenset({Way.UP}): text("pixies_table", "{player}: place a card face up"),
    frozenset({Way.OVER_OR_UNDER}): text(
        "pixies_table", "{player}: place a card over or under the same number"
    ),
    frozenset({Way.DOWN}): text("pixies_table", "{player}: place a card face down"),
    frozenset({Way.UP, Way.OVER_OR_UNDER}): text(
        "pixies_table",
        "{player}: place a card face up, or over or under the same number",
    ),
    frozenset({Way.UP, Way.DOWN}): text(
        "pixies_table", "{player}: place a card face up or face down"
    ),
    frozenset({Way.OVER_OR_UNDER, Way.DOWN}): text(
        "pixies_table",
        "{player}: place a card over or under the same number, or face down",
    ),
    frozenset(Way): text(
        "pixies_table",
        "{player}: place a card face up, over or under the same number, or face down",
    ),
}
"""One sentence for every combination of ways."""
TAKE_LAST: Mapping[Way, Message] = {
    Way.UP: text("pixies_table", "{player}: place the last card face up"),
    Way.OVER_OR_UNDER: text(
        "pixies_table", "{player}: place the last card over or under the same number"
    ),
    Way.DOWN: text("pixies_table", "{player}: place the last card face down"),
}


def prompt(view: View, legal: Sequence[Move]) -> Message:
    """Name what the player to act can do: exactly the ways in which cards can be placed."""
    ways = frozenset(WAYS[type(move)] for move in legal)
    if len({move.card for move in legal}) == 1:
        (way,) = ways
        sentence = TAKE_LAST[way]
    else:
        sentence = TAKE[ways]
    return sentence.bind(player=Player(view.to_act or 0))
