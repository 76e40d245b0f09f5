"""A game at a table that this program hosts: some seats belong to guests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.play.session import Session

from . import play_texts as texts
from .seated_players import remote_seats, seats_here
from .table_controller import TableController
from .table_now import TableNow
from .table_panel import TablePanel

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from PySide6.QtCore import QObject

    from core.kernel.messages import Message, Seat
    from core.match import Match
    from core.record import Sitter
    from gui.store.saved_games import SavedGames

    from .hosted_table import HostedTable


class HostSession(Session):
    """A real match, saved like any other; every change is shown to the members of the table."""

    shared = True
    controller: TableController

    def __init__(
        self,
        hosted: HostedTable,
        match: Match,
        path: Path,
        saved_games: SavedGames,
        parent: QObject | None,
    ) -> None:
        """Seat the players of a table."""
        self._hosted = hosted
        super().__init__(match, hosted.players, path, saved_games, parent)
        self.panel = TablePanel(self.screen.view)
        self.screen.lay_strip(self.panel, self.panel)
        self._connect()
        self._save()
        self.follow()

    def play_for(self, seat: Seat, move: Any) -> None:
        """Make the move of a guest, if it still fits; everybody is shown what stands then."""
        match = self.controller.match
        fits = match.to_act == seat and seat in self.controller.remote
        if fits and match.game.why_not(match.state, move) is None:
            self.controller.play(move)
        else:
            self._hosted.show(match, self.path)

    def follow(self) -> None:
        """Apply what has changed at the table."""
        hosted, controller, resigned = self._hosted, self.controller, self._hosted.resigned
        if resigned and not controller.match.ended:
            controller.give_up(resigned)
        if len(hosted.seats) == len(controller.players) and not hosted.deals:
            controller.seat_players(hosted.players, remote_seats(hosted.seats))
        controller.hinder(self._obstacle)
        self._show_table()

    def rematch(self) -> Session | None:
        """Ask the others for another game."""
        self._hosted.propose("rematch")
        return None

    def swap(self) -> Session | None:
        """Ask the others for another game with swapped seats."""
        self._hosted.propose("swap")
        return None

    def end(self) -> None:
        """Stop all players, and leave the table unless another game goes on there."""
        super().end()
        if self._hosted.session is self:
            self._hosted.close()

    def _made_controller(self, match: Match, players: tuple[Sitter, ...]) -> TableController:
        controller = TableController(match, players, self, save=self._save)
        controller.remote = remote_seats(self._hosted.seats)
        return controller

    def _save(self) -> None:
        super()._save()
        self._hosted.show(self.controller.match, self.path)

    def _connect(self) -> None:
        hosted, panel, controller = self._hosted, self.panel, self.controller
        hosted.changed.connect(self._show_table)
        hosted.noted.connect(panel.note)
        hosted.reminded.connect(self._on_reminded)
        controller.hindered.connect(self.screen.refresh)
        controller.stepped.connect(self._show_table)
        controller.jumped.connect(self._show_table)
        self.screen.undo_control.proposed.connect(self._on_undo_wanted)
        panel.said.connect(hosted.say)
        panel.nudged.connect(hosted.nudge)
        panel.paused.connect(lambda paused: hosted.pause(paused=paused))
        panel.resigned.connect(hosted.resign)
        panel.proposed.connect(hosted.propose)
        panel.answered.connect(lambda number, agrees: hosted.answer(number, agrees=agrees))
        panel.admitted.connect(lambda member, welcome: hosted.let_in(member, welcome=welcome))
        panel.computer_seated.connect(hosted.give_to_computer)
        panel.person_seated.connect(hosted.give_here)
        panel.member_seated.connect(hosted.give_to_member)

    @property
    def _obstacle(self) -> Message | None:
        """What prevents moves here."""
        hosted, snapshot = self._hosted, self._hosted.snapshot
        if hosted.deals:
            away = any(not info.present for info in hosted.seats)
            return texts.DEALING_WAITS if away else texts.DEALING
        paused = snapshot is not None and snapshot.phase == "playing" and snapshot.paused
        return texts.PAUSED if paused else None

    def _show_table(self) -> None:
        hosted, snapshot = self._hosted, self._hosted.snapshot
        match = self.controller.match
        self.panel.show_table(
            TableNow(
                hosted.seats,
                frozenset(seats_here(hosted.seats)),
                None if match.ended else match.to_act,
                "over" if match.ended else "playing",
                watchers=() if snapshot is None else snapshot.watchers,
                since=0.0 if snapshot is None else snapshot.since,
                paused=snapshot is not None and snapshot.paused,
                free_words=snapshot is not None and snapshot.free_words,
                proposal=None if snapshot is None else snapshot.proposal,
                knocking=() if snapshot is None else snapshot.knocking,
                members=() if snapshot is None else snapshot.members,
                problem=hosted.problem,
                hosts=True,
            )
        )

    def _on_undo_wanted(self, ply: int) -> None:
        self._hosted.propose("undo", ply)

    def _on_reminded(self) -> None:
        self.heard.emit("your_turn")
