"""The screen of a puzzle: the ordinary board, with a panel that judges every answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from core.match import Match
from gui.coach import shown_move
from gui.coach.shown_move import ShownMove
from gui.games.registry import table_of
from gui.panels.side_panel import panel_width
from gui.play.screen import GameScreen
from gui.play.side_slot import Guest
from gui.widgets.announce import announce
from gui.widgets.lead import lead_to

from .controller import Phase, PuzzleController
from .judging import Judgment, Shown
from .panel import PuzzlePanel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QShowEvent

    from core.kernel.messages import Message
    from core.record import Sitter

    from .judging import Judge, Opened


class PuzzleScreen(GameScreen):
    """The position of a puzzle, seen from its solver's seat.

    Signals:
        answered: The first try: whether it was right, and whether a hint was asked.
        onward: Another puzzle is wanted.
        closed: Back to where the puzzles were chosen.
        paneled: The panel of the puzzle has come or gone.
    """

    answered = Signal(bool, bool)
    onward = Signal()
    closed = Signal()
    paneled = Signal(bool)

    def __init__(
        self,
        opened: Opened,
        players: tuple[Sitter, ...],
        judge: Judge,
        parent: QWidget | None = None,
    ) -> None:
        """Show a puzzle whose first decision is solved."""
        self.puzzle = opened.course.puzzle
        self._course, self._task = opened.course, opened.task
        self._first = opened.task
        self._hinted = self._is_answered = False
        self._reason: Message | None = None
        self._following: Judgment | None = None
        self._judge = judge
        self._players = players
        match = Match.at(self.puzzle.game, self._course.state)
        self.solving = PuzzleController(match, self._course.seat, players)
        super().__init__(self.solving, table_of(self.puzzle.game.key), parent)
        self.solving.setParent(self)
        self.overlays.shows_result = False
        self.header.set_coached(coached=False)
        for name in ("undo", "redo"):
            self.header.buttons[name].hide()
        self.drawn = ShownMove(self.scene, self)
        judge.answered.connect(self._on_judged)

    def end(self) -> None:
        """Stop everything that moves or searches."""
        self._judge.answered.disconnect(self._on_judged)
        self._judge.cancel()
        self.hints.stop()
        self.solving.stop()

    def ask_hint(self) -> None:
        """Say what to look at; the first try then counts a fifth."""
        if self.solving.phase is Phase.ASKING:
            self._hinted = True
            self.scene.hand.cancel()
            self.puzzle_panel.show_hint()
            self._bring_panel()
            announce(self.view, self.puzzle_panel.hint)

    def follow_helps(self) -> None:
        """Apply the helps of the solver; the puzzle has its own hints."""
        super().follow_helps()
        self.header.set_coached(coached=False)

    def showEvent(self, event: QShowEvent) -> None:
        """Read out what is asked."""
        super().showEvent(event)
        announce(self.view, self.puzzle_panel.opening)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc when nothing else uses it."""
        covered = self.puzzle_panel.isHidden() or self.lens.isVisible()
        if event.key() == Qt.Key.Key_Escape and not covered:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        names = [player.name for player in self._players]
        self.puzzle_panel = PuzzlePanel(self.puzzle, self._course.seat, names)
        super()._lay_out()
        self.beside.column.addWidget(self.puzzle_panel)
        before: QWidget = self.view
        for button in self.puzzle_panel.buttons.values():
            QWidget.setTabOrder(before, button)
            before = button

    def _connect(self) -> None:
        super()._connect()
        self.spoken_game.asks = lambda: False
        buttons = self.puzzle_panel.buttons
        buttons["again"].clicked.connect(self._on_again)
        buttons["hint"].clicked.connect(self.ask_hint)
        buttons["solution"].clicked.connect(self._on_solution)
        buttons["next"].clicked.connect(self._on_next)
        buttons["close"].clicked.connect(self.closed)
        self.solving.tried.connect(self._on_tried)
        self.solving.played_on.connect(self._on_played_on)
        self.overlays.covered.connect(self._on_sheet)
        guest = Guest(lambda: not self.puzzle_panel.isHidden(), self.puzzle_panel.hide)
        self.beside.invite(guest, self.paneled)
        self.help.shown.connect(self._on_covered_panel)
        self.beside.toggled.connect(self._on_covered_panel)
        self.paneled.emit(True)  # noqa: FBT003 - a signal's argument

    def _restyle(self) -> None:
        super()._restyle()
        self.puzzle_panel.restyle(self._style, panel_width(self._style, self.width()))

    def _bring_panel(self) -> None:
        self.puzzle_panel.show()
        self.paneled.emit(True)  # noqa: FBT003 - a signal's argument

    def _on_covered_panel(self, shown: bool) -> None:  # noqa: FBT001 - a signal's argument
        """Bring the panel back when the rules or the points in its place are closed."""
        if not shown and not self.help.reading:
            self._bring_panel()

    def _on_tried(self, move: Any) -> None:
        """Draw an answer and have it judged; the pieces go back to where they lie."""
        self.bubble.vanish()
        self.confirmation.forget()
        self.scene.hand.changed.emit()  # it has let go quietly, for a move that is not made
        self.drawn.show_move(move, shown_move.TRIED)
        self.puzzle_panel.show_checking()
        self._bring_panel()
        self._judge.judge(self._course, self._task, move)

    def _on_judged(self, answer: object) -> None:
        if isinstance(answer, Judgment):
            if answer.continuation is None:
                self._on_wrong(answer)
            else:
                self._on_right(answer)
        elif isinstance(answer, Shown):
            self.puzzle_panel.show_solution(answer.reason)
            self._said()
            self.solving.play_on(answer.moves, Phase.SHOWING)
        elif answer is None:
            self.puzzle_panel.show_unsolved()
            self.solving.enter(Phase.FINISHED)

    def _on_wrong(self, judgment: Judgment) -> None:
        self._answer(solved=False)
        self.drawn.show_move(judgment.move, shown_move.PLAYED)
        self.puzzle_panel.show_wrong(judgment)
        self.solving.enter(Phase.MISSED)
        self._lead_to("again")

    def _on_right(self, judgment: Judgment) -> None:
        self.drawn.clear()
        self._reason = self._reason or judgment.reason
        self._following = judgment
        continuation = judgment.continuation
        if continuation is not None and continuation.task is None:
            self._answer(solved=True)
        moves = () if continuation is None else continuation.moves
        self.solving.play_on((judgment.move, *moves), Phase.REPLYING)

    def _on_played_on(self) -> None:
        """Ask for the next own move, or end the puzzle."""
        following, self._following = self._following, None
        task = following.continuation.task if following and following.continuation else None
        if self.solving.phase is Phase.REPLYING and task is not None:
            self._task = task
            self.solving.ask()
            self.refresh()  # the pieces that can be taken now
            self.puzzle_panel.ask(first=False)
            self.view.setFocus()
            self._said()
        else:
            if self.solving.phase is Phase.REPLYING:
                self.puzzle_panel.show_solved(self._reason)
            self.solving.enter(Phase.FINISHED)
            self._lead_to("next")

    def _on_sheet(self) -> None:
        """End the puzzle when a sheet sums up the round that it ended."""
        if not self.overlays.uncovered and self.solving.has_played_on:
            self._on_played_on()
            if moves := self.overlays.interlude.lead:
                announce(self.view, moves)

    def _on_again(self) -> None:
        self._judge.cancel()
        self.drawn.clear()
        if self.solving.phase in {Phase.CHECKING, Phase.MISSED}:
            self.solving.ask()
            self.puzzle_panel.ask(first=self._task is self._first)
        else:
            self._task, self._following, self._reason = self._first, None, None
            self.solving.restart()
            self.puzzle_panel.ask()
        self.view.setFocus()

    def _on_solution(self) -> None:
        """Play the solution from the decision at hand; it counts as not solved."""
        self._answer(solved=False)
        self.view.setFocus()  # the button is about to go
        self.scene.hand.cancel()
        self.drawn.clear()
        self.solving.enter(Phase.CHECKING)
        self.puzzle_panel.show_checking()
        self._judge.solve(self._course, self._task)

    def _on_next(self) -> None:
        self._answer(solved=False)
        self.onward.emit()

    def _answer(self, *, solved: bool) -> None:
        """Report the first try; later ones are practice."""
        if not self._is_answered:
            self._is_answered = True
            self.answered.emit(solved, self._hinted)

    def _lead_to(self, button: str) -> None:
        panel = self.puzzle_panel
        lead_to(panel.buttons[button], panel, panel.words)

    def _said(self) -> None:
        announce(self.view, self.puzzle_panel.words)
