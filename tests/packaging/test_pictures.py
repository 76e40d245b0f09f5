from __future__ import annotations

import pytest

from assets import pictures
from core.games import GAMES
from tests.gui.walk.registry import SCREENS

MOST = 6.5 * 1024 * 1024


def test_the_page_shows_the_pictures_that_the_script_takes() -> None:
    assert pictures.PAGE.read_text(encoding="utf-8") == pictures.page()


def test_every_picture_is_there_and_no_other() -> None:
    files = {file.stem for file in pictures.FOLDER.glob("*.png")}

    assert files == {shot.name for shot in pictures.SHOTS}


def test_all_languages_and_looks_are_shown() -> None:
    assert {shot.language for shot in pictures.SHOTS} == {*pictures.LANGUAGES}
    assert {shot.appearance for shot in pictures.SHOTS} == {*pictures.LOOKS}


def test_the_pictures_are_not_heavy() -> None:
    assert sum(file.stat().st_size for file in pictures.FOLDER.glob("*.png")) < MOST


@pytest.mark.parametrize("shot", pictures.SHOTS, ids=lambda shot: shot.name)
def test_every_picture_is_of_a_screen_that_exists(shot: pictures.Match | pictures.Screen) -> None:
    if isinstance(shot, pictures.Screen):
        assert shot.key in SCREENS
    else:
        assert shot.game in {"", *GAMES}
