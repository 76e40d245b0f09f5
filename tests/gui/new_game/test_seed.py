from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtTest import QTest

from core.games import GAMES
from core.kernel.rng import MAX_SEED
from gui.store.plan import default_plan
from tests.gui.access.reading import heard

if TYPE_CHECKING:
    from tests.gui.new_game.conftest import Opening


SEEDS = {"0": 0, "007": 7, " 42 ": 42, str(MAX_SEED): MAX_SEED, "": None, "  ": None}


def test_a_number_or_nothing_is_a_seed(opened: Opening) -> None:
    dialog = opened("pixies")
    field = dialog.sheet.body.seed.field

    for written, seed in SEEDS.items():
        field.clear()
        QTest.keyClicks(field, written)

        assert dialog.plan.seed == seed
        assert dialog.sheet.foot.start.isEnabled()


def test_what_is_no_seed_says_so_and_does_not_start(opened: Opening) -> None:
    dialog = opened("pixies")
    seed = dialog.sheet.body.seed

    for written in (str(MAX_SEED + 1), "-1", "+3", "1.5", "1e3", "0x10", "٣", "²", "1 2", "9" * 40):
        seed.field.setText(written)
        assert seed.note.warning == "A seed is a whole number from 0 to 9007199254740991."
        assert not dialog.sheet.foot.start.isEnabled()

        seed.field.clear()
        assert seed.note.warning == ""
        assert dialog.sheet.foot.start.isEnabled()


def test_the_die_draws_a_number(opened: Opening) -> None:
    dialog = opened("pixies")

    drawn = set()
    for _ in range(5):
        dialog.sheet.body.seed.die.click()
        drawn.add(dialog.plan.seed)

    assert None not in drawn
    assert len(drawn) > 1


def test_the_number_that_is_drawn_is_read_out(opened: Opening) -> None:
    seed = opened("pixies").sheet.body.seed
    with heard() as said:
        seed.die.click()

    assert said == [seed.field.text()]


def test_a_remembered_seed_is_shown(opened: Opening) -> None:
    dialog = opened("pixies", evolve(default_plan(GAMES["pixies"]), seed=0))

    assert dialog.sheet.body.seed.field.text() == "0"
    assert dialog.plan.seed == 0
