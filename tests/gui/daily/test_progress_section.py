"""Tests of daily deals on the page about a player's progress."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from gui.daily.crown import Mark
from gui.daily.progress_section import DAYS, DailySection, facts
from gui.history.daily_results import DailyProgress
from gui.store.saved_games import SavedGames
from gui.system.local_day import local_day
from gui.text.translation import render
from gui.widgets.style import Style

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("translator")


def test_a_player_without_games_has_bare_crowns(qtbot: QtBot, tmp_path: Path) -> None:
    section = DailySection(SavedGames(tmp_path / "games"), local_day)
    qtbot.addWidget(section)
    section.restyle(Style())

    section.show_player(tmp_path / "player-1")
    qtbot.waitUntil(lambda: not section.busy)

    assert section.card.facts.startswith("0 days played · 0 games won")
    assert section.row.accessibleName() == ""
    assert not section.grab().isNull()


def test_days_with_a_won_game_are_named(qtbot: QtBot, tmp_path: Path) -> None:
    section = DailySection(SavedGames(tmp_path / "games"), local_day)
    qtbot.addWidget(section)
    days = [local_day() - timedelta(days=ago) for ago in range(DAYS)]

    section.row.show_days([(day, (Mark.WON, Mark.PLAYED, Mark.OPEN)) for day in days])

    assert section.row.accessibleName().count(",") == DAYS - 1
    assert not section.row.grab().isNull()


def test_every_number_is_said_in_its_form() -> None:
    said = [render(each) for each in facts(DailyProgress(1, 3, 2, 1, 5))]

    assert said == ["1 day played", "2 games won", "1 day in a row", "best run: 5 days"]


def test_the_button_asks_for_the_page(qtbot: QtBot, tmp_path: Path) -> None:
    section = DailySection(SavedGames(tmp_path / "games"), local_day)
    qtbot.addWidget(section)

    with qtbot.waitSignal(section.asked):
        section.card.button.click()
