"""Explanations of every place and label: its purpose, its points, its current state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.pixies.pieces import CARDS
from core.games.pixies.places import displayed
from core.games.pixies.scoring import largest_zone, special_points, zone_factor
from core.games.pixies.state import REVEALED as CARDS_A_TURN
from gui.games.zones import joined_sentences

from . import texts
from .cards import COPIES
from .places import FIRST_PLAYER, LABELS, ORDER, PILE, REVEALED, SCORE, SOURCE
from .round_table import row_of, written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.games.pixies.areas import Area
    from core.games.pixies.pieces import Card
    from core.games.pixies.view import View
    from core.kernel.messages import Message
    from core.kernel.places import Place


def explanation_of(view: View, place: Place) -> Message | None:
    """Say what a place or a label is for; None: its name and the rules say it."""
    if place.area in LABELS or place == PILE or place.area == "deck":
        return _label(view, place)
    if place.area == displayed(0).area:
        card = view.display[place.at[0]]
        return joined_sentences([*_card(CARDS[card])]) if card is not None else None
    return None if place.seat is None else _space(view, place)


def _label(view: View, place: Place) -> Message:
    if place in {ORDER, REVEALED} or place.area == FIRST_PLAYER:
        return texts.REVEALED_EXPLAINED if place == REVEALED else texts.ORDER_EXPLAINED
    if place.seat is None:
        return texts.DECK_EXPLAINED.bind(cards=CARDS_A_TURN[view.seats])
    row = row_of(view, place.seat)
    if place.area == SCORE:
        return texts.SCORE_EXPLAINED.bind(
            validated=written(row.validated), symbols=written(row.symbols), zone=written(row.zone)
        )
    assert place.area == SOURCE  # noqa: S101 - there are no other labels
    (index,) = place.at
    cards = len(largest_zone(view.areas[place.seat]))
    return texts.SOURCES_EXPLAINED[index].bind(
        points=written((row.validated, row.symbols, row.zone)[index]),
        factor=zone_factor(view.round),
        cards=cards,
    )


def _space(view: View, place: Place) -> Message:
    area, number = view.areas[place.seat or 0], place.at[0]
    space = area.at(number)
    if space.up is None:
        said = texts.SPACE_EXPLAINED if space.is_empty else texts.BACK_EXPLAINED
        return said.bind(space=number)
    lying = texts.VALIDATED_EXPLAINED if space.is_validated else texts.OPEN_EXPLAINED
    return joined_sentences([lying.bind(space=number), *_card(CARDS[space.up], area)])


def _card(card: Card, area: Area | None = None) -> Iterator[Message]:
    """Say what is printed on a card, and what it counts in an area."""
    if card.spirals:
        yield texts.spirals_score(card.spirals)
    if card.crosses:
        yield texts.crosses_cost(card.crosses)
    if card.special:
        yield texts.SPECIAL_EXPLAINED
        if area is not None:
            yield texts.SPECIAL_NOW.bind(points=special_points(area, card))
    if card.is_multicolored:
        yield texts.MULTICOLORED_EXPLAINED
    yield texts.COPIES_EXPLAINED.bind(copies=COPIES[card.number], number=card.number)
