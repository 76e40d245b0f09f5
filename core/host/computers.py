"""The computer players of a headless host: a few threads for all tables."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, Any

from core.ai.greedy import greedy
from core.ai.levels import think
from core.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.kernel.messages import Seat
    from core.match import Match

PATIENCE = 2.0
"""Seconds after which the best move so far is played."""

LOG = logging.getLogger("kupola.host")


class Computers:
    """Thinks for the computers of any number of tables, one position after another."""

    def __init__(self, threads: int = 1) -> None:
        """Start no thread before the first position."""
        self._pool = ThreadPoolExecutor(threads, "kupola computer")
        self._closing = Event()

    def ask(self, match: Match, seat: Seat, level: str, answer: Callable[[Any], None]) -> None:
        """Think about a position; ``answer`` gets the move in another thread."""
        if not self._closing.is_set():
            self._pool.submit(self._think, match, seat, level, answer)

    def close(self) -> None:
        """Think no more."""
        self._closing.set()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _think(self, match: Match, seat: Seat, level: str, answer: Callable[[Any], None]) -> None:
        game, view = match.game, match.game.view(match.state, seat)
        deadline = monotonic() + PATIENCE

        def stop() -> bool:
            return self._closing.is_set() or monotonic() > deadline

        try:
            advice = think(game, view, seat, level, seed=match.ply, stop=stop)
        except Exception:
            LOG.exception("The search at %s failed; one move ahead must do", game.key)
            advice = greedy(game, view, seat, Rng.seeded(match.ply))
        if not self._closing.is_set():
            answer(advice.best.move)
