"""The screens of daily deals: the week on the start screen, and the page."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from core.games import GAMES
from gui.daily.page import DailyPage
from gui.store.settings import WORDING
from tests.gui.daily.days import claim, note_result

from .dialogs import asked
from .matches import played
from .registry import screen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from .stand import Stand

DAY = date(2026, 11, 17)


def play_some_days(stand: Stand) -> None:
    """Give the guest a past of all kinds of days."""
    window = stand.window
    window.daily.clock = lambda: DAY
    profiles = window.players.player_profiles
    folder = profiles.folder_of(profiles.current)
    for ago, games in ((0, ("kingdomino",)), (1, tuple(GAMES)), (4, ("pixies", "azul_duel"))):
        for number, game in enumerate(games):
            day = DAY - timedelta(days=ago)
            note_result(window.saved_games, folder, day, game, won=number != 1)
    claim(folder, DAY, "pixies", "game-77.kupola")  # its game is gone
    window.daily.refresh()
    while window.daily.busy:
        QApplication.processEvents()


@screen
def start_with_a_week(stand: Stand) -> Iterator[QWidget]:
    play_some_days(stand)
    yield stand.window
    for share, key in zip((0.5, 0.5, 0.2, 0.8), (*GAMES, "pixies"), strict=True):
        stand.seat(played(key, share))
        stand.window.session._save()  # type: ignore[union-attr]
        stand.window.leave()
    stand.await_bookmarks()
    stand.settle()
    yield stand.window
    stand.window._start.show_notice(WORDING.damaged.bind(file="settings.damaged-1"))
    yield stand.window


@screen
def daily_deals(stand: Stand) -> Iterator[QWidget]:
    play_some_days(stand)
    page = asked(stand, "daily", DailyPage)
    assert isinstance(page, DailyPage)
    while page.busy:
        QApplication.processEvents()
    stand.settle()
    yield page
    page.calendar.choose(DAY - timedelta(days=1))
    page._show()
    stand.settle()
    yield page
