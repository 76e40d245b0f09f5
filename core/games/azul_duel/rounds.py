"""Setting the table up and preparing the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.games.boxes import AZUL_DUEL
from core.kernel.events import Moved, Turned

from . import places
from .board import LAST_PLATE_ROUND, TOKENS, Board
from .events import RoundBegan
from .goals import drawn_goals
from .pieces import (
    CHIPS,
    COLORS,
    COPIES_OF_CHIP,
    FIRST_PLAYER_TILE,
    HIDDEN_CHIP,
    PLATES,
    TILES_PER_COLOR,
    chip_piece,
    plate_piece,
    token_piece,
)
from .settings import tablets
from .state import DISPLAY_SIZE, LARGE, SMALL, Factory, StackPlate, Stage, State
from .supply import EMPTY_TOWER, Supply, suns_filled

if TYPE_CHECKING:
    from core.kernel.options import Options
    from core.kernel.rng import Rng

    from .events import Event

(PLAYERS,) = AZUL_DUEL.seats


def new_game(options: Options, rng: Rng) -> State:
    """Set the table up; the player who does not begin lays the first plate."""
    goals, rng = drawn_goals(tablets(options), rng)
    starter, rng = rng.below(PLAYERS)
    plates, rng = rng.shuffled(PLATES)
    bag, rng = rng.shuffled(color for color in COLORS for _ in range(TILES_PER_COLOR))
    chips, rng = rng.shuffled(chip for chip in CHIPS for _ in range(COPIES_OF_CHIP))
    state = State(
        options=options,
        goals=goals,
        round=1,
        stage=Stage.OPENING,
        turn=1 - starter,
        starter=starter,
        first_tile=None,
        factories=(),
        display=plates[:DISPLAY_SIZE],
        stack=tuple(map(StackPlate, plates[DISPLAY_SIZE:])),
        hand=(),
        boards=(Board(),) * PLAYERS,
        bag=bag,
        tower=EMPTY_TOWER,
        chips=chips,
        line=0,
        rng=rng,
    )
    return _factories_filled(state, [])


def next_round(state: State, events: list[Event]) -> State:
    """Prepare the next round: tokens, display, factories, first player."""
    state = evolve(state, round=state.round + 1, line=0)
    if state.round <= LAST_PLATE_ROUND:
        state = _tokens_returned(state, events)
    state = display_refilled(state, events)
    state = _factories_filled(state, events)
    starter = state.first_player
    if state.first_tile is not None:
        source = places.first_player_tile(starter)
        events.append(Moved(FIRST_PLAYER_TILE, source, places.FIRST_PLAYER_SPOT))
    return begin_round(evolve(state, starter=starter, first_tile=None), events)


def begin_round(state: State, events: list[Event]) -> State:
    """Let the first player begin the acquisition."""
    events.append(RoundBegan(state.round, state.starter))
    return evolve(state, stage=Stage.ACQUIRING, turn=state.starter)


def display_refilled(state: State, events: list[Event]) -> State:
    """Turn up plates of the stack for the gaps of the display."""
    display, stack = list(state.display), state.stack
    for index, plate in enumerate(display):
        if plate is None and stack:
            display[index] = stack[0].plate
            events.append(Moved(plate_piece(stack[0].plate), places.STACK, places.display(index)))
            stack = stack[1:]
    return evolve(state, display=tuple(display), stack=stack)


def _tokens_returned(state: State, events: list[Event]) -> State:
    for seat in range(state.seats):
        events += [
            Moved(token_piece(seat), places.spent_token(seat, index), places.token(seat, index))
            for index in range(TOKENS)
        ]
    return evolve(state, boards=tuple(evolve(board, tokens=TOKENS) for board in state.boards))


def _factories_filled(state: State, events: list[Event]) -> State:
    suns, supply = suns_filled(Supply(state.bag, state.tower, state.rng), events)
    dealt = state.chips[: len(SMALL)]
    factories = [Factory(sun=suns[LARGE])]
    for small, chip in zip(SMALL, dealt, strict=True):
        factories.append(Factory(sun=suns[small], chip=chip))
        events.append(Moved(HIDDEN_CHIP, places.CHIP_SUPPLY, places.chip(small)))
        if not suns[small]:
            events.append(Turned(chip_piece(chip), places.chip(small)))
    return evolve(
        state,
        factories=tuple(factories),
        bag=supply.bag,
        tower=supply.tower,
        rng=supply.rng,
        chips=state.chips[len(SMALL) :],
    )
