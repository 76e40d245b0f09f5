"""Counting domes that were filled on a real table.

What tiles scored when they were laid stands on the score track; no dome shows it. So the track is
entered as a number, and the tally adds what is scored at the very end: the goals and, if they are
not yet on the track, the losses of the last round.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from core.kernel.errors import IllegalMove
from core.kernel.messages import Player, Seat
from core.kernel.options import Options
from core.kernel.scores import Outcome, ScoreLine, ScoreSheet, ranked
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

from . import places, texts
from .board import BROKEN_SPACES, Board
from .dome import CELLS, SLOTS, Cell, Dome, LaidPlate, cells_of, slot_of
from .goals import RANDOM, Goal, allowed_goals
from .pieces import (
    COLORS,
    FIRST_PLAYER_TILE,
    PLATES,
    TILES_PER_COLOR,
    TURNS,
    Space,
    Tile,
    accepts,
    plate_piece,
    tile_piece,
)
from .scoring import BROKEN_PENALTIES, FIRST_TILE_PENALTY, tablet_lines
from .settings import OPTIONS, special_counts, tablets

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.messages import Message
    from core.kernel.places import Place

SEATS = 2
MOST_POINTS = 250
BROKEN = "broken"
"""A broken tile; nobody needs to know its color."""
PLATE_PIECES = {plate_piece(number): number for number in PLATES}
TILE_PIECES = {tile_piece(color): color for color in COLORS}


@frozen
class Domes:
    """What lies on the table, and the score track.

    Attributes:
        options: Which goals are in play, and how they count.
        domes: Everybody's dome.
        broken: How many broken tiles everybody has.
        first: Who holds the first-player tile; None: nobody here.
        track: Everybody's points on the track.

    """

    options: Options
    domes: tuple[Dome, ...] = (Dome(),) * SEATS
    broken: tuple[int, ...] = (0,) * SEATS
    first: Seat | None = None
    track: tuple[int, ...] = (0,) * SEATS

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.domes)

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The goals in play."""
        return allowed_goals(tablets(self.options))[0]


class AzulDuelTally:
    """How domes are counted."""

    key = "azul_duel"
    pages = (ONE_BOARD,)
    options = tuple(option for option in OPTIONS if option.key != "zero_point_draw")
    pieces = (*PLATE_PIECES, *TILE_PIECES, BROKEN, FIRST_PLAYER_TILE)
    entered: Message | None = texts.ON_THE_TRACK
    most_entered = MOST_POINTS

    def why_not_start(self, seats: int, options: Options) -> Message | None:
        """Say why domes cannot be counted so: the goals have to be known."""
        if seats != SEATS:
            return texts.TWO_PLAYERS
        return texts.NAME_THE_GOALS if tablets(options) in RANDOM else None

    def new(self, seats: int, options: Options) -> Domes:  # noqa: ARG002 - always two
        """Put an empty dome in front of everybody."""
        return Domes(options)

    def left(self, state: Domes, page: int, piece: str) -> int:  # noqa: ARG002 - one board each
        """Tell how many of a piece are still in the box."""
        if piece in PLATE_PIECES:
            return int(_owner(state, PLATE_PIECES[piece]) is None)
        if piece in TILE_PIECES:
            laid = sum(dome.tiles.count(TILE_PIECES[piece]) for dome in state.domes)
            return TILES_PER_COLOR - laid
        return 1 if piece == BROKEN else int(state.first is None)

    def legal_moves(self, state: Domes, seat: Seat, page: int) -> Sequence[Move]:
        """List where every piece can go, then what can be lifted."""
        moves: tuple[Move, ...] = (*_putting(state, seat, page), *_lifting(seat, page))
        return tuple(move for move in moves if self.why_not(state, move) is None)

    def why_not(self, state: Domes, move: Move) -> Message | None:
        """Say which rule a piece breaks where it is to lie, or what keeps it there."""
        if isinstance(move, Enter):
            known = move.seat in range(state.seats) and 0 <= move.number <= MOST_POINTS
            return None if known else NO_SUCH_PLACE
        if move.page or not _is_place(state, move.place):
            return NO_SUCH_PLACE
        if isinstance(move, Lift):
            return _why_not_lift(state, move.place)
        if move.piece not in self.pieces:
            return NOT_IN_THE_BOX
        if move.place.area not in _AREAS[_kind(move.piece)]:
            return NO_SUCH_PLACE
        return _why_not_put(state, move)

    def apply(self, state: Domes, move: Move) -> Domes:
        """Lay a piece, with the special tile that it makes due; lift one; or enter points.

        Raises:
            IllegalMove: With the sentence of ``why_not``.

        """
        if reason := self.why_not(state, move):
            raise IllegalMove(reason)
        match move:
            case Enter(seat, number):
                return evolve(state, track=replaced(state.track, seat, number))
            case Put():
                return _put(state, move)
            case Lift():
                return _lifted(state, move.place)

    def score(self, state: Domes, seat: Seat, page: int) -> ScoreSheet:  # noqa: ARG002 - one board each
        """Itemize the track, the last losses and the goals; nobody falls below 0."""
        track, losses = state.track[seat], tuple(_losses(state, seat))
        spared = max(0, -track - sum(line.points for line in losses))
        board = Board(dome=state.domes[seat])
        counts = special_counts(state.options)
        goals = tablet_lines(board, state.goals, seat, special_counts_as_color=counts)
        before = track + sum(line.points for line in losses) + spared
        spared += max(0, -before - sum(line.points for line in goals))
        lines = (ScoreLine(track, texts.ON_THE_TRACK), *losses, *goals)
        return ScoreSheet((*lines, ScoreLine(spared, texts.SPARED)) if spared else lines)

    def outcome(self, state: Domes) -> Outcome:
        """Rank the players; the first-player tile decides a tie."""
        points = [self.score(state, seat, 0).total for seat in range(state.seats)]
        standings = ranked([(n, int(seat == state.first)) for seat, n in enumerate(points)])
        reason = texts.most_points(max(points))
        if len(set(points)) == 1:
            reason = texts.TIE_OPEN if state.first is None else texts.TIE_BY_TILE
        return Outcome(standings, reason.bind(player=Player(standings[0].seat)))


