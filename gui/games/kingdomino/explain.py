"""Explanations of every place and label: its purpose, its points, its current state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.grid import CASTLE
from core.games.kingdomino.pieces import Terrain
from core.games.kingdomino.scoring import (
    HARMONY,
    MIDDLE_KINGDOM,
    Bonus,
    merits,
    possible_lines,
    prospects,
)
from core.games.kingdomino.texts import (
    DYNASTY_EXPLAINED,
    LENIENT_MIDDLE_EXPLAINED,
)
from core.kernel.messages import Player
from gui.games.zones import joined_sentences, listed

from . import texts
from .supply import turn_number

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.games.kingdomino.kingdom import Kingdom, Territory
    from core.games.kingdomino.view import View
    from core.kernel.messages import Message
    from core.kernel.places import Place

_RULES = {
    MIDDLE_KINGDOM: texts.MIDDLE_RULE.bind(points=MIDDLE_KINGDOM.points),
    HARMONY: texts.HARMONY_RULE.bind(points=HARMONY.points),
}


def explanation_of(view: View, place: Place) -> Message | None:
    """Say what a place or a label is for; None: its name and the rules say it."""
    explained = _EXPLAINED.get(place.area)
    return explained(view, place) if explained else None


def _pile(view: View, _: Place) -> Message:
    return texts.PILE_EXPLAINED.bind(line=view.table.setup.line, removed=view.removed)


def _line(_view: View, _place: Place) -> Message:
    return texts.LINE_EXPLAINED


def _next_king(_view: View, _place: Place) -> Message:
    return texts.CHOSEN_EXPLAINED


def _current_king(_view: View, _place: Place) -> Message:
    return texts.KING_EXPLAINED


def _waiting_king(_view: View, _place: Place) -> Message:
    return texts.FIRST_KING_EXPLAINED


def _now_title(view: View, _: Place) -> Message:
    return texts.FIRST_KING_EXPLAINED if view.table.opening else texts.LINE_EXPLAINED


def _turns(view: View, _: Place) -> Message:
    setup = view.table.setup
    left = setup.turns - turn_number(view)
    return texts.TURNS_EXPLAINED.bind(line=setup.line, left=left)


def _discards(view: View, place: Place) -> Message:
    said = [texts.DISCARD_EXPLAINED]
    seats = range(view.table.seats) if place.seat is None else (place.seat,)
    if any(HARMONY in prospects(view.table, seat) for seat in seats):
        said.append(_RULES[HARMONY])
    return joined_sentences(said)


def _games(view: View, _: Place) -> Message:
    table = view.table
    if not table.earlier:
        return DYNASTY_EXPLAINED
    totals = [
        sum(merits(kingdoms[seat], table.options)[0] for kingdoms in table.earlier)
        for seat in range(table.seats)
    ]
    points = [
        texts.EARLIER_POINTS.bind(player=Player(seat), points=total)
        for seat, total in enumerate(totals)
    ]
    return joined_sentences([DYNASTY_EXPLAINED, listed(points)])


def _square(view: View, place: Place) -> Message:
    cell, kingdom = (place.at[0], place.at[1]), _kingdom(view, place)
    if cell == CASTLE:
        return _castle(view, place)
    territory = next((t for t in kingdom.territories if cell in t.cells), None)
    if territory is None:
        return texts.FREE_EXPLAINED
    return _worth(texts.SQUARE_EXPLAINED, territory)


def _castle(view: View, place: Place) -> Message:
    said = [texts.CASTLE_EXPLAINED]
    if MIDDLE_KINGDOM in prospects(view.table, place.seat or 0):
        said.append(_bonus_sentence(view, place, MIDDLE_KINGDOM))
    return joined_sentences(said)


def _score(view: View, place: Place) -> Message:
    seat = place.seat or 0
    said = [texts.SCORE_EXPLAINED.bind(crowns=_kingdom(view, place).crowns)]
    possible = [
        texts.BONUS_WORTH.bind(bonus=line.reason, points=line.points)
        for line in possible_lines(view.table, seat)
    ]
    if possible:
        said.append(texts.STILL_POSSIBLE.bind(bonuses=listed(possible)))
    return joined_sentences(said)


def _bonus(view: View, place: Place) -> Message:
    bonus = list(prospects(view.table, place.seat or 0))[place.at[0]]
    return _bonus_sentence(view, place, bonus)


def _bonus_sentence(view: View, place: Place, bonus: Bonus) -> Message:
    """Say what a bonus is worth, when it is earned, and whether it still can be."""
    prospect = prospects(view.table, place.seat or 0)[bonus]
    said = [_RULES[bonus], texts.PROSPECTS[prospect].bind(points=bonus.points)]
    if bonus == MIDDLE_KINGDOM and view.table.options["lenient_middle"]:
        said.append(LENIENT_MIDDLE_EXPLAINED)
    return joined_sentences(said)


def _territories(view: View, place: Place) -> Message:
    crowned = [t for t in _kingdom(view, place).territories if t.crowns]
    return _added_up(crowned) if crowned else texts.NO_CROWNS


def _terrain_line(view: View, place: Place) -> Message:
    terrain = list(Terrain)[place.at[0]]
    found = [t for t in _kingdom(view, place).territories if t.terrain is terrain]
    crowned = [territory for territory in found if territory.crowns]
    if crowned:
        return _added_up(crowned)
    return texts.NO_CROWN.bind(squares=sum(territory.size for territory in found))


def _added_up(crowned: Sequence[Territory]) -> Message:
    terms = listed([_worth(texts.TERRITORY_WORTH, territory) for territory in crowned])
    points = sum(territory.points for territory in crowned)
    return texts.TERRITORIES_EXPLAINED.bind(territories=terms, points=points)


def _worth(message: Message, territory: Territory) -> Message:
    return message.bind(squares=territory.size, crowns=territory.crowns, points=territory.points)


def _kingdom(view: View, place: Place) -> Kingdom:
    return view.table.kingdoms[place.seat or 0]


_EXPLAINED: dict[str, Callable[[View, Place], Message]] = {
    "pile": _pile,
    "pile_caption": _pile,
    "half": _line,
    "current": _line,
    "next": _line,
    "current_plate": _line,
    "next_plate": _line,
    "next_title": _line,
    "now_title": _now_title,
    "current_king": _current_king,
    "next_king": _next_king,
    "kings": _waiting_king,
    "kingdom": _square,
    "covered": _square,
    "discard": _discards,
    "discards": _discards,
    "why_discard": _discards,
    "turns": _turns,
    "games": _games,
    "score": _score,
    "bonus": _bonus,
    "territories": _territories,
    "terrain_line": _terrain_line,
}
