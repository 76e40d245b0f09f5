"""A host and guests in one process, whose values pass through a network that a test directs."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from core.games import named
from core.kernel.options import choose
from core.match import Match
from core.sealing import KeyPair
from core.table.guest import GuestTable
from core.table.happenings import Agreed, Knocked, Played
from core.table.host import HostTable
from core.table.invitation import Address, Invitation
from core.table.values import SeatInfo, Sit

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.kernel.rng import Rng
    from core.table.happenings import Happening

COLORS = ("blue", "rose", "yellow", "green", "black")
ADDRESS = Address.parsed("mqtts://broker.example.org")


class TablePlay:
    """A host whose seats are all open, and a guest for each of them.

    ``network`` holds what was sent and has not arrived. A test delivers, drops, doubles or changes
    it; ``settle`` delivers everything.
    """

    def __init__(self, game: str, seats: int, watchers: int = 0) -> None:
        self.now = 1_700_000_000.0
        self.game = named(game)
        options = choose(self.game.options, {})
        infos = [SeatInfo("open", "", COLORS[seat]) for seat in range(seats)]
        self.host = HostTable(KeyPair.new(), "Ana", game, options, infos)
        invitation = Invitation(self.host.keys.public, ADDRESS)
        self.guests = [
            GuestTable(invitation, f"Guest {number}") for number in range(seats + watchers)
        ]
        self.seated = seats
        self.network: deque[tuple[str, bytes]] = deque()
        self.kept: dict[str, bytes] = {}
        self.happened: list[Happening] = []
        self.at_guest: dict[int, list[Happening]] = {n: [] for n in range(len(self.guests))}

    def gather(self) -> None:
        """Let everybody in and seat the players."""
        self.settle()
        for seat, guest in enumerate(self.guests[: self.seated]):
            guest.do(Sit(seat))
        self.settle()

    def start(self) -> None:
        """Deal the game."""
        assert self.host.ready

        options = dict(self.host.options.chosen)
        match = Match.new(self.game, len(self.host.seats), options, self.host.drawn_seed())
        self.host.show(match, self.now)
        self.settle()

    @property
    def match(self) -> Match:
        assert self.host.match is not None
        return self.host.match

    def to_act(self) -> GuestTable | None:
        seat = self.match.to_act
        return None if seat is None else self.guests[seat]

    def random_move(self, rng: Rng) -> Rng:
        """Let the guest to act ask for a move that is legal for it."""
        guest = self.to_act()
        assert guest is not None
        if guest.match is None or guest.match.to_act != guest.viewer:
            return rng
        move, rng = rng.choice(guest.match.game.legal_moves(guest.match.state))
        guest.play(move.code)
        return rng

    def collect(self) -> None:
        """Put everything that is to be said onto the network."""
        self.now += 0.01
        for register, envelope in self.host.outgoing(self.now):
            self.put(register, envelope)
        for guest in self.guests:
            for register, envelope in guest.outgoing(self.now):
                self.put(register, envelope)

    def put(self, register: str, envelope: bytes) -> None:
        self.kept[register] = envelope
        self.network.append((register, envelope))

    def deliver(self, register: str, envelope: bytes) -> None:
        """Hand a value to whoever reads its register, and play what guests ask for."""
        self.now += 0.001
        for happened in self.host.receive(register, envelope, self.now):
            self.happened.append(happened)
            self._obey(happened)
        for number, guest in enumerate(self.guests):
            self.at_guest[number] += guest.receive(register, envelope, self.now)
            self.at_guest[number] += guest.afterwards()

    def _obey(self, happened: Happening) -> None:
        match happened:
            case Knocked(member):
                self.host.let_in(member)
            case Played(_, move):
                self.host.show(self.match.play(move), self.now)
            case Agreed(proposal) if proposal.kind == "undo":
                self.host.show(self.match.goto(proposal.ply), self.now)

    def settle(self, pick: Callable[[], Any] | None = None) -> None:
        """Deliver until nobody has anything to say."""
        for _ in range(1000):
            self.collect()
            if not self.network:
                return
            while self.network:
                self.deliver(*(pick() if pick else self.network.popleft()))
        raise AssertionError(self.network)

    def reconnect(self) -> None:
        """Deliver the latest value of every register again, as brokers do after a connect."""
        self.network.clear()
        self.host.connected()
        for guest in self.guests:
            guest.connected()
        for register, envelope in self.kept.items():
            self.deliver(register, envelope)
        self.settle()

    def agrees(self) -> None:
        """Check that every member sees exactly what the host's match shows it."""
        for guest in self.guests:
            seen, match = guest.match, self.match
            assert seen is not None
            assert (seen.ply, seen.to_act) == (match.ply, match.to_act)
            for own, true in zip(seen.turns, match.turns, strict=True):
                viewer = guest.viewer
                assert self.game.view(own.state, viewer) == self.game.view(true.state, viewer)
                assert own.seat == true.seat
                if not self.game.hides(true.move) or viewer == true.seat:
                    assert own.move == true.move
