"""The sheets over the board: the points of a round, the result, a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.panels.deciding_points import deciding_points
from gui.panels.interlude_sheet import InterludeSheet
from gui.panels.peek_sheet import PeekSheet
from gui.panels.result_sheet import ResultSheet
from gui.panels.score_rows import score_rows, total_row
from gui.render.player_board import player_board
from gui.widgets.style import Style

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from core.kernel.scores import Outcome
    from gui.board.view import TableView
    from gui.games.narration import Interlude, Sheets
    from gui.widgets.overlay import Overlay

    from .perspective import Perspective


class Overlays(QObject):
    """Owns the sheets of a game and shows one at a time.

    Attributes:
        shows_result: Whether the result of the game is shown at its end.
        lead: What is read before the words of the sheet that opens next.

    Signals:
        covered: A sheet covers the board now, or no longer.
        closed: A sheet was put away.
    """

    covered = Signal()
    closed = Signal()

    def __init__(
        self, perspective: Perspective, view: TableView, screen: QWidget, panel: QWidget
    ) -> None:
        """Make the sheets that every game has, for a board and the panel beside it."""
        super().__init__(view)
        self._perspective = perspective
        self._more: list[Overlay] = []
        self.shows_result = True
        self.lead = ""
        self._style = Style()
        self.interlude = InterludeSheet(view, screen, panel)
        self.result = ResultSheet(view, perspective.controller.match.game.key)
        self.peek = PeekSheet(view)
        for sheet in self._all:
            sheet.opened.connect(self.covered)
            sheet.closed.connect(self.covered)
        for sheet in (self.interlude, self.result, self.peek):
            sheet.closed.connect(self.closed)
        self.result.reviewed.connect(self.result.put_away)

    @property
    def uncovered(self) -> bool:
        """Whether no sheet lies over the board."""
        return all(sheet.isHidden() for sheet in self._all)

    @property
    def open(self) -> bool:
        """Whether a sheet covers the board for which the game waits."""
        return not all(sheet.isHidden() for sheet in (self.interlude, self.result, self.peek))

    def lay(self, sheet: Overlay) -> None:
        """Add a sheet; it follows sizes and colors like the others."""
        self._more.append(sheet)
        sheet.restyle(self._style)
        sheet.opened.connect(self.covered)
        sheet.closed.connect(self.covered)
        sheet.closed.connect(self.closed)

    def summary(self) -> Interlude | None:
        """Sum up the round that the last move ended, if it ended one."""
        match = self._perspective.controller.match
        return self._perspective.sentences.interlude(match.turns, match.start.seats)

    def outcome(self) -> Outcome | None:
        """Return the outcome of the game, if it is over and is shown."""
        match = self._perspective.controller.match
        return match.game.outcome(match.state) if self.shows_result else None

    def show_summary(self, summary: Interlude, sheets: Sheets) -> None:
        """Show the points of a round beside the board, and the totals so far."""
        controller, looks = self._perspective.controller, self._perspective.looks
        watched = all(player.level for player in controller.players)
        self._give_lead(self.interlude)
        self.interlude.show_interlude(summary, total_row(sheets), looks, watched=watched)

    def show_result(self) -> None:
        """Show how the game ended, if it did."""
        controller, match = self._perspective.controller, self._perspective.controller.match
        outcome = match.game.outcome(match.state)
        if outcome is not None:
            rows = score_rows(match, controller.view, self._perspective.sentences)
            key, looks, view = match.game.key, self._perspective.looks, controller.view
            boards = [
                player_board(key, view, looks, seat, self._style.theme)
                for seat in range(match.start.seats)
            ]
            dealt = match.start.seed is not None
            why = deciding_points(outcome, rows, self._perspective.sentences)
            self._give_lead(self.result)
            self.result.show_result(outcome, rows, looks, dealt=dealt, why=why, boards=boards)

    def _give_lead(self, sheet: Overlay) -> None:
        sheet.lead, self.lead = self.lead, ""

    def put_away(self) -> None:
        """Uncover the board."""
        self.lead = ""
        for sheet in (self.interlude, self.result, self.peek):
            sheet.put_away()

    def fit(self) -> None:
        """Cover the board at its present size."""
        for sheet in self._all:
            sheet.refit()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        for sheet in self._all:
            sheet.restyle(style)

    @property
    def _all(self) -> tuple[Overlay, ...]:
        return (self.interlude, self.result, self.peek, *self._more)
