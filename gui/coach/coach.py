"""Hints: first where to look, then the best moves, from a search beside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.match.computer_player import ADVICE, Question, Thinker
from gui.widgets.announce import announce

from .drawn_move import drawn_move
from .hint_panel import HintPanel
from .marks import GlowMark
from .suggestion import Suggestion, places_to_look, suggestions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QGraphicsItem

    from core.ai.advice import Advice
    from core.kernel.places import Place
    from gui.board.scene import TableScene
    from gui.board.view import TableView
    from gui.match.match_controller import MatchController
    from gui.widgets.style import Style

NOTHING, THINKING, PLACES, MOVES = range(4)


class Coach(QObject):
    """Gives hints for the position on the board; every move makes it forget them.

    Signals:
        shown: The hint is beside the board now, or no longer.
    """

    shown = Signal(bool)

    def __init__(self, controller: MatchController, scene: TableScene, view: TableView) -> None:
        super().__init__(view)
        self._controller = controller
        self._scene = scene
        self._view = view
        self._step = NOTHING
        self._match = controller.match
        self._found: list[Suggestion] = []
        self._marks: list[QGraphicsItem] = []
        self._alone = 0
        self._thinker: Thinker | None = None
        self.panel = HintPanel()
        self.panel.more.connect(self.ask)
        self.panel.closed.connect(self.close)
        self.panel.pointed.connect(self._on_pointed)
        scene.settled.connect(self._mark)
        scene.redrawn.connect(self._mark)
        controller.stepped.connect(self.close)
        controller.jumped.connect(self.close)

    @property
    def suggestions(self) -> tuple[Suggestion, ...]:
        """What is recommended for the position, the best first."""
        return tuple(self._found)

    @property
    def thinking(self) -> bool:
        """Whether a search is running."""
        return self._step == THINKING

    @property
    def _names(self) -> list[str]:
        return [player.name for player in self._controller.players]

    def ask(self) -> None:
        """Show a hint; asked again, show the moves."""
        if self._step == PLACES:
            self._show_moves()
        elif self._step == NOTHING and self._controller.moves:
            self._think()

    def close(self) -> None:
        """Close the hint."""
        if self._step == NOTHING:
            return
        self._step = NOTHING
        if self._thinker is not None:
            self._thinker.cancel()
        self._found, self._alone = [], 0
        self._clear()
        self.panel.hide()
        self.shown.emit(False)  # noqa: FBT003 - a signal's argument

    def stop(self) -> None:
        """Stop the search thread."""
        if self._thinker is not None:
            self._thinker.stop()

    def restyle(self, style: Style, width: int) -> None:
        """Change sizes and colors."""
        self.panel.restyle(style, width)

    def _think(self) -> None:
        match = self._controller.match
        seat = match.to_act
        if seat is None:
            return
        if len(self._controller.moves) == 1:
            self._open(MOVES)
            self.panel.show_nothing()
            announce(self._view, self.panel.words)
            return
        if self._thinker is None:
            self._thinker = Thinker(self)
            self._thinker.answered.connect(self._on_answered)
        self._open(THINKING)
        self.panel.show_thinking()
        view = match.game.view(match.state, seat)
        self._thinker.ask(Question(0, match.ply, match.game, view, seat, ADVICE))

    def _open(self, step: int) -> None:
        self._step, self._match = step, self._controller.match
        self.panel.show()
        self.shown.emit(True)  # noqa: FBT003 - a signal's argument

    def _on_answered(self, question: Question, advice: Advice | None) -> None:
        if self._step != THINKING or question.ply != self._controller.match.ply:
            return
        if advice is None:
            self.close()
            return
        scene = self._scene
        self._found = suggestions(question.game, question.view, advice, scene)
        self._step = PLACES
        if places := places_to_look(self._found, scene):
            self.panel.show_places(tuple(places.values()), self._names)
            announce(self._view, self.panel.words)
            self._mark()
        else:
            self._show_moves()

    def _show_moves(self) -> None:
        self._step = MOVES
        self.panel.show_moves(self._found, self._names)
        announce(self._view, self.panel.words)
        self._mark()

    def _on_pointed(self, number: int) -> None:
        self._alone = number
        self._mark()

    def _clear(self) -> None:
        for mark in self._marks:
            self._scene.removeItem(mark)
        self._marks = []

    def _mark(self) -> None:
        self._clear()
        if self._controller.match is not self._match:
            return  # a move was made, and its signal follows
        if self._step == PLACES:
            self._marks = list(self._glows())
        elif self._step == MOVES:
            self._marks = list(self._arrows())
        for mark in self._marks:
            self._scene.addItem(mark)

    def _glows(self) -> Iterator[QGraphicsItem]:
        scene = self._scene
        shapes = {
            member: scene.rect_of(member)
            for place in places_to_look(self._found, scene)
            for member in (*scene.table.group(scene.stage.view, place), place)
        }
        for member, rect in shapes.items():
            part = any(rect != whole and whole.contains(rect) for whole in shapes.values())
            if not rect.isNull() and not part:
                yield GlowMark(rect, scene.stage.theme).rounded(self._roundness(member))

    def _roundness(self, place: Place) -> float | None:
        return self._scene.table.roundness(place)

    def _arrows(self) -> Iterator[QGraphicsItem]:
        scene = self._scene
        for each in self._found:
            if self._alone not in {0, each.number} or each.source is None or each.target is None:
                continue
            faint = each.number > 1 and not self._alone
            ends = scene.rect_of(each.source), scene.rect_of(each.target)
            badge = str(each.number)
            yield from drawn_move(scene, scene.stage, each.handle, ends, badge, faint=faint)
