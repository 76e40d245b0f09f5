"""Counting domes that were filled on a real table.

What tiles scored when they were laid stands on the score track; no dome shows it. So the track is
entered as a number, and the tally adds what is scored at the very end: the goals and, if they are
not yet on the track, the losses of the last round. Plates and tiles are copied in any order.
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

from . import places, tally_texts, texts
from .board import BROKEN_SPACES, Board
from .dome import CELLS, SLOTS, Dome, LaidPlate
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
"""A broken tile; its color does not matter."""
PLATE_PIECES = {plate_piece(number): number for number in PLATES}
TILE_PIECES = {tile_piece(color): color for color in COLORS}


@frozen
class Domes:
    """What lies on the table, and the score track.

    Attributes:
        options: Which goals are in play, and how they count.
        domes: Each player's dome.
        broken: How many broken tiles each player has.
        first: Who holds the first-player tile; None: nobody here.
        track: Each player's points on the track; None: not entered yet.

    """

    options: Options
    domes: tuple[Dome, ...] = (Dome(),) * SEATS
    broken: tuple[int, ...] = (0,) * SEATS
    first: Seat | None = None
    track: tuple[int | None, ...] = (None,) * SEATS

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
    entered: Message | None = tally_texts.ON_THE_TRACK
    most_entered = MOST_POINTS

    def why_not_start(self, seats: int, options: Options) -> Message | None:
        """Say why domes cannot be counted so: the goals have to be known."""
        if seats != SEATS:
            return texts.TWO_PLAYERS
        return tally_texts.NAME_THE_GOALS if tablets(options) in RANDOM else None

    def new(self, seats: int, options: Options) -> Domes:  # noqa: ARG002 - always two
        """Start with an empty dome for each player."""
        return Domes(options)

    def left(self, state: Domes, page: int, piece: str) -> int:  # noqa: ARG002 - one board each
        """Return how many of a piece are still in the box."""
        if piece in PLATE_PIECES:
            return int(not _owners(state, PLATE_PIECES[piece]))
        if piece in TILE_PIECES:
            return max(0, TILES_PER_COLOR - _tiles_of(state, TILE_PIECES[piece]))
        return 1 if piece == BROKEN else int(state.first is None)

    def legal_moves(self, state: Domes, seat: Seat, page: int) -> Sequence[Move]:
        """List where every piece can go, what can be lifted, and what can be moved where."""
        moves: tuple[Move, ...] = (*_putting(state, seat, page), *_lifting(seat, page))
        possible = (move for move in moves if self.why_not(state, move) is None)
        return (*possible, *_shifting(state, seat, page))

    def why_not(self, state: Domes, move: Move) -> Message | None:
        """Say what is in the way of a piece, or that nothing lies there."""
        if isinstance(move, Enter):
            known = move.seat in range(state.seats) and 0 <= move.number <= MOST_POINTS
            return None if known and not move.setting else NO_SUCH_PLACE
        if move.page or not _is_place(state, move.place):
            return NO_SUCH_PLACE
        if isinstance(move, Lift):
            return _why_not_lift(state, move.place)
        if isinstance(move, Shift):
            inside = move.to.seat == move.place.seat
            lifted = _why_not_lift(state, move.place) if inside else NO_SUCH_PLACE
            return lifted or self.why_not(_lifted(state, move.place), _as_put(state, move))
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
            case Shift():
                return _put(_lifted(state, move.place), _as_put(state, move))

    def number(self, state: Domes, seat: Seat) -> int | None:
        """Return a player's points on the track."""
        return state.track[seat]

    def flaws(self, state: Domes, seat: Seat) -> Sequence[BoardFlaw]:
        """List pieces that are there too often, tiles on the wrong spaces, and what is missing."""
        return (
            *_repeated_plates(state, seat),
            *_misplaced_tiles(state.domes[seat], seat),
            *_surplus_tiles(state, seat),
            *_missing(state, seat),
        )

    def score(self, state: Domes, seat: Seat, page: int) -> ScoreSheet:  # noqa: ARG002 - one board each
        """Itemize the track, the last losses and the goals; nobody falls below 0."""
        track, losses = state.track[seat] or 0, tuple(_losses(state, seat))
        spared = max(0, -track - sum(line.points for line in losses))
        board = Board(dome=state.domes[seat])
        counts = special_counts(state.options)
        goals = tablet_lines(board, state.goals, seat, special_counts_as_color=counts)
        before = track + sum(line.points for line in losses) + spared
        spared += max(0, -before - sum(line.points for line in goals))
        lines = (ScoreLine(track, tally_texts.ON_THE_TRACK), *losses, *goals)
        return ScoreSheet((*lines, ScoreLine(spared, texts.SPARED)) if spared else lines)

    def outcome(self, state: Domes) -> Outcome | None:
        """Rank the players; the first-player tile decides a tie."""
        if all_flaws(self, state):
            return None
        points = [self.score(state, seat, 0).total for seat in range(state.seats)]
        standings = ranked([(n, int(seat == state.first)) for seat, n in enumerate(points)])
        reason = texts.most_points(max(points))
        if len(set(points)) == 1:
            reason = tally_texts.TIE_OPEN if state.first is None else texts.TIE_BY_TILE
        return Outcome(standings, reason.bind(player=Player(standings[0].seat)))


