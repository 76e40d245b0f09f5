"""A player's first game of each kind is gentle, and says so; later ones are as chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from core.ai.levels import EASIEST
from core.games import GAMES
from gui.store.assistance import AT_A_SEAT, written
from gui.store.settings import SettingsFile

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.play.session import Session
    from gui.window.main_window import MainWindow


def played(window: MainWindow, game: str) -> Session:
    window.play(game)
    assert window.session is not None
    return window.session


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_has_easy_opponents_every_help_and_a_sentence(
    window: MainWindow, qtbot: QtBot, game: str
) -> None:
    session = played(window, game)
    person, *others = session.controller.players
    bubble = session.screen.bubble
    qtbot.waitUntil(bubble.isVisible)

    assert person.help == written(AT_A_SEAT)
    assert {each.level for each in others} == {EASIEST}
    assert bubble.words.startswith("Your first game: an easy opponent,")


def test_beginners_get_their_goals_once_and_the_usual_ones_later(window: MainWindow) -> None:
    first = played(window, "azul_duel").controller.match.start.options["tablets"]
    second = played(window, "azul_duel")

    assert first == "beginner"
    assert second.controller.match.start.options["tablets"] == "random_3"
    assert second.controller.players[0].help == ""


def test_a_game_that_was_planned_is_new_no_more(window: MainWindow) -> None:
    window._on_planned(window.plans.opening("azul_duel"))

    assert not window.plans.is_first("azul_duel")
    assert window.plans.is_first("pixies")
    assert window.plans.opening("azul_duel").options["tablets"] == "beginner"


def test_every_player_has_a_first_game(window: MainWindow, tmp_path: Path) -> None:
    window.sit_down(tmp_path / "ana")
    played(window, "pixies")
    window.sit_down(tmp_path / "ben")
    ben = window.plans.is_first("pixies")
    window.sit_down(tmp_path / "ana")

    assert ben
    assert not window.plans.is_first("pixies")
    assert SettingsFile(tmp_path / "ana" / "settings.json").settings.met == ["pixies"]
