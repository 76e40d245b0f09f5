"""Tables at home: a host listens, guests connect and connect again by themselves.

The first frame of a host is its greeting (``home_code.py``), every other one the value of a
register. A connection counts as a member's after a value has arrived that begins with the key of
that member; until then it is a stranger's, and few of those are kept, for a few seconds. Whether a
value is genuine is for the table to say.
"""

from __future__ import annotations

import socket
from selectors import EVENT_READ, EVENT_WRITE
from time import monotonic
from typing import TYPE_CHECKING

from core.kernel.errors import KupolaError
from core.kernel.messages import text
from core.sealing import LARGEST
from core.table.errors import BadInvitation
from core.table.invitation import PORTS

from .addresses import listeners, resolved, source
from .discovery import PORT, find_again
from .errors import NetworkFault
from .frames import BadFrame, FrameReader
from .home_code import LARGEST_GREETING, NO_TABLE, checked, is_from, typed, unlocked
from .plausible import is_of, newer
from .tcp_connection import Connection
from .threaded_transport import FAREWELL, INTERRUPTED, ThreadedTransport
from .waker import Waker

if TYPE_CHECKING:
    from core.table.invitation import Address, Invitation

    from .addresses import SocketAddress
    from .frames import Frame

MOST_CONNECTIONS = 64
MOST_OF_A_SOURCE = 24
MOST_STRANGERS = 16
MOST_STRANGERS_OF_A_SOURCE = 6
INTRODUCTION = 5.0
"""Seconds after which a connection ends over which no member, or no table, has spoken."""
CONNECTING = 4.0
"""Seconds for which one address of a host is tried."""
WAITS = (0.1, 0.3, 0.6, 1.0, 2.0, 4.0)
"""Seconds before the next try, one after another; the last one is repeated."""
LOOKED_AFTER = 10.0
"""Seconds between two questions where the table is now."""
_TICK = 1.0
_GREETING = ""

NOBODY_THERE = text("table", "No table is open at {address}.")
ANOTHER_TABLE = text("table", "Another table is open at {address}. Kupola looks for yours.")
NO_ANSWER = text(
    "table",
    "{address} does not answer. Are both computers in the same network, and does the firewall of "
    "the other one let Kupola in?",
)


