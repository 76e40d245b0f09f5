from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gui.board.brush import blank, cast_shadow, stamp
from gui.look.image_cache import ALBUM, MAX_BYTES, ImageCache, kept


def test_an_image_is_made_once_for_each_way_of_asking() -> None:
    made: list[int] = []

    @kept
    def square(side: int) -> QImage:
        made.append(side)
        return blank(side, side)

    first = square(4)
    square(5)

    assert square(4) is first
    assert made == [4, 5]


def test_an_image_larger_than_all_the_room_is_kept_alone() -> None:
    album: ImageCache[QImage] = ImageCache(10)
    album.find("small", lambda: blank(1, 1))
    album.find("large", lambda: blank(9, 9))

    assert album.keys == {"large"}


@pytest.mark.usefixtures("qapp")
def test_boards_of_any_number_of_large_sizes_need_no_more_room() -> None:
    image = blank(1, 1)
    with QPainter(image) as painter:
        for step in range(40):
            board = QRectF(0, 0, 1600 + step, 1000)
            cast_shadow(painter, board, 14, 12, 0.3)
            stamp(painter, board, "kingdomino/emblem_star")

    assert ALBUM._bytes <= MAX_BYTES
    assert ALBUM._bytes == sum(each.sizeInBytes() for each in ALBUM._pictures.values())
