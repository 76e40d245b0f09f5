from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.kernel.messages import Player, text
from core.kernel.scores import Outcome, ScoreLine, ranked
from gui.games.narration import Interlude, Row, Weight
from gui.look.theme import LIGHT
from gui.panels.interlude_sheet import InterludeSheet
from gui.panels.result_sheet import ResultSheet
from gui.render.player_board import player_board
from gui.widgets.style import Style
from tests.gui.panels.seats import looks
from tests.gui.walk.matches import played

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ZONE = text("stub", "Zone")
TOTAL = Row(text("stub", "Total"), ((ScoreLine(3, ZONE),), (ScoreLine(7, ZONE),)), Weight.SUM)
INTERLUDE = Interlude(text("stub", "Round 1 is over"), (Row(ZONE, TOTAL.lines),))
OUTCOME = Outcome(ranked([(3,), (7,)]), text("stub", "{player} wins").bind(player=Player(1)))


@pytest.fixture
def board(qtbot: QtBot) -> QWidget:
    board = QWidget()
    qtbot.addWidget(board)
    board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    board.resize(800, 600)
    board.show()
    board.activateWindow()
    qtbot.waitUntil(board.isActiveWindow)
    return board


@pytest.fixture
def panel(board: QWidget) -> QWidget:
    panel = QWidget(board)
    panel.setGeometry(460, 10, 330, 580)
    panel.show()
    return panel


@pytest.fixture
def interlude(board: QWidget, panel: QWidget) -> InterludeSheet:
    sheet = InterludeSheet(board, board, panel)
    sheet.restyle(Style())
    sheet.show_interlude(INTERLUDE, TOTAL, looks(2))
    return sheet


@pytest.fixture
def result(board: QWidget) -> ResultSheet:
    sheet = ResultSheet(board)
    sheet.restyle(Style())
    why = (text("stub", "Won by 4"),)
    sheet.show_result(OUTCOME, (TOTAL,), looks(2), dealt=True, why=why)
    return sheet


def test_an_interlude_lies_over_the_panel_beside_the_board(
    interlude: InterludeSheet, board: QWidget, panel: QWidget
) -> None:
    assert interlude.isVisible()
    assert interlude.geometry() == board.rect()
    assert interlude.title.text() == "Round 1 is over"
    assert interlude.sheet.geometry() == panel.geometry()


def test_an_interlude_without_a_panel_covers_only_the_edge_of_the_board(
    interlude: InterludeSheet, board: QWidget, panel: QWidget
) -> None:
    panel.hide()
    sheet = interlude.sheet.geometry()

    assert board.rect().contains(sheet)
    assert sheet.left() > board.width() // 2
    assert sheet.height() < board.height() // 2


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_pressed_again_and_again_closes_no_sheet(
    result: ResultSheet, interlude: InterludeSheet, key: Qt.Key
) -> None:
    interval = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(60)
    for sheet in (result, interlude):
        sheet._seen.start()
        for _ in range(6):
            QTest.qWait(40)
            QTest.keyClick(sheet, key)
    QApplication.setDoubleClickInterval(interval)

    assert result.isVisible()
    assert interlude.isVisible()


@pytest.mark.usefixtures("quick_eyes")
@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_space_and_escape_go_on(
    interlude: InterludeSheet, board: QWidget, qtbot: QtBot, key: Qt.Key
) -> None:
    with qtbot.waitSignal(interlude.closed):
        QTest.keyClick(interlude, key)

    assert interlude.isHidden()
    assert board.hasFocus()


@pytest.mark.usefixtures("quick_eyes")
@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Shift, Qt.Key.Key_W, Qt.Key.Key_T, Qt.Key.Key_7, Qt.Key.Key_Left]
)
def test_no_other_key_goes_on(interlude: InterludeSheet, key: Qt.Key) -> None:
    QTest.keyClick(interlude, key)

    assert interlude.isVisible()


def test_an_interlude_says_everybodys_points(interlude: InterludeSheet) -> None:
    first, second = (TOTAL.points(seat) for seat in range(2))
    one, other = (look.given for look in looks(2))

    assert interlude.accessibleName() == f"Round 1 is over. {one}: {first}, {other}: {second}."


