from __future__ import annotations

import gc
import time
import zipfile
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from core.games import GAMES
from core.history import GAME, TALLY, Entry, Result, dumps
from gui.games.registry import ui_of
from gui.history.categories import label_of, ordered, parts
from gui.history.history_file import HistoryFile, entry_of
from gui.store.saved_games import SavedGames
from tests.gui.profiles.finished import PLAYERS, played, shelved

if TYPE_CHECKING:
    from pathlib import Path

MANY = 10_000


@pytest.fixture
def shelf(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path / "games")


@pytest.fixture
def archive(shelf: SavedGames) -> HistoryFile:
    return HistoryFile(shelf)


def tally(key: str = "tally-1", when: int = 5) -> Entry:
    return Entry(key, TALLY, "pixies", when, "", (Result("Ana", "pink", "", 3, 1, {}),))


def test_a_game_that_ended_is_there_the_next_time(shelf: SavedGames, archive: HistoryFile) -> None:
    path, match = shelved(shelf)
    archive.note_game(path, match, PLAYERS)

    (entry,) = HistoryFile(shelf).entries()

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


def test_finished_games_without_a_line_get_one(shelf: SavedGames, archive: HistoryFile) -> None:
    path, match = shelved(shelf)

    assert archive.entries() == []
    (found,) = archive.missing()
    assert found == entry_of(path, match, PLAYERS, found.when)
    assert HistoryFile(shelf).entries() == [found]


def test_a_game_that_was_taken_up_again_is_no_longer_in_the_history(
    shelf: SavedGames, archive: HistoryFile
) -> None:
    path, match = shelved(shelf)
    archive.note_game(path, match, PLAYERS)

    path.unlink()

    assert archive.entries() == []


def test_the_later_of_two_lines_of_a_game_counts(archive: HistoryFile) -> None:
    archive.note(tally(when=5))
    archive.note(tally(when=7))

    assert archive.entries() == [tally(when=7)]


def test_damaged_lines_are_set_aside_once_and_the_others_stay(archive: HistoryFile) -> None:
    archive.note(tally("tally-1", 1))
    with archive.path.open("ab") as file:
        file.write(b'{"format": 1, "key"\n\xff\xfe\n[]\n')
    archive.note(tally("tally-2", 2))

    assert [entry.key for entry in archive.entries()] == ["tally-2", "tally-1"]
    assert archive.trouble is not None
    assert archive.trouble.count == 3
    kept = archive.path.with_suffix(".damaged-1").read_bytes()
    assert kept == b'{"format": 1, "key"\n\xff\xfe\n[]\n'
    assert len(archive.entries()) == 2
    assert archive.trouble is None


@pytest.mark.parametrize("limit", ["MOST_BYTES", "MOST_DAMAGED"])
def test_a_ruined_history_is_kept_whole_and_the_lines_before_stay(
    archive: HistoryFile, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    archive.note(tally())
    line = archive.path.read_bytes()
    garbage = line + b"\xff\n" * 500
    archive.path.write_bytes(garbage)
    monkeypatch.setattr(f"gui.history.history_file.{limit}", 400)

    assert archive.entries() == [tally()]
    assert archive.trouble is not None
    assert archive.path.with_suffix(".damaged-1").read_bytes() == garbage
    assert archive.path.read_bytes() == line
    assert archive.entries() == [tally()]
    assert archive.trouble is None


@pytest.mark.parametrize("file", ["x\0y", "..", "a/b", "\ud800"])
def test_a_line_that_names_no_file_keeps_nothing_from_being_deleted(
    archive: HistoryFile, file: str
) -> None:
    archive.note(tally("tally-1"))
    archive.note(evolve(tally("tally-2"), file=file))
    archive.clear()

    assert archive.entries() == []
    assert archive.path.read_bytes() == b""
    assert archive.path.with_suffix(".damaged-1").exists()


def test_half_a_line_does_not_swallow_the_next(archive: HistoryFile) -> None:
    archive.note(tally("tally-1", 1))
    whole = archive.path.read_bytes()
    archive.path.write_bytes(whole + whole[:40])

    archive.note(tally("tally-2", 2))

    assert [entry.key for entry in archive.entries()] == ["tally-2", "tally-1"]


def test_where_nothing_can_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file where a folder should be")
    archive = HistoryFile(SavedGames(tmp_path / "games"))

    archive.note(tally())

    assert archive.trouble is not None
    assert archive.entries() == []


def test_deleted_games_are_gone_with_their_files(shelf: SavedGames, archive: HistoryFile) -> None:
    for seed in (1, 2):
        path, match = shelved(shelf, seed=seed)
        archive.note_game(path, match, PLAYERS)
    archive.note(tally())
    one = next(entry for entry in archive.entries() if entry.kind == GAME)

    archive.remove([one])

    assert one not in archive.entries()
    assert len(archive.entries()) == 2
    assert not (shelf.finished / one.file).exists()
    archive.clear()
    assert archive.entries() == []
    assert list(shelf.finished.glob("*.kupola")) == []


def test_everything_is_exported_into_one_file(
    shelf: SavedGames, archive: HistoryFile, tmp_path: Path
) -> None:
    path, match = shelved(shelf)
    archive.note_game(path, match, PLAYERS)
    target = tmp_path / "all.zip"

    assert archive.export(target)
    assert archive.export(target)
    with zipfile.ZipFile(target) as packed:
        assert sorted(packed.namelist()) == [f"games/finished/{path.name}", "games/history.jsonl"]
        assert packed.read(f"games/finished/{path.name}") == path.read_bytes()
    assert not archive.export(tmp_path / "nowhere" / "all.zip")
    assert archive.trouble is not None


def test_thousands_of_games_are_read_at_once(shelf: SavedGames, archive: HistoryFile) -> None:
    path, match = shelved(shelf)
    entry = entry_of(path, match, PLAYERS, 1)
    assert entry is not None
    several = (evolve(entry, key=f"game-{n}", file="", when=n) for n in range(MANY))
    archive.path.write_text("".join(dumps(each) + "\n" for each in several))

    gc.collect()
    taken = []
    for _ in range(3):
        began = time.process_time()
        found = archive.entries()
        taken.append(time.process_time() - began)

    assert len(found) == MANY
    assert min(taken) < 0.3
