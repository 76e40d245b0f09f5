"""Going back from a newer version: what it wrote is listed, left alone, and harms nothing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLabel

from core.history import NEWER
from core.tally import FORMAT as TALLY_FORMAT
from gui.history.contest_files import ContestStore
from gui.history.history_file import HistoryFile
from gui.look.appearance import Look
from gui.start.continue_card import ContinueCard
from gui.store import waiting_tallies as waiting
from gui.store.foreign import FOREIGN_MATCH
from gui.store.saved_games import SavedGames, Waiting
from gui.store.settings import SettingsFile
from gui.widgets.buttons import SheetButton
from gui.window.main_window import MainWindow
from tests.gui.store.homes import Home, contents, good_home

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return good_home(tmp_path)


def newer_line(home: Home) -> bytes:
    data = {**home.data("history"), "format": 2, "when": 2_000_000_000, "later": [1, 2]}
    return json.dumps(data).encode()


@pytest.mark.parametrize("values", [{"game": "chess"}, {"format": 99}])
@pytest.mark.parametrize("kind", ["game", "count"])
def test_a_game_of_another_version_has_a_card_without_a_button(
    home: Home, qtbot: QtBot, translator: Translator, kind: str, values: dict[str, object]
) -> None:
    if kind == "count" and "game" in values:
        values = {"tally": "chess"}
    home.change(kind, **values)
    before = home[kind].read_bytes()
    file = SettingsFile(home["settings"])
    window = MainWindow(file, translator, Look(), SavedGames(home.games))
    qtbot.addWidget(window)
    window.show()
    cards = [card for card in window.findChildren(ContinueCard) if not card.game]

    assert len(cards) == 1
    words = [label.text() for label in cards[0].findChildren(QLabel)]
    assert "From another version of Kupola" in words
    assert not any(button.isVisible() for button in cards[0].findChildren(SheetButton))
    assert not cards[0].grab().isNull()
    window.close()
    assert home[kind].read_bytes() == before


def test_lines_of_a_newer_format_stay_whatever_is_deleted(home: Home) -> None:
    line = newer_line(home)
    with home["history"].open("ab") as file:
        file.write(b"damaged\n" + line + b"\n")
    history_file = HistoryFile(SavedGames(home.games))

    assert [entry.kind for entry in history_file.entries()] == [NEWER, "game"]
    assert home["history"].read_bytes() == contents()["history"] + line + b"\n"
    history_file.clear()
    assert history_file.trouble is None
    assert home["history"].read_bytes() == line + b"\n"
    assert (home.games / "history.damaged-1").read_bytes() == b"damaged\n"


def test_a_line_of_an_unknown_game_keeps_its_bytes(home: Home) -> None:
    odd = json.dumps({**home.data("history"), "key": "x", "game": "chess", "file": "", "later": 1})
    with home["history"].open("ab") as file:
        file.write(odd.encode() + b"\n\xff\n")
    history_file = HistoryFile(SavedGames(home.games))

    assert {entry.game for entry in history_file.entries()} == {"pixies", "chess"}
    assert home["history"].read_bytes() == contents()["history"] + odd.encode() + b"\n"


def listed(saved_games: SavedGames) -> list[Waiting]:
    return saved_games.waiting(ContestStore(saved_games).mend())


@pytest.mark.parametrize("values", [{"format": 2}, {"kind": "league"}])
def test_the_game_of_a_match_from_another_version_says_so(
    home: Home, values: dict[str, object]
) -> None:
    home.change("match", **values)
    before = home["match"].read_bytes()
    found = {game.path.name: game.caption for game in listed(SavedGames(home.games))}

    assert found["game-3.kupola"] == FOREIGN_MATCH
    assert home["match"].read_bytes() == before


def test_counts_are_known_up_to_the_format_that_is_written() -> None:
    assert waiting.FORMAT == TALLY_FORMAT


def test_a_history_that_cannot_be_read_is_never_written_over(home: Home) -> None:
    history_file = HistoryFile(SavedGames(home.games))
    entries = history_file.entries()
    home["history"].unlink()
    home["history"].symlink_to("/dev/zero")
    history_file.remove(entries)

    assert history_file.trouble is not None
    assert home["history"].is_symlink()
