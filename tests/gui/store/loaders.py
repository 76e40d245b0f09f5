"""The real loaders of every kind of file, each given one file in a home of its own."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING

from core.kernel.errors import KupolaError
from gui.history.contest_files import ContestStore
from gui.history.history_file import HistoryFile
from gui.store.game_files import read
from gui.store.player_profiles import PlayerProfiles
from gui.store.saved_games import SavedGames
from gui.store.second_tries_file import SecondTriesFile, count_second_tries
from gui.store.settings import SettingsFile
from gui.store.tallies import SavedTallies
from gui.store.waiting_tallies import waiting_counts

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.gui.store.homes import Home


def _settings(home: Home) -> None:
    file = SettingsFile(home["settings"])
    file.sit_down(home["own"].parent)
    file.change(volume=8, window="AA")


def _players(home: Home) -> None:
    player_profiles = PlayerProfiles(home.players)
    assert player_profiles.current.key


def _second_tries(home: Home) -> None:
    today, folder = date(2026, 11, 18), home["second_tries"].parent
    counted = count_second_tries(folder, home.games / "finished", today)
    assert counted.due <= counted.cards <= len(SecondTriesFile(folder).cards)


def _game(home: Home) -> None:
    with suppress(KupolaError):
        read(home["game"]).replay()
    for game in SavedGames(home.games).waiting():
        assert game.game
        assert isinstance(game.players, tuple)


def _finished(home: Home) -> None:
    history_file = HistoryFile(SavedGames(home.games))
    history_file.entries()
    list(history_file.missing())


def _match(home: Home) -> None:
    saved_games = SavedGames(home.games)
    ContestStore(saved_games).mend()
    ContestStore(saved_games).of("game-3.kupola")


def _count(home: Home) -> None:
    waiting_counts(home.games)
    SavedTallies(home.games).kept()


def _history(home: Home) -> None:
    history_file = HistoryFile(SavedGames(home.games))
    again = [history_file.entries(), history_file.entries()]
    assert again[0] == again[1]


LOADERS: dict[str, Callable[[Home], None]] = {
    "settings": _settings,
    "own": _settings,
    "player": _players,
    "current": _players,
    "second_tries": _second_tries,
    "game": _game,
    "finished": _finished,
    "match": _match,
    "count": _count,
    "history": _history,
}
