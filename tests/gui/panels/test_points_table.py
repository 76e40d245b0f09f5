from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.kernel.messages import text
from core.kernel.places import Place
from core.kernel.scores import ScoreLine
from gui.games.narration import Row, Weight
from gui.games.registry import sentences_of
from gui.look.drawings import drawing
from gui.panels.points_delegate import TEXT
from gui.panels.points_model import Head
from gui.panels.points_table import PointsTable
from gui.panels.score_rows import score_rows
from gui.text.numbers import signed
from gui.widgets.style import Style
from tests.gui.panels.seats import looks
from tests.gui.pointer import glide
from tests.gui.walk.matches import played

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

FIELD = Place("kingdom", (1, 0), 0)
LAKE = Place("kingdom", (0, 1), 1)
WHEAT = text("stub", "Wheat")
TOTAL = text("stub", "Total of a very long name that needs more than a single line")
ROWS = (
    Row(WHEAT, ((ScoreLine(4, WHEAT, (FIELD,)),), (ScoreLine(-2, WHEAT, (LAKE,)),))),
    Row(TOTAL, ((ScoreLine(4, TOTAL),), (ScoreLine(-2, TOTAL),)), Weight.SUM),
)


@pytest.fixture
def table(qtbot: QtBot) -> PointsTable:
    table = PointsTable()
    qtbot.addWidget(table)
    table.restyle(Style())
    table.resize(240, 300)
    table.show_points(ROWS, (Head(0), Head(1)), looks(2), 0)
    with qtbot.waitExposed(table):
        table.show()
    return table


