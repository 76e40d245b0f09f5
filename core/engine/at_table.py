"""A program at a table: it has joined one, or it hosts one; what happens there becomes events.

Links run in threads of their own. Each event holds the match as it stood, so the conversation
changes its position only between two requests, in the order in which events are written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from core.host.computers import Computers
from core.host.hosted_table import HostedTable
from core.host.seats import seats_of
from core.kernel.codec import tagged
from core.kernel.messages import english, text
from core.match import Match
from core.network import home_code
from core.network.addresses import own_addresses
from core.network.discovery import Announcer
from core.network.link import GuestLink
from core.network.mqtt import MqttTransport
from core.network.routes import to_table
from core.network.tcp import TcpHostTransport, invited
from core.table.guest import GuestTable
from core.table.happenings import Checked, Heard, Jumped, Nudged, Refused, Stepped
from core.table.invitation import PORTS, Address, Invitation
from core.table.values import Leave, SeatInfo, Sit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.kernel.messages import Message
    from core.table.happenings import Happening
    from core.table.host import HostTable

ENGINE = "engine"
"""A seat that the hosting program plays itself."""
LOOPBACK = "127.0.0.1"

GONE_ON = text("table", "This move came too late. The game has gone on.")


@frozen(eq=False)
class Event:
    """A line that no request asked for, the match as it stood then, and at which table."""

    line: dict[str, Any]
    match: Match | None
    table: object


class JoinedTable:
    """A guest's side of a table."""

    def __init__(
        self,
        invitation: Invitation,
        name: str,
        seat: int | None,
        tell: Callable[[Event], None],
    ) -> None:
        """Knock; ``tell`` takes events in the link's thread."""
        self._seat = seat
        self._tell = tell
        self._sat = False
        table = GuestTable(invitation, name)
        self._link = GuestLink(table, to_table(invitation, table.register), self)
        self._link.start()

    def _say(self, line: dict[str, Any], match: Match | None) -> None:
        self._tell(Event(line, match, self))

    def play(self, match: Match, move: Any) -> None:
        """Ask the host to make a move in the position that the program knows."""

        def played(table: GuestTable) -> Message | None:
            return table.play(move.code) if table.match is match else GONE_ON

        self._link.call(played)

    def close(self) -> None:
        """Leave the table for good."""
        self._link.call(lambda table: table.do(Leave()))
        self._link.close()

    def save(self, _kept: dict[str, object]) -> None:
        """Keep nothing: a program that ends leaves its table."""

    def on_troubled(self, problem: Message | None) -> None:
        """Tell what is wrong with the connection."""
        self._say(_connection(problem), None)

    def on_happened(self, table: GuestTable, happened: Sequence[Happening]) -> None:
        """Take the wished seat, and tell what has happened."""
        wants = self._seat is not None and not self._sat and table.status == "in"
        if wants and table.table is not None and table.table.phase != "playing":
            self._sat = True
            table.do(Sit(self._seat))
        info = table.table
        self._say(
            {
                "event": "table",
                "status": table.status,
                "phase": None if info is None else info.phase,
                "seat": table.seat,
                "seats": [] if info is None else [_described(each) for each in info.seats],
                "host_present": table.host_present,
            },
            table.match,
        )
        for each in happened:
            self._report(each, table.match, table.viewer)

    def _report(self, happened: Happening, match: Match | None, seat: int | None) -> None:
        line = _happened(happened)
        if line is not None:
            self._say(line, match)
        elif isinstance(happened, Stepped | Jumped):
            self._say(_position(match, seat), match)


