"""A shared table at one moment, as the panel beside the board shows it."""

from __future__ import annotations

from attrs import field, frozen

from core.kernel.messages import Message, Seat
from core.table.values import Proposal, SeatInfo


@frozen(eq=False)
class TableNow:
    """What host and guests see of the table.

    Attributes:
        seats: Who sits where.
        own: The seats of people at this computer.
        turn: Whose turn it is; None: nobody's.
        phase: ``playing`` or ``over``.
        watchers: The names of those who watch.
        since: When the turn began, in seconds since 1970.
        free_words: Whether members may say words of their own.
        knocking: Who asks to be let in, with key and name; for the host.
        members: Everybody who was let in, with key, name and presence; for the host.
        problem: What is wrong with the connection; None: nothing.
        hosts: Whether this program hosts the table.
        host_away: Whether the host is away; for guests.

    """

    seats: tuple[SeatInfo, ...]
    own: frozenset[Seat]
    turn: Seat | None
    phase: str
    watchers: tuple[str, ...] = ()
    since: float = 0.0
    paused: bool = False
    free_words: bool = False
    proposal: Proposal | None = None
    knocking: tuple[tuple[str, str], ...] = ()
    members: tuple[tuple[str, str, bool], ...] = ()
    problem: Message | None = None
    hosts: bool = field(default=False)
    host_away: bool = False
