from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget

from core.games import GAMES
from gui.look.appearance import DARK, LIGHT
from gui.widgets.switch import Segment
from tests.gui.new_game.conftest import crowded, settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from gui.new_game.dialog import NewGameDialog
    from tests.gui.new_game.conftest import Opening
    from tests.gui.pseudo import PseudoTranslator


NO_KEY = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def focused(dialog: NewGameDialog) -> QWidget:
    widget = dialog.window().focusWidget()
    assert isinstance(widget, QWidget)
    return widget


def reachable(dialog: NewGameDialog) -> set[QWidget]:
    """Everything that can be operated; of a switch, what is pressed.

    The arrow inside a name is for the mouse: the key for it is Down.
    """
    found: set[QWidget] = set()
    for kind in (QAbstractButton, QComboBox, QLineEdit):
        found |= {each for each in dialog.findChildren(kind) if each.isVisible()}
    return {
        each
        for each in found
        if each.isEnabled()
        and (not isinstance(each, Segment) or each.isChecked())
        and not isinstance(each.parent(), QLineEdit)
    }


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("modifier", [NO_KEY, SHIFT], ids=["on", "back"])
def test_tab_visits_every_control_and_stays_inside(
    opened: Opening, key: str, modifier: Qt.KeyboardModifier
) -> None:
    dialog = opened(key, crowded(key))
    wanted = reachable(dialog)

    visited = set()
    for _ in range(len(wanted)):
        QTest.keyClick(focused(dialog), Qt.Key.Key_Tab, modifier)
        visited.add(focused(dialog))

    assert visited == wanted


def test_the_first_name_is_ready_to_be_typed(opened: Opening) -> None:
    dialog = opened("kingdomino")

    assert focused(dialog) is dialog.sheet.body.seats.rows[0].name


def test_enter_starts_with_what_was_chosen(opened: Opening, qtbot: QtBot) -> None:
    dialog = opened("pixies")
    QTest.keyClicks(focused(dialog), "Ana")
    QTest.keyClicks(dialog.sheet.body.seed.field, "12")

    with qtbot.waitSignal(dialog.started) as started:
        QTest.keyClick(focused(dialog), Qt.Key.Key_Return)

    (plan,) = started.args
    assert plan.sitters[0].name == "Ana"
    assert plan.seed == 12
    assert dialog.isHidden()


def test_enter_does_nothing_while_the_game_cannot_start(opened: Opening, qtbot: QtBot) -> None:
    dialog = opened("pixies")
    dialog.sheet.body.seed.field.setText("x")

    with qtbot.assertNotEmitted(dialog.started):
        QTest.keyClick(focused(dialog), Qt.Key.Key_Return)

    assert dialog.isVisible()


def test_enter_on_a_button_presses_that_button(opened: Opening, qtbot: QtBot) -> None:
    dialog = opened("pixies")
    add = dialog.sheet.body.seats.add
    add.setFocus()

    with qtbot.assertNotEmitted(dialog.started):
        QTest.keyClick(add, Qt.Key.Key_Return)

    assert len(dialog.plan.sitters) == 3


@pytest.mark.parametrize("by", ["escape", "cancel"])
def test_cancel_starts_nothing(opened: Opening, qtbot: QtBot, by: str) -> None:
    dialog = opened("pixies")

    with qtbot.assertNotEmitted(dialog.started), qtbot.waitSignal(dialog.rejected):
        if by == "escape":
            QTest.keyClick(focused(dialog), Qt.Key.Key_Escape)
        else:
            dialog.sheet.foot.cancel.setFocus()
            QTest.keyClick(dialog.sheet.foot.cancel, Qt.Key.Key_Return)

    assert dialog.isHidden()


def test_remembering_is_part_of_the_plan(opened: Opening) -> None:
    dialog = opened("pixies")
    assert dialog.plan.remember

    QTest.keyClick(dialog.sheet.foot.remember, Qt.Key.Key_Space)

    assert not dialog.plan.remember


def test_everything_is_said_anew_while_it_is_open(
    opened: Opening, pseudo: PseudoTranslator
) -> None:
    dialog = opened("kingdomino", crowded("kingdomino"))
    body = dialog.sheet.body
    duel = next(cell for cell in body.cells if cell.option.key == "mighty_duel")
    duel.findChildren(QAbstractButton)[0].click()
    body.seed.field.setText("x")
    body.seats.rows[0].name.clear()
    before = said(dialog)

    QApplication.installTranslator(pseudo)
    settle()

    after = said(dialog)
    assert len(after) == len(before)
    unchanged = {old for old, new in zip(before, after, strict=True) if old == new}
    assert unchanged <= {"", "Kupola"}
    assert duel.note.warning.startswith("Thé Míghtý Dűél íš főr twő pláýérš, ńőt 4.ą")


def said(dialog: NewGameDialog) -> list[str]:
    labels = [label.text() for label in dialog.findChildren(QLabel)]
    buttons = [button.text() for button in dialog.findChildren(QAbstractButton)]
    lists = [box.itemText(0) for box in dialog.findChildren(QComboBox)]
    fields = [field.placeholderText() for field in dialog.findChildren(QLineEdit)]
    hints = [widget.toolTip() for widget in dialog.findChildren(QWidget)]
    return [*labels, *buttons, *lists, *fields, *hints, dialog.windowTitle()]


def paper(dialog: NewGameDialog) -> QColor:
    """Look at the sheet where nothing is written."""
    at = dialog.sheet.geometry().bottomLeft() + QPoint(20, -6)
    return dialog.grab().toImage().pixelColor(at)


def test_the_colors_follow_the_theme(opened: Opening) -> None:
    dialog = opened("pixies")
    assert paper(dialog) == QColor(LIGHT.panel)

    dialog.set_theme(DARK)
    settle()

    assert paper(dialog) == QColor(DARK.panel)


def test_the_dialog_covers_its_window_and_follows_it(opened: Opening) -> None:
    dialog = opened("pixies")
    window = dialog.window()

    window.resize(1600, 900)
    settle()

    assert dialog.geometry() == window.rect()
    center = dialog.sheet.geometry().center() - window.rect().center()
    assert center.manhattanLength() <= 2


def test_what_lies_under_the_words_is_painted_once_for_each_size(
    opened: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened("pixies")
    sheets: list[QRectF] = []
    monkeypatch.setattr(
        "gui.new_game.dialog.paint_sheet", lambda _, sheet, __: sheets.append(sheet)
    )
    for theme in (DARK, DARK, LIGHT):
        if theme is not dialog._theme:
            dialog.set_theme(theme)
        for _ in range(3):
            dialog.grab()

    assert len(sheets) == 2
