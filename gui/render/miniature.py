"""Small pictures of players' boards, painted a few strokes at a time."""

from __future__ import annotations

from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPainter, QPen, QPixmap

from gui.board.table_picture import paint_face
from gui.look.paint_guard import FaultLog

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from PySide6.QtCore import QSizeF

    from .player_board import PlayerBoard

    Stroke: TypeAlias = Callable[[QPainter], None]
    Work: TypeAlias = Iterator[None]

FAULTS = FaultLog(__name__)
HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
PAUSE = 6
"""Milliseconds between two steps, so that input is handled in between."""
BUDGET = 0.006
"""Seconds after which a step begins no further stroke."""
OUTLINE, GROUND = 0.42, 0.08
"""How strongly the outlines of spaces show, and how strongly their ground does."""
APART, CORNER = 0.04, 0.09
"""How far outlines are from the edges of their spaces, and how round they are."""


class MiniaturePainter(QObject):
    """Does some work in small steps, with events handled in between."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Work = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    @property
    def busy(self) -> bool:
        """Whether something is left to do."""
        return self._timer.isActive()

    def begin(self, work: Iterable[None]) -> None:
        """Begin something; what was begun before is left."""
        self._work = iter(work)
        self._timer.start(PAUSE)

    def stop(self) -> None:
        """Drop the rest."""
        self._timer.stop()
        self._work = iter(())

    def _step(self) -> None:
        latest = perf_counter() + BUDGET
        for _ in self._work:
            if perf_counter() >= latest:
                return
        self.stop()


def miniature(
    board: PlayerBoard,
    size: QSizeF,
    ratio: float,
    finished: Callable[[QPixmap], object],
    *,
    bare: bool = False,
) -> Work:
    """Paint a board in a size, step by step, and hand it over when it is finished.

    A bare one has only the outlines of spaces under its pieces, and is painted in much smaller
    steps.
    """
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.fill(board.stage.theme.color("table"))
    scale = pixmap.width() / board.part.width()
    with FAULTS:  # the miniatures that come after this one are painted even so
        for stroke in _strokes(board, bare=bare):
            with QPainter(pixmap) as painter:
                painter.setRenderHints(HINTS)
                painter.scale(scale, scale)
                painter.translate(-board.part.topLeft())
                painter.setClipRect(board.part)
                stroke(painter)
            yield
        pixmap.setDevicePixelRatio(ratio)
        finished(pixmap)


def _strokes(board: PlayerBoard, *, bare: bool) -> Iterator[Stroke]:
    table, stage = board.table, board.stage
    layout = table.layout(stage)
    if bare:
        yield partial(_paint_spaces, board)
    else:
        yield from table.parts(stage, layout)
    faces = [face for face in table.faces(stage, layout) if face.rect.intersects(board.part)]
    for face in sorted(faces, key=lambda face: face.z):
        yield partial(paint_face, table=table, face=face, stage=stage)


def _paint_spaces(board: PlayerBoard, painter: QPainter) -> None:
    """Outline the spaces of a board faintly, so that it is recognizable by its pieces alone."""
    theme = board.stage.theme
    pen = QPen(theme.color("soft_text", OUTLINE))
    pen.setCosmetic(True)
    painter.setPen(pen)
    painter.setBrush(theme.color("soft_text", GROUND))
    for space in board.spaces:
        apart, corner = space.width() * APART, space.width() * CORNER
        painter.drawRoundedRect(space.adjusted(apart, apart, -apart, -apart), corner, corner)
