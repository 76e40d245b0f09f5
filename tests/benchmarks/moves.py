"""How much work a move is: processor time from the drop to the end of the first painted frame."""

from __future__ import annotations

from statistics import median, quantiles

from core.games import GAMES

from .table import FRAME, measured_apart

PLAYED = 3
"""How many whole games are played at random, two people at one screen."""


def report() -> None:
    """Print the figures of each game; the save of the move is part of them."""
    for game in GAMES:
        drops = measured_apart("window", "drops", game, str(PLAYED))["drops"]
        ninety_ninth = quantiles(drops, n=100)[98]
        verdict = "kept" if ninety_ninth <= FRAME else "MISSED"
        print(
            f"{game}: {len(drops)} moves, from drop to first frame: median {median(drops):.1f} ms,"
            f" 99 % {ninety_ninth:.1f} ms, longest {max(drops):.1f} ms: {verdict}"
        )
