"""Counting kingdoms that were built on a real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from core.kernel.errors import IllegalMove
from core.kernel.messages import Player
from core.kernel.options import Options
from core.kernel.scores import ScoreSheet
from core.kernel.tallying import (
    NO_SUCH_PLACE,
    NOT_IN_THE_BOX,
    NOTHING_THERE,
    ONE_BOARD,
    Enter,
    Lift,
    Move,
    Put,
)
from core.kernel.tuples import replaced

from . import scoring, texts, variants
from .grid import Direction
from .kingdom import Kingdom, Laid
from .legality import why_not_lay
from .pieces import DOMINOES, domino_piece
from .places import kingdom_cell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place
    from core.kernel.scores import Outcome

PIECES = {domino_piece(number): number for number in DOMINOES}
TURNS = (Direction.EAST, Direction.SOUTH, Direction.WEST, Direction.NORTH)
"""Where the right half of a domino points, by its number of quarter turns."""


@frozen
class Kingdoms:
    """What lies on the table: everybody's kingdom."""

    options: Options
    kingdoms: tuple[Kingdom, ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.kingdoms)


class KingdominoTally:
    """How kingdoms are counted."""

    key = "kingdomino"
    pages = (ONE_BOARD,)
    options = tuple(option for option in variants.OPTIONS if option.key != "dynasty")
    pieces = tuple(PIECES)
    entered: Message | None = None
    most_entered = 0

    def why_not_start(self, seats: int, options: Options) -> Message | None:
        """Say why kingdoms of this number of players cannot be counted so."""
        return variants.why_not_start(seats, _completed(options))

    def new(self, seats: int, options: Options) -> Kingdoms:
        """Put a castle in front of everybody."""
        whole = _completed(options)
        size = variants.setup_for(seats, whole).size
        return Kingdoms(whole, (Kingdom(size),) * seats)

    def left(self, state: Kingdoms, page: int, piece: str) -> int:  # noqa: ARG002 - one board each
        """Tell whether a domino is still in the box."""
        return int(_owner(state, PIECES[piece]) is None)

    def legal_moves(self, state: Kingdoms, seat: Seat, page: int) -> Sequence[Move]:
        """List every place for every domino in the box, then the dominoes that can be lifted."""
        return (*_putting(state, seat, page), *_lifting(state, seat, page))

    def why_not(self, state: Kingdoms, move: Move) -> Message | None:
        """Say which rule a domino breaks where it is to lie, or what leans on it."""
        if not isinstance(move, Put | Lift) or not _is_cell(state, move.place) or move.page:
            return NO_SUCH_PLACE
        kingdom = state.kingdoms[move.place.seat or 0]
        if isinstance(move, Lift):
            return _why_not_lift(kingdom, move.place)
        if move.piece not in PIECES:
            return NOT_IN_THE_BOX
        owner = _owner(state, PIECES[move.piece])
        if owner is not None:
            return texts.LIES_ELSEWHERE.bind(domino=PIECES[move.piece], player=Player(owner))
        return why_not_lay(kingdom, _laid(move))

    def apply(self, state: Kingdoms, move: Move) -> Kingdoms:
        """Lay a domino or lift one.

        Raises:
            IllegalMove: With the sentence of ``why_not``.

        """
        reason = self.why_not(state, move)
        if reason is not None or isinstance(move, Enter):
            raise IllegalMove(reason or NO_SUCH_PLACE)
        seat = move.place.seat or 0
        kingdom = state.kingdoms[seat]
        if isinstance(move, Put):
            kingdom = kingdom.with_domino(_laid(move))
        else:
            kingdom = _without(kingdom, laid_at(kingdom, move.place))
        return evolve(state, kingdoms=replaced(state.kingdoms, seat, kingdom))

    def score(self, state: Kingdoms, seat: Seat, page: int) -> ScoreSheet:  # noqa: ARG002 - one board each
        """Itemize what a kingdom is worth."""
        return ScoreSheet(tuple(scoring.kingdom_lines(state.kingdoms[seat], seat, state.options)))

    def outcome(self, state: Kingdoms) -> Outcome:
        """Rank the players by points, then largest territory, then crowns."""
        return scoring.decided([scoring.merits(each, state.options) for each in state.kingdoms])


KINGDOMINO_TALLY = KingdominoTally()


def laid_at(kingdom: Kingdom, place: Place) -> Laid | None:
    """Find the domino that covers a square."""
    return next((laid for laid in kingdom.laid if place.at in laid.cells), None)


def _completed(options: Options) -> Options:
    return Options(tuple({"dynasty": False, **dict(options.chosen)}.items()))


def _owner(state: Kingdoms, domino: int) -> Seat | None:
    for seat, kingdom in enumerate(state.kingdoms):
        if any(laid.domino == domino for laid in kingdom.laid):
            return seat
    return None


def _is_cell(state: Kingdoms, place: Place) -> bool:
    whole = (place.area, len(place.at)) == ("kingdom", 2)
    return whole and place.seat is not None and place.seat < state.seats


def _laid(move: Put) -> Laid:
    x, y = move.place.at
    return Laid(PIECES[move.piece], (x, y), TURNS[move.turn % len(TURNS)])


def _putting(state: Kingdoms, seat: Seat, page: int) -> Iterator[Put]:
    for piece, number in PIECES.items():
        if _owner(state, number) is None:
            for cell, direction in state.kingdoms[seat].spots(DOMINOES[number]):
                yield Put(page, piece, kingdom_cell(seat, cell), TURNS.index(direction))


def _lifting(state: Kingdoms, seat: Seat, page: int) -> Iterator[Lift]:
    kingdom = state.kingdoms[seat]
    for laid in kingdom.laid:
        place = kingdom_cell(seat, laid.cell)
        if _why_not_lift(kingdom, place) is None:
            yield Lift(page, place)


def _why_not_lift(kingdom: Kingdom, place: Place) -> Message | None:
    laid = laid_at(kingdom, place)
    if laid is None:
        return NOTHING_THERE
    rest = _without(kingdom, laid)
    return None if _stands(rest) else texts.LEANED_ON.bind(domino=laid.domino)


def _without(kingdom: Kingdom, gone: Laid | None) -> Kingdom:
    return Kingdom(kingdom.size, tuple(laid for laid in kingdom.laid if laid != gone))


def _stands(kingdom: Kingdom) -> bool:
    """Tell whether there is an order in which the dominoes could have been laid."""
    built, waiting = Kingdom(kingdom.size), list(kingdom.laid)
    while waiting:
        fitting = [laid for laid in waiting if why_not_lay(built, laid) is None]
        if not fitting:
            return False
        for laid in fitting:
            built = built.with_domino(laid)
        waiting = [laid for laid in waiting if laid not in fitting]
    return True
