"""The real program, printing what a person could do next, and where.

Every line is a JSON object: ``click`` (a point of the screen) or ``drag`` (two points, and how
often to turn the piece on the way), or ``over`` when the result lies on the table.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from PySide6.QtCore import QPoint, QTimer

from core.kernel.rng import Rng
from gui import app
from gui.board.table import Choice
from gui.start.game_card import GameCard
from gui.startup.arguments import parse
from gui.window.main_window import MainWindow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from gui.board.handles import Handle
    from gui.play.screen import GameScreen

LOOKING = 15
"""Milliseconds between two checks of the table."""


class PromptingWindow(MainWindow):
    """Says what to do whenever that changes."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._seen: list[object] = []
        self._looking = QTimer(self, interval=LOOKING)
        self._looking.timeout.connect(self._look_again)
        self._looking.start()

    def _look_again(self) -> None:
        """Say what to do now, if anything on the table is new."""
        seen: list[object] = [None]
        if self.session is not None:
            screen = self.session.screen
            if screen.interlude.isVisible() and not screen.interlude.looked_at:
                return
            stage = screen.scene.stage
            lies = (stage.view, stage.near, stage.size)  # points that are counted change no move
            seen = [lies, screen.interlude.isVisible(), screen.result.isVisible()]
        if seen != self._seen:
            self._seen = seen
            print(json.dumps(self._prompt()), flush=True)  # noqa: T201 - whoever plays reads it

    def _prompt(self) -> dict[str, Any]:
        if self.session is None:
            (card,) = (each for each in self.findChildren(GameCard) if each.game == sys.argv[1])
            return {"click": middle(card._play)}
        screen, match = self.session.screen, self.session.controller.match
        if screen.interlude.isVisible():
            return {"click": middle(screen.interlude.button), "ply": match.ply}
        if match.over:
            return {"over": screen.result.isVisible()}
        return {**_gesture(screen, match.ply), "ply": match.ply}


def _gesture(screen: GameScreen, ply: int) -> dict[str, Any]:
    """Choose any of the legal moves, the same one every time."""
    scene, view, moves = screen.scene, screen.controller.view, screen.controller.moves
    handles, choices = scene.table.handles(view, moves), scene.table.choices(view, moves)
    gestures: list[Handle | Choice] = [*handles, *choices]
    chosen, _ = Rng.seeded(ply).choice(gestures)
    if isinstance(chosen, Choice):
        return {"click": _on_board(screen, scene.rect_of(chosen.place).center().toPoint())}
    turns = scene.hand.handles.variants(chosen.source).index(chosen.variant)
    points = [
        _on_board(screen, screen.view.mapFromScene(scene.rect_of(place).center()))
        for place in (chosen.source, chosen.target)
    ]
    return {"drag": points, "turns": turns}


def _on_board(screen: GameScreen, point: QPoint) -> list[int]:
    return _on_screen(screen.view.viewport(), point)


def middle(widget: QWidget) -> list[int]:
    return _on_screen(widget, widget.rect().center())


def _on_screen(widget: QWidget, point: QPoint) -> list[int]:
    there = widget.mapToGlobal(point)
    return [there.x(), there.y()]


if __name__ == "__main__":
    with patch.object(app, "MainWindow", PromptingWindow):
        sys.exit(app.run(parse(["--language", "en"])))
