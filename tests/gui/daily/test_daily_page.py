"""The week of crowns, the page of daily deals, and the way through a counted game and back."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core import share_code
from core.daily import deal
from core.games import GAMES
from core.games.boxes import BOXES
from core.record import Record
from gui.daily.crown import Mark
from gui.daily.page import DailyPage
from gui.history.daily_results import UNREADABLE
from gui.history.history_file import HistoryFile
from gui.store.game_files import read
from gui.store.progress_file import FILE
from gui.store.saved_games import Waiting
from gui.text.language import LANGUAGES
from gui.text.translation import render
from gui.widgets.option_cell import SAID_WITH_CONTROL
from tests.gui.access.reading import name_of
from tests.gui.panels.seats import sitters

from .days import claim, note_result

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from core.match import Match
    from gui.daily.deal_row import DealRow
    from gui.text.translator import Translator
    from gui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
DAY = date(2026, 11, 17)


class Clock:
    """A calendar that the test turns."""

    def __init__(self) -> None:
        self.day = DAY

    def __call__(self) -> date:
        return self.day


@pytest.fixture
def clock(window: MainWindow) -> Clock:
    window.menus.choices["motion"]["off"].trigger()
    clock = window.daily.clock = Clock()
    window.daily._watch.look()
    return clock


@pytest.fixture(autouse=True)
def no_computers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let computers think for ever: no test here waits for them."""
    monkeypatch.setattr("gui.match.match_controller.MatchController._ask", lambda _: None)
    yield
    for page in QApplication.topLevelWidgets():
        if isinstance(page, DailyPage):
            page.close()


def folder(window: MainWindow) -> Path:
    profiles = window.players.player_profiles
    return profiles.folder_of(profiles.current)


def settled(page: DailyPage) -> DailyPage:
    while page.busy:
        QApplication.processEvents()
    return page


def opened(window: MainWindow) -> DailyPage:
    window.menus.actions["daily"].trigger()
    return settled(window.findChildren(DailyPage)[-1])


def row(page: DailyPage, game: str) -> DealRow:
    return next(each for each in page.rows if each.key == game)


def offered(page: DailyPage, game: str) -> list[str]:
    buttons = row(page, game).buttons
    return [name for name, each in buttons.items() if each.isVisible() and each.isEnabled()]


def week(window: MainWindow) -> list[tuple[Mark, ...]]:
    window.daily.refresh()
    while window.daily.busy:
        QApplication.processEvents()
    return [marks for _, marks in window._start.week._days]


def finish(window: MainWindow, game: str = "pixies") -> Match:
    """Begin the counted game of today, and play it to its end outside the window."""
    commands = window.daily
    dealt = deal(commands.today(), GAMES[game])
    players = commands._plan(dealt).sitters
    waiting = commands._tries.begin(dealt, players)
    assert waiting is not None
    match = waiting.record.replay()
    while not match.over:
        match = match.play(match.game.legal_moves(match.state)[0])
    path = window.saved_games.save(waiting.path, Record.of(match, players), over=True)
    HistoryFile(window.saved_games).note_game(path, match, players)
    return match


def test_a_game_of_today_begins_continues_and_counts_once(window: MainWindow, clock: Clock) -> None:
    row(opened(window), "pixies").buttons["play"].click()
    assert window.session is not None
    match = window.session.controller.match
    path = window.session.path
    window.leave()
    page = opened(window)
    before = offered(page, "pixies")
    row(page, "pixies").buttons["resume"].click()
    assert window.session is not None

    assert (match.daily, match.start.seed) == ("2026-11-17", deal(clock(), match.game).seed)
    assert [player.level for player in window.session.controller.players] == ["", *["skilled"] * 2]
    assert before == ["resume"]
    assert window.session.path == path
    assert len(window.saved_games.waiting()) == 1


@pytest.mark.usefixtures("clock")
def test_keys_alone_lead_from_the_start_screen_into_the_game(window: MainWindow) -> None:
    button = window._start.week
    for _ in range(60):
        if QApplication.focusWidget() is button:
            break
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
    QTest.keyClick(button, Qt.Key.Key_Space)
    page = settled(window.findChildren(DailyPage)[-1])
    focus = QApplication.focusWidget()
    assert focus is not None
    first = focus.accessibleName()
    QTest.keyClick(focus, Qt.Key.Key_Space)

    assert first == "Play, Azul Duel"
    assert not page.isVisible()
    assert window.session is not None
    assert window.session.controller.match.daily == "2026-11-17"


@pytest.mark.usefixtures("clock")
def test_arrow_keys_choose_another_day(window: MainWindow) -> None:
    page = opened(window)
    today = next(each for each in page.calendar.buttons if each.isChecked())
    today.setFocus()
    QTest.keyClick(today, Qt.Key.Key_Up)
    week_ago = page.calendar.day
    closed = [each for each in page.calendar.buttons if not each.isEnabled()]
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Left)
    tabbed = [b for b in page.calendar.buttons if b.focusPolicy() & Qt.FocusPolicy.TabFocus]
    row(page, "kingdomino").buttons["play"].click()

    assert week_ago == DAY - timedelta(days=7)
    assert page.calendar.day == DAY - timedelta(days=8)
    assert len(tabbed) == 1
    assert [each.text() for each in closed] == ["18", "19", "20", "21"]
    assert window.session is not None
    assert window.session.controller.match.daily == "2026-11-09"


