"""The table of Kingdomino, as the scene asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.events import Placed
from core.games.kingdomino.grid import CASTLE
from core.games.kingdomino.places import current_king, kingdom_cell, next_king, next_slot
from core.kernel.events import Moved
from gui.board.table import Table
from gui.games.chances import chances_at

from .backdrop import parts
from .explain import explanation_of
from .faces import faces_of, plates_of
from .handles import (
    attempt_of,
    choices_of,
    covered_square,
    group_of,
    handles_of,
    taking_of,
)
from .held_pieces import held_of
from .labels import labels_of
from .layout import layout_of
from .misdrops import why_astray
from .names import name_of
from .painting import paint_picture
from .pictures import BackPicture, DominoPicture, KingPicture
from .places import covered_cell
from .plan import plan_of
from .previews import preview_of
from .signs import paint_signs, signs_of
from .why_it_stays import why_it_stays

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from PySide6.QtCore import QPointF, QRectF
    from PySide6.QtGui import QPainter

    from core.games.kingdomino.events import Event
    from core.games.kingdomino.moves import Move
    from core.games.kingdomino.view import View
    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place
    from gui.board.faces import Face
    from gui.board.handles import Handle
    from gui.board.piece_marks import Sign
    from gui.board.table import Choice, Layout, Preview, Stage

    from .pictures import Picture

_KING_PLACES = {"current": current_king, "next": next_king}


class KingdominoTable(Table):
    """How Kingdomino looks and is handled."""

    def layout(self, stage: Stage) -> Layout:
        """Place everything for a size of board."""
        return layout_of(stage)

    def faces(self, stage: Stage, layout: Layout) -> Sequence[Face]:
        """Return the faces of everything on the table."""
        return faces_of(stage, layout)

    def parts(self, stage: Stage, layout: Layout) -> Sequence[Callable[[QPainter], None]]:
        """List what paints the backdrop, from the bottom to the top."""
        return parts(stage, layout)

    def paint(self, painter: QPainter, rect: QRectF, picture: Hashable, stage: Stage) -> None:
        """Paint one piece."""
        paint_picture(painter, rect, cast("Picture", picture))
        paint_signs(painter, rect, picture, stage.theme)

    def signs(self, picture: Hashable) -> Sequence[Sign]:
        """Return the signs for the colors of a piece."""
        return signs_of(picture)

    def tags(self, stage: Stage, layout: Layout) -> Sequence[Face]:
        """Return the plates of the dominoes, shown above the marks."""
        return plates_of(stage, layout)

    def picture_of(self, piece: str, stage: Stage) -> Hashable | None:
        """Return the picture of an event's piece while it travels."""
        kind, _, which = piece.partition(":")
        if kind == "king":
            return KingPicture(stage.looks[int(which)].color)
        if which.startswith("?"):
            return BackPicture(int(which[1:]))
        return DominoPicture(int(which))

    def travel(self, event: Event) -> Moved | None:
        """Return the two places of a moving piece: a king stands beside his domino's place."""
        match event:
            case Placed(piece, source, target):
                return Moved(piece, source, target)
            case Moved(piece, source, target) if piece.startswith("king:"):
                return Moved(piece, _standing(source), _standing(target))
            case Moved():
                return event
            case _:
                return None

    def handles(self, view: View, moves: Sequence[Move]) -> Sequence[Handle]:
        """Make placements and choices into gestures."""
        return handles_of(view, moves)

    def choices(self, view: View, moves: Sequence[Move]) -> Sequence[Choice]:
        """Offer to discard what fits nowhere."""
        return choices_of(view, moves)

    def group(self, view: View, source: Place) -> Sequence[Place]:
        """Take the whole domino along with a half."""
        return group_of(view, source)

    def held(
        self, stage: Stage, layout: Layout, source: Place, variant: Hashable
    ) -> Sequence[Face]:
        """Show what the hand holds."""
        return held_of(stage, layout, source, variant)

    def badge_corner(self, stage: Stage, layout: Layout, source: Place, _: Hashable) -> QPointF:
        """Return the corner of the whole domino for the badge that turns it."""
        whole = self.group(stage.view, source)[-1]
        return layout[whole].topRight()

    def refused_at(self, view: View, move: Move, aimed: Place) -> Place:
        """Return the square of a refusal: half of the domino may lie on a covered one."""
        return covered_square(view, move) or aimed

    def attempt(self, view: View, source: Place, target: Place, variant: Hashable) -> Move | None:
        """Name the move that an illegal drop would be."""
        return attempt_of(view, source, target, variant)

    def taking(self, view: View, place: Place) -> Move | None:
        """Name a move that would begin with what lies at a place."""
        return taking_of(view, place)

    def astray(self, view: View, source: Place, target: Place) -> Message:
        """Say where a piece goes that was dropped where no move would put it."""
        return why_astray(view, source, target)

    def why_it_stays(self, view: View, place: Place) -> Message | None:
        """Say which rule keeps something where it lies."""
        return why_it_stays(view, place)

    def preview(self, stage: Stage, layout: Layout, handle: Handle) -> Preview:
        """Show what a drop would lead to."""
        return preview_of(stage, layout, handle)

    def name(self, view: View, place: Place) -> Message:
        """Name a place and what lies there."""
        return name_of(view, place)

    def labels(self, stage: Stage) -> Layout:
        """Return the rectangles of the labels that have an explanation."""
        return labels_of(stage)

    def explain(self, view: View, place: Place) -> Message | None:
        """Say what a place or a label is for and how it stands."""
        return explanation_of(view, place)

    def chances(self, view: View, place: Place) -> Sequence[Message]:
        """Say how likely what a place stands for comes."""
        return chances_at(KINGDOMINO, view, place)

    def drop_places(self, stage: Stage) -> Sequence[Place]:
        """List the cells of the near kingdom and the next line."""
        table = stage.view.table
        squares = table.kingdoms[stage.near].squares
        cells = (
            covered_cell(stage.near, cell)
            if cell == CASTLE or cell in squares
            else kingdom_cell(stage.near, cell)
            for cell in plan_of(stage).own.field.cells
        )
        return (*cells, *(next_slot(slot) for slot in range(len(table.next_line))))

    def frame(self, stage: Stage, seat: Seat) -> QRectF:
        """Return the outline of a player's kingdom, with its name."""
        return plan_of(stage).frame_of(seat)


def _standing(place: Place) -> Place:
    stand = _KING_PLACES.get(place.area)
    return stand(place.at[0]) if stand else place


TABLE = KingdominoTable()
