"""What can be wrong with a position.

The checks run in order, and each may rely on those before it.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import chain, pairwise
from typing import TYPE_CHECKING

from core.kernel.messages import Player
from core.kernel.options import are_complete

from . import texts
from .kingdom import Kingdom, Laid
from .legality import why_not_lay
from .pieces import DOMINOES
from .state import Claim, Decision, Slot, State, Table
from .variants import OPTIONS, games_for, why_not_start

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from core.kernel.messages import Message


def flaw(state: State) -> Message | None:
    """Say which invariant a position breaks."""
    return next(chain.from_iterable(check(state) for check in _CHECKS), None)


def _start(state: State) -> Iterator[Message]:
    table = state.table
    if not are_complete(OPTIONS, table.options):
        yield texts.BAD_OPTIONS
    elif reason := why_not_start(table.seats, table.options):
        yield reason
    elif table.starter not in range(table.seats):
        yield texts.BAD_STARTER.bind(seats=table.seats, seat=table.starter)
    elif len(table.earlier) >= games_for(table.options):
        most = games_for(table.options) - 1
        yield texts.BAD_EARLIER.bind(most=most, games=len(table.earlier))


def _kingdoms(state: State) -> Iterator[Message]:
    table = state.table
    for kingdoms in (*table.earlier, table.kingdoms):
        if len(kingdoms) != table.seats:
            yield texts.BAD_KINGDOMS.bind(seats=table.seats, kingdoms=len(kingdoms))
        for kingdom in kingdoms:
            if kingdom.size != table.setup.size:
                yield texts.BAD_SIZE.bind(right=table.setup.size, size=kingdom.size)
            yield from _unknown(_dominoes(kingdom))


def _dominoes(kingdom: Kingdom) -> Iterator[int]:
    yield from (laid.domino for laid in kingdom.laid)
    yield from kingdom.discarded


def _unknown(dominoes: Iterable[int]) -> Iterator[Message]:
    for domino in dominoes:
        if domino not in DOMINOES:
            yield texts.UNKNOWN_DOMINO.bind(domino=domino)


def _earlier_games(state: State) -> Iterator[Message]:
    table = state.table
    share = table.setup.dominoes_each
    for kingdoms in table.earlier:
        yield from _repeated(Counter(chain.from_iterable(map(_dominoes, kingdoms))))
        for seat, kingdom in enumerate(kingdoms):
            yield from _bad_share(kingdom, seat, share)


def _repeated(dominoes: Counter[int]) -> Iterator[Message]:
    for domino, count in dominoes.items():
        if count > 1:
            yield texts.REPEATED.bind(domino=domino, count=count)


def _bad_share(kingdom: Kingdom, seat: int, share: int) -> Iterator[Message]:
    count = sum(1 for _ in _dominoes(kingdom))
    if count != share:
        yield texts.BAD_SHARE.bind(right=share, count=count, player=Player(seat))


def _lines(state: State) -> Iterator[Message]:
    table = state.table
    lines: tuple[tuple[Claim | Slot, ...], ...] = (table.current_line, table.next_line)
    for line in lines:
        if len(line) not in {0, table.setup.line}:
            yield texts.BAD_LINE.bind(line=table.setup.line, count=len(line))
        yield from _unknown(slot.domino for slot in line)
        if any(slot.domino >= after.domino for slot, after in pairwise(line)):
            yield texts.UNSORTED_LINE
        for slot in line:
            if slot.king is not None and slot.king not in range(table.seats):
                yield texts.BAD_KING.bind(seats=table.seats, seat=slot.king)
    if not table.current_line and not table.next_line:
        yield texts.NO_LINE


def _pile(state: State) -> Iterator[Message]:
    table, setup, count = state.table, state.table.setup, len(state.pile)
    removed = len(DOMINOES) - setup.dominoes
    if len(state.removed) != removed:
        yield texts.BAD_REMOVED.bind(right=removed, count=len(state.removed))
    if count % setup.line:
        yield texts.BAD_PILE.bind(line=setup.line, count=count)
    if count and not table.next_line:
        yield texts.LINE_NOT_DRAWN.bind(count=count)
    most = setup.dominoes - len(table.current_line) - len(table.next_line)
    if count > most or (table.opening and count < most):
        yield texts.BAD_PILE_HEIGHT.bind(right=most, count=count)
    yield from _unknown((*state.pile, *state.removed))


def _turn(state: State) -> Iterator[Message]:
    table = state.table
    last = table.setup.line - 1
    if not table.next_line and table.game == games_for(table.options):
        last += 1
    if table.turn not in range(last + 1):
        yield texts.BAD_TURN.bind(turn=table.turn)
    needed = Decision.CLAIM if table.opening else Decision.PLACE
    if table.decision is not needed and (table.opening or not table.next_line):
        yield texts.BAD_DECISION


def _kings(state: State) -> Iterator[Message]:
    table = state.table
    current = Counter(claim.king for claim in table.current_line)
    chosen = Counter(slot.king for slot in table.next_line if slot.king is not None)
    moved = _moved_kings(table)
    for seat in range(table.seats):
        if table.current_line and current[seat] != table.setup.kings:
            yield texts.BAD_CURRENT_KINGS.bind(
                right=table.setup.kings, count=current[seat], player=Player(seat)
            )
        if table.next_line and chosen[seat] != moved[seat]:
            yield texts.BAD_CHOSEN_KINGS.bind(
                right=moved[seat], count=chosen[seat], player=Player(seat)
            )


def _moved_kings(table: Table) -> Counter[int]:
    """Count the kings that must have moved to the next line by now."""
    if table.opening:
        return Counter(map(table.first_chooser, range(table.turn)))
    return Counter(claim.king for claim in table.current_line[: table.turn])


def _played(table: Table) -> int:
    """Count the dominoes of the current line that have left it."""
    return table.turn + (table.decision is Decision.CLAIM) if table.current_line else 0


def _shares(state: State) -> Iterator[Message]:
    """Everybody has had as many dominoes as turns."""
    table, setup = state.table, state.table.setup
    gone = table.current_line[: _played(table)]
    waiting = len(state.pile) + len(table.next_line) + len(table.current_line)
    lines_done = (setup.dominoes - waiting) // setup.line
    for seat, kingdom in enumerate(table.kingdoms):
        now = [claim.domino for claim in gone if claim.king == seat]
        for domino in now:
            if domino not in _dominoes(kingdom):
                yield texts.NOT_PLAYED.bind(domino=domino, player=Player(seat))
        yield from _bad_share(kingdom, seat, lines_done * setup.kings + len(now))


def _all_dominoes(state: State) -> Iterator[Message]:
    """Every domino is in one place: their number has been counted, so none is missing either."""
    table = state.table
    found = Counter(chain.from_iterable(map(_dominoes, table.kingdoms)))
    found.update(claim.domino for claim in table.current_line[_played(table) :])
    found.update(slot.domino for slot in table.next_line)
    found.update((*state.pile, *state.removed))
    yield from _repeated(found)


def _connections(state: State) -> Iterator[Message]:
    """Every domino fitted where it lies when it was laid."""
    for kingdoms in (*state.table.earlier, state.table.kingdoms):
        for seat, kingdom in enumerate(kingdoms):
            if reason := _misfit(kingdom.size, kingdom.laid):
                yield reason.bind(player=Player(seat))


@lru_cache(maxsize=1024)
def _misfit(size: int, dominoes: tuple[Laid, ...]) -> Message | None:
    """Find the first domino that did not fit; most kingdoms were checked one domino ago."""
    if not dominoes:
        return None
    *before, last = dominoes
    if reason := _misfit(size, tuple(before)):
        return reason
    if reason := why_not_lay(Kingdom(size, tuple(before)), last):
        return texts.UNCONNECTED.bind(domino=last.domino, reason=reason)
    return None


_CHECKS = (
    _start,
    _kingdoms,
    _earlier_games,
    _lines,
    _pile,
    _turn,
    _kings,
    _shares,
    _all_dominoes,
    _connections,
)
