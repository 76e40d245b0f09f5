"""The contents of the board: the ground, and the pieces by their places."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from attrs import define
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem

from gui.look.sprites import Sprites, painted

from .items import PieceItem
from .piece_picture import portrait

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QGraphicsScene

    from core.kernel.places import Place

    from .faces import Face
    from .table import Layout, Stage, Table

REMEMBERED = 6
"""How many stages keep their layout: each seat's board before and after a move, and some room."""


@define(eq=False)
class Plan:
    """A stage with its places, and what lies there once that was asked for."""

    stage: Stage
    layout: Layout
    faces: dict[Place, Face] | None = None


class Tabletop:
    """Lays out a stage, and owns the items of everything that lies still on it.

    Attributes:
        table: How the game looks.
        laid: What is shown; None before anything is.
        layout: Where every place is.
        faces: What lies where, as it was settled the last time.
        items: The pieces on the screen by their places.
        sprites: The pictures of what was in the hand.
        ratio: Device pixels per pixel of the board.

    """

    def __init__(self, scene: QGraphicsScene, table: Table) -> None:
        """Begin with nothing on the table."""
        self._scene = scene
        self.table = table
        self.laid: Stage | None = None
        self.layout: Layout = {}
        self.faces: dict[Place, Face] = {}
        self.items: dict[Place, PieceItem] = {}
        self.sprites = Sprites()
        self.ratio = 1.0
        self._plans: deque[Plan] = deque(maxlen=REMEMBERED)
        self._backdrop = QGraphicsPixmapItem()
        scene.addItem(self._backdrop)

    @property
    def stage(self) -> Stage:
        """What is shown."""
        assert self.laid is not None  # noqa: S101 - asked only once something is shown
        return self.laid

    def lay(self, stage: Stage) -> None:
        """Find the places of a stage; what lies there follows when everything settles."""
        self.laid = stage
        self.layout = self._plan(stage).layout

    def forget_plans(self) -> None:
        """Forget all layouts: words in another language may need other room."""
        self._plans.clear()
        self.lay(self.stage)

    def paint_ground(self) -> None:
        """Paint what lies under the pieces."""
        self._backdrop.setPixmap(painted(self.stage.size, self.ratio, self._paint_backdrop))

    def settle(self) -> None:
        """Put everything where the stage says."""
        self.paint_ground()
        self.faces = dict(self.wanted())
        for place in self.items.keys() - self.faces.keys():
            self._scene.removeItem(self.items.pop(place))
        for place, face in self.faces.items():
            self._item(place).show_face(face, self.pixmap(face))

    def wanted(self) -> dict[Place, Face]:
        """Return the faces that the stage asks for."""
        return self.faces_of(self.stage)

    def faces_of(self, stage: Stage) -> dict[Place, Face]:
        """Return the faces of any stage."""
        plan = self._plan(stage)
        if plan.faces is None:
            plan.faces = {face.place: face for face in self.table.faces(stage, plan.layout)}
        return plan.faces

    def rect_of(self, place: Place) -> QRectF:
        """Return where a place is; an empty rectangle if it is nowhere."""
        return self.layout.get(place, QRectF())

    def roundness(self, place: Place) -> float | None:
        """Return how round the marks of a place are; None: as usual."""
        return self.table.roundness(place)

    def lies(self, face: Face) -> bool:
        """Return whether this very picture lies somewhere at its place."""
        lying = self.faces.get(face.place)
        return lying is not None and lying.picture == face.picture

    def pixmap(self, face: Face) -> QPixmap:
        """Find the picture of a face."""
        return portrait(self.table, self.stage, face.picture, face.rect.size(), self.ratio)

    def hint(self, face: Face, z: float) -> PieceItem:
        """Make a piece without a place; the caller puts it on the scene."""
        item = PieceItem()
        self.dress(item, face, z)
        return item

    def dress(self, item: PieceItem, face: Face, z: float) -> None:
        """Show a face on a piece without a place."""
        item.show_face(face, self.pixmap(face))
        item.setZValue(z + face.z)

    def fade(self, places: Iterable[Place], opacity: float) -> None:
        """Make the pieces at some places translucent."""
        for place in places:
            if place in self.items:
                self.items[place].setOpacity(opacity)

    def unfade(self, places: Iterable[Place]) -> None:
        """Make the pieces at some places opaque again."""
        for place in places:
            if place in self.items and place in self.faces:
                self.items[place].setOpacity(self.faces[place].opacity)

    def _plan(self, stage: Stage) -> Plan:
        for plan in self._plans:
            if _is_alike(plan.stage, stage):
                if plan.stage.sheets is not stage.sheets:  # other points lie in the same places
                    plan.stage, plan.faces = stage, None
                return plan
        self._plans.append(Plan(stage, self.table.layout(stage)))
        return self._plans[-1]

    def _paint_backdrop(self, painter: QPainter, _: QRectF) -> None:
        self.table.paint_backdrop(painter, self.stage, self.layout)

    def _item(self, place: Place) -> PieceItem:
        item = self.items.get(place)
        if item is None:
            item = self.items[place] = PieceItem()
            self._scene.addItem(item)
        return item


def _is_alike(stage: Stage, other: Stage) -> bool:
    """Return whether two stages have the same layout; views are compared by identity."""
    return (
        stage.view is other.view
        and stage.near == other.near
        and stage.size == other.size
        and stage.scale == other.scale
        and stage.theme == other.theme
        and stage.looks == other.looks
        and stage.keys == other.keys
        and stage.names_keys == other.names_keys
    )
