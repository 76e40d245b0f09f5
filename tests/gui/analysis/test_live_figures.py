"""How soon the analysis answers, stops and draws, in processor time of its own thread."""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from core.ai.deepening import deepening
from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match
from gui.analysis.lines import LINES, described
from tests.gui.analysis.searched import analyzed
from tests.gui.analysis.test_screen import opened

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.usefixtures("translator")
games = pytest.mark.parametrize("key", sorted(GAMES))
FIRST, CANCELED, FRAME = 0.1, 0.05, 0.033
"""Seconds until the first candidates, until a search ends, and of a frame."""
APART = 11
"""How many moves lie between two positions that are measured."""


def positions(key: str) -> Iterator[Match]:
    match, rng = Match.new(GAMES[key], 2, {}, 4), Rng.seeded(4)
    while not match.over and match.ply < 6 * APART:
        if match.ply % APART == 2:
            yield match
        move, rng = rng.choice(match.game.legal_moves(match.state))
        match = match.play(move)


@games
def test_the_first_candidates_come_soon(key: str) -> None:
    analyzed(next(positions(key)))
    for match in positions(key):
        seat = match.to_act
        assert seat is not None
        view = match.game.view(match.state, seat)
        began = thread_time()
        depth = next(deepening(match.game, view, seat, LINES, seed=1, stop=lambda: False))
        described(match.game, view, depth)

        assert thread_time() - began < FIRST


@games
def test_a_search_ends_soon_after_it_is_canceled(key: str) -> None:
    match = next(positions(key))
    seat = match.to_act
    assert seat is not None
    view, began, canceled = match.game.view(match.state, seat), perf_counter(), 0.0

    def stop() -> bool:
        nonlocal canceled
        if perf_counter() - began < 0.2:
            canceled = thread_time()
            return False
        return True

    for _ in deepening(match.game, view, seat, LINES, seed=1, stop=stop):
        pass

    assert thread_time() - canceled < CANCELED


@games
def test_no_frame_is_late_while_answers_come(key: str) -> None:
    match = next(positions(key))
    with opened(match, paused=True) as screen:
        screen._on_found(analyzed(match, 64))
        QApplication.processEvents()
        for most in (128, 256, 512):
            found = analyzed(match, most)
            began = thread_time()
            screen._on_found(found)

            assert thread_time() - began < FRAME
            for _ in range(4):
                began = thread_time()
                QApplication.processEvents()
                assert thread_time() - began < FRAME
