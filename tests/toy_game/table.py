"""Nine Cards on the table: three rows of spaces, and everybody's hand below or beside them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF

from core.kernel.events import Moved
from core.kernel.places import Place
from gui.board.faces import Face
from gui.board.handles import Handle
from gui.board.table import Table
from gui.look.lettering import CENTER, Style, write

from . import texts
from .state import BACK, CARDS, DECK, SPACES, PlaceCard, card_piece, space

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from PySide6.QtGui import QPainter

    from core.kernel.messages import Message, Seat
    from gui.board.table import Layout, Stage

    from .state import View

COLUMNS, ROWS = 8, 4
SHARE = 0.86


def held(seat: Seat, card: int) -> Place:
    """Return the place of a card in a hand; the event only names the hand."""
    return Place("held", (card,), seat)


def _cell(stage: Stage, column: float, row: float) -> QRectF:
    side = min(stage.size.width() / COLUMNS, stage.size.height() / ROWS)
    return QRectF(column * side, row * side, side * SHARE, side * SHARE)


def _paint_ground(stage: Stage, layout: Layout, painter: QPainter) -> None:
    painter.fillRect(QRectF(QPointF(), stage.size), stage.theme.color("table"))
    for number in SPACES:
        painter.fillRect(layout[space(number)], stage.theme.color("panel"))


class ToyTable(Table):
    """How Nine Cards looks and is handled: what the base class leaves open, and nothing else."""

    def layout(self, stage: Stage) -> Layout:
        """Place the spaces at the left, the deck and the hands at the right."""
        view: View = stage.view
        places = {space(n): _cell(stage, n % 3 + 0.1, n // 3 + 0.4) for n in SPACES}
        places[DECK] = _cell(stage, 4, 0.4)
        for seat in range(view.seats):
            for card in CARDS:
                column = view.hand.index(card) if seat == stage.near and card in view.hand else 0
                row = 2.4 if seat == stage.near else 0.4
                aside = 0 if seat == stage.near else 1 + seat
                places[held(seat, card)] = _cell(stage, 4 + column + aside, row)
        return places

    def faces(self, stage: Stage, layout: Layout) -> Sequence[Face]:
        """Return which cards lie on the spaces and in the near hand."""
        view: View = stage.view
        laid = {space(n): each.card for n, each in enumerate(view.spaces) if each is not None}
        own = {held(stage.near, card): card for card in view.hand}
        cards = {**laid, **own}
        return [Face(place, card_piece(card), layout[place]) for place, card in cards.items()]

    def parts(self, stage: Stage, layout: Layout) -> Sequence[Callable[[QPainter], None]]:
        """Paint the table and the empty spaces."""
        return (partial(_paint_ground, stage, layout),)

    def paint(self, painter: QPainter, rect: QRectF, picture: Hashable, stage: Stage) -> None:
        """Paint a card with its number."""
        painter.fillRect(rect, stage.theme.color("accent"))
        number = str(picture).partition(":")[2]
        write(painter, rect, number, Style(rect.height() / 2, stage.theme.panel, align=CENTER))

    def picture_of(self, piece: str, stage: Stage) -> Hashable | None:  # noqa: ARG002 - see below
        """Show a card; its back is not shown on its way."""
        return None if piece == BACK else piece

    def travel(self, event: Any) -> Moved | None:
        """Return the places of a moving card; a known one has its own place in a hand."""
        if not isinstance(event, Moved) or event.piece == BACK:
            return None
        card = int(event.piece.partition(":")[2])
        ends = (
            held(place.seat or 0, card) if place.area == "hand" else place
            for place in (event.source, event.target)
        )
        return Moved(event.piece, *ends)

    def handles(self, view: View, moves: Sequence[PlaceCard]) -> Sequence[Handle]:
        """Drag a card of the hand onto a space."""
        seat = view.to_act or 0
        return [
            Handle(move, held(seat, move.card), space(move.space), key=str(move.space + 1))
            for move in moves
        ]

    def held(self, _: Stage, layout: Layout, source: Place, variant: Hashable) -> Sequence[Face]:  # noqa: ARG002 - see below
        """Show the card, which is held in one way only."""
        rect = QRectF(layout[source])
        rect.moveCenter(QPointF())
        return [Face(source, card_piece(source.at[0]), rect)]

    def attempt(self, _: View, source: Place, target: Place, variant: Hashable) -> PlaceCard | None:  # noqa: ARG002 - see above
        """Name the move that an illegal drop would be."""
        return PlaceCard(source.at[0], target.at[0])

    def name(self, view: View, place: Place) -> Message:
        """Name a card or a space."""
        if place == DECK:
            return texts.DECK
        if place.area == "held":
            return texts.CARD.bind(card=place.at[0])
        laid = view.spaces[place.at[0]]
        number = place.at[0] + 1
        if laid is None:
            return texts.EMPTY_SPACE.bind(space=number)
        return texts.LAID.bind(space=number, card=laid.card)

    def drop_places(self, stage: Stage) -> Sequence[Place]:  # noqa: ARG002 - always the same
        """List the spaces."""
        return [space(number) for number in SPACES]


TABLE = ToyTable()
