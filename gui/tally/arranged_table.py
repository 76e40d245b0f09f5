"""The table of a position that is arranged: pieces are aimed at one place where several overlap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from .arranged_board import arranging_of
from .table import TallyTable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.tallying import Move
    from gui.board.handles import Handle
    from gui.games.tally_board import TallyView


class ArrangedTable(TallyTable):
    """Shows the whole table and the box."""

    def _handles(self, view: TallyView, moves: Sequence[Move]) -> Iterator[Handle]:
        for handle in super()._handles(view, moves):
            yield evolve(handle, target=arranging_of(view).address(handle.target))
