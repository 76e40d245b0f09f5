"""Positions of Kingdomino on a stage, for the tests of its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from hypothesis import strategies as st
from PySide6.QtCore import QSizeF

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.moves import DiscardDomino
from core.games.kingdomino.state import State
from core.kernel.options import choose
from core.kernel.rng import Rng
from gui.board.table import Stage
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.theme import DARK, LIGHT
from tests.playing import STARTINGS, playing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.games.kingdomino.moves import Move

SIZES = ((1000, 600), (1040, 640), (1280, 1024), (1600, 1000), (2200, 900), (3540, 2110))
NAMES = ("Mila", "Marko", "Ilona", "Kuba")


@frozen(eq=False)
class Position:
    """A position and the stage that shows it to the player to act."""

    state: State
    stage: Stage

    @property
    def moves(self) -> Sequence[Move]:
        """The legal moves."""
        return KINGDOMINO.legal_moves(self.state)


def shown(
    state: State, size: tuple[int, int] = (1600, 1000), scale: float = 1.0, *, dark: bool = False
) -> Position:
    """Set a position on a stage."""
    actor = KINGDOMINO.to_act(state)
    near = 0 if actor is None else actor
    looks = [SeatLook(NAMES[seat], SEAT_COLORS[seat]) for seat in range(state.seats)]
    view = KINGDOMINO.view(state, near)
    theme = DARK if dark else LIGHT
    return Position(state, Stage(view, near, QSizeF(*size), looks, theme, scale))


def reached(
    until: Callable[[State], bool], seats: int = 4, seed: int = 3, **options: bool
) -> State:
    """Play at random until a position is as wanted."""
    chosen = choose(KINGDOMINO.options, options)
    for played in playing(KINGDOMINO, seats, chosen, seed):
        state: State = played.state
        if until(state):
            return state
    problem = "No such position came up."
    raise AssertionError(problem)


def nothing_fits(state: State) -> bool:
    """Return whether the domino has to be discarded."""
    return KINGDOMINO.legal_moves(state) == (DiscardDomino(),)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Draw a position of any game, on a board of any size."""
    seats, options = draw(st.sampled_from(STARTINGS["kingdomino"]))
    state = KINGDOMINO.new(seats, options, Rng.seeded(draw(st.integers(0, 999))))
    chance = Rng.seeded(draw(st.integers(0, 999)))
    for _ in range(draw(st.integers(0, 110))):
        moves = KINGDOMINO.legal_moves(state)
        if not moves:
            break
        move, chance = chance.choice(moves)
        state = KINGDOMINO.apply(state, move).state
    scale = draw(st.sampled_from((1.0, 1.5)))
    return shown(state, draw(st.sampled_from(SIZES)), scale, dark=draw(st.booleans()))
