"""One match from its deal to its end: its controller, its screen, its file on the shelf."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from core.games import named
from core.kernel.rng import MAX_SEED
from core.match import Match
from core.record import Record

from .controller import MatchController
from .game_screen import GameScreen
from .tables import table_of

if TYPE_CHECKING:
    from pathlib import Path

    from core.record import Sitter

    from .new_game.plan import Plan
    from .shelf import Shelf, Waiting


class Sitting(QObject):
    """Sits people down, saves after every move, and knows how to play again.

    Signals:
        spoken: The seat to move wants this language; empty: that of the table.
        heard: Something happened that has a sound.
    """

    spoken = Signal(str)
    heard = Signal(str)

    def __init__(
        self,
        match: Match,
        players: tuple[Sitter, ...],
        path: Path,
        shelf: Shelf,
        parent: QObject | None,
    ) -> None:
        """Lay the table for a match."""
        super().__init__(parent)
        self._path, self._shelf = path, shelf
        self.controller = MatchController(match, players, self)
        self.screen = GameScreen(self.controller, table_of(match.game.key))
        self.controller.stepped.connect(self._on_stepped)
        self.controller.jumped.connect(self._on_jumped)
        self.screen.refused.connect(self._on_refused)

    @classmethod
    def planned(cls, plan: Plan, shelf: Shelf, parent: QObject) -> Sitting:
        """Deal the game of a plan."""
        seed = secrets.randbelow(MAX_SEED + 1) if plan.seed is None else plan.seed
        match = Match.new(named(plan.game), len(plan.sitters), plan.options, seed)
        return cls(match, plan.sitters, shelf.new_path(), shelf, parent)

    @classmethod
    def resumed(cls, waiting: Waiting, shelf: Shelf, parent: QObject) -> Sitting:
        """Go on with a game from the shelf."""
        match = waiting.record.replay()
        return cls(match, waiting.record.players, waiting.path, shelf, parent)

    def begin(self) -> None:
        """Let the first player move."""
        self._turn_to_viewer()
        self.controller.begin()

    def another(self) -> Sitting:
        """Seat the same players for another deal."""
        start = self.controller.match.start
        seed = secrets.randbelow(MAX_SEED + 1)
        match = Match.new(self.controller.match.game, start.seats, dict(start.options.chosen), seed)
        return self._seated(match, self.controller.players)

    def swapped(self) -> Sitting:
        """Seat the players one place further round the same deal."""
        match, players = self.controller.match.goto(0), self.controller.players
        fresh = evolve(match, line=(), branches=())
        return self._seated(fresh, (*players[1:], players[0]))

    def end(self) -> None:
        """Let nobody move any more."""
        self.controller.stop()

    def _seated(self, match: Match, players: tuple[Sitter, ...]) -> Sitting:
        shelf = self._shelf
        return Sitting(match, players, shelf.new_path(), shelf, self.parent())

    def _on_stepped(self) -> None:
        self._save()
        over = self.controller.match.over
        self.heard.emit("finished" if over else "drop")
        self._turn_to_viewer()

    def _on_jumped(self) -> None:
        self._save()
        self._turn_to_viewer()

    def _on_refused(self) -> None:
        self.heard.emit("refused")

    def _turn_to_viewer(self) -> None:
        player = self.controller.players[self.controller.viewer]
        self.screen.scene.show_help = player.help != "off"
        self.spoken.emit(player.language)

    def _save(self) -> None:
        record = Record.of(self.controller.match, self.controller.players)
        self._path = self._shelf.save(self._path, record, over=self.controller.match.over)
