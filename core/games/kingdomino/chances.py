"""How likely the next lines bring what a kingdom needs.

A need is written as follows, each perhaps with ``/2`` for the next two lines, and so on:

``mine``, ``2*mine``, ``mine:2``  one domino or two with a mine, with a mine of at least two crowns
``domino:48``                     that domino
``kingdom@0:1,0``                 a domino that seat 0 could lay on that square as its kingdom is
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen

from core.kernel.messages import Message, plural, text
from core.kernel.needs import Chance, NothingToCome, at_least, matched, unreadable

from .grid import beside
from .pieces import DOMINOES, Terrain
from .texts import TERRAINS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Seat
    from core.kernel.places import Place

    from .grid import Cell
    from .view import View

NO_MORE_LINES = text("kingdomino", "No more lines are drawn in this game.")
IN_NEXT_LINE = text("kingdomino", "{need}, in the next line")
NEEDED_DOMINO = text("kingdomino", "Domino {domino}")
FITTING_DOMINO = text("kingdomino", "A domino that fits here")
SEVERAL = text("kingdomino", "{need}, at least {number} times")

_LINES = r"(?:/(?P<lines>[1-9]|1[0-2]))?"
_NEED = re.compile(
    rf"(?:(?:(?P<number>[2-4])\*)?(?P<terrain>{'|'.join(Terrain)})(?::(?P<crowns>[1-3]))?"
    rf"|domino:(?P<domino>[1-9]|[1-3]\d|4[0-8])"
    rf"|kingdom@(?P<seat>[0-3]):(?P<x>-?\d),(?P<y>-?\d)){_LINES}"
)


@frozen
class _Need:
    """Which dominoes would do, how many of them, and within how many lines."""

    dominoes: frozenset[int]
    number: int
    lines: int
    caption: Message


def needs(view: View, _seat: Seat) -> Sequence[str]:
    """List the terrains, and mines with crowns, as long as lines are drawn."""
    return (*Terrain, "mine:1", "mine:2") if view.pile else ()


def needs_at(view: View, place: Place) -> Sequence[str]:
    """List the need of a square: a domino for a free one, more of its terrain for a covered one."""
    if not view.pile or place.seat is None or place.area not in {"kingdom", "covered"}:
        return ()
    kingdom = view.table.kingdoms[place.seat]
    cell = (place.at[0], place.at[1])
    if square := kingdom.squares.get(cell):
        return square.terrain, f"{square.terrain}:1"
    return (f"kingdom@{place.seat}:{cell[0]},{cell[1]}",) if cell in kingdom.room else ()


def chance(view: View, need: str) -> Chance:
    """Compute how likely the next lines bring a need.

    Raises:
        BadNeed: If no need is written so.
        NothingToCome: If no line is drawn any more.

    """
    read = _read(view, need)
    drawn = min(read.lines * view.table.setup.line, view.pile)
    if not drawn:
        raise NothingToCome(NO_MORE_LINES)
    fitting = len(read.dominoes & frozenset(view.unseen))
    likelihood = at_least(read.number, fitting, len(view.unseen), drawn)
    return Chance(need, read.caption, likelihood)


def _read(view: View, need: str) -> _Need:
    found = matched(_NEED, need)
    lines = int(found["lines"] or 1)
    if found["domino"]:
        number = int(found["domino"])
        what = NEEDED_DOMINO.bind(domino=number)
        return _Need(frozenset({number}), 1, lines, _within(what, lines))
    if found["terrain"]:
        terrain, crowns = Terrain(found["terrain"]), int(found["crowns"] or 0)
        number = int(found["number"] or 1)
        what = _captioned(terrain, number, crowns)
        return _Need(_with(terrain, crowns), number, lines, _within(what, lines))
    seat, cell = int(found["seat"]), (int(found["x"]), int(found["y"]))
    if seat >= view.table.seats:
        raise unreadable(need)
    return _Need(_fitting(view, seat, cell), 1, lines, _within(FITTING_DOMINO, lines))


def _within(what: Message, lines: int) -> Message:
    if lines == 1:
        return IN_NEXT_LINE.bind(need=what)
    return plural("kingdomino", "{need}, in the next %n line(s)", "", lines).bind(need=what)


def _captioned(terrain: Terrain, number: int, crowns: int) -> Message:
    name = TERRAINS[terrain]
    if crowns:
        name = plural("kingdomino", "{terrain} with at least %n crown(s)", "", crowns).bind(
            terrain=name
        )
    return name if number == 1 else SEVERAL.bind(need=name, number=number)


def _with(terrain: Terrain, crowns: int) -> frozenset[int]:
    """Find the dominoes with a square of a terrain that has at least a number of crowns."""
    return frozenset(
        number
        for number, domino in DOMINOES.items()
        if any(
            square.terrain is terrain and square.crowns >= crowns
            for square in (domino.left, domino.right)
        )
    )


def _fitting(view: View, seat: Seat, cell: Cell) -> frozenset[int]:
    """Find the unseen dominoes that could be laid so that they cover a square."""
    kingdom = view.table.kingdoms[seat]
    return frozenset(
        number
        for number in view.unseen
        if any(cell in (left, beside(left, way)) for left, way in kingdom.spots(DOMINOES[number]))
    )
