from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from gui.look.theme import LIGHT
from gui.replay.bar import ReplayBar
from gui.widgets.style import Style
from tests.gui.panels.seats import looks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator


@pytest.fixture
def bar(qtbot: QtBot, translator: Translator) -> Iterator[ReplayBar]:
    """Lay a bar into a window of 960 pixels, the narrowest there is."""
    assert translator.language == "en"
    window = QWidget()
    window.setMinimumSize(960, 300)
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    bar = ReplayBar(looks(2))
    column.addWidget(bar)
    qtbot.addWidget(window)
    window.resize(960, 300)
    bar.show_line([(0, 0)] * 150, 98)
    window.show()
    yield bar
    window.close()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 2.6])
def test_it_leaves_out_what_has_no_room(bar: ReplayBar, scale: float) -> None:
    bar.restyle(Style.of(LIGHT, 960, 640, scale))
    QApplication.processEvents()

    assert bar.width() == 960
    last = bar.buttons["close"]
    assert last.geometry().right() < 960
    assert last.width() >= last.sizeHint().width()


def test_everything_is_there_where_there_is_room(bar: ReplayBar) -> None:
    bar.restyle(Style.of(LIGHT, 960, 640, 2.6))
    QApplication.processEvents()
    narrow = bar._where.isVisible()
    bar.restyle(Style.of(LIGHT, 960, 640, 1.0))

    assert not narrow
    assert bar._where.isVisible()
    assert bar._where.text() == "Move 98 of 149"
