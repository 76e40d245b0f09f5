"""Stages for the tests: a position, seen from a seat, on a board of some size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSizeF

from core.games.pixies import PIXIES
from gui.board.table import Stage
from gui.games.pixies.table import TABLE
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.theme import LIGHT

if TYPE_CHECKING:
    from core.games.pixies.state import State
    from gui.board.handles import Handle
    from gui.look.theme import Theme

SIZES = [(740, 600), (1000, 650), (1600, 1000), (2800, 1100), (3500, 2080)]
NAMES = ["Milica", "Bence", "Zofia", "Kupola", "Hieronim Konstanty"]


def staged(
    state: State,
    near: int = 0,
    size: tuple[int, int] = (1600, 1000),
    theme: Theme = LIGHT,
    scale: float = 1.0,
) -> Stage:
    """Set a position on the stage."""
    looks = [SeatLook(NAMES[seat], SEAT_COLORS[seat]) for seat in range(state.seats)]
    return Stage(PIXIES.view(state, near), near, QSizeF(*size), looks, theme, scale)


def gestures(state: State) -> list[Handle]:
    """Make the gestures of a position."""
    moves = PIXIES.legal_moves(state)
    view: Any = PIXIES.view(state, PIXIES.to_act(state))
    return list(TABLE.handles(view, moves))


def gesture(state: State, code: str) -> Handle:
    """Find the gesture of a move."""
    (found,) = (handle for handle in gestures(state) if handle.move.code == code)
    return found
