"""Tables nearby: who answers is shown, who lies is not."""

from __future__ import annotations

import json
import socket
from typing import TYPE_CHECKING

import pytest

from core.network import discovery
from core.network.discovery import DATAGRAM, Announcer, NearbyTable, find_again, look_around

from .mosquitto import free_port, needs_linux

if TYPE_CHECKING:
    from collections.abc import Iterator

KEY = bytes(range(32))

pytestmark = needs_linux


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def tables(port: int) -> Iterator[list[Announcer]]:
    announcers = [
        Announcer("Ana’s table", "pixies", "Ana", 4711, public=KEY, asked_at=port),
        Announcer(
            "Bence\u202e" + "x" * 500, "kingdomino", "Bence", 4712, public=bytes(32), asked_at=port
        ),
    ]
    for number, each in enumerate(announcers):
        each.start(number)
    yield announcers
    for each in announcers:
        each.close()


def found(port: int, expected: int, seconds: float = 10.0) -> list[NearbyTable]:
    """Ask until as many tables as expected have answered."""
    seen: list[NearbyTable] = []

    def enough() -> bool:
        return 0 < expected <= len(seen)

    look_around(seen.append, seconds=seconds, port=port, closing=enough)
    return sorted(seen, key=lambda table: table.host)


def test_every_table_is_found_once(tables: list[Announcer], port: int) -> None:
    first, second = found(port, 2)

    assert (first.title, first.game, first.free, first.address.port) == (
        *("Ana’s table", "pixies", 0),
        4711,
    )
    assert second.title.startswith("Bencexxx")
    assert len(second.title) <= 60
    tables[0].update(3)
    assert found(port, 2)[0].free == 3


def test_a_table_is_found_again_by_those_who_know_its_key(
    tables: list[Announcer], port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = find_again(KEY, port=port)
    monkeypatch.setattr(discovery, "PATIENCE", 0.3)

    assert tables
    assert found is not None
    assert found.port == 4711
    assert find_again(bytes([*KEY[1:], 0]), port=port) is None


def test_nothing_answers_once_tables_are_closed(tables: list[Announcer], port: int) -> None:
    for each in tables:
        each.close()

    assert found(port, 0, 0.3) == []


def test_hosts_answer_no_question_that_is_smaller_than_an_answer(
    tables: list[Announcer], port: int
) -> None:
    assert tables
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        asker.settimeout(0.3)
        for question in (b"", b'{"kupola":1,"ask":"x"}', b"[" * DATAGRAM, b"\xff" * DATAGRAM):
            asker.sendto(question, ("127.0.0.1", port))
        with pytest.raises(TimeoutError):
            asker.recv(DATAGRAM)


def answered(**changes: object) -> bytes:
    told = {"kupola": 1, "id": "1", "title": "T", "game": "pixies", "host": "H", "port": 1}
    return json.dumps({**told, "free": 1, "ask": "a", **changes}).encode()


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"\xff\xfe",
        b"[" * 600,
        b"[]",
        answered(ask="b"),
        answered(game="chess"),
        answered(port=0),
        answered(port=70_000),
        answered(port="1"),
        answered(free=-1),
        answered(free=10**30),
        answered(title=["x"]),
        answered(id=None),
        answered(title="x" * 700),
    ],
)
def test_strange_answers_are_no_tables(answer: bytes) -> None:
    with (
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker,
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as liar,
    ):
        asker.bind(("127.0.0.1", 0))
        asker.settimeout(1)
        liar.sendto(answer, asker.getsockname())

        assert discovery._read(asker, "a", set()) is None


def test_a_flood_of_answers_is_bounded() -> None:
    known: set[str] = set()
    with (
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker,
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as liar,
    ):
        asker.bind(("127.0.0.1", 0))
        asker.settimeout(1)
        for number in range(200):
            liar.sendto(answered(id=str(number)), asker.getsockname())
            discovery._read(asker, "a", known)

    assert len(known) == discovery.MOST_ANSWERS


def test_a_link_local_address_keeps_its_interface() -> None:
    assert discovery._host(("fe80::1", 1, 0, 3)) == "fe80::1%3"
    assert discovery._host(("fe80::1%eth0", 1, 0, 3)) == "fe80::1%eth0"
    assert discovery._host(("192.0.2.7", 1)) == "192.0.2.7"
