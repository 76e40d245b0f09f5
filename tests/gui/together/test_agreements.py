"""What people at a table agree on: undo, another game, pauses; and what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from gui.history.history_file import HistoryFile
from gui.profiles.history_model import _words
from gui.store.waiting_tables import waiting_tables
from gui.together.bridge import wait_for_farewells
from tests.gui.together.shared_table import SharedTable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator
    from gui.together.table_panel import TablePanel

    Opened = Callable[..., SharedTable]


@pytest.fixture
def opened(qtbot: QtBot, translator: Translator, tmp_path: Path) -> Opened:
    def opened(kinds: str = "hg", moves: int = 4, watchers: int = 0) -> SharedTable:
        table = SharedTable(qtbot, translator, tmp_path, "kingdomino", kinds, watchers)
        table.open()
        table.start()
        for number in range(moves):
            table.move(number)
        table.wait(table.ready)
        return table

    return opened


def choose(panel: TablePanel, words: str) -> None:
    """Choose an entry of the menu of the table."""
    entries = {each.text().replace("&", ""): each for each in panel.table_menu.actions()}
    assert words in entries, [*entries]
    entries[words].trigger()


def press(panel: TablePanel, name: str) -> None:
    button = panel.buttons[name]
    assert not button.isHidden()
    QTest.keyClick(button, Qt.Key.Key_Space)


def agree_to_box(table: SharedTable, panel: TablePanel) -> None:
    """Press the first button of the question that is open."""
    table.wait(lambda: bool(panel.window().findChildren(QMessageBox)))
    [box] = panel.window().findChildren(QMessageBox)
    box.buttons()[0].click()


def test_undo_by_agreement(opened: Opened) -> None:
    table = opened()
    host, guest = table.session, table.guests[0].session
    before = host.controller.match.ply
    host.screen.take_back()
    table.wait(lambda: "would like to undo" in guest.panel.words)
    asked = host.panel.words
    press(guest.panel, "yes")
    table.wait(lambda: host.controller.match.ply < before and table.agree())

    assert asked == "You ask to undo. Waiting for Guest 0."
    assert host.controller.match.to_act == 0
    assert guest.controller.match.ply == host.controller.match.ply
    table.close()


def test_undo_is_declined_or_withdrawn(opened: Opened) -> None:
    table = opened()
    host, guest = table.session, table.guests[0].session
    before = host.controller.match.ply
    guest.screen.take_back()
    table.wait(lambda: "would like to undo" in host.panel.words)
    press(host.panel, "no")
    table.wait(lambda: guest.panel.words == "The proposal was declined.")
    guest.screen.take_back()
    table.wait(lambda: "Waiting for Host 0" in guest.panel.words)
    press(guest.panel, "no")
    table.wait(lambda: host.panel.now is not None and host.panel.now.proposal is None)

    assert host.controller.match.ply == before
    assert host.panel.buttons["yes"].isHidden()
    table.close()


def test_a_pause_stops_everybody(opened: Opened) -> None:
    table = opened()
    host, guest = table.session, table.guests[0].session
    choose(guest.panel, "Pause the game")
    table.wait(lambda: host.controller.notice is not None and guest.controller.notice is not None)
    paused = host.controller.moves, guest.controller.moves
    choose(host.panel, "Resume the game")
    table.wait(lambda: table.ready() and guest.controller.notice is None)

    assert paused == ((), ())
    table.move(0)
    table.close()


def test_phrases_nudges_and_words(opened: Opened) -> None:
    table = opened()
    host, guest = table.session, table.guests[0].session
    guest.panel.say_menu.actions()[2].trigger()
    table.wait(lambda: host.panel.words == "Guest 0: Good move!")
    while not guest.controller.moves:
        table.move(0)
        table.wait(table.ready)
    table.wait(lambda: host.panel.now is not None and host.panel.now.turn == 1)
    choose(host.panel, "Remind Guest 0")
    table.wait(lambda: guest.panel.words == "The others remind you: it is your turn.")

    assert "Write…" not in [each.text() for each in guest.panel.say_menu.actions()]
    table.close()


def test_free_words_are_shown_as_they_are(opened: Opened) -> None:
    table = opened()
    table.hosted._bridge.call(lambda each: setattr(each, "free_words", True))
    table.session.panel.said.emit("hello", "")
    guest = table.guests[0].session
    table.wait(lambda: guest.panel.now is not None and guest.panel.now.free_words)
    guest.panel.said.emit("", "<b>a & b</b>")
    table.wait(lambda: table.session.panel.words == "Guest 0: <b>a & b</b>")

    assert table.session.panel._news.textFormat() == Qt.TextFormat.PlainText
    table.close()


def test_resigning_ends_a_game_of_two(opened: Opened) -> None:
    table = opened()
    host, guest = table.session, table.guests[0].session
    choose(guest.panel, "Resign…")
    agree_to_box(table, guest.panel)
    table.wait(lambda: host.controller.notice is not None and guest.controller.notice is not None)

    assert host.screen.status.now().source == "{name} has resigned. The game is over."
    assert guest.screen.status.now().source == "{name} has resigned. The game is over."
    assert host.controller.moves == guest.controller.moves == ()
    table.wait(lambda: guest.whole)
    for window in (table.host, table.guests[0].window):
        (entry,) = HistoryFile(window.saved_games).entries()
        assert entry.resigned == (1,)
        assert [each.rank for each in entry.seats] == [1, 2]
        assert HistoryFile(window.saved_games).path_of(entry).is_file()
        assert window.saved_games.files() == []
        assert "Host 0 (resigned: Guest 0)" in _words(entry, 3)
    choose(host.panel, "Play another game…")
    table.wait(lambda: "another game" in guest.panel.words)
    press(guest.panel, "yes")
    table.wait(lambda: table.session is not host and table.ready())
    assert guest.panel.words == ""
    table.move(0)
    table.close()


def test_a_resigned_game_waits_nowhere(opened: Opened) -> None:
    """Moves were undone before: they do not keep it open."""
    table = opened()
    guest = table.guests[0]
    table.hosted.propose("undo", 2)
    table.wait(lambda: "would like to undo" in guest.session.panel.words)
    press(guest.session.panel, "yes")
    table.wait(lambda: table.session.controller.match.ply == 2 and table.ready())
    choose(table.session.panel, "Resign…")
    agree_to_box(table, table.session.panel)
    table.wait(lambda: guest.session.whole)
    table.host.leave()
    guest.window.leave()
    wait_for_farewells()

    for window in (table.host, guest.window):
        assert window.saved_games.files() == []
        assert waiting_tables(window.saved_games.folder).places == ()
        assert waiting_tables(window.saved_games.folder).hosted == {}
    table.close()


def test_a_computer_plays_on_for_one_of_three(opened: Opened) -> None:
    table = opened("hgg", 3)
    leaving = table.guests[1].session
    choose(leaving.panel, "Resign…")
    agree_to_box(table, leaving.panel)
    table.wait(lambda: table.session.controller.players[2].level != "")
    table.wait(lambda: leaving.controller.remote == frozenset(range(3)))

    assert table.session.controller.remote == {1}
    assert table.guests[0].session.controller.players[2].level
    table.close()


def test_seats_are_swapped_for_another_game(opened: Opened) -> None:
    table = opened(moves=0)
    host, guest = table.session, table.guests[0].session
    first = host.controller.match
    host.controller.hold()
    table.hosted.resign(0)
    table.wait(lambda: guest.panel.now is not None and guest.panel.now.phase == "over")
    choose(guest.panel, "Swap the seats and play again…")
    table.wait(lambda: "swapped seats" in host.panel.words)
    press(host.panel, "yes")
    table.wait(lambda: table.session is not host and table.ready())
    table.wait(lambda: guest.controller.remote == {1} and table.ready())

    assert table.session.controller.match.start.seed != first.start.seed
    assert table.session.controller.remote == {0}
    table.move(0)
    table.close()


def test_others_take_over_a_seat(opened: Opened) -> None:
    table = opened(watchers=1)
    host = table.session
    table.guests[0].window.close()
    table.wait(lambda: "away" in host.panel.words)
    choose(host.panel, "Let Guest 1 play for Guest 0")
    other = table.guests.pop(1)
    table.guests[0] = other
    table.wait(lambda: other.session.controller.remote == {0} and table.ready())
    table.move(0)
    table.wait(table.ready)
    other.window.close()
    table.wait(lambda: host.panel.now is not None and not host.panel.now.seats[1].present)
    choose(host.panel, "Let a computer play for Guest 1")
    table.wait(lambda: bool(host.controller.players[1].level))

    assert host.controller.remote == frozenset()
    table.close()


def test_a_stranger_knocks_during_the_game(opened: Opened) -> None:
    table = opened()
    table.join("Late", None)

    assert table.session.controller.match.ply == 4
    table.close()


def test_two_people_at_the_host_agree_together(opened: Opened) -> None:
    table = opened("hhg", 3)
    host, guest = table.session, table.guests[0].session
    before = host.controller.match.ply
    host.screen.take_back()
    table.wait(lambda: "would like to undo" in guest.panel.words)
    press(guest.panel, "yes")
    table.wait(lambda: host.controller.match.ply < before and table.agree())

    assert host.controller.is_here(host.controller.match.to_act or 0)
    table.close()
