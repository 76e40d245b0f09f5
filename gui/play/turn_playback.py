"""How a move is shown: pieces travel, points are counted, the table turns, a sheet covers it."""

from __future__ import annotations

import logging
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen
from PySide6.QtCore import QObject, Signal

from core.kernel.messages import Message, Seat, text
from gui.board.marking import Trail
from gui.games import narration
from gui.games.positions import scores

from .last_moves import LastMoves, since_own, takes, trail
from .score_count import ScoreCount
from .shown_turn import last_turn
from .turn_steps import (
    PHASES,
    TRANSITIONS,
    Clear,
    Count,
    Fly,
    IllegalTransition,
    Overlay,
    Phase,
    Repeat,
    Rest,
    Summary,
    Turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from gui.board.view import TableView
    from gui.panels.piece_icons import Pieces

    from .confirm_move import MoveConfirmation
    from .overlays import Overlays
    from .perspective import Perspective
    from .shown_turn import ShownTurn
    from .turn_steps import Step

COUNTING = text("game_screen", "Counting points")
AGAIN = text("game_screen", "Showing the last moves again")
LATELY = 2

LOG = logging.getLogger("kupola.playback")


@frozen(eq=False)
class RunningPoints:
    """Points as far as they are counted.

    Attributes:
        sheets: Everybody's points.
        counted: Whose points were counted, and for what.

    """

    sheets: narration.Sheets
    counted: frozenset[tuple[Seat, Message]]


class TurnPlayback(QObject):
    """Shows each move of a match as a queue of steps; owns the only state of that.

    Attributes:
        running: The points as far as they are counted, while board and panel show those; None:
            they show the points of the match.
        unseen: Whether a move is shown, with motion, of which no frame is painted yet.

    Signals:
        changed: The texts around the board are to be updated.
        begun: A move was made and is about to be shown; carries the ``ShownTurn``.
        stepped: A move was made, and its pieces are under way; carries the ``ShownTurn``.
        busy: Nothing can be chosen for a while.
        rested: The pieces lie still, and the seat to act may choose.
        turned: Another seat's board lies near now.
        advanced: The running points have changed.
        repeated: Which moves are shown again, as a range of numbers; empty: there are none.
    """

    advanced = Signal()
    repeated = Signal(object)
    changed = Signal()
    begun = Signal(object)
    stepped = Signal(object)
    busy = Signal()
    rested = Signal()
    turned = Signal()

    def __init__(
        self,
        perspective: Perspective,
        view: TableView,
        pieces: Pieces,
        overlays: Overlays,
        confirmation: MoveConfirmation,
    ) -> None:
        """Show the match of a perspective in a view."""
        super().__init__(view)
        self._perspective, self._controller = perspective, perspective.controller
        self._view, self._scene = view, view.table_scene
        self._overlays, self._pieces, self._confirmation = overlays, pieces, confirmation
        self._step: Step = Rest()
        self._queue: deque[Step] = deque()
        self.score_count = ScoreCount(self._scene, view)
        self.running: RunningPoints | None = None
        self.unseen = False
        self._last_moves = LastMoves(self._scene)
        self._scene.hurry = self.hurry
        self.score_count.advanced.connect(self._on_advanced)
        self.score_count.finished.connect(self._on_counted)
        self._last_moves.finished.connect(self.refresh)
        overlays.closed.connect(self._on_closed)
        overlays.peek.opened.connect(self._on_asked)
        self._controller.stepped.connect(self._on_stepped)
        self._controller.jumped.connect(self._on_jumped)

    @property
    def phase(self) -> Phase:
        """What is being shown now."""
        return PHASES[type(self._step)]

    @property
    def is_laid(self) -> bool:
        """Whether the board has been laid out once."""
        return self._scene.tabletop.laid is not None

    @property
    def shown(self) -> Message | None:
        """What is shown instead of the current position, if anything."""
        if self.held_count is not None:
            return COUNTING
        if isinstance(self._step, Summary):
            return self._step.content.title
        return AGAIN if self.phase is Phase.REPEATING else None

    @property
    def held_count(self) -> narration.Count | None:
        """The count for which the game waits, from the first piece that flies for it."""
        step = self._count_step
        return step.count if step is not None and step.holds else None

    @property
    def waits_to_count(self) -> bool:
        """Whether points are to be counted once the pieces have arrived."""
        return any(isinstance(step, Count) for step in self._queue)

    @property
    def view_shown(self) -> Any:
        """What lies on the board."""
        return self._scene.stage.view

    @property
    def holds_table(self) -> bool:
        """Whether the board shows the end of a round, although the match has gone on."""
        return any(isinstance(step, Clear) for step in self._queue)

    @property
    def sums_up(self) -> bool:
        """Whether a sheet with the points of a round is shown, or will be."""
        return any(isinstance(step, Summary) for step in (self._step, *self._queue))

    @property
    def covers(self) -> bool:
        """Whether a sheet with the points of a round or the result will be shown."""
        return any(isinstance(step, Summary | Overlay) for step in self._queue)

    @property
    def result_at_hand(self) -> bool:
        """Whether the result can be shown again."""
        waiting = any(isinstance(step, Overlay) for step in self._queue)
        return self._controller.match.over and not waiting and self._overlays.uncovered

    def hurry(self) -> bool:
        """End what is shown because of a press; return whether that was all the press was for."""
        match self._step:
            case Count(holds=holds):
                self.score_count.finish()
                return holds
            case Repeat():
                self._last_moves.finish()
                return True
            case _:
                self._scene.finish_motion()
                return False

    def refresh(self) -> None:
        """Show the match as it stands; what flies, is counted or shown again is over.

        A round that is still to be summed up is shown as it ended.
        """
        summary = self._held_summary
        if summary is None or summary.count is None:
            self._refresh(traced=self.is_laid)
            return
        self.score_count.stop()
        self._hold(summary.count)
        if self._step is not summary:
            while self._queue[0] is not summary:
                self._queue.popleft()
            self._next()
        self.changed.emit()

    def show_again(self) -> None:
        """Show once more what happened since the near seat's own last move."""
        match = self._controller.match
        if not match.ply:
            self.repeated.emit(range(0))
        elif self._overlays.uncovered and self._count_step is None:
            self.repeated.emit(since_own(match, self._perspective.near))
            self._controller.pause()
            self.busy.emit()
            stage = self._perspective.stage(self._view)
            made = tuple(takes(match, self._perspective.eyes, stage))
            self._queue = deque((Repeat(made), *self._waiting(), Rest()))
            self._next()

    @property
    def _count_step(self) -> Count | None:
        """What is being counted, or will be once the pieces have arrived."""
        steps = (self._step, *self._queue)
        return next((step for step in steps if isinstance(step, Count)), None)

    @property
    def _held_summary(self) -> Summary | None:
        """The summary of a round whose table is not cleared yet."""
        if not self.holds_table:
            return None
        steps = (self._step, *self._queue)
        return next((step for step in steps if isinstance(step, Summary)), None)

    def _waiting(self) -> Iterator[Summary | Overlay]:
        """List the sheets that are still to be shown when the rest of a turn is cut short."""
        for step in self._queue:
            if isinstance(step, Summary):
                yield Summary(step.content, None)
            elif isinstance(step, Overlay):
                yield step

    def _on_stepped(self, _events: tuple[Any, ...]) -> None:
        self._attempt(self._show_turn)

    def _attempt(self, show: Callable[[], None]) -> None:
        """Show something; if that fails, show the current position, so that the game goes on."""
        try:
            show()
        except IllegalTransition:
            raise
        except Exception:
            LOG.exception("What happened cannot be shown; the position is shown instead")
            self.refresh()

    def _show_turn(self) -> None:
        controller, perspective = self._controller, self._perspective
        turn = last_turn(
            controller.match, perspective.eyes, perspective.sentences, counted=controller.counted
        )
        self._attempt(partial(self._begin, turn))
        self.stepped.emit(turn)

    def _begin(self, turn: ShownTurn) -> None:
        """Stop what is shown of earlier moves, and show this one."""
        count = self._countable(turn)
        self._overlays.peek.put_away()
        self.unseen = bool(self._scene.animator.speed)
        self.running = None
        self.score_count.stop()
        self._last_moves.stop()
        self._controller.pause()
        self.busy.emit()
        self._confirmation.forget()
        self._queue = deque((*self._steps(turn, count), Rest()))
        self.begun.emit(turn)
        self._next()

    def _countable(self, turn: ShownTurn) -> narration.Count | None:
        """Find what is counted after a move: with what the move before it has not counted yet."""
        count, earlier = turn.count, self._count_step
        if count is None or self.phase is not Phase.FLYING or earlier is None:
            return count
        lines = earlier.count.lines + count.lines
        return evolve(count, lines=lines, sheets=earlier.count.sheets[:-1] + count.sheets)

    def _steps(self, turn: ShownTurn, count: narration.Count | None) -> Iterator[Step]:
        waiting = tuple(self._waiting())
        counted = self._controller.counted  # a replay has its own pace
        summary = self._overlays.summary() if counted else None
        counts = count is not None and count.lines and self._scene.animator.speed
        if count is not None and count.view is not None and (counts or summary):
            yield from self._round_end(count, summary, counts=bool(counts))
        else:
            yield Fly(turn.events, turn.after, count.sheets[0] if count and counts else ())
            if count and counts:
                yield Count(count, holds=turn.over)
            if summary:
                yield Summary(summary, None)
        yield Turn()
        yield from waiting
        if counted and (outcome := self._overlays.outcome()):
            yield Overlay(outcome)

    def _round_end(
        self, count: narration.Count, summary: narration.Interlude | None, *, counts: bool
    ) -> Iterator[Step]:
        """Count and sum up on the table as it lies; only then it is cleared for the next round."""
        yield Fly(count.before, count.view, count.sheets[0 if counts else -1])
        if counts:
            yield Count(count, holds=True)
        if summary:
            yield Summary(summary, count)
        yield Clear(count.after)

    def _next(self) -> None:
        """Show the next step."""
        step = self._queue[0]
        if isinstance(step, Turn) and not self._perspective.turning:
            self._queue.popleft()
            self._next()
            return
        if isinstance(step, Overlay | Rest):
            if self.phase is not Phase.COVERED:
                self.rested.emit()
            if self._overlays.open:
                self._enter(Overlay(None))
                return
        self._queue.popleft()
        self._enter(step)
        self._show(step)

    def _enter(self, step: Step) -> None:
        before, self._step = self.phase, step
        if self.phase not in TRANSITIONS[before]:
            if __debug__:
                raise IllegalTransition(before, self.phase)
            LOG.error("%s cannot follow %s", self.phase, before)

    def _show(self, step: Step) -> None:
        match step:
            case Fly():
                waits = self.held_count or self.holds_table or self._perspective.turning
                self._fly(step, self._left_trail(), () if waits else None)
            case Count():
                self.score_count.begin(step.count, self._perspective.looks, holds=step.holds)
                if not (step.holds or self._perspective.turning):
                    self.rested.emit()
            case Summary():
                self._sum_up(step)
            case Clear():
                self.running = None
                moves = () if self._perspective.turning else None
                self._fly(Fly(step.events, self._perspective.view), Trail.KEPT, moves)
            case Turn():
                self._turn()
                self._next()
            case Overlay():
                self._overlays.show_result()
                self.changed.emit()
            case Repeat():
                self._last_moves.begin(step.takes)
                self.changed.emit()
            case Rest():
                self._controller.resume()

    def _sum_up(self, step: Summary) -> None:
        if step.count is None:
            sheets = tuple(sheet.lines for sheet in scores(self._controller.match))
        else:
            sheets = step.count.sheets[-1]
            self._run(sheets, step.count.lines)
        self._overlays.show_summary(step.content, sheets)
        self.changed.emit()

    def _fly(self, step: Fly, left: Trail, moves: tuple[Any, ...] | None) -> None:
        """Animate the pieces; ``moves`` can be played then, None: all legal ones."""
        controller = self._controller
        stage = evolve(self._perspective.stage(self._view), view=step.view, sheets=step.sheets)
        self._pieces.set_stage(stage)
        self.changed.emit()
        moves = controller.moves if moves is None else moves
        why, then = controller.why_not, self._on_landed
        self._scene.play_events(stage, moves, why, step.events, left, then=then)

    def _left_trail(self) -> Trail:
        lately = [turn.seat for turn in self._controller.match.turns[-LATELY:]]
        fresh = len(lately) < LATELY or self._perspective.near in lately
        return Trail.FRESH if fresh else Trail.ADDED

    def _turn(self) -> None:
        self.unseen = False  # what stands around the board turns with it
        self._perspective.turn()
        self.turned.emit()
        self._lay(traced=False)
        self.changed.emit()

    def _lay(self, *, traced: bool) -> None:
        """Show the current position; find the trail of the last moves unless it is given."""
        perspective, scene, controller = self._perspective, self._scene, self._controller
        scene.tabletop.ratio = self._view.devicePixelRatioF()
        stage = perspective.stage(self._view)
        self._pieces.set_stage(stage)
        if not traced:
            scene.marking.last = trail(scene, takes(controller.match, perspective.eyes, stage))
        scene.show_stage(stage, controller.moves, controller.why_not)

    def _hold(self, count: narration.Count) -> None:
        """Show the board at the end of a round, with everything counted."""
        scene = self._scene
        scene.tabletop.ratio = self._view.devicePixelRatioF()
        stage = self._perspective.stage(self._view)
        held = evolve(stage, view=count.view, sheets=count.sheets[-1])
        self._pieces.set_stage(held)
        scene.show_stage(held, (), self._controller.why_not)

    def _refresh(self, *, traced: bool) -> None:
        self.running = None
        self.score_count.stop()
        self._last_moves.stop()
        self._queue = deque((Turn(), *self._waiting(), Rest()))
        turning = self._perspective.turning
        if not turning:
            self._lay(traced=traced)
        self._next()
        if not turning:
            self.changed.emit()

    def _on_landed(self) -> None:
        """Show the next step when the pieces have arrived; before a turn they need not settle."""
        if not (isinstance(self._queue[0], Turn) and self._perspective.turning):
            self._scene.settle()
        self._attempt(self._next)

    def _run(self, sheets: narration.Sheets, lines: Sequence[Any]) -> None:
        """Show points as far as these lines are counted."""
        self.running = RunningPoints(sheets, frozenset((seat, e.reason) for seat, e in lines))
        self.advanced.emit()

    def _on_advanced(self, sheets: narration.Sheets) -> None:
        if isinstance(self._step, Count):
            self._run(sheets, self._step.count.lines[: self.score_count.counted])
            self._scene.recount(sheets)

    def _on_counted(self) -> None:
        if not self.holds_table:
            self.running = None
            self._scene.recount(())
        self._attempt(self._next)
        if self.phase is Phase.RESTING:
            self.changed.emit()

    def _on_asked(self) -> None:
        """Pause the game while a question covers the board."""
        self._controller.pause()
        if self.phase is Phase.RESTING:
            self._queue = deque((Rest(),))
            self._enter(Overlay(None))

    def _on_closed(self) -> None:
        """Show the next step when an awaited sheet is closed."""
        if self.phase in {Phase.SUMMING_UP, Phase.COVERED} and not self._overlays.open:
            self._next()
        self.changed.emit()

    def _on_jumped(self) -> None:
        """Show the position that was jumped to; a sheet that lies open is about another one."""
        self._confirmation.forget()
        self._queue = deque((Rest(),))
        self._overlays.put_away()
        self._queue.clear()
        self._refresh(traced=False)
