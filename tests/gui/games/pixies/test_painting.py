from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from core.games.pixies import PIXIES
from core.games.pixies.pieces import CARDS
from core.kernel.messages import text
from core.kernel.options import Options
from core.kernel.rng import Rng
from gui.games.pixies.ground import ground
from gui.games.pixies.pictures import CardBack, CardFace, Pile, Tag, Zone, around, within
from gui.games.pixies.plan import plan_of
from gui.games.pixies.table import TABLE
from gui.look.drawings import drawing
from gui.look.theme import DARK, LIGHT, Theme
from tests.core.games.pixies.pictures import card, position
from tests.gui.games.pixies.stages import SIZES, staged

pytestmark = pytest.mark.usefixtures("qapp")

STATE = position("1+ . 3b3s . . # . . 9", "1 . 3 4 . . . 8 9", display="1r3s 2 _ _", first=0)


def painted(picture: object, size: QSizeF, theme: Theme = LIGHT) -> QImage:
    image = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        TABLE.paint(painter, QRectF(QPointF(), size), picture, staged(STATE, theme=theme))
    return image


def test_every_card_has_a_scene_of_its_season_and_number() -> None:
    for each in CARDS.values():
        season = "multi" if each.is_multicolored else each.colors[0].value
        assert drawing(f"pixies/face_{season}_{each.number}").isValid()


@pytest.mark.parametrize("width", [40, 70, 110, 190])
def test_cards_look_different_at_every_size(width: int) -> None:
    size = around(QRectF(0, 0, width, width / 0.715)).size()
    names = ["1b6s", "5y*", "5y-", "8m1x", "7y5x", "7y1s", "9r-"]
    plain = [painted(CardFace(card(name)), size) for name in names]
    sealed = [painted(CardFace(card(name), sealed=True), size) for name in names]
    looks = [*plain, *sealed, painted(CardBack(), size)]

    assert all(one != other for one, other in combinations(looks, 2))


def test_the_deck_shows_its_count() -> None:
    size = QSizeF(160, 220)

    assert painted(Pile(54), size) != painted(Pile(53), size)
    assert painted(Pile(54), size) != painted(Pile(54), size, DARK)


def test_the_glow_covers_the_gap_between_neighbors() -> None:
    zone = Zone(((20, 20, 60, 80), (100, 20, 60, 80)), 1.0)
    apart = Zone(((20, 20, 60, 80), (180, 20, 60, 80)), 1.0)

    assert painted(zone, QSizeF(260, 120)).pixelColor(90, 60).alpha() > 100
    assert painted(apart, QSizeF(260, 120)).pixelColor(130, 60).alpha() == 0


def test_a_tag_is_written() -> None:
    tag = Tag(text("pixies_table", "zone"), 15)
    blank = Tag(text("pixies_table", " "), 15)

    assert painted(tag, QSizeF(90, 30)) != painted(blank, QSizeF(90, 30))


def test_a_picture_holds_its_card() -> None:
    rect = QRectF(30, 40, 143, 200)

    assert within(around(rect)) == rect
    assert around(rect).contains(rect)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_backdrop_covers_the_board(theme: Theme) -> None:
    for seats, size in product(PIXIES.seats, SIZES[:3]):
        stage = staged(PIXIES.new(seats, Options(), Rng.seeded(2)), size=size, theme=theme)
        image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            TABLE.paint_backdrop(painter, stage, TABLE.layout(stage))
        corners = product((0, size[0] - 1), (0, size[1] - 1))
        assert all(image.pixelColor(*corner).alpha() == 255 for corner in corners)


def test_the_ground_is_painted_once_while_the_table_turns() -> None:
    state = PIXIES.new(3, Options(), Rng.seeded(2))
    first, second = (ground(plan_of(staged(state, near)), LIGHT, 1.0) for near in (0, 1))

    assert first is second
