"""Tables nearby: one multicast question on every interface, answered by the hosts themselves.

Hosts listen while their table is open; a guest asks when its player looks for tables. Question and
answer are one datagram each. A guest who was at a table before recognizes it by the proof in its
answer, so a table whose address or port has changed is found again. The question is padded so that
no answer is larger, and answers do not leave the network, so nobody can use a host to flood another
computer.
"""

from __future__ import annotations

import json
import socket
import struct
import sys
from contextlib import ExitStack, suppress
from secrets import token_hex
from selectors import EVENT_READ, DefaultSelector
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.games import GAMES
from core.kernel.outside_text import cleaned_name, cleaned_title, fitting
from core.sealing import proof
from core.table.invitation import PORTS, VERSION, Address

from .allowance import Allowance
from .waker import Waker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PORT = PORTS["tcp"]
GROUP_4, GROUP_6 = "239.255.47.62", "ff12::6b75:706f"
DATAGRAM = 600
"""The size of a question, and the largest answer, in bytes."""
MOST_ANSWERS = 50
PATIENCE = 1.0
"""Seconds for which answers are awaited."""
_ASKED_AT = (0.0, 0.25, 0.6)
_REJOINED_AFTER = 20.0
_RATE, _BURST = 10.0, 40.0
_LONGEST_TITLE, _LONGEST_NAME = 200, 100
_MOST_SEATS = 12
_LARGEST_PORT = 65_535
_PARTS_OF_6 = 4


@frozen
class NearbyTable:
    """A table that was found.

    Attributes:
        title: What the table is called.
        host: What its host is called.
        free: How many seats are open.
        address: Where to connect.
    """

    title: str
    game: str
    host: str
    free: int
    address: Address


@frozen
class _Answer:
    """A table, and what it tells those who know its key."""

    table: NearbyTable
    proof: str


class Announcer:
    """Answers questions for tables while a table is open."""

    def __init__(  # noqa: PLR0913 - a table has that many properties
        self,
        title: str,
        game: str,
        host: str,
        port: int,
        *,
        public: bytes,
        asked_at: int = PORT,
    ) -> None:
        """Describe the table; ``port`` is where it takes connections, ``public`` its key."""
        self._told = {
            "kupola": VERSION,
            "id": token_hex(8),
            "title": fitting(cleaned_title(title), _LONGEST_TITLE),
            "game": game,
            "host": fitting(cleaned_name(host), _LONGEST_NAME),
            "port": port,
        }
        self._public = public
        self._asked_at = asked_at
        self._free = 0
        self._closing = False
        self._allowance = Allowance(_RATE, _BURST)
        self._selector = DefaultSelector()
        self._waker = Waker(self._selector)
        self._thread = Thread(target=self._run, name="kupola announcer", daemon=True)

    def start(self, free: int) -> None:
        """Begin to answer; this many seats are open."""
        self._free = free
        self._thread.start()

    def update(self, free: int) -> None:
        """Change how many seats are open."""
        self._free = free

    def close(self) -> None:
        """Answer no more."""
        self._closing = True
        if self._thread.ident is None:
            self._waker.close()
            self._selector.close()
            return
        self._waker.wake()
        self._thread.join(1.0)

    def _run(self) -> None:
        sockets = list(_listening(self._asked_at))
        for sock in sockets:
            self._selector.register(sock, EVENT_READ, sock)
        rejoined = 0.0
        try:
            while not self._closing:
                if monotonic() - rejoined > _REJOINED_AFTER:
                    rejoined = monotonic()
                    _join(sockets)
                for key, _ in self._selector.select(_REJOINED_AFTER):
                    if isinstance(key.data, Waker):
                        key.data.drain()
                    else:
                        self._answer(key.data)
        finally:
            for sock in sockets:
                sock.close()
            self._waker.close()
            self._selector.close()

    def _answer(self, sock: socket.socket) -> None:
        now = monotonic()
        with suppress(OSError):
            question, asker = sock.recvfrom(DATAGRAM + 1)
            asked = _data(question)
            if len(question) != DATAGRAM or not isinstance(asked.get("ask"), str):
                return
            if self._allowance.pause(now):
                return
            self._allowance.spend(1, now)
            ask = asked["ask"][:_LONGEST_NAME]
            told = {**self._told, "free": self._free, "ask": ask}
            told["proof"] = proof(self._public, f"{ask} {told['port']}")
            answer = _written(told)
            if len(answer) <= DATAGRAM:
                sock.sendto(answer, asker)


def look_around(
    found: Callable[[NearbyTable], None],
    *,
    seconds: float = PATIENCE,
    port: int = PORT,
    closing: Callable[[], bool] = lambda: False,
) -> None:
    """Ask for tables, and report each once; blocks for ``seconds``."""
    for answer in _answers(token_hex(8), seconds, port, closing):
        found(answer.table)


