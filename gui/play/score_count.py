"""Counting points on the board: line after line, until somebody does not want to wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QObject, QRectF, QVariantAnimation, Signal

from core.kernel.scores import ScoreLine
from gui.board.marking import Lit
from gui.games.narration import gain
from gui.panels.count_banner import CountBanner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.board.scene import TableScene
    from gui.board.view import TableView
    from gui.games.narration import Count
    from gui.look.seat_look import SeatLook

WHOLE = 9000
"""So many milliseconds a count takes at the usual pace, as far as its lines have time for it."""
SHORTEST, LONGEST = 480, 1000
NOTED = 2600
"""So many milliseconds a sentence without points stays: all of it is to be read."""
SHADE, LIGHT_SHADE = 0.5, 0.2
"""How dark the rest of the board is while the game waits, and while it does not."""
RISE = 0.45
"""How much of a line's time the total takes to rise."""


class Counting(QObject):
    """Lights the places of each line in turn and adds up; nothing of the match depends on it.

    Signals:
        finished: What was to be counted is counted.
    """

    finished = Signal(object)

    def __init__(self, scene: TableScene, view: TableView) -> None:
        """Count on a scene, with a banner over its board."""
        super().__init__(view.viewport())
        self._scene = scene
        self._view = view
        self.banner = CountBanner(view.viewport())
        self._count: Count | None = None
        self._looks: Sequence[SeatLook] = ()
        self._over = False
        self._at = -1
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self._on_line_counted)
        scene.hurried.connect(self.finish)

    @property
    def pending(self) -> bool:
        """Whether something is to be counted once the pieces lie still."""
        return self._count is not None and self._at < 0

    @property
    def underway(self) -> bool:
        """Whether something is being counted."""
        return self._count is not None and self._at >= 0

    @property
    def holding(self) -> bool:
        """Whether the game goes on only when everything is counted."""
        return self._count is not None and (self._over or self._count.view is not None)

    @property
    def count(self) -> Count | None:
        """What is or will be counted."""
        return self._count

    def expect(self, count: Count | None, looks: Sequence[SeatLook], *, over: bool) -> None:
        """Count this as well, once the pieces lie still, unless nothing moves here at all."""
        earlier = self._count if self.pending else None
        self.drop()
        if count is not None and count.lines and self._scene.animator.speed:
            if earlier is not None:
                count = evolve(count, start=earlier.start, lines=earlier.lines + count.lines)
            self._count, self._looks, self._over = count, looks, over

    def begin(self) -> None:
        """Count the first line."""
        if self.pending:
            self._show(0)

    def finish(self) -> None:
        """Have everything counted at once."""
        if (count := self._count) is not None:
            self.drop()
            self.finished.emit(count)

    def drop(self) -> None:
        """Count nothing any more, without a word."""
        self._clock.stop()
        if self.underway:
            self._scene.patience = None
        self._count, self._at = None, -1
        self.banner.hide()
        self._scene.light(None)

    def _show(self, at: int) -> None:
        count = self._count
        assert count is not None  # noqa: S101 - asked only while something is counted
        self._at = at
        seat, line = count.lines[at]
        self._scene.patience = self.holding
        points = line.points if isinstance(line, ScoreLine) else None
        self._scene.light(Lit(line.places, points, SHADE if self.holding else LIGHT_SHADE))
        self.banner.show_line(seat, line, self._looks)
        self.banner.show_totals(self._totals(0.0))
        lit = QRectF()
        for place in line.places:
            lit = lit.united(self._scene.rect_of(place))
        self._view.bring_into_sight(lit)
        self.banner.lie(self._view.shown(lit))
        counted = max(SHORTEST, min(LONGEST, WHOLE / len(count.lines)))
        length = NOTED if points is None else counted
        self._clock.setDuration(round(length * self._scene.animator.speed))
        self._clock.start()

    def _totals(self, share: float) -> tuple[int, ...]:
        """Add up what is counted, and a share of what is being counted."""
        count = self._count
        assert count is not None  # noqa: S101 - asked only while something is counted
        totals = list(count.start)
        for seat, line in count.lines[: self._at]:
            totals[seat] += gain(line)
        seat, line = count.lines[self._at]
        totals[seat] += round(gain(line) * min(1.0, share / RISE))
        return tuple(totals)

    def _on_tick(self, share: Any) -> None:
        if self.underway:
            self.banner.show_totals(self._totals(share))

    def _on_line_counted(self) -> None:
        if self._count is None:
            return
        if self._at + 1 < len(self._count.lines):
            self._show(self._at + 1)
        else:
            self.finish()
