"""Nine Cards in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.games.zones import Line, Zone

from . import texts
from .state import SPACES, space
from .table import TABLE, held

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place

    from .state import View


def zones(view: View, near: Seat) -> Sequence[Zone]:
    """Describe the spaces and the near hand in words."""
    spaces = (space(number) for number in SPACES)
    cards = (held(near, card) for card in view.hand)
    return (
        Zone(texts.SPACES, tuple(Line(TABLE.name(view, each), (each,)) for each in spaces)),
        Zone(texts.HAND, tuple(Line(TABLE.name(view, each), (each,)) for each in cards)),
    )


def held_words(view: View, source: Place) -> Message:
    """Name the card."""
    return TABLE.name(view, source)


def variant_words(view: View, source: Place, variant: Hashable) -> Message | None:  # noqa: ARG001 - see below
    """Say nothing: a card can only be held in one way."""
    return None