AZUL_DUEL_TALLY = AzulDuelTally()

_AREAS = {"plate": {"slot"}, "tile": {"dome"}, BROKEN: {"broken"}, "first": {"first_player_tile"}}
"""Where each kind of piece can lie."""


def slot_at(place: Place) -> int:
    """Tell the number of a slot from its place."""
    row, column = place.at
    return (row - 1) * 3 + column - 1


def _kind(piece: str) -> str:
    return piece.partition(":")[0]


def _owner(state: Domes, plate: int) -> Seat | None:
    for seat, dome in enumerate(state.domes):
        if any(laid is not None and laid.plate == plate for laid in dome.slots):
            return seat
    return None


@cache
def _all_places(seat: Seat) -> frozenset[Place]:
    return frozenset(
        (
            *(places.slot(seat, slot) for slot in SLOTS),
            *(places.dome(seat, cell) for cell in CELLS),
            *(places.broken(seat, index) for index in range(BROKEN_SPACES)),
            places.first_player_tile(seat),
        )
    )


def _is_place(state: Domes, place: Place) -> bool:
    return place.seat in range(state.seats) and place in _all_places(place.seat or 0)


def _putting(state: Domes, seat: Seat, page: int) -> Iterator[Put]:
    free = [slot for slot in SLOTS if state.domes[seat].slots[slot] is None]
    for piece in PLATE_PIECES:
        for turn in TURNS:
            for slot in free:
                yield Put(page, piece, places.slot(seat, slot), turn)
    for piece in TILE_PIECES:
        for cell in CELLS:
            yield Put(page, piece, places.dome(seat, cell))
    for index in range(BROKEN_SPACES):
        yield Put(page, BROKEN, places.broken(seat, index))
    yield Put(page, FIRST_PLAYER_TILE, places.first_player_tile(seat))


def _lifting(seat: Seat, page: int) -> Iterator[Lift]:
    for cell in CELLS:
        yield Lift(page, places.dome(seat, cell))
    for slot in SLOTS:
        yield Lift(page, places.slot(seat, slot))
    for index in range(BROKEN_SPACES):
        yield Lift(page, places.broken(seat, index))
    yield Lift(page, places.first_player_tile(seat))


def _why_not_put(state: Domes, move: Put) -> Message | None:
    seat = move.place.seat or 0
    dome = state.domes[seat]
    match _kind(move.piece):
        case "plate":
            return _why_not_plate(state, dome, move)
        case "tile":
            row, column = move.place.at
            if not AZUL_DUEL_TALLY.left(state, 0, move.piece):
                return NOT_IN_THE_BOX
            return _why_not_tile(dome, (row, column), TILE_PIECES[move.piece])
        case "broken":
            free = move.place.at[0] == state.broken[seat]
            return None if free else texts.BROKEN_IN_ORDER
        case _:
            held = state.first
            return None if held is None else texts.FIRST_IS_HELD.bind(player=Player(held))


