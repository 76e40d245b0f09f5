"""A count in words: what lies on the board, and what is left in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from core.kernel.messages import Player
from gui.games.tally_board import BOX, TRAY, tray
from gui.games.zones import Line, Zone

from .texts import BOARD_ZONE, BOX_ZONE

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place
    from gui.games.tally_board import TallyView

    from .table import TallyTable


class TallyDescription:
    """Describes a count in words."""

    def __init__(self, table: TallyTable) -> None:
        self._table = table

    def zones(self, view: TallyView, near: Seat) -> list[Zone]:
        """Describe the board first, then the box."""
        board = self._table.board.drop_places(view)
        box = [tray(index) for index in range(len(view.tally.pieces))]
        areas = tuple((place.area, place.seat) for place in board)
        return [
            Zone(BOARD_ZONE.bind(player=Player(near)), self._lines(view, board), areas),
            Zone(BOX_ZONE, self._lines(view, [BOX, *box])),
        ]

    def held_words(self, view: TallyView, source: Place) -> Message:
        """Name the piece."""
        return self._table.name(view, source)

    def variant_words(self, view: TallyView, source: Place, variant: Hashable) -> Message | None:
        """Say how a piece is held."""
        board = self._table.board
        if source.area == TRAY:
            return board.variant_words(view.tally.pieces[source.at[0]], cast("int", variant))
        found = board.piece_at(view, source)
        return board.variant_words(found[0], cast("int", variant)) if found else None

    def _lines(self, view: TallyView, places: Sequence[Place]) -> tuple[Line, ...]:
        return tuple(Line(self._table.name(view, place), (place,)) for place in places)
