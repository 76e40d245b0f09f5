from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from core.games.kingdomino.grid import Direction
from core.games.kingdomino.pieces import DOMINOES
from gui.games.kingdomino.pictures import (
    BackPicture,
    CastlePicture,
    ContourPicture,
    DominoPicture,
    FramePicture,
    KingPicture,
    LinePicture,
    PilePicture,
    ShadowPicture,
)
from gui.games.kingdomino.table import TABLE
from gui.look.seat_colors import SEAT_COLORS
from tests.gui.games.kingdomino.positions import SIZES, nothing_fits, reached, shown

if TYPE_CHECKING:
    from core.games.kingdomino.state import State
    from gui.games.kingdomino.pictures import Picture

pytestmark = pytest.mark.usefixtures("qapp")


DOMINO = QSizeF(200, 100)


def painted(picture: Picture, size: QSizeF = DOMINO, ratio: float = 1.0) -> QImage:
    stage = shown(states()[0]).stage
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    with QPainter(image) as painter:
        TABLE.paint(painter, QRectF(0, 0, size.width(), size.height()), picture, stage)
    return image


def test_every_domino_looks_different() -> None:
    drawn = {number: painted(LinePicture(number)) for number in DOMINOES}

    looks = {bytes(image.constBits()) for image in drawn.values()}

    assert len(looks) == len(DOMINOES)


@pytest.mark.parametrize("direction", Direction)
def test_a_domino_shows_its_halves_at_every_size(direction: Direction) -> None:
    """The right half of domino 48 is a mine, darker than any field."""
    picture = DominoPicture(48, direction)
    dark_first = direction in {Direction.WEST, Direction.NORTH}

    for side in (16, 34, 50, 96, 260):
        size = QSizeF(side, 2 * side) if picture.upright else QSizeF(2 * side, side)
        parts = halves(painted(picture, size), upright=picture.upright)
        first, second = map(mean_lightness, parts)
        assert (first < second) == dark_first


def halves(image: QImage, *, upright: bool) -> tuple[QImage, QImage]:
    width, height = image.width(), image.height()
    if upright:
        half = height // 2
        return image.copy(0, 0, width, half), image.copy(0, half, width, half)
    half = width // 2
    return image.copy(0, 0, half, height), image.copy(half, 0, half, height)


def mean_lightness(image: QImage) -> int:
    smooth = Qt.TransformationMode.SmoothTransformation
    whole = Qt.AspectRatioMode.IgnoreAspectRatio
    return image.scaled(1, 1, whole, smooth).pixelColor(0, 0).lightness()


def test_every_picture_shows_something() -> None:
    pictures: list[Picture] = [
        BackPicture(7),
        PilePicture(1),
        PilePicture(24),
        *(KingPicture(color) for color in SEAT_COLORS),
        *(CastlePicture(color) for color in SEAT_COLORS),
        FramePicture(5),
        FramePicture(7),
        ShadowPicture(upright=True),
        ContourPicture(frozenset({(0, 0), (1, 0), (1, 1)}), 2, 2),
    ]

    looks = {bytes(painted(picture, QSizeF(120, 120)).constBits()) for picture in pictures}

    assert len(looks) == len(pictures)
    assert all(any(look) for look in looks)


def test_pictures_are_sharp_on_fine_screens() -> None:
    coarse = painted(DominoPicture(20)).scaled(400, 200)
    fine = painted(DominoPicture(20), ratio=2.0)

    assert fine.size() == coarse.size()
    assert bytes(fine.constBits()) != bytes(coarse.constBits())


def test_an_acting_king_stands_out() -> None:
    color = SEAT_COLORS[2]

    assert painted(KingPicture(color, acting=True)) != painted(KingPicture(color))


@cache
def states() -> list[State]:
    return [
        reached(lambda _: True, seats=3),
        reached(lambda s: s.table.turn == 2 and bool(s.table.current_line)),
        reached(nothing_fits, harmony=True, middle_kingdom=True),
        reached(lambda s: s.table.game == 3, seats=2, dynasty=True, harmony=True),
        reached(lambda s: len(s.pile) < 20, seats=2, mighty_duel=True),
        reached(lambda s: s.table.over, middle_kingdom=True),
    ]


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", SIZES[1:4])
def test_the_backdrop_can_be_painted_at_any_size(size: tuple[int, int], *, dark: bool) -> None:
    for state in states():
        stage = shown(state, size, 1.2, dark=dark).stage
        image = QImage(stage.size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as painter:
            TABLE.paint_backdrop(painter, stage, TABLE.layout(stage))

        assert image.pixelColor(1, 1).alpha() == 255
