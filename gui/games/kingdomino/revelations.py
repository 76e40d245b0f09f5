"""Texts about the dominoes that a move of Kingdomino turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.pieces import DOMINOES, domino_piece
from core.games.kingdomino.places import next_slot
from core.kernel.events import Turned
from core.kernel.messages import text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.games.kingdomino.events import Event
    from core.kernel.messages import Message

NUMBERS = {domino_piece(number): number for number in DOMINOES}
TURNED_UP = text("kingdomino_table", "New dominoes revealed: {dominoes}.")


def shown(events: Sequence[Event]) -> Iterator[Message]:
    """Say which dominoes of the next line were turned up."""
    area = next_slot(0).area
    turned = [e.piece for e in events if isinstance(e, Turned) and e.place.area == area]
    if turned:
        yield TURNED_UP.bind(dominoes=", ".join(str(NUMBERS[piece]) for piece in turned))
