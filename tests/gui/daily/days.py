"""Counted games of some days, without playing them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.daily import deal
from core.games import GAMES
from core.history import GAME, Entry, Result
from gui.history.history_file import HistoryFile
from gui.store.progress_file import DAILY, ProgressFile

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from gui.store.saved_games import SavedGames

COLORS = ("pink", "yellow", "green", "blue", "violet")


def note_result(
    saved_games: SavedGames, folder: Path, day: date, game: str, *, won: bool, name: str = "Ana"
) -> Path:
    """Note a result; its file is there, but holds no game."""
    dealt = deal(day, GAMES[game])
    points = sorted((61, 54, 40, 33, 20)[: dealt.seats], reverse=won)
    ranks = sorted(points, reverse=True)
    seats = tuple(
        Result(
            f"Computer {seat + 1}" if seat else name,
            COLORS[seat],
            dealt.level if seat else "",
            each,
            ranks.index(each) + 1,
            {},
        )
        for seat, each in enumerate(points)
    )
    key = f"day-{day}-{game}"
    path = saved_games.finished / f"{key}.kupola"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("no game", "utf-8")
    claim(folder, day, game, path.name)
    entry = Entry(key, GAME, game, 1_794_800_000, path.name, seats, day.isoformat())
    HistoryFile(saved_games).note(entry)
    return path


def claim(folder: Path, day: date, game: str, file: str) -> None:
    """Note that the counted game of a day was begun."""
    progress = ProgressFile(folder)
    known = progress.section(DAILY).get(day.isoformat(), {})
    progress.change(DAILY, {day.isoformat(): {**known, game: {"file": file, "begun": True}}})