AZUL_DUEL_TALLY = AzulDuelTally()

_AREAS = {"plate": {"slot"}, "tile": {"dome"}, BROKEN: {"broken"}, "first": {"first_player_tile"}}
"""Where each kind of piece can lie."""


def slot_at(place: Place) -> int:
    """Return the index of a slot from its place."""
    row, column = place.at
    return (row - 1) * 3 + column - 1


def _kind(piece: str) -> str:
    return piece.partition(":")[0]


def _owners(state: Domes, plate: int) -> list[Seat]:
    """List who has a plate, once for every time that it lies there."""
    return [
        seat
        for seat, dome in enumerate(state.domes)
        for laid in dome.slots
        if laid is not None and laid.plate == plate
    ]


def _tiles_of(state: Domes, color: Tile) -> int:
    return sum(dome.tiles.count(color) for dome in state.domes)


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


def _shifting(state: Domes, seat: Seat, page: int) -> Iterator[Shift]:
    dome = state.domes[seat]
    free = [slot for slot in SLOTS if dome.slots[slot] is None]
    for slot, laid in enumerate(dome.slots):
        if laid is not None:
            here = places.slot(seat, slot)
            for to in (slot, *free):
                for turn in TURNS:
                    if (to, turn) != (slot, laid.turns):
                        yield Shift(page, here, places.slot(seat, to), turn)
    open_ = [places.dome(seat, cell) for cell in CELLS if dome.tile(cell) is None]
    for cell in CELLS:
        if dome.tile(cell) not in {None, Tile.SPECIAL}:
            for there in open_:
                yield Shift(page, places.dome(seat, cell), there)


def _as_put(state: Domes, move: Shift) -> Put:
    """Convert a move on the board to laying the piece from the box."""
    return Put(move.page, _piece_at(state, move.place), move.to, move.turn)


def _piece_at(state: Domes, place: Place) -> str:
    dome = state.domes[place.seat or 0]
    match place.area:
        case "slot":
            laid = dome.slots[slot_at(place)]
            return "" if laid is None else plate_piece(laid.plate)
        case "dome":
            row, column = place.at
            tile = dome.tile((row, column))
            return "" if tile is None else tile_piece(tile)
        case "broken":
            return BROKEN
        case _:
            return FIRST_PLAYER_TILE


def _why_not_put(state: Domes, move: Put) -> Message | None:
    seat = move.place.seat or 0
    dome = state.domes[seat]
    match _kind(move.piece):
        case "plate":
            row, column = move.place.at
            if dome.slots[slot_at(move.place)] is not None:
                return texts.SLOT_TAKEN.bind(row=row, column=column)
            return None if move.turn in TURNS else NO_SUCH_PLACE
        case "tile":
            row, column = move.place.at
            filled = dome.tile((row, column)) is not None
            return texts.SPACE_FILLED.bind(row=row, column=column) if filled else None
        case "broken":
            return tally_texts.NO_MORE_BROKEN if state.broken[seat] == BROKEN_SPACES else None
        case _:
            held = state.first
            return None if held is None else tally_texts.FIRST_IS_HELD.bind(player=Player(held))


