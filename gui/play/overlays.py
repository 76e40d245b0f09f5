"""The sheets over the board: a round between two others, the result, a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.games.narration import Interlude
from gui.panels.interlude_sheet import InterludeSheet
from gui.panels.peek_sheet import PeekSheet
from gui.panels.result_sheet import ResultSheet
from gui.panels.score_rows import score_rows, total_row
from gui.render.player_board import player_board
from gui.widgets.style import Style

if TYPE_CHECKING:
    from core.kernel.scores import Outcome
    from gui.board.view import TableView
    from gui.widgets.overlay import Overlay

    from .perspective import Viewpoint


class Sheets(QObject):
    """Shows one sheet after another; the game goes on when all were put away.

    Signals:
        covered: A sheet covers the board now, or no longer.
        changed: What is said around the board depends on a sheet that came or went.
    """

    covered = Signal()
    changed = Signal()

    def __init__(self, viewpoint: Viewpoint, view: TableView) -> None:
        """Have the sheets of every game at hand."""
        super().__init__(view)
        self._viewpoint = viewpoint
        self._waiting: list[Interlude | Outcome] = []
        self._more: list[Overlay] = []
        self._style = Style()
        self.interlude = InterludeSheet(view)
        self.result = ResultSheet(view, viewpoint.controller.match.game.key)
        self.peek = PeekSheet(view)
        self.interlude.closed.connect(self.show_next)
        for sheet in self._all:
            sheet.opened.connect(self.covered)
            sheet.closed.connect(self.covered)
        self.result.closed.connect(self.changed)
        self.result.reviewed.connect(self.result.put_away)

    @property
    def uncovered(self) -> bool:
        """Whether no sheet lies over the board."""
        return all(sheet.isHidden() for sheet in self._all)

    @property
    def result_at_hand(self) -> bool:
        """Whether the result can be looked at once more."""
        return self._viewpoint.controller.match.over and not self._waiting and self.uncovered

    def lay(self, sheet: Overlay) -> None:
        """Have another sheet at hand; it follows sizes and colors like the others."""
        self._more.append(sheet)
        sheet.restyle(self._style)
        sheet.opened.connect(self.covered)
        sheet.closed.connect(self.covered)
        sheet.closed.connect(self.changed)

    def expect(self) -> None:
        """Note what the last move brought that is to be shown once the pieces lie still."""
        match = self._viewpoint.controller.match
        told = self._viewpoint.sentences.interlude(match.turns[-1], match.start.seats)
        if told:
            self._waiting.append(told)
        if outcome := match.game.outcome(match.state):
            self._waiting.append(outcome)

    def show_next(self) -> None:
        """Show what waits until the pieces lie still and the sheet before was put away."""
        controller = self._viewpoint.controller
        if not self.interlude.isHidden():
            return
        if not self._waiting:
            controller.go_on()
            return
        waiting = self._waiting.pop(0)
        if isinstance(waiting, Interlude):
            total, looks = total_row(controller.match), self._viewpoint.looks
            watched = all(player.level for player in controller.players)
            self.interlude.show_interlude(waiting, total, looks, watched=watched)
        else:
            self.show_result()

    def show_result(self) -> None:
        """Show how the game ended, if it did."""
        controller, match = self._viewpoint.controller, self._viewpoint.controller.match
        outcome = match.game.outcome(match.state)
        if outcome is not None:
            rows = score_rows(match, controller.view, self._viewpoint.sentences)
            key, looks, view = match.game.key, self._viewpoint.looks, controller.view
            boards = [
                player_board(key, view, looks, seat, self._style.theme)
                for seat in range(match.start.seats)
            ]
            dealt = match.start.seed is not None
            self.result.show_result(outcome, rows, looks, dealt=dealt, boards=boards)
            self.changed.emit()

    def put_away(self) -> None:
        """Uncover the board, and forget what waits."""
        self._waiting.clear()
        for sheet in (self.interlude, self.result, self.peek):
            sheet.put_away()

    def fit(self) -> None:
        """Cover the board at its present size."""
        for sheet in self._all:
            sheet.fit()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        for sheet in self._all:
            sheet.restyle(style)

    @property
    def _all(self) -> tuple[Overlay, ...]:
        return (self.interlude, self.result, self.peek, *self._more)
