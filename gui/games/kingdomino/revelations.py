"""Texts about the dominoes that a move of Kingdomino turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.pieces import DOMINOES, domino_piece
from core.games.kingdomino.places import next_slot
from core.kernel.events import Turned
from core.kernel.messages import text
from gui.games.zones import listed

from . import texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.games.kingdomino.events import Event
    from core.kernel.messages import Message
    from core.match import Turn

NUMBERS = {domino_piece(number): number for number in DOMINOES}
TURNED_UP = text("kingdomino_table", "New dominoes revealed: {dominoes}.")
NEW_LINE = text("kingdomino_table", "Next line: {dominoes}.")
NEW_NUMBERS = text("kingdomino_table", "Next line: dominoes {dominoes}.")


def shown(events: Sequence[Event]) -> Iterator[Message]:
    """Say which dominoes of the next line were turned up."""
    if turned := _turned(events):
        yield TURNED_UP.bind(dominoes=_numbers(turned))


def news(turn: Turn, *, compact: bool) -> Iterator[Message]:
    """Name the dominoes of a new line; in few words by their numbers alone."""
    if turned := _turned(turn.events):
        numbers = NEW_NUMBERS.bind(dominoes=_numbers(turned))
        named = [texts.domino(number) for number in turned]
        yield numbers if compact else NEW_LINE.bind(dominoes=listed(named))


def _turned(events: Sequence[Event]) -> list[int]:
    """List the dominoes of the next line that were turned up."""
    area = next_slot(0).area
    return [NUMBERS[e.piece] for e in events if isinstance(e, Turned) and e.place.area == area]


def _numbers(dominoes: list[int]) -> str:
    return ", ".join(str(number) for number in dominoes)
