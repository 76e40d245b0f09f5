"""What a move shows a viewer: tiles drawn, chips turned up, fronts and backs of plates.

Everything hidden is equally likely to lie in every order that fits the view, so a piece that turns
up was known beforehand only if no other piece could have been in its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.kernel.events import Moved, Turned

from . import places
from .events import TowerPoured
from .pieces import COLORS, PLATES, TURNS, Kind, back_piece, laid_piece, plate_piece, tile_piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Seat

    from .events import Event
    from .view import PlateView, View

_COLOR_OF = {tile_piece(tile): index for index, tile in enumerate(COLORS)}
_PLATE_OF = {plate_piece(number): number for number in PLATES}
_LAID_PLATE_OF = {laid_piece(number, turns): number for number in PLATES for turns in TURNS}


def reveals(view: View, events: Sequence[Event]) -> bool:
    """Return whether a move shows the viewer something that the view before it left open."""
    return _shows_chip(view, events) or _shows_tile(view, events) or _shows_plate(view, events)


def _shows_chip(view: View, events: Sequence[Event]) -> bool:
    turned = any(isinstance(e, Turned) and e.place.area == places.chip(0).area for e in events)
    return turned and len(set(view.unseen_chips)) > 1


def _shows_tile(view: View, events: Sequence[Event]) -> bool:
    """Follow the bag: a tile drawn from several colors could have been another one."""
    bag = list(view.bag)
    for event in events:
        match event:
            case Moved(piece, places.BAG, _):
                if sum(map(bool, bag)) > 1:
                    return True
                bag[_COLOR_OF[piece]] -= 1
            case Moved(piece, _, places.BAG):
                bag[_COLOR_OF[piece]] += 1
            case TowerPoured(tiles):
                bag = [old + new for old, new in zip(bag, tiles, strict=True)]
            case _:
                pass
    return False


def _shows_plate(view: View, events: Sequence[Event]) -> bool:
    known = _Plates(view)
    return any(isinstance(e, Moved | Turned) and known.is_surprised_by(e) for e in events)


class _Plates:
    """What a viewer knows of the face-down plates, followed through the events of a move."""

    def __init__(self, view: View) -> None:
        self._viewer: Seat | None = view.viewer
        self._stack = list(view.stack)
        self._hand = list(view.hand)
        self._unseen = {
            kind: {n for n in view.unseen_plates if PLATES[n].kind is kind} for kind in Kind
        }

    def is_surprised_by(self, event: Moved | Turned) -> bool:
        """Take an event in; return whether it could have shown another plate or another back."""
        match event:
            case Turned(piece, place) if place.area == places.HAND and place.seat == self._viewer:
                return self._looks(place.at[0], _PLATE_OF[piece])
            case Moved(piece, places.STACK, target):
                return self._leaves_stack(_PLATE_OF.get(piece), in_hand=target.area == places.HAND)
            case Moved(piece, source, target) if source.area == places.HAND:
                if target == places.STACK:
                    self._goes_under(piece, source.at)
                    return False
                return self._is_laid(_LAID_PLATE_OF[piece], source.at)
            case _:
                return False

    def _looks(self, index: int, plate: int) -> bool:
        surprised = self._is_uncertain(self._hand[index])
        self._unseen[PLATES[plate].kind].discard(plate)
        self._hand[index] = evolve(self._hand[index], plate=plate)
        return surprised

    def _leaves_stack(self, plate: int | None, *, in_hand: bool) -> bool:
        """Take the top plate away, which bares the back of the next one."""
        top = self._stack.pop(0)
        if in_hand:
            self._hand.append(top)
        elif self._is_uncertain(top):
            return True
        elif plate is not None:
            self._unseen[PLATES[plate].kind].discard(plate)
        return self._next_back_surprises()

    def _next_back_surprises(self) -> bool:
        if not self._stack or self._stack[0].kind is not None:
            return False
        possible = [kind for kind in Kind if len(self._unseen[kind]) > self._placed(kind)]
        if len(possible) == 1:
            self._stack[0] = evolve(self._stack[0], kind=possible[0])
        return len(possible) > 1

    def _placed(self, kind: Kind) -> int:
        """Count the plates whose back shows this kind and whose front is unknown."""
        shown = self._stack + self._hand
        return sum(each.plate is None and each.kind is kind for each in shown)

    def _is_uncertain(self, shown: PlateView) -> bool:
        """Return whether a plate whose back shows could be one of several."""
        return shown.plate is None and shown.kind is not None and len(self._unseen[shown.kind]) > 1

    def _is_laid(self, plate: int, at: tuple[int, ...]) -> bool:
        """Take a kept plate out of a hand.

        Of another player's hand the viewer learns which plate it was, unless it must have been in
        that hand, and, by the backs that stay, from which place, unless all places look alike.
        """
        kind = PLATES[plate].kind
        fronts = [each.plate for each in self._hand]
        if at or plate in fronts:
            del self._hand[at[0] if at else fronts.index(plate)]
            return False
        backs = [each.kind for each in self._hand]
        alike = [n for n, back in enumerate(backs) if back is kind and fronts[n] is None]
        left = {(*backs[:n], *backs[n + 1 :]) for n in alike}
        if len(alike) < len(self._unseen[kind]) or len(left) > 1:
            return True
        self._unseen[kind].discard(plate)
        del self._hand[alike[0]]
        return False

    def _goes_under(self, piece: str, at: tuple[int, ...]) -> None:
        """Put a plate of a hand under the stack; of another hand, any one with that back."""
        backs = [back_piece(each.kind) for each in self._hand if each.kind is not None]
        self._stack.append(self._hand.pop(at[0] if at else backs.index(piece)))
