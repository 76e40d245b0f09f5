"""Commands about the analysis board: from a game, a replay, a study, or a position set up."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from core.kernel.messages import text
from gui.board.tolerance import STEADY, UNSTEADY
from gui.widgets.opening import open_once

from .covering_board import LATER, CoveringBoard

if TYPE_CHECKING:
    from core.kernel.messages import Seat
    from core.match import Match
    from core.record import Sitter
    from gui.analysis.screen import AnalysisScreen  # noqa: F401 - the base names it in quotes
    from gui.look.theme import Theme
    from gui.tally.arrange_screen import ArrangeScreen
    from gui.widgets.stack import Stack

    from .main_window import MainWindow

USUAL = "kingdomino"
"""The game of a position that is set up while no board lies on the table."""
PLAY_FROM_HERE = text("AnalysisCommands", "Play from here")


class AnalysisCommands(CoveringBoard["AnalysisScreen"]):
    """Shows at most one analysis board over what lies on the table."""

    def __init__(self, window: MainWindow, stack: Stack) -> None:
        super().__init__(window, stack)
        self.arranging: ArrangeScreen | None = None
        self._new = False
        window.menus.on("analyze", self.analyze)
        window.menus.on("set_up", self.ask)
        window.menus.on("undo", self._on_undo)
        window.menus.on("redo", self._on_redo)

    @property
    def possible(self) -> bool:
        """Whether a game lies on the table that may be analyzed."""
        session, board = self._window.session, self._window.at_hand
        if session is None or not session.whole:
            return False
        known = (self._window.replays.screen, session.screen)
        return board is not None and board in known and not board.controller.match.unaided

    def analyze(self) -> None:
        """Analyze the position at hand: of the game being played, or of its replay."""
        board = self._window.at_hand
        if board is None or not self.possible:
            return
        controller = board.controller
        session = self._window.session
        players = controller.players if session is None else session.controller.players
        self.open(_analyzed(controller.match, controller.viewer), players)

    def ask(self) -> None:
        """Ask of which game a position is to be set up."""
        from gui.tally.arrange_dialog import ArrangeDialog  # noqa: PLC0415 - seldom needed

        board = self._window.at_hand
        game = USUAL if board is None else board.controller.match.game.key
        dialog = ArrangeDialog(game, self._window.look.theme, self._window)
        dialog.arranged.connect(self.set_up)
        open_once(dialog)

    def set_up(self, match: Match, state: object, players: tuple[Sitter, ...]) -> None:
        """Set a position of a game up; leaving it leads back to where it was asked for."""
        self._end_arranging()
        self.open(match, players)
        self._arrange(state)
        self._new = True

    def open(self, match: Match, players: tuple[Sitter, ...], *, paused: bool = False) -> None:
        """Show the analysis board with a match."""
        from gui.analysis.screen import AnalysisScreen  # noqa: PLC0415 - not needed at first

        self._cover()
        screen = AnalysisScreen(match, players, paused=paused)
        screen.played_on.connect(self._on_played_on)
        screen.arranged.connect(self._arrange_at_hand, LATER)
        screen.named.connect(self._window.menus.show_steps)
        self._show(screen)

    def end(self) -> None:
        """Close the analysis, if there is one."""
        self._end_arranging()
        super().end()

    def apply_look(self, theme: Theme, scale: float, *, unsteady: bool) -> None:
        """Change the look of the position that is arranged."""
        if self.arranging is not None:
            self.arranging.view.keys = self._window.preferences.commands.keymap.of("board")
            self.arranging.scene.hand.tolerance = UNSTEADY if unsteady else STEADY
            self.arranging.set_theme(theme)
            self.arranging.set_text_scale(scale)

    def _arrange_at_hand(self) -> None:
        """Arrange the position at hand."""
        if self.screen is not None:
            self._arrange(self.screen.analysis.match.state)

    def _arrange(self, state: object) -> None:
        from gui.tally.arrange_screen import ArrangeScreen  # noqa: PLC0415 - seldom needed

        if self.screen is None or self.arranging is not None:
            return
        self.screen.search.cancel()
        match, players = self.screen.analysis.match, self.screen.analysis.players
        arranging = self.arranging = ArrangeScreen(match.game.key, state, players)
        arranging.named.connect(self._window.menus.show_steps)
        arranging.reported.connect(self._on_arranged, LATER)
        arranging.leave.connect(self._on_left, LATER)
        self._stack.addWidget(arranging)
        self._window.applied_settings.apply()
        self._stack.setCurrentWidget(arranging)

    def _on_arranged(self) -> None:
        """Analyze the position as it was arranged."""
        arranging, screen = self.arranging, self.screen
        if arranging is None or screen is None or arranging.flaw is not None:
            return
        from core.match import Match  # noqa: PLC0415 - not needed for the first picture

        match = Match.at(screen.analysis.match.game, arranging.state)
        self._new = False
        self._on_left()
        screen.analysis.set_up(match)

    def _on_left(self) -> None:
        """Go back to the analysis board, or to where a new position was asked for."""
        new = self._new
        self._end_arranging()
        if new:
            self.close()
        elif self.screen is not None:
            self._stack.setCurrentWidget(self.screen)
            self.screen.look()
            self._window.applied_settings.apply()

    def _on_undo(self) -> None:
        if self.arranging is not None:
            self.arranging.undo()

    def _on_redo(self) -> None:
        if self.arranging is not None:
            self.arranging.redo()

    def _end_arranging(self) -> None:
        if self.arranging is not None:
            self._stack.removeWidget(self.arranging)
            self.arranging.deleteLater()
        self.arranging, self._new = None, False

    def _on_played_on(self, match: Match) -> None:
        from gui.replay.seats import SeatsDialog  # noqa: PLC0415 - not needed for the first picture

        if self.screen is not None:
            players = self.screen.controller.players
            viewer = self.screen.controller.viewer
            dialog = SeatsDialog(players, self._window, PLAY_FROM_HERE)
            dialog.seated.connect(lambda seated: self._play(match, viewer, seated))
            open_once(dialog)

    def _play(self, match: Match, viewer: Seat, players: tuple[Sitter, ...]) -> None:
        """Play on from a position; what nobody can know there is dealt again."""
        from core.kernel.rng import MAX_SEED, Rng  # noqa: PLC0415 - not needed for the first picture
        from gui.play.session import Session  # noqa: PLC0415 - likewise

        dealt = match.redealt(viewer, Rng.seeded(secrets.randbelow(MAX_SEED + 1)))
        saved = self._window.saved_games
        self._window.seat(Session(dealt, players, saved.new_path(), saved, self._window))


def _analyzed(match: Match, viewer: Seat) -> Match:
    """Return what may be analyzed: a finished game as it is, another one from its position on.

    The hidden pieces of a game that goes on are dealt again: the analysis shows no more than its
    player can know.
    """
    from core.kernel.rng import Rng  # noqa: PLC0415 - not needed for the first picture

    if match.goto(len(match.line)).ended:
        return match
    return match.redealt(viewer, Rng.seeded(match.ply))
