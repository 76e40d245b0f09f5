"""Tables at home: whole games over loopback, bad connections, strangers."""

from __future__ import annotations

import json
import os
import socket
import time
from typing import TYPE_CHECKING

import pytest

from core.games import GAMES, named
from core.network import home_code, tcp, tcp_connection
from core.network.discovery import Announcer
from core.network.errors import NetworkFault
from core.network.frames import BadFrame, FrameReader, written
from core.network.routes import to_table
from core.network.tcp import TcpGuestTransport, TcpHostTransport, invited
from core.sealing import LARGEST, VERSION, KeyPair, Seal, identity
from core.table.errors import BadInvitation
from core.table.invitation import NEWER, Address, Invitation

from .disturbing_proxy import Disturbing
from .mosquitto import free_port, needs_linux
from .network_play import Guesting, Hosting, agree, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.messages import Message

FULL = os.environ.get("KUPOLA_NETWORK") == "full"
FRAMES = 100_000 if FULL else 2_000
GREETING = b'{"kupola":1}'

pytestmark = needs_linux


class HomeTable:
    """A host at home and its guests."""

    def __init__(self, game: str, seats: int) -> None:
        self.guests: list[Guesting] = []
        self.hosting = Hosting(game, seats, self._listen)
        self.seats = seats

    def _listen(self, _keys: KeyPair) -> TcpHostTransport:
        self.transport = TcpHostTransport(GREETING, 0)
        self.port = self.transport.port
        return self.transport

    def invitation(self, port: int = 0) -> Invitation:
        address = Address.parsed(f"tcp://127.0.0.1:{port or self.port}")
        return Invitation(self.hosting.keys.public, address)

    def join(self, *seats: int | None, port: int = 0) -> None:
        self.guests += [Guesting(self.invitation(port), seat, to_table) for seat in seats]

    def finish(self) -> None:
        wait_for(lambda: self.hosting.is_over, 220)
        agree(self.hosting, self.guests)

    def close(self) -> None:
        for guest in self.guests:
            guest.link.close()
        self.hosting.link.close()

    def at_ply(self, ply: int) -> None:
        def reached() -> bool:
            return self.hosting.match is not None and self.hosting.match.ply >= ply

        wait_for(reached)


@pytest.fixture
def table() -> Iterator[HomeTable]:
    made = HomeTable("kingdomino", 2)
    yield made
    made.close()


class Heard:
    """Notes what a transport reports."""

    def __init__(self) -> None:
        self.connections = 0
        self.values: list[tuple[str, bytes]] = []
        self.gone: list[str] = []
        self.problems: list[Message | None] = []

    def connected(self) -> None:
        self.connections += 1

    def received(self, register: str, envelope: bytes) -> None:
        self.values.append((register, envelope))

    def lost(self, member: str) -> None:
        self.gone.append(member)

    def troubled(self, problem: Message | None) -> None:
        self.problems.append(problem)


@pytest.fixture
def host() -> Iterator[tuple[TcpHostTransport, Heard]]:
    transport, heard = TcpHostTransport(GREETING, 0), Heard()
    transport.start(heard)
    yield transport, heard
    transport.close()


DIALED: list[socket.socket] = []


def dialed(port: int, source: str = "127.0.0.1") -> socket.socket:
    """Connect as a stranger; the connection is closed after the test."""
    sock = socket.create_connection(("127.0.0.1", port), 5, source_address=(source, 0))
    DIALED.append(sock)
    return sock


@pytest.fixture(autouse=True)
def _hung_up() -> Iterator[None]:
    yield
    while DIALED:
        DIALED.pop().close()


def invitation_to(port: int, key: bytes = bytes(32)) -> Invitation:
    return Invitation(key, Address.parsed(f"tcp://127.0.0.1:{port}"))


def is_ended(sock: socket.socket, seconds: float = 10.0) -> bool:
    """Read until the other side ends the connection."""
    sock.settimeout(seconds)
    try:
        while sock.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def own_value(host: KeyPair, content: bytes = b"value") -> tuple[str, bytes]:
    """Make a value of a member who has just come."""
    guest = KeyPair.new()
    register = f"u/{identity(guest.public)}"
    return register, Seal.of_guest(guest, host.public).closed(content, register)


