"""What the coach says to a beginner of Kingdomino, situation by situation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.kingdom import Laid
from core.games.kingdomino.legality import acting
from core.games.kingdomino.moves import ClaimDomino, DiscardDomino, PlaceDomino
from core.games.kingdomino.pieces import DOMINOES
from core.kernel.messages import text
from gui.games.situation import Situation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.games.kingdomino.kingdom import Kingdom, Territory
    from core.games.kingdomino.moves import Move
    from core.games.kingdomino.view import View
    from core.kernel.messages import Seat

LARGE = 3
"""How many squares make a territory worth a crown."""


def _must_discard(_view: View, legal: Sequence[Move], _seat: Seat) -> bool:
    return any(isinstance(move, DiscardDomino) for move in legal)


def _is_last_turn(view: View, legal: Sequence[Move], _seat: Seat) -> bool:
    return not view.table.next_line and _places(legal)


def _chooses_first(view: View, _legal: Sequence[Move], _seat: Seat) -> bool:
    return view.table.opening


def _chooses_for_second_king(view: View, _legal: Sequence[Move], seat: Seat) -> bool:
    table = view.table
    return table.opening and any(slot.king == seat for slot in table.next_line)


def _places_first(view: View, legal: Sequence[Move], seat: Seat) -> bool:
    return _places(legal) and not view.table.kingdoms[seat].laid


def _has_no_choice(view: View, legal: Sequence[Move], _seat: Seat) -> bool:
    claims = sum(isinstance(move, ClaimDomino) for move in legal)
    return claims == 1 and not view.table.opening


def _reaches_its_limit(view: View, legal: Sequence[Move], seat: Seat) -> bool:
    kingdom = view.table.kingdoms[seat]
    west, east, north, south = kingdom.bounds
    return _places(legal) and max(east - west, south - north) == kingdom.size - 1


def _matches(view: View, legal: Sequence[Move], seat: Seat) -> bool:
    return _places(legal) and bool(view.table.kingdoms[seat].laid)


def _chooses_next(view: View, legal: Sequence[Move], _seat: Seat) -> bool:
    return not view.table.opening and any(isinstance(move, ClaimDomino) for move in legal)


def _wants_the_middle(view: View, legal: Sequence[Move], seat: Seat) -> bool:
    kingdom = view.table.kingdoms[seat]
    wanted = view.table.options["middle_kingdom"] and kingdom.castle_could_be_central
    return bool(wanted) and _matches(view, legal, seat)


def _wants_harmony(view: View, legal: Sequence[Move], seat: Seat) -> bool:
    kingdom = view.table.kingdoms[seat]
    wanted = view.table.options["harmony"] and not kingdom.discarded
    return bool(wanted) and _matches(view, legal, seat)


def _can_join(view: View, legal: Sequence[Move], seat: Seat) -> bool:
    """Recognize a placement that joins two territories, at least one of them with a crown."""
    kingdom = view.table.kingdoms[seat]
    return any(
        _joins(kingdom, _laid(view, move)) for move in legal if isinstance(move, PlaceDomino)
    )


def _joins(kingdom: Kingdom, laid: Laid) -> bool:
    grown = set(kingdom.with_domino(laid).territories) - set(kingdom.territories)
    return any(
        territory.crowns and sum(old.cells <= territory.cells for old in kingdom.territories) > 1
        for territory in grown
    )


def _laid(view: View, move: PlaceDomino) -> Laid:
    return Laid(acting(view.table)[1].number, move.cell, move.direction)


def _has_crowns(view: View, legal: Sequence[Move], _seat: Seat) -> bool:
    if not _places(legal):
        return False
    domino = acting(view.table)[1]
    return bool(domino.left.crowns or domino.right.crowns)


def _needs_crown(view: View, legal: Sequence[Move], seat: Seat) -> bool:
    """Recognize a crown in the next line for a large territory that has none."""
    crownless = {each.terrain for each in _crownless(view.table.kingdoms[seat])}
    halves = (
        half
        for move in legal
        if isinstance(move, ClaimDomino)
        for half in (DOMINOES[move.domino].left, DOMINOES[move.domino].right)
    )
    return any(half.crowns and half.terrain in crownless for half in halves)


def _crownless(kingdom: Kingdom) -> list[Territory]:
    return [each for each in kingdom.territories if each.size >= LARGE and not each.crowns]


def _places(legal: Sequence[Move]) -> bool:
    return any(isinstance(move, PlaceDomino) for move in legal)


SITUATIONS = (
    Situation(
        "discard",
        text(
            "kingdomino_table", "This domino fits nowhere, so you discard it. It scores nothing."
        ).citing("discarding"),
        _must_discard,
    ),
    Situation(
        "last_turn",
        text(
            "kingdomino_table", "This is the last turn: you only place. Then the kingdoms score."
        ).citing("last-turn"),
        _is_last_turn,
    ),
    Situation(
        "second_king",
        text(
            "kingdomino_table",
            "With two players you have two kings. Each gets a domino and acts on its own.",
        ).citing("turn"),
        _chooses_for_second_king,
    ),
    Situation(
        "first_choice",
        text(
            "kingdomino_table",
            "Choose your first domino. Low numbers act first, high numbers are better land.",
        ).citing("first-choice"),
        _chooses_first,
    ),
    Situation(
        "first_placement",
        text(
            "kingdomino_table",
            "Place it beside your castle, which goes with every terrain. R turns it.",
        ).citing("placing"),
        _places_first,
    ),
    Situation(
        "only_choice",
        text(
            "kingdomino_table", "The others have chosen. The domino that is left is yours."
        ).citing("choosing"),
        _has_no_choice,
    ),
    Situation(
        "limit",
        text(
            "kingdomino_table",
            "Your kingdom is as wide or as high as allowed. No domino may lie outside.",
        ).citing("kingdom-size"),
        _reaches_its_limit,
    ),
    Situation(
        "match",
        text(
            "kingdomino_table",
            "One half must touch the castle or its own terrain. One match is enough.",
        ).citing("placing"),
        _matches,
    ),
    Situation(
        "next_choice",
        text(
            "kingdomino_table",
            "Choose your next domino. In the next turn, the lowest number acts first.",
        ).citing("choosing"),
        _chooses_next,
    ),
    Situation(
        "middle",
        text(
            "kingdomino_table",
            "The Middle Kingdom: keep the castle in the middle for 10 extra points.",
        ).citing("middle-kingdom"),
        _wants_the_middle,
    ),
    Situation(
        "harmony",
        text(
            "kingdomino_table",
            "Harmony: leave no hole and discard nothing for 5 extra points.",
        ).citing("harmony"),
        _wants_harmony,
    ),
    Situation(
        "join",
        text(
            "kingdomino_table",
            "This domino can join two territories: their crowns then count for all squares.",
        ).citing("end"),
        _can_join,
    ),
    Situation(
        "crown",
        text(
            "kingdomino_table",
            "A crown counts for its whole territory: squares × crowns. Join it to a large one.",
        ).citing("end"),
        _has_crowns,
    ),
    Situation(
        "crownless",
        text(
            "kingdomino_table",
            "A territory without a crown scores nothing. The next line has a crown for yours.",
        ).citing("end"),
        _needs_crown,
    ),
)
"""Those that a player must act on come first, then the rules, then the points."""
