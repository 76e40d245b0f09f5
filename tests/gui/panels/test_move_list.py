from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionViewItem

from core.games import GAMES
from core.match import Match
from gui.board.table import Stage
from gui.games.registry import sentences_of
from gui.look.theme import LIGHT
from gui.panels.move_list import MoveList
from gui.panels.move_model import HeadingRow
from gui.panels.piece_icons import Pieces
from gui.widgets.style import Style
from tests.gui.panels.seats import looks
from tests.gui.stub_table import StubTable

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def played(moves: int, match: Match | None = None) -> Match:
    match = match or Match.new(GAMES["kingdomino"], 2, {}, 7)
    for _ in range(moves):
        match = match.play(match.game.legal_moves(match.state)[0])
    return match


@pytest.fixture
def table() -> StubTable:
    return StubTable()


@pytest.fixture
def moves(qtbot: QtBot, table: StubTable) -> MoveList:
    pieces = Pieces(table)
    pieces.set_stage(Stage(None, 0, QSize(800, 600).toSizeF(), looks(2), LIGHT))
    moves = MoveList(sentences_of("kingdomino"), pieces)
    qtbot.addWidget(moves)
    moves.restyle(Style())
    moves.resize(260, 200)
    with qtbot.waitExposed(moves):
        moves.show()
    return moves


def words(moves: MoveList) -> list[str]:
    return [moves.moves.data(moves.moves.index(row)) for row in range(moves.moves.rowCount())]


def test_moves_are_told_with_headings_between(moves: MoveList) -> None:
    moves.show_moves(played(5), 0, looks(2))

    assert [word.split()[1] for word in words(moves)] == [
        *["chooses"] * 4,
        "1",
        "domino",
    ]


def test_the_newest_move_is_in_sight(moves: MoveList, qtbot: QtBot) -> None:
    moves.show_moves(played(20), 0, looks(2))

    last = moves.moves.index(moves.moves.rowCount() - 1)
    qtbot.waitUntil(lambda: moves.viewport().rect().contains(moves.visualRect(last)))


def test_rows_that_are_cut_fade_into_the_ground(moves: MoveList, qtbot: QtBot) -> None:
    bar = moves.verticalScrollBar()
    moves.show_moves(played(20), 0, looks(2))
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)
    bar.setValue(bar.maximum() // 2)
    image = moves.viewport().grab().toImage()
    ground = QColor(LIGHT.panel).lightness()
    edges = (0, image.height() - 1)
    shades = [image.pixelColor(x, y).lightness() for x in range(image.width()) for y in edges]

    assert min(shades) > 0.95 * ground


def test_pictures_of_the_pieces_are_painted(
    moves: MoveList, table: StubTable, qtbot: QtBot
) -> None:
    match = played(1)
    moves.show_moves(match, 0, looks(2))

    qtbot.waitUntil(lambda: bool(table.painted))

    assert table.painted[0] == f"domino:{match.turns[0].move.domino}"


def test_moves_taken_back_are_told_no_more(moves: MoveList) -> None:
    match = played(6)
    moves.show_moves(match, 0, looks(2))
    before = words(moves)

    moves.show_moves(match.undo().undo(), 0, looks(2))
    shorter = words(moves)
    moves.show_moves(match, 0, looks(2))

    assert before[: len(shorter)] == shorter
    assert len(shorter) < len(before)
    assert words(moves) == before


def test_another_line_replaces_the_moves_that_differ(moves: MoveList) -> None:
    match = played(3)
    other = match.undo()
    other = other.play(other.game.legal_moves(other.state)[1])
    moves.show_moves(match, 0, looks(2))
    before = words(moves)

    moves.show_moves(other, 0, looks(2))

    assert words(moves)[:2] == before[:2]
    assert words(moves)[2] != before[2]


def test_going_back_to_the_start_empties_the_list(moves: MoveList) -> None:
    match = played(6)
    moves.show_moves(match, 0, looks(2))

    moves.show_moves(match.goto(0), 0, looks(2))

    assert words(moves) == []


def test_clicking_a_move_asks_for_its_position(moves: MoveList, qtbot: QtBot) -> None:
    moves.show_moves(played(2), 0, looks(2))
    qtbot.wait(1)
    at = moves.visualRect(moves.moves.index(1)).center()
    left = Qt.MouseButton.LeftButton

    with qtbot.waitSignal(moves.chosen) as chosen:
        QTest.mouseClick(moves.viewport(), left, pos=at)

    assert chosen.args == [2]


def test_rows_grow_when_the_list_becomes_narrow(moves: MoveList) -> None:
    moves.show_moves(played(1), 0, looks(2))
    index, option = moves.moves.index(0), QStyleOptionViewItem()
    wide = moves.itemDelegate().sizeHint(option, index)

    moves.resize(150, 200)
    narrow = moves.itemDelegate().sizeHint(option, index)

    assert narrow.height() > wide.height()


def test_a_heading_stays_with_the_move_that_it_follows(moves: MoveList) -> None:
    match = played(12)
    moves.show_moves(match, 0, looks(2))
    rows = moves.moves.rows
    first = next(i for i, row in enumerate(rows) if isinstance(row, HeadingRow))

    moves.show_moves(match.goto(rows[first].ply), 0, looks(2))

    assert moves.moves.rows == rows[: first + 1]
