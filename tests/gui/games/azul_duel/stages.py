"""Positions of Azul Duel on a stage, for the tests of its table."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import frozen
from hypothesis import strategies as st
from PySide6.QtCore import QSizeF

from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.moves import BROKEN, Draw, TakeMoon, TakeSun
from core.games.azul_duel.state import State
from core.kernel.options import choose
from core.kernel.rng import Rng
from gui.board.table import Stage
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.theme import DARK, LIGHT
from tests.playing import STARTINGS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.games.azul_duel.moves import Move
    from core.kernel.messages import Seat

SIZES = ((760, 570), (1000, 650), (1280, 1024), (1600, 1000), (2260, 1030), (3540, 2110))
SEEDS = range(3, 15)
LONGEST = 145
"""About how many moves a game has."""

LOOKS = (SeatLook("Milica", SEAT_COLORS[3]), SeatLook("Ilona", SEAT_COLORS[1]))


@frozen(eq=False)
class Position:
    """A position and the stage that shows it to the player to act."""

    state: State
    stage: Stage

    @property
    def moves(self) -> Sequence[Move]:
        """The legal moves."""
        return AZUL_DUEL.legal_moves(self.state)


def shown(
    state: State,
    size: tuple[int, int] = (1600, 1000),
    *,
    near: Seat | None = None,
    scale: float = 1.0,
    dark: bool = False,
) -> Position:
    """Set a position on a stage."""
    seat = state.turn if near is None else near
    theme = DARK if dark else LIGHT
    view = AZUL_DUEL.view(state, seat)
    return Position(state, Stage(view, seat, QSizeF(*size), LOOKS, theme, scale))


def reached(until: Callable[[State], bool], **options: str) -> State:
    """Play some games sensibly enough until a position is as wanted."""
    for seed in SEEDS:
        for state in _playing(seed, tuple(options.items())):
            if until(state):
                return state
    problem = "No such position came up."
    raise AssertionError(problem)


@cache
def _playing(seed: int, options: tuple[tuple[str, str], ...]) -> tuple[State, ...]:
    state = AZUL_DUEL.new(2, choose(AZUL_DUEL.options, dict(options)), Rng.seeded(seed))
    chance, states = Rng.seeded(seed + 1), [state]
    while moves := AZUL_DUEL.legal_moves(state):
        tried = []
        for _ in range(12):
            move, chance = chance.choice(moves)
            tried.append(move)
        state = AZUL_DUEL.apply(state, max(tried, key=lambda move: _sense(state, move))).state
        states.append(state)
    return tuple(states)


def _sense(state: State, move: Move) -> int:
    match move:
        case Draw():
            return -2
        case TakeSun(line=line) | TakeMoon(line=line) if line == BROKEN:
            return -9
        case TakeSun(factory, color, _, line):
            number, room = state.factories[factory].sun.count(color), state.board.missing(line)
            return 2 * min(number, room) - 3 * max(0, number - room) + 3 * (number >= room)
    return 0


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Draw a position of any game, on a board of any size."""
    start = draw(st.sampled_from(STARTINGS["azul_duel"]))
    state = AZUL_DUEL.new(*start, Rng.seeded(draw(st.integers(0, 999))))
    chance = Rng.seeded(draw(st.integers(0, 999)))
    for _ in range(draw(st.integers(0, LONGEST))):
        moves = AZUL_DUEL.legal_moves(state)
        if not moves:
            break
        move, chance = chance.choice(moves)
        state = AZUL_DUEL.apply(state, move).state
    scale = draw(st.sampled_from((1.0, 1.5)))
    return shown(state, draw(st.sampled_from(SIZES)), scale=scale, dark=draw(st.booleans()))
