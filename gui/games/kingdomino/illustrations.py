"""The pictures of the rulebook of Kingdomino."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.grid import Cell, Direction
from core.games.kingdomino.kingdom import Kingdom, Laid
from core.kernel.options import choose
from core.kernel.rng import Rng
from gui.games.illustration import COLORS, Collage, Outline, Piece, Snapshot, Subject

from .faces import line_rect
from .layout import king_rect
from .pictures import CastlePicture, DominoPicture, KingPicture, LinePicture
from .table import TABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from core.games.kingdomino.state import State
    from gui.games.illustration import Illustration

SUBJECT = Subject(KINGDOMINO, TABLE)
SEED = 5
HALFWAY = 44
SIDE = 40.0
"""The side of a square in a collage."""

CROWNED = ((19, 0), (24, 0), (30, 0), (41, 1), (43, 1), (48, 1))
"""A domino for each terrain, and which half of it shows that terrain with crowns."""

SMALL = ((13, (1, 0), "e"), (7, (0, 1), "s"))
WIDE = ((13, (1, 0), "e"), (3, (3, 0), "s"))
COMPLETE = (
    (4, (-2, 0), "e"),
    (41, (0, 1), "e"),
    (43, (0, 2), "e"),
    (46, (2, 2), "n"),
    (27, (-1, 1), "s"),
    (18, (2, 0), "w"),
    (24, (-2, 1), "s"),
    (28, (-1, -1), "w"),
    (10, (1, -1), "e"),
    (37, (0, -2), "s"),
    (35, (-2, -2), "e"),
    (33, (1, -2), "e"),
)
LINE = ((8, 0), (21, 1), (27, 1), (40, 0))
"""The dominoes of a line, and whose kings stand on them."""

WHEAT_AND_MEADOW = 36
RIGHT = (((1, -1), "n"), ((-2, 0), "e"), ((1, 1), "s"))
WRONG = (((4, 0), "w"),)


def table() -> Snapshot:
    """The table in the middle of a game."""
    chance = Rng.seeded(SEED)
    state = new(4)
    for _ in range(HALFWAY):
        moves = KINGDOMINO.legal_moves(state)
        tried = []
        for _ in range(6):
            move, chance = chance.choice(moves)
            tried.append(KINGDOMINO.apply(state, move).state)
        actor = KINGDOMINO.to_act(state) or 0
        state = max(tried, key=lambda after: KINGDOMINO.score(after, actor).total)
    return Snapshot(SUBJECT, state, share=1.3)


def terrains() -> Collage:
    """One square of each terrain, with crowns."""
    pieces = []
    for index, (domino, half) in enumerate(CROWNED):
        left = SIDE * (0.2 + 1.2 * index)
        shown = QRectF(left, 0.2 * SIDE, SIDE, SIDE)
        whole = QRectF(left - half * SIDE, 0.2 * SIDE, 2 * SIDE, SIDE)
        pieces.append(Piece(DominoPicture(domino), whole, shown))
    size = QSizeF((0.2 + 1.2 * len(CROWNED)) * SIDE, 1.4 * SIDE)
    return Collage(SUBJECT, size, tuple(pieces))


def order() -> Collage:
    """A current line of a game for two, from the lowest number to the highest."""
    pieces = []
    for index, (domino, seat) in enumerate(LINE):
        slot = QRectF((0.25 + 2.3 * index) * SIDE, 0.4 * SIDE, 2 * SIDE, SIDE)
        pieces.append(Piece(LinePicture(domino), line_rect(slot)))
        pieces.append(Piece(KingPicture(COLORS[seat], index == 0), king_rect(slot)))
    return Collage(SUBJECT, QSizeF(2.3 * len(LINE) + 0.2, 1.85) * SIDE, tuple(pieces))


def placing() -> Collage:
    """A small kingdom, and where a domino with wheat and meadow may lie and where not."""
    hints = [laid(WHEAT_AND_MEADOW, *each) for each in (*RIGHT, *WRONG)]
    outlines = [
        Outline(_rect(each), "gain" if index < len(RIGHT) else "loss")
        for index, each in enumerate(hints)
    ]
    return _collage(SMALL, (-2, -2, 4, 2), hints, outlines)


def frame() -> Collage:
    """A kingdom four squares wide, and where it may still grow."""
    columns = [Outline(QRectF(x * SIDE, 0, SIDE, 2 * SIDE), "gain") for x in (-1, 4)]
    return _collage(WIDE, (-1, 0, 4, 1), (), columns)


def scoring() -> Collage:
    """A complete kingdom."""
    return _collage(COMPLETE, (-2, -2, 2, 2))


def new(seats: int) -> State:
    """Begin a game."""
    return KINGDOMINO.new(seats, choose(KINGDOMINO.options, {}), Rng.seeded(SEED))


def laid(domino: int, cell: Cell, direction: str) -> Laid:
    """Lay a domino."""
    return Laid(domino, cell, Direction(direction))


def complete() -> Kingdom:
    """Build the kingdom that is scored in the rulebook."""
    return Kingdom(5, tuple(laid(*each) for each in COMPLETE))


def _collage(
    dominoes: Sequence[tuple[int, Cell, str]],
    bounds: tuple[int, int, int, int],
    hints: Sequence[Laid] = (),
    outlines: Sequence[Outline] = (),
) -> Collage:
    """Lay a kingdom on a sheet; the bounds are its columns and rows from the castle."""
    west, north, east, south = bounds
    edge = 0.25
    across, down = (edge - west) * SIDE, (edge - north) * SIDE
    lying = [laid(*each) for each in dominoes]
    pieces = [
        Piece(CastlePicture(COLORS[0]), QRectF(across, down, SIDE, SIDE)),
        *(Piece(_picture(each), _rect(each).translated(across, down)) for each in lying),
        *(
            Piece(_picture(each), _rect(each).translated(across, down), opacity=0.75)
            for each in hints
        ),
    ]
    moved = [Outline(each.rect.translated(across, down), each.color) for each in outlines]
    size = QSizeF(east - west + 1 + 2 * edge, south - north + 1 + 2 * edge) * SIDE
    return Collage(SUBJECT, size, tuple(pieces), tuple(moved))


def _picture(each: Laid) -> DominoPicture:
    return DominoPicture(each.domino, each.direction)


def _rect(each: Laid) -> QRectF:
    covered = QRectF()
    for x, y in each.cells:
        covered = covered.united(QRectF(x * SIDE, y * SIDE, SIDE, SIDE))
    return covered


ILLUSTRATIONS: Mapping[str, Callable[[], Illustration]] = {
    "kingdomino-table": table,
    "kingdomino-terrains": terrains,
    "kingdomino-order": order,
    "kingdomino-placing": placing,
    "kingdomino-frame": frame,
    "kingdomino-scoring": scoring,
}
