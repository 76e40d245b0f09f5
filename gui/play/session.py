"""One match from its deal to its end: its controller, its screen, its file."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QDate, QDateTime, QObject, QTimer, Signal

from core.games import named
from core.kernel.rng import MAX_SEED
from core.match import Match
from core.record import Record
from core.reveals import reveals
from gui.games.registry import table_of
from gui.match.match_controller import MatchController
from gui.store import reading
from gui.store.plan_data import trusted

from .screen import GameScreen
from .sound_cues import SoundCues

if TYPE_CHECKING:
    from pathlib import Path

    from core.kernel.messages import Message
    from core.record import Sitter
    from gui.store.plan import Plan
    from gui.store.saved_games import SavedGames, Waiting

FIRST_GAME_BEAT = 1500
"""Milliseconds between the computers' moves in a first game, at least."""
FIRST_GAME_LEAD = 5000
"""Milliseconds before the first of them, in which a sentence about that game can be read."""
LAID_OUT = 300
"""Milliseconds after which the board of a new game is laid out."""


class Session(QObject):
    """Connects controller and screen, saves after every move, and makes rematches.

    Signals:
        spoken: The seat to move wants this language; empty: that of the table.
        heard: The name of a sound to play.
        troubled: Why the game cannot be saved.
    """

    shared = False
    """Whether people at other computers sit at the table, and are asked before it changes."""
    whole = True
    """Whether this computer has the whole game, so that it can be saved, replayed and shared."""
    spoken = Signal(str)
    heard = Signal(str)
    troubled = Signal(object)

    def __init__(
        self,
        match: Match,
        players: tuple[Sitter, ...],
        path: Path,
        saved_games: SavedGames,
        parent: QObject | None,
    ) -> None:
        """Make controller and screen for a match."""
        super().__init__(parent)
        self._path, self._saved_games = path, saved_games
        self.controller = self._made_controller(match, players)
        self.screen = GameScreen(self.controller, table_of(match.game.key))
        self.controller.jumped.connect(self._turn_to_viewer)
        self.screen.turned.connect(self._turn_to_viewer)
        self._welcome: QTimer | None = None
        self.sound_cues = SoundCues(self.screen)
        self.sound_cues.heard.connect(self.heard)

    @classmethod
    def planned(cls, plan: Plan, saved_games: SavedGames, parent: QObject) -> Session:
        """Deal the game of a plan."""
        seed = secrets.randbelow(MAX_SEED + 1) if plan.seed is None else plan.seed
        match = Match.new(named(plan.game), len(plan.sitters), plan.options, seed)
        return cls(match, plan.sitters, saved_games.new_path(), saved_games, parent)

    @classmethod
    def resumed(cls, waiting: Waiting, saved_games: SavedGames, parent: QObject) -> Session:
        """Continue a saved game."""
        match = waiting.record.replay()
        return cls.opened(waiting.record, match, waiting.path, saved_games, parent)

    @classmethod
    def opened(
        cls, record: Record, match: Match, path: Path, saved_games: SavedGames, parent: QObject
    ) -> Session:
        """Continue a game from a file; only files in the folder of saved games are written to.

        A copy from elsewhere does not count for a day: the game that does is in the folder.
        """
        own = path.parent in {saved_games.folder, saved_games.finished}
        match = match if own else evolve(match, daily="")
        players = trusted(record.players, match.start.seats)
        return cls(match, players, path if own else saved_games.new_path(), saved_games, parent)

    def introduce(self) -> None:
        """Play a first game: slowly, with a sentence at its start that says so."""
        self._welcome = QTimer(self, singleShot=True, interval=LAID_OUT)
        self._welcome.timeout.connect(self.screen.welcome)
        self.controller.slow_down(FIRST_GAME_BEAT, FIRST_GAME_LEAD)

    def begin(self) -> None:
        """Let the first player move."""
        self._turn_to_viewer()
        self.controller.begin()
        self.screen.spoken_game.say_opening()
        if self._welcome is not None:
            self._welcome.start()

    def rematch(self) -> Session | None:
        """Make a session of the same players with another deal; None: others are asked first."""
        return self.another()

    def swap(self) -> Session | None:
        """Make a session with swapped seats; None: others are asked first."""
        return self.swapped()

    def another(self) -> Session:
        """Make a session of the same players with another deal."""
        start = self.controller.match.start
        seed = secrets.randbelow(MAX_SEED + 1)
        match = Match.new(self.controller.match.game, start.seats, dict(start.options.chosen), seed)
        return self._seated(match, self.controller.players)

    def swapped(self) -> Session:
        """Make a session of the same deal, with the players one seat further."""
        players = self.controller.players
        fresh = self.controller.match.begun_again()
        return self._seated(fresh, (*players[1:], players[0]))

    def taken_over(self, match: Match, players: tuple[Sitter, ...]) -> Session:
        """Make a session that continues from a position of a replay."""
        people = [seat for seat, player in enumerate(players) if not player.level]
        later = range(match.ply, len(match.line))
        peeked = match.peeked or any(reveals(match, each, people) for each in later)
        return self._seated(match.taken_over(match.ply, peeked=peeked), players)

    @property
    def path(self) -> Path:
        """Where the game is saved."""
        return self._path

    @property
    def day(self) -> QDate | None:
        """When the game was last played, as its file says; None: it has no file yet."""
        when = reading.modified(self._path)
        return None if when is None else QDateTime.fromSecsSinceEpoch(round(when)).date()

    @property
    def record(self) -> Record:
        """The game as it is saved."""
        return Record.of(self.controller.match, self.controller.players)

    def unsaved(self) -> Message | None:
        """Save what could not be saved before; say why it still cannot be."""
        if self._saved_games.trouble is None or not self.controller.match.line:
            return None
        self._save()
        return self._saved_games.trouble

    def end(self) -> None:
        """Stop all players, and save what could not be saved before."""
        self.controller.stop()
        self.screen.hints.stop()
        if self._welcome is not None:
            self._welcome.stop()
        self.unsaved()

    def _made_controller(self, match: Match, players: tuple[Sitter, ...]) -> MatchController:
        return MatchController(match, players, self, save=self._save)

    def _seated(self, match: Match, players: tuple[Sitter, ...]) -> Session:
        saved_games = self._saved_games
        return Session(match, players, saved_games.new_path(), saved_games, self.parent())

    def _turn_to_viewer(self) -> None:
        player = self.controller.players[self.controller.viewer]
        self.screen.follow_helps()
        self.spoken.emit(player.language)

    def _save(self) -> None:
        fine = self._saved_games.trouble is None
        over = self.controller.match.ended
        self._path = self._saved_games.save(self._path, self.record, over=over)
        if over and self._saved_games.trouble is None:
            self._note()
        if fine and self._saved_games.trouble is not None:
            self.troubled.emit(self._saved_games.trouble)

    def _note(self) -> None:
        """Enter the result of a finished and saved game into the history."""
        from gui.history.history_file import HistoryFile  # noqa: PLC0415 - only the end of a game needs it

        history_file = HistoryFile(self._saved_games)
        history_file.note_game(self._path, self.controller.match, self.controller.players)
        if history_file.trouble is not None:
            self.troubled.emit(history_file.trouble)
