"""The analysis board: live candidates, lines, comments, and what its player may not know."""

from __future__ import annotations

from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.match import Match, Note
from core.record import Record, dumps, loads
from gui.analysis.note_dialog import NoteDialog
from gui.analysis.panel import OVER, PAUSED
from gui.analysis.screen import AnalysisScreen
from gui.coach.marks import ArrowMark
from gui.text.translation import render
from tests.gui.access.reading import heard
from tests.gui.panels.seats import sitters
from tests.gui.profiles.finished import PLAYERS, played

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.window.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("translator")
games = pytest.mark.parametrize("key", sorted(GAMES))
SOON = 0.5
"""Seconds within which a search ends on a busy machine; on an idle one it takes 0.03."""


def position(key: str, plies: int = 6) -> Match:
    match = Match.new(GAMES[key], 2, {}, 3)
    for _ in range(plies):
        match = match.play(match.game.legal_moves(match.state)[0])
    return match


@contextmanager
def opened(match: Match, *, paused: bool = False) -> Iterator[AnalysisScreen]:
    """Show an analysis in a window of its own."""
    screen = AnalysisScreen(match, sitters(2), paused=paused)
    screen.scene.animator.speed = 0
    screen.resize(1280, 720)
    screen.show()
    screen.activateWindow()
    QApplication.processEvents()
    try:
        yield screen
    finally:
        screen.end()
        screen.reader.close()
        screen.close()
        screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@games
def test_candidates_come_deeper_and_deeper_with_arrows(key: str, qtbot: QtBot) -> None:
    with opened(position(key)) as screen:
        nodes: list[int] = []
        screen.search.found.connect(lambda found: nodes.append(found.nodes))
        qtbot.waitUntil(lambda: len(nodes) > 2 or not screen.search.busy, timeout=30_000)

        assert nodes == sorted(nodes)
        rows = [row for row in screen.lines.rows if not row.isHidden()]
        assert rows
        assert str(rows[0].suggestion.chance) in rows[0].accessibleName()
        assert any(isinstance(mark, ArrowMark) for mark in screen.arrows.marks)


@games
def test_a_row_plays_its_move_and_the_search_begins_again(key: str, qtbot: QtBot) -> None:
    with opened(position(key)) as screen:
        qtbot.waitUntil(lambda: bool(screen.lines.rows), timeout=30_000)
        row = screen.lines.rows[0]
        move, ply = row.suggestion.move, screen.analysis.match.ply
        screen.search.cancel()
        row.setFocus()
        QTest.keyClick(row, Qt.Key.Key_Return)

        assert screen.analysis.match.ply == ply + 1
        assert screen.analysis.match.turns[-1].move == move
        assert all(each.isHidden() for each in screen.lines.rows)

        screen.lines.buttons["back"].click()
        assert screen.analysis.match.ply == ply
        screen.lines.buttons["forward"].click()
        assert screen.analysis.match.ply == ply + 1


@games
def test_a_change_stops_the_search_at_once(key: str, qtbot: QtBot) -> None:
    with opened(position(key)) as screen:
        qtbot.waitUntil(lambda: bool(screen.lines.rows), timeout=30_000)
        began = perf_counter()
        screen.search.stop()

        assert perf_counter() - began < SOON
        assert not screen.search.busy


def test_other_lines_are_kept_as_branches() -> None:
    with opened(position("kingdomino", 0), paused=True) as screen:
        first, second = screen.analysis.moves[:2]
        screen.analysis.play(first)
        screen.analysis.undo()
        screen.analysis.play(second)

        assert [line[0].move for line in screen.analysis.match.branches] == [first]
        screen.return_to(0)
        assert screen.analysis.match.turns[0].move == first
        assert not screen.analysis.match.peeked


def test_opening_names_the_screen_and_what_it_does() -> None:
    with heard() as said, opened(position("pixies"), paused=True) as screen:
        panel = screen.lines
        title = panel.accessibleName()

    assert title
    assert [each for each in said if each.startswith(f"{title}. ")]
    assert sum(title in each for each in said) == 1


def test_a_screen_that_is_covered_has_nothing_more_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    withdrawn: list[object] = []
    monkeypatch.setattr("gui.analysis.screen.withdraw", withdrawn.append)
    with opened(position("pixies"), paused=True) as screen:
        screen.hide()

        assert withdrawn == [screen.view]


