"""What a player proposes to all others: an undo, another game, swapped seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.kernel.messages import text

from .happenings import Agreed, Declined
from .values import Proposal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Message, Seat
    from core.match import Match

    from .happenings import Happening
    from .values import SeatInfo

KINDS = frozenset({"undo", "rematch", "swap"})

NO_PROPOSAL = text("table", "This cannot be proposed now.")
PROPOSAL_OPEN = text("table", "Another proposal is open.")


class Proposals:
    """The proposal that is open, one at a time.

    Attributes:
        open: The proposal; None: none is open.
        count: How many there were.
        declined: The number of the last one that was declined.
    """

    def __init__(self) -> None:
        self.open: Proposal | None = None
        self.count = self.declined = 0

    def ask(
        self, kind: str, ply: int, by: Seat, match: Match | None, seats: Sequence[SeatInfo]
    ) -> Message | None:
        """Ask all other people at the table; say why that cannot be done."""
        if self.open is not None:
            return PROPOSAL_OPEN
        undo = kind == "undo"
        if kind not in KINDS or match is None or undo == match.ended:
            return NO_PROPOSAL
        if undo and not 0 <= ply < match.ply:
            return NO_PROPOSAL
        waiting = tuple(
            seat
            for seat, info in enumerate(seats)
            if seat != by and info.kind in {"guest", "host"} and not (info.resigned and undo)
        )
        self.count += 1
        self.open = Proposal(self.count, kind, ply, by, waiting)
        return None

    def answer(self, number: int, seat: Seat, *, agrees: bool) -> list[Happening] | None:
        """Agree to the open proposal for a seat, or decline it; its author may withdraw it.

        None: it is not for this seat to answer.
        """
        proposal = self.open
        if proposal is None or proposal.number != number:
            return None
        if seat not in proposal.waiting and (agrees or seat != proposal.by):
            return None
        if not agrees:
            self.open, self.declined = None, proposal.number
            return [Declined(proposal)]
        waiting = tuple(each for each in proposal.waiting if each != seat)
        self.open = evolve(proposal, waiting=waiting)
        return self.agreed()

    def agreed(self) -> list[Happening]:
        """Take the open proposal off the table if everybody has agreed to it."""
        proposal = self.open
        if proposal is None or proposal.waiting:
            return []
        self.open = None
        return [Agreed(proposal)]
