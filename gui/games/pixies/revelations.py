"""Texts about the cards that a move of Pixies revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.pixies.places import DECK
from core.kernel.events import Moved
from core.kernel.messages import plural

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.games.pixies.events import Event
    from core.kernel.messages import Message


def shown(events: Sequence[Event]) -> Iterator[Message]:
    """Say how many cards were drawn from the deck."""
    drawn = sum(isinstance(event, Moved) and event.source == DECK for event in events)
    if drawn:
        yield plural("pixies_table", "%n new card(s) revealed from the deck.", "", drawn)