class TcpHostTransport(ThreadedTransport):
    """The host's side: listens on every address of this computer.

    Attributes:
        port: Where it listens.
    """

    def __init__(self, greeting: bytes, port: int = PORTS["tcp"]) -> None:
        """Begin to listen; another port is taken if this one is in use.

        Args:
            greeting: What ``home_code.greeting`` has made.
            port: The wished port; 0: any.

        Raises:
            NetworkFault: If the system refuses.

        """
        self._listeners = listeners(port)
        self.port: int = self._listeners[0].getsockname()[1]
        super().__init__("kupola tcp host")
        self._greeting = greeting
        self._connections: set[Connection] = set()
        self._members: dict[str, Connection] = {}

    def _serve(self) -> None:
        for listener in self._listeners:
            self._selector.register(listener, EVENT_READ, listener)
        self._receiver.connected()
        while not self._closing:
            self._turn(_TICK)
        for listener in self._listeners:
            self._selector.unregister(listener)
        end = monotonic() + FAREWELL
        self._send_outgoing()
        while monotonic() < end and any(each.has_more for each in self._connections):
            self._turn(max(0.0, end - monotonic()))

    def _end(self) -> None:
        for connection in self._connections:
            connection.close(self._selector)
        for listener in self._listeners:
            listener.close()
        super()._end()

    def _turn(self, timeout: float) -> None:
        """Wait for sockets, once; then look at the clock."""
        now = monotonic()
        pauses = [pause for each in self._connections if (pause := each.pause(now))]
        for key, events in self._selector.select(min([timeout, *pauses])):
            match key.data:
                case Connection() as connection:
                    self._handle(connection, events)
                case Waker() as waker:
                    waker.drain()
                case listener:
                    self._accept(listener)
        self._send_outgoing()
        now = monotonic()
        for connection in tuple(self._connections):
            late = not connection.member and now - connection.opened_at > INTRODUCTION
            if late or not connection.beat(now):
                self._drop(connection)
            else:
                connection.watch(self._selector, now)

    def _send_outgoing(self) -> None:
        for register, envelope in self._taken().items():
            connection = self._members.get(register.removeprefix("d/"))
            if connection is not None:
                connection.put(register, envelope)
                self._handle(connection, EVENT_WRITE)

    def _accept(self, listener: socket.socket) -> None:
        try:
            sock, address = listener.accept()
        except OSError:
            return
        name = source(address[0])
        if not self._has_room(name):
            sock.close()
            return
        try:
            connection = Connection(sock, name, monotonic())
        except OSError:
            sock.close()
            return
        self._connections.add(connection)
        connection.put(_GREETING, self._greeting)
        self._handle(connection, EVENT_WRITE)

    def _has_room(self, name: str) -> bool:
        """Return whether another connection is taken; the oldest stranger makes room for it."""
        strangers = [each for each in self._connections if not each.member]
        own = [each for each in self._connections if each.source == name]
        own_strangers = [each for each in own if not each.member]
        if len(own) >= MOST_OF_A_SOURCE or len(own_strangers) >= MOST_STRANGERS_OF_A_SOURCE:
            return False
        if len(strangers) >= MOST_STRANGERS:
            self._drop(min(strangers, key=lambda each: each.opened_at))
        return len(self._connections) < MOST_CONNECTIONS

    def _handle(self, connection: Connection, events: int) -> None:
        if connection not in self._connections:
            return
        now = monotonic()
        try:
            if events & EVENT_WRITE:
                connection.write(now)
            if events & EVENT_READ:
                for frame in connection.read(now):
                    self._take(connection, frame)
        except (OSError, BadFrame):
            self._drop(connection)

    def _take(self, connection: Connection, frame: Frame) -> None:
        kind, _, member = frame.register.partition("/")
        if kind != "u" or (connection.member and connection.member != member):
            raise BadFrame
        if newer(frame.register, frame.envelope):
            self._receiver.received(frame.register, frame.envelope)
            raise BadFrame
        if not connection.member:
            self._introduce(connection, member, frame.envelope)
        self._receiver.received(frame.register, frame.envelope)

    def _introduce(self, connection: Connection, member: str, envelope: bytes) -> None:
        """Note whose connection it is; the last one of a member is where it is found."""
        if not is_of(member, envelope):
            raise BadFrame
        connection.member = member
        before = self._members.get(member)
        self._members[member] = connection
        if before is not None:
            self._drop(before)

    def _drop(self, connection: Connection) -> None:
        if connection not in self._connections:
            return
        self._connections.discard(connection)
        connection.close(self._selector)
        if self._members.get(connection.member) is connection:
            del self._members[connection.member]
            self._receiver.lost(connection.member)


