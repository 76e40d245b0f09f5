"""The table while it is counted, as the scene asks for it: one for all games."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, cast

from attrs import evolve, frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from core.kernel.tallying import Lift, Put, Shift
from gui.board.faces import Face
from gui.board.handles import Handle
from gui.board.table import Preview, Table
from gui.games.registry import table_of
from gui.games.tally_board import (
    BOX,
    BOX_NAME,
    IN_THE_BOX,
    ON_A_BOARD,
    SEVERAL_IN_THE_BOX,
    TRAY,
    TallyBoard,
    TallyView,
    tray,
)
from gui.games.tally_plan import MARGIN, heading_height, inside, rooms, tray_rects, unit
from gui.look.lettering import CENTER, RIGHT, Style, write
from gui.look.shadow import Shadow
from gui.text.translation import render
from gui.widgets.emblems import draw_emblem

from .texts import BOX_TITLE, NO_ROOM, POINTS

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from PySide6.QtGui import QPainter

    from core.kernel.messages import Message
    from core.kernel.places import Place
    from core.kernel.tallying import Move
    from gui.board.table import Layout, Stage

HINTED = 0.6
RADIUS, BAND = 14.0, 4.0
"""How round the panels are, and how thick the band of whose board it is."""
SHADOW = 5
BADGE, LEAST = 0.42, 12.0
"""How high the number of equal pieces is, in heights of a piece, and its least letters."""
GONE = 0.28
"""How strongly a piece of the box shows that lies on a board."""
SIGN, LARGEST_SIGN = 0.36, 26.0
"""How large the sign of a flaw is, in heights of its place, and at most."""


@frozen
class FlawPicture:
    """The mark of a place where something cannot lie."""


class TallyTable(Table):
    """Shows one board and the tray; every rule is the tally's."""

    def __init__(self, game: str, board: TallyBoard) -> None:
        self.board = board
        self._game = table_of(game)

    def layout(self, stage: Stage) -> Layout:
        """Place the board, the box, and every piece in it."""
        room, box = rooms(stage, self.board.share)
        rects = tray_rects(self.board.groups, stage, inside(box, stage))
        return {
            **self.board.layout(stage, inside(room, stage)),
            BOX: box,
            **{tray(index): rect for index, rect in enumerate(rects)},
        }

    def faces(self, stage: Stage, layout: Layout) -> Sequence[Face]:
        """Return the faces of the board and of the box; used pieces show faintly in the box."""
        view: TallyView = stage.view
        box = (
            evolve(
                self.board.piece_face(tray(index), piece, layout[tray(index)]),
                opacity=1.0 if view.tally.left(view.state, view.page, piece) else GONE,
            )
            for index, piece in enumerate(view.tally.pieces)
        )
        return (*self.board.faces(stage, layout), *box)

    def tags(self, stage: Stage, layout: Layout) -> Sequence[Face]:
        """Mark the places of flaws."""
        view: TallyView = stage.view
        marked = dict.fromkeys(place for flaw in view.flaws for place in flaw.places)
        return tuple(
            Face(place, FlawPicture(), layout[place]) for place in marked if place in layout
        )

    def parts(self, stage: Stage, layout: Layout) -> Sequence[Callable[[QPainter], None]]:
        """Paint everything at once."""
        return (partial(self._paint_ground, stage, layout),)

    def paint(self, painter: QPainter, rect: QRectF, picture: Hashable, stage: Stage) -> None:
        """Paint one piece as the game does, or the mark of a flaw."""
        if isinstance(picture, FlawPicture):
            _paint_flaw(painter, rect, stage)
        else:
            self._game.paint(painter, rect, picture, stage)

    def picture_of(self, piece: str, stage: Stage) -> Hashable | None:  # noqa: ARG002 - pieces say it all
        """Return the picture of a piece."""
        return self.board.piece_face(BOX, piece, QRectF()).picture

    def handles(self, view: TallyView, moves: Sequence[Move]) -> Sequence[Handle]:
        """Make gestures from the tray onto the board, and back into the box."""
        return tuple(self._handles(view, moves))

    def group(self, view: TallyView, source: Place) -> Sequence[Place]:
        """Take a whole piece."""
        return (source,) if source.area == TRAY else self.board.group(view, source)

    def held(
        self, stage: Stage, layout: Layout, source: Place, variant: Hashable
    ) -> Sequence[Face]:
        """Show what the hand holds, as large as it will lie."""
        piece, _ = self._piece(stage.view, source)
        return self.board.held(stage, layout, piece, cast("int", variant))

    def attempt(
        self, view: TallyView, source: Place, target: Place, variant: Hashable
    ) -> Move | None:
        """Name the move that an illegal drop would be."""
        if target == BOX:
            return None if source.area == TRAY else Lift(view.page, source)
        piece, _ = self._piece(view, source)
        to, turn = self.board.target(piece, target), cast("int", variant)
        if source.area == TRAY:
            return Put(view.page, piece, to, turn)
        return Shift(view.page, source, to, turn)

    def astray(self, view: TallyView, source: Place, target: Place) -> Message | None:  # noqa: ARG002 - see below
        """Say that there is no room for a piece that the rules would allow."""
        return None if source.area == TRAY and target == BOX else NO_ROOM

    def preview(self, stage: Stage, layout: Layout, handle: Handle) -> Preview:
        """Show how the piece would lie, and what it would bring."""
        view: TallyView = stage.view
        after = evolve(view, state=view.tally.apply(view.state, handle.move))
        gained = _total(after) - _total(view)
        lying = {(face.place, face.picture) for face in self.board.faces(stage, layout)}
        new = [
            evolve(face, opacity=HINTED)
            for face in self.board.faces(evolve(stage, view=after), layout)
            if (face.place, face.picture) not in lying
        ]
        return Preview(gained or None, tuple(new))

    def name(self, view: TallyView, place: Place) -> Message:
        """Name a place and what lies there."""
        if place == BOX:
            return BOX_NAME
        if place.area != TRAY:
            return self.board.name(view, place)
        piece = view.tally.pieces[place.at[0]]
        left = view.tally.left(view.state, view.page, piece)
        named = {0: ON_A_BOARD, 1: IN_THE_BOX}.get(left, SEVERAL_IN_THE_BOX.bind(count=left))
        return named.bind(piece=self.board.piece_name(piece))

    def drop_places(self, stage: Stage) -> Sequence[Place]:
        """List the places of the board, and the box."""
        return (*self.board.drop_places(stage.view), BOX)

    def roundness(self, place: Place) -> float:
        """Return the roundness of a place."""
        round_ = None if place.area in {TRAY, BOX.area} else self.board.roundness(place)
        return 0.12 if round_ is None else round_

    def _handles(self, view: TallyView, moves: Sequence[Move]) -> Iterator[Handle]:
        index = {piece: tray(number) for number, piece in enumerate(view.tally.pieces)}
        for put in moves:
            if isinstance(put, Put):
                yield Handle(put, index[put.piece], put.place, put.turn)
        yield from self._moving(view, moves)

    def _moving(self, view: TallyView, moves: Sequence[Move]) -> Iterator[Handle]:
        """Make gestures that lift and move pieces of the board, first as they are turned now."""
        shifts: dict[Place, list[Shift]] = {}
        for move in moves:
            if isinstance(move, Shift):
                shifts.setdefault(move.place, []).append(move)
        lifts = {move.place: move for move in moves if isinstance(move, Lift)}
        for place in dict.fromkeys((*lifts, *shifts)):
            _, now = self._piece(view, place)
            ways = shifts.get(place, [])
            turns = sorted({now, *(shift.turn for shift in ways)}, key=lambda turn: turn < now)
            for turn in turns:
                for shift in ways:
                    if shift.turn == turn:
                        yield Handle(shift, place, shift.to, turn)
                if place in lifts:
                    yield Handle(lifts[place], place, BOX, turn)

    def _piece(self, view: TallyView, source: Place) -> tuple[str, int]:
        if source.area == TRAY:
            return view.tally.pieces[source.at[0]], 0
        found = self.board.piece_at(view, source)
        assert found is not None  # noqa: S101 - only what lies somewhere can be taken
        return found

    def _paint_ground(self, stage: Stage, layout: Layout, painter: QPainter) -> None:
        """Paint the two panels, the empty board and what is written on them."""
        view: TallyView = stage.view
        theme, look = stage.theme, stage.looks[view.seat]
        room, box = rooms(stage, self.board.share)
        painter.fillRect(
            QRectF(0, 0, stage.size.width(), stage.size.height()), theme.color("table")
        )
        large = unit(stage)
        radius, thick = RADIUS * large, BAND * large
        for panel in (room, box):
            Shadow.even(SHADOW, fall=3, darkness=theme.shadow).paint(painter, panel, radius)
            painter.setPen(QPen(theme.color("hairline"), 1.5))
            painter.setBrush(theme.color("panel"))
            painter.drawRoundedRect(panel, radius, radius)
        band = QRectF(room.left() + radius, room.top() - 1, room.width() - 2 * radius, thick)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.color.main))
        painter.drawRoundedRect(band, thick / 2, thick / 2)
        self._write_headings(painter, stage, room, box)
        self.board.paint_ground(painter, stage, inside(room, stage))
        self._write_counts(painter, stage, layout)

    def _write_headings(self, painter: QPainter, stage: Stage, room: QRectF, box: QRectF) -> None:
        view: TallyView = stage.view
        theme, look = stage.theme, stage.looks[view.seat]
        height = heading_height(stage)
        large = unit(stage)
        size, margin, band = 19 * stage.scale * large, MARGIN * large, BAND * large
        head = QRectF(
            room.left() + margin, room.top() + band, room.width() - 2 * margin, height - band
        )
        side = height * 0.58
        draw_emblem(painter, QRectF(head.left(), head.center().y() - side / 2, side, side), look)
        points = render(POINTS.bind(points=_total(view)))
        name = Style(size, theme.text, bold=True)
        total = evolve(name, align=RIGHT)
        words = head.adjusted(side + 10, 0, 0, 0)
        wide, needed = name.width(look.name) + 10, total.width(points)
        share = min(1.0, words.width() / (wide + needed))
        write(painter, words.adjusted(words.width() - needed * share, 0, 0, 0), points, total)
        write(painter, words.adjusted(0, 0, -needed * share - 10, 0), look.name, name)
        title = QRectF(
            box.left() + margin, box.top() + band, box.width() - 2 * margin, height - band
        )
        write(painter, title, render(BOX_TITLE), name)

    def _write_counts(self, painter: QPainter, stage: Stage, layout: Layout) -> None:
        """Write the numbers of equal pieces."""
        view: TallyView = stage.view
        for index, piece in enumerate(view.tally.pieces):
            left, rect = view.tally.left(view.state, view.page, piece), layout[tray(index)]
            if left > 1:
                below = QRectF(rect.left(), rect.bottom(), rect.width(), rect.height() * BADGE)
                size = max(rect.height() * 0.3, LEAST)
                style = Style(size, stage.theme.soft_text, bold=True, align=CENTER)
                write(painter, below, f"×{left}", style)


def _paint_flaw(painter: QPainter, rect: QRectF, stage: Stage) -> None:
    """Frame a place, with an exclamation mark in its corner."""
    loss = stage.theme.color("loss")
    painter.setPen(QPen(loss, 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 4, 4)
    side = min(rect.height() * SIGN, LARGEST_SIGN * unit(stage))
    sign = QRectF(rect.right() - side - 4, rect.top() + 4, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(loss)
    painter.drawEllipse(sign)
    write(painter, sign, "!", Style(side * 0.8, stage.theme.panel, bold=True, align=CENTER))


def _total(view: Any) -> int:
    return int(view.tally.score(view.state, view.seat, view.page).total)
