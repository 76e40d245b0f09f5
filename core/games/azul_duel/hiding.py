"""Hide what a seat may not know, and sample it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.kernel.events import Moved, Rearranged, Turned

from . import places
from .pieces import CHIP_INDEX, PLATES, Kind, back_piece, counts, plate_piece, spread
from .state import Factory, StackPlate, State
from .view import FactoryView, PlateView, View

if TYPE_CHECKING:
    from core.kernel.messages import Seat
    from core.kernel.places import Place
    from core.kernel.rng import Rng

    from .events import Event
    from .pieces import Chip

_BACKS = {plate_piece(number): back_piece(plate.kind) for number, plate in PLATES.items()}


def view(state: State, seat: Seat | None) -> View:
    """Show what a seat may know."""
    covered = [f.chip for f in state.factories if f.chip is not None and not f.is_bare]
    stack = tuple(
        _plate_view(plate, seat, back_shows=plate.back_seen or plate is state.stack[0])
        for plate in state.stack
    )
    hand = tuple(_plate_view(plate, seat, back_shows=True) for plate in state.hand)
    hidden = zip(state.stack + state.hand, stack + hand, strict=True)
    return View(
        viewer=seat,
        options=state.options,
        goals=state.goals,
        round=state.round,
        stage=state.stage,
        turn=state.turn,
        starter=state.starter,
        first_tile=state.first_tile,
        factories=tuple(map(_factory_view, state.factories)),
        display=state.display,
        stack=stack,
        hand=hand,
        boards=state.boards,
        bag=counts(state.bag),
        tower=state.tower,
        chips_left=len(state.chips),
        unseen_chips=tuple(sorted((*covered, *state.chips), key=CHIP_INDEX.__getitem__)),
        unseen_plates=tuple(sorted(real.plate for real, shown in hidden if shown.plate is None)),
        line=state.line,
    )


def determinize(seen: View, rng: Rng) -> State:
    """Sample the order of bag, stack and chips; every order that fits is equally likely."""
    bag, rng = rng.shuffled(spread(seen.bag))
    chips, rng = rng.shuffled(seen.unseen_chips)
    plates, rng = _plates_made_up(seen, rng)
    return State(
        options=seen.options,
        goals=seen.goals,
        round=seen.round,
        stage=seen.stage,
        turn=seen.turn,
        starter=seen.starter,
        first_tile=seen.first_tile,
        factories=_factories_made_up(seen, chips[seen.chips_left :]),
        display=seen.display,
        stack=plates[: len(seen.stack)],
        hand=plates[len(seen.stack) :],
        boards=seen.boards,
        bag=bag,
        tower=seen.tower,
        chips=chips[: seen.chips_left],
        line=seen.line,
        rng=rng,
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """Hide the fronts and the order of the plates in another player's hand."""
    match event:
        case Moved(piece, source, target) if _is_anothers_hand(source, seat):
            goes_back = target == places.STACK
            shown = _BACKS.get(piece, piece) if goes_back else piece
            return Moved(shown, evolve(source, at=()), target)
        case Moved(piece, source, target) if _is_anothers_hand(target, seat):
            return Moved(piece, source, evolve(target, at=()))
        case Turned(piece, place) if _is_anothers_hand(place, seat):
            return Turned(_BACKS.get(piece, piece), evolve(place, at=()))
        case Rearranged(moves) if any(_is_anothers_hand(move.source, seat) for move in moves):
            return Rearranged(())
        case _:
            return event


def _is_anothers_hand(place: Place, seat: Seat | None) -> bool:
    return place.area == places.HAND and place.seat != seat


def _factory_view(factory: Factory) -> FactoryView:
    shown = factory.chip if factory.is_bare else None
    return FactoryView(factory.sun, factory.moon, factory.chip is not None, shown)


def _plate_view(plate: StackPlate, seat: Seat | None, *, back_shows: bool) -> PlateView:
    known = seat is not None and plate.seen[seat]
    kind = plate.kind if back_shows or known else None
    return PlateView(plate.plate if known else None, kind, plate.seen)


def _factories_made_up(seen: View, covered: tuple[Chip, ...]) -> tuple[Factory, ...]:
    waiting = iter(covered)
    return tuple(
        Factory(f.sun, f.moon, f.chip if f.chip or not f.has_chip else next(waiting))
        for f in seen.factories
    )


def _plates_made_up(seen: View, rng: Rng) -> tuple[tuple[StackPlate, ...], Rng]:
    """Sample the fronts of plates whose kind is known first, then all others."""
    unseen, rng = rng.shuffled(seen.unseen_plates)
    shown = seen.stack + seen.hand
    numbers = [plate.plate for plate in shown]
    pools = {kind: [n for n in unseen if PLATES[n].kind is kind] for kind in Kind}
    for index, plate in enumerate(shown):
        if plate.plate is None and plate.kind is not None:
            numbers[index] = pools[plate.kind].pop()
    rest, rng = rng.shuffled(number for pool in pools.values() for number in pool)
    others = iter(rest)
    plates = tuple(
        StackPlate(next(others) if number is None else number, plate.seen, plate.kind is not None)
        for number, plate in zip(numbers, shown, strict=True)
    )
    return plates, rng