def find_again(
    public: bytes, *, port: int = PORT, closing: Callable[[], bool] = lambda: False
) -> Address | None:
    """Find the table with a public key, wherever it is now; blocks for a moment."""
    ask = token_hex(8)
    for answer in _answers(ask, PATIENCE, port, closing):
        if answer.proof == proof(public, f"{ask} {answer.table.address.port}"):
            return answer.table.address
    return None


def _answers(ask: str, seconds: float, port: int, closing: Callable[[], bool]) -> Iterator[_Answer]:
    question = _written({"kupola": VERSION, "ask": ask}).ljust(DATAGRAM)
    begun = monotonic()
    times = [begun + each for each in _ASKED_AT]
    known: set[str] = set()
    with DefaultSelector() as selector, ExitStack() as open_sockets:
        sockets = [open_sockets.enter_context(sock) for sock in _asking()]
        for sock in sockets:
            selector.register(sock, EVENT_READ, sock)
        while (now := monotonic()) < begun + seconds and not closing():
            if times and now >= times[0]:
                times.pop(0)
                _ask(sockets, question, port)
            wait = min([begun + seconds, *times[:1]]) - now
            for key, _ in selector.select(max(0.0, min(wait, 0.2))):
                answer = _read(key.data, ask, known)
                if answer is not None:
                    yield answer


def _read(sock: socket.socket, ask: str, known: set[str]) -> _Answer | None:
    """Read an answer to our question; None: it is none, or a table that is known."""
    try:
        answer, source = sock.recvfrom(DATAGRAM + 1)
    except OSError:
        return None
    data = _data(answer)
    name = data.get("id")
    if len(answer) > DATAGRAM or data.get("ask") != ask or not isinstance(name, str):
        return None
    if name in known or len(known) >= MOST_ANSWERS:
        return None
    table = _table(data, _host(source))
    if table is None:
        return None
    known.add(name)
    return _Answer(table, str(data.get("proof")))


def _host(source: tuple[Any, ...]) -> str:
    """Write the address of an answer; a link-local one needs its interface."""
    host, scope = str(source[0]), source[-1] if len(source) == _PARTS_OF_6 else 0
    return f"{host}%{scope}" if scope and "%" not in host else host


def _table(data: dict[str, Any], source: str) -> NearbyTable | None:
    match data:
        case {
            "title": str(title),
            "game": str(game),
            "host": str(host),
            "port": int(port),
            "free": int(free),
        } if game in GAMES and 0 < port <= _LARGEST_PORT and 0 <= free <= _MOST_SEATS:
            address = Address("tcp", source, int(port))
            return NearbyTable(cleaned_title(title), game, cleaned_name(host), int(free), address)
        case _:
            return None


def _data(datagram: bytes) -> dict[str, Any]:
    try:
        data = json.loads(datagram)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _written(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


def _interfaces() -> list[int]:
    try:
        return [number for number, _ in socket.if_nameindex()]
    except OSError:
        return [0]


def _interface_4(number: int) -> bytes:
    """Name an interface of IPv4 by its number, as each system wants it."""
    if sys.platform == "win32":
        return struct.pack("!I", number)
    return struct.pack("=4s4si", bytes(4), bytes(4), number)


def _listening(port: int) -> Iterator[socket.socket]:
    """Open a socket for questions in each family; tables on one computer share the port."""
    for family, hops in (
        (socket.AF_INET, (socket.IPPROTO_IP, socket.IP_TTL)),
        (socket.AF_INET6, (socket.IPPROTO_IPV6, socket.IPV6_UNICAST_HOPS)),
    ):
        with suppress(OSError):
            sock = socket.socket(family, socket.SOCK_DGRAM)
            try:
                sock.settimeout(0)
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if hasattr(socket, "SO_REUSEPORT"):
                    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
                if family == socket.AF_INET6:
                    sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                sock.setsockopt(*hops, 1)
                sock.bind(("", port))
            except OSError:
                sock.close()
                raise
            yield sock


def _join(sockets: list[socket.socket]) -> None:
    """Join the group on every interface; those that were joined before refuse it."""
    for sock in sockets:
        for number in _interfaces():
            with suppress(OSError):
                if sock.family == socket.AF_INET6:
                    group = socket.inet_pton(socket.AF_INET6, GROUP_6) + struct.pack("=I", number)
                    sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_JOIN_GROUP, group)
                else:
                    group = socket.inet_aton(GROUP_4) + _interface_4(number)[-8:]
                    sock.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, group)


def _asking() -> Iterator[socket.socket]:
    for family in (socket.AF_INET, socket.AF_INET6):
        with suppress(OSError):
            sock = socket.socket(family, socket.SOCK_DGRAM)
            sock.settimeout(0)
            yield sock


def _ask(sockets: list[socket.socket], question: bytes, port: int) -> None:
    """Send the question to the group on every interface."""
    for sock in sockets:
        for number in _interfaces():
            with suppress(OSError):
                if sock.family == socket.AF_INET6:
                    sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_MULTICAST_IF, number)
                    sock.sendto(question, (GROUP_6, port, 0, number))
                else:
                    interface = _interface_4(number)
                    sock.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, interface)
                    sock.sendto(question, (GROUP_4, port))
