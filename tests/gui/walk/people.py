"""The screens about players and their results, of matches, and of counts of real tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.contest import DUPLICATE, TRIATHLON
from core.games import GAMES
from core.history import DYNASTY, GAME, TALLY, Entry, Result
from core.kernel.messages import english
from core.kernel.scores import ranked
from gui.contests.dialog import ContestDialog
from gui.games.registry import ui_of
from gui.history.history_file import HistoryFile
from gui.second_try.book_dialog import NOTHING_NEW, BookDialog
from gui.tally.dialog import TallyDialog
from tests.core.test_tally import filled
from tests.gui.second_try.mistaken import collected

from .dialogs import asked
from .matches import NAMES, sitters
from .registry import screen, screen_of_each_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from gui.profiles.window import PlayersWindow

    from .stand import Stand

KINDS = (GAME, TALLY, DYNASTY, DUPLICATE, TRIATHLON)
NOVEMBER = 1_794_800_000


def told(number: int) -> Entry:
    """Make a result; twelve of them cover everything."""
    kind, game = KINDS[number % len(KINDS)], tuple(GAMES)[number % len(GAMES)]
    parts = {english(label): 11 + place for place, label in enumerate(ui_of(game).categories())}
    seats = tuple(
        Result(who.name, who.color, "expert" if seat == 3 else "", 104 - seat, seat + 1, parts)
        for seat, who in enumerate(sitters(GAMES[game].seats[-1]))
    )
    return Entry(f"{kind}-{number}", kind, game, NOVEMBER + 86_400 * number, "", seats)


def people(stand: Stand, page: str) -> PlayersWindow:
    """Open a page about the players of a computer with a past."""
    for name in NAMES[:-1]:  # the last one has no profile
        stand.window.players.player_profiles.add(name)
    history_file = HistoryFile(stand.window.saved_games)
    for number in range(15):
        history_file.note(told(number))
    stand.window.menus.actions[page].trigger()
    stand.settle()
    window = stand.window.players.window
    assert window is not None
    window.resize(1150, 640)  # as it opens with large text on a screen of 1280 × 720
    return window


@screen
def players(stand: Stand) -> Iterator[QWidget]:
    window = people(stand, "players")
    page = window.players
    page.list.setCurrentRow(2)
    yield window
    page.name.setText(NAMES[0])
    page.name.editingFinished.emit()  # the name is taken
    assert page.warning.text()
    yield window


@screen
def history(stand: Stand) -> Iterator[QWidget]:
    window = people(stand, "history")
    kinds = [entry.kind for entry in window.history.model.rows]
    for kind in (GAME, TALLY):
        window.history.table.selectRow(kinds.index(kind))
        yield window


@screen
def statistics(stand: Stand) -> Iterator[QWidget]:
    window = people(stand, "statistics")
    for game in GAMES:
        window.statistics.subject.set_key(game)
        window.statistics._show()
        assert window.statistics.parts.rowCount()
        yield window


@screen
def nothing_played_yet(stand: Stand) -> Iterator[QWidget]:
    for page in ("players", "history", "statistics"):
        stand.window.menus.actions[page].trigger()
        stand.settle()
        window = stand.window.players.window
        assert window is not None
        window.resize(1150, 640)
        yield window


@screen
def mistakes(stand: Stand) -> Iterator[QWidget]:
    dialog = asked(stand, "mistakes", BookDialog)
    assert isinstance(dialog, BookDialog)
    yield dialog
    dialog.close()
    for key in GAMES:
        collected(stand.window, key)
    dialog = asked(stand, "mistakes", BookDialog)
    assert isinstance(dialog, BookDialog)
    yield dialog
    dialog._note = NOTHING_NEW
    dialog.retranslate()
    yield dialog


@screen
def new_match(stand: Stand) -> Iterator[QWidget]:
    dialog = asked(stand, "match", ContestDialog)
    assert isinstance(dialog, ContestDialog)
    for segment in dialog.kind.segments.values():
        segment.click()
        stand.settle()
        yield dialog
    dialog.kind.segments[DUPLICATE].click()
    dialog.game.set_key("pixies")
    dialog._on_game()
    dialog.seats.seat(sitters(GAMES["pixies"].seats[-1]))
    stand.settle()
    yield dialog


def standing(stand: Stand, kind: str, seats: int) -> Iterator[QWidget]:
    """Play a match, whose standing is seen after its first game and in the end."""
    contests = stand.window.contests
    contests.begin(kind, "pixies", sitters(seats))
    stand.settle()
    yield stand.window
    sheet, kept = contests.sheet, contests._kept
    assert sheet is not None
    assert kept is not None
    contest = kept.contest
    for number in range(len(contest.legs)):
        standings = ranked([(90 - 7 * seat,) for seat in range(seats)])
        contest = contest.ended(number, standings)
        if number == 0 or contest.over:
            sheet.show_contest(contest)
            stand.settle()
            assert sheet.isVisible()
            yield stand.window


@screen
def duplicate_match(stand: Stand) -> Iterator[QWidget]:
    yield from standing(stand, DUPLICATE, GAMES["pixies"].seats[-1])


@screen
def triathlon(stand: Stand) -> Iterator[QWidget]:
    yield from standing(stand, TRIATHLON, 2)


@screen
def matches_that_wait(stand: Stand) -> Iterator[QWidget]:
    for kind in (DUPLICATE, TRIATHLON):
        stand.window.contests.begin(kind, "kingdomino", sitters(2))
        stand.settle()
        stand.window.leave()
    stand.await_bookmarks()
    yield stand.window


@screen_of_each_game
def new_count(stand: Stand, key: str) -> Iterator[QWidget]:
    stand.window.tallies.begin(filled(key), sitters(GAMES[key].seats[-1]))
    stand.window.tallies._on_changed()
    stand.window.leave()
    dialog = asked(stand, "tally", TallyDialog)
    assert isinstance(dialog, TallyDialog)
    QTest.keyClick(dialog.games, Qt.Key.Key_Home)
    for _ in range([*GAMES].index(key)):
        QTest.keyClick(dialog.games, Qt.Key.Key_Down)
    QTest.keyClick(dialog.players, Qt.Key.Key_End)
    stand.settle()
    assert dialog.game == key
    assert dialog.seats == GAMES[key].seats[-1]
    yield dialog


@screen_of_each_game
def count(stand: Stand, key: str) -> Iterator[QWidget]:
    stand.window.tallies.begin(filled(key, moves=80), sitters(GAMES[key].seats[-1]))
    stand.settle()
    board = stand.window.tallies.screen
    assert board is not None
    yield stand.window
    board.show_board(board.count.seats - 1, len(board.count.tally.pages) - 1)
    yield stand.window
