from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QSize

from core.kernel.messages import text
from gui.board.table import Stage
from gui.games.narration import Cell, Remaining
from gui.look.theme import LIGHT
from gui.panels.piece_icons import Pieces
from gui.panels.remaining_grid import RemainingGrid
from gui.widgets.style import Style
from tests.gui.panels.seats import looks
from tests.gui.stub_table import StubTable

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

TITLE, NOTE = text("stub", "Left"), text("stub", "9 tiles")
BLUE, RED = text("stub", "Blue: 4"), text("stub", "Red: 5")
REMAINING = Remaining(
    TITLE,
    NOTE,
    (
        (None, Cell(text("stub", "Number 1"), label="1", heading=True)),
        (Cell(BLUE, piece="tile:B", label="4"), Cell(RED, piece="tile:R", gone=True)),
    ),
)


@pytest.fixture
def table() -> StubTable:
    return StubTable()


@pytest.fixture
def grid(qtbot: QtBot, table: StubTable) -> RemainingGrid:
    pieces = Pieces(table)
    pieces.set_stage(Stage(None, 0, QSize(800, 600).toSizeF(), looks(2), LIGHT))
    grid = RemainingGrid(pieces)
    qtbot.addWidget(grid)
    grid.restyle(Style())
    grid.show_remaining(REMAINING)
    grid.resize(80, grid.heightForWidth(80))
    return grid


def test_cells_are_squares_as_wide_as_there_is_room(grid: RemainingGrid) -> None:
    assert grid.height() == 80


def test_cells_do_not_grow_without_end(grid: RemainingGrid) -> None:
    assert grid.heightForWidth(1000) < 100


def test_each_cell_says_what_it_is(grid: RemainingGrid) -> None:
    points = (QPointF(10, 60), QPointF(60, 60), QPointF(60, 10), QPointF(10, 10))

    assert [grid.tip_at(point) for point in points] == ["Blue: 4", "Red: 5", "Number 1", ""]


def test_those_who_cannot_see_it_are_told(grid: RemainingGrid) -> None:
    assert grid.accessibleName() == "Left"
    assert "Blue: 4" in grid.accessibleDescription()


def test_the_pieces_are_painted(grid: RemainingGrid, table: StubTable) -> None:
    grid.grab()

    assert table.painted == ["tile:B", "tile:R"]
