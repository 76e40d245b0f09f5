"""What the coach says to a beginner of Pixies, situation by situation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.pixies.moves import PlaceFaceDown, PlaceFaceUp, PlaceOver
from core.games.pixies.pieces import CARDS
from core.games.pixies.scoring import largest_zone
from core.kernel.messages import text
from gui.games.situation import Situation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core.games.pixies.areas import Space
    from core.games.pixies.moves import Move
    from core.games.pixies.pieces import Card
    from core.games.pixies.view import View
    from core.kernel.messages import Seat

    Holds = Callable[[View, Sequence[Move], Seat], bool]


def _takes_first(view: View, _legal: Sequence[Move], seat: Seat) -> bool:
    return view.round == 1 and not view.areas[seat].cards


def _begins_later_round(view: View, _legal: Sequence[Move], seat: Seat) -> bool:
    return view.round > 1 and not view.areas[seat].cards


def _takes_last(view: View, _legal: Sequence[Move], _seat: Seat) -> bool:
    return view.display.count(None) == len(view.display) - 1


def _goes_first_again(view: View, _legal: Sequence[Move], seat: Seat) -> bool:
    return None not in view.display and bool(view.areas[seat].cards)


def _may_end_round(view: View, _legal: Sequence[Move], seat: Seat) -> bool:
    return len(view.areas[seat].empty) == 1


def _others_may_end_round(view: View, _legal: Sequence[Move], seat: Seat) -> bool:
    others = (area for owner, area in enumerate(view.areas) if owner != seat)
    return any(len(area.empty) <= 1 for area in others)


def _may_place_second(_view: View, legal: Sequence[Move], _seat: Seat) -> bool:
    return any(isinstance(move, PlaceOver) for move in legal)


def _may_place_face_down(_view: View, legal: Sequence[Move], _seat: Seat) -> bool:
    return any(isinstance(move, PlaceFaceDown) for move in legal)


def _may_cover_back(view: View, legal: Sequence[Move], seat: Seat) -> bool:
    return any(
        isinstance(move, PlaceFaceUp) and not _space_of(view, seat, move.card).is_empty
        for move in legal
    )


def _may_cover_crosses(view: View, legal: Sequence[Move], seat: Seat) -> bool:
    """Recognize a face-up card with crosses whose number can be taken with fewer of them."""
    return any(
        isinstance(move, PlaceOver)
        and (old := _space_of(view, seat, move.card).up) is not None
        and CARDS[move.card].crosses < CARDS[old].crosses
        for move in legal
    )


def _space_of(view: View, seat: Seat, card: int) -> Space:
    return view.areas[seat].at(CARDS[card].number)


def _has_zone(view: View, _legal: Sequence[Move], seat: Seat) -> bool:
    return bool(largest_zone(view.areas[seat]))


def _shows(wanted: Callable[[Card], bool]) -> Holds:
    """Recognize that a card of this kind can be taken."""
    return lambda view, _legal, _seat: any(map(wanted, _revealed(view)))


def _revealed(view: View) -> Iterator[Card]:
    return (CARDS[card] for card in view.display if card is not None)


SITUATIONS = (
    Situation(
        "first_card",
        text("pixies_table", "Take a card. It goes face up to the space with its number.").citing(
            "first-card"
        ),
        _takes_first,
    ),
    Situation(
        "ninth_space",
        text(
            "pixies_table",
            "Only one of your spaces is empty. Fill it, and the round is about to end.",
        ).citing("round-end"),
        _may_end_round,
    ),
    Situation(
        "others_ninth_space",
        text(
            "pixies_table",
            "Another player has nearly filled nine spaces. The round is about to end.",
        ).citing("round-end"),
        _others_may_end_round,
    ),
    Situation(
        "later_round",
        text(
            "pixies_table",
            "A new round: each card of your largest zone now scores one point more.",
        ).citing("color-zone"),
        _begins_later_round,
    ),
    Situation(
        "last_card",
        text(
            "pixies_table", "You take the card that is left. In return, you go first next."
        ).citing("turn"),
        _takes_last,
    ),
    Situation(
        "second_card",
        text(
            "pixies_table",
            "Two cards of one number: one stays up and is validated, one goes face down.",
        ).citing("second-card"),
        _may_place_second,
    ),
    Situation(
        "cover_back",
        text(
            "pixies_table",
            "A revealed card goes on your face-down card. It is validated at once.",
        ).citing("first-card"),
        _may_cover_back,
    ),
    Situation(
        "face_down",
        text(
            "pixies_table",
            "A number that you have validated goes face down on an empty space you choose.",
        ).citing("face-down-card"),
        _may_place_face_down,
    ),
    Situation(
        "goes_first",
        text("pixies_table", "You took the last card, so you go first in this turn.").citing(
            "turn"
        ),
        _goes_first_again,
    ),
    Situation(
        "cover_crosses",
        text(
            "pixies_table",
            "You can cover a card with crosses. Face down, it costs nothing.",
        ).citing("symbols"),
        _may_cover_crosses,
    ),
    Situation(
        "symbols",
        text("pixies_table", "Each spiral scores 1 point, and each cross costs 1 point.").citing(
            "symbols"
        ),
        _shows(lambda card: bool(card.spirals or card.crosses)),
    ),
    Situation(
        "zone",
        text(
            "pixies_table",
            "Touching cards of one color are a zone. Only your largest zone scores.",
        ).citing("color-zone"),
        _has_zone,
    ),
    Situation(
        "special",
        text(
            "pixies_table",
            "A special card scores 1 point for each face-up card of its color.",
        ).citing("symbols"),
        _shows(lambda card: card.special),
    ),
    Situation(
        "multicolored",
        text(
            "pixies_table",
            "A multicolored card belongs to every color, so it can join zones.",
        ).citing("color-zone"),
        _shows(lambda card: card.is_multicolored),
    ),
)
"""Those that a player must act on come first, then the rules, then the points."""
