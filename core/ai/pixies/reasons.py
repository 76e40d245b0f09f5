"""Reasons for a move of Pixies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.reason import Reason
from core.games.pixies.moves import PlaceFaceDown, PlaceFaceUp, PlaceOver, PlaceUnder
from core.games.pixies.pieces import CARDS
from core.games.pixies.placing import placed, placements
from core.games.pixies.scoring import largest_zone, tally
from core.games.pixies.texts import color_of
from core.kernel.messages import Player, plural, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.games.pixies.areas import Area
    from core.games.pixies.moves import Move
    from core.games.pixies.pieces import CardId
    from core.games.pixies.view import View
    from core.kernel.messages import Seat

VALIDATES = text("reasons", "It validates a card, which scores its number: {number}.")
PREPARES = text("reasons", "Another {number} can validate it later.")
COVERS = text("reasons", "It covers a card on space {space} that costs points.")
HIDES = text("reasons", "Face down on space {space}, its crosses do not count.")
AWAITS = text("reasons", "A card with the number {number} can validate it later.")

KINDS = frozenset(
    {
        "validates",
        "zone",
        "symbols",
        "prepares",
        "covers",
        "hides",
        "awaits",
        "denies",
    }
)

_HOPE = 0.25
"""What a card that lies alone may still bring, for each point of its number."""


def found(view: View, move: Move) -> list[Reason]:
    """Find all reasons for a move of the seat to act."""
    seat = view.to_act
    if seat is None:
        return []
    before = view.areas[seat]
    after = placed(before, move)
    return [
        *_for_points(before, after, view.round),
        *_for_the_space(before, move),
        *_for_the_rival(view, seat, move),
    ]


def _for_points(before: Area, after: Area, number: int) -> Iterator[Reason]:
    old, new = tally(before, number), tally(after, number)
    if new.validated > old.validated:
        points = new.validated - old.validated
        yield Reason("validates", float(points), VALIDATES.bind(number=points))
    if new.zone > old.zone:
        size = len(largest_zone(after))
        sentence = plural("reasons", "The largest zone grows to %n card(s).", "", size)
        yield Reason("zone", new.zone - old.zone + 0.5, sentence)
    if new.symbols > old.symbols:
        points = new.symbols - old.symbols
        sentence = plural("reasons", "Its symbols score %n point(s).", "", points)
        yield Reason("symbols", float(points), sentence)


def _for_the_space(before: Area, move: Move) -> Iterator[Reason]:
    card = CARDS[move.card]
    match move:
        case PlaceFaceUp() if before.at(card.number).is_empty:
            yield Reason("prepares", _HOPE * card.number, PREPARES.bind(number=card.number))
        case PlaceOver():
            old = before.at(card.number).up
            if old is not None and CARDS[old].crosses > card.crosses:
                crosses = CARDS[old].crosses - card.crosses
                yield Reason("covers", float(crosses), COVERS.bind(space=card.number))
        case PlaceUnder() | PlaceFaceDown() if card.crosses:
            space = move.space if isinstance(move, PlaceFaceDown) else card.number
            yield Reason("hides", card.crosses - 0.5, HIDES.bind(space=space))
        case _:
            pass
    if isinstance(move, PlaceFaceDown):
        yield Reason("awaits", _HOPE * move.space, AWAITS.bind(number=move.space))


def _for_the_rival(view: View, seat: Seat, move: Move) -> Iterator[Reason]:
    """Find whether this card is worth most to the player who takes next."""
    left = [card for card in view.display if card is not None]
    rival = (seat + 1) % view.seats
    if len(left) == 1:
        return
    theirs = {card: _gain(view.areas[rival], card, view.round) for card in left}
    others = [gain for card, gain in theirs.items() if card != move.card]
    worth = theirs[move.card]
    if worth > max(others, default=0) + 1 and worth >= 3:  # noqa: PLR2004 - less is no reason
        sentence = plural(
            "reasons",
            "To {player}, the card {number} {color} would be worth %n point(s).",
            "",
            worth,
        )
        card = CARDS[move.card]
        lost = worth - max(others, default=0)
        yield Reason(
            "denies",
            float(lost),
            sentence.bind(player=Player(rival), number=card.number, color=color_of(card)),
        )


def _gain(area: Area, card: CardId, number: int) -> int:
    now = tally(area, number).total
    ways = (placed(area, move) for move in placements(area, card))
    return max((tally(way, number).total - now for way in ways), default=0)
