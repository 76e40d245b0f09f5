from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QFontMetricsF

from gui.widgets.buttons import halved
from gui.widgets.prose import Prose
from gui.widgets.style import Style

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


@pytest.mark.parametrize(
    ("words", "last"), [("Ana places domino 13.", "domino 13."), ("az újat: 5. mező.", "5. mező.")]
)
def test_what_belongs_together_stays_in_one_line(words: str, last: str, qapp: QApplication) -> None:
    del qapp
    font = Style().font(15)
    almost = QFontMetricsF(font).horizontalAdvance(words) - 2

    narrow = Prose(words, font, almost)

    assert narrow.lines == 2
    parts = (words[: -len(last)], last)
    assert narrow.size.width() <= max(map(QFontMetricsF(font).horizontalAdvance, parts)) + 1


@pytest.mark.parametrize(
    ("words", "halves"),
    [
        ("Draft dominoes, count the crowns.", "Draft dominoes,\ncount the crowns."),
        ("Take tiles by sun and by moonlight", "Take tiles by sun\nand by moonlight"),
        ("Wheat", "Wheat"),
    ],
)
def test_a_line_is_halved_before_short_words(words: str, halves: str) -> None:
    assert halved(words) == halves
