"""Walk through every screen and check that every text has room.

``KUPOLA_WALK=full`` looks at every screen in every language and format; without it, every screen is
seen in some of them, so that every language is seen in every format somewhere.
"""

from __future__ import annotations

import os
from itertools import cycle
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from gui.look.lettering import Style, write
from gui.text.language import LANGUAGES

from . import daily, dialogs, lessons, people, screens, together  # noqa: F401 - they register themselves
from .pen import watched, wordly
from .registry import SCREENS
from .stand import FORMATS, LARGE_TEXT, LOOKS, PSEUDO, SMALLEST, Stand
from .widgets import flaws_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from .stand import Format

FULL = os.environ.get("KUPOLA_WALK") == "full"
PAIRS = [*LOOKS]


def looks(name: str) -> Iterator[list[tuple[str, Format]]]:
    """Return the languages and formats of a screen, for each time that it yields."""
    if FULL:
        yield from cycle([PAIRS])
    longest = cycle([(PSEUDO, LARGE_TEXT), (PSEUDO, SMALLEST)])
    start = list(SCREENS).index(name) % len(PAIRS)
    others = cycle([*PAIRS[start:], *PAIRS[:start]])
    yield [next(longest), next(others)]
    while True:  # what a screen shows later is much like what it showed first
        yield [next(longest)]
        yield [next(others)]


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.usefixtures("qapp")
def test_everything_that_is_written_has_room(name: str, tmp_path: Path) -> None:
    stand = Stand(tmp_path, FORMATS[0])
    found = []
    with stand.open(), wordly():
        for top, pairs in zip(SCREENS[name](stand), looks(name), strict=False):
            for translator, form in sorted(pairs, key=lambda pair: FORMATS.index(pair[1])):
                stand.reshape(form)
                stand.speak(translator)
                found += [f"{translator} {form}: {flaw}" for flaw in stand.flaws(top)]

    assert found == []


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_language_is_seen_in_every_format(language: str) -> None:
    seen = {
        pair
        for name in SCREENS
        for pairs, _ in zip(looks(name), range(1), strict=False)
        for pair in pairs
    }

    assert {pair for pair in seen if pair[0] == language} == {
        pair for pair in LOOKS if pair[0] == language
    }


def test_words_without_room_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    button, label, wrapped = (
        QPushButton("Long words"),
        QLabel("Long words"),
        QLabel("Wrapped words"),
    )
    wrapped.setWordWrap(True)
    for widget in (button, label, wrapped):
        widget.setFixedSize(20, 12)
        column.addWidget(widget)
    over = QLabel("Over it", window)
    window.show()
    over.setGeometry(button.geometry().adjusted(0, 0, 60, 30))

    flaws = " ".join(flaws_of(window))

    assert "QPushButton 'Long words' 20×12: needs" in flaws
    assert "QLabel 'Long words' 20×12: needs" in flaws
    assert "QLabel 'Wrapped words' 20×12: has a word" in flaws
    assert "overlaps QLabel 'Over it'" in flaws


@pytest.mark.usefixtures("qapp")
def test_words_that_are_painted_without_room_are_found() -> None:
    paper = QPixmap(200, 100)
    with QPainter(paper) as painter, watched() as drawn:
        painter.drawText(QRectF(0, 0, 20, 20), Qt.AlignmentFlag.AlignCenter, "Long words")
        painter.drawText(QRectF(0, 0, 90, 20), Qt.AlignmentFlag.AlignCenter, "Short")
        write(painter, QRectF(0, 0, 30, 20), "Too many words", Style(20, "#000000"))
        write(painter, QRectF(0, 0, 70, 20), "Few words", Style(20, "#000000"))

    assert [each.cut for each in drawn] == [True, False, True, False]
