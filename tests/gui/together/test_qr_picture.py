"""The QR picture of an invitation has sharp modules, black on white in every theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

import segno
from PySide6.QtGui import QColor

from gui.together.qr_picture import LEAST, QUIET, QrPicture

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

INVITATION = "kupola:1/" + 43 * "x" + "@mqtts://broker.example.org"


def test_every_module_is_whole_and_sharp(qtbot: QtBot) -> None:
    picture = QrPicture()
    qtbot.addWidget(picture)
    picture.setStyleSheet("background: black")
    picture.show_text(INVITATION)
    picture.adjustSize()
    picture.show()
    image = picture.grab().toImage()
    pixels = round(LEAST * picture.devicePixelRatioF())
    matrix = [bytes(row) for row in segno.make_qr(INVITATION, error="m").matrix]

    def colors(x: int, y: int) -> set[str]:
        left, top = (x + QUIET) * pixels, (y + QUIET) * pixels
        spots = [(left + dx, top + dy) for dx in (0, pixels - 1) for dy in (0, pixels - 1)]
        return {QColor(image.pixel(*spot)).name() for spot in spots}

    side = len(matrix)
    wrong = [
        (x, y)
        for y in range(side)
        for x in range(side)
        if colors(x, y) != {"#000000" if matrix[y][x] else "#ffffff"}
    ]

    assert wrong == []
    assert colors(-QUIET, -QUIET) == colors(side + QUIET - 1, side + QUIET - 1) == {"#ffffff"}
