# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""What the end of a round of Pixies is worth to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.ai.fast import nocython as cython
else:
    try:
        import cython
    except ImportError:
        from core.ai.fast import nocython as cython

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt
else:
    from math import exp, sqrt

COMPILED = cython.compiled

# How the winner of the game follows from the leads at the end of a round: fitted to the games of
# equal players. A lead of this many points makes winning 2.7 times as likely as losing; each rival
# more lowers that.
SWING = cython.declare(cython.double, 5.6)
SWING_AMONG_MORE = cython.declare(cython.double, 7.5)
RIVALRY = cython.declare(cython.double, 0.3)


def lead(totals: cython.p_int, seats: cython.int, seat: cython.int) -> cython.int:
    """Return a player's lead over the best other one."""
    best: cython.int = -1000000
    other: cython.int
    for other in range(seats):
        if other != seat:
            best = max(best, totals[other])
    return totals[seat] - best


def joy(points: cython.int, before: cython.int, number: cython.int) -> cython.double:
    """Return how good a lead at the end of a round is, from -1 to 1.

    What the round added counts, so that a large lead does not make the search careless; in the
    last round, winning counts as much.
    """
    share: cython.double = (points - before) / 20.0
    share = share / sqrt(1.0 + share * share)
    if number < 3:
        return share
    if points > 0:
        return 0.5 + 0.5 * share
    if points < 0:
        return -0.5 + 0.5 * share
    return 0.5 * share


def winning(points: cython.int, number: cython.int, seats: cython.int) -> cython.double:
    """Return how likely a lead at the end of a round is to last to the end of the game."""
    swing: cython.double = SWING if seats == 2 else SWING_AMONG_MORE
    if number >= 3:
        return 1.0 if points > 0 else 0.0 if points < 0 else 0.5
    odds: cython.double = RIVALRY * (seats - 2) - points / (swing * sqrt(3.0 - number))
    chance: cython.double = 1.0 / (1.0 + exp(odds))
    return chance
