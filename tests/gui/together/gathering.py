"""Windows of a host and a guest in one process, over an exchange in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.games import named
from core.kernel.options import choose
from core.network.memory import MemoryExchange, MemoryTransport
from core.sealing import KeyPair
from core.table.guest import GuestTable
from core.table.host import HostTable
from core.table.invitation import Address, Invitation
from gui.store.plan import default_plan
from gui.store.tables import GUEST, Header, SavedTables
from gui.together.bridge import HostBridge
from gui.together.entrance import Entrance
from gui.together.host_gathering import HostGathering
from gui.together.join_dialog import JoinDialog, Reached
from gui.together.nearby import Nearby
from gui.together.table_plan import TablePlan
from tests.gui.walk.matches import sitters

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from gui.together.join_choices import Wish

BROKER = Address.parsed("mqtts://broker.example.org")
CODE = "KUPA TABC"


class NobodyNearby(Nearby):
    """Finds no table and uses no network."""

    def start(self) -> None:
        self.changed.emit(())


class Gathering:
    """A table of Kingdomino with one open seat; guests come over an exchange in memory."""

    def __init__(self, window: QWidget, folder: Path, seats: int = 2) -> None:
        self.window, self.folder = window, folder
        self.exchange = MemoryExchange()
        rules = named("kingdomino")
        plan = evolve(default_plan(rules), sitters=sitters(seats))
        self.plan = TablePlan(plan, frozenset({1}))
        keys = KeyPair.new()
        options = choose(rules.options, self.plan.plan.options)
        self.table = HostTable(keys, "Ana", rules.key, options, self.plan.seats)
        self.invitation = Invitation(keys.public, BROKER)
        self.free: list[int] = []

    def host(self, *, invited: bool = False, started: bool = True) -> HostGathering:
        """Open the host's window."""
        transport = MemoryTransport(self.exchange)
        written = self.invitation.written if invited else ""
        addresses = () if invited else ("192.168.1.20", "[fe80::1]")
        code = "" if invited else CODE
        entrance = Entrance(transport, {}, code, addresses, written, self.free.append)
        bridge = HostBridge(self.table, transport, lambda _: None, self.window)
        dialog = HostGathering(bridge, self.plan, entrance, self.window)
        dialog.show()
        if started:
            bridge.start()
        return dialog

    def guest(self, name: str = "Bence") -> JoinDialog:
        """Open a guest's window, with the invitation in its field."""
        dialog = JoinDialog(name, NobodyNearby(), self.reach, self.window)
        dialog.show()
        dialog.choices.way.segments["invitation"].click()
        dialog.choices.paste.setPlainText(f"Come!\n{self.invitation.written}\n– Ana")
        return dialog

    def reach(self, wish: Wish) -> Reached:
        """Find the table."""
        assert isinstance(wish.table, Invitation)
        guest = GuestTable(wish.table, wish.name)
        transport = MemoryTransport(self.exchange, guest.register)
        kept = SavedTables(self.folder).new(GUEST, wish.table.table, {}, Header(""))
        return Reached(guest, transport, kept)
