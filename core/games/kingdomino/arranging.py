"""Arranging the dominoes and kings of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from core.kernel.arranging import (
    TURN_GROUP,
    Arranging,
    Setting,
    kept_order,
    seat_setting,
    turn_setting,
)
from core.kernel.messages import text
from core.kernel.tallying import NO_SUCH_PLACE, ONE_BOARD
from core.kernel.tuples import replaced

from . import KINGDOMINO, texts
from .grid import Direction
from .kingdom import Kingdom, Laid
from .legality import why_not_lay
from .pieces import DOMINOES, domino_piece, king_piece
from .places import current_king, current_slot, discard, kingdom_cell, next_king, next_slot
from .state import Claim, Decision, Slot
from .tally import TURNS
from .variants import SEATS, games_for

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place

    from .grid import Cell
    from .state import State, Table

PIECES = {domino_piece(number): number for number in DOMINOES}
KINGS = {king_piece(seat): seat for seat in range(SEATS[-1])}
ADDRESSES = {"current_king": current_slot, "next_king": next_slot}
KING_STAYS = text(
    "kingdomino", "Kings leave this line in order; put another king in the place of this one."
)
DECISION = text("kingdomino", "Decision")
DECISIONS = {
    Decision.PLACE: text("kingdomino", "Placing"),
    Decision.CLAIM: text("kingdomino", "Choosing"),
}
STARTER = text("kingdomino", "First choice of the game")
GAME = text("kingdomino", "Game of the dynasty")


class KingdominoArranging(Arranging):
    """Dominoes go into the lines, which stay sorted, and where they fit into a kingdom.

    A king who leaves the current line has chosen: his domino is played, and the next king decides.
    The finished games of a dynasty are pages.
    """

    def fitted(self, state: State) -> KingdominoArranging:
        """Return a box with the kings of these players; the games of a dynasty are pages."""
        games = games_for(state.options)
        pages = tuple(texts.EARLIER_GAME.bind(number=number + 1) for number in range(games))
        return KingdominoArranging(
            KINGDOMINO,
            (*PIECES, *map(king_piece, range(state.seats))),
            (len(PIECES), state.seats),
            pages if games > 1 else (ONE_BOARD,),
        )

    def places(self, state: State, seat: Seat) -> Sequence[Place]:
        """List the lines with their kings, every square of a kingdom, and the discards."""
        table, kingdom = state.table, state.table.kingdoms[seat]
        squares = sorted({*kingdom.squares, *kingdom.room})
        lines = () if _is_past(table) else _in_lines(table)
        discards = (discard(seat, index) for index in range(len(kingdom.discarded) + 1))
        return (*lines, *(kingdom_cell(seat, cell) for cell in squares), *discards)

    def piece_at(self, state: State, place: Place) -> tuple[str, int] | None:
        """Find the domino of a line, the one that covers a square, or a king."""
        table = state.table
        if place.area == "discard":
            gone = table.kingdoms[place.seat or 0].discarded
            inside = place.at[0] in range(len(gone))
            return (domino_piece(gone[place.at[0]]), 0) if inside else None
        if place.seat is not None:
            laid = _laid(table.kingdoms[place.seat], place)
            return None if laid is None else (domino_piece(laid.domino), _turn(laid))
        return _in_line(table, place)

    def address(self, place: Place) -> Place:
        """Aim at a king's place by the domino that he stands on."""
        return ADDRESSES[place.area](place.at[0]) if place.area in ADDRESSES else place

    def ways(self, state: State, seat: Seat, piece: str) -> Iterator[tuple[Place, int]]:
        """List the lines, the dominoes of a kingdom, and where the domino fits beside them."""
        kingdom = state.table.kingdoms[seat]
        for place in self.places(state, seat):
            if place.area != "kingdom" and self.why_not_put(state, piece, place, 0) is None:
                yield place, 0
        if piece in KINGS:
            return
        for laid in kingdom.laid:
            yield kingdom_cell(seat, laid.cell), _turn(laid)
        for cell, way in kingdom.spots(DOMINOES[PIECES[piece]]):
            yield kingdom_cell(seat, cell), TURNS.index(way)

    def why_not_put(self, state: State, piece: str, place: Place, turn: int) -> Message | None:
        """Say why a piece does not fit; in place of another domino one may lie anywhere."""
        kings = place.area in {"current_king", "next_king"}
        if kings != (piece in KINGS):
            return NO_SUCH_PLACE
        if place.seat is None or place.area == "discard":
            known = place.seat is None or place.seat in range(state.seats)
            inside = known and place in self.places(state, place.seat or 0)
            return None if inside else NO_SUCH_PLACE
        if self.piece_at(state, place) is not None:
            return None
        if place.seat not in range(state.seats) or place.area != "kingdom":
            return NO_SUCH_PLACE
        if len(place.at) != 2 or turn not in range(len(TURNS)):  # noqa: PLR2004 - x and y
            return NO_SUCH_PLACE
        laid = Laid(PIECES[piece], _cell(place), TURNS[turn])
        return why_not_lay(state.table.kingdoms[place.seat], laid)

    def put(self, state: State, piece: str, place: Place, turn: int) -> State:
        """Put a domino into a line or a kingdom, or a king onto a domino of a line."""
        if piece in KINGS:
            return _with_king(state, KINGS[piece], place)
        number, table = PIECES[piece], state.table
        if place.area == "current":
            return self._with_claim(state, number, place.at[0])
        if place.area == "next":
            there = _at(table.next_line, place.at[0])
            slot = Slot(number) if there is None else evolve(there, domino=number)
            return _with_table(state, next_line=_put_into(table.next_line, place.at[0], slot))
        kingdom = table.kingdoms[place.seat or 0]
        if place.area == "discard":
            gone = _put_into(kingdom.discarded, place.at[0], number)
            return _with_kingdom(state, place, evolve(kingdom, discarded=gone))
        there_laid = _laid(kingdom, place)
        if there_laid is None:
            laid = (*kingdom.laid, Laid(number, _cell(place), TURNS[turn]))
        else:
            laid = tuple(evolve(x, domino=number) if x is there_laid else x for x in kingdom.laid)
        return _with_kingdom(state, place, evolve(kingdom, laid=laid))

    def why_not_lift(self, state: State, place: Place) -> Message | None:
        """Say that only the king who decides leaves the current line."""
        stays = place.area == "current_king" and place.at[0] != state.table.turn
        return KING_STAYS if stays else None

    def lifted(self, state: State, place: Place) -> State:
        """Take a domino out of a line or a kingdom, or a king out of a line."""
        table = state.table
        match place.area:
            case "current_king":
                return _with_table(state, turn=table.turn + 1, decision=Decision.PLACE)
            case "next_king":
                freed = evolve(table.next_line[place.at[0]], king=None)
                return _with_table(state, next_line=replaced(table.next_line, place.at[0], freed))
            case "current":
                return _with_table(state, current_line=_without(table.current_line, place.at[0]))
            case "next":
                return _with_table(state, next_line=_without(table.next_line, place.at[0]))
        kingdom = table.kingdoms[place.seat or 0]
        if place.area == "discard":
            gone = _without(kingdom.discarded, place.at[0])
            return _with_kingdom(state, place, evolve(kingdom, discarded=gone))
        there = _laid(kingdom, place)
        laid = tuple(x for x in kingdom.laid if x is not there)
        return _with_kingdom(state, place, evolve(kingdom, laid=laid))

    def settled(self, state: State) -> State:
        """Sort the lines, order the kingdoms, and put all other dominoes into the pile."""
        table = _counted(state.table)
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

    def in_box(self, table: State, piece: str) -> int:
        """Return whether a domino is in the pile or out of the game, or how many kings wait."""
        if piece in KINGS:
            return 0 if _is_past(table.table) else _waiting(table.table, KINGS[piece])
        return int(PIECES[piece] in table.pile or PIECES[piece] in table.removed)

    def settings(self, state: State, seat: Seat) -> Sequence[Setting]:  # noqa: ARG002 - all of the table
        """List whose turn it is, what is decided, who began, and which game of a dynasty it is."""
        return tuple(_settings(state.table))

    def with_setting(self, state: State, seat: Seat, key: str, number: int) -> State:  # noqa: ARG002 - likewise
        """Change whose turn it is, what is decided, who began, or which game it is."""
        table = state.table
        match key:
            case "turn":
                return _with_turn(state, number)
            case "decision":
                return _with_table(state, decision=tuple(DECISIONS)[number])
            case "starter":
                return _with_table(state, starter=number)
            case _:
                nothing = (Kingdom(table.setup.size),) * table.seats
                new = (nothing,) * (number - 1 - len(table.earlier))
                return _with_table(state, earlier=(*table.earlier[: number - 1], *new))

    def page_now(self, state: State) -> int:
        """Return the number of finished games."""
        return len(state.table.earlier)

    def opened(self, state: State, page: int) -> State:
        """Return the table of a game; at the end of a finished one no line lies there."""
        table = state.table
        if page >= len(table.earlier):
            return state
        past = evolve(
            table,
            earlier=table.earlier[:page],
            kingdoms=table.earlier[page],
            current_line=(),
            next_line=(),
            turn=table.setup.line,
            decision=Decision.CLAIM,
        )
        return self.settled(evolve(state, table=past))

    def closed(self, state: State, page: int, table: State) -> State:
        """Return the position with other kingdoms at the end of a game."""
        earlier = state.table.earlier
        if page >= len(earlier):
            return table
        return _with_table(state, earlier=replaced(earlier, page, table.table.kingdoms))

    def _with_claim(self, state: State, number: int, index: int) -> State:
        """Put a domino into the current line; a new one gets a king who waits in the box."""
        table = state.table
        there = _at(table.current_line, index)
        if there is not None:
            line = replaced(table.current_line, index, evolve(there, domino=number))
            return _with_table(state, current_line=line)
        if table.opening:
            state = _with_table(state, turn=0, decision=Decision.PLACE)
        seats = range(table.seats)
        king = next((seat for seat in seats if _waiting(table, seat)), 0)
        return _with_table(state, current_line=(*table.current_line, Claim(number, king)))