@pytest.mark.usefixtures("clock")
def test_a_click_in_a_calendar_below_the_games_leads_up_to_them(window: MainWindow) -> None:
    window.remember(text_size=200)
    page = opened(window)
    page.resize(page.width(), 420)
    day = page.calendar.buttons[0]
    page.content.ensureWidgetVisible(day)
    QApplication.processEvents()
    below = page.content.verticalScrollBar().value()
    QTest.mouseClick(day, Qt.MouseButton.LeftButton)

    assert below > 0
    assert page.content.verticalScrollBar().value() < below
    assert page._day.visibleRegion().boundingRect().height() > 0


@pytest.mark.usefixtures("clock")
def test_after_the_end_the_deal_is_free_and_the_line_can_be_copied(window: MainWindow) -> None:
    match = finish(window)
    page = opened(window)
    before = offered(page, "pixies")
    row(page, "pixies").buttons["copy"].click()
    line, code = QGuiApplication.clipboard().text().split("\n")
    row(page, "pixies").buttons["free"].click()
    assert window.session is not None
    free = window.session.controller.match
    points = [match.game.score(match.state, seat).total for seat in range(3)]

    assert before == ["copy", "free"]
    assert line == f"Kupola 2026-11-17 · Pixies {' : '.join(map(str, points))}"
    assert share_code.opened(code).match.turns == match.turns
    assert free.daily == ""
    assert (free.start.seed, free.ply) == (match.start.seed, 0)


@pytest.mark.usefixtures("clock")
def test_a_result_whose_game_cannot_be_read_is_not_copied(window: MainWindow) -> None:
    note_result(window.saved_games, folder(window), DAY, "pixies", won=True)
    page = opened(window)
    QGuiApplication.clipboard().setText("before")
    row(page, "pixies").buttons["copy"].click()

    assert "cannot be copied" in page.notice.text()
    assert row(page, "pixies").status.text() == "61 : 54 : 40 · You won"
    assert QGuiApplication.clipboard().text() == "before"


@pytest.mark.usefixtures("clock")
def test_a_game_that_is_gone_is_not_begun_again(window: MainWindow) -> None:
    claim(folder(window), DAY, "pixies", "game-77.kupola")
    page = opened(window)

    assert offered(page, "pixies") == ["free"]
    assert "no longer here" in row(page, "pixies").status.text()


def test_the_week_shows_what_was_won_and_played(window: MainWindow, clock: Clock) -> None:
    for ago, game, won in ((0, "pixies", False), (1, "pixies", True), (1, "azul_duel", False)):
        day = clock() - timedelta(days=ago)
        note_result(window.saved_games, folder(window), day, game, won=won)
    marks = week(window)
    said = window._start.week.accessibleDescription()

    assert marks[-1] == (Mark.OPEN, Mark.OPEN, Mark.PLAYED)
    assert marks[-2] == (Mark.PLAYED, Mark.OPEN, Mark.WON)
    assert marks[:-2] == [(Mark.OPEN,) * 3] * 5
    assert said.startswith("Today, Tuesday, November 17, 2026: Pixies played")
    assert "Monday, November 16, 2026: Azul Duel played and Pixies won" in said


def test_every_player_has_a_week_of_their_own(window: MainWindow, clock: Clock) -> None:
    profiles = window.players.player_profiles
    finish(window, "kingdomino")  # by the guest, who becomes Ana
    guest = week(window)
    for name in ("Ana", "Ben"):
        profiles.add(name)
    window.players._on_chosen(profiles.profiles[0].key)
    ana = week(window)
    window.players._on_chosen(profiles.profiles[1].key)
    ben = week(window)
    offers = offered(opened(window), "kingdomino")

    assert guest == ana != ben
    assert set(ben) == {(Mark.OPEN,) * len(BOXES)}
    assert offers == ["play"]
    assert clock() == DAY


def test_midnight_turns_the_page_and_the_week(window: MainWindow, clock: Clock) -> None:
    page = opened(window)
    row(page, "pixies").buttons["play"].click()
    window.leave()
    page = opened(window)
    clock.day = DAY + timedelta(days=1)
    page._watch.look()
    window.daily._watch.look()
    marks = week(window)
    offers = offered(page, "pixies")
    page.calendar.choose(DAY)
    page._show()
    assert window.session is None

    assert offers == ["play"]
    assert offered(page, "pixies") == ["resume"]  # it belongs to the day on which it was begun
    assert marks[-2][-1] is Mark.WAITING


