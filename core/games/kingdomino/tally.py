"""Counting kingdoms that were built on a real table.

A kingdom is copied in any order: squares have absolute coordinates, and the castle can be moved
among them. The rules score it with the castle at the origin.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING, Annotated

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
    BoardFlaw,
    Enter,
    FlawKind,
    Lift,
    Move,
    Put,
    Shift,
    all_flaws,
)
from core.kernel.tuples import replaced

from . import scoring, tally_texts, texts, variants
from .grid import CASTLE, REACH, Cell, Direction, beside, neighbors, rectangle
from .kingdom import Kingdom, Laid
from .pieces import DOMINOES, Square, Terrain, domino_piece
from .places import kingdom_cell

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place
    from core.kernel.scores import Outcome

PIECES = {domino_piece(number): number for number in DOMINOES}
TURNS = (Direction.EAST, Direction.SOUTH, Direction.WEST, Direction.NORTH)
"""Where the right half of a domino points after this many quarter turns."""
GRID = rectangle(-REACH, REACH, -REACH, REACH)
"""Every square that can be used."""
RING = 1
"""How many squares are offered round the frame and round what lies outside of it."""
BONUSES = ("middle_kingdom", "harmony")
"""Options that give points only for a kingdom that is done."""


@frozen
class Layout:
    """A kingdom as it lies on the table, in no particular order.

    Attributes:
        size: How many squares wide and high it may be.
        castle: Where the castle stands.
        laid: The dominoes.
        unplaced: How many dominoes did not fit.

    """

    size: Annotated[int, range(5, 8)]
    castle: Cell = CASTLE
    laid: tuple[Laid, ...] = ()
    unplaced: int = 0

    @cached_property
    def owners(self) -> dict[Cell, Laid]:
        """The domino on every covered square."""
        return {cell: laid for laid in self.laid for cell in laid.cells}

    @cached_property
    def bounds(self) -> tuple[int, int, int, int]:
        """The westernmost and easternmost x, the northernmost and southernmost y."""
        xs, ys = zip(self.castle, *self.owners, strict=True)
        return min(xs), max(xs), min(ys), max(ys)

    @cached_property
    def shown(self) -> tuple[int, int, int, int]:
        """The bounds of the squares that are offered: the frame, what lies there, and a ring."""
        west, east, north, south = self.bounds
        half = self.size // 2
        low, high = max(-REACH, -half - RING), min(REACH, half + RING)
        return (
            max(-REACH, min(low, west - RING)),
            min(REACH, max(high, east + RING)),
            max(-REACH, min(low, north - RING)),
            min(REACH, max(high, south + RING)),
        )

    @cached_property
    def free(self) -> frozenset[Cell]:
        """The squares that are offered and not covered."""
        return rectangle(*self.shown).difference(self.owners, (self.castle,))

    @cached_property
    def kingdom(self) -> Kingdom:
        """The kingdom as the rules know it: with the castle at the origin."""
        x, y = self.castle
        return Kingdom(
            self.size,
            tuple(evolve(laid, cell=(laid.cell[0] - x, laid.cell[1] - y)) for laid in self.laid),
        )

    def at(self, cell: Cell) -> Laid | None:
        """Find the domino that covers a square."""
        return self.owners.get(cell)

    def without(self, gone: Laid) -> Layout:
        """Take one domino away."""
        index = self.laid.index(gone)
        return evolve(self, laid=self.laid[:index] + self.laid[index + 1 :])


@frozen
class Kingdoms:
    """What lies on the table: the layout of every player."""

    options: Options
    each: int
    layouts: tuple[Layout, ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.layouts)


class KingdominoTally:
    """How kingdoms are counted."""

    key = "kingdomino"
    pages = (ONE_BOARD,)
    options = tuple(option for option in variants.OPTIONS if option.key != "dynasty")
    pieces = tuple(PIECES)
    entered: Message | None = tally_texts.DID_NOT_FIT
    most_entered = len(DOMINOES) // 2

    def why_not_start(self, seats: int, options: Options) -> Message | None:
        """Say why kingdoms of this number of players cannot be counted so."""
        return variants.why_not_start(seats, _completed(options))

    def new(self, seats: int, options: Options) -> Kingdoms:
        """Start with a lone castle for every player."""
        whole = _completed(options)
        setup = variants.setup_for(seats, whole)
        return Kingdoms(whole, setup.dominoes_each, (Layout(setup.size),) * seats)

    def left(self, state: Kingdoms, page: int, piece: str) -> int:  # noqa: ARG002 - one board each
        """Return whether a domino is still in the box."""
        return int(not _owners(state, PIECES[piece]))

    def legal_moves(self, state: Kingdoms, seat: Seat, page: int) -> Sequence[Move]:
        """List every place for every domino, what can be lifted, and what can be moved where."""
        layout = state.layouts[seat]
        spots = [_index(*spot) for spot in _spots(layout.free)]
        puts = (_puts(seat, page, piece) for piece in self.pieces)
        return (
            *(put[spot] for put in puts for spot in spots),
            *(Lift(page, kingdom_cell(seat, laid.cell)) for laid in layout.laid),
            *_shifting(layout, seat, page),
        )

    def why_not(self, state: Kingdoms, move: Move) -> Message | None:
        """Say what is in the way of a domino, or that nothing lies there."""
        if isinstance(move, Enter):
            known = move.seat in range(state.seats) and 0 <= move.number <= self.most_entered
            return None if known and not move.setting else NO_SUCH_PLACE
        if not _is_cell(state, move.place) or move.page:
            return NO_SUCH_PLACE
        layout = state.layouts[move.place.seat or 0]
        match move:
            case Put(piece=piece):
                known = piece in PIECES
                return _why_covered(layout, _laid(move).cells) if known else NOT_IN_THE_BOX
            case Lift():
                return _why_not_lift(layout, _cell(move.place))
            case Shift():
                return _why_not_shift(layout, move)

    def apply(self, state: Kingdoms, move: Move) -> Kingdoms:
        """Lay a domino, lift one, move one or the castle, or enter how many did not fit.

        Raises:
            IllegalMove: With the sentence of ``why_not``.

        """
        if reason := self.why_not(state, move):
            raise IllegalMove(reason)
        seat = move.seat if isinstance(move, Enter) else move.place.seat or 0
        layout = _changed(state.layouts[seat], move)
        return evolve(state, layouts=replaced(state.layouts, seat, layout))

    def number(self, state: Kingdoms, seat: Seat) -> int | None:
        """Return how many dominoes did not fit into a kingdom."""
        return state.layouts[seat].unplaced

    def flaws(self, state: Kingdoms, seat: Seat) -> Sequence[BoardFlaw]:
        """List dominoes that are there twice, what sticks out, what is cut off, what is missing."""
        layout = state.layouts[seat]
        return (
            *_repeated(state, seat),
            *_sticking_out(layout, seat),
            *_unconnected(layout, seat),
            *_number_flaws(state, seat),
        )

    def score(self, state: Kingdoms, seat: Seat, page: int) -> ScoreSheet:  # noqa: ARG002 - one board each
        """Itemize what a kingdom is worth as it lies; bonuses only when it is done."""
        layout = state.layouts[seat]
        done = not any(_number_flaws(state, seat))
        chosen = dict(state.options.chosen)
        options = chosen if done else {**chosen, **dict.fromkeys(BONUSES, False)}
        lines = scoring.kingdom_lines(layout.kingdom, seat, Options(tuple(options.items())))
        x, y = layout.castle
        return ScoreSheet(
            tuple(
                evolve(line, places=tuple(_moved(place, x, y) for place in line.places))
                for line in lines
            )
        )

    def outcome(self, state: Kingdoms) -> Outcome | None:
        """Rank the players by points, then largest territory, then crowns."""
        if all_flaws(self, state):
            return None
        return scoring.decided(
            [scoring.merits(each.kingdom, state.options) for each in state.layouts]
        )


KINGDOMINO_TALLY = KingdominoTally()


def _completed(options: Options) -> Options:
    return Options(tuple({"dynasty": False, **dict(options.chosen)}.items()))


def _owners(state: Kingdoms, domino: int) -> list[Seat]:
    """List who has a domino, once for every time that it lies there."""
    return [
        seat
        for seat, layout in enumerate(state.layouts)
        for laid in layout.laid
        if laid.domino == domino
    ]


def _is_cell(state: Kingdoms, place: Place) -> bool:
    known = (place.area, len(place.at)) == ("kingdom", 2) and place.at in GRID
    return known and place.seat is not None and place.seat < state.seats


def _cell(place: Place) -> Cell:
    x, y = place.at
    return x, y


def _moved(place: Place, x: int, y: int) -> Place:
    return evolve(place, at=(place.at[0] + x, place.at[1] + y))


def _laid(move: Put) -> Laid:
    return Laid(PIECES[move.piece], _cell(move.place), TURNS[move.turn % len(TURNS)])


def _spots(free: frozenset[Cell]) -> Iterator[tuple[Cell, int]]:
    """Find every way in which a domino can lie on free squares, turn by turn, row by row."""
    cells = _in_rows(free)
    for turn, direction in enumerate(TURNS):
        for cell in cells:
            if beside(cell, direction) in free:
                yield cell, turn


def _in_rows(cells: Iterable[Cell]) -> list[Cell]:
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


_ROWS = _in_rows(GRID)
_STARTS = {cell: index * len(TURNS) for index, cell in enumerate(_ROWS)}


def _index(cell: Cell, turn: int) -> int:
    """Number the ways in which a domino can lie on the grid."""
    return _STARTS[cell] + turn


@cache
def _puts(seat: Seat, page: int, piece: str) -> tuple[Put, ...]:
    """Make every way to lay a domino, by its number; kept, because there are thousands."""
    return tuple(
        Put(page, piece, kingdom_cell(seat, cell), turn)
        for cell in _ROWS
        for turn in range(len(TURNS))
    )


def _shifting(layout: Layout, seat: Seat, page: int) -> Iterator[Shift]:
    places = {cell: kingdom_cell(seat, cell) for cell in rectangle(*layout.shown)}
    here = places[layout.castle]
    for cell in _in_rows(layout.free):
        yield Shift(page, here, places[cell])
    for laid in layout.laid:
        here = places[laid.cell]
        for cell, turn in _spots(layout.free.union(laid.cells)):
            if (cell, TURNS[turn]) != (laid.cell, laid.direction):
                yield Shift(page, here, places[cell], turn)


def _why_covered(layout: Layout, cells: Iterable[Cell]) -> Message | None:
    """Say what lies on squares that are to be covered."""
    for cell in cells:
        if cell not in GRID:
            return tally_texts.OFF_THE_GRID
        if cell == layout.castle:
            return texts.COVERED.bind(terrain=texts.CASTLE_WITHIN)
        if (owner := layout.at(cell)) is not None:
            domino = DOMINOES[owner.domino]
            square = domino.left if cell == owner.cell else domino.right
            return texts.COVERED.bind(terrain=texts.LANDS[square.terrain])
    return None


def _why_not_lift(layout: Layout, cell: Cell) -> Message | None:
    if cell == layout.castle:
        return tally_texts.CASTLE_STAYS
    return NOTHING_THERE if layout.at(cell) is None else None


def _why_not_shift(layout: Layout, move: Shift) -> Message | None:
    if move.to.area != "kingdom" or move.to.seat != move.place.seat or move.to.at not in GRID:
        return NO_SUCH_PLACE
    cell, to = _cell(move.place), _cell(move.to)
    if cell == layout.castle:
        return _why_covered(layout, (to,))
    laid = layout.at(cell)
    if laid is None:
        return NOTHING_THERE
    return _why_covered(layout.without(laid), _shifted(laid, move).cells)


def _shifted(laid: Laid, move: Shift) -> Laid:
    return Laid(laid.domino, _cell(move.to), TURNS[move.turn % len(TURNS)])


def _changed(layout: Layout, move: Move) -> Layout:
    """Apply a possible move."""
    match move:
        case Enter(_, number):
            return evolve(layout, unplaced=number)
        case Put():
            return evolve(layout, laid=(*layout.laid, _laid(move)))
        case Lift(_, place):
            return layout.without(layout.owners[_cell(place)])
        case Shift(_, place, to) if _cell(place) == layout.castle:
            return evolve(layout, castle=_cell(to))
        case Shift(_, place):
            laid = layout.owners[_cell(place)]
            rest = layout.without(laid)
            return evolve(rest, laid=(*rest.laid, _shifted(laid, move)))


def _places(seat: Seat, cells: Iterable[Cell]) -> tuple[Place, ...]:
    return tuple(kingdom_cell(seat, cell) for cell in cells)


def _repeated(state: Kingdoms, seat: Seat) -> Iterator[BoardFlaw]:
    for laid in state.layouts[seat].laid:
        owners = _owners(state, laid.domino)
        if len(owners) > 1:
            others = [owner for owner in owners if owner != seat]
            reason = tally_texts.TWICE_HERE.bind(domino=laid.domino)
            if others:
                pair = sorted((seat, others[0]))
                reason = tally_texts.TWICE.bind(
                    domino=laid.domino, player=Player(pair[0]), other=Player(pair[1])
                )
            places = _places(seat, laid.cells)
            yield BoardFlaw(FlawKind.IMPOSSIBLE, reason, seat, places=places)


def _sticking_out(layout: Layout, seat: Seat) -> Iterator[BoardFlaw]:
    west, east, north, south = layout.bounds
    across = ((west, east, 0, tally_texts.is_wide), (north, south, 1, tally_texts.is_high))
    for low, high, axis, reason in across:
        length = high - low + 1
        if length > layout.size:
            places = _places(seat, _thinner_edge(layout, axis, low, high))
            sentence = reason(length, layout.size)
            yield BoardFlaw(FlawKind.IMPOSSIBLE, sentence, seat, places=places)


def _thinner_edge(layout: Layout, axis: int, low: int, high: int) -> list[Cell]:
    """Find the outermost squares on the side where there are fewer: they are likely wrong."""
    cells = sorted((*layout.owners, layout.castle))
    edges = [[cell for cell in cells if cell[axis] == edge] for edge in (low, high)]
    return min(edges, key=len)


def _unconnected(layout: Layout, seat: Seat) -> Iterator[BoardFlaw]:
    """Find the dominoes that cannot have been laid in any order of the others."""
    terrains = {cell: square.terrain for cell, square in _squares(layout).items()}
    waiting = list(layout.laid)
    joined: set[Cell] = set()
    while fitting := [laid for laid in waiting if _fits(layout, laid, terrains, joined)]:
        waiting = [laid for laid in waiting if laid not in fitting]
        joined.update(cell for laid in fitting for cell in laid.cells)
    for laid in waiting:
        reason = _why_unconnected(layout, laid, terrains).bind(domino=laid.domino)
        yield BoardFlaw(FlawKind.LOOSE, reason, seat, places=_places(seat, laid.cells))


def _squares(layout: Layout) -> dict[Cell, Square]:
    pairs = ((laid, DOMINOES[laid.domino]) for laid in layout.laid)
    return {
        cell: square
        for laid, domino in pairs
        for cell, square in zip(laid.cells, (domino.left, domino.right), strict=True)
    }


def _fits(
    layout: Layout, laid: Laid, terrains: Mapping[Cell, Terrain], among: Iterable[Cell]
) -> bool:
    """Return whether a half touches the castle or its own terrain among some squares."""
    own = set(laid.cells)
    others = set(among) - own
    return any(
        layout.castle in neighbors(cell)
        or any(terrains[other] is terrains[cell] for other in neighbors(cell) & others)
        for cell in laid.cells
    )


def _why_unconnected(layout: Layout, laid: Laid, terrains: Mapping[Cell, Terrain]) -> Message:
    beside = {other for cell in laid.cells for other in neighbors(cell)} - set(laid.cells)
    if beside.isdisjoint(terrains):
        return tally_texts.TOUCHES_NOTHING
    return (
        tally_texts.CUT_OFF
        if _fits(layout, laid, terrains, terrains)
        else tally_texts.NO_NEIGHBOR_FITS
    )


def _number_flaws(state: Kingdoms, seat: Seat) -> Iterator[BoardFlaw]:
    layout = state.layouts[seat]
    missing = state.each - len(layout.laid) - layout.unplaced
    if missing > 0:
        yield BoardFlaw(FlawKind.MISSING, tally_texts.missing(missing), seat)
    elif missing < 0:
        reason = tally_texts.too_many(-missing, state.each)
        yield BoardFlaw(FlawKind.IMPOSSIBLE, reason, seat)