def _is_past(table: Table) -> bool:
    """Return whether no line can lie there: it is the end of an earlier game of a dynasty."""
    return not table.current_line and not table.next_line and table.turn == table.setup.line


def _played(table: Table) -> int:
    """Count the dominoes of the current line that have left it."""
    return table.turn + (table.decision is Decision.CLAIM) if table.current_line else 0


def _counted(table: Table) -> Table:
    """Keep the turn within the line; before the first line, count the kings who have chosen."""
    if table.current_line:
        last = len(table.current_line) - bool(table.next_line)
        return table if table.turn <= last else evolve(table, turn=last, decision=Decision.PLACE)
    if _is_past(table):
        return table
    chosen = sum(slot.king is not None for slot in table.next_line)
    return evolve(table, turn=chosen, decision=Decision.CLAIM)


def _waiting(table: Table, seat: Seat) -> int:
    """Count the kings of a seat who stand in no line."""
    kings = [claim.king for claim in table.current_line[table.turn :]]
    kings += [slot.king for slot in table.next_line if slot.king is not None]
    return max(0, table.setup.kings - kings.count(seat))


def _in_lines(table: Table) -> Iterator[Place]:
    """List the dominoes of the lines that are not played, and the kings there.

    A king can also go back onto the domino that was played last.
    """
    line = table.setup.line
    yield from (current_slot(slot) for slot in range(_played(table), line))
    yield from (next_slot(slot) for slot in range(line))
    yield from (
        current_king(slot) for slot in range(max(0, table.turn - 1), len(table.current_line))
    )
    yield from (next_king(slot) for slot in range(len(table.next_line)))