def test_a_paused_analysis_searches_nothing() -> None:
    with opened(position("pixies"), paused=True) as screen:
        assert not screen.search.busy
        assert screen.lines.progress.text() == render(PAUSED)

        screen.lines.buttons["pause"].click()
        assert screen.search.busy
        screen.lines.buttons["pause"].click()
        assert not screen.search.busy


def test_a_finished_game_has_no_candidates() -> None:
    match = played("pixies")
    with opened(match.goto(len(match.line))) as screen:
        assert screen.lines.progress.text() == render(OVER)
        assert not screen.lines.buttons["play"].isEnabled()


def test_a_comment_and_a_mark_are_written_in_a_dialog() -> None:
    with opened(position("kingdomino"), paused=True) as screen:
        screen.lines.buttons["note"].click()
        (dialog,) = screen.findChildren(NoteDialog)
        dialog.mark.set_key("!?")
        dialog.field.setPlainText("Takes the\nlast mine.")
        dialog._on_accepted()

        assert screen.analysis.match.note == Note("!?", "Takes the last mine.")
        assert screen.lines.note.text() == "!? Takes the last mine."
        screen.analysis.undo()
        assert screen.lines.note.isHidden()

        again = loads(dumps(Record.of(screen.analysis.match, screen.analysis.players))).replay()
        assert again.goto(6).note.mark == "!?"


def test_a_comment_that_is_too_long_cannot_be_saved() -> None:
    with opened(position("pixies"), paused=True) as screen:
        screen.lines.buttons["note"].click()
        (dialog,) = screen.findChildren(NoteDialog)
        dialog.field.setPlainText("x" * 401)

        assert not dialog._save.isEnabled()
        dialog.field.setPlainText("x" * 400)
        assert dialog._save.isEnabled()


@games
def test_the_analysis_of_a_game_that_goes_on_shows_nothing_hidden(
    key: str, window: MainWindow
) -> None:
    match = position(key)
    window.files.opened.emit(Record.of(match, sitters(2)), match, window.saved_games.new_path())
    window.menus.actions["analyze"].trigger()
    screen = window.analyses.screen
    assert screen is not None

    analyzed = screen.analysis.match
    seat = match.to_act
    assert match.game.view(analyzed.state, seat) == match.game.view(match.state, seat)
    assert analyzed.state != match.state

    screen.lines.buttons["close"].click()
    QApplication.processEvents()
    assert window.analyses.screen is None
    assert window.session is not None
    assert window.at_hand is window.session.screen
    assert window.session.controller.match == match


def test_a_replayed_game_is_analyzed_as_it_was_played(window: MainWindow, tmp_path: Path) -> None:
    match = played("kingdomino")
    window.files.opened.emit(Record.of(match, PLAYERS), match, tmp_path / "x.kupola")
    assert window.replays.screen is not None
    window.replays.screen.wind(7)
    window.menus.actions["analyze"].trigger()

    assert window.analyses.screen is not None
    analyzed = window.analyses.screen.analysis.match
    assert analyzed.ply == 7
    assert analyzed.line == match.line

    window.analyses.close()
    assert window.at_hand is window.replays.screen


def test_a_study_opens_on_the_analysis_board(window: MainWindow, tmp_path: Path) -> None:
    match = position("pixies").goto(2).noted(Note("!", "Look here."))
    window.files.opened.emit(Record.of(match, sitters(2)), match, tmp_path / "x.kupola")
    screen = window.analyses.screen

    assert screen is not None
    assert window.session is None
    assert screen.analysis.match.ply == 0
    screen.lines.buttons["forward"].click()
    screen.lines.buttons["forward"].click()
    assert screen.lines.note.text() == "! Look here."
    window.analyses.leave.emit()
    assert window.analyses.screen is None


def test_a_position_can_be_played_on_against_a_level(window: MainWindow) -> None:
    match = position("kingdomino")
    window.analyses.open(match, sitters(2), paused=True)
    window.analyses._play(match, 0, sitters(2))

    assert window.analyses.screen is None
    assert window.session is not None
    played_on = window.session.controller.match
    assert played_on.ply == 0
    assert played_on.to_act == match.to_act
    assert not played_on.is_study
