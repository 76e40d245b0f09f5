from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from core.games import GAMES
from core.kernel.messages import Player, text
from gui.games.narration import Progress, Variant
from gui.play.header import Header
from gui.text.translation import render
from gui.widgets.style import Style
from tests.gui.panels.seats import looks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

SHORT = text("stub", "{player}: place domino 21").bind(player=Player(0))
LONG = text(
    "stub", "{player}: this sentence is so long that it can never be written on one line there"
).bind(player=Player(0))
SIGNALS = {
    "hint": "hint",
    "now": "hurry",
    "undo": "undo",
    "redo": "redo",
    "panel": "panel",
    "result": "result",
    "home": "leave",
}


@pytest.fixture
def header(qtbot: QtBot) -> Iterator[Header]:
    header = Header("kingdomino", GAMES["kingdomino"].title)
    qtbot.addWidget(header)
    header.restyle(Style())
    header.show_progress(Progress(3, 12, text("stub", "Turn 3 of 12")))
    header.show_status(SHORT, 0, looks(2))
    header.resize(1920, header.height())
    with qtbot.waitExposed(header):
        header.show()
    yield header
    header.pill.stop()


def icons_only(header: Header) -> bool:
    style = header.buttons["undo"].toolButtonStyle()
    return style is Qt.ToolButtonStyle.ToolButtonIconOnly


def test_it_says_what_is_waited_for(header: Header) -> None:
    assert header.pill.words == "Ana: place domino 21"
    assert header.pill.accessibleName() == header.pill.words
    assert not header.pill.thinking


def test_dots_walk_while_a_computer_thinks(header: Header) -> None:
    header.show_status(SHORT, 0, looks(2), thinking=True)
    still = header.pill.thinking
    header.show_status(SHORT, 0, looks(2))

    assert still
    assert not header.pill.thinking


def test_buttons_say_their_names_where_there_is_room(header: Header) -> None:
    assert not icons_only(header)
    assert header.pill.width() >= header.pill.wanted()


def test_a_long_sentence_drives_the_names_off_the_buttons(header: Header) -> None:
    header.resize(1200, header.height())

    header.show_status(LONG, 0, looks(2))

    assert icons_only(header)
    assert header.buttons["undo"].toolTip() == "Undo the last move"


def test_a_short_sentence_lets_them_come_back(header: Header) -> None:
    header.resize(1400, header.height())
    header.show_status(LONG, 0, looks(2))

    header.show_status(SHORT, 0, looks(2))

    assert not icons_only(header)


@pytest.mark.parametrize("name", SIGNALS)
def test_every_button_does_something(header: Header, qtbot: QtBot, name: str) -> None:
    header.set_possible(undo=SHORT, redo=SHORT, result=True)

    with qtbot.waitSignal(getattr(header, SIGNALS[name])):
        QTest.mouseClick(header.buttons[name], Qt.MouseButton.LeftButton)


def test_only_what_is_possible_can_be_pressed(header: Header) -> None:
    header.set_possible(undo=None, redo=SHORT, result=False)

    assert not header.buttons["undo"].isEnabled()
    assert header.buttons["redo"].isEnabled()
    assert header.buttons["result"].isHidden()


def test_tips_name_the_moves_as_long_as_there_are_any(header: Header) -> None:
    header.set_possible(undo=SHORT, redo=None, result=False)
    named = header.buttons["undo"].toolTip()
    header.set_possible(undo=None, redo=None, result=False)

    assert named == f"Undo: {render(SHORT)}"
    assert header.buttons["undo"].toolTip() == "Undo the last move"


VARIANTS = (
    Variant(text("stub", "The Mighty Duel"), text("stub", "Kingdoms of 7 × 7 squares.")),
    Variant(text("stub", "Harmony"), text("stub", "5 extra points.")),
    Variant(text("stub", "Goals: rows"), text("stub", "3 points a row."), on_board=True),
)


def test_it_names_the_variants_that_are_played_and_tells_what_they_change(header: Header) -> None:
    assert header._variants.isHidden()

    header.show_variants(VARIANTS)

    assert header._variants.isVisible()
    assert header._variants.text() == "The Mighty Duel · Harmony"
    for tip in (header._variants.toolTip(), header._sign.toolTip()):
        assert "The Mighty Duel: Kingdoms of 7 × 7 squares." in tip
        assert "Goals: rows: 3 points a row." in tip
    assert "5 extra points." in header._variants.accessibleDescription()


def test_the_sign_names_the_variants_that_have_no_room(qtbot: QtBot) -> None:
    house = QWidget()
    qtbot.addWidget(house)
    header = Header("kingdomino", GAMES["kingdomino"].title, house)
    header.restyle(Style())
    header.show_variants(VARIANTS)

    hidden = []
    for width in (1920, 640):
        header.resize(width, header.height())
        header.show_status(SHORT, 0, looks(2))
        hidden.append(header._variants.isHidden())
    header.pill.stop()

    assert hidden == [False, True]
    assert "The Mighty Duel · Harmony" in header._sign.toolTip()
    assert "The Mighty Duel · Harmony" in header._sign.accessibleName()
