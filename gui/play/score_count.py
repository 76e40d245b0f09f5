"""Counting points on the board, line after line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF, QVariantAnimation, Signal

from core.kernel.scores import ScoreLine
from gui.board.marking import Lit
from gui.games.narration import Count
from gui.panels.count_banner import CountBanner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.board.scene import TableScene
    from gui.board.view import TableView
    from gui.look.seat_look import SeatLook

WHOLE = 9000
"""Milliseconds for all lines together at the usual pace, within the bounds of one line below."""
SHORTEST, LONGEST = 480, 1000
NOTED = 2600
"""Milliseconds for which a sentence without points stays: all of it is to be read."""
SHADE, LIGHT_SHADE = 0.5, 0.2
"""How dark the rest of the board is while the game waits, and while it does not."""
ADDED = 0.45
"""The share of a line's time after which its points are added."""


class ScoreCount(QObject):
    """Lights the places of each line in turn and adds up; nothing of the match depends on it.

    Attributes:
        counted: How many lines are added to the points.

    Signals:
        advanced: The points that are shown have changed; carries everybody's sheets.
        finished: Everything is counted.
    """

    advanced = Signal(object)
    finished = Signal()

    def __init__(self, scene: TableScene, view: TableView) -> None:
        """Count on a scene, with a banner over its board."""
        super().__init__(view.viewport())
        self._scene = scene
        self._view = view
        self.banner = CountBanner(view.viewport())
        self._count = Count((), ((),))
        self.counted = 0
        self._looks: Sequence[SeatLook] = ()
        self._shade = SHADE
        self._at = 0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self._on_line_counted)

    def begin(self, count: Count, looks: Sequence[SeatLook], *, holds: bool) -> None:
        """Count lines; the rest of the board is darker if the game waits for it."""
        self._count, self._looks = count, looks
        self._shade = SHADE if holds else LIGHT_SHADE
        self._add(0)
        self._show(0)

    def finish(self) -> None:
        """Skip to the end of the count."""
        self.stop()
        self._add(len(self._count.lines))
        self.finished.emit()

    def stop(self) -> None:
        """Stop counting, without a signal."""
        self._clock.stop()
        self.banner.hide()
        self._scene.light(None)

    def _show(self, at: int) -> None:
        count = self._count
        self._at = at
        seat, line = count.lines[at]
        points = line.points if isinstance(line, ScoreLine) else None
        self._scene.light(Lit(line.places, points, self._shade))
        self.banner.show_line(seat, line, self._looks)
        lit = QRectF()
        for place in line.places:
            lit = lit.united(self._scene.rect_of(place))
        self._view.bring_into_sight(lit)
        self.banner.lie(self._view.shown(lit))
        counted = max(SHORTEST, min(LONGEST, WHOLE / len(count.lines)))
        length = NOTED if points is None else counted
        self._clock.setDuration(round(length * self._scene.animator.speed))
        self._clock.start()

    def _add(self, lines: int) -> None:
        """Show the points with the first lines of the count."""
        self.counted = lines
        sheets = self._count.sheets[lines]
        self.banner.show_totals(tuple(sum(line.points for line in sheet) for sheet in sheets))
        self.advanced.emit(sheets)

    def _on_tick(self, share: Any) -> None:
        if share >= ADDED and self.counted <= self._at:
            self._add(self._at + 1)

    def _on_line_counted(self) -> None:
        if self._at + 1 < len(self._count.lines):
            self._show(self._at + 1)
        else:
            self.finish()
