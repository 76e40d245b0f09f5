"""Show the last moves again, without changing the match."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen
from PySide6.QtCore import QObject, QTimer, Signal

from gui.board.table import Stage
from gui.board.travelers import done_by_hand, untouched
from gui.games.positions import redacted, seen_by

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place
    from core.match import Match
    from gui.board.scene import TableScene

MOMENT = 550
"""Milliseconds before and after what is shown again, at the usual pace."""
LONGEST = 8
"""How many moves leave a trail at most, if a seat has not moved for long."""
AT_LEAST = 0.6
"""The share of it that remains even where nothing moves."""


@frozen(eq=False)
class Take:
    """A move to be shown: the table before and after it, and what happened."""

    before: Stage
    after: Stage
    events: tuple[Any, ...]


def since_own(match: Match, viewer: Seat | None) -> range:
    """Return the moves since a seat's own last one; if there are none, that one itself."""
    own = [ply for ply, turn in enumerate(match.turns) if turn.seat == viewer]
    first = own[-1] + 1 if own else 0
    return range(min(first, max(0, match.ply - 1)), match.ply)


def takes(match: Match, viewer: Seat | None, stage: Stage) -> list[Take]:
    """Prepare the moves since a seat's own last one, as it may see them."""
    made = []
    for ply in since_own(match, viewer):
        before, after = match.goto(ply), match.goto(ply + 1)
        events = redacted(match.game, match.line[ply], viewer).events
        first = evolve(stage, view=seen_by(before, viewer))
        made.append(Take(first, evolve(stage, view=seen_by(after, viewer)), events))
    return made


def trail(scene: TableScene, made: Sequence[Take]) -> tuple[Place, ...]:
    """Find where the pieces of some moves have come to lie."""
    marked: tuple[Place, ...] = ()
    for take in made[-LONGEST:]:
        lay = scene.tabletop.faces_of(take.before)
        travels = scene.travelers.travels(take.events)
        marked = (*untouched(marked, travels), *done_by_hand(travels, lay))
    return marked


class LastMoves(QObject):
    """Plays takes on a scene, one after another.

    Signals:
        finished: The table is to be shown as it stands.
    """

    finished = Signal()

    def __init__(self, scene: TableScene) -> None:
        """Play on a scene."""
        super().__init__(scene)
        self._scene = scene
        self._left: deque[Callable[[], None]] = deque()
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.timeout.connect(self._next)

    def begin(self, made: Sequence[Take]) -> None:
        """Show moves again: each from the table before it, with a moment to look."""
        self.stop()
        for take in made:
            self._left += (partial(self._lay, take), partial(self._fly, take))
        self._next()

    def finish(self) -> None:
        """End the repetition."""
        self.stop()
        self.finished.emit()

    def stop(self) -> None:
        """End the repetition without a signal."""
        self._moment.stop()
        self._left.clear()

    def _next(self) -> None:
        if self._left:
            self._left.popleft()()
        else:
            self.finish()

    def _lay(self, take: Take) -> None:
        self._scene.show_stage(take.before, (), _never)
        self._wait()

    def _fly(self, take: Take) -> None:
        self._scene.play_events(take.after, (), _never, take.events, then=self._on_landed)

    def _on_landed(self) -> None:
        self._scene.settle()
        self._wait()

    def _wait(self) -> None:
        """Pause for a moment."""
        self._moment.start(round(MOMENT * max(AT_LEAST, self._scene.animator.speed)))


def _never(_move: Any) -> Message | None:
    """Return None: nothing can be played meanwhile."""
    return None
