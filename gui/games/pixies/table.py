"""The table of Pixies: answers to what the scene asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.games.pixies import PIXIES
from core.games.pixies.pieces import BACK, CARDS
from gui.board.table import Table
from gui.games.chances import chances_at
from gui.text.translation import render

from . import backdrop, faces, handles, layout, names, painting, previews
from . import held_pieces as held
from . import misdrops as astray
from . import why_it_stays as staying
from .explain import explanation_of
from .labels import labels_of
from .pictures import CardBack, CardFace, Tag
from .plan import plan_of
from .signs import paint_signs, signs_of

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from core.games.pixies.moves import Move
    from core.games.pixies.view import View
    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place
    from gui.board.faces import Face
    from gui.board.handles import Handle
    from gui.board.piece_marks import Sign
    from gui.board.table import Layout, Preview, Stage

    from .pictures import Picture

_PIECES: Mapping[str, Picture] = {
    BACK: CardBack(),
    **{card.code: CardFace(card.id) for card in CARDS.values()},
}


class PixiesTable(Table):
    """How Pixies looks and is handled."""

    def layout(self, stage: Stage) -> Layout:
        """Place everything for a size of board."""
        return layout.layout_of(stage)

    def faces(self, stage: Stage, layout: Layout) -> Sequence[Face]:
        """Return the faces of everything on the table."""
        return tuple(faces.faces_of(stage, layout))

    def parts(self, stage: Stage, layout: Layout) -> Sequence[Callable[[QPainter], None]]:  # noqa: ARG002 - its plan says where
        """List what paints the backdrop, from the bottom to the top."""
        return backdrop.parts(stage)

    def paint(self, painter: QPainter, rect: QRectF, picture: Any, stage: Stage) -> None:
        """Paint one thing."""
        painting.paint(painter, rect, picture, stage.theme)
        paint_signs(painter, rect, picture, stage.theme)

    def words(self, picture: Hashable) -> str:
        """Return what is written on a piece in the current language."""
        return render(picture.words) if isinstance(picture, Tag) else ""

    def signs(self, picture: Hashable) -> Sequence[Sign]:
        """Return the signs for the colors of a piece."""
        return signs_of(picture)

    def picture_of(self, piece: str, stage: Stage) -> Picture | None:  # noqa: ARG002 - no card is hidden
        """Return the picture of a card while it travels."""
        return _PIECES.get(piece)

    def handles(self, view: View, moves: Sequence[Move]) -> Sequence[Handle]:
        """Make every legal move a gesture."""
        return tuple(handles.handles_of(view, moves))

    def held(
        self, stage: Stage, layout: Layout, source: Place, variant: Hashable
    ) -> Sequence[Face]:
        """Show the card in the hand."""
        return tuple(held.held_of(stage, layout, source, variant))

    def attempt(
        self,
        view: View,
        source: Place,
        target: Place,
        variant: Hashable,  # noqa: ARG002 - a card that goes face down is refused by its space
    ) -> Move | None:
        """Name the move that an illegal drop would be."""
        return handles.attempt_of(view, source, target)

    def astray(self, view: View, source: Place, target: Place) -> Message:
        """Say where a card goes that was dropped where no move would put it."""
        return astray.why_astray(view, source, target)

    def why_it_stays(self, view: View, place: Place) -> Message | None:
        """Say which rule keeps something where it lies."""
        return staying.why_it_stays(view, place)

    def preview(self, stage: Stage, layout: Layout, handle: Handle) -> Preview:
        """Show what a drop would lead to."""
        return previews.preview_of(stage, layout, handle)

    def name(self, view: View, place: Place) -> Message:
        """Name a place and what lies there."""
        return names.name_of(view, place)

    def labels(self, stage: Stage) -> Layout:
        """Return the rectangles of the labels that have an explanation."""
        return labels_of(stage)

    def explain(self, view: View, place: Place) -> Message | None:
        """Say what a place or a label is for and how it stands."""
        return explanation_of(view, place)

    def chances(self, view: View, place: Place) -> Sequence[Message]:
        """Say how likely what a place stands for comes."""
        return chances_at(PIXIES, view, place)

    def drop_places(self, stage: Stage) -> Sequence[Place]:
        """List the spaces of the player to act."""
        return handles.drop_places(stage.view, stage.near)

    def frame(self, stage: Stage, seat: Seat) -> QRectF:
        """Return the outline of a seat's spaces, with its name."""
        return plan_of(stage).plot(seat, stage.near).frame


TABLE = PixiesTable()
