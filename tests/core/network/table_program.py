"""A host or a guest as a process of its own, which a test kills, stops and starts again.

``host FILE PORT-OR-0`` runs the table in a file, at home on that port or at its broker; ``guest
FILE INVITATION SEAT`` plays legal moves, or watches where SEAT is ``-``. Both save to their file
before they show anything, and print a line for what happens.
"""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from threading import Event
from time import sleep
from typing import TYPE_CHECKING, Any

from core.host.computers import Computers
from core.host.hosted_table import HostedTable
from core.host.table_files import read, write
from core.kernel.rng import Rng
from core.network import discovery
from core.network.link import GuestLink
from core.network.mqtt import MqttTransport
from core.network.routes import to_table
from core.network.tcp import TcpHostTransport
from core.table.guest import GuestTable
from core.table.happenings import Checked, Refused
from core.table.invitation import Invitation
from core.table.values import Sit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.kernel.messages import Message
    from core.table.happenings import Happening
    from core.table.host import HostTable

discovery._interfaces = lambda: [socket.if_nametoindex("lo")]

GREETING = b'{"kupola":1}'
"""A greeting that locks nothing: these guests have their invitation already."""


def tell(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


class HostWatcher:
    """Prints how far the game is."""

    def on_changed(self, table: HostTable, _happened: Sequence[Happening]) -> None:
        tell(table.phase, _ply(table.match))

    def on_troubled(self, problem: Message | None) -> None:
        tell("trouble", problem)


def host(file: Path, port: int) -> None:
    def keep(data: dict[str, Any]) -> None:
        write(file, data)

    table = HostedTable.restored(read(file), keep, Computers(), HostWatcher())
    invitation = table.invitation
    if port:
        table.start(TcpHostTransport(GREETING, port))
    else:
        table.start(MqttTransport(invitation.address, invitation.table))
    Event().wait()


def _ply(match: Any) -> int:
    return 0 if match is None else int(match.ply)


class Guest:
    """Plays legal moves of its own choice."""

    def __init__(
        self,
        file: Path,
        invitation: str,
        seat: str,
        pause: float,
        tells: Callable[..., None] = tell,
    ) -> None:
        self._file = file
        self._tells = tells
        self._seat = None if seat == "-" else int(seat)
        self._pause = pause
        self._rng = Rng.seeded(self._seat or 0)
        self.done = Event()
        if file.exists():
            table = GuestTable.restored(read(file))
        else:
            name = "Watcher" if self._seat is None else f"Guest {self._seat}"
            table = GuestTable(Invitation.parsed(invitation), name)
        self._link = GuestLink(table, to_table(table.invitation, table.register), self)
        self._link.start()

    def close(self) -> None:
        self._pause = 0.0
        self._link.close()

    def save(self, kept: dict[str, object]) -> None:
        write(self._file, kept)

    def on_troubled(self, problem: Message | None) -> None:
        self._tells("trouble", problem)

    def on_happened(self, table: GuestTable, happened: Sequence[Happening]) -> None:
        for each in happened:
            match each:
                case Refused(reason):
                    self._tells("refused", reason)
                case Checked(record):
                    self._tells("checked", record is not None)
                    self.done.set()
        self._tells("ply", _ply(table.match))
        if self._seat is None or table.status != "in" or table.table is None or table.pending:
            return
        if table.seat is None and table.table.phase == "gathering":
            table.do(Sit(self._seat))
        match = table.match
        if match is not None and table.viewer == self._seat == match.to_act:
            sleep(self._pause)
            move, self._rng = self._rng.choice(match.game.legal_moves(match.state))
            table.play(move.code)


def main() -> None:
    kind, file, *rest = sys.argv[1:]
    if kind == "host":
        host(Path(file), int(rest[0]))
    else:
        Guest(Path(file), rest[0], rest[1], float(rest[2])).done.wait()
        sleep(0.5)


if __name__ == "__main__":
    main()
