"""How much of a stranger's traffic is read: a steady rate, and a burst."""

from __future__ import annotations


class Allowance:
    """Counts values; who sends too many is read more slowly."""

    def __init__(self, rate: float, burst: float) -> None:
        """Allow ``rate`` values a second, and ``burst`` at once."""
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._counted_at = 0.0

    def spend(self, count: int, now: float) -> None:
        """Count values that have been read."""
        self._refill(now)
        self._left -= count

    def pause(self, now: float) -> float:
        """Return for how many seconds nothing is read."""
        self._refill(now)
        return max(0.0, -self._left / self._rate)

    def _refill(self, now: float) -> None:
        self._left = min(self._burst, self._left + (now - self._counted_at) * self._rate)
        self._counted_at = now
