"""The nine cards of a round while they are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from core.games.pixies.areas import SPACES
from core.games.pixies.pieces import BACK, CARDS
from core.games.pixies.places import down, up
from core.games.pixies.tally import PIECES
from core.kernel.messages import Player
from core.kernel.places import Place
from gui.board.faces import Face
from gui.games.tally_board import LAY_OUT, Group
from gui.look.drawings import draw
from gui.look.lettering import CENTER, Style, write

from . import texts
from .faces import space_faces
from .palette import palette
from .pictures import HEIGHT, LIFTED, WIDTH, CardBack, CardFace, around
from .plan import grid

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtGui import QPainter

    from core.games.pixies.areas import Area
    from core.kernel.messages import Message
    from core.kernel.tallying import Move
    from gui.board.table import Layout, Stage
    from gui.games.tally_board import TallyView, TypedNumbers

HELD = Place("held")
GAP = 14.0


class PixiesBoard:
    """How cards look while they are counted."""

    groups = (Group(len(PIECES) + 1, WIDTH / HEIGHT),)
    share = 0.44
    labels: tuple[Message, ...] = ()
    invitation = LAY_OUT
    typing: TypedNumbers | None = None

    def layout(self, stage: Stage, room: QRectF) -> Mapping[Place, QRectF]:
        """Return the rectangles of every space, for the card and for the one under it."""
        seat = stage.view.seat
        rects = dict(zip(SPACES, grid(room, GAP, GAP), strict=True))
        return {
            **{down(seat, number): rect for number, rect in rects.items()},
            **{up(seat, number): rect for number, rect in rects.items()},
        }

    def faces(self, stage: Stage, layout: Layout) -> Iterator[Face]:
        """Return the faces of everything on the board."""
        seat = stage.view.seat
        for number, space in zip(SPACES, _area(stage.view).spaces, strict=True):
            yield from space_faces(seat, number, space, layout[up(seat, number)])

    def paint_ground(self, painter: QPainter, stage: Stage, room: QRectF) -> None:
        """Paint the empty spaces with their numbers."""
        color = palette(stage.theme).number
        for number, rect in zip(SPACES, grid(room, GAP, GAP), strict=True):
            draw(painter, rect, f"pixies/space_{stage.theme.name}")
            style = Style(rect.height() * 0.36, color, bold=True, align=CENTER)
            write(painter, rect.adjusted(0, 0, 0, -rect.height() * 0.2), str(number), style)

    def piece_face(self, place: Place, piece: str, rect: QRectF, turn: int = 0) -> Face:  # noqa: ARG002 - cards are not turned
        """Show a card."""
        picture = CardBack() if piece == BACK else CardFace(PIECES[piece])
        return Face(place, picture, around(rect), body=rect)

    def held(self, stage: Stage, layout: Layout, piece: str, turn: int) -> Sequence[Face]:  # noqa: ARG002 - likewise
        """Hold a card by its middle."""
        size = next(rect.size() for place, rect in layout.items() if place.area == "up")
        body = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        lifted = CardBack(lifted=True) if piece == BACK else CardFace(PIECES[piece], lifted=True)
        return (Face(HELD, lifted, around(body, LIFTED)),)

    def piece_at(self, view: TallyView, place: Place) -> tuple[str, int] | None:
        """Find the card at a place."""
        space = _area(view).at(place.at[0])
        card = space.up if place.area == "up" else space.down
        if card is None:
            return None
        return (BACK if place.area == "down" else CARDS[card].code), 0

    def group(self, view: TallyView, place: Place) -> Sequence[Place]:  # noqa: ARG002 - see below
        """Take a card alone."""
        return (place,)

    def drop_places(self, view: TallyView) -> Sequence[Place]:
        """List the nine spaces."""
        return tuple(up(view.seat, number) for number in SPACES)

    def target(self, piece: str, place: Place) -> Place:
        """Return the lower place for a back, the upper one for a face."""
        return Place("down" if piece == BACK else "up", place.at, place.seat)

    def piece_name(self, piece: str) -> Message:
        """Name a card."""
        return texts.BACK if piece == BACK else texts.card_name(CARDS[PIECES[piece]])

    def name(self, view: TallyView, place: Place) -> Message:
        """Name a space and what lies there."""
        space, player = _area(view).at(place.at[0]), Player(view.seat)
        said = texts.EMPTY_SPACE
        if place.area == "up" and space.up is not None:
            validated = texts.VALIDATED if space.is_validated else texts.FACE_UP
            said = validated.bind(card=texts.card_name(CARDS[space.up]))
        elif space.down is not None:
            said = texts.FACE_DOWN
        return said.bind(player=player, space=place.at[0])

    def variant_words(self, piece: str, turn: int) -> Message | None:  # noqa: ARG002 - likewise
        """Say nothing: a card cannot be turned."""
        return None

    def roundness(self, place: Place) -> float | None:  # noqa: ARG002 - all alike
        """Leave cards as they are."""
        return None

    def meant(self, view: TallyView, place: Place) -> Move | None:  # noqa: ARG002 - see below
        """Return None: several cards have the same number."""
        return None


BOARD = PixiesBoard()


def _area(view: TallyView) -> Area:
    area: Area = view.state.areas[view.seat][view.page]
    return area
