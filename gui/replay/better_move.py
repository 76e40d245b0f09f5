"""The better move of a review, drawn on the board beside what was played instead."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject, QRectF

from core.ai.review import Grade
from gui.coach.drawn_move import drawn_move

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem

    from core.ai.review import Verdict
    from core.kernel.places import Place
    from core.match import Match
    from gui.board.scene import TableScene
    from gui.board.table import Stage


class BetterMove(QObject):
    """Marks where the better move begins and ends, on the board as it lies after the move played.

    A piece that has gone elsewhere since is marked where it lies now.
    """

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._match: Match | None = None
        self._verdict: Verdict | None = None
        self.marks: list[QGraphicsItem] = []
        scene.settled.connect(self._mark)
        scene.redrawn.connect(self._mark)

    def show_verdict(self, match: Match, verdict: Verdict | None) -> None:
        """Draw the better move of a mistake; anything else clears the board."""
        if verdict is not None and verdict.grade is not Grade.MISTAKE:
            verdict = None
        if verdict is not self._verdict:
            self._match, self._verdict = match, verdict
            self._mark()

    def clear(self) -> None:
        """Take all marks away."""
        self._verdict = None
        self._mark()

    def _mark(self) -> None:
        scene = self._scene
        for mark in self.marks:
            scene.removeItem(mark)
        self.marks = []
        match, verdict = self._match, self._verdict
        if match is None or verdict is None or scene.animator.running:
            return
        before, move = match.goto(verdict.ply), verdict.best.move
        view = before.game.view(before.state, verdict.seat)
        stage = evolve(scene.stage, view=view)
        handles = [each for each in scene.table.handles(view, (move,)) if each.move == move]
        if handles:
            handle = handles[-1]
            ends = self._rect_now(stage, handle.source), self._rect_now(stage, handle.target)
            self.marks = list(drawn_move(scene, stage, handle, ends, ""))
        else:
            choices = scene.table.choices(view, (move,))
            places = [each.place for each in choices if each.move == move][:1]
            for rect in (self._rect_now(stage, place) for place in places):
                self.marks += drawn_move(scene, stage, None, (QRectF(), rect), "")
        for mark in self.marks:
            scene.addItem(mark)

    def _rect_now(self, stage: Stage, place: Place) -> QRectF:
        """Find what lay at a place when the move was made; nowhere: it has left the table."""
        tabletop = self._scene.tabletop
        then, now = tabletop.faces_of(stage), tabletop.faces
        lay = then.get(place)
        if lay is None or (place in now and now[place].picture == lay.picture):
            return tabletop.rect_of(place)
        if Counter(face.picture for face in then.values())[lay.picture] > 1:
            return tabletop.rect_of(place)
        same = (face for face in now.values() if face.picture == lay.picture)
        return next((face.body or face.rect for face in same), QRectF())
