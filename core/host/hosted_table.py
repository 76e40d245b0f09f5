"""A table whose host is this program: it lets guests in, deals, plays for computers and saves."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Any, Protocol

from attrs import evolve, field, frozen

from core.games import named
from core.kernel.codec import from_plain, to_wire
from core.kernel.messages import text
from core.kernel.options import choose
from core.kernel.outside_text import cleaned_name
from core.match import Match
from core.network.link import HostLink
from core.record import Record, from_data, to_data
from core.sealing import KeyPair
from core.table.errors import BadTable
from core.table.happenings import Agreed, Changed, Knocked, Played
from core.table.host import HostTable
from core.table.invitation import Address, Invitation
from core.table.members import IN, KNOCKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from core.kernel.messages import Message, Seat
    from core.network.transport import Transport
    from core.table.happenings import Happening
    from core.table.values import SeatInfo

    from .computers import Computers

FORMAT = 1
STAND_IN = "casual"
"""The level at which a computer plays on for a player who has resigned."""
COUNTED_AFTER = 60.0
"""Seconds for which counters alone are not saved: they follow the clock."""

NEWER = text("host", "A newer version of Kupola keeps this table.")


@frozen
class Rules:
    """Who is let in, and where the table is found.

    Attributes:
        address: The broker's, or this computer's.
        admitted: The names of those who are let in; None: everybody with the invitation.
        reserved: For each seat the name of the guest that it waits for; empty: nobody.
    """

    address: str
    admitted: tuple[str, ...] | None
    reserved: tuple[str, ...]


@frozen
class Kept:
    """A table as it is saved."""

    format: int
    rules: Rules
    table: Any
    record: Any = field(default=None)


class Watcher(Protocol):
    """Who wants to know what happens at a table; called in the link's thread."""

    def on_changed(self, table: HostTable, happened: Sequence[Happening]) -> None:
        """Take what has happened."""

    def on_troubled(self, problem: Message | None) -> None:
        """Take what is wrong with the connection; None: nothing any more."""


