"""Pictures at places."""

from __future__ import annotations

from collections.abc import Hashable

from attrs import field, frozen
from PySide6.QtCore import QRectF

from core.kernel.places import Place


@frozen(eq=False)
class Face:
    """A picture that lies at a place.

    Attributes:
        place: Where it lies; no two faces share a place.
        picture: What it looks like; the game's table paints it.
        rect: Where that is on the screen.
        z: Which of two overlapping pictures is on top.
        turn: Degrees by which it lies askew.
        opacity: 1 for things, less for what is only hinted at.
        body: Where the thing itself is, if its picture is larger, with a shadow for example; an
            empty rectangle if it is no thing.

    """

    place: Place
    picture: Hashable
    rect: QRectF = field(factory=QRectF)
    z: float = 0.0
    turn: float = 0.0
    opacity: float = 1.0
    body: QRectF | None = None

    @property
    def grip(self) -> QRectF:
        """Where a pointer meets the thing."""
        return self.rect if self.body is None else self.body