def test_a_clock_that_jumps_loses_and_doubles_nothing(window: MainWindow, clock: Clock) -> None:
    """The clock goes years ahead and back, and a flight to the west repeats a date."""
    finish(window)
    clock.day = date(2031, 5, 4)
    finish(window)
    clock.day = DAY - timedelta(days=1)
    west = week(window)
    page = opened(window)
    future = offered(page, "pixies")
    clock.day = DAY
    page._watch.look()
    again = offered(page, "pixies")
    page.close()
    window.daily.begin(deal(DAY, GAMES["pixies"]))
    window.daily.begin(deal(DAY + timedelta(days=1), GAMES["pixies"]))

    assert set(west) == {(Mark.OPEN,) * len(BOXES)}
    assert future == ["play"]
    assert again == ["copy", "free"]
    assert week(window)[-1][-1].ended
    assert window.session is None  # neither the past try again nor a future one
    assert len(HistoryFile(window.saved_games).entries()) == 2


@pytest.mark.usefixtures("clock")
def test_what_cannot_be_read_or_noted_is_said(window: MainWindow) -> None:
    home = folder(window)
    home.mkdir(parents=True, exist_ok=True)
    (home / FILE).write_text('{"daily": 7}', "utf-8")
    page = opened(window)
    said: list[str] = []
    window.daily.refused.connect(lambda message: said.append(render(message)))
    notice = page.notice.text()
    window.daily.refused.disconnect(window.files.complain)
    row(page, "pixies").buttons["play"].click()

    assert notice == render(UNREADABLE)
    assert said == [render(UNREADABLE)]
    assert window.session is None
    assert (home / FILE).read_text("utf-8") == '{"daily": 7}'


@pytest.mark.usefixtures("clock")
def test_the_board_names_the_daily_deal_and_leads_to_the_page(window: MainWindow) -> None:
    saved_games = window.saved_games
    match = deal(DAY, GAMES["kingdomino"]).match(counted=True)
    while not match.over:
        last, match = match, match.play(match.game.legal_moves(match.state)[0])
    path = saved_games.save(saved_games.new_path(), Record.of(last, sitters(3)))
    window.resume(Waiting(path, read(path), 0.0))
    assert window.session is not None
    screen = window.session.screen
    header = screen.header._progress.text()
    shown = [screen.header.buttons[name].isVisible() for name in ("undo", "redo")]
    window.session.controller.play(match.turns[-1].move)
    screen.overlays.show_result()
    titled, onward = screen.result.title.text(), screen.result.buttons["rematch"].text()
    screen.rematch.emit()
    QApplication.processEvents()

    assert header.startswith("Daily deal")
    assert shown == [False, False]
    assert (titled, onward) == ("Daily deal", "Daily deals")
    assert any(page.isVisible() for page in window.findChildren(DailyPage))
    assert [each.daily for each in HistoryFile(saved_games).entries()] == ["2026-11-17"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_days_and_games_are_named_in_every_language(
    window: MainWindow, clock: Clock, translator: Translator, language: str
) -> None:
    note_result(window.saved_games, folder(window), clock(), "pixies", won=True)
    translator.speak(language)
    page = opened(window)
    weeks = [head.text() for head in page.calendar._heads]
    days = [each for each in page.calendar.buttons if each.isEnabled()]
    names = [each.accessibleName() for each in days]
    begin = QLocale().firstDayOfWeek().value

    assert page.calendar.first.isoweekday() == begin
    assert len(set(weeks)) == 7
    assert len(set(names)) == len(days)
    assert all(str(each.day) in name for each, name in zip(_dates(page), names, strict=True))
    assert all(name_of(each) for each in (*days, *row(page, "pixies").buttons.values()))
    assert name_of(window._start.week)


def _dates(page: DailyPage) -> list[date]:
    first = page.calendar.first
    return [first + timedelta(days=each) for each in range((DAY - first).days + 1)]


def test_the_history_and_the_statistics_know_daily_deals(
    window: MainWindow, clock: Clock, qtbot: QtBot
) -> None:
    window.players.player_profiles.add("Ana")
    note_result(window.saved_games, folder(window), clock(), "pixies", won=True)
    window.menus.actions["statistics"].trigger()
    players = window.players.window
    assert players is not None
    history, statistics = players.history, players.statistics
    qtbot.waitUntil(lambda: not statistics.busy and history._gathered.whole)
    statistics.subject.set_key("pixies")
    statistics._show()
    model = statistics.levels.model()
    titles = [model.index(number, 0).data() for number in range(model.rowCount())]
    history.subject.set_key("daily")
    history._sift()
    games = [history.model.index(number, 1).data() for number in range(history.model.rowCount())]
    players.close()

    assert "Daily deals" in titles
    assert games == ["Pixies (daily deal, 11/17/26)"]


def test_what_is_dealt_is_heard_with_its_button_and_each_day_once(window: MainWindow) -> None:
    page = opened(window)
    deal = page.rows[0]
    day = QAccessible.queryAccessibleInterface(page.calendar.buttons[0])

    assert deal._facts.accessibleName() == SAID_WITH_CONTROL
    assert deal.buttons["play"].accessibleDescription().startswith(f"{deal._facts.text()}. ")
    assert day.text(QAccessible.Text.Name)
    assert day.text(QAccessible.Text.Description) == ""
