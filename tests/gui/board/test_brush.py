from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gui.board.brush import blank, cast_shadow, draw_rounded, stamp

BODY = QRectF(20, 20, 60, 40)


def alpha_at(image: QImage, x: int, y: int) -> int:
    return image.pixelColor(x, y).alpha()


@pytest.mark.usefixtures("qapp")
def test_the_shadow_of_a_piece_lies_round_it_and_not_under_it() -> None:
    image = blank(100, 90)
    with QPainter(image) as painter:
        cast_shadow(painter, BODY, radius=4, depth=10, opacity=0.5)

    assert alpha_at(image, 50, 40) == 0
    assert alpha_at(image, 50, 63) > alpha_at(image, 50, 67) > 0
    assert alpha_at(image, 50, 16) < alpha_at(image, 50, 63)


@pytest.mark.usefixtures("qapp")
def test_a_rounded_rectangle_without_rim_leaves_its_corners_empty() -> None:
    image = blank(100, 90)
    with QPainter(image) as painter:
        draw_rounded(painter, BODY, 12, QColor("#102030"))

    assert alpha_at(image, 20, 20) == 0
    assert image.pixelColor(50, 40) == QColor("#102030")


@pytest.mark.usefixtures("qapp")
def test_a_drawing_without_room_is_left_out() -> None:
    image = blank(10, 10)
    with QPainter(image) as painter:
        stamp(painter, QRectF(0, 0, 0.2, 5), "kingdomino/emblem_star")

    assert image == blank(10, 10)
