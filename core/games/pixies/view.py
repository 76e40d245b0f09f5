"""What everybody at the table may know: all but the order of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, field, frozen

from core.kernel.events import Moved
from core.kernel.messages import Seat

from .areas import Area
from .events import DeckShuffled, TurnBegan
from .pieces import CardId
from .places import DECK, displayed
from .state import FinishedRound, State

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from core.kernel.rng import Rng


@frozen
class View:
    """The table as a seat sees it.

    Face-down cards keep their identity here: everybody saw them being taken. A table shows
    their backs.

    Attributes:
        viewer: Who looks; None: a spectator.
        display: The cards revealed in this turn, in their order; None where one was taken.
        unseen: The cards of the deck, sorted.
        takers: Who took which card of the display, as far as it was watched; None where one lies,
            or where it is not remembered. A later viewer sees the same table.

    """

    viewer: Seat | None
    areas: tuple[Area, ...]
    display: tuple[CardId | None, ...]
    unseen: tuple[CardId, ...]
    first: Seat
    finished: tuple[FinishedRound, ...]
    to_act: Seat | None
    takers: tuple[Seat | None, ...] = field(default=(), eq=False)

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.areas)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return len(self.finished) + 1


def view(state: State, viewer: Seat | None) -> View:
    """Show the table without the order of the deck."""
    return View(
        viewer=viewer,
        areas=state.areas,
        display=state.display,
        unseen=tuple(sorted(state.deck)),
        first=state.first,
        finished=state.finished,
        to_act=state.to_act,
    )


def remembered(view: View, past: Iterable[Sequence[object]]) -> View:
    """Add who took the cards of this turn, by the events of each move, latest first."""
    slots = {displayed(slot): slot for slot in range(len(view.display))}
    takers: list[Seat | None] = [None] * len(view.display)
    for events in past:
        if any(isinstance(event, TurnBegan) for event in events):
            break
        for event in events:
            if isinstance(event, Moved) and event.source in slots:
                takers[slots[event.source]] = event.target.seat
    return evolve(view, takers=tuple(takers))


def determinize(view: View, rng: Rng) -> State:
    """Sample an order of the deck."""
    deck, rng = rng.shuffled(view.unseen)
    return State(
        areas=view.areas,
        display=view.display,
        deck=deck,
        first=view.first,
        finished=view.finished,
        rng=rng,
    )


def reveals(view: View, events: Sequence[object]) -> bool:
    """Return whether cards were drawn that could have come in another order.

    A round may begin with cards that the view shows: the whole deck is shuffled before it.
    """
    shuffled = any(isinstance(event, DeckShuffled) for event in events)
    drawn = any(isinstance(event, Moved) and event.source == DECK for event in events)
    return shuffled or (drawn and len(view.unseen) > 1)