@pytest.mark.parametrize("game", sorted(GAMES) if FULL else ["azul_duel", "pixies"])
def test_a_whole_game(game: str) -> None:
    seats = max(named(game).seats) if FULL else min(named(game).seats)
    table = HomeTable(game, seats)
    try:
        table.join(*range(seats), None)
        table.finish()
    finally:
        table.close()


def test_a_game_with_delay_and_loss(table: HomeTable) -> None:
    proxy = Disturbing(table.port, *((0.3, 0.01) if FULL else (0.01, 0.05)))
    try:
        table.join(0, port=proxy.port)
        table.join(1)
        table.finish() if FULL else table.at_ply(8)
    finally:
        proxy.close()


def test_a_guest_whose_connections_are_cut_comes_back(table: HomeTable) -> None:
    proxy = Disturbing(table.port)
    try:
        table.join(0, port=proxy.port)
        table.join(1)
        for ply in (2, 5, 8):
            table.at_ply(ply)
            proxy.cut()
        table.at_ply(11)
        assert any(problem is not None for problem in table.guests[0].problems)
        wait_for(lambda: table.guests[0].problems[-1] is None)
    finally:
        proxy.close()


def test_a_guest_comes_back_from_another_address(host: tuple[TcpHostTransport, Heard]) -> None:
    transport, heard = host
    register, envelope = own_value(KeyPair.new())
    first, second = dialed(transport.port), dialed(transport.port, "127.0.0.2")
    first.sendall(written(register, envelope))
    wait_for(lambda: len(heard.values) == 1)
    second.sendall(written(register, envelope))
    wait_for(lambda: len(heard.values) == 2)

    assert is_ended(first)
    transport.send(f"d/{register[2:]}", b"answer")
    reader = FrameReader()
    frames = [frame for _ in range(2) for frame in reader.feed(second.recv(65_536))]
    assert [frame.envelope for frame in frames] == [GREETING, b"answer"]
    assert heard.gone == []
    second.close()
    wait_for(lambda: heard.gone == [register[2:]])


def test_half_open_connections_are_noticed_by_both_sides(
    host: tuple[TcpHostTransport, Heard], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tcp, "_TICK", 0.1)
    monkeypatch.setattr(tcp_connection, "PING_AFTER", 0.2)
    monkeypatch.setattr(tcp_connection, "SILENCE", 0.8)
    transport, heard = host
    proxy, guest = Disturbing(transport.port), Heard()
    register, envelope = own_value(KeyPair.new())
    other = TcpGuestTransport(invitation_to(proxy.port), f"d/{register[2:]}")
    other.start(guest)
    try:
        wait_for(lambda: guest.connections == 1)
        other.send(register, envelope)
        wait_for(lambda: len(heard.values) == 1)
        time.sleep(1.0)
        assert (guest.problems, heard.gone) == ([], [])
        proxy.frozen = True
        wait_for(lambda: heard.gone == [register[2:]] and guest.problems != [])
        proxy.frozen = False
        proxy.cut()
        wait_for(lambda: guest.connections == 2)
        assert guest.problems[-1] is None
    finally:
        other.close()
        proxy.close()


def test_a_silent_stranger_is_let_go(
    host: tuple[TcpHostTransport, Heard], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tcp, "INTRODUCTION", 0.3)
    sock = dialed(host[0].port)
    begun = time.monotonic()

    assert is_ended(sock)
    assert time.monotonic() - begun < 3


def test_a_stranger_who_sends_byte_by_byte_is_let_go(
    host: tuple[TcpHostTransport, Heard], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tcp, "INTRODUCTION", 0.5)
    sock = dialed(host[0].port)
    with pytest.raises(OSError, match=r".*"):  # noqa: PT012 - it ends at some byte
        for byte in written(*own_value(KeyPair.new())):
            sock.send(bytes([byte]))
            time.sleep(0.02)
    assert host[1].values == []


