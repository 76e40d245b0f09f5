"""Find the paragraph of a rulebook about a place of the board or a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from .anchors import Anchors
from .registry import anchors_of

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF, QRectF

    from core.kernel.places import Place
    from gui.board.scene import TableScene

BUTTON = "button"
"""The suffix of places that real buttons cover."""


@frozen(eq=False)
class Paragraphs:
    """The anchors of a game, by what is pointed at on its board."""

    anchors: Anchors

    def thing_at(self, scene: TableScene, at: QPointF) -> Place | None:
        """Find the place at a point: the smallest one, and of equal ones the topmost."""
        stage, layout = scene.stage, scene.board_layout
        lying = {face.place: face.z for face in scene.table.faces(stage, layout)}
        shown = {**layout, **scene.labels}
        under = [
            place
            for place, rect in shown.items()
            if rect.contains(at)
            and not place.area.endswith(BUTTON)
            and self.anchors.anchor_of(stage.view, place) is not None
        ]
        return min(
            under,
            key=lambda place: (round(_area(shown[place])), -lying.get(place, -1.0)),
            default=None,
        )

    def anchor_at(self, scene: TableScene, place: Place | None) -> str:
        """Find the paragraph about a place, or else about what has to be decided."""
        view = scene.stage.view
        found = None if place is None else self.anchors.anchor_of(view, place)
        return found or self.anchors.anchor_now(view)


def counted(game: str) -> str:
    """Find the paragraph about how points are counted."""
    return paragraphs_of(game).anchors.COUNTED


def paragraphs_of(game: str) -> Paragraphs:
    """Find the anchors of a game."""
    return Paragraphs(anchors_of(game))


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()
