"""Commands that open a table for people at other computers, and join theirs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject

from core.games.boxes import BOXES
from core.kernel.errors import KupolaError
from core.kernel.messages import default_name
from gui.widgets.opening import open_once

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.match import Match
    from core.table.host import HostTable
    from gui.store.plan import Plan
    from gui.store.settings import Settings
    from gui.store.tables import KeptTable
    from gui.together.bridge import GuestBridge, GuestSnapshot, HostSnapshot
    from gui.together.entrance import Entrance
    from gui.together.host_gathering import HostGathering
    from gui.together.join_choices import Wish
    from gui.together.join_dialog import JoinDialog, Reached
    from gui.together.open_dialog import OpenTableDialog
    from gui.together.table_plan import TablePlan
    from gui.together.ways import Ways

    from .main_window import MainWindow


class TogetherCommands(QObject):
    """Opens the dialogs; nothing is connected before a person presses *Open* or *Join*."""

    def __init__(
        self,
        window: MainWindow,
        plan: Callable[[str], Plan],
        settings: Callable[[], Settings],
    ) -> None:
        """Use a window; ``plan`` returns how a game was played the last time."""
        super().__init__(window)
        self._window, self._plan, self._settings = window, plan, settings
        self._dialogs: list[HostGathering | JoinDialog] = []
        window.menus.on("open_table", self.ask_to_open)
        window.menus.on("join_table", self.ask_to_join)
        tables = window.shared_tables
        tables.host_transport = lambda *table: self.ways().reopened(*table)
        tables.guest_transport = lambda *table: self.ways().joined(*table)
        tables.gathers.connect(self._on_gathers)
        tables.continued.connect(self._on_continued)

    def close(self) -> None:
        """Close the table that gathers, and leave the one that is joined before its game."""
        for dialog in self._dialogs:
            dialog.leave()

    def ways(self) -> Ways:
        """Make what reaches other computers, with the present settings."""
        from gui.together.ways import Ways  # noqa: PLC0415 - only tables need it

        return Ways(self._settings())

    def ask_to_open(self) -> None:
        """Ask what is played, by whom, and how guests come."""
        from gui.together.open_dialog import OpenTableDialog  # noqa: PLC0415 - only tables need it

        session = self._window.session
        game = session.controller.match.game.key if session else next(iter(BOXES))
        introduce = self._window.players.introduce
        dialog = OpenTableDialog(self._named_plan, introduce, game, self._window)
        dialog.opened.connect(self.open)
        dialog.settings_wanted.connect(self._on_settings_wanted)
        self._window.preferences.changed.connect(dialog.broker_wanted)
        dialog.broker_wanted.connect(partial(self._show_broker, dialog))
        self._show_broker(dialog)
        open_once(dialog)

    def open(self, plan: TablePlan) -> None:
        """Open a table, and wait for guests there."""
        from gui.system.background_call import BackgroundCall  # noqa: PLC0415 - only tables need it

        ways, name = self.ways(), self._name(plan)
        call = BackgroundCall(partial(_opened, ways, plan, name))
        call.done.connect(partial(self._on_opened, plan))
        call.failed.connect(self._window.files.complain)
        call.start()

    def ask_to_join(self) -> None:
        """Ask which table to join."""
        open_once(self._join_dialog())

    def _join_dialog(self) -> JoinDialog:
        from gui.together.join_dialog import JoinDialog  # noqa: PLC0415 - only tables need it
        from gui.together.nearby import Nearby  # noqa: PLC0415 - likewise

        dialog = JoinDialog(self._own_name, Nearby(), self._reached, self._window)
        dialog.joined.connect(self._on_joined)
        self._note(dialog)
        return dialog

    def _note(self, dialog: HostGathering | JoinDialog) -> None:
        """Remember a dialog as long as it is open."""
        self._dialogs.append(dialog)
        dialog.finished.connect(partial(self._forget, dialog))

    def _forget(self, dialog: HostGathering | JoinDialog, _result: int) -> None:
        self._dialogs = [each for each in self._dialogs if each is not dialog]

    def _on_gathers(self, bridge: GuestBridge, kept: KeptTable) -> None:
        """Show the seats of a table to which a guest has come back before its next game."""
        dialog = self._join_dialog()
        dialog.follow(bridge, kept)
        open_once(dialog)

    def _on_opened(
        self, plan: TablePlan, opened: tuple[HostTable, Entrance], match: Match | None = None
    ) -> None:
        from gui.store.tables import HOST, Header, SavedTables  # noqa: PLC0415 - only tables need it
        from gui.together.bridge import HostBridge  # noqa: PLC0415 - likewise
        from gui.together.host_gathering import HostGathering  # noqa: PLC0415 - likewise

        table, entrance = opened
        saved = SavedTables(self._window.saved_games.folder)
        kept = saved.new(HOST, table.table, entrance.way, Header(plan.plan.game))
        keep = partial(_keep_once_played, kept)
        bridge = HostBridge(table, entrance.transport, keep, self._window)
        dialog = HostGathering(bridge, plan, entrance, self._window)
        dialog.started.connect(partial(self._on_started, dialog, plan, kept, match))
        open_once(dialog)
        bridge.start()

    def _on_started(
        self,
        dialog: HostGathering,
        plan: TablePlan,
        kept: KeptTable,
        match: Match | None,
        snapshot: HostSnapshot,
    ) -> None:
        from gui.together.hosted_table import HostedTable  # noqa: PLC0415 - only tables need it

        dialog.hand_over()
        sitters, games = plan.plan.sitters, self._window.saved_games
        hosted = HostedTable(dialog.bridge, kept, snapshot.seats, sitters, games, self._window)
        self._window.shared_tables.follow(hosted)
        if match is not None:
            hosted.prepare(match)
        hosted.start_game()

    def _reached(self, wish: Wish) -> Reached:
        """Find a table and prepare to knock there; called in a thread of its own."""
        from core.table.guest import GuestTable  # noqa: PLC0415 - only tables need it
        from gui.store.tables import GUEST, Header, SavedTables  # noqa: PLC0415 - likewise
        from gui.together.join_choices import Door  # noqa: PLC0415 - likewise
        from gui.together.join_dialog import Reached  # noqa: PLC0415 - likewise

        ways, table = self.ways(), wish.table
        invitation = ways.found(table.address, table.code) if isinstance(table, Door) else table
        guest = GuestTable(invitation, wish.name)
        saved = SavedTables(self._window.saved_games.folder)
        kept = saved.new(GUEST, invitation.table, {}, Header(""))
        return Reached(guest, ways.joined(invitation, guest.register), kept)

    def _on_joined(self, bridge: GuestBridge, kept: KeptTable, snapshot: GuestSnapshot) -> None:
        self._window.shared_tables.join(bridge, kept, snapshot)

    def _on_continued(self, table: HostTable, match: Match, nearby: bool) -> None:  # noqa: FBT001 - a signal's argument
        """Open the table of a guest who goes on without the host, and wait for the others."""
        from gui.store.plan import Plan  # noqa: PLC0415 - only tables need it
        from gui.system.background_call import BackgroundCall  # noqa: PLC0415 - likewise
        from gui.together.table_plan import HOME, INTERNET, TablePlan  # noqa: PLC0415 - likewise

        open_seats = frozenset(n for n, each in enumerate(table.seats) if each.kind == "open")
        way = HOME if nearby else INTERNET
        options = dict(table.options.chosen)
        plan = TablePlan(Plan(table.game, table.sitters(), options), open_seats, way)
        self._window.leave()
        call = BackgroundCall(partial(_opened_again, self.ways(), table, way))
        call.done.connect(partial(self._on_opened, plan, match=match))
        call.failed.connect(self._window.files.complain)
        call.start()

    def _named_plan(self, game: str) -> Plan:
        """Plan a game as it was played the last time; an unnamed host is called as at tables."""
        plan, name = self._plan(game), self._own_name
        first = plan.sitters[0]
        if not name or first.level or first.name != default_name(0):
            return plan
        return evolve(plan, sitters=(evolve(first, name=name), *plan.sitters[1:]))

    @property
    def _own_name(self) -> str:
        """What the player is called at tables."""
        return self._settings().table_name or self._window.players.player_profiles.current.name

    def _name(self, plan: TablePlan) -> str:
        """Name the host: as the settings or the profile say, or by the first person here."""
        here = (info.name for info in plan.seats if info.kind == "host")
        return self._own_name or next(here, "")

    def _on_settings_wanted(self) -> None:
        self._window.preferences.open_at("together")

    def _show_broker(self, dialog: OpenTableDialog) -> None:
        """Show the broker of the settings in the dialog that opens a table."""
        from gui.store.broker import broker_of  # noqa: PLC0415 - only tables need it

        try:
            broker = broker_of(self._settings())
        except KupolaError:
            broker = None
        dialog.set_broker("" if broker is None else broker.host)


def _opened(ways: Ways, plan: TablePlan, name: str) -> tuple[HostTable, Entrance]:
    """Make a table and its entrance; called in a thread of its own."""
    from core.games import named  # noqa: PLC0415 - only tables need it
    from core.kernel.options import choose  # noqa: PLC0415 - likewise
    from core.sealing import KeyPair  # noqa: PLC0415 - likewise
    from core.table.host import HostTable  # noqa: PLC0415 - likewise

    keys, game = KeyPair.new(), named(plan.plan.game)
    options = choose(game.options, plan.plan.options)
    table = HostTable(keys, name, game.key, options, plan.seats)
    table.free_words = plan.free_words
    return table, ways.opened(keys, plan.way, name, game.key)


def _opened_again(ways: Ways, table: HostTable, way: str) -> tuple[HostTable, Entrance]:
    """Make the entrance of a table that continues another one; in a thread of its own."""
    return table, ways.opened(table.keys, way, table.name, table.game)


def _keep_once_played(kept: KeptTable, data: dict[str, object]) -> None:
    """Keep a host's table from its first deal on."""
    if kept.header.file:
        kept.keep(data)
