"""Commands that begin, follow and continue contests."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject, Qt, Signal

from core.kernel.errors import KupolaError
from gui.store import reading
from gui.widgets.opening import open_once

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget

    from core.contest import Contest
    from core.kernel.messages import Message
    from core.kernel.options import OptionValue
    from core.record import Sitter
    from gui.contests.sheet import ContestSheet
    from gui.history.contest_files import ContestStore, Kept
    from gui.play.session import Session
    from gui.store.plan import Plan
    from gui.store.saved_games import SavedGames

    from .player_commands import PlayerCommands

LATER = Qt.ConnectionType.QueuedConnection


class ContestCommands(QObject):
    """Begins contests and leads from one of their games to the next.

    Signals:
        resumed: A game on the shelf that is to be played now.
        planned: A single game is to be played.
        refused: Why a contest cannot begin or be saved.
        leave: Back to the start screen.
    """

    resumed = Signal(object)
    planned = Signal(object)
    refused = Signal(object)
    leave = Signal()

    def __init__(
        self,
        window: QWidget,
        saved_games: SavedGames,
        players: PlayerCommands,
        plan: Callable[[str], Plan],
    ) -> None:
        """Use a window; ``plan`` returns how a game was played the last time."""
        super().__init__(window)
        self._window, self._saved_games, self._players = window, saved_games, players
        self._plan = plan
        self._session: Session | None = None
        self._kept: Kept | None = None
        self.sheet: ContestSheet | None = None

    def ask(self) -> None:
        """Ask which match to begin."""
        from gui.contests.dialog import ContestDialog  # noqa: PLC0415 - not needed for the first picture

        dialog = ContestDialog(self._plan, self._players.introduce, self._window)
        dialog.started.connect(self.begin)
        open_once(dialog)

    def begin(
        self,
        kind: str,
        game: str,
        sitters: tuple[Sitter, ...],
        options: Mapping[str, Mapping[str, OptionValue]] = MappingProxyType({}),
    ) -> None:
        """Begin a match, or say why it cannot begin; missing options are the defaults."""
        from core.contest import dynasty  # noqa: PLC0415 - opens the games
        from core.history import DYNASTY  # noqa: PLC0415 - not needed for the first picture
        from gui.store.plan import Plan  # noqa: PLC0415 - not needed for the first picture

        try:
            if kind == DYNASTY:
                chosen = dynasty(game, options.get(game, {}), len(sitters))
                self.planned.emit(Plan(game, sitters, dict(chosen.chosen), remember=False))
                return
            contest = _dealt(kind, game, options, sitters)
        except KupolaError as error:
            self.refused.emit(error.message)
            return
        self._play(self._store.begin(contest))

    def watch(self, session: Session) -> None:
        """Follow a game that belongs to a contest until it ends."""
        self._session = self._kept = self.sheet = None
        if not reading.present(self._saved_games.matches):
            return
        kept = self._store.of(session.path.name)
        if kept is None:
            return
        from gui.contests.sheet import ContestSheet  # noqa: PLC0415 - only contests need it

        self._session, self._kept = session, kept
        self.sheet = ContestSheet(session.screen.view)
        self.sheet.onward.connect(self._on_onward, LATER)
        self.sheet.leave.connect(self.leave, LATER)
        session.screen.overlays.lay(self.sheet)
        session.screen.result.set_contest(kept.title)
        session.screen.header.set_contest(kept.caption)
        session.controller.stepped.connect(self._on_stepped)
        session.controller.jumped.connect(self._on_jumped)

    def show_standing(self) -> bool:
        """Show how the contest of the present game stands; return whether there is one."""
        if self._session is None or self._kept is None or self.sheet is None:
            return False
        self._session.screen.result.put_away()
        self.sheet.show_contest(self._kept.contest)
        return True

    def captions(self) -> dict[str, Message]:
        """Name the waiting games of contests, by their files; the next game of each is dealt."""
        return self._store.mend() if reading.present(self._saved_games.matches) else {}

    @property
    def _store(self) -> ContestStore:
        from gui.history.contest_files import ContestStore  # noqa: PLC0415 - not needed for the first picture

        return ContestStore(self._saved_games)

    def _on_stepped(self) -> None:
        session, kept = self._session, self._kept
        if session is None or kept is None:
            return
        match = session.controller.match
        outcome = match.game.outcome(match.state)
        if outcome is not None:
            store = self._store
            after = store.ended(kept, outcome.standings)
            self._kept = evolve(after, number=kept.number)
            if store.trouble is not None:
                self.refused.emit(store.trouble)

    def _on_jumped(self) -> None:
        session, kept = self._session, self._kept
        if session is None or kept is None:
            return
        if self.sheet is not None:
            self.sheet.put_away()
        if session.controller.match.over:
            self._on_stepped()
        elif kept.contest.legs[kept.number].over:
            self._kept = self._store.reopened(kept)

    def _on_onward(self) -> None:
        kept = self._kept
        if kept is None:
            return
        if kept.contest.over:
            self._again(kept.contest)
        else:
            self._play(self._store.settle(kept))

    def _again(self, contest: Contest) -> None:
        """Begin another contest of the same kind."""
        options = {leg.game: dict(leg.options.chosen) for leg in contest.legs}
        fresh = _dealt(contest.kind, contest.legs[0].game, options, contest.entrants)
        self._play(self._store.begin(fresh))

    def _play(self, kept: Kept) -> None:
        from gui.store.game_files import read  # noqa: PLC0415 - not needed for the first picture
        from gui.store.saved_games import Waiting  # noqa: PLC0415 - not needed for the first picture

        path = self._store.path_of(kept)
        try:
            waiting = Waiting(path, read(path), 0.0)
        except KupolaError as error:
            self.refused.emit(error.message)
        else:
            self.resumed.emit(waiting)


def _dealt(
    kind: str,
    game: str,
    options: Mapping[str, Mapping[str, OptionValue]],
    entrants: tuple[Sitter, ...],
) -> Contest:
    import secrets  # noqa: PLC0415 - not needed for the first picture

    from core.contest import TRIATHLON, duplicate, triathlon  # noqa: PLC0415 - opens the games
    from core.kernel.rng import MAX_SEED  # noqa: PLC0415 - not needed for the first picture

    seed = secrets.randbelow(MAX_SEED + 1)
    if kind == TRIATHLON:
        return triathlon(options, seed, entrants)
    return duplicate(game, options.get(game, {}), seed, entrants)
