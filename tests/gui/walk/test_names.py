"""Walk through every screen with names that look like markup, keys, places or nothing at all.

``KUPOLA_WALK=full`` seats every name at every seat; without it, every screen sees some of them.
"""

from __future__ import annotations

import os
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from core.kernel.outside_text import cleaned_name
from gui.new_game.name_field import NameField
from gui.play.screen import GameScreen
from gui.start.player_bar import PlayerBar
from gui.store.player_profiles import PlayerProfiles
from gui.tally.screen import TallyScreen

from . import daily, dialogs, lessons, matches, people, screens, together  # noqa: F401 - they register themselves
from .board import said_on
from .pen import wordly
from .registry import SCREENS
from .stand import FORMATS, Stand
from .texts import Text, flaws_in, texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

FULL = os.environ.get("KUPOLA_WALK") == "full"
EMOJI = ("🇭🇺", "👍🏽")
NAMES = (
    "<img src=/dev/null>",
    "R&D &amp; &lt;i>",
    "%n {0} {name}",
    EMOJI[0] * 24,
    "<b>Bold</b>",
    '<a href="file:///etc/passwd">x</a>',
    "\u202eevil\ud800 [*]",
    EMOJI[1] * 24,
)
SHOWN = [cleaned_name(name) for name in NAMES]
LISTED = {"players", "progress", "history", "statistics"}
"""Screens that keep their players themselves."""
LOOKS = 3
"""How often a screen is looked at: what it shows later is much like what it showed first."""
SILENT = {"AboutBox"}
"""Windows with markup of our own."""


def seatings(name: str) -> Iterator[tuple[str, ...]]:
    """Return who sits where on a screen."""
    first = [*SCREENS].index(name)
    for turn in range(len(NAMES) if FULL else 1):
        at = (first + turn) % len(NAMES)
        yield (*NAMES[at:], *NAMES[:at])


def found_on(top: QWidget) -> list[Text]:
    found = [each for each in texts(top) if type(top).__name__ not in SILENT or not each.guessed]
    for kind in (GameScreen, TallyScreen):
        for board in top.findChildren(kind):
            if isinstance(board, GameScreen | TallyScreen) and board.isVisible():
                found += [Text("board", words) for words in said_on(board.scene)]
    return found


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.usefixtures("qapp")
def test_every_name_is_shown_as_it_is(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, seated in enumerate(seatings(name)):
        monkeypatch.setattr(matches, "NAMES", seated)
        monkeypatch.setattr(people, "NAMES", seated)
        monkeypatch.setattr(matches, "LINE_NAME", cleaned_name(seated[0]))
        folder = tmp_path / f"{number}"
        if name not in LISTED:
            player_profiles = PlayerProfiles(folder / "players")
            for each in seated[:3]:
                player_profiles.add(each)
        stand = Stand(folder, FORMATS[0])
        with stand.open(), wordly():
            for top in islice(SCREENS[name](stand), None if FULL else LOOKS):
                found = found_on(top)

                assert len(found) > 10
                assert flaws_in(found, SHOWN, EMOJI) == []


@pytest.mark.parametrize("first", range(0, len(NAMES), 3))
@pytest.mark.usefixtures("qapp")
def test_menus_show_names_and_files_as_they_are(
    tmp_path: Path, first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)  # there is no screen to grab
    names = (*NAMES[first:], *NAMES[:first])[:3]
    player_profiles = PlayerProfiles(tmp_path / "players")
    for name in names:
        player_profiles.add(name)
    file = tmp_path / f"{cleaned_name(names[0]).replace('/', '')}.kupola"
    file.touch()
    stand = Stand(tmp_path, FORMATS[0])
    with stand.open():
        stand.window.files._remember(file)
        bar = stand.window.findChild(PlayerBar)
        assert isinstance(bar, PlayerBar)
        bar._on_player()
        field = NameField()
        field.set_players(dict.fromkeys(map(cleaned_name, names[:2]), "pink"))
        field.setText(names[2])
        field.offer()

        found = [each for menu in (bar.menu, field.menu) for each in texts(menu)]
        found += texts(stand.window.menus.menus["recent"])
        field.deleteLater()
    assert len([each for each in found if each.where == "action" and each.words]) > len(names)
    assert flaws_in(found, [*SHOWN, file.name], EMOJI) == []


def test_texts_that_qt_would_change_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for widget in (QLabel(SHOWN[4]), QPushButton(SHOWN[1]), QPushButton("{count}")):
        column.addWidget(widget)
    window.setToolTip(SHOWN[0])
    window.setAccessibleName("a\u202eb")
    window.addAction(QAction(EMOJI[1][0], window))

    flaws = " ".join(flaws_in(list(texts(window)), SHOWN, EMOJI))

    assert "QLabel: taken for markup" in flaws
    assert "tool tip of QWidget: taken for markup" in flaws
    assert "QPushButton: a swallowed mnemonic" in flaws
    assert "QPushButton: an unfilled place" in flaws
    assert "QWidget: invisible letters" in flaws
    assert "action: a cut letter" in flaws