def _why_not_plate(state: Domes, dome: Dome, move: Put) -> Message | None:
    owner = _owner(state, PLATE_PIECES[move.piece])
    if owner is not None:
        return texts.PLATE_LIES_ELSEWHERE.bind(player=Player(owner))
    slot = slot_at(move.place)
    if dome.slots[slot] is not None:
        row, column = move.place.at
        return texts.SLOT_TAKEN.bind(row=row, column=column)
    return None if move.turn in TURNS else NO_SUCH_PLACE


def _why_not_tile(dome: Dome, cell: Cell, tile: Tile) -> Message | None:
    row, column = cell
    space = dome.space(cell)
    if space is None:
        return texts.NO_PLATE_THERE.bind(row=row, column=column)
    if dome.tile(cell) is not None:
        return texts.SPACE_FILLED.bind(row=row, column=column)
    if space is Space.SPECIAL:
        return texts.SPACE_FOR_SPECIAL
    if not accepts(space, tile):
        return texts.SPACE_OF_OTHER_COLOR.bind(color=texts.SPACES[space])
    return None


def _why_not_lift(state: Domes, place: Place) -> Message | None:
    seat = place.seat or 0
    dome = state.domes[seat]
    match place.area:
        case "slot":
            slot = slot_at(place)
            if dome.slots[slot] is None:
                return NOTHING_THERE
            bare = not any(dome.tile(cell) for cell in cells_of(slot))
            return None if bare else texts.TILES_FIRST
        case "dome":
            row, column = place.at
            tile = dome.tile((row, column))
            if tile is Tile.SPECIAL:
                return texts.SPECIAL_STAYS
            return NOTHING_THERE if tile is None else None
        case "broken":
            return None if place.at[0] == state.broken[seat] - 1 else NOTHING_THERE
        case _:
            return None if state.first == seat else NOTHING_THERE


def _put(state: Domes, move: Put) -> Domes:
    seat = move.place.seat or 0
    dome = state.domes[seat]
    match _kind(move.piece):
        case "plate":
            laid = LaidPlate(PLATE_PIECES[move.piece], move.turn)
            return _with_dome(state, seat, dome.with_plate(slot_at(move.place), laid))
        case "tile":
            row, column = move.place.at
            dome = dome.with_tile((row, column), TILE_PIECES[move.piece])
            due = dome.due_special(slot_of((row, column)))
            filled = dome if due is None else dome.with_tile(due, Tile.SPECIAL)
            return _with_dome(state, seat, filled)
        case "broken":
            return evolve(state, broken=replaced(state.broken, seat, state.broken[seat] + 1))
        case _:
            return evolve(state, first=seat)


def _lifted(state: Domes, place: Place) -> Domes:
    seat = place.seat or 0
    dome = state.domes[seat]
    match place.area:
        case "slot":
            slots = replaced(dome.slots, slot_at(place), None)
            return _with_dome(state, seat, Dome(slots, dome.tiles))
        case "dome":
            row, column = place.at
            return _with_dome(state, seat, _without_tile(dome, (row, column)))
        case "broken":
            return evolve(state, broken=replaced(state.broken, seat, state.broken[seat] - 1))
        case _:
            return evolve(state, first=None)


def _without_tile(dome: Dome, cell: Cell) -> Dome:
    """Lift a tile, and the special tile that is no longer due."""
    tiles = dome.tiles
    for other in cells_of(slot_of(cell)):
        if other == cell or dome.tile(other) is Tile.SPECIAL:
            tiles = replaced(tiles, CELLS.index(other), None)
    return Dome(dome.slots, tiles)


def _with_dome(state: Domes, seat: Seat, dome: Dome) -> Domes:
    return evolve(state, domes=replaced(state.domes, seat, dome))


def _losses(state: Domes, seat: Seat) -> Iterator[ScoreLine]:
    if broken := state.broken[seat]:
        where = tuple(places.broken(seat, index) for index in range(broken))
        yield ScoreLine(-BROKEN_PENALTIES[broken], texts.BROKEN_TILES, where)
    if state.first == seat:
        yield ScoreLine(
            -FIRST_TILE_PENALTY, texts.FIRST_PLAYER_TILE, (places.first_player_tile(seat),)
        )
