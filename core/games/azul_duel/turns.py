"""Whose turn comes next in the acquisition, and when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from .state import Stage
from .tiling import begin_tiling

if TYPE_CHECKING:
    from .events import Event
    from .state import State


def acquisition_is_over(state: State) -> bool:
    """Return whether no tile and no chip is left on a factory and every token is spent."""
    return not any(board.tokens for board in state.boards) and all(
        factory.is_bare and factory.chip is None for factory in state.factories
    )


def end_turn(state: State, events: list[Event]) -> State:
    """Hand over to the other player, unless that one has passed or the phase is over."""
    if acquisition_is_over(state):
        return begin_tiling(state, events)
    other = 1 - state.turn
    turn = state.turn if state.boards[other].passed else other
    return evolve(state, stage=Stage.ACQUIRING, turn=turn)
