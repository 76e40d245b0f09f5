"""How likely the next round, the covered chips and the top plate bring what a player needs.

A need is written as follows:

``2*B@factory``  at least two blue tiles on one factory next round
``5*B@all``      at least five blue tiles on all factories together next round
``line@0:3``     on one factory next round, all tiles that line 3 of seat 0 lacks
``chip@2:B``     the covered chip of factory 2 shows blue; ``chip@any:B``: one of the covered chips
``plate:B``      the top plate of the stack has a blue space

Bag and tower are counted as they are; if the bag does not suffice for the next round, more tiles
may reach the tower until then, and the chance says that it leaves them out.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from core.kernel.messages import Message, plural, text
from core.kernel.needs import Chance, NothingToCome, at_least, matched

from .board import LINES, ROUNDS
from .factory_chances import Tiles, at_least_together, on_one_factory
from .pieces import COLOR_INDEX, COLORS, PLATES, Space, Tile, shows
from .places import BAG, STACK, TOWER
from .state import SMALL, Stage
from .supply import LARGE_TILES, SMALL_TILES
from .texts import COLORS as NAMES
from .texts import SPACES as SPACE_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Seat
    from core.kernel.places import Place

    from .view import View

LAST_ROUND = text("azul_duel", "No more tiles are drawn after this round.")
NO_CHIP = text("azul_duel", "No face-down chip is there.")
NO_PLATE = text("azul_duel", "The stack of dome plates is empty.")
LINE_NEEDS_NOTHING = text("azul_duel", "This pattern line waits for no color.")
TOWER_STAYS = text("azul_duel", "if no more tiles reach the tower this round")
CHIP_HERE = text("azul_duel", "This chip shows a color: {color}")
CHIP_ANYWHERE = text("azul_duel", "A face-down chip shows a color: {color}")
PLATE = text("azul_duel", "The top plate has a space: {space}")

NEXT_ROUND_TILES = LARGE_TILES + len(SMALL) * SMALL_TILES
_COLOR = "".join(color.value for color in COLORS)
_NEED = re.compile(
    rf"(?:(?P<number>[1-9]|1[0-3])\*)?(?P<color>[{_COLOR}])@(?P<where>factory|all)"
    r"|line@(?P<seat>[01]):(?P<line>[1-6])"
    rf"|chip@(?P<factory>[1-4]|any):(?P<shown>[{_COLOR}])"
    rf"|plate:(?P<space>[{_COLOR}])"
)


def needs(view: View, seat: Seat) -> Sequence[str]:
    """List what the started lines lack, and two tiles of each color on one factory."""
    if not _is_refilled(view):
        return ()
    lines = (f"line@{seat}:{number}" for number in LINES if _lacks(view, seat, number))
    return (*lines, *(f"2*{color.value}@factory" for color in COLORS))


def needs_at(view: View, place: Place) -> Sequence[str]:
    """List the needs of a pattern line, a covered chip, the bag, the tower or the stack."""
    if place.area == "line" and place.seat is not None:
        number = place.at[0]
        started = _is_refilled(view) and _lacks(view, place.seat, number)
        return (f"line@{place.seat}:{number}",) if started else ()
    if place.area == "chip":
        factory = place.at[0]
        hidden = _is_covered(view, factory)
        return tuple(f"chip@{factory}:{color.value}" for color in COLORS) if hidden else ()
    if place in {BAG, TOWER} and _is_refilled(view):
        return tuple(f"2*{color.value}@factory" for color in COLORS)
    if place == STACK and view.stack:
        return tuple(f"plate:{color.value}" for color in COLORS)
    return ()


def chance(view: View, need: str) -> Chance:
    """Compute how likely a need is met.

    Raises:
        BadNeed: If no need is written so.
        NothingToCome: If nothing more is drawn that could meet it.

    """
    found = matched(_NEED, need)
    if found["space"]:
        return _plate(view, need, Space(found["space"]))
    if found["factory"]:
        return _chip(view, need, found["factory"], Tile(found["shown"]))
    if not _is_refilled(view):
        raise NothingToCome(LAST_ROUND)
    if found["line"]:
        seat, number = int(found["seat"]), int(found["line"])
        missing = _lacks(view, seat, number)
        if not missing:
            raise NothingToCome(LINE_NEEDS_NOTHING)
        return _tiles(view, need, view.boards[seat].line(number)[0], missing, together=False)
    number = int(found["number"] or 1)
    together = found["where"] == "all"
    return _tiles(view, need, Tile(found["color"]), number, together=together)


def _is_refilled(view: View) -> bool:
    return view.round < ROUNDS and view.stage is not Stage.OVER


def _lacks(view: View, seat: Seat, number: int) -> int:
    """Return how many tiles a started pattern line lacks; 0: it is empty or full."""
    board = view.boards[seat]
    return board.missing(number) if board.line(number) else 0


def _is_covered(view: View, factory: int) -> bool:
    there = view.factories[factory]
    return there.has_chip and there.chip is None


def _tiles(view: View, need: str, color: Tile, number: int, *, together: bool) -> Chance:
    index = COLOR_INDEX[color]
    tiles = Tiles(view.bag, view.tower)
    compute = at_least_together if together else on_one_factory
    sure = sum(view.bag) >= NEXT_ROUND_TILES
    caption = _on_all(number) if together else _on_one(number)
    return Chance(
        need,
        caption.bind(color=NAMES[color]),
        compute(tiles, index, number),
        None if sure else TOWER_STAYS,
    )


def _on_one(number: int) -> Message:
    return plural(
        "azul_duel", "One factory with at least %n tile(s) in the next round: {color}", "", number
    )


def _on_all(number: int) -> Message:
    return plural(
        "azul_duel", "All factories with at least %n tile(s) in the next round: {color}", "", number
    )


def _chip(view: View, need: str, where: str, color: Tile) -> Chance:
    covered = [factory for factory in SMALL if _is_covered(view, factory)]
    if not covered or (where != "any" and int(where) not in covered):
        raise NothingToCome(NO_CHIP)
    fitting = sum(shows(chip, color) for chip in view.unseen_chips)
    turned = len(covered) if where == "any" else 1
    caption = CHIP_ANYWHERE if where == "any" else CHIP_HERE
    likelihood = at_least(1, fitting, len(view.unseen_chips), turned)
    return Chance(need, caption.bind(color=NAMES[color]), likelihood)


def _plate(view: View, need: str, space: Space) -> Chance:
    if not view.stack:
        raise NothingToCome(NO_PLATE)
    top = view.stack[0]
    known = [top.plate] if top.plate is not None else view.unseen_plates
    possible = [PLATES[n] for n in known if top.kind in {None, PLATES[n].kind}]
    fitting = sum(space in plate.spaces for plate in possible)
    caption = PLATE.bind(space=SPACE_NAMES[space])
    return Chance(need, caption, fitting / len(possible))
