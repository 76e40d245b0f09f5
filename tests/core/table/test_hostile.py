"""Messages of strangers and of dishonest members have no effect on a table."""

from __future__ import annotations

import os
from typing import Any

import pytest

from core.kernel import wire_sentences
from core.kernel.messages import Player, english, text
from core.kernel.rng import Rng
from core.sealing import LARGEST, VERSION, KeyPair, Seal, identity
from core.table.errors import BadTable
from core.table.happenings import Happening, Refused
from core.table.host import MOST_KNOCKS
from core.table.registers import Writer

from .table_play import TablePlay

MESSAGES = int(os.environ.get("KUPOLA_HOSTILE_MESSAGES", "1500"))


@pytest.fixture
def play() -> TablePlay:
    playing = TablePlay("kingdomino", 2, watchers=1)
    playing.gather()
    playing.start()
    playing.random_move(Rng.seeded(1))
    playing.settle()
    return playing


def kept(play: TablePlay) -> tuple[Any, ...]:
    """Return all that a table and its guests hold, except when members were last heard of."""
    return (play.host.saved, *(guest.saved for guest in play.guests))


def test_a_stranger_has_no_effect(play: TablePlay) -> None:
    before = kept(play)
    registers = [*play.kept, "u/", "d/", "u/x", "", "u/" + "0" * 32, "w"]
    rng = Rng.seeded(99)
    for _ in range(MESSAGES):
        envelope, rng = _noise(play, rng)
        register, rng = rng.choice(registers)
        play.deliver(register, envelope)
    play.network.clear()

    assert kept(play) == before


def _noise(play: TablePlay, rng: Rng) -> tuple[bytes, Rng]:
    """Make bytes: random ones, old ones with changes, or what a stranger can seal."""
    kind, rng = rng.below(4)
    if kind == 0:
        length, rng = rng.below(900)
        return _random_bytes(rng, length), rng.below(2)[1]
    if kind == 1:
        stranger = KeyPair.new()
        seal = Seal.of_guest(stranger, KeyPair.new().public)
        return seal.closed(b"[]", f"u/{identity(stranger.public)}"), rng
    old, rng = rng.choice(list(play.kept.values()))
    at, rng = rng.below(len(old))
    if kind == 2:
        return old[:at] + bytes([old[at] ^ 1]) + old[at + 1 :], rng
    return old[:at], rng


def _random_bytes(rng: Rng, length: int) -> bytes:
    numbers = []
    for _ in range(length):
        number, rng = rng.below(256)
        numbers.append(number)
    return bytes([1, *numbers])


def test_a_giant_envelope_is_not_opened(play: TablePlay) -> None:
    before = kept(play)
    for register in list(play.kept):
        play.deliver(register, bytes([1]) * (LARGEST + 1))

    assert kept(play) == before


def test_a_compressed_bomb_is_not_unpacked(play: TablePlay) -> None:
    before = play.host.saved
    guest = play.guests[0]
    writer = Writer(Seal.of_guest(guest.keys, guest.invitation.key), f"u/{_key(guest)}", 2**60)
    play.deliver(writer.register, writer.sealed("x" * 20_000_000, 0.0))

    assert play.host.saved == before


HOSTILE: list[Any] = [
    None,
    [],
    {},
    {"name": "x"},
    {"name": 1, "echo": [], "commitment": {}, "nonce": 0, "seen": 1, "acts": 2, "present": 3},
]


@pytest.mark.parametrize("value", HOSTILE, ids=str)
def test_a_dishonest_members_value_is_ignored(play: TablePlay, value: Any) -> None:
    guest = play.guests[0]
    before = play.match, play.host.seats
    writer = Writer(Seal.of_guest(guest.keys, guest.invitation.key), f"u/{_key(guest)}", 2**60)
    play.deliver(writer.register, writer.sealed(value, 0.0))

    assert (play.match, play.host.seats) == before


@pytest.mark.parametrize(
    "change",
    [
        {"status": "in", "table": None, "course": 5},
        {"course": {"number": 1, "epoch": 5, "viewer": 0, "base": 0, "start": {}, "steps": []}},
        {"table": {}},
        {"refusal": {"act": 1, "reason": {"context": "core", "source": "{a.__class__}"}}},
    ],
    ids=["course", "view", "table", "sentence"],
)
def test_a_dishonest_host_gets_a_sentence(play: TablePlay, change: dict[str, Any]) -> None:
    guest = play.guests[0]
    member = play.host.members[_key(guest)]
    before = guest.match
    play.host.show(play.match.undo(), play.now)
    (told,) = play.host._downlink.told([member], present=True)
    value = {**told, **change}
    envelope = member.writer.sealed(value, play.now)

    with pytest.raises(BadTable):
        guest.receive(guest.register, envelope, play.now)
    assert guest.match == before


NEWER = bytes([VERSION + 1]) + bytes(400)


def test_a_host_of_a_newer_version_gets_a_sentence() -> None:
    guest = TablePlay("pixies", 2).guests[0]
    said = guest.receive(guest.register, NEWER, 0.0)

    assert "newer version" in said_by(said)
    assert guest.receive(guest.register, NEWER, 1.0) == []


def test_a_newer_envelope_does_not_disturb_a_game_and_is_told_once(play: TablePlay) -> None:
    before = kept(play)
    play.happened.clear()
    for happened in play.at_guest.values():
        happened.clear()
    for _ in range(3):
        for register in list(play.kept):
            play.deliver(register, NEWER)
        play.deliver("u/stranger", NEWER)

    assert kept(play) == before
    told = said_by(play.happened)
    assert [f"Guest {number} now uses a newer version" in told for number in range(3)] == [True] * 3
    assert "A guest with a newer version of Kupola knocks." in told
    assert len(play.happened) == 4
    for happened in play.at_guest.values():
        assert "The host now uses a newer version" in said_by(happened)
        assert len(happened) == 1


def said_by(happened: list[Happening]) -> str:
    return " ".join(english(each.reason) for each in happened if isinstance(each, Refused))


def test_a_format_string_is_no_sentence() -> None:
    sentence = text("core", "{a} and {c}").bind(a=Player(1), c=text("core", "x"))
    written = wire_sentences.written(sentence)

    assert wire_sentences.read(written) == sentence
    for source in ("{a.__class__}", "{a!r}", "{a:>999999999}", "{", "{b}", "x" * 500, "a\nb"):
        assert wire_sentences.read({**written, "source": source}) is None


def test_knocks_are_bounded() -> None:
    play = TablePlay("pixies", 2)
    for _ in range(3 * MOST_KNOCKS):
        stranger = KeyPair.new()
        key = identity(stranger.public)
        seal = Seal.of_guest(stranger, play.host.keys.public)
        writer = Writer(seal, f"u/{key}")
        up: dict[str, object] = {
            "name": "x",
            "echo": "",
            "commitment": "",
            "nonce": "",
            "seen": None,
            "acts": [],
            "present": True,
        }
        play.host.receive(writer.register, writer.sealed(up, play.now), play.now)

    assert len(play.host.knocking) == MOST_KNOCKS


def _key(guest: Any) -> str:
    return identity(guest.keys.public)
