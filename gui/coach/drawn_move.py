"""A recommended move on the board: the piece where it will lie, and an arrow to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .marks import GHOST_Z, ArrowMark

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QGraphicsItem

    from gui.board.faces import Face
    from gui.board.handles import Handle
    from gui.board.scene import TableScene
    from gui.board.table import Stage


def drawn_move(  # noqa: PLR0913 - a move has that many parts
    scene: TableScene,
    stage: Stage,
    handle: Handle | None,
    ends: tuple[QRectF, QRectF],
    badge: str,
    *,
    faint: bool = False,
) -> Iterator[QGraphicsItem]:
    """Make the marks of a move.

    Args:
        scene: Where they are shown.
        stage: The position in which the move is made.
        handle: The gesture that makes it; None: it is no gesture.
        ends: Where it begins and ends; without a beginning no arrow is drawn.
        badge: What is written at its end: a number or another sign, or nothing for a check mark.
        faint: Whether it is less good than another that is shown.

    """
    source, target = ends
    ghost = None if handle is None else _ghost(scene, stage, handle, target)
    if ghost is not None:
        target = ghost.body or ghost.rect
        if not faint and _is_free(scene, ghost):
            yield scene.tabletop.hint(ghost, GHOST_Z)
    if not target.isNull():
        start = target if source.isNull() else source
        yield ArrowMark(badge, start, target, scene.stage.theme, faint=faint)


def _ghost(scene: TableScene, stage: Stage, handle: Handle, target: QRectF) -> Face | None:
    """Find the picture of the piece where it will lie, if the table shows one.

    A preview may show more, such as the outline of a zone; the piece covers its target best.
    """
    preview = scene.table.preview(stage, scene.board_layout, handle)
    lying = (face for face in preview.faces if not scene.tabletop.lies(face))
    near = (face for face in lying if face.rect.intersects(target))
    return max(near, key=lambda face: _likeness(face.body or face.rect, target), default=None)


def _likeness(rect: QRectF, other: QRectF) -> float:
    """Return the overlap of two rectangles as a share of their union."""
    common, whole = rect.intersected(other), rect.united(other)
    return common.width() * common.height() / (whole.width() * whole.height())


def _is_free(scene: TableScene, ghost: Face) -> bool:
    """Return whether nothing lies where a piece will lie: a picture would hide it."""
    lying, center = scene.tabletop.faces.values(), ghost.rect.center()
    alike = (face.rect for face in lying if face.rect.width() < 2 * ghost.rect.width())
    return not any(rect.contains(center) for rect in alike)
