"""All text on a board: painted again, and checked as a whole."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from gui.board.brush import Brush
from gui.board.marks import LabelMark, PointsMark
from gui.look.paint_guard import saved
from gui.panels.choice_button import ChoiceButton

from .pen import watched

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gui.board.faces import Face
    from gui.board.scene import TableScene
    from gui.board.view import TableView

    from .pen import Drawn

TOUCH = 1.5
"""The overlap of two texts that is allowed, in pixels."""
SMALLEST = 11.0
"""No words are smaller; numbers on small pictures are read together with the picture."""


def flaws_on(view: TableView, scene: TableScene) -> list[str]:
    """Name every text of a board that is cut, covered, outside or too small."""
    written, pieces, marks = _written(scene)
    buttons = [
        QRectF(button.geometry())
        for button in view.viewport().findChildren(ChoiceButton)
        if button.isVisible()
    ]
    board = QRectF(QPointF(), scene.stage.size)
    all_texts = [*written, *pieces, *marks]
    return [
        *(f"cut: {each}" for each in all_texts if each.cut),
        *(f"outside: {each}" for each in all_texts if not _within(board, each.ink)),
        *(
            f"small: {each}"
            for each in [*written, *marks]
            if each.is_words and each.size < SMALLEST
        ),
        *(f"overlap: {one} / {other}" for one, other in _overlaps([*written, *pieces])),
        *(f"overlap: {one} / {other}" for one, other in _overlaps(marks)),
        *(
            f"under a button: {each}"
            for each in written
            if any(_deep(each.ink, button) for button in buttons)
        ),
        *(
            f"under a piece: {each} / {face.place} {face.picture}"
            for each in written
            for face in scene.tabletop.faces.values()
            if _covers(face, each.ink) and (each.is_words or not face.rect.contains(each.ink))
        ),
    ]


def drawn_on(scene: TableScene) -> list[Drawn]:
    """List everything that is written on a board, its pieces and its marks."""
    return [each for part in _written(scene) for each in part]


def said_on(scene: TableScene) -> list[str]:
    """Return everything that is written on a board."""
    return [each.words for each in drawn_on(scene)]


def numbers_on(scene: TableScene) -> list[Drawn]:
    """List every number that is written on the ground or on a piece."""
    ground, pieces, _ = _written(scene)
    return [each for each in (*ground, *pieces) if any(map(str.isdigit, each.words))]


def _written(scene: TableScene) -> tuple[list[Drawn], list[Drawn], list[Drawn]]:
    """Paint the ground, the pieces and the marks, and return the text of each."""
    stage = scene.stage
    paper = QPixmap(stage.size.toSize())
    paper.fill(Qt.GlobalColor.transparent)
    with QPainter(paper) as painter:
        with watched() as ground, pytest.MonkeyPatch.context() as patch:
            patch.setattr(Brush, "paint_kept", _painted)
            scene.table.paint_backdrop(painter, stage, scene.board_layout)
        with watched() as pieces:
            for face in sorted(scene.tabletop.faces.values(), key=lambda face: face.z):
                with saved(painter):
                    painter.translate(face.rect.center())
                    painter.rotate(face.turn)
                    rect = QRectF(QPointF(), face.rect.size())
                    rect.moveCenter(QPointF())
                    scene.table.paint(painter, rect, face.picture, stage)
        with watched() as marks:
            for mark in scene.marking.marks:
                if isinstance(mark, LabelMark | PointsMark):
                    with saved(painter):
                        painter.translate(mark.pos())
                        mark.paint(painter, QStyleOptionGraphicsItem())
    ground, pieces, marks = (
        [each for each in drawn if each.paper is paper] for drawn in (ground, pieces, marks)
    )
    return ground, pieces, marks


def _painted(brush: Brush, _name: str, _rect: QRectF, paint: Callable[[Brush], None]) -> None:
    """Paint what is kept as an image once more, so that its text is drawn."""
    paint(brush)


def _overlaps(written: Sequence[Drawn]) -> list[tuple[Drawn, Drawn]]:
    return [
        (one, other)
        for one, other in combinations(written, 2)
        if _deep(one.ink, other.ink) and one.words != other.words
    ]


def _deep(one: QRectF, other: QRectF) -> bool:
    common = one.intersected(other)
    return common.width() > TOUCH and common.height() > TOUCH


def _within(room: QRectF, ink: QRectF) -> bool:
    return room.adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH).contains(ink)


def _covers(face: Face, ink: QRectF) -> bool:
    return face.opacity > 0.5 and _deep(face.body or face.rect, ink)
