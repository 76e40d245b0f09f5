"""A host's window and guests' windows in one process, joined by an exchange in memory."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from attrs import define, field

from core.games import named
from core.kernel.options import choose
from core.kernel.rng import Rng
from core.match import Match
from core.network.memory import MemoryExchange, MemoryTransport
from core.record import Sitter
from core.sealing import KeyPair
from core.table.guest import GuestTable
from core.table.host import HostTable
from core.table.invitation import Address, Invitation
from core.table.values import SeatInfo, Sit
from gui.look.appearance import Look
from gui.store.saved_games import SavedGames
from gui.store.settings import SettingsFile
from gui.store.tables import GUEST, HOST, Header, SavedTables
from gui.together.bridge import GuestBridge, HostBridge
from gui.together.guest_session import GuestSession
from gui.together.host_session import HostSession
from gui.together.hosted_table import HostedTable
from gui.window.main_window import MainWindow
from tests.gui.person import TYPED, Person

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.board.handles import Handle
    from gui.board.table import Choice
    from gui.play.session import Session
    from gui.text.translator import Translator
    from gui.together.bridge import GuestSnapshot

FULL = os.environ.get("KUPOLA_TABLES") == "full"
COLORS = ("blue", "rose", "yellow", "green", "black")
ADDRESS = Address.parsed("mqtts://broker.example.org")
WAIT = 60_000
"""Milliseconds after which something counts as stuck, also on a busy machine."""
WAY = {"kind": "memory"}


@define(eq=False)
class Guest:
    """A guest's window."""

    window: MainWindow
    table: GuestTable
    bridge: GuestBridge
    seat: int | None
    snapshot: GuestSnapshot | None = None

    @property
    def session(self) -> GuestSession:
        session = self.window.session
        assert isinstance(session, GuestSession)
        return session


