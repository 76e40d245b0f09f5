"""Legal moves as gestures and buttons, and gestures back as moves.

Drawing a plate and looking at the drawn ones are both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.games.azul_duel import AZUL_DUEL, places
from core.games.azul_duel.moves import (
    BROKEN,
    Draw,
    KeepPlate,
    Look,
    Move,
    OpenPlate,
    Pass,
    PlaceTile,
    ReturnPlate,
    SkipLine,
    SpendChips,
    TakeChip,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from core.games.azul_duel.state import LARGE, Stage
from core.kernel.events import Scored
from core.kernel.rng import Rng
from gui.board.handles import Handle
from gui.board.table import Choice
from gui.games.once import once_for_each

from . import places as spots
from . import texts
from .taken_together import drawn_plate, leftovers, reachable, sun_group, usable_chips
from .why_it_stays import is_buried

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from core.games.azul_duel.pieces import Chip
    from core.games.azul_duel.view import View
    from core.kernel.messages import Message
    from core.kernel.places import Place


def handles_of(view: View, moves: Sequence[Move]) -> list[Handle]:
    """Make every legal move that is a drag into a gesture.

    The first variant of a source is the one that a person gets without turning: leftovers as
    they lie, a plate unturned, as few chips as possible.
    """
    made = [handle for move in moves for handle in _handles(view, move)]
    return sorted(made, key=lambda handle: _oddness(view, handle))


def choices_of(view: View, moves: Sequence[Move]) -> list[Choice]:
    """Make every legal move that is no drag into a button."""
    return [choice for move in moves if (choice := _choice(view, move)) is not None]


def attempt_of(view: View, source: Place, target: Place, variant: Hashable) -> Move | None:
    """Name the move that a drop would be, legal or not."""
    given: Any = variant
    if target.seat not in {None, view.turn}:
        return None
    match source.area, target.area:
        case "sun", ("pattern_line" | "broken_field"):
            color = view.factories[source.at[0]].sun[source.at[1]]
            return TakeSun(source.at[0], color, given, _line(target))
        case "moon", ("pattern_line" | "broken_field"):
            return TakeMoon(view.factories[source.at[0]].moon[source.at[1]], _line(target))
        case (("display" | "hand"), "slot"):
            return _laying(view, source, target, given)
        case "stack", "tray":
            return Draw()
        case "hand", ("tray" | "stack"):
            return _not_kept(view, source, target)
        case "chip", "chip_store":
            return TakeChip(source.at[0])
        case "storage", "pattern_line":
            return SpendChips(target.at[0], given)
        case "line", "dome" if target.at[0] == source.at[0]:
            return PlaceTile(*target.at)
    return None


def taking_of(view: View, place: Place) -> Move | None:
    """Name a move that would begin with what lies at a place, legal or not."""
    match place.area:
        case "sun":
            color = view.factories[place.at[0]].sun[place.at[1]]
            return TakeSun(place.at[0], color, (), BROKEN)
        case "moon" if view.stage is not Stage.ACQUIRING or not is_buried(view, place):
            return TakeMoon(view.factories[place.at[0]].moon[place.at[1]], BROKEN)
        case "pile" | "stack":
            return Draw()
        case "hand":
            return KeepPlate(drawn_plate(view, place), 0, 0)
        case "display":
            return _laying(view, place, places.slot(view.turn, 0), 0)
        case "chip":
            return TakeChip(place.at[0])
    return None


def _not_kept(view: View, source: Place, target: Place) -> Move | None:
    """Name the move that a drawn plate makes on its tray or on the stack."""
    if target.area == "stack":
        return ReturnPlate(drawn_plate(view, source))
    return Look() if view.stage is Stage.DRAWING else None


def _handles(view: View, move: Move) -> Iterator[Handle]:
    seat = view.turn
    match move:
        case OpenPlate() | TakePlate() | KeepPlate():
            yield _laid(view, move)
        case TakeSun() | TakeMoon():
            yield _taken(view, move)
        case ReturnPlate(plate):
            yield Handle(move, _in_hand(view, plate), places.STACK)
        case Draw() | Look():
            yield from _clicked(view, move)
        case TakeChip(factory):
            yield Handle(move, places.chip(factory), spots.chip_store(seat))
        case SpendChips(line, chips):
            target = spots.pattern_line(seat, line)
            for index, chip in usable_chips(view):
                if chip in chips:
                    yield Handle(move, places.storage(seat, index), target, chips)
        case PlaceTile(line, column):
            source, target = places.line(seat, line, 0), places.dome(seat, (line, column))
            yield Handle(move, source, target, key=str(column))


def _clicked(view: View, move: Draw | Look) -> Iterator[Handle]:
    """Make a click on the stack, or on a drawn plate, a move."""
    if isinstance(move, Draw):
        yield Handle(move, places.STACK, spots.TRAY, label=_price(view), at_once=True)
        return
    for index in range(len(view.hand)):
        yield Handle(move, places.hand(view.turn, index), spots.TRAY, at_once=True)


def _taken(view: View, move: TakeSun | TakeMoon) -> Handle:
    target, key, label = spots.broken_field(view.turn), str(move.line), None
    if move.line != BROKEN:
        target = spots.pattern_line(view.turn, move.line)
        if view.boards[view.turn].dome.bars(move.line, move.color):
            label = texts.BREAKS
    warns = label is not None
    if isinstance(move, TakeMoon):
        source = reachable(view, move.color)[0]
        return Handle(move, source, target, label=label, key=key, warns=warns)
    source = sun_group(view, move.factory, move.color)[0]
    return Handle(move, source, target, move.order, label, key, warns=warns)


def _laid(view: View, move: OpenPlate | TakePlate | KeepPlate) -> Handle:
    if isinstance(move, KeepPlate):
        source = _in_hand(view, move.plate)
    else:
        source = places.display(view.display.index(move.plate))
    target = places.slot(view.turn, move.slot)
    return Handle(move, source, target, move.turns, key=str(move.slot + 1))


def _in_hand(view: View, plate: int) -> Place:
    return places.hand(view.turn, [drawn.plate for drawn in view.hand].index(plate))


def _oddness(view: View, handle: Handle) -> tuple[int, int]:
    match handle.move:
        case TakeSun(factory, color, order, _) if factory != LARGE:
            return int(order != leftovers(view, factory, color)), 0
        case SpendChips(_, chips):
            return cost(chips)
    return 0, 0


def cost(chips: tuple[Chip, ...]) -> tuple[int, int]:
    """Return the cost of a set of chips: their number, then the colors they show."""
    return len(chips), sum(len(chip.value) for chip in chips)


def _choice(view: View, move: Move) -> Choice | None:
    match move:
        case Draw():
            return Choice(move, _price(view), spots.DRAW_BUTTON, texts.DRAW_EXPLAINED)
        case Look():
            place, explained = spots.LOOK_BUTTON, texts.LOOK_EXPLAINED
            return Choice(move, texts.LOOK, place, explained, primary=True)
        case Pass():
            place, explained = spots.TURN_BUTTON, texts.PASS_EXPLAINED
            return Choice(move, texts.PASS, place, explained, primary=True)
        case SkipLine(line):
            label, explained = texts.SKIP.bind(line=line), texts.SKIP_EXPLAINED.bind(line=line)
            return Choice(move, label, spots.TURN_BUTTON, explained)
    return None


@once_for_each
def draw_price(view: View) -> int:
    """Return how many points the next plate of the stack costs."""
    step = AZUL_DUEL.apply(AZUL_DUEL.determinize(view, Rng.seeded(0)), Draw())
    return -sum(event.line.points for event in step.events if isinstance(event, Scored))


def _price(view: View) -> Message:
    price = draw_price(view)
    return texts.draw_for(price) if price else texts.DRAW_FREE


def _laying(view: View, source: Place, target: Place, turns: int) -> Move | None:
    row, column = target.at
    slot = (row - 1) * 3 + column - 1
    if source.area == places.HAND:
        return KeepPlate(drawn_plate(view, source), slot, turns)
    plate = view.display[source.at[0]]
    if plate is None:
        return None
    kind = OpenPlate if view.stage is Stage.OPENING else TakePlate
    return kind(plate, slot, turns)


def _line(target: Place) -> int:
    return target.at[0] if target.at else BROKEN
