"""Tables of several computers: how fast a move is confirmed, and how much a broker and a host need.

Needs Debian's mosquitto. ``KUPOLA_TABLES`` is the number of tables at the broker,
``KUPOLA_TABLE_PARTS`` chooses among ``moves``, ``hosted`` and ``crowd``.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING

from core.games import GAMES
from core.host.hosted_table import HostedTable
from core.host.seats import seats_of
from core.host.table_folder import new_file
from core.network.routes import to_table
from core.table.invitation import Address
from core.table.values import Play
from tests.core.network.mosquitto import Mosquitto, free_port
from tests.core.network.network_play import Guesting, wait_for
from tests.core.network.table_processes import ROOT, Process
from tests.core.network.table_program import Guest

from .mqtt_load import load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.network.transport import Receiver, Transport
    from core.table.guest import GuestTable
    from core.table.happenings import Happening
    from core.table.invitation import Invitation

TABLES = int(os.environ.get("KUPOLA_TABLES", "2000"))
HOSTED = 200
GAMES_OF_EACH = 2
EVERY = 5.0
"""Seconds between two moves of a table."""
MEASURED = 30.0
_TICKS = os.sysconf("SC_CLK_TCK")


class _Counted:
    """A transport that counts bytes."""

    def __init__(self, inner: Transport, counts: dict[str, int]) -> None:
        self._inner, self._counts = inner, counts

    def start(self, receiver: Receiver) -> None:
        self._receiver = receiver
        self.connected, self.lost = receiver.connected, receiver.lost
        self.troubled = receiver.troubled
        self._inner.start(self)

    def received(self, register: str, envelope: bytes) -> None:
        self._counts["received"] += len(envelope)
        self._receiver.received(register, envelope)

    def send(self, register: str, envelope: bytes) -> None:
        self._counts["sent"] += len(envelope)
        self._inner.send(register, envelope)

    def close(self) -> None:
        self._inner.close()


class _Paced(Guest):
    """A guest that moves now and then, and keeps nothing."""

    def save(self, _kept: dict[str, object]) -> None:
        pass


class _Timed(Guesting):
    """A guest that measures how long the host takes to confirm its moves."""

    def __init__(self, invitation: Invitation, seat: int) -> None:
        self.times: list[float] = []
        self.counts = {"received": 0, "sent": 0}
        self._asked_at = 0.0

        def counted(invitation: Invitation, register: str) -> Transport:
            return _Counted(to_table(invitation, register), self.counts)

        super().__init__(invitation, seat, counted)

    def on_happened(self, table: GuestTable, happened: Sequence[Happening]) -> None:
        grown = table.match is not None and table.match is not self.match
        if grown and self._asked_at and not table.pending:
            self.times.append(monotonic() - self._asked_at)
            self._asked_at = 0.0
        super().on_happened(table, happened)
        if not self._asked_at and any(isinstance(each, Play) for each in table.pending):
            self._asked_at = monotonic()


def report() -> None:
    """Print the figures."""
    parts = os.environ.get("KUPOLA_TABLE_PARTS", "moves hosted crowd").split()
    with TemporaryDirectory() as folder:
        broker = Mosquitto(Path(folder))
        try:
            for name, address in (
                ("TCP", Address.parsed(f"tcp://127.0.0.1:{free_port()}")),
                ("mosquitto", broker.address),
            ):
                if "moves" in parts:
                    _moves(Path(folder, name), name, address)
            if "hosted" in parts:
                _hosted(Path(folder, "hosted"), broker)
        finally:
            broker.close()
        if "crowd" in parts:
            _crowd(Path(folder))


def _moves(folder: Path, name: str, address: Address) -> None:
    """Play games of each kind with two guests, one of them in a process of its own."""
    folder.mkdir()
    times: list[float] = []
    for game in sorted(GAMES) * GAMES_OF_EACH:
        own = folder / f"{game}-{len(times)}"
        invitation = new_file(own, _opened(game, ["open", "open"], address))
        file = next(own.glob("*.table"))
        port = str(address.port if address.kind == "tcp" else 0)
        host = Process(own, "host", "host", str(file), port)
        arguments = ("guest", str(own / "other.seat"), invitation.written, "1", "0")
        other = Process(own, "other", *arguments)
        guest = _Timed(invitation, 0)
        try:
            _finish(host)
            sleep(1)
        finally:
            guest.link.close()
            other.kill()
            host.kill()
        print(
            f"{name}, {game}: a guest receives {guest.counts['received'] / 1000:.0f} kB and sends"
            f" {guest.counts['sent'] / 1000:.0f} kB a game"
        )
        times += guest.times
    print(f"{name}: {len(times)} moves confirmed, {_shown(times)}", flush=True)


def _finish(host: Process) -> None:
    wait_for(lambda: any("over" in line for line in host.lines), 300)


def _opened(game: str, seats: list[str], address: Address) -> dict[str, object]:
    return HostedTable.opened("Ana", game, {}, seats_of(seats), address)


def _crowd(folder: Path) -> None:
    """Let many tables play at one broker."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    broker = Mosquitto(folder)
    assert broker.process is not None
    pid = broker.process.pid
    try:
        before = _memory(pid)
        used, begun = 0.0, monotonic()

        def begin() -> None:
            nonlocal used, begun
            used, begun = _seconds(pid), monotonic()

        done = load(broker.port, TABLES, EVERY, MEASURED, begin)
        share = (_seconds(pid) - used) / (monotonic() - begun)
        memory = _memory(pid)
    finally:
        broker.close()
    print(
        f"{TABLES} tables of four at one mosquitto: {done.moves_a_second:.0f} moves a second,"
        f" {_shown(done.times)}; {share:.0%} of a processor, {memory / 1e6:.0f} MB"
        f" ({(memory - before) / TABLES / 1000:.1f} kB a table)",
        flush=True,
    )


def _hosted(folder: Path, broker: Mosquitto) -> None:
    """Run many tables by one headless host, each with a guest and a computer."""
    invitations = [
        new_file(folder, _opened("kingdomino", ["open", "computer:gentle"], broker.address))
        for _ in range(HOSTED)
    ]
    command = [sys.executable, "-m", "core.host", "run", str(folder)]
    host = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL)  # noqa: S603 - our own
    try:
        sleep(25)
        idle_from, idle_used = monotonic(), _seconds(host.pid)
        sleep(10)
        idle = (_seconds(host.pid) - idle_used) / (monotonic() - idle_from)
        empty = _memory(host.pid)
        guests = [
            _Paced(Path(f"{number}.seat"), invitation.written, "0", EVERY, lambda *_: None)
            for number, invitation in enumerate(invitations)
        ]
        sleep(25)
        begun, used = monotonic(), _seconds(host.pid)
        sleep(MEASURED)
        busy = (_seconds(host.pid) - used) / (monotonic() - begun)
        full = _memory(host.pid)
        closers = [Thread(target=guest.close) for guest in guests]
        for each in closers:
            each.start()
        for each in closers:
            each.join()
        sleep(EVERY)
    finally:
        host.terminate()
        host.wait()
    print(
        f"a headless host with {HOSTED} tables: {empty / 1e6:.0f} MB and {idle:.1%} of a processor"
        f" while nobody plays, {full / 1e6:.0f} MB ({full / HOSTED / 1e6:.2f} MB a table) and"
        f" {busy:.0%} ({busy / HOSTED:.2%} a table) with a move of a guest every {EVERY:.0f} s",
        flush=True,
    )


def _shown(times: list[float]) -> str:
    cuts = quantiles(times, n=100)
    return f"p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms"


def _seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _memory(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
