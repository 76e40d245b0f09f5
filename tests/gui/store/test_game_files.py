"""Files are read within bounds, written whole, and never harmed."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from core.games import GAMES
from core.kernel.errors import BadRecord, KupolaError, NewerRecord
from core.kernel.messages import Message, english
from core.match import Match
from core.record import FORMAT, Record, Sitter, dumps
from gui.store import game_files as files
from gui.store.game_files import read, write
from gui.store.plan_data import trusted
from gui.store.saved_games import SavedGames
from tests.gui.panels.seats import sitters

if TYPE_CHECKING:
    from pathlib import Path


def played(moves: int, key: str = "kingdomino") -> Match:
    match = Match.new(GAMES[key], GAMES[key].seats[0], {}, 5)
    for _ in range(moves):
        match = match.play(match.game.legal_moves(match.state)[0])
    return match


def record(moves: int = 3) -> Record:
    return Record.of(played(moves), sitters(2))


def said(saved_games: SavedGames) -> str:
    return english(saved_games.trouble or Message("", ""))


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "Žikina igra.kupola"
    write(path, record())

    assert read(path) == record()
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "empty"),
        (b"\xff\xfe\x00", "not a Kupola game, or it is damaged: its content"),
        (b"{", "not a Kupola game, or it is damaged: its content"),
        (b"PK\x03\x04", "not a Kupola game, or it is damaged: its content"),
        (b'{"format": 99}', "format 99"),
        (dumps(record()).encode()[:-40], "not a Kupola game, or it is damaged: its content"),
    ],
    ids=range(6),
)
def test_what_is_no_game_gets_a_sentence_and_stays(
    tmp_path: Path, content: bytes, reason: str
) -> None:
    path = tmp_path / "game.kupola"
    path.write_bytes(content)

    with pytest.raises(BadRecord, match=reason):
        read(path)

    assert path.read_bytes() == content


def test_a_huge_file_is_never_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.kupola"
    with path.open("wb") as file:
        file.truncate(2**30)

    with pytest.raises(BadRecord, match="too long"):
        read(path)


@pytest.mark.parametrize("name", ["", "missing.kupola", "nul\0"])
def test_what_is_no_file_gets_a_sentence(tmp_path: Path, name: str) -> None:
    with pytest.raises(KupolaError):
        read(tmp_path / name)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no place among files there")
def test_a_pipe_gets_a_sentence(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    with pytest.raises(KupolaError):
        read(tmp_path / "pipe")


@pytest.mark.parametrize("fault", ["fsync", "replace", "write"])
def test_a_fault_leaves_the_old_file_as_it_was(
    tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved_games = SavedGames(tmp_path)
    path = saved_games.save(saved_games.new_path(), record(3))

    def fail(*_args: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, fault, fail)
    saved_games.save(path, record(4))

    assert read(path) == record(3)
    assert "No space left" in said(saved_games)

    monkeypatch.undo()
    saved_games.save(path, record(5))

    assert read(path) == record(5)
    assert saved_games.trouble is None


def test_a_damaged_game_goes_on_from_its_copy_and_is_kept(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    path = saved_games.new_path()
    for moves in (3, 4):
        saved_games.save(path, record(moves))
    path.write_text("ruined", "utf-8")

    (game,) = saved_games.waiting()

    assert game.record == record(3)
    assert "damaged" in said(saved_games)
    assert path.with_suffix(".damaged-1").read_text("utf-8") == "ruined"
    assert [each.record for each in saved_games.waiting()] == [record(3)]
    assert saved_games.trouble is None


def test_a_game_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    path = saved_games.new_path()
    for moves in (3, 4):
        saved_games.save(path, record(moves))
    newer = dumps(record(5)).replace(f'"format": {FORMAT}', f'"format": {FORMAT + 1}')
    path.write_text(newer, "utf-8")

    assert saved_games.waiting() == []
    assert f"format {FORMAT + 1}" in said(saved_games)
    assert path.read_text("utf-8") == newer
    with pytest.raises(NewerRecord):
        files.read(path)


def test_names_of_games_are_never_given_twice(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    first = saved_games.save(saved_games.new_path(), record())
    first.rename(first.with_suffix(".damaged-1"))
    second = saved_games.save(saved_games.new_path(), record(), over=True)
    third = saved_games.new_path()

    assert len({first.stem, second.stem, third.stem}) == 3


def test_a_game_can_be_finished_and_taken_back(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    path = saved_games.save(saved_games.new_path(), record())
    done = saved_games.save(path, record(), over=True)
    back = saved_games.save(done, record(2))

    assert done.parent == saved_games.finished
    assert not done.exists()
    assert (back, [game.record for game in saved_games.waiting()]) == (path, [record(2)])


def test_hostile_players_are_seated_all_the_same() -> None:
    bad = tuple(Sitter("\n" * 9 + "x" * 999, "../", "god", "xx", "all") for _ in range(2))
    seated = trusted(bad, 2)

    assert len({player.color for player in seated}) == 2
    assert all(len(player.name) < 30 for player in seated)
    assert [player.name for player in trusted((), 2)] == ["Player 1", "Player 2"]


def test_what_a_crash_left_of_a_finished_game_does_not_wait(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    path = saved_games.save(saved_games.new_path(), record(3))
    saved_games.finished.mkdir()
    write(saved_games.finished / path.name, record(4))
    behind = saved_games.waiting()
    write(saved_games.finished / path.name, record(3))

    assert behind == []
    assert len(saved_games.waiting()) == 1


def test_two_programs_that_begin_a_game_at_once_do_not_overwrite_each_other(tmp_path: Path) -> None:
    one, other = SavedGames(tmp_path), SavedGames(tmp_path)
    paths = one.new_path(), other.new_path()
    assert paths[0] == paths[1]
    first, second = one.save(paths[0], record(3)), other.save(paths[1], record(4))

    assert first != second
    assert (read(first), read(second)) == (record(3), record(4))
    assert other.save(second, record(5), over=True).parent == other.finished
    assert read(first) == record(3)


def test_every_game_that_waits_is_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(20):
        write(tmp_path / f"game-{number}.kupola", record())
    opened: list[object] = []
    usual = os.open

    def noted(path: str, flags: int, mode: int = 0o777) -> int:
        opened.append(path)
        return usual(path, flags, mode)

    monkeypatch.setattr(os, "open", noted)
    found = SavedGames(tmp_path).waiting()

    assert len(found) == len(opened) == len(set(opened)) == 20


def test_a_folder_that_cannot_be_listed_is_told(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file where a folder should be")
    saved_games = SavedGames(tmp_path / "games")

    assert saved_games.waiting() == []
    assert said(saved_games).startswith("The saved games cannot be read:")