@pytest.mark.usefixtures("quick_eyes")
@pytest.mark.parametrize("at", [QPoint(3, 3), QPoint(400, 250)])
def test_a_click_on_the_boards_leaves_the_points_open(
    interlude: InterludeSheet, at: QPoint
) -> None:
    QTest.mouseClick(interlude, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    assert interlude.isVisible()
    interlude.button.click()
    assert interlude.isHidden()


@pytest.mark.usefixtures("quick_eyes")
def test_the_button_goes_on(interlude: InterludeSheet) -> None:
    QTest.mouseClick(interlude.button, Qt.MouseButton.LeftButton)

    assert interlude.isHidden()


def test_the_result_shows_the_best_seat_first(result: ResultSheet) -> None:
    model = result.points.points

    assert [model.data(model.index(0, column)) for column in (1, 2)] == ["Bence", "Ana"]
    assert [model.data(model.index(1, column)) for column in (1, 2)] == ["7", "3"]
    assert [head.rank for head in model.heads] == [1, 2]


def test_the_winner_is_named_larger_than_anything_else(result: ResultSheet) -> None:
    head = result.head

    assert head.names.text() == "Bence"
    assert head.reason.text() == "Won by 4"
    assert result.buttons["rematch"].accessibleDescription().endswith("Bence wins Ana: 3. Won by 4")
    assert result.accessibleDescription() == ""
    assert head.names.font().pixelSize() >= 2 * head.reason.font().pixelSize()


def test_everybody_who_won_is_named(result: ResultSheet) -> None:
    shared = Outcome(ranked([(7,), (7,)]), text("stub", "Shared"))
    result.show_result(shared, (TOTAL,), looks(2), dealt=True)

    assert result.head.names.text() == QLocale().createSeparatedList(["Ana", "Bence"])


def test_the_boards_are_painted_while_the_result_is_looked_at(qtbot: QtBot) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(1000, 640)
    board.show()
    sheet = ResultSheet(board)
    sheet.restyle(Style())
    match = played("kingdomino", 1.0, 2)
    view, seats = match.game.view(match.state, 0), looks(2)
    boards = [player_board("kingdomino", view, seats, seat, LIGHT) for seat in range(2)]
    sheet.show_result(OUTCOME, (TOTAL,), seats, dealt=True, boards=boards)
    at_first = dict(sheet.gallery.pictures)
    qtbot.waitUntil(lambda: len(sheet.gallery.pictures) == 2)
    colors = {sheet.gallery.pictures[0].toImage().pixel(20, y) for y in range(0, 90, 3)}
    sheet.put_away()

    assert at_first == {}
    assert len(colors) > 4
    assert sheet.gallery.pictures == {}


@pytest.mark.usefixtures("quick_eyes")
@pytest.mark.parametrize("name", ["rematch", "swapped", "leave"])
def test_what_comes_next_can_be_chosen(result: ResultSheet, qtbot: QtBot, name: str) -> None:
    with qtbot.waitSignal(getattr(result, name)):
        QTest.mouseClick(result.buttons[name], Qt.MouseButton.LeftButton)


@pytest.mark.usefixtures("quick_eyes")
def test_one_can_look_at_the_board(result: ResultSheet, qtbot: QtBot) -> None:
    with qtbot.waitSignal(result.closed):
        QTest.mouseClick(result.buttons["look"], Qt.MouseButton.LeftButton)

    assert result.isHidden()


@pytest.mark.usefixtures("quick_eyes")
def test_escape_uncovers_the_board_and_other_keys_do_not(result: ResultSheet) -> None:
    QTest.keyClick(result, Qt.Key.Key_A)
    covered = result.isVisible()
    QTest.keyClick(result, Qt.Key.Key_Escape)

    assert covered
    assert result.isHidden()


@pytest.mark.usefixtures("quick_eyes")
def test_enter_asks_for_a_rematch(result: ResultSheet, qtbot: QtBot) -> None:
    assert result.buttons["rematch"].hasFocus()

    with qtbot.waitSignal(result.rematch):
        QTest.keyClick(result.buttons["rematch"], Qt.Key.Key_Return)


def test_a_position_that_was_set_up_cannot_be_dealt_again(result: ResultSheet) -> None:
    result.show_result(OUTCOME, (TOTAL,), looks(2), dealt=False)

    assert result.buttons["swapped"].isHidden()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_key_pressed_twice_at_once_is_not_meant_for_the_result(
    result: ResultSheet, qtbot: QtBot, key: Qt.Key
) -> None:
    with qtbot.assertNotEmitted(result.rematch):
        QTest.keyClick(result.buttons["rematch"], key)

    assert result.isVisible()


def test_a_second_click_at_once_is_not_meant_for_the_result(
    result: ResultSheet, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(result.rematch):
        QTest.mouseDClick(result.buttons["rematch"], Qt.MouseButton.LeftButton)


@pytest.mark.usefixtures("quick_eyes")
def test_a_key_that_is_held_is_not_meant_for_the_result(result: ResultSheet, qtbot: QtBot) -> None:
    plain = Qt.KeyboardModifier.NoModifier
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, plain, "\r", autorep=True)

    with qtbot.assertNotEmitted(result.rematch):
        QApplication.sendEvent(result.buttons["rematch"], held)


def test_the_focus_can_leave_the_first_button_at_once(result: ResultSheet) -> None:
    QTest.keyClick(result.buttons["rematch"], Qt.Key.Key_Tab)

    assert result.buttons["swapped"].hasFocus()


def test_the_result_hears_whoever_has_looked_at_it(result: ResultSheet, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: result.looked_at)

    with qtbot.waitSignal(result.rematch):
        QTest.keyClick(result.buttons["rematch"], Qt.Key.Key_Return)


def test_an_interlude_stays_when_a_key_is_pressed_twice_at_once(interlude: InterludeSheet) -> None:
    QTest.keyClick(interlude, Qt.Key.Key_Return)
    QTest.mouseClick(interlude, Qt.MouseButton.LeftButton)

    assert interlude.isVisible()
