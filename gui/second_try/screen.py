"""The screen of a second try: the ordinary board, with a panel that judges every move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from core.ai.second_try import SHOWN, quality
from gui.coach import shown_move
from gui.coach.shown_move import ShownMove
from gui.coach.suggestion import worded
from gui.games.registry import table_of
from gui.panels.side_panel import panel_width
from gui.play.screen import GameScreen
from gui.play.side_slot import Guest
from gui.text.translation import render
from gui.text.voice_sentences import sentences
from gui.widgets.announce import announce

from .controller import TryController
from .judging import Judge
from .panel import TryPanel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QShowEvent

    from core.ai.second_try import Judgment
    from core.kernel.messages import Message

    from .trial import Trial


class SecondTryScreen(GameScreen):
    """The position before a mistake, as the seat that erred knew it.

    Signals:
        answered: The quality of the first try, from 0 to 5.
        onward: The next position is wanted.
        closed: Back to where the try began.
        paneled: The panel of the try has come or gone.
    """

    answered = Signal(int)
    onward = Signal()
    closed = Signal()
    paneled = Signal(bool)

    def __init__(
        self, trial: Trial, place: tuple[int, int] = (1, 1), parent: QWidget | None = None
    ) -> None:
        """Show a trial, the one at a place among several."""
        self.trial = trial
        self._place = place
        self._hinted = self._is_answered = False
        attempts = TryController(trial)
        super().__init__(attempts, table_of(trial.match.game.key), parent)
        attempts.setParent(self)
        attempts.tried.connect(self._on_tried)
        for name in ("undo", "redo"):
            self.header.buttons[name].hide()
        self.judge = Judge(self)
        self.judge.judged.connect(self._on_judged)
        self.drawn = ShownMove(self.scene, self)

    def show_due(self, days: int) -> None:
        """Say in how many days the position comes back."""
        self.try_panel.show_due(days)

    def end(self) -> None:
        """Stop all searches."""
        self.judge.stop()
        self.hints.stop()
        self.controller.stop()

    def showEvent(self, event: QShowEvent) -> None:
        """Read out what is asked."""
        super().showEvent(event)
        game, panel = render(self.trial.match.game.title), self.try_panel
        announce(self.view, sentences((game, panel.accessibleName(), panel.task, panel.words)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc when nothing else uses it."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.judge.busy:
            self._on_again()
        elif self._is_covered:
            super().keyPressEvent(event)
        else:
            self.closed.emit()

    def _lay_out(self) -> None:
        names = [player.name for player in self.trial.players]
        self.try_panel = TryPanel(self.trial.mistake, names, self._place)
        super()._lay_out()
        self.beside.column.addWidget(self.try_panel)
        before: QWidget = self.view
        for button in self.try_panel.buttons.values():
            QWidget.setTabOrder(before, button)
            before = button

    def _connect(self) -> None:
        super()._connect()
        buttons = self.try_panel.buttons
        buttons["cancel"].clicked.connect(self._on_again)
        buttons["again"].clicked.connect(self._on_again)
        buttons["played"].clicked.connect(self._on_played)
        buttons["best"].clicked.connect(self._on_best)
        buttons["next"].clicked.connect(self.onward)
        buttons["close"].clicked.connect(self.closed)
        guest = Guest(lambda: not self.try_panel.isHidden(), self.try_panel.hide)
        self.beside.invite(guest, self.paneled)
        self.hints.shown.connect(self._on_hinted)
        self.help.shown.connect(self._on_covered_panel)
        self.beside.toggled.connect(self._on_toggled)
        self.paneled.emit(True)  # noqa: FBT003 - a signal's argument

    def _restyle(self) -> None:
        super()._restyle()
        self.try_panel.restyle(self._style, panel_width(self._style, self.width()))

    @property
    def _is_covered(self) -> bool:
        """Whether something else stands in the place of the panel, or an enlarged board."""
        return self.try_panel.isHidden() or self.lens.isVisible()

    def _bring_panel(self) -> None:
        self.try_panel.show()
        self.paneled.emit(True)  # noqa: FBT003 - a signal's argument

    def _on_tried(self, move: Any) -> None:
        """Draw a try and have it judged; the pieces go back to where they lie."""
        self.bubble.vanish()
        self.confirmation.forget()
        self.hints.close()
        self.scene.hand.changed.emit()  # it has let go quietly, for a move that is not made
        self.drawn.show_move(move, shown_move.TRIED)
        self.try_panel.show_judging()
        self._bring_panel()
        announce(self.view, self.try_panel.words)
        self.judge.ask(self.trial, move)

    def _on_judged(self, judgment: Judgment | None) -> None:
        self.try_panel.show_judgment(judgment)
        if judgment is not None:
            if judgment.found:
                self.drawn.show_move(judgment.move, shown_move.BEST)
            self._answer(quality(judgment, hinted=self._hinted))
        announce(self.view, self.try_panel.words)

    def _on_again(self) -> None:
        self.judge.cancel()
        self.drawn.clear()
        self.try_panel.ask()
        self.view.setFocus()

    def _on_played(self) -> None:
        mistake = self.trial.mistake
        self._show(mistake.played, shown_move.PLAYED)
        self.try_panel.show_played(self._worded(mistake.played))
        announce(self.view, self.try_panel.words)

    def _on_best(self) -> None:
        mistake = self.trial.mistake
        self._show(mistake.best, shown_move.BEST)
        self.try_panel.show_best(self._worded(mistake.best))
        announce(self.view, self.try_panel.words)

    def _show(self, move: Any, sign: str) -> None:
        self.scene.hand.cancel()
        self.hints.close()
        self.drawn.show_move(move, sign)
        self._answer(SHOWN)

    def _answer(self, worth: int) -> None:
        """Report the quality of the first try; later ones are practice."""
        if not self._is_answered:
            self._is_answered = True
            self.answered.emit(worth)

    def _worded(self, move: Any) -> Message:
        match = self.trial.match
        view = match.game.view(match.state, self.trial.mistake.seat)
        return worded(match.game, view, move).exact

    def _on_hinted(self, shown: bool) -> None:  # noqa: FBT001 - a signal's argument
        self._hinted = self._hinted or shown
        if shown:
            self.drawn.clear()
        self._on_covered_panel(shown)

    def _on_covered_panel(self, shown: bool) -> None:  # noqa: FBT001 - a signal's argument
        """Bring the panel back when the hint or the rules in its place are closed."""
        if not shown and not self.hints.reading and not self.help.reading:
            self._bring_panel()

    def _on_toggled(self, shown: bool) -> None:  # noqa: FBT001 - a signal's argument
        """Change between the panel of the try and that of points and moves."""
        if not shown:
            self._bring_panel()