@define(eq=False)
class SharedTable:
    """A table in memory with as many windows as there are computers.

    ``kinds`` has a letter for every seat: ``h`` a person at the host's computer, ``g`` a guest,
    ``c`` a computer. Windows that are not shown paint nothing, which takes less time.
    """

    qtbot: QtBot
    translator: Translator
    folder: Path
    game: str
    kinds: str
    watchers: int = 0
    shown: bool = False
    exchange: MemoryExchange = field(factory=MemoryExchange)
    guests: list[Guest] = field(factory=list)
    host: MainWindow = field(init=False)
    hosted: HostedTable = field(init=False)
    table: HostTable = field(init=False)

    def window(self, name: str) -> MainWindow:
        folder = self.folder / name
        file = SettingsFile(folder / "settings.json")
        file.change(muted=True, motion="off", forced_moves=False)
        window = MainWindow(file, self.translator, Look(), SavedGames(folder / "games"))
        self.qtbot.addWidget(window)
        window.resize(960, 640)
        if self.shown:
            window.show()
        return window

    def open(self) -> None:
        """Open the table, let all guests in and seat them."""
        self.host = self.window("host")
        options = choose(named(self.game).options, {})
        self.table = HostTable(
            KeyPair.new(), "Ana", self.game, options, [*map(self._seat, range(len(self.kinds)))]
        )
        self.hosted = self.hosting(self.table)
        number = 0
        for seat, kind in enumerate(self.kinds):
            if kind == "g":
                self.join(f"Guest {number}", seat)
                number += 1
        for _ in range(self.watchers):
            self.join(f"Guest {number}", None)
            number += 1

    def hosting(self, table: HostTable) -> HostedTable:
        """Open a table in the host's window."""
        saved = self.host.saved_games
        kept = SavedTables(saved.folder).new(HOST, table.table, WAY, Header(self.game))
        bridge = HostBridge(table, MemoryTransport(self.exchange), kept.keep, self.host)
        sitters = tuple(Sitter(each.name or "?", each.color, each.level) for each in table.seats)
        hosted = HostedTable(bridge, kept, tuple(table.seats), sitters, saved, self.host)
        hosted.seated.connect(self.host.seat)
        bridge.start()
        return hosted

    def _seat(self, seat: int) -> SeatInfo:
        kind, color = self.kinds[seat], COLORS[seat]
        if kind == "g":
            return SeatInfo("open", "", color)
        if kind == "c":
            return SeatInfo("computer", f"Computer {seat + 1}", color, "novice")
        return SeatInfo("host", f"Host {seat}", color)

    def join(self, name: str, seat: int | None) -> Guest:
        """Let a guest in and seat it."""
        window = self.window(name.replace(" ", ""))
        table = GuestTable(Invitation(self.table.keys.public, ADDRESS), name)
        tables = SavedTables(window.saved_games.folder)
        kept = tables.new(GUEST, table.invitation.table, WAY, Header(self.game))
        bridge = GuestBridge(
            table, MemoryTransport(self.exchange, table.register), kept.keep, window
        )
        guest = Guest(window, table, bridge, seat)

        def follow(snapshot: GuestSnapshot, _happened: object) -> None:
            guest.snapshot = snapshot
            if snapshot.match is not None and window.session is None:
                bridge.happened.disconnect(follow)
                window.shared_tables.join(bridge, kept, snapshot)

        bridge.happened.connect(follow)
        bridge.start()
        self.wait(lambda: bool(self.hosted.snapshot and self.hosted.snapshot.knocking))
        assert self.hosted.snapshot is not None
        self.hosted.let_in(self.hosted.snapshot.knocking[0][0], welcome=True)
        self.wait(lambda: guest.snapshot is not None and guest.snapshot.status == "in")
        if seat is not None:
            bridge.do(Sit(seat))
            self.wait(lambda: guest.snapshot is not None and guest.snapshot.seat == seat)
        self.guests.append(guest)
        return guest

    def start(self) -> None:
        """Deal the game and show it everywhere."""
        self.hosted.start_game()
        self.wait(lambda: self.host.session is not None)
        self.wait(lambda: all(guest.window.session is not None for guest in self.guests))

    def wait(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition, timeout=WAIT)

    @property
    def session(self) -> HostSession:
        session = self.host.session
        assert isinstance(session, HostSession)
        return session

    def sessions(self) -> list[Session]:
        return [self.session, *(guest.session for guest in self.guests)]

    def agree(self) -> bool:
        """Return whether every window shows as many moves as the host's match has."""
        ply = self.session.controller.match.ply
        return all(each.controller.match.ply == ply for each in self.sessions())

    def to_act(self) -> Session | None:
        """Find the window whose person is to act."""
        found = [each for each in self.sessions() if each.controller.moves]
        assert len(found) <= 1
        return found[0] if found else None

    def ready(self) -> bool:
        """Return whether all windows show the same, and a person may move or the game is over."""
        over = self.session.controller.match.over
        return self.agree() and (over or self.to_act() is not None)

    def move(self, number: int, wanted: str = "", *, by_keys: bool = False) -> None:
        """Let the person to act make a move: of a wanted kind, or by its number."""
        self.wait(self.ready)
        session = self.to_act()
        assert session is not None
        for each in self.sessions():
            each.screen.overlays.put_away()
        moves = session.controller.moves
        kind = [each for each in moves if type(each).__name__ == wanted] or [*moves]
        move = kind[number % len(kind)]
        ply = self.session.controller.match.ply
        if by_keys:
            self._type(session, move)
        else:
            session.controller.play(move)
        self.wait(lambda: self.session.controller.match.ply > ply)

    def _type(self, session: Session, move: object) -> None:
        """Make a move with keys."""
        screen = session.screen
        screen.window().activateWindow()
        self.wait(screen.window().isActiveWindow)
        view, moves = screen.controller.view, screen.controller.moves
        gestures: list[Handle | Choice] = [*screen.scene.table.handles(view, moves)]
        gestures += screen.scene.table.choices(view, moves)
        gesture = next(each for each in gestures if each.move == move)
        Person(screen.view, screen.scene).make(gesture, TYPED)

    def play_on(self, share: float) -> None:
        """Let the next game begin near its end: a share of its moves is made at random."""
        resume = self.hosted.resume

        def resumed(match: Match, path: Path) -> HostSession:
            return resume(_played(match, share), path)

        self.hosted.resume = resumed  # type: ignore[method-assign]

    def restart_host(self) -> None:
        """Close the host's program, and continue its game in a new one."""
        self.host.close()
        self.host = self.window("host")
        shared = self.host.shared_tables
        shared.host_transport = lambda *_: MemoryTransport(self.exchange)
        shared.hosted.connect(self._on_hosted)
        [waiting] = self.host.saved_games.waiting(shared.captions())
        self.host.resume(waiting)

    def _on_hosted(self, hosted: HostedTable) -> None:
        self.hosted = hosted

    def restart_guest(self, number: int) -> None:
        """Close a guest's program, and continue in a new one."""
        guest = self.guests[number]
        folder = guest.window.saved_games.folder.parent.name
        guest.window.close()
        guest.window = self.window(folder)
        shared = guest.window.shared_tables
        shared.guest_transport = lambda _, register: MemoryTransport(self.exchange, register)
        [waiting] = shared.waiting()
        guest.window.resume(waiting)

    def close(self) -> None:
        for window in (self.host, *(guest.window for guest in self.guests)):
            window.close()


def _played(match: Match, share: float) -> Match:
    """Make a share of the moves of a game at random; what is left is played by people."""
    whole, rng = match, Rng.seeded(7)
    while not whole.over:
        move, rng = rng.choice(whole.game.legal_moves(whole.state))
        whole = whole.play(move)
    ply = round(whole.ply * share)
    return Match(match.game, match.start, whole.line[:ply], ply)
