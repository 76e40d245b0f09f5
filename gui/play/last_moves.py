"""The last moves, shown once more: nothing of the match changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen
from PySide6.QtCore import QObject, QTimer, Signal

from gui.board.table import Stage
from gui.board.travelers import done_by_hand, untouched

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place
    from core.match import Match
    from gui.board.scene import TableScene

MOMENT = 550
"""Milliseconds before and after what is shown again, at the usual pace."""
LONGEST = 8
"""So many moves leave a trail, if somebody has not moved for long."""
AT_LEAST = 0.6
"""The share of it that is left even where nothing moves."""


@frozen(eq=False)
class Take:
    """A move to be shown: the table before and after it, and what happened."""

    before: Stage
    after: Stage
    events: tuple[Any, ...]


def since_own(match: Match, viewer: Seat) -> range:
    """Tell which moves a seat has seen since its own last one; or else that one itself."""
    own = [ply for ply, turn in enumerate(match.turns) if turn.seat == viewer]
    first = own[-1] + 1 if own else 0
    return range(min(first, max(0, match.ply - 1)), match.ply)


def takes(match: Match, viewer: Seat, stage: Stage) -> list[Take]:
    """Prepare what a seat may see of the moves since its own last one."""
    redact, made = match.game.redact, []
    for ply in since_own(match, viewer):
        before, after = match.goto(ply), match.goto(ply + 1)
        events = tuple(redact(event, viewer) for event in match.line[ply].events)
        first = evolve(stage, view=before.seen_by(viewer))
        made.append(Take(first, evolve(stage, view=after.seen_by(viewer)), events))
    return made


def trail(scene: TableScene, made: Sequence[Take]) -> tuple[Place, ...]:
    """Find where the pieces of some moves have come to lie."""
    marked: tuple[Place, ...] = ()
    for take in made[-LONGEST:]:
        layout = scene.table.layout(take.before)
        lay = {face.place: face for face in scene.table.faces(take.before, layout)}
        travels = scene.travelers.travels(take.events)
        marked = (*untouched(marked, travels), *done_by_hand(travels, lay))
    return marked


class Reprise(QObject):
    """Plays takes on a scene, one after another.

    Signals:
        finished: The table is to be shown as it stands.
    """

    finished = Signal()

    def __init__(self, scene: TableScene) -> None:
        """Play on a scene."""
        super().__init__(scene)
        self._scene = scene
        self._left: list[Take] = []
        self._shown: Take | None = None
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.timeout.connect(self._on_moment)
        scene.hurried.connect(self.finish)

    @property
    def running(self) -> bool:
        """Whether something is shown again."""
        return self._shown is not None

    def begin(self, made: Sequence[Take]) -> None:
        """Show some moves again."""
        self.drop()
        self._left = list(made)
        self._next()

    def on_settled(self) -> None:
        """Leave some time to look."""
        self._moment.start(round(MOMENT * max(AT_LEAST, self._scene.animator.speed)))

    def finish(self) -> None:
        """Show nothing more again."""
        if self.running:
            self.drop()
            self.finished.emit()

    def drop(self) -> None:
        """Show nothing more again, without a word."""
        self._moment.stop()
        if self.running:
            self._scene.patience = None
        self._left, self._shown = [], None

    def _next(self) -> None:
        if not self._left:
            self.finish()
            return
        self._shown = self._left[0]
        self._scene.patience = True
        self._scene.show_stage(self._shown.before, (), _never)

    def _on_moment(self) -> None:
        if self._shown is None:
            return
        if self._left and self._left[0] is self._shown:
            take = self._left.pop(0)
            self._scene.play_events(take.after, (), _never, take.events)
        else:
            self._next()


def _never(_move: Any) -> Message | None:
    """Say nothing: nothing can be played meanwhile."""
    return None
