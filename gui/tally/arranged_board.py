"""The whole table of a game while a position is arranged, in the terms of a board being counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSizeF

from core.kernel.arranging import Arranging
from core.kernel.messages import text
from core.kernel.places import Place
from core.tally import TALLIES
from gui.board.faces import Face
from gui.board.table import Stage
from gui.games.registry import table_of, ui_of
from gui.games.tally_board import Group
from gui.games.tally_plan import inside, rooms
from gui.look.paint_guard import saved
from gui.look.theme import LIGHT

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtGui import QPainter

    from core.kernel.messages import Message
    from core.kernel.tallying import Move
    from gui.board.table import Layout
    from gui.games.tally_board import TallyBoard, TallyView, TypedNumbers
    from gui.look.seat_look import SeatLook

ARRANGE = text("tally", "Drag pieces to where they lie, in any order; the box has the rest")
DOMINO_AREA = "kingdom"
HELD = Place("held")


class ArrangedBoard:
    """Shows the ordinary table of a game; its pieces come from the box as in a count."""

    share = 0.68
    labels: tuple[Message, ...] = ()
    invitation = ARRANGE
    typing: TypedNumbers | None = None

    def __init__(self, key: str, arranging: Arranging, looks: Sequence[SeatLook]) -> None:
        counted = ui_of(key).tally_board
        if counted is None:
            raise KeyError(key)
        self._table = table_of(key)
        self._pieces: TallyBoard = counted()
        self._counted = frozenset(TALLIES[key].pieces)
        self._kinds = arranging.kinds
        self._looks = Stage(None, 0, QSizeF(), looks, LIGHT)
        self._laid: tuple[object, Stage, Layout] | None = None
        self._opened: tuple[object, int, object] | None = None

    @property
    def groups(self) -> Sequence[Group]:
        """The box, kind by kind."""
        counted = self._pieces.groups
        small = Group(0, 1.0, counted[-1].size)
        alike = [*counted, *[small] * len(self._kinds)]
        return tuple(
            evolve(group, count=count) for group, count in zip(alike, self._kinds, strict=False)
        )

    def layout(self, stage: Stage, room: QRectF) -> Mapping[Place, QRectF]:
        """Place everything as on the ordinary table."""
        _, layout = self._inner(stage, room)
        return {place: rect.translated(room.topLeft()) for place, rect in layout.items()}

    def faces(self, stage: Stage, layout: Layout) -> Iterator[Face]:  # noqa: ARG002 - see below
        """Return the faces of the ordinary table."""
        room = self._room(stage)
        inner, inside = self._inner(stage, room)
        for face in self._table.faces(inner, inside):
            yield _moved(face, room.topLeft())

    def paint_ground(self, painter: QPainter, stage: Stage, room: QRectF) -> None:
        """Paint the ordinary table without its pieces."""
        inner, layout = self._inner(stage, room)
        with saved(painter):
            painter.setClipRect(room)
            painter.translate(room.topLeft())
            for part in self._table.parts(inner, layout):
                with saved(painter):
                    part(painter)

    def piece_face(self, place: Place, piece: str, rect: QRectF, turn: int = 0) -> Face:
        """Show a piece as in a count; what no count has as on the table."""
        if piece in self._counted:
            return self._pieces.piece_face(place, piece, rect, turn)
        return Face(place, self._table.picture_of(piece, self._looks), rect)

    def held(self, stage: Stage, layout: Layout, piece: str, turn: int) -> Sequence[Face]:
        """Show a piece in the hand, as large as on the near board."""
        near = {place: rect for place, rect in layout.items() if place.seat == stage.view.seat}
        arranging: Arranging = arranging_of(stage.view)
        shown = arranging.shown(piece, turn)
        if piece in self._counted:
            return self._pieces.held(stage, near, shown, turn)
        ways = arranging.ways(self._table_of(stage.view), stage.view.seat, piece)
        rect = next((layout[place] for place, _ in ways if place in layout), QRectF(0, 0, 40, 40))
        around = QRectF(QPointF(-rect.width() / 2, -rect.height() / 2), rect.size())
        return (self.piece_face(HELD, shown, around),)

    def piece_at(self, view: TallyView, place: Place) -> tuple[str, int] | None:
        """Return which piece lies at a place."""
        return arranging_of(view).piece_at(self._table_of(view), place)

    def group(self, view: TallyView, place: Place) -> Sequence[Place]:
        """List the places that a piece covers: a domino covers two squares."""
        found = self.piece_at(view, place)
        if found is None or place.area != DOMINO_AREA:
            return (place,)
        squares = (p for p in self.drop_places(view) if p.area == DOMINO_AREA and p != place)
        return (place, *(p for p in squares if self.piece_at(view, p) == found))

    def drop_places(self, view: TallyView) -> Sequence[Place]:
        """List every place where a person may try to put something; one where several overlap."""
        arranging = arranging_of(view)
        places = arranging.places(self._table_of(view), view.seat)
        return tuple(dict.fromkeys(map(arranging.address, places)))

    def target(self, piece: str, place: Place) -> Place:  # noqa: ARG002 - places mean themselves
        """Return the place itself."""
        return place

    def piece_name(self, piece: str) -> Message:
        """Name a piece."""
        return self._pieces.piece_name(piece)

    def name(self, view: TallyView, place: Place) -> Message:
        """Name a place and what lies there."""
        game = arranging_of(view).game
        return self._table.name(game.view(self._table_of(view), view.seat), place)

    def variant_words(self, piece: str, turn: int) -> Message | None:
        """Say how a piece is held."""
        return self._pieces.variant_words(piece, turn)

    def roundness(self, place: Place) -> float | None:
        """Return how round a place is."""
        return self._table.roundness(place)

    def meant(self, view: TallyView, place: Place) -> Move | None:  # noqa: ARG002 - see below
        """Return None: any piece could be meant."""
        return None

    def _inner(self, stage: Stage, room: QRectF) -> tuple[Stage, Layout]:
        """Return the stage and the layout of the ordinary table in a room."""
        view: TallyView = stage.view
        table = self._table_of(view)
        key = (table, view.seat, room.size(), stage.theme, stage.scale)
        if self._laid is None or self._laid[0] != key:
            seen = arranging_of(view).game.view(table, view.seat)
            inner = Stage(
                seen,
                view.seat,
                room.size(),
                stage.looks,
                stage.theme,
                stage.scale,
                names_keys=False,
            )
            self._laid = key, inner, self._table.layout(inner)
        return self._laid[1], self._laid[2]

    def _table_of(self, view: TallyView) -> Any:
        """Return what lies on the table of a page; kept, because every place asks for it."""
        if self._opened is None or self._opened[:2] != (view.state, view.page):
            table = arranging_of(view).opened(view.state, view.page)
            self._opened = view.state, view.page, table
        return self._opened[2]

    def _room(self, stage: Stage) -> QRectF:
        """Return the room of the table."""
        return inside(rooms(stage, self.share)[0], stage)


def arranging_of(view: TallyView) -> Arranging:
    """Return how the position of a view is arranged."""
    if not isinstance(view.tally, Arranging):
        raise TypeError(view.tally)
    return view.tally


def _moved(face: Face, by: QPointF) -> Face:
    body = None if face.body is None else face.body.translated(by)
    return evolve(face, rect=face.rect.translated(by), body=body)
