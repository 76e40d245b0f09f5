"""The screens of shared tables: opening one, gathering there, joining another one, playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtGui import QGuiApplication

from core.kernel.options import Options
from core.network.discovery import NearbyTable
from core.network.memory import MemoryExchange, MemoryTransport
from core.sealing import KeyPair
from core.table.host import HostTable
from core.table.invitation import NEWER, Address
from core.table.values import Proposal, Said, SeatInfo, TableInfo
from gui.store.tables import HOST, Header, SavedTables
from gui.together import play_texts
from gui.together.bridge import GuestSnapshot, HostBridge, HostSnapshot
from gui.together.hosted_table import HostedTable
from gui.together.join_dialog import INSIDE, KNOCKING, REACHING, JoinDialog
from gui.together.open_dialog import OpenTableDialog
from gui.together.sayings import said_words
from gui.together.table_now import TableNow
from gui.together.words_dialog import WordsDialog
from tests.gui.together.gathering import Gathering, NobodyNearby

from .dialogs import asked
from .matches import NAMES, played, sitters
from .registry import screen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from gui.together.host_gathering import HostGathering
    from gui.together.host_session import HostSession

    from .stand import Stand

SEATS = (
    SeatInfo("host", NAMES[0], "pink"),
    SeatInfo("guest", NAMES[1], "yellow", member="1", present=False),
    SeatInfo("computer", "", "green", "expert"),
    SeatInfo("open", "", "blue"),
)
NEARBY = tuple(
    NearbyTable("", game, name, free, Address("tcp", "192.168.1.20", 47_624))
    for game, name, free in (("kingdomino", NAMES[0], 1), ("pixies", NAMES[2], 5))
)


@screen
def open_table(stand: Stand) -> Iterator[QWidget]:
    dialog = asked(stand, "open_table", OpenTableDialog)
    assert isinstance(dialog, OpenTableDialog)
    yield dialog
    dialog.way.segments["internet"].click()
    dialog.game.set_key("pixies")
    dialog._on_game()
    stand.settle()
    yield dialog
    dialog.set_broker("broker.example.org")
    stand.settle()
    yield dialog


def hosting(stand: Stand, *, invited: bool) -> HostGathering:
    """Open the host's window with members of all kinds."""
    table = Gathering(stand.window, stand.folder, seats=4)
    dialog = table.host(invited=invited, started=False)
    members = (("1", NAMES[1], False), ("2", NAMES[2], True))
    knocking = (("3", NAMES[3]), ("4", "Ödön"))
    snapshot = HostSnapshot(
        SEATS,
        members,
        knocking,
        "gathering",
        paused=False,
        ready=False,
        proposal=None,
        said=(),
        since=0.0,
    )
    dialog._on_happened(snapshot, ())
    stand.settle()
    return dialog


@screen
def gathering_at_home(stand: Stand) -> Iterator[QWidget]:
    dialog = hosting(stand, invited=False)
    yield dialog
    dialog._on_troubled(NEWER)
    yield dialog
    dialog.leave()


@screen
def gathering_across_the_internet(stand: Stand) -> Iterator[QWidget]:
    dialog = hosting(stand, invited=True)
    yield dialog
    dialog.entrance.copy.click()
    yield dialog
    dialog.leave()


@screen
def join_table(stand: Stand) -> Iterator[QWidget]:
    QGuiApplication.clipboard().clear()
    nearby = NobodyNearby()
    table = Gathering(stand.window, stand.folder)
    dialog = JoinDialog(NAMES[1], nearby, table.reach, stand.window)
    dialog.open()
    stand.settle()
    yield dialog
    nearby.changed.emit(NEARBY)
    stand.settle()
    yield dialog
    dialog.choices.way.segments["invitation"].click()
    dialog.choices.paste.setPlainText(table.invitation.written)
    stand.settle()
    yield dialog
    for state in (REACHING, KNOCKING):
        dialog._turn_to(state)
        stand.settle()
        yield dialog
    dialog._snapshot = inside()
    dialog._turn_to(INSIDE)
    stand.settle()
    yield dialog
    dialog._go_back(NEWER)
    stand.settle()
    yield dialog


def inside() -> GuestSnapshot:
    """Make what a guest knows who has been let in."""
    table = TableInfo(
        NAMES[0],
        "kingdomino",
        Options(()),
        SEATS,
        tuple(NAMES[2:4]),
        "gathering",
        paused=False,
        since=0,
        free_words=False,
        proposal=None,
        declined=0,
        said=(),
        nudges=0,
        commitment="",
        seal="",
        continues="",
    )
    return GuestSnapshot(
        "in",
        live=True,
        host_present=True,
        table=table,
        match=None,
        seat=None,
        viewer=None,
        waits=False,
    )


def playing(stand: Stand) -> HostSession:
    """Put a game of four on a shared table; no link is started."""
    window, match = stand.window, played("kingdomino", 0.4, seats=4)
    seats = (
        SEATS[0],
        SEATS[1],
        SeatInfo("computer", "Computer 3", "green", "expert"),
        SeatInfo("guest", NAMES[3], "blue", member="4"),
    )
    table = HostTable(KeyPair.new(), NAMES[0], "kingdomino", match.start.options, seats)
    games = window.saved_games
    kept = SavedTables(games.folder).new(HOST, table.table, {}, Header("kingdomino"))
    bridge = HostBridge(table, MemoryTransport(MemoryExchange()), kept.keep, window)
    hosted = HostedTable(bridge, kept, seats, sitters(4), games, window)
    session = hosted.resume(match, games.new_path())
    window.seat(session)
    stand.settle()
    return session


@screen
def shared_table(stand: Stand) -> Iterator[QWidget]:
    session = playing(stand)
    now = TableNow(
        session._hosted.seats,
        frozenset({0}),
        1,
        "playing",
        watchers=(NAMES[2],),
        since=1_700_000_000,
        hosts=True,
    )
    session.panel.show_table(now)
    stand.settle()
    yield stand.window
    session.panel.note(said_words(Said(1, NAMES[1], "moment", "")))
    stand.settle()
    yield stand.window
    for by, waiting in ((1, (0, 3)), (0, (1, 3)), (1, (3,))):
        proposal = Proposal(1, "swap", 0, by, waiting)
        session.panel.show_table(evolve(now, proposal=proposal))
        stand.settle()
        yield stand.window
    session.panel.show_table(evolve(now, knocking=(("5", NAMES[2]),)))
    stand.settle()
    yield stand.window
    away = play_texts.HOST_AWAY.bind(host=NAMES[0])
    session.panel.show_table(evolve(now, problem=away, hosts=False, host_away=True))
    session.controller.hinder(play_texts.PAUSED)
    stand.settle()
    yield stand.window


@screen
def words_at_a_table(stand: Stand) -> Iterator[QWidget]:
    dialog = WordsDialog(stand.window)
    dialog.open()
    stand.settle()
    yield dialog
