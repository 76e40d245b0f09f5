"""Commands for games by message: begin one, copy a move, take an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from core.kernel.messages import text
from gui.store.message_games import MessageGames
from gui.widgets.opening import open_once

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.kernel.messages import Seat
    from core.match import Match
    from core.record import Sitter
    from core.share_code import Shared
    from gui.by_message.message_game import MessageGame
    from gui.play.session import Session
    from gui.store.saved_games import Waiting

    from .main_window import MainWindow

COPIED = text("by_message", "Your move is copied. Paste it into a message.")
NEEDS_PEOPLE = text(
    "by_message",
    "A game by message needs two people or more. Begin a new game in which another person has a "
    "seat, then choose this command again.",
)


class MessageCommands(QObject):
    """Commands of the main window; no dialog blocks."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._kept: MessageGames | None = None
        self._game: MessageGame | None = None
        window.menus.on("by_message", self.ask_who)
        window.menus.on("copy_move", self.copy)
        window.menus.on("paste_answer", self.paste)

    @property
    def _games(self) -> MessageGames:
        if self._kept is None:
            self._kept = MessageGames(self._window.saved_games.folder)
        return self._kept

    def watch(self, session: Session) -> None:
        """Play a session by message if it was begun so."""
        self._game = None
        match = session.controller.match
        here = None if match.daily else self._games.here(match)
        if here is not None:
            self._attach(session, here)

    def enable(self, *, playing: bool) -> None:
        """Enable what fits the game at hand."""
        actions = self._window.menus.actions
        actions["by_message"].setEnabled(self._game is None)
        for name in ("copy_move", "paste_answer"):
            actions[name].setEnabled(playing and self._game is not None)

    def ask_who(self) -> None:
        """Ask who plays here, and play the game by message from now on; or say what it needs."""
        session = self._window.session
        if session is not None and self._can_begin(session):
            self._ask(session.controller.players, session.controller.viewer, self._begin)
        else:
            self._window.files.complain(NEEDS_PEOPLE)

    def copy(self) -> None:
        """Copy the move for the others."""
        if self._game is not None:
            self._game.copy()

    def paste(self) -> None:
        """Take the answer from the clipboard."""
        if self._game is not None:
            self._game.paste()

    def takes(self, shared: Shared, words: str) -> bool:
        """Take a line that was pasted anywhere; False: it is the code of an ordinary game."""
        from gui.by_message.message_game import MARK  # noqa: PLC0415 - not needed for the first picture

        match = shared.match
        known = self._games.here(match) is not None
        if match.start.seed is None or not (known or MARK in words):
            return False
        if known and self._open_known(match):
            if self._game is not None and match.ply:
                self._game.take(words)
            return True
        self._ask_newcomer(shared)
        return True

    def _open_known(self, match: Match) -> bool:
        """Show the game that a line belongs to; False: it is not here any more."""
        from gui.play.session import Session  # noqa: PLC0415 - not needed for the first picture

        session = self._window.session
        if self._game is not None and session is not None:
            played = session.controller.match
            if (played.game.key, played.start) == (match.game.key, match.start):
                return True
        for waiting in self._window.saved_games.waiting():
            if _is_deal(waiting, match):
                self._window.seat(Session.resumed(waiting, self._window.saved_games, self._window))
                return self._game is not None
        return False

    def _ask_newcomer(self, shared: Shared) -> None:
        """Ask who plays here in a game that came in a first line."""
        from gui.play.session import Session  # noqa: PLC0415 - not needed for the first picture
        from gui.store.plan_data import trusted  # noqa: PLC0415 - likewise

        match = shared.match
        players = trusted(shared.players, match.start.seats)

        def begin(here: frozenset[Seat]) -> None:
            self._games.keep(match, here)
            saved = self._window.saved_games
            self._window.seat(Session(match, players, saved.new_path(), saved, self._window))

        people = [seat for seat, each in enumerate(players) if not each.level]
        first = match.to_act if match.to_act in people else people[0] if people else 0
        self._ask(players, first or 0, begin)

    def _ask(
        self, players: tuple[Sitter, ...], first: Seat, begin: Callable[[frozenset[Seat]], None]
    ) -> None:
        from gui.by_message.who_plays_here import WhoPlaysHere  # noqa: PLC0415 - not needed at first

        dialog = WhoPlaysHere(players, {first}, self._window)
        dialog.chosen.connect(begin)
        open_once(dialog)

    def _begin(self, here: frozenset[Seat]) -> None:
        session = self._window.session
        if session is None:
            return
        self._games.keep(session.controller.match, here)
        if self._games.trouble is not None:
            self._window.files.complain(self._games.trouble)
        self._attach(session, here)
        session.controller.follow(session.controller.match)
        session.screen.restyle_shown()
        self.enable(playing=True)

    def _attach(self, session: Session, here: frozenset[Seat]) -> None:
        from gui.by_message.message_game import MessageGame  # noqa: PLC0415 - only such games need it

        self._game = MessageGame(session, here)
        self._game.copied.connect(self._on_copied)
        self._game.refused.connect(self._window.files.complain)

    def _on_copied(self) -> None:
        self._window.files.tell(COPIED)

    def _can_begin(self, session: Session) -> bool:
        match, players = session.controller.match, session.controller.players
        people = [player for player in players if not player.level]
        dealt = match.start.seed is not None and not match.daily and not match.ended
        return dealt and len(people) > 1 and self._game is None


def _is_deal(waiting: Waiting, match: Match) -> bool:
    record, start = waiting.record, match.start
    same = record.game, record.seats, record.seed, record.options
    return same == (match.game.key, start.seats, start.seed, start.options)
