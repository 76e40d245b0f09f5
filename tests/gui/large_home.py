"""A home with thousands of games: a few that were really played, under many names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.contest import duplicate
from core.games import GAMES
from core.history import dumps as line_of
from core.kernel.rng import Rng
from core.match import Match
from core.record import Record, Sitter, dumps
from core.tally import TALLIES, TallyRecord
from gui.history.contest_files import ContestStore
from gui.history.history_file import FILE, entry_of
from gui.store.player_profiles import PlayerProfiles
from gui.store.tallies import SavedTallies
from tests.core.test_tally import filled
from tests.gui.profiles.finished import played

if TYPE_CHECKING:
    from gui.store.saved_games import SavedGames

KINDS = 3
"""How many games of each kind are played."""
HALF = 12
"""After how many moves a game waits."""
CONTESTS = 8
COUNTS = 20
NAMES = tuple(f"{name} {number}" for name in ("Ana", "Bo", "Eva", "Ivo") for number in range(10))
FIRST_DAY = 1_600_000_000
HOUR = 3600


def fill(saved_games: SavedGames, finished: int, waiting: int, without_line: int = 0) -> None:
    """Save games; the last of the finished ones have no line in the history yet."""
    for folder in (saved_games.folder, saved_games.finished, saved_games.matches):
        folder.mkdir(parents=True, exist_ok=True)
    player_profiles = PlayerProfiles(saved_games.folder.parent / "players")
    for name in NAMES[::10]:
        player_profiles.add(name)
    _fill_finished(saved_games, finished, without_line)
    _fill_waiting(saved_games, waiting)
    contests = ContestStore(saved_games)
    for seed in range(CONTESTS):
        contests.begin(duplicate("pixies", {}, seed, _sitters(seed)))
    counts = SavedTallies(saved_games.folder)
    for seed in range(COUNTS):
        count = filled(sorted(TALLIES)[seed % len(TALLIES)], seed, 40)
        record = TallyRecord.of(count, (), "2026-11-16", finished=bool(seed % 2))
        counts.keep(counts.new_path(), record)


def _sitters(number: int) -> tuple[Sitter, ...]:
    other = Sitter("Computer 2", "green", ("novice", "hard")[number % 2])
    person = Sitter(NAMES[number * 7 % len(NAMES)], "green")
    return (Sitter(NAMES[number % len(NAMES)], "pink"), person if number % 3 else other)


def _fill_finished(saved_games: SavedGames, number: int, without_line: int) -> None:
    matches = [played(game, seed) for game in GAMES for seed in range(KINDS)]
    usual = _sitters(1)
    texts = [dumps(Record.of(match, usual)) for match in matches]
    lines = []
    for index in range(number):
        players, kind = _sitters(index), index % len(matches)
        path = saved_games.finished / f"game-{index + 1}.kupola"
        path.write_text(_renamed(texts[kind], usual, players), "utf-8")
        if index < len(matches):
            entry = entry_of(path, matches[kind], usual, 0)
            assert entry is not None
            lines.append(entry)
        model = lines[kind]
        seats = tuple(
            evolve(seat, name=who.name, level=who.level)
            for seat, who in zip(model.seats, players, strict=True)
        )
        fresh = evolve(model, key=path.stem, file=path.name, when=FIRST_DAY + index * HOUR)
        lines.append(evolve(fresh, seats=seats))
    written = lines[len(matches) :] if number else []
    kept = written[: number - without_line]
    (saved_games.folder / FILE).write_text("".join(line_of(each) + "\n" for each in kept), "utf-8")


def _renamed(content: str, before: tuple[Sitter, ...], after: tuple[Sitter, ...]) -> str:
    for old, new in zip(before, after, strict=True):
        content = content.replace(f'"{old.name}"', f'"{new.name}"')
    return content


def _fill_waiting(saved_games: SavedGames, number: int) -> None:
    begun = []
    for game in GAMES.values():
        match, rng = Match.new(game, 2, {}, 1), Rng.seeded(1)
        for _ in range(HALF):
            move, rng = rng.choice(game.legal_moves(match.state))
            match = match.play(move)
        begun.append(dumps(Record.of(match, _sitters(1))))
    for index in range(number):
        path = saved_games.folder / f"game-{100_000 + index}.kupola"
        path.write_text(_renamed(begun[index % 3], _sitters(1), _sitters(index)), "utf-8")