def shown(table: PointsTable) -> list[list[str]]:
    model = table.points
    return [
        [model.data(model.index(row, column)) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_a_row_for_each_reason_and_a_column_for_each_seat(table: PointsTable) -> None:
    assert shown(table) == [
        ["", "Ana", "Bence"],
        ["Wheat", "4", "−2"],
        [TOTAL.source, "4", "−2"],
    ]


def test_a_long_label_makes_its_row_higher(table: PointsTable) -> None:
    assert table.rowHeight(2) > 2 * table.rowHeight(1)


def test_no_word_of_a_label_is_broken(qtbot: QtBot) -> None:
    label = text("stub", "Érvényesített kártyák")
    seats = range(5)
    row = Row(label, tuple((ScoreLine(104, label),) for _ in seats))
    table = PointsTable()
    qtbot.addWidget(table)
    table.restyle(Style())
    table.resize(300, 300)

    table.show_points((row,), tuple(map(Head, seats)), looks(5), 0)

    one_line = QFontMetrics(Style().font(TEXT)).height()
    assert table.rowHeight(1) < 3 * one_line


def test_it_asks_for_room_for_every_row(table: PointsTable) -> None:
    assert table.sizeHint().height() == sum(map(table.rowHeight, range(3)))


def test_pointing_at_points_tells_the_places_that_earned_them(
    table: PointsTable, qtbot: QtBot
) -> None:
    at = table.visualRect(table.points.index(1, 2)).center()

    with qtbot.waitSignal(table.pointed) as pointed:
        glide(table.viewport(), at)

    assert pointed.args == [(LAKE,)]


def test_pointing_at_a_label_tells_the_places_of_all_seats(table: PointsTable) -> None:
    assert table.points.places_at(table.points.index(1, 0)) == (FIELD, LAKE)


def test_the_keyboard_points_too(table: PointsTable, qtbot: QtBot) -> None:
    table.setFocus()
    table.setCurrentIndex(table.points.index(0, 1))

    with qtbot.waitSignal(table.pointed) as pointed:
        QTest.keyClick(table, Qt.Key.Key_Down)

    assert pointed.args == [(FIELD,)]


def test_looking_away_points_at_nothing(table: PointsTable, qtbot: QtBot) -> None:
    table.setFocus()
    table.setCurrentIndex(table.points.index(1, 1))

    with qtbot.waitSignal(table.pointed) as pointed:
        table.clearFocus()

    assert pointed.args == [()]


def test_a_cell_explains_its_points(table: PointsTable) -> None:
    model = table.points

    assert model.data(model.index(1, 1), Qt.ItemDataRole.ToolTipRole) == "Wheat = 4"
    spoken = model.data(model.index(1, 2), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Bence, Wheat: −2"


def test_points_are_written_with_a_true_minus_sign() -> None:
    assert [signed(3), signed(-3), signed(0)] == ["3", "−3", "0"]
    assert [signed(3, plus=True), signed(-3, plus=True), signed(0, plus=True)] == ["+3", "−3", "0"]


def test_rows_move_together_where_there_is_little_room(table: PointsTable) -> None:
    many = tuple(Row(WHEAT, ROWS[0].lines) for _ in range(8))
    table.show_points((*many, ROWS[1]), (Head(0), Head(1)), looks(2))
    wanted = table.sizeHint().height()

    table.resize(240, wanted - 20)

    assert sum(map(table.rowHeight, range(10))) <= wanted - 20
    assert not table.verticalScrollBar().isVisible()


def test_the_sum_stays_in_sight_where_not_everything_fits(table: PointsTable) -> None:
    many = tuple(Row(WHEAT, ROWS[0].lines) for _ in range(30))

    table.show_points((*many, ROWS[1]), (Head(0), Head(1)), looks(2))

    total = table.visualRect(table.points.index(31, 1))
    assert table.viewport().rect().contains(total)


@pytest.mark.parametrize("width", range(180, 260, 16))
def test_what_it_asks_for_does_not_depend_on_the_height_it_gets(
    table: PointsTable, width: int
) -> None:
    """Otherwise it asks for less as soon as it gets it, for ever, and the window stands still."""
    asked = set()
    for height in range(60, 300, 8):
        table.resize(width, height)
        QApplication.processEvents()
        asked.add((table.sizeHint().height(), table.minimumSizeHint().height()))

    assert len(asked) == 1


def test_a_result_says_who_has_most_of_each_row(table: PointsTable) -> None:
    model, role = table.points, Qt.ItemDataRole.AccessibleTextRole
    before = model.data(model.index(1, 1), role)
    level = Row(WHEAT, ((ScoreLine(3, WHEAT),), (ScoreLine(3, WHEAT),)))
    table.show_points((*ROWS, level), (Head(0, 1), Head(1, 2)), looks(2))

    assert before == "Ana, Wheat: 4"
    assert model.data(model.index(1, 1), role) == "Ana, Wheat: 4, the highest"
    assert model.data(model.index(1, 2), role) == "Bence, Wheat: −2"
    assert not model.is_best(level, 0)


@pytest.mark.parametrize("game", ["azul_duel", "kingdomino", "pixies"])
def test_every_row_of_a_result_has_a_picture(game: str) -> None:
    match = played(game, 1.0)
    rows = score_rows(match, match.game.view(match.state, 0), sentences_of(game))

    assert all(drawing(row.drawing) for row in rows if row.weight is Weight.PART)


def test_the_heads_of_the_columns_stay_while_rows_are_scrolled(
    table: PointsTable, qtbot: QtBot
) -> None:
    many = tuple(Row(text("stub", "Lake"), ROWS[0].lines) for _ in range(30))
    table.show_points(many, (Head(0), Head(1)), looks(2), 0)
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() > 0)
    height, middle = table.rowHeight(0), table.visualRect(table.points.index(0, 1)).center()
    room = QRect(middle.x() - 4, middle.y() - 4, 8, 8)  # within the emblem of the first player
    before = table.viewport().grab(room).toImage()
    table.verticalScrollBar().setValue(3 * height)
    table.scrollTo(table.points.index(2, 1))

    assert table.verticalScrollBar().value() > 0
    assert table.viewport().grab(room).toImage() == before
    assert table.indexAt(room.center()).row() == 0
    assert table.visualRect(table.points.index(2, 1)).top() >= height