def _why_not_lift(state: Domes, place: Place) -> Message | None:
    seat = place.seat or 0
    dome = state.domes[seat]
    match place.area:
        case "slot":
            return NOTHING_THERE if dome.slots[slot_at(place)] is None else None
        case "dome":
            row, column = place.at
            tile = dome.tile((row, column))
            if tile is Tile.SPECIAL:
                return tally_texts.SPECIAL_STAYS
            return NOTHING_THERE if tile is None else None
        case "broken":
            return None if place.at[0] < state.broken[seat] else NOTHING_THERE
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
            return _with_dome(state, seat, dome)
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
            tiles = replaced(dome.tiles, CELLS.index((row, column)), None)
            return _with_dome(state, seat, Dome(dome.slots, tiles))
        case "broken":
            return evolve(state, broken=replaced(state.broken, seat, state.broken[seat] - 1))
        case _:
            return evolve(state, first=None)


def _with_dome(state: Domes, seat: Seat, dome: Dome) -> Domes:
    """Change a dome, with the special tiles that are due then, and no others."""
    tiles = tuple(None if tile is Tile.SPECIAL else tile for tile in dome.tiles)
    changed = Dome(dome.slots, tiles)
    for slot in SLOTS:
        due = changed.due_special(slot)
        if due is not None and changed.tile(due) is None:
            changed = changed.with_tile(due, Tile.SPECIAL)
    return evolve(state, domes=replaced(state.domes, seat, changed))


def _repeated_plates(state: Domes, seat: Seat) -> Iterator[BoardFlaw]:
    for slot, laid in enumerate(state.domes[seat].slots):
        owners = [] if laid is None else _owners(state, laid.plate)
        if len(owners) > 1:
            here = owners.count(seat) > 1
            reason = tally_texts.PLATE_TWICE_HERE if here else tally_texts.PLATE_TWICE
            places_ = (places.slot(seat, slot),)
            yield BoardFlaw(FlawKind.IMPOSSIBLE, reason, seat, places=places_)


def _misplaced_tiles(dome: Dome, seat: Seat) -> Iterator[BoardFlaw]:
    for row, column in CELLS:
        tile, space = dome.tile((row, column)), dome.space((row, column))
        if tile is None or tile is Tile.SPECIAL:
            continue
        kind, reason = FlawKind.IMPOSSIBLE, None
        if space is None:
            kind, reason = FlawKind.LOOSE, tally_texts.TILE_WITHOUT_PLATE
        elif space is Space.SPECIAL:
            reason = tally_texts.TILE_ON_SPECIAL
        elif not accepts(space, tile):
            reason = tally_texts.TILE_ON_OTHER_COLOR.bind(color=texts.SPACES[space])
        if reason is not None:
            places_ = (places.dome(seat, (row, column)),)
            yield BoardFlaw(kind, reason.bind(row=row, column=column), seat, places=places_)


def _surplus_tiles(state: Domes, seat: Seat) -> Iterator[BoardFlaw]:
    dome = state.domes[seat]
    for color in COLORS:
        number = _tiles_of(state, color)
        if number > TILES_PER_COLOR and color in dome.tiles:
            reason = tally_texts.too_many_tiles(number, TILES_PER_COLOR)
            where = tuple(places.dome(seat, cell) for cell in CELLS if dome.tile(cell) is color)
            sentence = reason.bind(color=texts.COLORS[color])
            yield BoardFlaw(FlawKind.IMPOSSIBLE, sentence, seat, places=where)


def _missing(state: Domes, seat: Seat) -> Iterator[BoardFlaw]:
    empty = [slot for slot in SLOTS if state.domes[seat].slots[slot] is None]
    if empty:
        where = tuple(places.slot(seat, slot) for slot in empty)
        yield BoardFlaw(
            FlawKind.MISSING, tally_texts.plates_missing(len(empty)), seat, places=where
        )
    if state.track[seat] is None:
        yield BoardFlaw(FlawKind.MISSING, tally_texts.ENTER_THE_TRACK, seat)


def _losses(state: Domes, seat: Seat) -> Iterator[ScoreLine]:
    if broken := state.broken[seat]:
        where = tuple(places.broken(seat, index) for index in range(broken))
        yield ScoreLine(-BROKEN_PENALTIES[broken], texts.BROKEN_TILES, where)
    if state.first == seat:
        yield ScoreLine(
            -FIRST_TILE_PENALTY, texts.FIRST_PLAYER_TILE, (places.first_player_tile(seat),)
        )
