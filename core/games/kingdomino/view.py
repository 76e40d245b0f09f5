"""What a player may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.kernel.events import Moved
from core.kernel.messages import Seat

from .events import GameBegan
from .places import PILE
from .state import State, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.rng import Rng

    from .events import Event


@frozen
class View:
    """What lies open, and which dominoes do not: neither their order nor which are out.

    Attributes:
        viewer: Who looks; None: a spectator.
        table: What everybody sees.
        unseen: The dominoes in the pile or out of the game, by number.
        pile: How many of them are still to come.

    """

    viewer: Seat | None
    table: Table
    unseen: tuple[int, ...]
    pile: int

    @property
    def removed(self) -> int:
        """How many of the unseen dominoes are out of the game."""
        return len(self.unseen) - self.pile


def view(state: State, seat: Seat | None) -> View:
    """Show what a seat may know; in this game everybody knows the same."""
    unseen = tuple(sorted((*state.pile, *state.removed)))
    return View(seat, state.table, unseen, len(state.pile))


def determinize(view: View, rng: Rng) -> State:
    """Sample which unseen dominoes come, and in which order."""
    order, rng = rng.shuffled(view.unseen)
    removed = tuple(sorted(order[view.pile :]))
    return State(view.table, order[: view.pile], removed, rng)


def reveals(view: View, events: Sequence[Event]) -> bool:
    """Return whether dominoes were drawn of which some other ones could have come instead.

    The next game of a dynasty draws from all dominoes.
    """
    drawn = sum(isinstance(event, Moved) and event.source == PILE for event in events)
    shuffled = any(isinstance(event, GameBegan) for event in events)
    return shuffled or 0 < drawn < len(view.unseen)
