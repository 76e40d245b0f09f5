"""The best moves as arrows on the board, redrawn as the search goes deeper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from gui.coach.drawn_move import drawn_move
from gui.coach.suggestion import NOWHERE, Way, ways_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QGraphicsItem

    from gui.board.scene import TableScene
    from gui.coach.suggestion import Suggestion


class Arrows(QObject):
    """Draws moves of the position that lies on the board, one in each pass of the event loop.

    Drawing a move looks at what it would bring; three of them at once would delay a frame.
    """

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._lines: Sequence[Suggestion] = ()
        self._ways: dict[str, Way] | None = None
        self._alone = 0
        self._drawn: object = None
        self.marks: list[QGraphicsItem] = []
        self._waiting: list[Suggestion] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._draw_next)
        scene.settled.connect(self._on_laid)
        scene.redrawn.connect(self._on_laid)

    def show_lines(self, lines: Sequence[Suggestion]) -> None:
        """Draw other moves of the same position."""
        self._lines = lines
        self._draw()

    def point(self, number: int) -> None:
        """Draw one of the moves alone; 0: all of them."""
        self._alone = number
        self._draw()

    def clear(self) -> None:
        """Draw nothing: the position changes."""
        self._lines, self._ways, self._alone = (), None, 0
        self._draw()

    def _on_laid(self) -> None:
        self._ways = self._drawn = None
        self._draw()

    def _draw(self) -> None:
        scene = self._scene
        shown = [each for each in self._lines if self._alone in {0, each.number}]
        wanted = self._alone, tuple(each.move.code for each in shown)
        if wanted == self._drawn:
            return
        for mark in self.marks:
            scene.removeItem(mark)
        self.marks, self._drawn, self._waiting = [], None, []
        self._soon.stop()
        if not shown or scene.tabletop.laid is None or scene.animator.running or not scene.moves:
            return
        self._drawn, self._waiting = wanted, list(shown)
        self._draw_next()

    def _draw_next(self) -> None:
        marks = list(self._marks_of(self._waiting.pop(0)))
        for mark in marks:
            self._scene.addItem(mark)
        self.marks += marks
        if self._waiting:
            self._soon.start()

    def _marks_of(self, line: Suggestion) -> Iterator[QGraphicsItem]:
        scene = self._scene
        if self._ways is None:
            self._ways = ways_of(scene)
        source, target, handle = self._ways.get(line.move.code, NOWHERE)
        if source is None or target is None:
            return
        ends = scene.rect_of(source), scene.rect_of(target)
        faint = line.number > 1 and not self._alone
        yield from drawn_move(scene, scene.stage, handle, ends, f"{line.number}", faint=faint)
