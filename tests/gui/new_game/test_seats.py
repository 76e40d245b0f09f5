from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from core.ai.levels import EASIEST
from core.games import GAMES
from core.kernel.outside_text import NAME_LENGTH
from core.record import Sitter
from gui.look.seat_colors import SEAT_COLORS
from gui.widgets.option_cell import SAID_WITH_CONTROL
from tests.gui.new_game.conftest import crowded, settle

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from gui.new_game.dialog import NewGameDialog
    from gui.new_game.seat_row import SeatRow
    from tests.gui.new_game.conftest import Opening

menus_pop_up = pytest.mark.qt_log_ignore("This plugin does not support")


def rows(dialog: NewGameDialog) -> list[SeatRow]:
    seats = dialog.sheet.body.seats
    return seats.rows[: seats.count]


def names(dialog: NewGameDialog) -> list[str]:
    return [sitter.name for sitter in dialog.plan.sitters]


def colors(dialog: NewGameDialog) -> list[str]:
    return [sitter.color for sitter in dialog.plan.sitters]


def press(widget: QWidget, key: Qt.Key) -> None:
    widget.setFocus()
    QTest.keyClick(widget, key)
    settle()


def color_menu(row: SeatRow) -> list[QAction]:
    row.emblem.click()
    actions = row.emblem._menu.actions()
    row.emblem._menu.close()
    return actions


@pytest.mark.parametrize("key", GAMES)
def test_the_plan_that_goes_in_comes_out(opened: Opening, key: str) -> None:
    plan = crowded(key)

    assert opened(key, plan).plan == plan


def test_a_name_is_typed_and_never_empty(opened: Opening) -> None:
    dialog = opened("pixies")
    field = rows(dialog)[0].name

    QTest.keyClicks(field, "  Ana Marija ")
    assert names(dialog)[0] == "Ana Marija"

    field.selectAll()
    QTest.keyClicks(field, "   ")
    assert names(dialog)[0] == "Player 1"
    assert field.placeholderText() == "Player 1"


@menus_pop_up
def test_a_name_that_is_cut_says_so_while_it_is_typed(opened: Opening) -> None:
    dialog = opened("pixies")
    field = rows(dialog)[0].name
    field.setFocus()
    QTest.keyClicks(field, "x" * NAME_LENGTH)
    before = QToolTip.text()
    QTest.keyClicks(field, "y")
    after = QToolTip.text()
    QToolTip.hideText()

    assert (before, after) == ("", "You can enter at most 24 characters.")
    assert names(dialog)[0] == "x" * NAME_LENGTH


def test_a_computer_does_not_keep_the_name_of_a_person(opened: Opening) -> None:
    dialog = opened("pixies")
    row = rows(dialog)[0]
    QTest.keyClicks(row.name, "Ana")
    row.kind.segments["computer"].click()
    as_computer = names(dialog)[0]
    QTest.keyClicks(row.name, "Hal")
    row.kind.segments["person"].click()
    as_person = names(dialog)[0]
    row.kind.segments["computer"].click()

    assert (as_computer, as_person, names(dialog)[0]) == ("Computer 1", "Ana", "Hal")


def test_the_arrow_keys_switch_between_person_and_computer(opened: Opening) -> None:
    dialog = opened("pixies")
    row = rows(dialog)[0]

    press(row.kind.segments["person"], Qt.Key.Key_Right)
    assert dialog.plan.sitters[0].level == EASIEST
    assert dialog.plan.sitters[0].name == "Computer 1"
    assert row.explanation.isVisible()
    assert not row.language.isVisible()

    press(row.kind.segments["computer"], Qt.Key.Key_Left)
    assert dialog.plan.sitters[0].level == ""
    assert row.language.isVisible()


def test_a_computer_has_a_level_with_its_explanation(opened: Opening) -> None:
    dialog = opened("pixies")
    row = rows(dialog)[1]

    press(row.level, Qt.Key.Key_Down)

    assert dialog.plan.sitters[1].level == "novice"
    assert row.explanation.text().startswith("Sees what is near")


def test_a_person_has_a_language_and_help(opened: Opening) -> None:
    dialog = opened("pixies")
    row = rows(dialog)[0]

    press(row.language, Qt.Key.Key_Down)
    row.help.helps["undo"].trigger()
    row.help.helps["targets"].trigger()

    assert dialog.plan.sitters[0].language == "sr_Latn"
    assert dialog.plan.sitters[0].help == "targets undo"
    assert row.help.text() == "2 of 5 aids"


