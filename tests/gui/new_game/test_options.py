from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.games import GAMES
from core.games.azul_duel.goals import CHOICES, Goal
from core.games.pixies.game import Pixies
from core.kernel.messages import Message, text
from core.kernel.options import choose
from gui.games.azul_duel.tablets import TabletCell
from gui.new_game.refusal import refusal
from gui.store.plan import default_plan
from gui.widgets.option_cell import CheckCell, ChoiceCell, OptionCell
from tests.gui.new_game.conftest import crowded, settle

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from core.kernel.options import Options
    from gui.new_game.dialog import NewGameDialog
    from tests.gui.new_game.conftest import Opening

Cell = TypeVar("Cell", bound=OptionCell)


def cell(dialog: NewGameDialog, key: str, kind: type[Cell]) -> Cell:
    found = next(cell for cell in dialog.sheet.body.cells if cell.option.key == key)
    assert isinstance(found, kind)
    return found


def press(widget: QWidget, key: Qt.Key) -> None:
    widget.setFocus()
    QTest.keyClick(widget, key)
    settle()


def can_start(dialog: NewGameDialog) -> bool:
    return dialog.sheet.foot.start.isEnabled()


@pytest.mark.parametrize("key", GAMES)
def test_every_option_has_a_control_with_its_title_and_explanation(
    opened: Opening, key: str
) -> None:
    dialog = opened(key)

    assert [cell.option for cell in dialog.sheet.body.cells] == list(GAMES[key].options)
    assert all(cell.note._explanation.text() for cell in dialog.sheet.body.cells)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("end", [0, -1])
def test_the_options_of_the_plan_are_shown(opened: Opening, key: str, end: int) -> None:
    options = {option.key: option.values[end] for option in GAMES[key].options}

    dialog = opened(key, evolve(default_plan(GAMES[key]), options=options))

    assert dialog.plan.options == options


def test_an_option_is_switched_by_the_space_bar(opened: Opening) -> None:
    dialog = opened("kingdomino")

    press(cell(dialog, "harmony", CheckCell).box, Qt.Key.Key_Space)

    assert dialog.plan.options["harmony"] is True


def test_a_value_is_chosen_by_the_arrow_keys(opened: Opening) -> None:
    dialog = opened("azul_duel")
    drawing = cell(dialog, "zero_point_draw", ChoiceCell)

    press(drawing.chooser, Qt.Key.Key_Down)

    assert dialog.plan.options["zero_point_draw"] == "first_free"
    assert drawing.chooser.currentText() == "The first plate is free"


def test_a_mixture_that_cannot_be_says_why_at_its_option(opened: Opening) -> None:
    dialog = opened("kingdomino", crowded("kingdomino"))
    duel = cell(dialog, "mighty_duel", CheckCell)
    assert can_start(dialog)

    duel.box.click()

    assert duel.note.warning == "The Mighty Duel is for two players, not 4."
    assert not can_start(dialog)
    assert not any(other.note.warning for other in dialog.sheet.body.cells if other is not duel)


def test_a_refused_mixture_can_be_mended_at_the_seats(opened: Opening) -> None:
    dialog = opened("kingdomino", crowded("kingdomino"))
    duel = cell(dialog, "mighty_duel", CheckCell)
    duel.box.click()

    for _ in range(2):
        dialog.sheet.body.seats.rows[0].remove.click()

    assert duel.note.warning == ""
    assert can_start(dialog)


class NeverThree(Pixies):
    """A game for any number but three."""

    def why_not_start(self, seats: int, options: Options) -> Message | None:
        if seats == 3:
            return text("test", "Not three.")
        return super().why_not_start(seats, options)


def test_what_no_option_is_to_blame_for_is_said_at_the_foot(opened: Opening) -> None:
    dialog = opened(NeverThree())

    dialog.sheet.body.seats.add.click()
    assert dialog.sheet.foot.warning.text() == "Not three."
    assert not can_start(dialog)

    dialog.sheet.body.seats.add.click()
    assert dialog.sheet.foot.warning.text() == ""
    assert can_start(dialog)


def test_a_refusal_blames_the_option_that_helps() -> None:
    game = GAMES["kingdomino"]
    options = dict(choose(game.options, {"harmony": True, "mighty_duel": True}).chosen)

    refused = refusal(game, 3, options)

    assert refused is not None
    assert refused.option == "mighty_duel"
    assert refusal(game, 2, options) is None


def tablets(dialog: NewGameDialog) -> TabletCell:
    return cell(dialog, "tablets", TabletCell)


def test_every_choice_of_tablets_can_be_shown(opened: Opening) -> None:
    picker = tablets(opened("azul_duel"))

    for choice in CHOICES:
        picker.set_value(choice)

        assert picker.value == choice
        assert picker.flaw is None


def test_the_set_for_beginners_shows_its_goals(opened: Opening) -> None:
    picker = tablets(opened("azul_duel"))

    press(picker.mode, Qt.Key.Key_Up)

    assert picker.value == "beginner"
    assert picker.goals == (Goal.ROWS, Goal.COLS, Goal.DIAG)


def test_a_draw_shows_no_goals(opened: Opening) -> None:
    picker = tablets(opened("azul_duel"))
    picker.set_value("beginner")

    press(picker.mode, Qt.Key.Key_Down)
    press(picker.mode, Qt.Key.Key_Down)

    assert picker.value == "random_4"
    assert picker.goals == ()


def test_sides_are_chosen_one_of_each_tablet(opened: Opening) -> None:
    dialog = opened("azul_duel")
    picker = tablets(dialog)

    for goal in (Goal.ROWS, Goal.EDGE, Goal.FIVE):
        press(picker.sides[goal], Qt.Key.Key_Space)
    assert picker.goals == (Goal.FIVE, Goal.EDGE)
    assert picker.note.warning == "Choose one side of at least three tablets."
    assert not can_start(dialog)

    press(picker.sides[Goal.WILD], Qt.Key.Key_Space)
    assert dialog.plan.options["tablets"] == "five+edge+wild"
    assert can_start(dialog)

    press(picker.sides[Goal.EDGE], Qt.Key.Key_Space)
    assert picker.goals == (Goal.FIVE, Goal.WILD)
    assert not can_start(dialog)


def test_a_set_is_changed_side_by_side(opened: Opening) -> None:
    picker = tablets(opened("azul_duel"))
    picker.set_value("beginner")

    picker.sides[Goal.CORNER].click()

    assert picker.value == "rows+cols+corner"
    assert picker.mode.currentText() == "Your own choice"
