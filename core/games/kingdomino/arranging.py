"""Arranging the dominoes of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from core.kernel.arranging import ALWAYS_FILLED, Arranging, kept_order
from core.kernel.tallying import NO_SUCH_PLACE
from core.kernel.tuples import replaced

from . import KINGDOMINO
from .grid import Direction
from .kingdom import Kingdom, Laid
from .legality import why_not_lay
from .pieces import DOMINOES, domino_piece
from .places import current_slot, kingdom_cell, next_slot
from .state import Decision
from .tally import TURNS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place

    from .grid import Cell
    from .state import State, Table

PIECES = {domino_piece(number): number for number in DOMINOES}


class KingdominoArranging(Arranging):
    """Dominoes go into the lines, which stay sorted, and where they fit into a kingdom."""

    def places(self, state: State, seat: Seat) -> Sequence[Place]:
        """List the dominoes of the lines that are not played, and every square of a kingdom."""
        table, kingdom = state.table, state.table.kingdoms[seat]
        squares = sorted({*kingdom.squares, *kingdom.room})
        return (
            *(current_slot(slot) for slot in range(_played(table), len(table.current_line))),
            *(next_slot(slot) for slot in range(len(table.next_line))),
            *(kingdom_cell(seat, cell) for cell in squares),
        )

    def piece_at(self, state: State, place: Place) -> tuple[str, int] | None:
        """Find the domino of a line, or the one that covers a square."""
        table = state.table
        if place.seat is not None:
            laid = _laid(table.kingdoms[place.seat], place)
            return None if laid is None else (domino_piece(laid.domino), _turn(laid))
        line = table.current_line if place.area == "current" else table.next_line
        inside = place.area in {"current", "next"} and place.at[0] in range(len(line))
        return (domino_piece(line[place.at[0]].domino), 0) if inside else None

    def ways(self, state: State, seat: Seat, piece: str) -> Iterator[tuple[Place, int]]:
        """List the lines, the dominoes of a kingdom, and where the domino fits beside them."""
        kingdom = state.table.kingdoms[seat]
        for place in self.places(state, seat):
            if place.seat is None:
                yield place, 0
        for laid in kingdom.laid:
            yield kingdom_cell(seat, laid.cell), _turn(laid)
        for cell, way in kingdom.spots(DOMINOES[PIECES[piece]]):
            yield kingdom_cell(seat, cell), TURNS.index(way)

    def why_not_put(self, state: State, piece: str, place: Place, turn: int) -> Message | None:
        """Say why a domino does not fit; in place of another one it may lie anywhere."""
        if self.piece_at(state, place) is not None:
            return None
        if place.seat not in range(state.seats) or place.area != "kingdom":
            return NO_SUCH_PLACE
        if len(place.at) != 2 or turn not in range(len(TURNS)):  # noqa: PLR2004 - x and y
            return NO_SUCH_PLACE
        laid = Laid(PIECES[piece], _cell(place), TURNS[turn])
        return why_not_lay(state.table.kingdoms[place.seat or 0], laid)

    def put(self, state: State, piece: str, place: Place, turn: int) -> State:
        """Put a domino into a line or a kingdom."""
        number, table = PIECES[piece], state.table
        if place.area == "current":
            changed = evolve(table.current_line[place.at[0]], domino=number)
            return _with_table(
                state, current_line=replaced(table.current_line, place.at[0], changed)
            )
        if place.area == "next":
            slot = evolve(table.next_line[place.at[0]], domino=number)
            return _with_table(state, next_line=replaced(table.next_line, place.at[0], slot))
        kingdom = table.kingdoms[place.seat or 0]
        there = _laid(kingdom, place)
        if there is None:
            laid = (*kingdom.laid, Laid(number, _cell(place), TURNS[turn]))
        else:
            laid = tuple(evolve(x, domino=number) if x is there else x for x in kingdom.laid)
        return _with_kingdom(state, place, laid)

    def why_not_lift(self, state: State, place: Place) -> Message | None:  # noqa: ARG002 - see below
        """Say that the lines stay full."""
        return ALWAYS_FILLED if place.seat is None else None

    def lifted(self, state: State, place: Place) -> State:
        """Take a domino out of a kingdom."""
        kingdom = state.table.kingdoms[place.seat or 0]
        there = _laid(kingdom, place)
        return _with_kingdom(state, place, tuple(x for x in kingdom.laid if x is not there))

    def settled(self, state: State) -> State:
        """Sort the lines, order the kingdoms, and put all other dominoes into the pile."""
        table = state.table
        played = _played(table)
        waiting = sorted(table.current_line[played:], key=lambda claim: claim.domino)
        table = evolve(
            table,
            current_line=(*table.current_line[:played], *waiting),
            next_line=tuple(sorted(table.next_line, key=lambda slot: slot.domino)),
            kingdoms=tuple(map(_ordered, table.kingdoms)),
        )
        seen = {claim.domino for claim in waiting} | {slot.domino for slot in table.next_line}
        for kingdom in table.kingdoms:
            seen |= {laid.domino for laid in kingdom.laid} | {*kingdom.discarded}
        unseen = kept_order((*state.pile, *state.removed), (d for d in DOMINOES if d not in seen))
        out = min(len(unseen), len(DOMINOES) - table.setup.dominoes)
        pile = len(unseen) - out
        return evolve(
            state, table=table, pile=tuple(unseen[:pile]), removed=tuple(sorted(unseen[pile:]))
        )

    def left(self, state: State, page: int, piece: str) -> int:  # noqa: ARG002 - one table
        """Return whether a domino is in the pile or out of the game."""
        return int(PIECES[piece] in state.pile or PIECES[piece] in state.removed)

    def with_turn(self, state: State, seat: Seat) -> State:
        """Let another seat decide: its king stands where the one to act stood."""
        table = state.table
        if table.opening:
            return _with_table(state, starter=(seat - table.turn) % table.seats)
        later = list(range(table.turn, len(table.current_line)))
        there = next((i for i in later if table.current_line[i].king == seat), None)
        if there is None or table.decision is Decision.CLAIM:
            return state
        line, at = list(table.current_line), table.turn
        line[at], line[there] = (
            evolve(line[at], king=line[there].king),
            evolve(line[there], king=line[at].king),
        )
        return _with_table(state, current_line=tuple(line))


def _played(table: Table) -> int:
    """Count the dominoes of the current line that have left it."""
    return table.turn + (table.decision is Decision.CLAIM) if table.current_line else 0


def _cell(place: Place) -> Cell:
    return place.at[0], place.at[1]


def _laid(kingdom: Kingdom, place: Place) -> Laid | None:
    if place.area not in {"kingdom", "covered"} or len(place.at) != 2:  # noqa: PLR2004 - x and y
        return None
    return next((laid for laid in kingdom.laid if _cell(place) in laid.cells), None)


def _turn(laid: Laid) -> int:
    return TURNS.index(Direction(laid.direction))


def _with_table(state: State, **changes: Any) -> State:
    return evolve(state, table=evolve(state.table, **changes))


def _with_kingdom(state: State, place: Place, laid: tuple[Laid, ...]) -> State:
    kingdoms = state.table.kingdoms
    changed = evolve(kingdoms[place.seat or 0], laid=laid)
    return _with_table(state, kingdoms=replaced(kingdoms, place.seat or 0, changed))


def _ordered(kingdom: Kingdom) -> Kingdom:
    """Order dominoes so that each fits when it is laid, as far as that is possible."""
    waiting, ordered = list(kingdom.laid), Kingdom(kingdom.size, (), kingdom.discarded)
    while waiting:
        fits = (laid for laid in waiting if why_not_lay(ordered, laid) is None)
        following = next(fits, None)
        if following is None:
            return Kingdom(kingdom.size, (*ordered.laid, *waiting), kingdom.discarded)
        waiting.remove(following)
        ordered = ordered.with_domino(following)
    return ordered


ARRANGING = KingdominoArranging(KINGDOMINO, PIECES, (len(PIECES),))
