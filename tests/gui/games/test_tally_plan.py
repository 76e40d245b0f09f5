from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from core.tally import TALLIES
from gui.board.table import Stage
from gui.games.tally_board import Group
from gui.games.tally_plan import heading_height, inside, rooms, tray_rects
from gui.look.theme import LIGHT
from gui.tally.boards import tally_table_of

USUAL, LARGE = QSizeF(1576, 1000), QSizeF(3152, 2000)


def stage(size: QSizeF) -> Stage:
    return Stage(None, 0, size, (), LIGHT)


def test_on_a_screen_twice_as_large_headings_are_twice_as_high() -> None:
    assert heading_height(stage(LARGE)) == pytest.approx(2 * heading_height(stage(USUAL)))


@pytest.mark.parametrize("size", [USUAL, LARGE])
@pytest.mark.parametrize("game", TALLIES)
def test_the_box_lies_in_the_middle_of_its_panel(game: str, size: QSizeF) -> None:
    board, at = tally_table_of(game).board, stage(size)
    room = inside(rooms(at, board.share)[1], at)

    rects = tray_rects(board.groups, at, room)

    left = min(rect.left() for rect in rects) - room.left()
    right = room.right() - max(rect.right() for rect in rects)
    assert left == pytest.approx(right)


def test_few_pieces_are_not_too_large() -> None:
    (piece,) = tray_rects((Group(1, 1.0),), stage(USUAL), QRectF(0, 0, 900, 900))

    assert piece.height() < 200
