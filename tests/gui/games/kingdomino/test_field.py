"""Where the squares of a kingdom are shown while it grows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.grid import CASTLE
from core.games.kingdomino.kingdom import Kingdom
from core.kernel.options import choose
from gui.games.kingdomino.field import Field, framed_field, growing_field
from tests.playing import playing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.games.kingdomino.grid import Cell

ROOM = QRectF(40, 30, 630, 640)
LONGEST_DOMINO = 2


def growing(seed: int, *, mighty_duel: bool) -> Iterator[tuple[Kingdom, Kingdom]]:
    """Yield every placement of a random game: a kingdom before and after it."""
    options = choose(KINGDOMINO.options, {"mighty_duel": mighty_duel})
    before: tuple[Kingdom, ...] = ()
    for played in playing(KINGDOMINO, 2, options, seed):
        after = played.state.table.kingdoms
        yield from ((old, new) for old, new in zip(before, after, strict=False) if old != new)
        before = after


def wanted(kingdom: Kingdom) -> set[Cell]:
    """List the squares of a kingdom and those that its next domino may cover."""
    west, east, north, south = kingdom.bounds
    near = {
        (x, y)
        for x, y in kingdom.room
        if west - LONGEST_DOMINO <= x <= east + LONGEST_DOMINO
        and north - LONGEST_DOMINO <= y <= south + LONGEST_DOMINO
    }
    return near | {CASTLE, *kingdom.squares}


def leaves(field: Field, cells: set[Cell], room: QRectF) -> bool:
    return not all(room.contains(field.rect(cell)) for cell in cells)


CASES = [(seed, duel) for seed in range(6) for duel in (False, True)]


@pytest.mark.parametrize(("seed", "duel"), CASES)
def test_squares_keep_their_size_for_the_whole_game(*, seed: int, duel: bool) -> None:
    sizes = {
        (growing_field(0, kingdom, ROOM, 130).cell, framed_field(0, kingdom, ROOM).cell)
        for pair in growing(seed, mighty_duel=duel)
        for kingdom in pair
    }

    assert len(sizes) == 1


@pytest.mark.parametrize(("seed", "duel"), CASES)
def test_the_castle_moves_only_when_squares_would_leave_the_field(*, seed: int, duel: bool) -> None:
    for before, after in growing(seed, mighty_duel=duel):
        old, new = (growing_field(0, kingdom, ROOM, 130) for kingdom in (before, after))

        if old.rect(CASTLE) != new.rect(CASTLE):
            side = old.cell * (after.size + 2)
            shown = QRectF(0, 0, side + 2, side + 2)
            shown.moveCenter(ROOM.center())
            assert leaves(old, wanted(after), shown)
        assert not leaves(new, wanted(after), ROOM)


@pytest.mark.parametrize(("seed", "duel"), CASES)
def test_the_castle_of_a_rival_moves_only_when_the_kingdom_would_leave_its_frame(
    *, seed: int, duel: bool
) -> None:
    for before, after in growing(seed, mighty_duel=duel):
        old, new = (framed_field(0, kingdom, ROOM) for kingdom in (before, after))

        if old.rect(CASTLE) != new.rect(CASTLE):
            assert leaves(old, {*after.squares}, old.outline)
        assert not leaves(new, {CASTLE, *after.squares}, ROOM)


@pytest.mark.parametrize(("seed", "duel"), CASES)
def test_the_frame_moves_only_as_far_as_the_kingdom_pushes_it(*, seed: int, duel: bool) -> None:
    for before, after in growing(seed, mighty_duel=duel):
        field = growing_field(0, after, ROOM, 130)
        (west, east), (north, south) = field.framed(after)
        columns, rows = growing_field(0, before, ROOM, 130).framed(before)

        low_x, high_x, low_y, high_y = after.bounds
        assert west <= low_x
        assert high_x <= east
        assert north <= low_y
        assert high_y <= south
        assert (west, east) == columns or low_x == west or high_x == east
        assert (north, south) == rows or low_y == north or high_y == south
        assert {(west, north), (east, south)} <= set(field.cells)


def test_a_castle_alone_stands_in_the_middle() -> None:
    for size in (5, 7):
        field = growing_field(0, Kingdom(size), ROOM, 130)

        away = field.rect(CASTLE).center() - ROOM.center()
        assert QPointF.dotProduct(away, away) < 2
