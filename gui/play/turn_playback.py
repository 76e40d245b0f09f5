"""The course of a game on its board: pieces travel, points are counted, the table turns."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from core.kernel.messages import text
from gui.board.marking import Trail
from gui.games.move_text import seen

from .last_moves import Reprise, takes, trail
from .score_count import Counting

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.kernel.messages import Message
    from gui.board.view import TableView
    from gui.games.narration import Count
    from gui.panels.piece_icons import Pieces

    from .confirm_move import Confirming
    from .overlays import Sheets
    from .perspective import Viewpoint

COUNTING = text("game_screen", "The points are counted")
AGAIN = text("game_screen", "Shown again")
LATELY = 2

LOG = logging.getLogger("kupola.course")


class Course(QObject):
    """Follows the controller and lets the scene show what happened, one thing after another.

    Signals:
        changed: What stands around the board is to be said anew.
        stepped: A move was made, and its pieces are under way.
        busy: Nothing can be chosen for a while.
        rested: The pieces lie still, and whoever is to act may choose.
        turned: Another seat's board lies near now.
    """

    changed = Signal()
    stepped = Signal()
    busy = Signal()
    rested = Signal()
    turned = Signal()

    def __init__(
        self,
        viewpoint: Viewpoint,
        view: TableView,
        pieces: Pieces,
        sheets: Sheets,
        confirming: Confirming,
    ) -> None:
        """Show the match of a viewpoint in a view."""
        super().__init__(view)
        self._viewpoint, self._controller = viewpoint, viewpoint.controller
        self._view, self._scene = view, view.table_scene
        self.sheets, self._pieces, self._confirming = sheets, pieces, confirming
        self._traced = False
        self.counting = Counting(self._scene, view)
        self.reprise = Reprise(self._scene)
        self.counting.finished.connect(self._on_counted)
        self.reprise.finished.connect(self.refresh)
        self._scene.settled.connect(self._on_settled)
        self._scene.passed.connect(self.refresh)
        self._controller.stepped.connect(self._on_stepped)
        self._controller.jumped.connect(self._on_jumped)

    @property
    def shown(self) -> Message | None:
        """What is shown instead of the match as it stands, if anything is."""
        if self.counting.holding:
            return COUNTING
        return AGAIN if self.reprise.running else None

    def refresh(self) -> None:
        """Show the match as it stands; whatever was being counted or shown again is over."""
        viewpoint, scene, controller = self._viewpoint, self._scene, self._controller
        self.counting.drop()
        self.reprise.drop()
        if viewpoint.turning:
            viewpoint.turn()
            self._traced = False
            self.turned.emit()
        scene.tabletop.ratio = self._view.devicePixelRatioF()
        stage = viewpoint.stage(self._view)
        self._pieces.set_stage(stage)
        if not self._traced:
            made = takes(controller.match, viewpoint.near, stage)
            scene.marking.last, self._traced = trail(scene, made), True
        scene.show_stage(stage, controller.moves, controller.why_not)
        self.changed.emit()

    def show_again(self) -> None:
        """Show once more what happened since the near seat's own last move."""
        match = self._controller.match
        if match.ply and self.sheets.uncovered and not self.counting.count:
            self._controller.tarry()
            self.busy.emit()
            stage = self._viewpoint.stage(self._view)
            self.reprise.begin(takes(match, self._viewpoint.near, stage))
            self.changed.emit()

    def _on_stepped(self, events: tuple[Any, ...]) -> None:
        self._attempt(partial(self._show_move, events))
        self.stepped.emit()

    def _attempt(self, show: Callable[[], None]) -> None:
        """Show something; if that fails, show the match as it stands, so that it can go on."""
        try:
            show()
        except Exception:
            LOG.exception("What happened cannot be shown; the position is shown instead")
            self.refresh()

    def _show_move(self, events: tuple[Any, ...]) -> None:
        self.reprise.drop()
        self._controller.tarry()
        self.busy.emit()
        self._confirming.forget()
        self.sheets.peek.put_away()
        count = None
        if self._controller.played:  # whoever only looks on winds at a pace of their own
            self.sheets.expect()
            count = self._to_count()
        over = self._controller.match.over
        self.counting.expect(count, self._viewpoint.looks, over=over)
        self._show_step(events)

    def _show_step(self, events: tuple[Any, ...], *, chosen: bool = True) -> None:
        """Let the pieces travel, up to where their points are counted first."""
        viewpoint, controller = self._viewpoint, self._controller
        stage, count = viewpoint.stage(self._view), self.counting.count
        if count is not None and count.view is not None:
            stage, events = evolve(stage, view=count.view), count.before
        self._pieces.set_stage(stage)
        self.changed.emit()
        moves = () if viewpoint.turning or self.counting.holding else controller.moves
        lately = [turn.seat for turn in controller.match.turns[-LATELY:]]
        fresh = len(lately) < LATELY or viewpoint.near in lately
        added = Trail.FRESH if fresh else Trail.ADDED
        left = added if chosen else Trail.KEPT
        self._scene.passing = viewpoint.turning and count is None
        self._scene.play_events(stage, moves, controller.why_not, events, left)

    def _to_count(self) -> Count | None:
        """Find what the last move brought that is to be counted on the board."""
        match, near = self._controller.match, self._viewpoint.near
        before, turn = match.goto(match.ply - 1), seen(match, match.turns[-1], near)
        views = (before.seen_by(near), match.seen_by(near))
        return self._viewpoint.sentences.count(turn, *views)

    def _on_counted(self, count: Count) -> None:
        if count.view is not None:
            self._attempt(partial(self._show_step, count.after, chosen=False))
        else:
            self.changed.emit()
            self._on_settled()

    def _on_jumped(self) -> None:
        self._confirming.forget()
        self._traced = False
        self.sheets.put_away()
        self.refresh()

    def _on_settled(self) -> None:
        if self.reprise.running:
            self.reprise.on_settled()
            return
        turning = self._viewpoint.turning
        self.counting.begin()
        if self.counting.underway:
            if not (self.counting.holding or turning):
                self.rested.emit()
        elif turning:
            self.refresh()
        else:
            self.rested.emit()
            self.sheets.show_next()
