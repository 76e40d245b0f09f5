from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from assets import moving_picture, pictures
from core.games import GAMES
from tests.gui.walk.registry import SCREENS

MOST = 6.5 * 1024 * 1024
MOST_IN_MANUALS = 1.5 * 1024 * 1024
MOST_MOVING = 1.5 * 1024 * 1024


def test_the_page_shows_the_pictures_that_the_script_takes() -> None:
    assert pictures.PAGE.read_text(encoding="utf-8") == pictures.page()


def test_every_picture_is_there_and_no_other() -> None:
    files = {file.stem for file in pictures.FOLDER.glob("*.png")}

    assert files == {shot.name for shot in pictures.SHOTS}


def test_every_manual_shows_its_own_pictures_and_all_of_them() -> None:
    files = {file.stem for file in pictures.MANUAL.glob("*.jpg")}
    shown = {
        name
        for language in pictures.LANGUAGES
        for name in re.findall(
            rf"\]\(pictures/manual/(\w+_{language})\.jpg\)",
            (pictures.ROOT / "docs" / f"manual.{language}.md").read_text("utf-8"),
        )
    }

    assert files == shown == {shot.name for shot in pictures.in_manuals()}


def test_all_languages_and_looks_are_shown() -> None:
    assert {shot.language for shot in pictures.SHOTS} == {*pictures.LANGUAGES}
    assert {shot.appearance for shot in pictures.SHOTS} == {*pictures.LOOKS}


def test_the_pictures_are_not_heavy() -> None:
    assert sum(file.stat().st_size for file in pictures.FOLDER.glob("*.png")) < MOST
    assert sum(file.stat().st_size for file in pictures.MANUAL.glob("*.jpg")) < MOST_IN_MANUALS


def test_the_moving_picture_is_light_and_moves() -> None:
    content = moving_picture.FILE.read_bytes()

    assert len(content) < MOST_MOVING
    assert content.count(b"fcTL") == moving_picture.STEPS + 2


def test_of_a_moving_picture_only_what_changed_is_kept() -> None:
    before = QImage(8, 6, QImage.Format.Format_RGB888)
    before.fill(0)
    after = QImage(before)
    after.setPixelColor(2, 3, "white")
    after.setPixelColor(5, 4, "white")

    assert moving_picture.changed_part(before, after) == QRect(2, 3, 4, 2)
    assert moving_picture.changed_part(before, before) == QRect(0, 0, 1, 1)


@pytest.mark.parametrize("shot", pictures.SHOTS, ids=lambda shot: shot.name)
def test_every_picture_is_of_a_screen_that_exists(shot: pictures.Match | pictures.Screen) -> None:
    if isinstance(shot, pictures.Screen):
        assert shot.key in SCREENS
    else:
        assert shot.game in {"", *GAMES}
