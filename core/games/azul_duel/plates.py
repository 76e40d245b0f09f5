"""Laying dome plates, from the display or from the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.kernel.events import Moved, Rearranged, Scored, Turned
from core.kernel.scores import ScoreLine
from core.kernel.tuples import replaced

from . import places, texts
from .board import TOKENS
from .dome import LaidPlate
from .legality import why_not_draw
from .pieces import back_piece, laid_piece, plate_piece, token_piece
from .rounds import begin_round, display_refilled
from .state import StackPlate, Stage
from .turns import end_turn

if TYPE_CHECKING:
    from core.kernel.places import Place

    from .events import Event
    from .moves import Draw, KeepPlate, Look, OpenPlate, ReturnPlate, TakePlate
    from .state import State


def open_plate(state: State, move: OpenPlate, events: list[Event]) -> State:
    """Lay a plate before the first round and refill the display."""
    state = display_refilled(_taken_from_display(state, move, events), events)
    if state.turn == state.starter:
        return begin_round(state, events)
    return evolve(state, turn=state.starter)


def take_plate(state: State, move: TakePlate, events: list[Event]) -> State:
    """Lay a plate of the display."""
    state = _token_spent(state, events)
    return end_turn(_taken_from_display(state, move, events), events)


def draw(state: State, _: Draw, events: list[Event]) -> State:
    """Draw a plate; where no other can be drawn, look immediately."""
    seat = state.turn
    if not state.hand:
        state = _token_spent(state, events)
    if state.board.points:
        state = _point_paid(state, events)
    top, *stack = state.stack
    target = places.hand(seat, len(state.hand))
    events.append(Moved(back_piece(top.kind), places.STACK, target))
    hand = (*state.hand, evolve(top, back_seen=True))
    state = evolve(state, stage=Stage.DRAWING, stack=tuple(stack), hand=hand)
    return state if why_not_draw(state) is None else _looked(state, events)


def look(state: State, _: Look, events: list[Event]) -> State:
    """Look at the drawn plates."""
    return _looked(state, events)


def keep_plate(state: State, move: KeepPlate, events: list[Event]) -> State:
    """Lay one of the drawn plates.

    Several others go under the stack in an order that only the drawer knows: what the other
    player had seen of them before is no longer certain.
    """
    index = [held.plate for held in state.hand].index(move.plate)
    state = _laid(state, move, places.hand(state.turn, index), events)
    state = _closed_up(state, index, events)
    if len(state.hand) > 1:
        seen = (state.turn == 0, state.turn == 1)
        state = evolve(state, hand=tuple(evolve(held, seen=seen) for held in state.hand))
    return _returned(evolve(state, stage=Stage.RETURNING), events)


def return_plate(state: State, move: ReturnPlate, events: list[Event]) -> State:
    """Put a plate under the stack."""
    index = [held.plate for held in state.hand].index(move.plate)
    return _returned(_put_under(state, index, events), events)


def _returned(state: State, events: list[Event]) -> State:
    """Put the last plate under the stack without a decision, and end the turn."""
    if len(state.hand) > 1:
        return state
    if state.hand:
        state = _put_under(state, 0, events)
    return end_turn(state, events)


def _put_under(state: State, index: int, events: list[Event]) -> State:
    held = state.hand[index]
    source = places.hand(state.turn, index)
    events.append(Moved(plate_piece(held.plate), source, places.STACK))
    return evolve(_closed_up(state, index, events), stack=(*state.stack, held))


def _closed_up(state: State, index: int, events: list[Event]) -> State:
    """Close the gap that a plate leaves in the hand.

    The event is sent even where nothing moves: its absence would reveal which plate it was.
    """
    seat, hand = state.turn, state.hand[:index] + state.hand[index + 1 :]
    if hand:
        closing = (
            Moved(plate_piece(held.plate), places.hand(seat, n + 1), places.hand(seat, n))
            for n, held in enumerate(hand)
            if n >= index
        )
        events.append(Rearranged(tuple(closing)))
    return evolve(state, hand=hand)


def _looked(state: State, events: list[Event]) -> State:
    seat = state.turn
    events += [
        Turned(plate_piece(held.plate), places.hand(seat, index))
        for index, held in enumerate(state.hand)
    ]
    hand = tuple(
        StackPlate(
            held.plate, (held.seen[0] or seat == 0, held.seen[1] or seat == 1), back_seen=True
        )
        for held in state.hand
    )
    return evolve(state, stage=Stage.KEEPING, hand=hand)


def _taken_from_display(state: State, move: OpenPlate | TakePlate, events: list[Event]) -> State:
    index = state.display.index(move.plate)
    state = _laid(state, move, places.display(index), events)
    return evolve(state, display=replaced(state.display, index, None))


def _laid(
    state: State, move: OpenPlate | TakePlate | KeepPlate, source: Place, events: list[Event]
) -> State:
    seat, board = state.turn, state.board
    piece = laid_piece(move.plate, move.turns)
    events.append(Moved(piece, source, places.slot(seat, move.slot)))
    dome = board.dome.with_plate(move.slot, LaidPlate(move.plate, move.turns))
    return state.with_board(seat, evolve(board, dome=dome))


def _token_spent(state: State, events: list[Event]) -> State:
    seat, board = state.turn, state.board
    index = TOKENS - board.tokens
    source, target = places.token(seat, index), places.spent_token(seat, index)
    events.append(Moved(token_piece(seat), source, target))
    return state.with_board(seat, evolve(board, tokens=board.tokens - 1))


def _point_paid(state: State, events: list[Event]) -> State:
    seat, board = state.turn, state.board
    events.append(Scored(seat, ScoreLine(-1, texts.PLATES_PAID)))
    ledger = evolve(board.ledger, plates=board.ledger.plates - 1)
    return state.with_board(seat, evolve(board, ledger=ledger))
