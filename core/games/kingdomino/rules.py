"""How a game begins, and what a move leads to."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from attrs import evolve

from core.kernel.errors import BadOptions, IllegalMove
from core.kernel.events import Moved, Turned
from core.kernel.game import Step
from core.kernel.scores import ranked
from core.kernel.tuples import replaced

from .events import Event, GameBegan, GameEnded, Placed, TurnBegan
from .kingdom import Kingdom, Laid
from .legality import why_not
from .moves import ClaimDomino, DiscardDomino, Move, PlaceDomino
from .pieces import DOMINOES, domino_back, domino_piece, king_piece
from .places import PILE, current_slot, discard, kingdom_cell, next_slot, waiting_king
from .scoring import changes, head_start, merits
from .state import Claim, Decision, Slot, State, Table
from .variants import games_for, setup_for, why_not_start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.messages import Seat
    from core.kernel.options import Options
    from core.kernel.rng import Rng


def new(seats: int, options: Options, rng: Rng) -> State:
    """Set the first game up for a starting player whom chance picks."""
    if reason := why_not_start(seats, options):
        raise BadOptions(reason)
    starter, rng = rng.below(seats)
    return _dealt(seats, options, rng, starter, ())


def _dealt(
    seats: int,
    options: Options,
    rng: Rng,
    starter: Seat,
    earlier: tuple[tuple[Kingdom, ...], ...],
) -> State:
    setup = setup_for(seats, options)
    order, rng = rng.shuffled(DOMINOES)
    line, pile = _drawn(order[: setup.dominoes], setup.line)
    table = Table(
        seats=seats,
        options=options,
        starter=starter,
        earlier=earlier,
        kingdoms=(Kingdom(setup.size),) * seats,
        current_line=(),
        next_line=line,
        turn=0,
        decision=Decision.CLAIM,
    )
    return State(table, pile, tuple(sorted(order[setup.dominoes :])), rng)


def _drawn(pile: tuple[int, ...], count: int) -> tuple[tuple[Slot, ...], tuple[int, ...]]:
    """Draw a line, sorted, and leave the rest of the pile."""
    return tuple(Slot(domino) for domino in sorted(pile[:count])), pile[count:]


def apply(state: State, move: Move) -> Step[State, Event]:
    """Make a move, and everything that follows from it."""
    if reason := why_not(state.table, move):
        raise IllegalMove(reason)
    table, events = _acted(state.table, move)
    state = State(table, state.pile, state.removed, state.rng)
    if table.turn == table.setup.line:
        state, consequences = _line_done(state)
        events.extend(consequences)
    return Step(state, tuple(events))


def _acted(table: Table, move: Move) -> tuple[Table, list[Event]]:
    match move:
        case ClaimDomino():
            return _claimed(table, move)
        case PlaceDomino():
            return _placed(table, move)
        case DiscardDomino():
            return _discarded(table)


def _claimed(table: Table, move: ClaimDomino) -> tuple[Table, list[Event]]:
    """Move the acting king to the next line, and pass the turn on."""
    if table.opening:
        seat = table.first_chooser(table.turn)
        source = waiting_king(seat, table.turn // table.seats)
    else:
        seat = table.current_line[table.turn].king
        source = current_slot(table.turn)
    slot = next(i for i, slot in enumerate(table.next_line) if slot.domino == move.domino)
    claimed = evolve(
        table,
        next_line=replaced(table.next_line, slot, Slot(move.domino, seat)),
        turn=table.turn + 1,
        decision=Decision.CLAIM if table.opening else Decision.PLACE,
    )
    return claimed, [Moved(king_piece(seat), source, next_slot(slot))]


def _placed(table: Table, move: PlaceDomino) -> tuple[Table, list[Event]]:
    """Lay the acting domino into its owner's kingdom."""
    claim = table.current_line[table.turn]
    before = table.kingdoms[claim.king]
    after = before.with_domino(Laid(claim.domino, move.cell, move.direction))
    placed = Placed(
        domino_piece(claim.domino),
        current_slot(table.turn),
        kingdom_cell(claim.king, move.cell),
        move.direction,
    )
    scored = changes(before, after, claim.king, table.options)
    return _played(table, claim.king, after), [placed, *scored]


def _discarded(table: Table) -> tuple[Table, list[Event]]:
    """Discard the acting domino."""
    claim = table.current_line[table.turn]
    kingdom = table.kingdoms[claim.king]
    target = discard(claim.king, len(kingdom.discarded))
    moved = Moved(domino_piece(claim.domino), current_slot(table.turn), target)
    return _played(table, claim.king, kingdom.without_domino(claim.domino)), [moved]


def _played(table: Table, seat: Seat, kingdom: Kingdom) -> Table:
    """Let the king choose; in the last turn there is nothing to choose from."""
    kingdoms = replaced(table.kingdoms, seat, kingdom)
    if table.next_line:
        return evolve(table, kingdoms=kingdoms, decision=Decision.CLAIM)
    return evolve(table, kingdoms=kingdoms, turn=table.turn + 1)


def _line_done(state: State) -> tuple[State, Iterator[Event]]:
    """Go on to the next line, to the next game or to the end."""
    table = state.table
    if table.next_line:
        begun = _line_begun(state)
        return begun, _line_events(begun)
    if table.game == games_for(table.options):
        return state, iter((_ended(table),))
    starter = (table.starter + 1) % table.seats
    earlier = (*table.earlier, table.kingdoms)
    begun = _dealt(table.seats, table.options, state.rng, starter, earlier)
    return begun, chain((_ended(table),), _game_events(begun.table))


def _line_begun(state: State) -> State:
    table = state.table
    line, pile = _drawn(state.pile, table.setup.line)
    begun = evolve(
        table,
        current_line=tuple(
            Claim(slot.domino, slot.king) for slot in table.next_line if slot.king is not None
        ),
        next_line=line,
        turn=0,
        decision=Decision.PLACE,
    )
    return State(begun, pile, state.removed, state.rng)


def _line_events(begun: State) -> Iterator[Event]:
    """List the events of the next line becoming the current one and of the new draw."""
    table = begun.table
    drawn = table.setup.dominoes - len(begun.pile) - len(table.next_line)
    yield TurnBegan(drawn // table.setup.line, table.setup.turns)
    for slot, claim in enumerate(table.current_line):
        yield Moved(domino_piece(claim.domino), next_slot(slot), current_slot(slot))
        yield Moved(king_piece(claim.king), next_slot(slot), current_slot(slot))
    yield from _draw_events(table)


def _draw_events(table: Table) -> Iterator[Event]:
    """List the events of drawing a line, sorting it by its backs and turning it over."""
    for slot, drawn in enumerate(table.next_line):
        yield Moved(domino_back(drawn.domino), PILE, next_slot(slot))
    for slot, drawn in enumerate(table.next_line):
        yield Turned(domino_piece(drawn.domino), next_slot(slot))


def _game_events(table: Table) -> Iterator[Event]:
    """List the events of setting up the next game of a dynasty."""
    yield GameBegan(table.game, table.starter)
    for seat, kingdom in enumerate(table.kingdoms):
        yield from head_start(kingdom, seat, table.options)
    yield from _draw_events(table)


def _ended(table: Table) -> GameEnded:
    standings = ranked([merits(kingdom, table.options) for kingdom in table.kingdoms])
    return GameEnded(table.game, standings)
