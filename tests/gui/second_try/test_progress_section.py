"""Tests of mistakes on the page about a player's progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from core.spaced_repetition import Summary
from gui.second_try.progress_section import MistakesSection, facts
from gui.text.translation import render
from gui.widgets.style import Style

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("translator")


def test_a_player_without_mistakes_has_an_empty_bar(qtbot: QtBot, tmp_path: Path) -> None:
    section = MistakesSection(tmp_path / "finished")
    qtbot.addWidget(section)
    section.restyle(Style())

    section.show_player(tmp_path / "player-1")

    assert section.card.facts == "0 mistakes kept · 0 due today · 0 learned"
    assert section.bar.accessibleName() == "0 learned"
    assert not section.grab().isNull()


def test_every_number_is_said_in_its_form() -> None:
    said = [render(each) for each in facts(Summary(1, 2, 3))]

    assert said == ["1 mistake kept", "2 due today", "3 learned"]


def test_the_button_asks_for_the_book(qtbot: QtBot, tmp_path: Path) -> None:
    section = MistakesSection(tmp_path / "finished")
    qtbot.addWidget(section)

    with qtbot.waitSignal(section.asked):
        section.card.button.click()