def _in_line(table: Table, place: Place) -> tuple[str, int] | None:
    """Find the domino or the king of a line."""
    if place.area not in {"current", "next", "current_king", "next_king"}:
        return None
    first = place.area.startswith("current")
    line: tuple[Claim | Slot, ...] = table.current_line if first else table.next_line
    there = _at(line, place.at[0])
    if there is None:
        return None
    if place.area in {"current", "next"}:
        return domino_piece(there.domino), 0
    gone = first and place.at[0] < table.turn
    return None if there.king is None or gone else (king_piece(there.king), 0)


def _at(line: tuple[Any, ...], index: int) -> Any | None:
    return line[index] if index in range(len(line)) else None


def _put_into(line: tuple[Any, ...], index: int, new: Any) -> tuple[Any, ...]:
    """Replace one of a line, or add one at its end."""
    return replaced(line, index, new) if index < len(line) else (*line, new)


def _without(line: tuple[Any, ...], index: int) -> tuple[Any, ...]:
    return (*line[:index], *line[index + 1 :])


def _with_king(state: State, king: Seat, place: Place) -> State:
    """Let a king stand on a domino; on the one that was played last, it is his turn again."""
    table, index = state.table, place.at[0]
    if place.area == "next_king":
        slot = evolve(table.next_line[index], king=king)
        return _with_table(state, next_line=replaced(table.next_line, index, slot))
    claim = evolve(table.current_line[index], king=king)
    state = _with_table(state, current_line=replaced(table.current_line, index, claim))
    back = index < table.turn
    return _with_table(state, turn=index, decision=Decision.PLACE) if back else state


def _settings(table: Table) -> Iterator[Setting]:
    if table.actor is not None:
        yield turn_setting(table.actor, table.seats)
    if not table.opening and table.next_line:
        decision = tuple(DECISIONS).index(table.decision)
        names = tuple(DECISIONS.values())
        yield Setting("decision", TURN_GROUP, DECISION, decision, range(len(names)), names)
    yield seat_setting("starter", TURN_GROUP, STARTER, table.starter, table.seats)
    games = games_for(table.options)
    if games > 1:
        yield Setting("game", TURN_GROUP, GAME, table.game, range(1, games + 1))


def _with_turn(state: State, seat: Seat) -> State:
    """Let another seat decide: its king stands where the one to act stood."""
    table = state.table
    if table.opening:
        return _with_table(state, starter=(seat - table.turn) % table.seats)
    line, at = list(table.current_line), table.turn
    later = (index for index in range(at, len(line)) if line[index].king == seat)
    there = next(later, at)
    line[there] = evolve(line[there], king=line[at].king)
    line[at] = evolve(line[at], king=seat)
    return _with_table(state, current_line=tuple(line))


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


def _with_kingdom(state: State, place: Place, kingdom: Kingdom) -> State:
    kingdoms = replaced(state.table.kingdoms, place.seat or 0, kingdom)
    return _with_table(state, kingdoms=kingdoms)


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


ARRANGING = KingdominoArranging(KINGDOMINO, (*PIECES, *KINGS), (len(PIECES), len(KINGS)))
