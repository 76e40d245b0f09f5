"""The review in a replay: curve, panel, and the search in its own thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from core.ai.luck_and_skill import accounts, curve, turnings
from core.kernel.messages import text
from gui.match.analysis import Analysis
from gui.text.translation import render
from gui.widgets.announce import announce

from .better_move import BetterMove
from .chances import ChanceCurve
from .review_panel import ReviewPanel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Seat
    from core.match import Match
    from gui.board.scene import TableScene
    from gui.look.seat_look import SeatLook
    from gui.widgets.style import Style

DONE = text("review", "The review is complete.")
PACE = 150
"""Milliseconds between two looks at what has been judged meanwhile."""


class Review(QObject):
    """Runs the analysis of a game and shows its verdicts.

    Signals:
        wound: The number of moves before the wanted position.
        tried: The mistakes that can be tried again, and which of them comes first.
        analyzed: The game and its turning points, when every move is judged.
    """

    wound = Signal(int)
    tried = Signal(object, int)
    analyzed = Signal(object, object)

    def __init__(self, looks: Sequence[SeatLook], scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self.better = BetterMove(scene, self)
        self.panel = ReviewPanel([look.given for look in looks])
        self.curve = ChanceCurve(looks)
        self.analysis = Analysis(self)
        self._ply = 0
        self._is_shown = False
        self._trying: frozenset[Seat] = frozenset()
        self._later = QTimer(self, singleShot=True, interval=PACE)
        self._later.timeout.connect(self._show)
        self.analysis.judged.connect(self._on_judged)
        self.analysis.finished.connect(self._on_finished)
        self.panel.wound.connect(self.wound)
        self.panel.tried.connect(self.tried)
        self.curve.pointed.connect(self.wound)

    def begin(self, match: Match, trying: frozenset[Seat] = frozenset()) -> None:
        """Judge the line of a match; some seats may try their mistakes again."""
        self._ply, self._is_shown, self._trying = match.ply, True, trying
        self.panel.show_turnings(None)
        self.panel.show_accounts(())
        self.curve.show_turnings(())
        self.analysis.begin(match)
        self._show()

    def show_ply(self, ply: int) -> None:
        """Show the verdict on the move that led here."""
        self._ply = ply
        self.curve.show_ply(ply)
        if self.analysis.match is not None:
            verdict = self.analysis.verdicts.get(ply - 1)
            self.panel.show_move(self.analysis.match, ply, verdict)
            if self._is_shown:
                self.better.show_verdict(self.analysis.match, verdict)

    def stop(self) -> None:
        """Judge nothing any more."""
        self._later.stop()
        self.analysis.stop()

    def cancel(self) -> None:
        """Judge no further; what is known stays known, and the board is cleared."""
        self._is_shown = False
        self.better.clear()
        self.analysis.cancel()

    def restyle(self, style: Style, width: int) -> None:
        """Change sizes and colors."""
        self.panel.restyle(style, width)
        self.curve.restyle(style)

    def _on_judged(self) -> None:
        if not self._later.isActive():
            self._later.start()

    def _show(self) -> None:
        match, verdicts = self.analysis.match, self.analysis.verdicts
        if match is None:
            return
        judged = len(match.line) if self.analysis.complete else len(verdicts)
        self.panel.show_progress(judged, len(match.line))
        self.curve.show_chances(curve(match, verdicts))
        self.show_ply(self._ply)

    def _on_finished(self) -> None:
        match, verdicts = self.analysis.match, self.analysis.verdicts
        if match is None:
            return
        self._show()
        if self._is_shown:
            announce(self.panel, render(DONE))
        found = turnings(match, verdicts)
        self.panel.show_turnings(found, self._trying)
        self.curve.show_turnings([turning.verdict.ply + 1 for turning in found])
        whole = len(verdicts) == len(match.line)  # without a gap where judging failed
        if whole:
            self.panel.show_accounts(accounts(match, [verdicts[ply] for ply in sorted(verdicts)]))
            self.analyzed.emit(match, found)
