"""The pictures of the rulebook of Pixies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QRectF, QSizeF

from core.games.pixies import PIXIES
from core.games.pixies.areas import SPACES, Area, Space
from core.games.pixies.scoring import tally
from core.games.pixies.state import FinishedRound, State
from core.kernel.options import Options
from core.kernel.rng import Rng
from gui.games.illustration import Collage, Piece, Snapshot, Subject

from .pictures import HEIGHT, WIDTH, CardFace, around
from .places import space
from .table import TABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gui.games.illustration import Illustration

SUBJECT = Subject(PIXIES, TABLE)
SEED = 4
EARLY = 7
CARDS = (1, 45, 20, 67, 64)
"""With spirals, with crosses, special, multicolored, without a symbol."""
APART = 22.0

SECOND = {5: Space(10, 55)}
FACE_DOWN = {**SECOND, 9: Space(None, 23)}
SCORED = {
    1: Space(50),
    2: Space(51, 34),
    3: Space(66, 36),
    4: Space(None, 18),
    5: Space(40),
    6: Space(58, 44),
    7: Space(13),
    9: Space(64, 48),
}


def table() -> Snapshot:
    """The table early in round 1."""
    state = new(3)
    for _ in range(EARLY):
        state = PIXIES.apply(state, PIXIES.legal_moves(state)[0]).state
    return Snapshot(SUBJECT, state, share=1.3)


def cards() -> Collage:
    """Five cards side by side."""
    pieces = []
    for index, card in enumerate(CARDS):
        lying = QRectF(APART + index * (WIDTH + APART), APART, WIDTH, HEIGHT)
        pieces.append(Piece(CardFace(card), around(lying)))
    size = QSizeF(APART + len(CARDS) * (WIDTH + APART), HEIGHT + 2 * APART)
    return Collage(SUBJECT, size, tuple(pieces))


def area() -> Snapshot:
    """An empty area."""
    return _shown({})


def second() -> Snapshot:
    """A validated card on space 5."""
    return _shown(SECOND)


def face_down() -> Snapshot:
    """The same area, with a lone face-down card on space 9."""
    return _shown(FACE_DOWN)


def scoring() -> Snapshot:
    """The area of the example at the end of round 2."""
    return _shown(SCORED, rounds=1, share=1.0)


def new(seats: int) -> State:
    """Begin a game."""
    return PIXIES.new(seats, Options(), Rng.seeded(SEED))


def with_area(lying: Mapping[int, Space], rounds: int = 0) -> State:
    """Set up a game for two with a given area, after some finished rounds."""
    state = new(2)
    own = Area(tuple(lying.get(number, Space()) for number in SPACES))
    empty = Area()
    finished = FinishedRound((empty, empty), (tally(empty, 1),) * 2)
    return evolve(state, areas=(own, empty), finished=(finished,) * rounds)


def _shown(lying: Mapping[int, Space], rounds: int = 0, share: float = 0.7) -> Snapshot:
    part = tuple(space(0, number) for number in SPACES)
    return Snapshot(SUBJECT, with_area(lying, rounds), part, margin=12, share=share)


ILLUSTRATIONS: Mapping[str, Callable[[], Illustration]] = {
    "pixies-table": table,
    "pixies-cards": cards,
    "pixies-area": area,
    "pixies-second": second,
    "pixies-face-down": face_down,
    "pixies-scoring": scoring,
}
