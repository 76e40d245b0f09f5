from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor

from core.games.azul_duel import AZUL_DUEL
from core.games.kingdomino.kingdom import Kingdom
from core.games.kingdomino.legality import why_not_lay
from core.games.pixies.scoring import tally
from core.kernel.events import Scored
from gui.games.azul_duel import illustrations as azul_duel
from gui.games.kingdomino import illustrations as kingdomino
from gui.games.pixies import illustrations as pixies
from gui.look.theme import DARK, LIGHT, Theme
from gui.rulebook.pictures import picture, shape
from tests.gui.rulebook.reading import pictures

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from core.games.azul_duel.state import State
    from gui.text.translator import Translator

ILLUSTRATIONS = [*azul_duel.ILLUSTRATIONS, *kingdomino.ILLUSTRATIONS, *pixies.ILLUSTRATIONS]
ENOUGH = 12
"""The least number of colors in a picture that shows something."""

pytestmark = pytest.mark.usefixtures("qapp")


def colors(image: QImage) -> set[str]:
    spots = ((x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5))
    return {QColor(image.pixel(x, y)).name() for x, y in spots}


def test_the_rulebooks_show_every_picture_and_no_other() -> None:
    assert pictures() == sorted(ILLUSTRATIONS)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: str(theme.name))
@pytest.mark.parametrize("name", ILLUSTRATIONS)
def test_every_picture_shows_something(name: str, theme: Theme) -> None:
    image = picture(name, 320, 1.0, theme)

    assert image.width() == 320
    assert image.height() == round(320 / shape(name))
    assert len(colors(image)) >= ENOUGH


def test_a_picture_has_the_pixels_of_the_screen() -> None:
    image = picture("kingdomino-scoring", 200, 2.0, LIGHT)

    assert (image.width(), image.devicePixelRatio()) == (400, 2.0)


def test_a_picture_is_drawn_once_for_each_theme_and_language(translator: Translator) -> None:
    light = picture("pixies-area", 200, 1.0, LIGHT)

    assert picture("pixies-area", 200, 1.0, LIGHT).cacheKey() == light.cacheKey()
    assert picture("pixies-area", 200, 1.0, DARK) != light
    translator.speak("pl")
    assert picture("pixies-area", 200, 1.0, LIGHT).cacheKey() != light.cacheKey()


def test_the_tiling_scores_what_the_rulebook_says() -> None:
    state: State = azul_duel.before_tiling()
    points = []
    while state.turn == 0 and state.line:
        step = AZUL_DUEL.apply(state, AZUL_DUEL.legal_moves(state)[0])
        points += [event.line.points for event in step.events if isinstance(event, Scored)]
        state = step.state

    assert points[:4] == [3, 1, 2, 3]


def test_the_complete_kingdom_scores_43() -> None:
    grown = Kingdom(5)
    for laid in kingdomino.complete().laid:
        assert why_not_lay(grown, laid) is None
        grown = grown.with_domino(laid)

    assert grown.complete
    assert grown.castle_is_central
    assert sum(territory.points for territory in grown.territories) == 43


def test_the_domino_fits_where_the_picture_says() -> None:
    small = Kingdom(5, tuple(kingdomino.laid(*each) for each in kingdomino.SMALL))

    def why_not(placement: tuple[tuple[int, int], str]) -> bool:
        laid = kingdomino.laid(kingdomino.WHEAT_AND_MEADOW, *placement)
        return why_not_lay(small, laid) is not None

    assert [why_not(each) for each in (*kingdomino.RIGHT, *kingdomino.WRONG)] == [
        False,
        False,
        False,
        True,
    ]


def test_the_area_scores_38_in_round_2_and_43_in_round_3() -> None:
    (area, _) = pixies.with_area(pixies.SCORED, rounds=1).areas

    assert [tally(area, number).total for number in (2, 3)] == [38, 43]
