"""Reasons for a move of Kingdomino."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from core.ai.reason import Reason
from core.games.kingdomino import texts
from core.games.kingdomino.grid import CASTLE, neighbors, rectangle
from core.games.kingdomino.kingdom import Laid
from core.games.kingdomino.moves import ClaimDomino, PlaceDomino
from core.games.kingdomino.pieces import DOMINOES
from core.games.kingdomino.scoring import merits
from core.kernel.messages import Player, plural, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.games.kingdomino.grid import Cell, Direction
    from core.games.kingdomino.kingdom import Kingdom, Territory
    from core.games.kingdomino.moves import Move
    from core.games.kingdomino.state import Table
    from core.games.kingdomino.view import View
    from core.kernel.messages import Message, Seat
    from core.kernel.options import Options

JOINS = text("reasons", "It joins territories ({terrain}), now worth {squares} × {crowns}.")
CROWNS = text("reasons", "A territory gains crowns ({terrain}), now worth {squares} × {crowns}.")
GROWS = text(
    "reasons", "A territory with crowns grows ({terrain}), now worth {squares} × {crowns}."
)
MIDDLE = text("reasons", "It keeps the castle in the middle of the kingdom.")
NO_HOLES = text("reasons", "It leaves no isolated square that no domino can fill.")
PREPARES = text("reasons", "It makes room for domino {domino}, which is already chosen.")
LATER_CROWNS = text("reasons", "The crowns on domino {domino} can still multiply many squares.")
CHOOSES_FIRST = text("reasons", "Domino {domino} gives first choice next turn.")
FITS = text("reasons", "Of the dominoes on offer, domino {domino} fits the kingdom best.")

KINDS = frozenset(
    {
        "joins",
        "crowns",
        "grows",
        "middle",
        "no_holes",
        "prepares",
        "claim_points",
        "later_crowns",
        "denies",
        "chooses_first",
        "fits",
    }
)

_MIDDLE_WEIGHT = 3.0
_HOLE_WEIGHT = 2.0


def found(view: View, move: Move) -> list[Reason]:
    """Find all reasons for a move of the seat to act."""
    table = view.table
    seat = table.actor
    if seat is None:
        return []
    match move:
        case PlaceDomino():
            return list(_for_placing(table, seat, move))
        case ClaimDomino():
            return list(_for_claiming(table, seat, move.domino))
        case _:
            return []


def _for_placing(table: Table, seat: Seat, move: PlaceDomino) -> Iterator[Reason]:
    before = table.kingdoms[seat]
    domino = table.current_line[table.turn].domino
    after = before.with_domino(Laid(domino, move.cell, move.direction))
    for territory in after.territories:
        if territory not in before.territories:
            yield from _for_territory(before, territory)
    if table.options["middle_kingdom"] and after.castle_could_be_central:
        others = (before.with_domino(Laid(domino, *spot)) for spot in _spots(before, domino))
        if not all(other.castle_could_be_central for other in others):
            yield Reason("middle", _MIDDLE_WEIGHT, MIDDLE)
    if not holes(after) and any(
        holes(before.with_domino(Laid(domino, *spot))) for spot in _spots(before, domino)
    ):
        yield Reason("no_holes", _HOLE_WEIGHT, NO_HOLES)
    waiting = [slot.domino for slot in table.next_line if slot.king == seat]
    waiting += [
        claim.domino for claim in table.current_line[table.turn + 1 :] if claim.king == seat
    ]
    more = {
        each: _best_gain(after, each, table.options) - _best_gain(before, each, table.options)
        for each in waiting
    }
    if sum(more.values()) > 0:
        served = max(more, key=lambda each: more[each])
        yield Reason("prepares", float(sum(more.values())), PREPARES.bind(domino=served))


def _for_territory(before: Kingdom, territory: Territory) -> Iterator[Reason]:
    """Find the reasons that a changed territory gives."""
    parts = [old for old in before.territories if old.cells <= territory.cells]
    gained = float(territory.points - sum(old.points for old in parts))
    if gained <= 0:
        return
    if len(parts) > 1:
        yield Reason("joins", gained + 1, _said(JOINS, territory))
    elif territory.crowns > sum(old.crowns for old in parts):
        yield Reason("crowns", gained + 0.5, _said(CROWNS, territory))
    else:
        yield Reason("grows", gained, _said(GROWS, territory))


def _said(sentence: Message, territory: Territory) -> Message:
    return sentence.bind(
        terrain=texts.LANDS[territory.terrain],
        squares=territory.size,
        crowns=territory.crowns,
    )


def _for_claiming(table: Table, seat: Seat, domino: int) -> Iterator[Reason]:
    options = table.options
    own = {
        slot.domino: _best_gain(table.kingdoms[seat], slot.domino, options)
        for slot in table.next_line
        if slot.king is None
    }
    gain, face = own[domino], DOMINOES[domino]
    if gain > 0:
        sentence = plural("reasons", "Domino {domino} can score %n point(s) right away.", "", gain)
        yield Reason("claim_points", float(gain), sentence.bind(domino=domino))
    crowns = face.left.crowns + face.right.crowns
    if crowns:
        yield Reason("later_crowns", 1.5 * crowns, LATER_CROWNS.bind(domino=domino))
    for rival in _still_to_choose(table, seat):
        theirs = _best_gain(table.kingdoms[rival], domino, options)
        if theirs > max(gain, 2):
            sentence = plural(
                "reasons", "To {player}, domino {domino} would be worth %n point(s).", "", theirs
            )
            bound = sentence.bind(player=Player(rival), domino=domino)
            yield Reason("denies", theirs - 0.5, bound)
    free = [slot.domino for slot in table.next_line if slot.king is None]
    if domino == table.next_line[0].domino and len(free) > 1:
        yield Reason("chooses_first", 0.6, CHOOSES_FIRST.bind(domino=domino))
    if len(free) > 1 and gain == max(own.values()) and gain > min(own.values()):
        yield Reason("fits", 0.8, FITS.bind(domino=domino))


def _still_to_choose(table: Table, seat: Seat) -> Iterator[Seat]:
    """List the others who choose from this line later, each once."""
    if table.opening:
        kings = (table.first_chooser(turn) for turn in range(table.turn + 1, len(table.next_line)))
    else:
        kings = (claim.king for claim in table.current_line[table.turn + 1 :])
    yield from dict.fromkeys(king for king in kings if king != seat)


@lru_cache(256)
def _spots(kingdom: Kingdom, domino: int) -> tuple[tuple[Cell, Direction], ...]:
    return tuple(kingdom.spots(DOMINOES[domino]))


@lru_cache(256)
def _best_gain(kingdom: Kingdom, domino: int, options: Options) -> int:
    """Count the most points that a domino could bring immediately."""
    now = merits(kingdom, options)[0]
    spots = _spots(kingdom, domino)
    laid = (kingdom.with_domino(Laid(domino, *spot)) for spot in spots)
    return max((merits(each, options)[0] - now for each in laid), default=0)


def holes(kingdom: Kingdom) -> int:
    """Count the free squares within the kingdom that are walled in on all four sides."""
    west, east, north, south = kingdom.bounds
    covered = {*kingdom.squares, CASTLE}
    inside = rectangle(west, east, north, south)
    return sum(neighbors(cell) <= covered for cell in inside - covered)
