"""Tables over real sockets in one process: programs that host, play and watch."""

from __future__ import annotations

from threading import Event, Lock
from time import monotonic, sleep
from typing import TYPE_CHECKING

from core.games import named
from core.kernel.options import choose
from core.kernel.rng import Rng
from core.match import Match
from core.network.link import GuestLink, HostLink
from core.sealing import KeyPair
from core.table.guest import GuestTable
from core.table.happenings import Knocked, Played
from core.table.host import HostTable
from core.table.values import SeatInfo, Sit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.kernel.messages import Message
    from core.network.transport import Transport
    from core.table.happenings import Happening
    from core.table.invitation import Invitation

COLORS = ("blue", "rose", "yellow", "green", "black")


def wait_for(done: Callable[[], bool], seconds: float = 100.0) -> None:
    """Wait until something is so."""
    end = monotonic() + seconds
    while not done():
        assert monotonic() < end, "it did not happen in time"
        sleep(0.005)


class Hosting:
    """A program that lets everybody in, seats players in their order, and plays what they ask."""

    def __init__(self, game: str, seats: int, transport: Callable[[KeyPair], Transport]) -> None:
        rules = named(game)
        infos = [SeatInfo("open", "", COLORS[seat]) for seat in range(seats)]
        table = HostTable(KeyPair.new(), "Ana", game, choose(rules.options, {}), infos)
        self.keys = table.keys
        self.match: Match | None = None
        self.kept: dict[str, object] = {}
        self.problems: list[Message | None] = []
        self.plays = 0
        self.link = HostLink(table, transport(table.keys), self)
        self.link.start()

    @classmethod
    def again(cls, before: Hosting, transport: Transport) -> Hosting:
        """Open the table again with what was kept."""
        hosting = cls.__new__(cls)
        hosting.keys, hosting.match, hosting.kept = before.keys, before.match, before.kept
        hosting.problems, hosting.plays = [], before.plays
        table = HostTable.restored(before.kept, before.match)
        hosting.link = HostLink(table, transport, hosting)
        hosting.link.start()
        return hosting

    def on_happened(self, table: HostTable, happened: Sequence[Happening]) -> None:
        for each in happened:
            match each:
                case Knocked(member):
                    table.let_in(member)
                case Played(seat, move):
                    assert self.match is not None
                    assert self.match.to_act == seat
                    self.match = self.match.play(move)
                    self.plays += 1
                    self.link.show(self.match)
        if self.match is None and table.ready:
            options = dict(table.options.chosen)
            self.match = Match.new(named(table.game), len(table.seats), options, table.drawn_seed())
            self.link.show(self.match)

    def on_troubled(self, problem: Message | None) -> None:
        self.problems.append(problem)

    def save(self, kept: dict[str, object]) -> None:
        self.kept = kept

    @property
    def is_over(self) -> bool:
        return self.match is not None and self.match.over


class Guesting:
    """A program that takes a seat and plays legal moves of its own choice; or watches."""

    def __init__(
        self,
        invitation: Invitation,
        seat: int | None,
        transport: Callable[[Invitation, str], Transport],
    ) -> None:
        self.seat = seat
        self.match: Match | None = None
        self.kept: dict[str, object] = {}
        self.problems: list[Message | None] = []
        self._rng = Rng.seeded(7)
        self._make = transport
        self._begin(GuestTable(invitation, f"Guest {seat}"))

    def _begin(self, table: GuestTable) -> None:
        self.plays = Event()
        self.plays.set()
        self._lock = Lock()
        self.link = GuestLink(table, self._make(table.invitation, table.register), self)
        self.link.start()

    def restart(self) -> None:
        """Come back with what was kept, as after a crash."""
        self._begin(GuestTable.restored(self.kept))

    def on_happened(self, table: GuestTable, _happened: Sequence[Happening]) -> None:
        self.match = table.match
        if table.status != "in" or table.table is None or self.seat is None:
            return
        if table.seat is None and table.table.phase == "gathering" and not table.pending:
            table.do(Sit(self.seat))
        match = table.match
        if match is None or table.viewer != self.seat or match.to_act != self.seat:
            return
        if self.plays.is_set() and not table.pending:
            move, self._rng = self._rng.choice(match.game.legal_moves(match.state))
            table.play(move.code)

    def on_troubled(self, problem: Message | None) -> None:
        self.problems.append(problem)

    def save(self, kept: dict[str, object]) -> None:
        self.kept = kept


def agree(host: Hosting, guests: Sequence[Guesting]) -> None:
    """Check that every guest sees exactly what the host's match shows it."""
    match = host.match
    assert match is not None

    def all_there() -> bool:
        return all(each.match is not None and each.match.ply == match.ply for each in guests)

    wait_for(all_there)
    for guest in guests:
        assert guest.match is not None
        for own, true in zip(guest.match.turns, match.turns, strict=True):
            viewer = guest.seat
            assert match.game.view(own.state, viewer) == match.game.view(true.state, viewer)
