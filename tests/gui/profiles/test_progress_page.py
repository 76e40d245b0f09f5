"""The page of a player's progress shows lessons, and a player can be exported and removed whole."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from gui.learn.courses import course
from gui.learn.lesson_progress import LessonProgress, Standing
from gui.learn.progress_section import LessonSection
from gui.store.progress_file import FILE

if TYPE_CHECKING:
    from pathlib import Path

    from gui.profiles.progress_page import ProgressPage
    from gui.store.player_profiles import Profile
    from gui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
FIRST = course("kingdomino")[0]


def learned(window: MainWindow, name: str, rank: int) -> Profile:
    profiles = window.players.player_profiles
    profile = profiles.add(name)
    LessonProgress(profiles.folder_of(profile)).keep(FIRST.key, Standing(rank))
    return profile


def page_of(window: MainWindow) -> ProgressPage:
    window.menus.actions["progress"].trigger()
    QApplication.processEvents()
    assert window.players.window is not None
    return window.players.window.progress


def shown(page: ProgressPage) -> str:
    (section,) = (each for each in page._sections if isinstance(each, LessonSection))
    card = next(each for each in section.cards if each.game == "kingdomino")
    return card.strip.accessibleName().splitlines()[0]


def test_every_player_has_ranks_of_their_own(window: MainWindow) -> None:
    learned(window, "Ana", 3)
    bela = learned(window, "Béla", 1)
    page = page_of(window)
    ana = shown(page)
    page.player.set_key(bela.key)
    page.player.chosen.emit(bela.key)

    assert ana.endswith(": Finished without help")
    assert shown(page).endswith(": Finished: you were shown how")


def test_a_player_is_exported_and_removed_with_all_progress(
    window: MainWindow, tmp_path: Path
) -> None:
    ana = learned(window, "Ana", 3)
    page, target = page_of(window), tmp_path / "ana.zip"
    page.export(target)
    with zipfile.ZipFile(target) as packed:
        names = packed.namelist()
    window.players.player_profiles.remove(ana)

    assert FILE in names
    assert "player.json" in names
    assert not window.players.player_profiles.folder_of(ana).exists()


def test_what_cannot_be_exported_is_said(window: MainWindow, tmp_path: Path) -> None:
    learned(window, "Ana", 3)
    page = page_of(window)
    page.export(tmp_path / "missing" / "folder" / "ana.zip")

    assert page.notice.isVisible()
    assert page.notice.text().startswith("The player cannot be exported:")


def test_a_course_is_opened_from_there(window: MainWindow) -> None:
    page = page_of(window)
    (section,) = (each for each in page._sections if isinstance(each, LessonSection))
    section.cards[-1].button.click()
    QApplication.processEvents()

    assert window.learning.page is not None
    assert window.learning.page.game == section.cards[-1].game
    assert window.players.window is not None
    assert not window.players.window.isVisible()
