"""Azul Duel on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.games.azul_duel import AZUL_DUEL, places
from core.games.azul_duel.board import LINES
from core.games.azul_duel.dome import NUMBERS, SLOTS
from gui.board.table import Table
from gui.games.chances import chances_at

from . import backdrop, faces, handles, moon_stack_fans, names, painting, previews, taken_together
from . import held_pieces as holding
from . import misdrops as astray
from . import places as spots
from . import why_it_stays as staying
from .explain import explanation_of
from .labels import labels_of
from .layout import layout_of
from .plan import plan_of
from .signs import paint_signs, signs_of

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from PySide6.QtCore import QPointF, QRectF
    from PySide6.QtGui import QPainter

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place
    from gui.board.faces import Face
    from gui.board.handles import Handle
    from gui.board.piece_marks import Sign
    from gui.board.table import Choice, Layout, Preview, Stage

ANGULAR = {
    "slot": 0.14,
    "display": 0.14,
    "hand": 0.14,
    "stack": 0.14,
    "tray": 0.14,
    "chip_store": 0.25,
    "goal": 0.14,
}
"""How round places are that are no circles and no capsules."""


class AzulDuelTable(Table):
    """How Azul Duel looks and is handled."""

    def layout(self, stage: Stage) -> Layout:
        """Place everything for a size of board."""
        return layout_of(stage)

    def faces(self, stage: Stage, layout: Layout) -> Sequence[Face]:
        """Return the faces of everything on the table."""
        return faces.faces_of(stage, layout)

    def parts(self, stage: Stage, _: Layout) -> Sequence[Callable[[QPainter], None]]:
        """List what paints the backdrop, from the bottom to the top."""
        return backdrop.parts(stage)

    def paint(self, painter: QPainter, rect: QRectF, picture: Hashable, stage: Stage) -> None:
        """Paint one piece."""
        painting.paint(picture, painter, rect, stage.theme)
        paint_signs(painter, rect, picture, stage.theme)

    def signs(self, picture: Hashable) -> Sequence[Sign]:
        """Return the signs for the colors of a piece."""
        return signs_of(picture)

    def picture_of(self, piece: str, stage: Stage) -> Hashable | None:
        """Return the picture of an event's piece while it travels."""
        return faces.piece_picture(piece, stage)

    def handles(self, view: Any, moves: Sequence[Any]) -> Sequence[Handle]:
        """Make every legal move that is a drag into a gesture."""
        return handles.handles_of(view, moves)

    def choices(self, view: Any, moves: Sequence[Any]) -> Sequence[Choice]:
        """Make every legal move that is no drag into a button."""
        return handles.choices_of(view, moves)

    def group(self, view: Any, source: Place) -> Sequence[Place]:
        """List the places whose pieces come along when one is taken."""
        return taken_together.group_of(view, source)

    def stand_ins(self, view: Any, source: Place) -> Sequence[Place]:
        """Let any tile of a full line be pressed to take its first one."""
        return taken_together.stand_ins_of(view, source)

    def held(
        self, stage: Stage, layout: Layout, source: Place, variant: Hashable
    ) -> Sequence[Face]:
        """Show what the hand holds."""
        return holding.held_of(stage, layout, source, variant)

    def aside(
        self, stage: Stage, layout: Layout, source: Place, variant: Hashable
    ) -> Sequence[Face]:
        """Show what changes on the board while a source is held."""
        return holding.aside(stage, layout, source, variant)

    def badge_corner(
        self, stage: Stage, layout: Layout, source: Place, variant: Hashable
    ) -> QPointF:
        """Return the corner of the badge that turns what was taken."""
        return holding.badge_corner(stage, layout, source, variant)

    def arranged(
        self, view: Any, source: Place, variant: Hashable, moved: tuple[Place, Place]
    ) -> Hashable:
        """Name the variant after leftovers or chips were rearranged."""
        return holding.arranged(view, source, variant, moved)

    def attempt(self, view: Any, source: Place, target: Place, variant: Hashable) -> Any | None:
        """Name the move that an illegal drop would be."""
        return handles.attempt_of(view, source, target, variant)

    def taking(self, view: Any, place: Place) -> Any | None:
        """Name a move that would begin with what lies at a place."""
        return handles.taking_of(view, place)

    def astray(self, view: Any, source: Place, target: Place) -> Message:
        """Say where a piece goes that was dropped where no move would put it."""
        return astray.why_astray(view, source, target)

    def why_it_stays(self, view: Any, place: Place) -> Message | None:
        """Say which rule keeps something where it lies."""
        return staying.why_it_stays(view, place)

    def preview(self, stage: Stage, layout: Layout, handle: Handle) -> Preview:
        """Show what a drop would lead to."""
        return previews.preview_of(stage, layout, handle)

    def name(self, view: Any, place: Place) -> Message:
        """Name a place and what lies there."""
        return names.name_of(view, place)

    def labels(self, stage: Stage) -> Layout:
        """Return the rectangles of the labels that have an explanation."""
        return labels_of(stage)

    def explain(self, view: Any, place: Place) -> Message | None:
        """Say what a place or a label is for and how it stands."""
        return explanation_of(view, place)

    def chances(self, view: Any, place: Place) -> Sequence[Message]:
        """Say how likely what a place stands for comes."""
        return chances_at(AZUL_DUEL, view, place)

    def drop_places(self, stage: Stage) -> Sequence[Place]:
        """List every place where a person may try to drop something."""
        seat, row = stage.view.turn, stage.view.line
        return (
            *(spots.pattern_line(seat, number) for number in LINES),
            spots.broken_field(seat),
            spots.chip_store(seat),
            places.STACK,
            *(places.slot(seat, slot) for slot in SLOTS),
            *(places.dome(seat, (row, column)) for column in NUMBERS if row),
        )

    def frame(self, stage: Stage, seat: Seat) -> QRectF:
        """Return the outline of a seat's board."""
        return plan_of(stage).boards[seat].panel

    def fan(self, stage: Stage, layout: Layout, at: QPointF) -> Sequence[Face]:
        """Return the faces of the spread moon stack at a point."""
        return moon_stack_fans.fan(stage, layout, at)

    def roundness(self, place: Place) -> float:
        """Return the roundness of a place."""
        return ANGULAR.get(place.area, 1.0)


TABLE = AzulDuelTable()
