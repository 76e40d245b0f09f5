"""Threads that run a table: one for a host or a guest, fed by its transport and its program.

A link owns its ``HostTable`` or ``GuestTable``: everything that concerns it happens in the link's
thread, in order, so no window waits for sealing, reading or a network. The program asks by
``call`` and learns through ``on_happened``, which is called in the link's thread.
"""

from __future__ import annotations

import logging
from queue import Empty, Queue
from threading import Thread, current_thread
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from core.table.errors import BadTable
from core.table.guest import GuestTable
from core.table.happenings import Changed, Played, Refused
from core.table.host import HostTable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.kernel.messages import Message
    from core.match import Match
    from core.table.happenings import Happening

    from .transport import Transport

BEAT = 5.0
"""Seconds between two looks at the clock."""
HELD = 5.0
"""Seconds for which the host's answer waits for the program to play a guest's move."""
COUNTED_AFTER = 60.0
"""Seconds for which counters alone are not saved: they follow the clock."""
FAREWELL = 2.0
"""Seconds in which the last value is sent when a link is closed."""

LOG = logging.getLogger("kupola.table")


class Side(Protocol):
    """A host's or a guest's side of a table."""

    def connected(self) -> None:
        """Say everything again."""

    def repeat(self) -> None:
        """Say the latest value again."""

    def receive(self, register: str, envelope: bytes, now: float) -> list[Happening]:
        """Read a register."""

    def afterwards(self) -> list[Happening]:
        """Do what can wait until happenings are reported."""

    def tick(self, now: float) -> list[Happening]:
        """Look at the clock."""

    def outgoing(self, now: float, *, present: bool = True) -> list[tuple[str, bytes]]:
        """Seal what has not been told."""

    @property
    def saved(self) -> dict[str, object]:
        """What is kept."""


T = TypeVar("T", bound=Side)
T_contra = TypeVar("T_contra", contravariant=True)


class Listener(Protocol[T_contra]):
    """The program that has opened or joined the table; called in the link's thread."""

    def on_happened(self, table: T_contra, happened: Sequence[Happening]) -> None:
        """Take what has happened; read the table now, and never later."""

    def on_troubled(self, problem: Message | None) -> None:
        """Take what is wrong with the connection; None: nothing any more."""

    def save(self, kept: dict[str, object]) -> None:
        """Keep the table; called before anything of it is shown or sent."""


class Link(Generic[T]):
    """Runs a table in a thread of its own.

    Attributes:
        table: The table; only for the link's thread.
    """

    def __init__(self, table: T, transport: Transport, listener: Listener[T]) -> None:
        """Prepare the thread; ``start`` connects."""
        self.table = table
        self._transport = transport
        self._listener = listener
        self._tasks: Queue[Callable[[], object] | None] = Queue()
        self._thread = Thread(target=self._run, name="kupola table", daemon=True)
        self._held_until = 0.0
        self._unsaved = True
        self._saved_at = 0.0

    def start(self) -> None:
        """Begin to connect."""
        self._thread.start()

    def call(self, ask: Callable[[T], Any]) -> None:
        """Ask the table for something in the link's thread; changes are saved and sent after it.

        What ``ask`` returns is reported if it is a list of happenings; a sentence is a refusal.
        """
        self._tasks.put(lambda: self._asked(ask))

    @property
    def runs(self) -> bool:
        """Whether the thread has not ended yet."""
        return self._thread.is_alive()

    def end(self) -> None:
        """Say that this program leaves, and end in the background."""
        self._tasks.put(None)

    def close(self, patience: float = FAREWELL) -> None:
        """Say that this program leaves, and end; waits a moment for the last value to be sent."""
        self.end()
        if self._thread.ident is not None and current_thread() is not self._thread:
            self._thread.join(patience)

    def connected(self) -> None:
        """Say everything again."""
        self._tasks.put(self._connected)

    def received(self, register: str, envelope: bytes) -> None:
        """Read a register."""
        self._tasks.put(lambda: self._received(register, envelope))

    def lost(self, member: str) -> None:
        """Note that a member's connection has ended."""
        self._tasks.put(lambda: self._lost(member))

    def troubled(self, problem: Message | None) -> None:
        """Report what is wrong with the connection."""
        self._tasks.put(lambda: self._listener.on_troubled(problem))

    def _run(self) -> None:
        self._transport.start(self)
        beat = monotonic() + BEAT
        while True:
            try:
                task = self._tasks.get(timeout=max(0.0, beat - monotonic()))
            except Empty:
                beat = monotonic() + BEAT
                task = self._ticked
            if task is None:
                break
            try:
                task()
                self._send()
            except Exception:
                LOG.exception("The table could not follow a request")
        self._leave()

    def _leave(self) -> None:
        try:
            self._unsaved = True
            self.table.repeat()
            self._send(present=False)
        finally:
            self._transport.close()

    def _asked(self, ask: Callable[[T], Any]) -> None:
        self._unsaved = True
        result = ask(self.table)
        if isinstance(result, list):
            self._report(result)
        elif result is not None:
            self._report([Refused(result)])

    def _connected(self) -> None:
        self.table.connected()
        self._report([Changed()])

    def _received(self, register: str, envelope: bytes) -> None:
        try:
            self._report(self.table.receive(register, envelope, time()))
        except BadTable as error:
            self._report([Refused(error.message)])
        else:
            self._send()
            self._report(self.table.afterwards())

    def _lost(self, member: str) -> None:
        if isinstance(self.table, HostTable):
            self._report(self.table.lose(member))

    def _ticked(self) -> None:
        self._report(self.table.tick(time()))

    def _report(self, happened: Sequence[Happening]) -> None:
        """Save, then tell; a guest's move is acknowledged only once the program has saved it."""
        if not happened:
            return
        if any(isinstance(each, Played) for each in happened):
            self._held_until = monotonic() + HELD
            self._unsaved = True
        else:
            self._save()
        self._listener.on_happened(self.table, happened)

    def _send(self, *, present: bool = True) -> None:
        """Seal, save and send what is new; a host first shows the move that it was sent."""
        if monotonic() < self._held_until and present:
            return
        told = self.table.outgoing(time(), present=present)
        if told and (self._unsaved or monotonic() - self._saved_at > COUNTED_AFTER):
            self._save()
        for register, envelope in told:
            self._transport.send(register, envelope)

    def _save(self) -> None:
        self._listener.save(self.table.saved)
        self._unsaved, self._saved_at = False, monotonic()

    def _release(self) -> None:
        self._held_until = 0.0


class HostLink(Link[HostTable]):
    """Runs a host's side."""

    def show(self, match: Match) -> None:
        """Show the match as it stands; it has been saved."""

        def shown(table: HostTable) -> None:
            self._release()
            table.show(match, time())

        self.call(shown)


class GuestLink(Link[GuestTable]):
    """Runs a guest's side."""
