from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt

from gui.look import sprites
from gui.look.sprites import Sprites

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = QSizeF(20, 10)


def paint(painter: QPainter, rect: QRectF) -> None:
    painter.fillRect(rect, Qt.GlobalColor.red)


def test_a_picture_is_painted_once_for_a_size_and_a_screen() -> None:
    painted: list[QRectF] = []
    cache = Sprites()
    for ratio in (1.0, 1.0, 2.0, 1.0):
        cache.pixmap("tile", SIZE, ratio, lambda _, rect: painted.append(rect))

    assert painted == [QRectF(0, 0, 20, 10), QRectF(0, 0, 20, 10)]


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_picture_is_as_sharp_as_the_screen(ratio: float) -> None:
    pixmap = Sprites().pixmap("tile", SIZE, ratio, paint)

    assert (pixmap.width(), pixmap.height()) == (20 * ratio, 10 * ratio)
    assert pixmap.deviceIndependentSize() == SIZE
    last = pixmap.toImage().pixelColor(pixmap.width() - 1, pixmap.height() - 1)
    assert last == Qt.GlobalColor.red


def test_what_was_not_shown_for_longest_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprites, "MAX_BYTES", 2 * 20 * 10 * 4)
    painted: list[str] = []
    cache = Sprites()
    for key in ("a", "b", "a", "c", "a", "b"):
        cache.pixmap(key, SIZE, 1.0, lambda *_, key=key: painted.append(key))

    assert painted == ["a", "b", "c", "b"]


def test_a_picture_without_size_is_no_trouble() -> None:
    assert not Sprites().pixmap("speck", QSizeF(0, 0), 1.0, paint).isNull()


def test_everything_can_be_forgotten() -> None:
    painted: list[None] = []
    cache = Sprites()
    for _ in range(2):
        cache.pixmap("tile", SIZE, 1.0, lambda *_: painted.append(None))
        cache.clear()

    assert len(painted) == 2
