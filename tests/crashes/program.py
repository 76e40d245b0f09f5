"""The real program, playing with itself: ``python -m tests.crashes.program GAME SEED FAULT``.

It continues the unfinished game, or begins one, and prints on its standard output what it found
and every move, once that is saved.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before anything imports Qt

from PySide6.QtCore import QTimer

from core.games import GAMES
from core.kernel.rng import Rng
from core.record import Sitter
from gui import app
from gui.look.seat_colors import SEAT_COLORS
from gui.play.session import Session
from gui.start.continue_card import ContinueCard
from gui.startup.arguments import parse
from gui.store.plan import Plan
from gui.widgets.buttons import SheetButton
from gui.window.main_window import MainWindow
from tests.crashes.faults import arrange, played, tell

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

GAME, SEED, FAULT = sys.argv[1], int(sys.argv[2]), sys.argv[3]
BETWEEN = 2
"""Milliseconds between two moves."""


class PlayingWindow(MainWindow):
    """Plays any legal move, again and again; a game that is over is followed by another."""

    _chance = Rng.seeded(SEED)
    _shown = False

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt calls it so
        """Continue the unfinished game, as a person would."""
        super().showEvent(event)
        if not self._shown:
            self._shown = True
            self.menus.choices["motion"]["off"].trigger()
            arrange(FAULT, self._chance)
            QTimer.singleShot(0, self, self._begin)

    def seat(self, session: Session) -> None:
        """Print the game that is played."""
        super().seat(session)
        tell("found", session._path.stem, *played(session.controller.match))
        session.controller.stepped.connect(self._on_stepped)

    def _begin(self) -> None:
        if card := self.findChild(ContinueCard):
            card.findChildren(SheetButton)[0].click()
        else:
            colors = SEAT_COLORS[: GAMES[GAME].seats[0]]
            sitters = tuple(Sitter(color.name, color.name) for color in colors)
            options = {option.key: option.default for option in GAMES[GAME].options}
            self.seat(Session.planned(Plan(GAME, sitters, options), self.saved_games, self))
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._act)
        self._clock.start(BETWEEN)

    def _act(self) -> None:
        assert self.session is not None
        controller = self.session.controller
        if controller.match.over:
            self.seat(self.session.another())
            return
        move, self._chance = self._chance.choice(controller.moves)
        controller.play(move)

    def _on_stepped(self) -> None:
        """Print the whole line, if it is saved."""
        assert self.session is not None
        if self.saved_games.trouble is None:
            tell("saved", self.session._path.stem, *played(self.session.controller.match))


vars(app)["MainWindow"] = PlayingWindow
sys.exit(app.run(parse([])))
