from __future__ import annotations

import gc
import time
import zipfile
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from core.games import GAMES
from core.history import GAME, TALLY, Entry, Result, dumps
from core.record import Record
from gui.games.registry import ui_of
from gui.history.categories import label_of, ordered, parts
from gui.history.history_file import HistoryFile, entry_of
from gui.profiles.subjects import SERIES
from gui.store.saved_games import SavedGames
from tests.gui.profiles.finished import PLAYERS, played, shelved

if TYPE_CHECKING:
    from pathlib import Path

MANY = 10_000
AT_ONCE = 0.3
"""Seconds of the processor in which such a history is read."""
TRIES = 20
"""How often that is tried: beside other processes a processor does less in a second."""


@pytest.fixture
def saved_games(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path / "games")


@pytest.fixture
def history_file(saved_games: SavedGames) -> HistoryFile:
    return HistoryFile(saved_games)


def tally(key: str = "tally-1", when: int = 5) -> Entry:
    return Entry(key, TALLY, "pixies", when, "", (Result("Ana", "pink", "", 3, 1, {}),))


def test_a_game_that_ended_is_there_the_next_time(
    saved_games: SavedGames, history_file: HistoryFile
) -> None:
    path, match = shelved(saved_games)
    history_file.note_game(path, match, PLAYERS)

    (entry,) = HistoryFile(saved_games).entries()

    assert entry.file == path.name
    assert [seat.name for seat in entry.seats] == ["Ana", "Computer 2"]
    assert [seat.points for seat in entry.seats] == [
        match.game.score(match.state, seat).total for seat in (0, 1)
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_points_by_category_add_up_to_the_total(game: str, seed: int) -> None:
    match = played(game, seed)

    for seat in (0, 1):
        found = parts(match, seat)
        assert sum(found.values()) == match.game.score(match.state, seat).total
        assert all(label_of(game, key) in ui_of(game).categories() for key in found)
        assert sorted(ordered(game, found)) == sorted(found)


def test_a_dynasty_counts_the_terrains_of_all_its_games() -> None:
    match = played("kingdomino", 4, dynasty=True)

    assert sum(parts(match, 1).values()) == match.game.score(match.state, 1).total
    assert not any(key.startswith("Game") for key in parts(match, 1))


def test_finished_games_without_a_line_get_one(
    saved_games: SavedGames, history_file: HistoryFile
) -> None:
    path, match = shelved(saved_games)

    assert history_file.entries() == []
    (found,) = filter(None, history_file.missing())
    assert found == entry_of(path, match, PLAYERS, found.when)
    assert HistoryFile(saved_games).entries() == [found]


def test_a_game_that_was_given_up_is_won_by_those_who_did_not(
    saved_games: SavedGames, history_file: HistoryFile
) -> None:
    match = played("kingdomino", 4)
    given_up = evolve(match, line=match.line[:20], ply=20, resigned=(0,))
    path = saved_games.save(saved_games.new_path(), Record.of(given_up, PLAYERS), over=True)
    history_file.entries()
    (entry,) = filter(None, history_file.missing())

    assert entry.resigned == (0,)
    assert [each.rank for each in entry.seats] == [2, 1]
    assert [each.points for each in entry.seats] == [
        match.game.score(given_up.state, seat).total for seat in (0, 1)
    ]
    assert entry == entry_of(path, given_up, PLAYERS, entry.when)


def test_a_game_that_was_taken_up_again_is_no_longer_in_the_history(
    saved_games: SavedGames, history_file: HistoryFile
) -> None:
    path, match = shelved(saved_games)
    history_file.note_game(path, match, PLAYERS)

    path.unlink()

    assert history_file.entries() == []


def test_the_later_of_two_lines_of_a_game_counts(history_file: HistoryFile) -> None:
    history_file.note(tally(when=5))
    history_file.note(tally(when=7))

    assert history_file.entries() == [tally(when=7)]


def test_damaged_lines_are_set_aside_once_and_the_others_stay(history_file: HistoryFile) -> None:
    history_file.note(tally("tally-1", 1))
    with history_file.path.open("ab") as file:
        file.write(b'{"format": 1, "key"\n\xff\xfe\n[]\n')
    history_file.note(tally("tally-2", 2))

    assert [entry.key for entry in history_file.entries()] == ["tally-2", "tally-1"]
    assert history_file.trouble is not None
    assert history_file.trouble.count == 3
    kept = history_file.path.with_suffix(".damaged-1").read_bytes()
    assert kept == b'{"format": 1, "key"\n\xff\xfe\n[]\n'
    assert len(history_file.entries()) == 2
    assert history_file.trouble is None


@pytest.mark.parametrize("limit", ["MOST_BYTES", "MOST_DAMAGED"])
def test_a_ruined_history_is_kept_whole_and_the_lines_before_stay(
    history_file: HistoryFile, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    history_file.note(tally())
    line = history_file.path.read_bytes()
    garbage = line + b"\xff\n" * 500
    history_file.path.write_bytes(garbage)
    monkeypatch.setattr(f"gui.history.history_file.{limit}", 400)

    assert history_file.entries() == [tally()]
    assert history_file.trouble is not None
    assert history_file.path.with_suffix(".damaged-1").read_bytes() == garbage
    assert history_file.path.read_bytes() == line
    assert history_file.entries() == [tally()]
    assert history_file.trouble is None


@pytest.mark.parametrize("file", ["x\0y", "..", "a/b", "\ud800"])
def test_a_line_that_names_no_file_keeps_nothing_from_being_deleted(
    history_file: HistoryFile, file: str
) -> None:
    history_file.note(tally("tally-1"))
    history_file.note(evolve(tally("tally-2"), file=file))
    history_file.clear()

    assert history_file.entries() == []
    assert history_file.path.read_bytes() == b""
    assert history_file.path.with_suffix(".damaged-1").exists()


def test_half_a_line_does_not_swallow_the_next(history_file: HistoryFile) -> None:
    history_file.note(tally("tally-1", 1))
    whole = history_file.path.read_bytes()
    history_file.path.write_bytes(whole + whole[:40])

    history_file.note(tally("tally-2", 2))

    assert [entry.key for entry in history_file.entries()] == ["tally-2", "tally-1"]


def test_where_nothing_can_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file where a folder should be")
    history_file = HistoryFile(SavedGames(tmp_path / "games"))

    history_file.note(tally())

    assert history_file.trouble is not None
    assert history_file.entries() == []


def test_deleted_games_are_gone_with_their_files(
    saved_games: SavedGames, history_file: HistoryFile
) -> None:
    for seed in (1, 2):
        path, match = shelved(saved_games, seed=seed)
        history_file.note_game(path, match, PLAYERS)
    history_file.note(tally())
    one = next(entry for entry in history_file.entries() if entry.kind == GAME)

    history_file.remove([one])

    assert one not in history_file.entries()
    assert len(history_file.entries()) == 2
    assert not (saved_games.finished / one.file).exists()
    history_file.clear()
    assert history_file.entries() == []
    assert list(saved_games.finished.glob("*.kupola")) == []


def test_everything_is_exported_into_one_file(
    saved_games: SavedGames, history_file: HistoryFile, tmp_path: Path
) -> None:
    path, match = shelved(saved_games)
    history_file.note_game(path, match, PLAYERS)
    target = tmp_path / "all.zip"

    assert history_file.export(target)
    assert history_file.export(target)
    with zipfile.ZipFile(target) as packed:
        assert sorted(packed.namelist()) == [f"games/finished/{path.name}", "games/history.jsonl"]
        assert packed.read(f"games/finished/{path.name}") == path.read_bytes()
    assert not history_file.export(tmp_path / "nowhere" / "all.zip")
    assert history_file.trouble is not None


@pytest.mark.parametrize("series", SERIES)
def test_a_match_of_several_games_has_no_categories_of_a_game(series: str) -> None:
    assert ordered(series, ["b", "a"]) == ["a", "b"]
    assert label_of(series, "a") == "a"


def test_thousands_of_games_are_read_at_once(
    saved_games: SavedGames, history_file: HistoryFile
) -> None:
    path, match = shelved(saved_games)
    entry = entry_of(path, match, PLAYERS, 1)
    assert entry is not None
    several = (evolve(entry, key=f"game-{n}", file="", when=n) for n in range(MANY))
    history_file.path.write_text("".join(dumps(each) + "\n" for each in several))

    taken: list[float] = []
    gc.collect()
    gc.disable()  # as in the program, which collects garbage while nothing happens
    try:
        while len(taken) < TRIES and min(taken, default=AT_ONCE) >= AT_ONCE:
            began = time.process_time()
            found = HistoryFile(saved_games).entries()
            taken.append(time.process_time() - began)
    finally:
        gc.enable()

    assert len(found) == MANY
    assert min(taken) < AT_ONCE
