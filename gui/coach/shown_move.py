"""One move drawn on the board: the try, what was played, or the best move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF

from .drawn_move import drawn_move

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QGraphicsItem

    from gui.board.scene import TableScene

TRIED, PLAYED, BEST = "?", "×", ""
"""The signs at the end of the arrow; the best move has a check mark."""


class ShownMove(QObject):
    """Draws a move again whenever the board is laid out or drawn again."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._move: Any | None = None
        self._sign = ""
        self.marks: list[QGraphicsItem] = []
        scene.settled.connect(self._draw)
        scene.redrawn.connect(self._draw)

    def show_move(self, move: Any, sign: str) -> None:
        """Draw a move with a sign at its end."""
        self._move, self._sign = move, sign
        self._draw()

    def clear(self) -> None:
        """Take the drawing away."""
        self._move = None
        self._draw()

    def _draw(self) -> None:
        scene = self._scene
        for mark in self.marks:
            scene.removeItem(mark)
        self.marks = []
        if self._move is None or scene.tabletop.laid is None or scene.animator.running:
            return
        self.marks = list(self._drawn())
        for mark in self.marks:
            scene.addItem(mark)

    def _drawn(self) -> Iterator[QGraphicsItem]:
        scene, move = self._scene, self._move
        view = scene.stage.view
        handles = [each for each in scene.table.handles(view, (move,)) if each.move == move]
        if handles:
            handle = handles[-1]
            ends = scene.rect_of(handle.source), scene.rect_of(handle.target)
            yield from drawn_move(scene, scene.stage, handle, ends, self._sign)
            return
        for choice in scene.table.choices(view, (move,))[:1]:
            ends = QRectF(), scene.rect_of(choice.place)
            yield from drawn_move(scene, scene.stage, None, ends, self._sign)
