"""Texts about the cards that a move of Pixies revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.pixies.events import RoundBegan
from core.games.pixies.pieces import CARDS
from core.games.pixies.places import DECK
from core.kernel.events import Moved
from core.kernel.messages import Player, plural, text
from gui.games.zones import listed

from .texts import card_name, plain_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.games.pixies.events import Event
    from core.kernel.messages import Message
    from core.match import Turn

ROUND_BEGINS = text("pixies_table", "Round {round} begins; {player} goes first.")
NEW_CARDS = text("pixies_table", "New cards: {cards}.")
BY_CODE = {card.code: card for card in CARDS.values()}


def shown(events: Sequence[Event]) -> Iterator[Message]:
    """Say how many cards were drawn from the deck."""
    if drawn := len(_drawn(events)):
        yield plural("pixies_table", "%n new card(s) revealed from the deck.", "", drawn)


def news(turn: Turn, *, compact: bool) -> Iterator[Message]:
    """Name the cards that were revealed; in few words without their symbols."""
    for event in turn.events:
        if isinstance(event, RoundBegan):
            yield ROUND_BEGINS.bind(round=event.round, player=Player(event.first))
    if drawn := _drawn(turn.events):
        name = plain_name if compact else card_name
        yield NEW_CARDS.bind(cards=listed([name(BY_CODE[piece]) for piece in drawn]))


def _drawn(events: Sequence[Event]) -> list[str]:
    """List the cards that were drawn from the deck."""
    return [event.piece for event in events if isinstance(event, Moved) and event.source == DECK]
