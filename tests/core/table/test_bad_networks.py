"""Networks that drop, double, reorder, delay and forge: every move arrives once, in order."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.games import GAMES
from core.kernel.rng import Rng
from core.table.guest import GuestTable
from core.table.host import HostTable

from .table_play import TablePlay

FAULTS = st.sampled_from(["deliver", "drop", "double", "late", "forge", "echo", "stale"])
at_every_game = pytest.mark.parametrize("game", sorted(GAMES))


@at_every_game
@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=8, deadline=None)
@given(data=st.data(), seed=st.integers(0, 1000))
def test_every_move_arrives_once_and_in_order(game: str, data: st.DataObject, seed: int) -> None:
    play = TablePlay(game, GAMES[game].seats[0], watchers=1)
    play.gather()
    play.start()
    rng = Rng.seeded(seed)
    for _ in range(data.draw(st.integers(1, 12), label="moves")):
        if play.to_act() is None:
            break
        rng = play.random_move(rng)
        _disturb(play, data)
    play.reconnect()
    while play.network:
        play.settle()

    play.agrees()


def _disturb(play: TablePlay, data: st.DataObject) -> None:
    """Let some values go wrong on their way."""
    play.collect()
    for _ in range(6):
        if not play.network:
            play.collect()
        if play.network:
            register, envelope = play.network.popleft()
            for value in _faulty(play, data, register, envelope):
                play.deliver(*value)


def _faulty(
    play: TablePlay, data: st.DataObject, register: str, envelope: bytes
) -> list[tuple[str, bytes]]:
    """Return what arrives in the place of a value."""
    value = register, envelope
    match data.draw(FAULTS, label=register[:1]):
        case "deliver":
            return [value]
        case "double":
            return [value, value]
        case "late":
            play.network.append(value)
        case "forge":
            at = data.draw(st.integers(0, len(envelope) - 1))
            changed = bytes([envelope[at] ^ data.draw(st.integers(1, 255))])
            return [(register, envelope[:at] + changed + envelope[at + 1 :])]
        case "echo":
            kind = "d" if register[0] == "u" else "u"
            return [(kind + register[1:], envelope)]
        case "stale":
            return list(play.kept.items())
    return []


@at_every_game
def test_a_restarted_host_and_restarted_guests_go_on(game: str) -> None:
    play = TablePlay(game, GAMES[game].seats[0], watchers=1)
    play.gather()
    play.start()
    rng = Rng.seeded(5)
    for move in range(9):
        rng = play.random_move(rng)
        play.settle()
        if move % 3 == 0:
            play.host = HostTable.restored(play.host.saved, play.match)
        if move % 3 == 1:
            play.guests = [GuestTable.restored(guest.saved) for guest in play.guests]
        if move % 3 == 2:
            play.guests[0] = GuestTable.restored(play.guests[0].saved)
            play.host = HostTable.restored(play.host.saved, play.match)
        play.reconnect()

    assert play.match.ply == 9
    play.agrees()