class HostedTable:
    """Runs a table; its methods are called in the link's thread unless they say otherwise.

    Attributes:
        table: Only for the link's thread, once it runs.
    """

    def __init__(
        self,
        table: HostTable,
        rules: Rules,
        keep: Callable[[dict[str, Any]], None],
        computers: Computers,
        watcher: Watcher | None = None,
    ) -> None:
        """Take over a table; ``keep`` saves it before anything is shown."""
        self.rules = rules
        self.invitation = Invitation(table.keys.public, Address.parsed(rules.address))
        self.table = table
        self._keep = keep
        self._computers = computers
        self._watcher = watcher
        self._thinking: Match | None = None
        self._essence: object = None
        self._kept_at = 0.0
        self._link: HostLink | None = None

    @classmethod
    def opened(  # noqa: PLR0913 - a table has that many properties
        cls,
        name: str,
        game: str,
        options: Mapping[str, object],
        seats: list[SeatInfo],
        address: Address,
        *,
        admitted: tuple[str, ...] | None = None,
    ) -> dict[str, Any]:
        """Describe a new table as it is saved.

        Raises:
            KupolaError: If there is no such game, or the seats or options are not its own.

        """
        rules = named(game)
        chosen = choose(rules.options, options)
        Match.new(rules, len(seats), options, 0)
        table = HostTable(KeyPair.new(), cleaned_name(name), game, chosen, seats)
        reserved = tuple(info.name if info.kind == "guest" else "" for info in seats)
        kept = Rules(address.written, admitted, reserved)
        data: dict[str, Any] = to_wire(Kept(FORMAT, kept, table.saved))
        return data

    @classmethod
    def restored(
        cls,
        data: object,
        keep: Callable[[dict[str, Any]], None],
        computers: Computers,
        watcher: Watcher | None = None,
    ) -> HostedTable:
        """Take over a table that was saved.

        Raises:
            KupolaError: If the data is damaged.

        """
        kept = from_plain(data, Kept, "table")
        if kept.format > FORMAT:
            raise BadTable(NEWER)
        match = None if kept.record is None else from_data(kept.record).replay()
        table = HostTable.restored(kept.table, match)
        return cls(table, kept.rules, keep, computers, watcher)

    def start(self, transport: Transport) -> None:
        """Begin to run the table; called once, in any thread."""
        self._link = HostLink(self.table, transport, self)
        self._link.start()
        self._link.call(self._resume)

    def call(self, ask: Callable[[HostTable], Any]) -> None:
        """Ask the table for something; in any thread."""
        if self._link is not None:
            self._link.call(ask)

    def close(self) -> None:
        """Say that the host leaves, and end; in any thread."""
        if self._link is not None:
            self._link.close()

    def on_troubled(self, problem: Message | None) -> None:
        """Tell what is wrong."""
        if self._watcher is not None:
            self._watcher.on_troubled(problem)

    def save(self, kept: dict[str, object]) -> None:
        """Save the table, unless nothing but counters has changed."""
        essence = _essence(kept), None if self.table.match is None else self.table.match.turns
        if essence == self._essence and time() - self._kept_at < COUNTED_AFTER:
            return
        match = self.table.match
        record = None if match is None else to_data(Record.of(match, self.table.sitters()))
        self._keep(to_wire(Kept(FORMAT, self.rules, kept, record)))
        self._essence, self._kept_at = essence, time()

    def on_happened(self, table: HostTable, happened: Sequence[Happening]) -> None:
        """Let in, play, undo, deal."""
        for each in happened:
            match each:
                case Knocked():
                    self._receive(table)
                case Played(_, move):
                    self._play(table, move)
                    self._release(table)
                case Agreed(proposal):
                    self._agree(table, proposal.kind, proposal.ply)
        self._go_on(table)
        self._tell(table, happened)

    def play(self, table: HostTable, move: Any) -> None:
        """Make a move for a seat of this program."""
        self._play(table, move)
        self._go_on(table)
        self._tell(table, [Changed()])

    def _tell(self, table: HostTable, happened: Sequence[Happening]) -> None:
        if self._watcher is not None:
            self._watcher.on_changed(table, happened)

    def _release(self, table: HostTable) -> None:
        """Let the link send the answer to a guest's move, which waits for the host to play it."""
        if self._link is not None and table.match is not None:
            self._link.show(table.match)

    def _resume(self, table: HostTable) -> None:
        self._receive(table)
        self._go_on(table)

    def _receive(self, table: HostTable) -> None:
        """Let in who may come, and seat those for whom a seat is kept."""
        admitted = self.rules.admitted
        for member in table.members.values():
            if member.status == KNOCKING and (admitted is None or member.name in admitted):
                table.let_in(member.key)
        seated = {info.member for info in table.seats}
        for seat, name in enumerate(self.rules.reserved):
            free = not table.seats[seat].member and table.phase != "playing"
            if name and free:
                guest = next(
                    (
                        each
                        for each in table.members.values()
                        if each.status == IN and each.name == name and each.key not in seated
                    ),
                    None,
                )
                self._seat(table, seat, name, None if guest is None else guest.key)

    def _seat(self, table: HostTable, seat: Seat, name: str, member: str | None) -> None:
        if member is not None:
            table.seat_guest(seat, member)
        elif table.seats[seat].kind == "open":
            waiting = evolve(table.seats[seat], kind="guest", name=name, present=False)
            table.assign(seat, waiting)

    def _play(self, table: HostTable, move: Any) -> None:
        if table.match is not None:
            self._show(table, table.match.play(move))

    def _show(self, table: HostTable, match: Match) -> None:
        """Save first; the link sends it then."""
        table.show(match, time())
        self.save(table.saved)

    def _agree(self, table: HostTable, kind: str, ply: int) -> None:
        if kind == "undo" and table.match is not None:
            self._show(table, table.match.goto(ply))
        elif kind in {"rematch", "swap"}:
            if kind == "swap":
                self.rules = evolve(self.rules, reserved=_rotated(self.rules.reserved))
                table.seats = list(_rotated(tuple(table.seats)))
            table.gather_again()

    def _go_on(self, table: HostTable) -> None:
        """Deal when everybody is there, and let a computer think whose turn it is."""
        self._receive(table)
        match = table.match
        if match is None:
            waits = any(info.kind == "guest" and not info.member for info in table.seats)
            if table.ready and not waits:
                options = dict(table.options.chosen)
                seed = table.drawn_seed()
                self._show(table, Match.new(named(table.game), len(table.seats), options, seed))
                self._go_on(table)
            return
        seat = match.to_act
        if seat is None or table.phase != "playing" or table.paused or match is self._thinking:
            return
        info = table.seats[seat]
        level = STAND_IN if info.resigned else info.level
        if info.kind == "computer" or info.resigned:
            self._thinking = match
            self._computers.ask(match, seat, level, lambda move: self._answered(match, move))

    def _answered(self, match: Match, move: Any) -> None:
        """Take the move of a computer, in its thread."""

        def answered(table: HostTable) -> None:
            if self._thinking is match:
                self._thinking = None
            if table.match is match and table.phase == "playing" and not table.paused:
                self.play(table, move)
            else:
                self._go_on(table)

        self.call(answered)


def _rotated(items: tuple[Any, ...]) -> tuple[Any, ...]:
    return (*items[1:], *items[:1])


def _essence(kept: dict[str, Any]) -> object:
    """Return a saved table without its counters."""
    members = kept.get("members", ())
    return {
        **{key: value for key, value in kept.items() if key != "members"},
        "members": [
            {key: value for key, value in each.items() if key not in {"up", "down"}}
            for each in members
        ],
    }
