"""Pieces on the board that make way while another one is aimed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .animator import Animator, Flight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject, QRectF

    from core.kernel.places import Place

    from .faces import Face
    from .tabletop import Tabletop

SLIDE = 130


class Sliding:
    """Slides pieces to where a preview shows them, and back."""

    def __init__(self, tabletop: Tabletop, parent: QObject) -> None:
        """Start with all pieces at their places."""
        self._tabletop = tabletop
        self._slid: dict[Place, QRectF] = {}
        self._animator = Animator(parent, SLIDE)

    def forget(self) -> None:
        """Forget all slides: the scene puts every piece at its place."""
        self._slid = {}

    def finish(self) -> None:
        """End all slides: every piece jumps to its end."""
        self._animator.finish()

    def slide(self, faces: Sequence[Face], speed: float) -> None:
        """Slide pieces to the given faces, and all others back to their places."""
        wanted = {face.place: face.rect for face in faces}
        if wanted == self._slid:
            return
        flights = []
        for place in {**wanted, **self._slid}:
            item, home = self._tabletop.items[place], self._tabletop.faces[place]
            goal, turn = wanted.get(place, home.rect), (home.turn, home.turn)
            flights.append(Flight(item, item.pos(), goal.topLeft(), turn=turn))
        self._slid = wanted
        self._animator.speed = speed
        self._animator.fly(flights)