class TcpGuestTransport(ThreadedTransport):
    """A guest's side: connects to the host, again and again until it is closed.

    Where the table does not answer at its address, the guest asks the network where it is now.
    """

    def __init__(self, invitation: Invitation, register: str, *, asked_at: int = PORT) -> None:
        """Prepare to read one register of a table; ``asked_at`` is where tables are asked for."""
        super().__init__("kupola tcp guest")
        self._address, self._key = invitation.address, invitation.key
        self._register = register
        self._asked_at = asked_at
        self._looked_at = -LOOKED_AFTER

    def _serve(self) -> None:
        tries = 0
        while not self._closing:
            connection = self._connected()
            greeted = connection is not None and self._follow(connection)
            tries = 0 if greeted else tries
            if not greeted and self._moved():
                continue
            self._wait(WAITS[min(tries, len(WAITS) - 1)])
            tries += 1

    def _moved(self) -> bool:
        """Look for the table now and then; return whether it is at another address."""
        if self._closing or monotonic() - self._looked_at < LOOKED_AFTER:
            return False
        self._looked_at = monotonic()
        found = find_again(self._key, port=self._asked_at, closing=lambda: self._closing)
        if found is None or found == self._address:
            return False
        self._address = found
        return True

    def _connected(self) -> Connection | None:
        """Try every address of the host, one after another."""
        try:
            found = resolved(self._address)
        except NetworkFault as error:
            self._trouble(error.message)
            return None
        refused = False
        for family, address in found:
            sock = socket.socket(family, socket.SOCK_STREAM)
            try:
                sock.settimeout(0)
                sock.connect_ex(address)
                self._await(sock)
                return Connection(sock, "", monotonic(), LARGEST_GREETING)
            except OSError as error:
                refused = refused or isinstance(error, ConnectionRefusedError)
                sock.close()
        problem = NOBODY_THERE if refused else NO_ANSWER
        self._trouble(problem.bind(address=self._address.written))
        return None

    def _await(self, sock: socket.socket) -> None:
        """Wait until a socket is connected.

        Raises:
            OSError: If it will not be.

        """
        end = monotonic() + CONNECTING
        self._selector.register(sock, EVENT_WRITE, sock)
        try:
            while not self._closing and (left := end - monotonic()) > 0:
                for key, _ in self._selector.select(left):
                    if key.data is sock:
                        error = sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
                        if error:
                            raise OSError(error, "")
                        return
                    self._waker.drain()
        finally:
            self._selector.unregister(sock)
        raise TimeoutError

    def _follow(self, connection: Connection) -> bool:
        """Carry registers until the connection ends; return whether a table has greeted."""
        greeted = False
        try:
            while not self._closing:
                greeted = self._turn(connection, _TICK, greeted=greeted)
            end = monotonic() + FAREWELL
            self._put_outgoing(connection)
            while monotonic() < end and connection.has_more:
                self._turn(connection, max(0.0, end - monotonic()), greeted=greeted)
        except (OSError, BadFrame):
            self._trouble(INTERRUPTED)
        except KupolaError as error:
            self._trouble(error.message)
            self._closing = isinstance(error, BadInvitation)
        finally:
            connection.close(self._selector)
        return greeted

    def _turn(self, connection: Connection, timeout: float, *, greeted: bool) -> bool:
        """Wait for the socket, once; then send, and look at the clock."""
        now = monotonic()
        connection.watch(self._selector, now)
        for key, events in self._selector.select(connection.pause(now) or timeout):
            if key.data is not connection:
                self._waker.drain()
            elif events & EVENT_READ:
                for frame in connection.read(monotonic()):
                    greeted = self._take(connection, frame, greeted=greeted)
        if greeted:
            self._put_outgoing(connection)
        now = monotonic()
        late = not greeted and now - connection.opened_at > INTRODUCTION
        if late or not connection.beat(now):
            raise TimeoutError
        connection.write(now)
        return greeted

    def _take(self, connection: Connection, frame: Frame, *, greeted: bool) -> bool:
        """Take a frame of the host; the first one is its greeting."""
        if greeted:
            if frame.register == self._register:
                self._receiver.received(frame.register, frame.envelope)
            return True
        if frame.register != _GREETING:
            raise BadFrame
        if not is_from(checked(frame.envelope), self._key):
            raise NetworkFault(ANOTHER_TABLE.bind(address=self._address.written))
        connection.reader.largest = LARGEST
        self._taken()
        self._trouble(None)
        self._receiver.connected()
        return True

    def _put_outgoing(self, connection: Connection) -> None:
        for register, envelope in self._taken().items():
            connection.put(register, envelope)


def invited(address: Address, code: str) -> Invitation:
    """Get the invitation to the table at an address; blocks for a few seconds at most.

    Raises:
        NetworkFault: If no table answers there.
        BadInvitation: If the code does not fit, or the table is of a newer version.

    """
    typed(code)
    found = resolved(address)
    refused = False
    for family, target in found:
        try:
            return unlocked(_greeting(family, target), code, address)
        except OSError as error:
            refused = refused or isinstance(error, ConnectionRefusedError)
        except BadFrame:
            raise NetworkFault(NO_TABLE) from None
    problem = NOBODY_THERE if refused else NO_ANSWER
    raise NetworkFault(problem.bind(address=address.written))


def _greeting(family: socket.AddressFamily, target: SocketAddress) -> bytes:
    reader = FrameReader(LARGEST_GREETING)
    end = monotonic() + CONNECTING
    with socket.socket(family, socket.SOCK_STREAM) as sock:
        sock.settimeout(CONNECTING)
        sock.connect(target)
        while monotonic() < end:
            piece = sock.recv(LARGEST_GREETING)
            if not piece:
                raise ConnectionResetError
            for frame in reader.feed(piece):
                return frame.envelope
    raise TimeoutError
