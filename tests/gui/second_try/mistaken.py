"""Finished games with a mistake that is made up, so that no test has to search for one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from core.ai.advice import Candidate
from core.ai.luck_and_skill import turnings
from core.ai.review import Verdict
from core.ai.second_try import Mistake
from core.record import Record, checksum
from gui.second_try.trial import trial_of
from gui.store.second_tries_file import Found
from tests.gui.profiles.finished import PLAYERS, played

if TYPE_CHECKING:
    from pathlib import Path

    from core.ai.luck_and_skill import Turning
    from core.record import Sitter
    from gui.second_try.trial import Trial
    from gui.window.main_window import MainWindow

CHANCE, LOST = 60, 20


@cache
def plies(key: str) -> tuple[int, ...]:
    """Find decisions of the first seat with several moves, from the middle of the game on."""
    match = played(key)
    middle = range(len(match.line) // 2, len(match.line))
    return tuple(
        ply
        for ply in middle
        if match.line[ply].seat == 0 and len(match.game.legal_moves(match.goto(ply).state)) > 3
    )


def mistake(key: str, number: int = 0) -> Mistake:
    """Make up a mistake of the first seat: any other move would have been the best."""
    match, ply = played(key), plies(key)[number]
    before, turn = match.goto(ply), match.line[ply]
    best = next(move for move in before.game.legal_moves(before.state) if move != turn.move)
    return Mistake(ply, 0, best, turn.move, CHANCE, LOST)


def trial(key: str) -> Trial:
    return trial_of(played(key), PLAYERS, mistake(key))


def verdicts(key: str, *mistakes: Mistake) -> dict[int, Verdict]:
    """Judge every move of a game as even, except for some mistakes."""
    even = {}
    for ply, turn in enumerate(played(key).line):
        same = Candidate(turn.move, 0.0, 1, 0.5)
        even[ply] = Verdict(ply, turn.seat, same, same, None, free=True)
    for each in mistakes:
        best = Candidate(each.best, 0.0, 1, each.chance / 100)
        worse = Candidate(each.played, 0.0, 1, (each.chance - each.lost) / 100)
        even[each.ply] = Verdict(each.ply, each.seat, best, worse, None, free=True)
    return even


def turned(key: str, *mistakes: Mistake) -> list[Turning]:
    """List the turning points of a game with some mistakes."""
    return turnings(played(key), verdicts(key, *mistakes))


def shelved(window: MainWindow, key: str, players: tuple[Sitter, ...] = PLAYERS) -> Path:
    """Keep a finished game of the first seat's player."""
    record = Record.of(played(key), players)
    return window.saved_games.save(window.saved_games.new_path(), record, over=True)


def collected(
    window: MainWindow, key: str, count: int = 2, players: tuple[Sitter, ...] = PLAYERS
) -> Path:
    """Keep a finished game, with some of its mistakes in the first seat's book."""
    if window.players.player_profiles.named(players[0].name) is None:
        window.players.player_profiles.add(players[0].name)
    path = shelved(window, key, players)
    found = [
        Found(each.ply, each.best.code, each.chance, each.lost)
        for each in (mistake(key, number) for number in range(count))
    ]
    book = window.second_tries.book
    book.add(path.name, checksum(played(key).state), found, shown=False)
    return path