def test_strangers_are_few(host: tuple[TcpHostTransport, Heard]) -> None:
    transport, heard = host
    many = [dialed(transport.port) for _ in range(40)]
    refused = [sock for sock in many[20:] if is_ended(sock, 0.3)]
    assert len(refused) >= 20

    register, envelope = own_value(KeyPair.new())
    honest = dialed(transport.port, "127.0.0.9")
    honest.sendall(written(register, envelope))
    wait_for(lambda: heard.values == [(register, envelope)])
    for sock in (*many, honest):
        sock.close()


def test_nobody_takes_the_place_of_a_member(host: tuple[TcpHostTransport, Heard]) -> None:
    transport, heard = host
    register, envelope = own_value(KeyPair.new())
    honest = dialed(transport.port)
    honest.sendall(written(register, envelope))
    wait_for(lambda: len(heard.values) == 1)
    for fake in (own_value(KeyPair.new())[1], b"\1" + bytes(400), b""):
        thief = dialed(transport.port, "127.0.0.3")
        thief.sendall(written(register, fake))
        assert is_ended(thief)
    transport.send(f"d/{register[2:]}", b"answer")
    wait_for(lambda: b"answer" in honest.recv(65_536))
    assert len(heard.values) == 1
    honest.close()


def test_hostile_frames_have_no_effect(table: HomeTable) -> None:
    """A flood of frames of every kind, while a game is played."""
    table.join(0)
    table.join(1)
    table.at_ply(1)
    known = [guest.link.table.register.replace("d/", "u/") for guest in table.guests]
    _, old = own_value(table.hosting.keys)
    kinds = [
        b"\xff\xff\xff\xff",
        b"\0\0\0\2\xffx",
        b"GET / HTTP/1.1\r\n\r\n",
        written("d/x", b"x" * 400),
        written(known[0], old),
        written(known[1], b"\1" + b"k" * 700),
        written("u/" + "0" * 32, old),
        written("", GREETING),
    ]
    sent = 0
    while sent < FRAMES:
        sock = dialed(table.port, f"127.0.0.{10 + sent % 200}")
        register, envelope = own_value(KeyPair.new(), b"nonsense")
        try:
            for _ in range(50):
                sock.sendall(written(register, envelope))
                sent += 1
            sock.sendall(kinds[sent // 50 % len(kinds)] * 5)
            sent += 5
        except OSError:
            sent += 1
        finally:
            sock.close()
    table.finish()
    assert len(table.hosting.kept["members"]) == 2  # type: ignore[arg-type]


def test_a_table_is_found_by_its_address_and_code() -> None:
    keys, code = KeyPair.new(), home_code.new_code()
    transport = TcpHostTransport(home_code.greeting(code, keys.public), 0)
    transport.start(Heard())
    address = Address.parsed(f"tcp://127.0.0.1:{transport.port}")
    try:
        typed = f" {code[:4].lower()}-{code[4:]} "
        assert invited(address, typed) == Invitation(keys.public, address)
        wrong = "".join("B" if letter == "A" else "A" for letter in code)
        with pytest.raises(BadInvitation, match="does not fit the table"):
            invited(address, wrong)
        with pytest.raises(BadInvitation, match="eight letters"):
            invited(address, "ABC")
    finally:
        transport.close()


def test_a_table_over_ipv6() -> None:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        pytest.skip("needs IPv6")
    keys = KeyPair.new()
    transport = TcpHostTransport(home_code.greeting("KUPATABC", keys.public), 0)
    transport.start(Heard())
    try:
        address = Address.parsed(f"tcp://[::1]:{transport.port}")
        assert invited(address, "KUPATABC").key == keys.public
    finally:
        transport.close()


def test_a_port_in_use_is_no_obstacle() -> None:
    first = TcpHostTransport(GREETING, 0)
    second = TcpHostTransport(GREETING, first.port)
    try:
        assert second.port != first.port
    finally:
        first.close()
        second.close()


@pytest.mark.parametrize("taken", [False, True], ids=["moved", "port taken by another table"])
def test_a_table_that_has_moved_is_found_again(*, taken: bool) -> None:
    """The port of the invitation is free, or a table of somebody else has it."""
    host, other, asked_at = KeyPair.new(), KeyPair.new(), free_port()
    transport = TcpHostTransport(home_code.greeting("ABCDEFGH", host.public), 0)
    announcer = Announcer(
        "", "pixies", "Ana", transport.port, public=host.public, asked_at=asked_at
    )
    stranger = TcpHostTransport(home_code.greeting("ABCDEFGH", other.public), 0)
    guest, heard, at_stranger = Heard(), Heard(), Heard()
    register, envelope = own_value(host)
    port = stranger.port if taken else free_port()
    other_side = TcpGuestTransport(
        invitation_to(port, host.public), f"d/{register[2:]}", asked_at=asked_at
    )
    try:
        transport.start(heard)
        stranger.start(at_stranger)
        announcer.start(1)
        other_side.start(guest)
        wait_for(lambda: guest.connections == 1)
        other_side.send(register, envelope)
        wait_for(lambda: heard.values == [(register, envelope)])
        assert at_stranger.values == []
        assert guest.problems[-1] is None
    finally:
        for each in (other_side, announcer, transport, stranger):
            each.close()


def test_nobody_there_is_a_sentence() -> None:
    with pytest.raises(NetworkFault, match="No table is open at tcp://127"):
        invited(Address.parsed(f"tcp://127.0.0.1:{free_port()}"), "KUPATABC")
    with pytest.raises(NetworkFault, match="No computer is called"):
        invited(Address.parsed("tcp://no-such-computer.invalid"), "KUPATABC")


@pytest.mark.parametrize(
    ("greeting", "problem"),
    [
        (json.dumps({"kupola": 2, "new": True}).encode(), NEWER.source),
        (b"[" * 900, "not a table"),
        (b'{"kupola":true}', "not a table"),
        (b'{"kupola":1,"salt":"00","locked":"zz"}', "not a table"),
        (b'{"kupola":1}', "not a table"),
        (b"x" * 100_000, "not a table"),
    ],
)
def test_strange_greetings_are_sentences(greeting: bytes, problem: str) -> None:
    transport = TcpHostTransport(greeting, 0)
    transport.start(Heard())
    try:
        with pytest.raises((NetworkFault, BadInvitation), match=problem):
            invited(Address.parsed(f"tcp://127.0.0.1:{transport.port}"), "KUPATABC")
    finally:
        transport.close()


def test_a_guest_stops_at_a_newer_table() -> None:
    transport, heard = TcpHostTransport(b'{"kupola":7}', 0), Heard()
    transport.start(Heard())
    guest = TcpGuestTransport(invitation_to(transport.port), "d/x")
    guest.start(heard)
    try:
        wait_for(lambda: heard.problems == [NEWER])
        assert heard.connections == 0
    finally:
        guest.close()
        transport.close()


def test_a_guest_of_a_newer_version_is_passed_on_and_takes_no_place(
    host: tuple[TcpHostTransport, Heard],
) -> None:
    transport, heard = host
    register, envelope = own_value(KeyPair.new())
    first, second = dialed(transport.port), dialed(transport.port)
    first.sendall(written(register, envelope))
    wait_for(lambda: len(heard.values) == 1)
    newer = bytes([VERSION + 1]) + envelope[1:]
    second.sendall(written(register, newer))

    assert is_ended(second)
    assert heard.values[1:] == [(register, newer)]
    assert heard.gone == []


def test_frames_are_bounded() -> None:
    reader = FrameReader()

    assert reader.feed(written("d/x", b"1234")[:6]) == []
    assert [frame.envelope for frame in reader.feed(written("d/x", b"1234")[6:])] == [b"1234"]
    with pytest.raises(BadFrame):
        reader.feed((LARGEST + 100).to_bytes(4, "big"))
