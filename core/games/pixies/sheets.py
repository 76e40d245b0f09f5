"""Points with their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import Player
from core.kernel.scores import Outcome, ScoreLine, ScoreSheet, ranked

from . import texts
from .places import up
from .scoring import (
    Tally,
    largest_zone,
    special_points,
    tally,
    validated_spaces,
    zone_factor,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from core.kernel.messages import Seat
    from core.kernel.places import Place

    from .areas import Area
    from .state import FinishedRound, State


def sheet(state: State, seat: Seat) -> ScoreSheet:
    """Itemize a player's points: a line for each earlier round, then this one as it stands."""
    present = round_lines(seat, state.areas[seat], state.round)
    return ScoreSheet((*earlier_lines(seat, state.finished), *present))


def earlier_lines(seat: Seat, finished: Sequence[FinishedRound]) -> Iterator[ScoreLine]:
    """Sum up a player's points of each of the first rounds."""
    for number, each in enumerate(finished, start=1):
        yield ScoreLine(each.tallies[seat].total, texts.ROUND.bind(round=number))


def round_lines(seat: Seat, area: Area, number: int) -> Iterator[ScoreLine]:
    """Itemize what an area is worth in the round of that number, leaving out what it lacks."""
    if validated := validated_spaces(area):
        reason = texts.validated_cards(len(validated))
        yield ScoreLine(sum(validated), reason, _places(seat, validated))
    yield from _symbol_lines(seat, area)
    if zone := largest_zone(area):
        factor = zone_factor(number)
        reason = texts.color_zone(len(zone), factor)
        yield ScoreLine(len(zone) * factor, reason, _places(seat, zone))


def _symbol_lines(seat: Seat, area: Area) -> Iterator[ScoreLine]:
    if spirals := sum(card.spirals for card in area.face_up):
        places = _places(seat, (card.number for card in area.face_up if card.spirals))
        yield ScoreLine(spirals, texts.spirals(spirals), places)
    for special in area.face_up:
        if special.special:
            points = special_points(area, special)
            reason = texts.special_card(points, special.colors[0])
            yield ScoreLine(points, reason, _places(seat, (special.number,)))
    if crosses := sum(card.crosses for card in area.face_up):
        places = _places(seat, (card.number for card in area.face_up if card.crosses))
        yield ScoreLine(-crosses, texts.crosses(crosses), places)


def component_lines(seat: Seat, area: Area, scored: Tally) -> tuple[ScoreLine, ...]:
    """Itemize a finished round by the three sources of points."""
    marked = (card.number for card in area.face_up if card.spirals or card.crosses or card.special)
    return (
        ScoreLine(scored.validated, texts.VALIDATED, _places(seat, validated_spaces(area))),
        ScoreLine(scored.symbols, texts.SYMBOLS, _places(seat, marked)),
        ScoreLine(scored.zone, texts.ZONE, _places(seat, largest_zone(area))),
    )


def _places(seat: Seat, spaces: Iterable[int]) -> tuple[Place, ...]:
    return tuple(up(seat, space) for space in spaces)


def total(state: State, seat: Seat) -> int:
    """Add up a player's rounds, this one as it stands."""
    earlier = sum(finished.tallies[seat].total for finished in state.finished)
    return earlier + tally(state.areas[seat], state.round).total


def outcome(state: State) -> Outcome:
    """Rank the players of a finished game by their totals."""
    standings = ranked([(total(state, seat),) for seat in range(state.seats)])
    winners = sum(standing.rank == 1 for standing in standings)
    best = standings[0]
    alone = texts.highest_total(best.points)
    reason = alone if winners == 1 else texts.SHARED_VICTORY
    return Outcome(standings, reason.bind(winner=Player(best.seat), points=best.points))
