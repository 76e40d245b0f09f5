"""Passes what happens in a link's thread to the window's thread, as values that never change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import QObject, Signal

from core.kernel.messages import Seat
from core.match import Match
from core.network.link import FAREWELL, GuestLink, HostLink, Link
from core.table.members import IN
from core.table.values import Play, Proposal, Said, SeatInfo, TableInfo

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.kernel.messages import Message
    from core.network.transport import Transport
    from core.table.guest import GuestTable
    from core.table.happenings import Happening
    from core.table.host import HostTable
    from core.table.values import Deed


_LEAVING: list[Link[Any]] = []
"""The links that say goodbye."""


def wait_for_farewells(patience: float = FAREWELL) -> None:
    """Wait a moment until links that were left have said goodbye and saved their tables."""
    for link in _LEAVING:
        link.close(patience)
    _LEAVING[:] = [each for each in _LEAVING if each.runs]


def _leave(link: Link[Any]) -> None:
    _LEAVING[:] = [each for each in _LEAVING if each.runs]
    link.end()
    _LEAVING.append(link)


@frozen(eq=False)
class HostSnapshot:
    """A host's table at one moment.

    Attributes:
        members: Everybody who was let in, by key, with name and presence.
        knocking: Who asks to be let in: key and name.
        ready: Whether a game can be dealt.
        watchers: The names of those who watch.
        free_words: Whether members may say words of their own.
    """

    seats: tuple[SeatInfo, ...]
    members: tuple[tuple[str, str, bool], ...]
    knocking: tuple[tuple[str, str], ...]
    phase: str
    paused: bool
    ready: bool
    proposal: Proposal | None
    said: tuple[Said, ...]
    since: float
    watchers: tuple[str, ...] = ()
    free_words: bool = False


@frozen(eq=False)
class GuestSnapshot:
    """A table at one moment, as a guest knows it.

    Attributes:
        status: ``knocking``, ``in`` or ``out``.
        live: Whether the host has answered since the last connect.
        seat: Where the guest sits; None: it watches.
        viewer: Whose view the match shows.
        waits: Whether a move waits for the host's answer.
    """

    status: str
    live: bool
    host_present: bool
    table: TableInfo | None
    match: Match | None
    seat: Seat | None
    viewer: Seat | None
    waits: bool

    @classmethod
    def of(cls, table: GuestTable) -> GuestSnapshot:
        """Describe a table, in the thread that owns it."""
        return cls(
            table.status,
            table.live,
            table.host_present,
            table.table,
            table.match,
            table.seat,
            table.viewer,
            any(isinstance(deed, Play) for deed in table.pending),
        )


class HostBridge(QObject):
    """A host's link in the window's thread.

    Signals:
        happened: A snapshot, and what has happened.
        troubled: What is wrong with the connection; None: nothing any more.
    """

    happened = Signal(object, object)
    troubled = Signal(object)

    def __init__(
        self,
        table: HostTable,
        transport: Transport,
        keep: Callable[[dict[str, object]], None],
        parent: QObject,
    ) -> None:
        """Prepare the link; ``keep`` saves the table in the link's thread."""
        super().__init__(parent)
        self._keep = keep
        self._left = False
        self._link = HostLink(table, transport, self)

    def start(self) -> None:
        """Begin to connect."""
        self._link.start()

    def show(self, match: Match) -> None:
        """Show the match as it stands to all members; it has been saved; ``happened`` follows."""
        self._link.show(match)
        self.call(lambda _table: None)

    def call(self, ask: Callable[[HostTable], Any]) -> None:
        """Ask the table for something in the link's thread; ``happened`` follows."""

        def asked(table: HostTable) -> object:
            result = ask(table)
            self.on_happened(table, result if isinstance(result, list) else ())
            return None if isinstance(result, list) else result

        self._link.call(asked)

    def close(self) -> None:
        """Say that the host leaves, and end; waits a moment."""
        self._left = True
        self._link.close()

    def leave(self) -> None:
        """Say that the host leaves, and end in the background; nothing is reported any more."""
        self._left = True
        _leave(self._link)

    def on_happened(self, table: HostTable, happened: Sequence[Happening]) -> None:
        """Take a snapshot in the link's thread."""
        members = [each for each in table.members.values() if each.status == IN]
        snapshot = HostSnapshot(
            tuple(table.seats),
            tuple((each.key, each.name, each.present) for each in members),
            tuple((each.key, each.name) for each in table.knocking),
            table.phase,
            table.paused,
            table.ready,
            table.proposal,
            table.said,
            table.since,
            tuple(each.name for each in members if table.seat_of(each) is None and each.present),
            table.free_words,
        )
        if not self._left:
            self.happened.emit(snapshot, tuple(happened))

    def on_troubled(self, problem: Message | None) -> None:
        """Pass on what is wrong."""
        if not self._left:
            self.troubled.emit(problem)

    def save(self, kept: dict[str, object]) -> None:
        """Save the table."""
        self._keep(kept)


class GuestBridge(QObject):
    """A guest's link in the window's thread.

    Attributes:
        invitation: Whose table, and where.

    Signals:
        happened: A snapshot, and what has happened.
        troubled: What is wrong with the connection; None: nothing any more.
    """

    happened = Signal(object, object)
    troubled = Signal(object)

    def __init__(
        self,
        table: GuestTable,
        transport: Transport,
        keep: Callable[[dict[str, object]], None],
        parent: QObject,
    ) -> None:
        """Prepare the link; ``keep`` saves the guest's place in the link's thread."""
        super().__init__(parent)
        self._keep = keep
        self._left = False
        self.invitation = table.invitation
        self._link = GuestLink(table, transport, self)

    def start(self) -> None:
        """Begin to connect."""
        self._link.start()

    def do(self, deed: Deed) -> None:
        """Ask the host for something."""
        self._link.call(lambda table: table.do(deed))

    def play(self, code: str) -> None:
        """Ask the host to make a move; ``happened`` follows."""

        def asked(table: GuestTable) -> object:
            problem = table.play(code)
            self.on_happened(table, ())
            return problem

        self._link.call(asked)

    def close(self) -> None:
        """Say that the guest leaves the window, and end; its place is kept; waits a moment."""
        self._left = True
        self._link.close()

    def leave(self) -> None:
        """Say that the guest leaves the window, and end in the background; its place is kept."""
        self._left = True
        _leave(self._link)

    def on_happened(self, table: GuestTable, happened: Sequence[Happening]) -> None:
        """Take a snapshot in the link's thread."""
        snapshot = GuestSnapshot.of(table)
        if not self._left:
            self.happened.emit(snapshot, tuple(happened))

    def on_troubled(self, problem: Message | None) -> None:
        """Pass on what is wrong."""
        if not self._left:
            self.troubled.emit(problem)

    def save(self, kept: dict[str, object]) -> None:
        """Save the guest's place."""
        self._keep(kept)
