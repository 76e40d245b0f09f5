"""A board of nine squares and some stones on it, for tests of what lies under every table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import define, field, frozen
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest

from core.kernel.messages import text
from core.kernel.places import Place
from gui.board.faces import Face
from gui.board.handles import Handle
from gui.board.scene import TableScene
from gui.board.table import Preview, Stage, Table
from gui.board.view import TableView
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.theme import LIGHT
from tests.gui.pointer import glide

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from PySide6.QtGui import QPainter

    from core.kernel.messages import Message
    from gui.board.table import Choice, Layout

LEFT = Qt.MouseButton.LeftButton
SIDE, GAP = 60, 100
TURNS = 4
REFUSAL = text("stub", "Square {square} is taken.").citing("squares")
STONE = text("stub", "Stone on {square}")


def square(number: int) -> Place:
    return Place("square", (number,))


def stone(number: int) -> Place:
    return Place("stone", (number,))


@frozen
class Step:
    """Move a stone to a square, turned by some quarters."""

    stone: int
    square: int
    turns: int = 0

    @property
    def code(self) -> str:
        return f"{self.stone}>{self.square}/{self.turns}"


class BoardTable(Table):
    """Stones lie in a row at the top; the squares lie in a row below it."""

    def layout(self, _stage: Stage) -> Layout:
        stones = {stone(i): QRectF(40 + GAP * i, 40, SIDE, SIDE) for i in range(3)}
        squares = {square(i): QRectF(40 + GAP * i, 240, SIDE, SIDE) for i in range(6)}
        return {**stones, **squares}

    def faces(self, stage: Stage, layout: Layout) -> Sequence[Face]:
        return [Face(place, "stone", layout[place]) for place in stage.view]

    def parts(self, stage: Stage, _: Layout) -> Sequence[Callable[[QPainter], None]]:
        ground, color = QRectF(QPointF(), stage.size), stage.theme.color("table")
        return (lambda painter: painter.fillRect(ground, color),)

    def paint(self, painter: QPainter, rect: QRectF, _: Hashable, stage: Stage) -> None:
        painter.fillRect(rect, stage.theme.color("accent"))

    def picture_of(self, piece: str, _: Stage) -> Hashable | None:
        return piece

    def handles(self, _: Any, moves: Sequence[Step]) -> Sequence[Handle]:
        return [
            Handle(move, stone(move.stone), square(move.square), move.turns, key=str(move.square))
            for move in moves
        ]

    def choices(self, *_: Any) -> Sequence[Choice]:
        return ()

    def group(self, _: Any, source: Place) -> Sequence[Place]:
        return (source,)

    def held(self, _: Stage, layout: Layout, source: Place, variant: Any) -> Sequence[Face]:
        rect = QRectF(layout[source])
        rect.moveCenter(QPointF())
        return [Face(source, "stone", rect, turn=90 * variant)]

    def attempt(self, _: Any, source: Place, target: Place, variant: Any) -> Step:
        return Step(source.at[0], target.at[0], variant)

    def preview(self, *_: Any) -> Preview:
        return Preview(points=3)

    def name(self, _: Any, place: Place) -> Message:
        return STONE.bind(square=place.code)

    def drop_places(self, _: Stage) -> Sequence[Place]:
        return [square(i) for i in range(6)]


MOVES = [Step(i, j, turns) for i in range(3) for j in range(4) for turns in range(TURNS)]
STONES = (stone(0), stone(1), stone(2))


def staged(places: tuple[Place, ...] = STONES) -> Stage:
    return Stage(places, 0, QSizeF(700, 400), [SeatLook("Ana", SEAT_COLORS[0])], LIGHT)


def why_not(move: Step) -> Message | None:
    return REFUSAL.bind(square=move.square) if move.square > 3 else None


@define(eq=False)
class Board:
    """A view of the board, and the moves and refusals of playing on it."""

    view: TableView
    scene: TableScene
    played: list[Step] = field(factory=list)
    refused: list[tuple[Message, Place]] = field(factory=list)

    @classmethod
    def opened(cls) -> Board:
        scene = TableScene(BoardTable())
        view = TableView(scene)
        scene.setParent(view)
        view.resize(700, 400)
        board = cls(view, scene)
        scene.played.connect(board.played.append)
        scene.refused.connect(lambda reason, place: board.refused.append((reason, place)))
        scene.animator.speed = 0
        scene.show_stage(staged(), MOVES, why_not)
        view.show()
        view.activateWindow()
        return board

    def at(self, place: Place) -> QPoint:
        return self.view.mapFromScene(self.scene.rect_of(place).center())

    def press(self, place: Place) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=self.at(place))

    def move_to(self, place: Place) -> None:
        glide(self.view.viewport(), self.at(place))

    def release(self, place: Place) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self.at(place))

    def drag(self, source: Place, target: Place) -> None:
        self.press(source)
        self.move_to(target)
        self.release(target)

    def click(self, place: Place) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.at(place))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)
