"""Unfinished games and counts: listed immediately, each read when it is needed."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, TypeAlias

from .reading import Found

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from core.kernel.messages import Message

    from .foreign import Foreign
    from .saved_games import SavedGames, Waiting
    from .waiting_tables import WaitingTable
    from .waiting_tallies import WaitingCount

WhatWaits: TypeAlias = "Waiting | WaitingCount | WaitingTable | Foreign"
"""What the start screen offers to go on with."""


class WaitingList:
    """Unfinished games and counts, the last played first.

    Attributes:
        found: What has been read so far.

    """

    def __init__(
        self,
        saved_games: SavedGames,
        captions: Mapping[str, Message],
        others: Iterable[WhatWaits] = (),
    ) -> None:
        """List the files of saved games, among others that have been read already."""
        self._saved_games, self._captions = saved_games, captions
        self._ahead = sorted((*saved_games.files(), *others), key=_when)  # the last one comes next
        self.found: list[WhatWaits] = []

    @property
    def most(self) -> int:
        """The number of unfinished games, if each unread file holds one."""
        return len(self.found) + len(self._ahead)

    @property
    def is_whole(self) -> bool:
        """Whether everything has been read."""
        return not self._ahead

    def look_further_for(self, seconds: float) -> None:
        """Read the next files, for a moment."""
        until = perf_counter() + seconds
        while self._ahead and perf_counter() < until:
            self._look_further()

    def _look_further(self) -> None:
        each = self._ahead.pop()
        game = self._saved_games.look_at(each, self._captions) if isinstance(each, Found) else each
        if game is not None:
            self.found.append(game)

    def first(self, number: int) -> Sequence[WhatWaits]:
        """Read until the first games can be shown."""
        while len(self.found) < number and self._ahead:
            self._look_further()
        return self.found[:number]


def _when(each: Found | WhatWaits) -> float:
    return each.when if isinstance(each, Found) else each.played
