"""A table with hardly anything on it, for tests of the screen around the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF

from core.kernel.messages import text
from core.kernel.places import Place
from gui.board.table import Choice, Preview, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from PySide6.QtGui import QPainter

    from core.kernel.messages import Message
    from gui.board.faces import Face
    from gui.board.handles import Handle
    from gui.board.table import Layout, Stage

BUTTONS = 2
"""The number of legal moves that have buttons; the others have none."""
CELLS = [
    Place("kingdom", (x, y), seat) for seat in range(4) for x in range(-4, 5) for y in range(-4, 5)
]


def button(number: int) -> Place:
    return Place("button", (number,))


class StubTable(Table):
    """Shows buttons and nothing else; remembers which pieces were painted."""

    def __init__(self) -> None:
        self.painted: list[str] = []

    def layout(self, _stage: Stage) -> Layout:
        buttons = {button(i): QRectF(100, 100 + 60 * i, 200, 48) for i in range(BUTTONS)}
        cells = {cell: QRectF(400 + 20 * i % 200, 300, 20, 20) for i, cell in enumerate(CELLS)}
        return {**buttons, **cells}

    def faces(self, _stage: Stage, _layout: Layout) -> Sequence[Face]:
        return ()

    def parts(self, stage: Stage, _layout: Layout) -> Sequence[Callable[[QPainter], None]]:
        ground, color = QRectF(QPointF(), stage.size), stage.theme.color("table")
        return (lambda painter: painter.fillRect(ground, color),)

    def paint(self, painter: QPainter, rect: QRectF, picture: Hashable, stage: Stage) -> None:
        self.painted.append(str(picture))
        painter.fillRect(rect, stage.theme.color("accent"))

    def picture_of(self, piece: str, _stage: Stage) -> Hashable | None:
        return piece

    def handles(self, _view: Any, _moves: Sequence[Any]) -> Sequence[Handle]:
        return ()

    def choices(self, _view: Any, moves: Sequence[Any]) -> Sequence[Choice]:
        label = text("stub", "Play {code}")
        return [
            Choice(
                move, label.bind(code=move.code), button(i), label.bind(code="it"), primary=not i
            )
            for i, move in enumerate(moves[:BUTTONS])
        ]

    def group(self, _view: Any, source: Place) -> Sequence[Place]:
        return (source,)

    def held(self, *_: Any) -> Sequence[Face]:
        return ()

    def attempt(self, *_: Any) -> None:
        return None

    def preview(self, *_: Any) -> Preview:
        return Preview()

    def name(self, _view: Any, place: Place) -> Message:
        return text("stub", "{place}").bind(place=place.code)

    def drop_places(self, _stage: Stage) -> Sequence[Place]:
        return ()
