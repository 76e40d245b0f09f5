"""One try a day counts, whatever becomes of the clock, of the game and of the files."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from core.daily import deal
from core.games import GAMES
from core.games.boxes import BOXES
from core.record import Record, Sitter
from gui.history.daily_results import UNREADABLE, DailyTries, Try, progress_of
from gui.history.history_file import HistoryFile
from gui.store import atomic
from gui.store.errors import EMPTY, FileError
from gui.store.progress_file import FILE, ProgressFile
from gui.store.saved_games import SavedGames

if TYPE_CHECKING:
    from pathlib import Path

    from gui.store.saved_games import Waiting

DAY = date(2026, 11, 17)
PIXIES = deal(DAY, GAMES["pixies"])
PLAYERS = tuple(
    Sitter("Ana" if not seat else f"Computer {seat + 1}", color, "skilled" if seat else "")
    for seat, color in enumerate(("pink", "yellow", "green"))
)


class Crash(BaseException):
    """The program ends here."""


@pytest.fixture
def saved_games(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path / "games")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "players" / "player-1"


@pytest.fixture
def tries(saved_games: SavedGames, folder: Path) -> DailyTries:
    return DailyTries(saved_games, folder)


def found(tries: DailyTries) -> list[Try]:
    return [each for each in tries.reading() if each is not None]


def begun(tries: DailyTries) -> Waiting:
    waiting = tries.begin(PIXIES, PLAYERS)
    assert waiting is not None
    return waiting


def ended(tries: DailyTries, saved_games: SavedGames, *, noted: bool = True) -> Path:
    """Play the game of the day to its end."""
    waiting = begun(tries)
    match = waiting.record.replay()
    while not match.over:
        match = match.play(match.game.legal_moves(match.state)[0])
    path = saved_games.save(waiting.path, Record.of(match, PLAYERS), over=True)
    if noted:
        HistoryFile(saved_games).note_game(path, match, PLAYERS)
    return path


def test_a_try_is_saved_before_its_first_move(tries: DailyTries, saved_games: SavedGames) -> None:
    waiting = begun(tries)
    (again,) = saved_games.waiting()

    assert again.path == waiting.path
    assert again.record.daily == "2026-11-17"
    assert again.record.replay() == PIXIES.match(counted=True)
    assert [each.waiting is not None for each in found(tries)] == [True]


def test_a_second_beginning_continues_the_first(tries: DailyTries, saved_games: SavedGames) -> None:
    first, second = begun(tries), begun(tries)

    assert first.path == second.path
    assert len(saved_games.waiting()) == 1


def test_a_game_that_ended_is_not_begun_again(tries: DailyTries, saved_games: SavedGames) -> None:
    ended(tries, saved_games)
    again = tries.begin(PIXIES, PLAYERS)
    (result,) = found(tries)

    assert again is None
    assert tries.trouble is None
    assert result.ended
    assert result.own is not None
    assert result.own.name == "Ana"
    assert result.won == (result.own.rank == 1)


def test_a_game_without_a_line_in_the_history_is_read(
    tries: DailyTries, saved_games: SavedGames
) -> None:
    ended(tries, saved_games, noted=False)

    assert found(tries)[0].entry is not None


def test_a_history_that_is_built_again_knows_the_day(
    tries: DailyTries, saved_games: SavedGames
) -> None:
    ended(tries, saved_games, noted=False)
    history_file = HistoryFile(saved_games)
    before = history_file.entries()
    rebuilt = [each for each in history_file.missing() if each is not None]

    assert before == []
    assert [each.daily for each in rebuilt] == ["2026-11-17"]
    assert [each.daily for each in history_file.entries()] == ["2026-11-17"]


@pytest.mark.parametrize("over", [False, True])
def test_a_game_that_was_deleted_leaves_the_day_without_a_result(
    tries: DailyTries, saved_games: SavedGames, *, over: bool
) -> None:
    path = ended(tries, saved_games) if over else begun(tries).path
    path.unlink()
    path.with_suffix(".bak").unlink(missing_ok=True)
    reused = saved_games.save(saved_games.new_path(), Record.of(PIXIES.match(counted=False)))

    assert reused.name == path.name  # another game has its name now
    assert found(tries) == [Try(DAY, "pixies")]
    assert tries.begin(PIXIES, PLAYERS) is None
    assert found(tries) == [Try(DAY, "pixies")]


def test_a_deleted_game_stays_gone_when_another_day_uses_its_name(
    tries: DailyTries, saved_games: SavedGames
) -> None:
    first = begun(tries).path
    first.unlink()
    other = deal(DAY - timedelta(days=4), GAMES["pixies"])
    waiting = tries.begin(other, PLAYERS)
    assert waiting is not None
    match = waiting.record.replay()
    while not match.over:
        match = match.play(match.game.legal_moves(match.state)[0])
    second = saved_games.save(waiting.path, Record.of(match, PLAYERS), over=True)
    HistoryFile(saved_games).note_game(second, match, PLAYERS)
    results = {each.day: each.entry is not None for each in found(tries)}

    assert first.name == second.name
    assert results == {DAY: False, other.day: True}


@pytest.mark.parametrize("over", [False, True])
def test_a_game_that_was_damaged_leaves_the_day_without_a_result(
    tries: DailyTries, saved_games: SavedGames, *, over: bool
) -> None:
    path = ended(tries, saved_games, noted=False) if over else begun(tries).path
    path.write_text("ruined")
    path.with_suffix(".bak").unlink(missing_ok=True)

    assert found(tries) == [Try(DAY, "pixies")]
    assert tries.begin(PIXIES, PLAYERS) is None
    assert path.read_text() == "ruined"


def test_a_damaged_game_goes_on_from_its_copy(tries: DailyTries, saved_games: SavedGames) -> None:
    waiting = begun(tries)
    match = waiting.record.replay()
    for _ in range(2):
        match = match.play(match.game.legal_moves(match.state)[0])
        saved_games.save(waiting.path, Record.of(match, PLAYERS))
    waiting.path.write_text("ruined")

    assert len(begun(tries).record.moves) == 1


@pytest.mark.parametrize("step", range(3))
def test_a_crash_at_any_step_of_beginning_loses_and_doubles_nothing(
    tries: DailyTries, saved_games: SavedGames, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    write, steps = atomic.write_bytes, iter(range(9))

    def crashing(*args: Any, **kwargs: Any) -> None:
        if next(steps) == step:
            raise Crash
        write(*args, **kwargs)

    with monkeypatch.context() as patch:
        patch.setattr(atomic, "write_bytes", crashing)
        with pytest.raises(Crash):
            tries.begin(PIXIES, PLAYERS)
    waiting = begun(tries)

    assert waiting.record.daily == "2026-11-17"
    assert len(saved_games.waiting()) == 1
    assert [each.waiting is not None for each in found(tries)] == [True]


def test_an_ordinary_game_with_the_name_of_an_unwritten_one_is_none(
    tries: DailyTries, saved_games: SavedGames, folder: Path
) -> None:
    ProgressFile(folder).change(
        "daily", {"2026-11-17": {"pixies": {"file": "game-1.kupola", "begun": False}}}
    )
    ordinary = saved_games.save(saved_games.new_path(), Record.of(PIXIES.match(counted=False)))

    assert ordinary.name == "game-1.kupola"
    assert found(tries) == []
    assert begun(tries).path != ordinary


def test_players_of_one_computer_have_a_try_each(saved_games: SavedGames, tmp_path: Path) -> None:
    ana, ben = (DailyTries(saved_games, tmp_path / name) for name in ("player-1", "player-2"))
    ended(ana, saved_games)
    waiting = begun(ben)

    assert [each.ended for each in found(ana)] == [True]
    assert [each.ended for each in found(ben)] == [False]
    assert waiting.record.replay().ply == 0


def test_a_try_that_cannot_be_noted_does_not_begin(
    tries: DailyTries, saved_games: SavedGames, folder: Path
) -> None:
    (folder / FILE).mkdir(parents=True)

    assert tries.begin(PIXIES, PLAYERS) is None
    assert tries.trouble is not None
    assert saved_games.waiting() == []


def test_a_try_that_cannot_be_saved_does_not_count(
    tries: DailyTries, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise FileError(EMPTY)

    with monkeypatch.context() as patch:
        patch.setattr("gui.store.saved_games.write", full)
        failed = tries.begin(PIXIES, PLAYERS)
        trouble = tries.trouble

    assert failed is None
    assert trouble is not None
    assert found(tries) == []
    assert begun(tries).record.daily == "2026-11-17"


STRANGE: list[object] = [
    5,
    None,
    "pixies",
    [],
    {"pixies": 5},
    {"pixies": {}},
    {"pixies": {"file": 7}},
    {"pixies": {"file": "../../settings.json"}},
    {"pixies": {"file": "x" * 5000, "begun": False}},
    {"pixies": {"file": {"deep": [1]}, "newer": True}},
]


@pytest.mark.parametrize("value", STRANGE)
def test_a_day_that_cannot_be_read_counts_as_played_and_is_left_alone(
    tries: DailyTries, folder: Path, value: object
) -> None:
    folder.mkdir(parents=True)
    content = {"daily": {"2026-11-17": value}, "lessons": {"a": 1}}
    (folder / FILE).write_text(json.dumps(content))
    begins = tries.begin(PIXIES, PLAYERS)

    assert begins is None
    assert Try(DAY, "pixies") in found(tries)
    assert json.loads((folder / FILE).read_text()) == content


def test_what_other_versions_wrote_stays(tries: DailyTries, folder: Path) -> None:
    folder.mkdir(parents=True)
    strange = {"someday": 1, "2026-11-31": {}, "9999-12-31": {"chess": {"file": "game-5.kupola"}}}
    (folder / FILE).write_text(json.dumps({"daily": strange}))
    begun(tries)
    kept = json.loads((folder / FILE).read_text())["daily"]

    assert {key: kept[key] for key in strange} == strange
    assert {each.game for each in found(tries)} == {"pixies", "chess"}


def test_a_section_that_cannot_be_read_is_left_alone(tries: DailyTries, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / FILE).write_text('{"daily": ["2026-11-17"]}')

    assert found(tries) == []
    assert tries.begin(PIXIES, PLAYERS) is None
    assert tries.trouble == UNREADABLE
    assert (folder / FILE).read_text() == '{"daily": ["2026-11-17"]}'


def test_days_of_clocks_that_jump_are_kept_apart(
    tries: DailyTries, saved_games: SavedGames
) -> None:
    """The clock goes to 2031, back to 2019, and over the same date in two time zones."""
    days = (DAY, date(2031, 1, 1), date(2019, 3, 31), DAY, DAY - timedelta(days=1), DAY)
    for day in days:
        tries.begin(deal(day, GAMES["pixies"]), PLAYERS)

    assert {each.day for each in found(tries)} == set(days)
    assert len(saved_games.waiting()) == len(set(days))


def test_only_the_days_that_are_asked_for_are_read(tries: DailyTries) -> None:
    for number in range(3):
        tries.begin(deal(DAY + timedelta(days=number), GAMES["pixies"]), PLAYERS)
    read = [each.day for each in tries.reading(DAY, DAY + timedelta(days=1)) if each]

    assert read == [DAY, DAY + timedelta(days=1)]


def run(*ago: int) -> tuple[int, int]:
    """Return the present run and the longest one, for days that were played some days ago."""
    days = [Try(DAY - timedelta(days=each), key) for each in ago for key in BOXES]
    progress = progress_of(days, DAY)
    return progress.run, progress.best_run


@pytest.mark.parametrize(
    ("ago", "runs"),
    [
        ((), (0, 0)),
        ((0,), (1, 1)),
        ((1,), (1, 1)),
        ((2,), (1, 1)),
        ((3,), (0, 1)),
        ((0, 1, 2, 3), (4, 4)),
        ((1, 2, 3), (3, 3)),
        ((0, 1, 3, 4), (4, 4)),
        ((0, 1, 4, 5, 6), (2, 3)),
        ((0, 2, 4), (2, 2)),
        ((0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 14, 15), (14, 14)),
        ((0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 13), (10, 10)),
        ((400, 401, 402, 500), (0, 3)),
        ((-5, -4, 0, 1), (2, 2)),
    ],
)
def test_a_run_forgives_one_missed_day_in_seven(
    ago: tuple[int, ...], runs: tuple[int, int]
) -> None:
    assert run(*ago) == runs


def test_a_missed_day_that_is_played_later_fills_its_gap() -> None:
    assert run(0, 1, 4, 5) == (2, 2)
    assert run(0, 1, 2, 4, 5) == (5, 5)


def test_unfinished_games_are_not_played_yet(tries: DailyTries) -> None:
    waiting = Try(DAY, "pixies", begun(tries))
    lost, result = Try(DAY, "kingdomino"), evolve(waiting, day=DAY - timedelta(days=1))
    progress = progress_of([waiting, lost, result, None], DAY)

    assert (progress.days, progress.games, progress.won) == (1, 1, 0)
