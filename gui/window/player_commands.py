"""Commands about players: the current one, and the window of all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from gui.store.player_profiles import BadPlayer, PlayerProfiles

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message
    from gui.look.appearance import Theme
    from gui.new_game.seat_list import SeatList
    from gui.profiles.progress_page import Section
    from gui.profiles.window import PlayersWindow
    from gui.start.player_bar import PlayerBar
    from gui.store.plan import Plan
    from gui.store.saved_games import SavedGames

    from .menus import Menus


class PlayerCommands(QObject):
    """Knows the players of this computer and shows the window about them.

    Attributes:
        sections: Make the parts of the page about a player's progress, in their order.

    Signals:
        switched: Another player is current, or has a new name.
        sat_down: The folder of another player who sits at the computer now.
        refused: Why a name cannot become a player.
        replayed: The path of a finished game that is to be seen again.
        recounted: The path of a count of a real table that is to be seen again.
        tried: The path of a finished game whose mistakes are to be tried again.
        practiced: All mistakes of the current player are to be shown.
    """

    switched = Signal()
    sat_down = Signal(object)
    refused = Signal(object)
    replayed = Signal(object)
    recounted = Signal(object)
    tried = Signal(object)
    practiced = Signal()

    def __init__(
        self, window: QWidget, menus: Menus, bar: PlayerBar, saved_games: SavedGames
    ) -> None:
        """Use the players in the folder beside the games."""
        super().__init__(window)
        self._window, self._bar, self._saved_games = window, bar, saved_games
        self._look: tuple[Theme, float] | None = None
        self.player_profiles = PlayerProfiles(saved_games.folder.parent / "players")
        self._key = self.player_profiles.current.key
        self.window: PlayersWindow | None = None
        self.sections: list[Callable[[], Section]] = []
        menus.on("players", self._on_players)
        menus.on("progress", self._on_progress)
        menus.on("history", self._on_history)
        menus.on("statistics", self._on_statistics)
        bar.chosen.connect(self._on_chosen)
        bar.asked.connect(self.show)
        self._tell()

    @property
    def trouble(self) -> Message | None:
        """What went wrong with the players the last time."""
        return self.player_profiles.trouble

    def show(self, page: str) -> None:
        """Show a page about the players."""
        from gui.history.history_file import HistoryFile  # noqa: PLC0415 - not needed for the first picture
        from gui.profiles.window import PlayersWindow  # noqa: PLC0415 - not needed for the first picture

        if self.window is None:
            sections = [make() for make in self.sections]
            history_file = HistoryFile(self._saved_games)
            self.window = PlayersWindow(self.player_profiles, history_file, sections, self._window)
            self.window.players.changed.connect(self._on_changed)
            for opens, asked in (
                (self.window.history.replayed, self.replayed),
                (self.window.history.recounted, self.recounted),
                (self.window.history.tried, self.tried),
                (self.window.history.practiced, self.practiced),
            ):
                opens.connect(self.window.close)  # it would cover what is opened
                opens.connect(asked)
            if self._look is not None:
                self.window.set_look(*self._look)
        if self.window.isVisible():
            self.window.history.read()  # something may have ended meanwhile
        self.window.history.show_mistakes()
        self.window.show_page(page)

    def introduce(self, seats: SeatList) -> None:
        """Offer the players at the seats of a new game; names can become players there."""
        seats.set_players({each.name: each.color for each in self.player_profiles.profiles})
        seats.kept.connect(lambda name, color: self._keep(seats, name, color))

    def seated(self, plan: Plan) -> Plan:
        """Seat the current player, unless it is a guest or is seated already."""
        current, sitters = self.player_profiles.current, plan.sitters
        if not current.name or any(each.name.casefold() in current.names for each in sitters):
            return plan
        seat = next((n for n, each in enumerate(sitters) if not each.level), None)
        if seat is None:
            return plan
        old = sitters[seat].color
        colors = {current.color: old, old: current.color}
        moved = [evolve(each, color=colors.get(each.color, each.color)) for each in sitters]
        moved[seat] = evolve(moved[seat], name=current.name)
        return evolve(plan, sitters=tuple(moved))

    def set_look(self, theme: Theme, scale: float) -> None:
        """Change the colors and the size of text."""
        self._look = theme, scale
        if self.window is not None:
            self.window.set_look(theme, scale)

    def close(self) -> None:
        """Close the window."""
        if self.window is not None:
            self.window.close()

    def _keep(self, seats: SeatList, name: str, color: str) -> None:
        try:
            self.player_profiles.add(name, color)
        except BadPlayer as error:
            self.refused.emit(error.message)
            return
        seats.set_players({each.name: each.color for each in self.player_profiles.profiles})
        if self.window is not None:
            self.window.refresh()
        self._on_changed()

    def _tell(self) -> None:
        self._bar.show_players(self.player_profiles.profiles, self.player_profiles.current)

    def _on_chosen(self, key: str) -> None:
        self.player_profiles.choose(key)
        if self.window is not None:
            self.window.refresh()
        self._on_changed()

    def _on_changed(self) -> None:
        self._tell()
        if self.window is not None:
            self.window.history.retranslate()
        self.switched.emit()
        current = self.player_profiles.current
        if current.key != self._key:
            self._key = current.key
            self.sat_down.emit(self.player_profiles.folder_of(current))

    def _on_players(self) -> None:
        self.show("players")

    def _on_progress(self) -> None:
        self.show("progress")

    def _on_history(self) -> None:
        self.show("history")

    def _on_statistics(self) -> None:
        self.show("statistics")