@menus_pop_up
def test_helps_are_ticked_with_the_keyboard_while_the_menu_stays_open(opened: Opening) -> None:
    dialog = opened("pixies")
    row = rows(dialog)[0]

    press(row.help, Qt.Key.Key_Space)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Space):
        QTest.keyClick(row.help._menu, key)
    stays = row.help._menu.isVisible()
    chosen = dialog.plan.sitters[0].help
    row.help.usual.trigger()
    row.help._menu.close()

    assert stays
    assert chosen == "sources"
    assert dialog.plan.sitters[0].help == ""


def test_seats_come_up_to_the_most_and_go_down_to_the_fewest(opened: Opening) -> None:
    dialog = opened("pixies")
    add = dialog.sheet.body.seats.add

    for _ in range(3):
        press(add, Qt.Key.Key_Space)
    assert colors(dialog) == [color.name for color in SEAT_COLORS]
    assert add.isHidden()
    assert dialog.window().focusWidget() is rows(dialog)[4].name

    for _ in range(3):
        press(rows(dialog)[0].remove, Qt.Key.Key_Space)
    assert len(dialog.plan.sitters) == 2
    assert not any(row.remove.isEnabled() for row in rows(dialog))


def test_who_moves_up_a_seat_keeps_everything_but_a_name_that_nobody_chose(
    opened: Opening,
) -> None:
    dialog = opened("pixies")
    press(dialog.sheet.body.seats.add, Qt.Key.Key_Space)
    QTest.keyClicks(rows(dialog)[2].name, "Zofia")

    press(rows(dialog)[0].remove, Qt.Key.Key_Space)

    assert names(dialog) == ["Computer 1", "Zofia"]
    assert colors(dialog) == ["yellow", "green"]


def test_a_game_for_two_offers_no_other_number(opened: Opening) -> None:
    dialog = opened("azul_duel")

    assert dialog.sheet.body.seats.add.isHidden()
    assert all(row.remove.isHidden() for row in rows(dialog))


@menus_pop_up
def test_a_free_color_is_taken(opened: Opening) -> None:
    dialog = opened("pixies")

    actions = color_menu(rows(dialog)[0])
    actions[3].trigger()

    assert [action.text() for action in actions] == [
        "Pink rose",
        "Yellow sun (swap with Computer 2)",
        "Green oak leaf",
        "Blue wave",
        "Violet star",
    ]
    assert colors(dialog) == ["blue", "yellow"]


@menus_pop_up
def test_a_color_of_somebody_else_is_traded(opened: Opening) -> None:
    dialog = opened("pixies", crowded("pixies"))

    color_menu(rows(dialog)[0])[4].trigger()

    assert colors(dialog) == ["violet", "yellow", "green", "blue", "pink"]


@menus_pop_up
def test_the_color_menu_opens_and_chooses_by_keyboard(opened: Opening) -> None:
    dialog = opened("pixies")
    emblem = rows(dialog)[0].emblem

    press(emblem, Qt.Key.Key_Space)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(emblem._menu, key)

    assert colors(dialog) == ["green", "yellow"]


def test_the_row_with_the_focus_is_lit(opened: Opening) -> None:
    dialog = opened("pixies")
    seats = dialog.sheet.body.seats

    rows(dialog)[1].level.setFocus()
    assert seats._lit is rows(dialog)[1]

    dialog.sheet.foot.start.setFocus()
    assert seats._lit is None


@pytest.mark.parametrize(
    ("levels", "heading"),
    [
        (("", ""), "Language"),
        (("novice", "expert"), "Level"),
        (("", "novice"), "Language or level"),
        (("novice", ""), "Language or level"),
    ],
)
def test_the_heading_over_the_choices_goes_with_who_plays(
    opened: Opening, levels: tuple[str, ...], heading: str
) -> None:
    seats = opened("azul_duel").sheet.body.seats
    seats.seat(tuple(Sitter("", SEAT_COLORS[at].name, level) for at, level in enumerate(levels)))

    assert heading in [head.text() for head in seats._heads]


def test_the_headings_of_the_seats_are_not_read_before_anything_else(opened: Opening) -> None:
    heads = opened("pixies").sheet.body.seats._heads

    assert {head.accessibleName() for head in heads} == {SAID_WITH_CONTROL}
