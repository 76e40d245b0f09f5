"""Tables at a real broker: whole games, strangers, and what the probe says of brokers."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tracemalloc
from contextlib import suppress
from secrets import token_bytes
from selectors import DefaultSelector
from threading import Event, Thread
from typing import TYPE_CHECKING

import pytest

from core.games import GAMES, named
from core.kernel.messages import english
from core.network import broker_probe, link
from core.network.broker import BrokerConnection, Login, topic
from core.network.broker_probe import probe, problem_of
from core.network.mqtt import MqttTransport
from core.network.routes import to_table
from core.sealing import KeyPair, Seal, identity
from core.table import guest, host
from core.table.invitation import Address, Invitation

from .mosquitto import Mosquitto, free_port, needs_mosquitto
from .network_play import Guesting, Hosting, agree, wait_for
from .test_tcp import Heard

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FULL = os.environ.get("KUPOLA_NETWORK") == "full"
MESSAGES = 100_000 if FULL else 2_000

pytestmark = needs_mosquitto


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Mosquitto]:
    running = Mosquitto(tmp_path)
    yield running
    running.close()


class BrokerTable:
    """A host and its guests at a broker."""

    def __init__(self, broker: Mosquitto, game: str) -> None:
        self.seats = min(named(game).seats)

        def connect(keys: KeyPair) -> MqttTransport:
            return MqttTransport(broker.address, identity(keys.public))

        self.hosting = Hosting(game, self.seats, connect)
        self.invitation = Invitation(self.hosting.keys.public, broker.address)
        self.guests = [
            Guesting(self.invitation, seat, to_table) for seat in (*range(self.seats), None)
        ]

    def finish(self) -> None:
        wait_for(lambda: self.hosting.is_over, 220)
        agree(self.hosting, self.guests)

    def close(self) -> None:
        for each in self.guests:
            each.link.close()
        self.hosting.link.close()


@pytest.mark.parametrize("game", sorted(GAMES) if FULL else ["kingdomino"])
def test_a_whole_game(game: str, broker: Mosquitto) -> None:
    table = BrokerTable(broker, game)
    try:
        table.finish()
    finally:
        table.close()


class Stranger:
    """A client at a broker who is at no table."""

    def __init__(self, address: Address, user: str, *, modern: bool = True) -> None:
        self.got: list[tuple[str, bytes]] = []
        self._selector = DefaultSelector()
        self.client = BrokerConnection(
            address, self._selector, lambda *message: self.got.append(message)
        )
        self.client.open(Login(user), modern=modern, closing=lambda: False)

    def turn(self, count: int = 20) -> None:
        for _ in range(count):
            self.client.turn(0.01)

    def close(self) -> None:
        self.client.close()
        self._selector.close()


def test_hostile_messages_have_no_effect(
    broker: Mosquitto, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who knows the table's name floods its registers while a game is played.

    What the broker drops in the flood is said again with the next beat, which comes early here.
    """
    for module, name in ((host, "HEARTBEAT"), (guest, "HEARTBEAT"), (link, "BEAT")):
        monkeypatch.setattr(module, name, 0.5)
    table = BrokerTable(broker, "kingdomino")
    name = table.invitation.table
    stranger = Stranger(broker.address, name)
    known = [guest.link.table.register for guest in table.guests]
    own = KeyPair.new()
    sealed = Seal.of_guest(own, KeyPair.new().public).closed(b"nonsense", "u/x")
    contents = [b"", b"\1", b"\2" * 400, token_bytes(400), sealed, b"\1" + b"k" * 700]
    registers = [*known, *(each.replace("d/", "u/") for each in known)]
    registers += [f"u/{identity(own.public)}", "u/x", "d/x", "w"]
    try:
        for number in range(MESSAGES):
            register = registers[number % len(registers)]
            content = contents[number // len(registers) % len(contents)]
            stranger.client.publish(topic(name, register), content)
            if number % 16 == 0:
                stranger.turn(1)
        stranger.turn()
        table.finish()
        assert len(table.hosting.kept["members"]) == 3  # type: ignore[arg-type]
    finally:
        stranger.close()
        table.close()


def test_who_does_not_know_a_table_reads_and_writes_nothing_of_it(broker: Mosquitto) -> None:
    keys = KeyPair.new()
    table = identity(keys.public)
    transport, heard = MqttTransport(broker.address, table), Heard()
    transport.start(heard)
    wait_for(lambda: heard.connections == 1)
    stranger = Stranger(broker.address, "0" * 32)
    try:
        stranger.client.subscribe("#")
        stranger.client.publish(topic(table, "u/x"), b"hello")
        transport.send("d/x", b"secret")
        stranger.turn()
        assert (stranger.got, heard.values) == ([], [])
    finally:
        stranger.close()
        transport.close()


def test_values_are_kept_for_who_comes_later_with_the_old_protocol(broker: Mosquitto) -> None:
    first, heard = MqttTransport(broker.address, "1" * 32), Heard()
    first.start(heard)
    wait_for(lambda: heard.connections == 1)
    first.send("d/x", b"old")
    first.send("d/x", b"kept")
    first.close()
    later = Stranger(broker.address, "1" * 32, modern=False)
    try:
        later.client.subscribe(topic("1" * 32, "d/x"))
        later.turn()
        assert later.got == [(topic("1" * 32, "d/x"), b"kept")]
    finally:
        later.close()


def test_a_broker_that_vanishes_and_comes_back(broker: Mosquitto) -> None:
    transport, heard = MqttTransport(broker.address, "2" * 32, "d/x"), Heard()
    transport.start(heard)
    wait_for(lambda: heard.connections == 1)
    broker.kill()
    wait_for(lambda: heard.problems != [])
    broker.start()
    wait_for(lambda: heard.connections == 2)
    assert heard.problems[-1] is None
    transport.close()


def said(address: str, login: Login | None = None) -> str:
    problem = problem_of(Address.parsed(address), login)
    return "" if problem is None else english(problem)


def test_the_probe_finds_a_good_broker_good(broker: Mosquitto) -> None:
    answers: list[object] = []
    probe(broker.address, None, answers.append).join(20)

    assert answers == [None]


def test_the_probe_says_what_is_wrong(broker: Mosquitto, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = broker.port
    monkeypatch.setattr(broker_probe, "PATIENCE", 1.0)

    assert "refused" in said(f"mqtt://127.0.0.1:{free_port()}")
    assert "not found" in said("mqtt://no-such-broker.invalid")
    assert "does not speak TLS" in said(f"mqtts://127.0.0.1:{plain}")
    assert "no websockets" in said(f"ws://127.0.0.1:{plain}")
    assert "does not permit" in said(f"mqtt://127.0.0.1:{plain}", Login("club", "secret"))


def test_the_probe_notices_a_server_that_is_no_broker() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            for _ in range(4):
                connection, _ = server.accept()
                connection.sendall(b"220 mail.example.org ESMTP\r\n")
                connection.recv(1_000)
                connection.close()

        Thread(target=answer, daemon=True).start()
        assert "Something else than a broker" in said(f"mqtt://127.0.0.1:{server.getsockname()[1]}")


def test_the_probe_notices_a_broker_that_keeps_nothing(tmp_path: Path) -> None:
    broker = Mosquitto(tmp_path, "retain_available false\n")
    try:
        assert "keeps no messages" in said(broker.address.written)
        transport, heard = MqttTransport(broker.address, "3" * 32), Heard()
        transport.start(heard)
        wait_for(lambda: heard.problems != [])
        transport.close()
        assert heard.connections == 0
    finally:
        broker.close()


def test_a_refused_login_is_not_tried_again(tmp_path: Path) -> None:
    passwords = tmp_path / "passwords"
    passwords.touch()
    broker = Mosquitto(tmp_path, f"password_file {passwords}\n")
    try:
        assert "refuses this user name" in said(broker.address.written, Login("club", "wrong"))
        transport, heard = (
            MqttTransport(broker.address, "4" * 32, login=Login("club", "no")),
            Heard(),
        )
        transport.start(heard)
        wait_for(lambda: heard.problems != [])
        transport._thread.join(5)
        assert not transport._thread.is_alive()
        assert len(heard.problems) == 1
    finally:
        broker.close()


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("needs openssl")
    made = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    made += ["-keyout", str(tmp_path / "key.pem"), "-out", str(tmp_path / "cert.pem")]
    made += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run(made, check=True, capture_output=True)  # noqa: S603 - a certificate of the test
    return tmp_path


def test_tls_and_websockets(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tls, web = free_port(), free_port()
    more = f"listener {tls} 127.0.0.1\ncertfile {certificate}/cert.pem\n"
    more += f"keyfile {certificate}/key.pem\nlistener {web} 127.0.0.1\nprotocol websockets\n"
    broker = Mosquitto(certificate, more)
    try:
        assert "no certificate that this computer trusts" in said(f"mqtts://localhost:{tls}")
        assert said(f"ws://localhost:{web}/mqtt") == ""
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate / "cert.pem"))
        assert said(f"mqtts://localhost:{tls}") == ""
        assert "certificate" in said(f"mqtts://127.0.0.1:{tls}")
    finally:
        broker.close()


@pytest.mark.parametrize("modern", [True, False], ids=["MQTT 5", "MQTT 3.1.1"])
def test_a_packet_that_is_too_large_ends_the_connection(*, modern: bool) -> None:
    """A broker announces 256 MB; nothing of it is kept."""
    sent = Event()
    with socket.create_server(("127.0.0.1", 0)) as listener, DefaultSelector() as selector:

        def serve() -> None:
            sock, _ = listener.accept()
            with sock:
                sock.recv(1_000)
                sock.sendall(b"\x20\x03\0\0\0" if modern else b"\x20\x02\0\0")
                sock.sendall(b"\x30\xff\xff\xff\x7f")
                with suppress(OSError):
                    for _ in range(256):
                        sock.sendall(bytes(1_000_000))
                sent.set()

        thread = Thread(target=serve)
        thread.start()
        address = Address.parsed(f"mqtt://127.0.0.1:{listener.getsockname()[1]}")
        connection = BrokerConnection(address, selector, lambda *_: None)
        tracemalloc.start()
        try:
            connection.open(None, modern=modern, closing=lambda: False)
            with suppress(ConnectionError):
                for _ in range(1_000):
                    connection.turn(5.0)
                pytest.fail("it was not ended")
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
            connection.close()
        thread.join(60)

    assert sent.is_set()
    assert peak < 5_000_000
