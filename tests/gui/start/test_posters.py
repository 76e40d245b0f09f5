"""The pictures of the games show what lies on their tables."""

from __future__ import annotations

import re

import pytest

from gui.paths import ART


@pytest.mark.parametrize("picture", ["poster", "banner"])
def test_the_picture_of_azul_duel_shows_the_tiles_of_the_game(picture: str) -> None:
    drawn = (ART / f"{picture}_azul_duel.svg").read_text("utf-8")

    for color in ("blue", "yellow", "turquoise", "red", "black"):
        tile = (ART.parent / "azul_duel" / f"tile_{color}.svg").read_text("utf-8")
        shapes = re.findall(r' d="([^"]+)"', tile)
        assert shapes
        assert all(shape in drawn for shape in shapes), color