class OpenedTable:
    """A table that the program hosts."""

    def __init__(
        self, data: dict[str, Any], code: str, port: int, tell: Callable[[Event], None]
    ) -> None:
        """Open a table; an empty code: at its broker, otherwise at home.

        Raises:
            NetworkFault: If the system lets no program listen.

        """
        self._tell = tell
        self._shown: Match | None = None
        self._computers = Computers()
        self._announcer: Announcer | None = None
        self._hosted = HostedTable.restored(data, lambda _: None, self._computers, self)
        self.invitation = self._hosted.invitation
        if not code:
            transport = MqttTransport(self.invitation.address, self.invitation.table)
            self._hosted.start(transport)
            return
        home = TcpHostTransport(home_code.greeting(code, self.invitation.key), port)
        table = self._hosted.table
        self._announcer = Announcer(
            table.name, table.game, table.name, home.port, public=table.keys.public
        )
        own = (*own_addresses(), LOOPBACK)[0]
        address = evolve(self.invitation.address, host=own, port=home.port)
        self.invitation = evolve(self.invitation, address=address)
        self._announcer.start(sum(info.kind == "open" for info in table.seats))
        self._hosted.start(home)

    def _say(self, line: dict[str, Any], match: Match | None) -> None:
        self._tell(Event(line, match, self))

    def play(self, match: Match, move: Any) -> None:
        """Make a move in the position that the program knows."""

        def played(table: HostTable) -> None:
            seat = match.to_act
            own = seat is not None and table.seats[seat].kind == "host"
            if own and table.match is match and table.phase == "playing" and not table.paused:
                self._hosted.play(table, move)
            else:
                self._say({"event": "refused", "message": english(GONE_ON)}, match)

        self._hosted.call(played)

    def close(self) -> None:
        """Close the table."""
        if self._announcer is not None:
            self._announcer.close()
        self._computers.close()
        self._hosted.close()

    def on_troubled(self, problem: Message | None) -> None:
        """Tell what is wrong with the connection."""
        self._say(_connection(problem), None)

    def on_changed(self, table: HostTable, happened: Sequence[Happening]) -> None:
        """Tell what has happened."""
        if self._announcer is not None:
            self._announcer.update(sum(info.kind == "open" for info in table.seats))
        line = {
            "event": "table",
            "status": "in",
            "phase": table.phase,
            "seat": None,
            "seats": [_described(info) for info in table.seats],
            "host_present": True,
        }
        self._say(line, table.match)
        for each in happened:
            told = _happened(each)
            if told is not None:
                self._say(told, table.match)
        if table.match is not self._shown:
            self._shown = table.match
            self._say(_position(table.match, None, whole=True), table.match)


def joined(
    invitation: str, code: str, name: str, seat: int | None, tell: Callable[[Event], None]
) -> JoinedTable:
    """Join a table by its invitation, or at home by its address and code.

    Raises:
        KupolaError: If it is none, or no table answers there.

    """
    found = invited(Address.parsed(invitation), code) if code else Invitation.parsed(invitation)
    return JoinedTable(found, name, seat, tell)


def opened(  # noqa: PLR0913, PLR0917 - a table has that many properties
    name: str,
    game: str,
    options: dict[str, object],
    seats: list[str],
    broker: str | None,
    port: int | None,
    tell: Callable[[Event], None],
) -> tuple[OpenedTable, str | None]:
    """Open a table at a broker, or at home; a seat may be ``engine``. Return its home code, too.

    Raises:
        KupolaError: If something of it is wrong, or the system lets no program listen.

    """
    infos = seats_of(["open" if each == ENGINE else each for each in seats])
    own = [
        evolve(info, kind="host", name=name) if each == ENGINE else info
        for each, info in zip(seats, infos, strict=True)
    ]
    code = home_code.new_code() if broker is None else ""
    address = Address.parsed(broker or f"tcp://{LOOPBACK}")
    data = HostedTable.opened(name, game, options, own, address)
    wished = PORTS["tcp"] if port is None else port
    return OpenedTable(data, code, wished, tell), code or None


def _connection(problem: Message | None) -> dict[str, Any]:
    return {"event": "connection", "problem": None if problem is None else english(problem)}


def _described(info: SeatInfo) -> dict[str, Any]:
    return {
        "kind": info.kind,
        "name": info.name,
        "level": info.level or None,
        "present": info.present,
    }


def _position(match: Match | None, seat: int | None, *, whole: bool = False) -> dict[str, Any]:
    """Describe a position; ``whole``: to a host, who knows every move."""
    if match is None:
        return {"event": "position", "ply": 0, "to_act": None, "seat": seat, "last": None}
    last = None
    if match.turns:
        turn = match.turns[-1]
        hidden = not whole and turn.seat != seat and match.game.hides(turn.move)
        last = {
            "seat": turn.seat,
            "move": None if hidden else turn.move.code,
            "events": [tagged(event) for event in turn.events],
        }
    return {
        "event": "position",
        "ply": match.ply,
        "to_act": match.to_act,
        "seat": seat,
        "over": match.ended,
        "last": last,
    }


def _happened(happened: Happening) -> dict[str, Any] | None:
    match happened:
        case Refused(reason):
            return {"event": "refused", "message": english(reason)}
        case Heard(said):
            return {
                "event": "said",
                "name": said.name,
                "phrase": said.phrase or None,
                "words": said.words,
            }
        case Nudged():
            return {"event": "nudged"}
        case Checked(record):
            return {"event": "checked", "fair": record is not None}
        case _:
            return None
