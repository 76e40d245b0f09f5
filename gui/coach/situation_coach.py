"""The coach of a first game: one line for each situation that is new to its player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer

from gui.games.registry import ui_of

from .busy_places import busy_places

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRectF

    from core.kernel.messages import Message
    from gui.board.view import TableView
    from gui.games.situation import Situation
    from gui.match.match_controller import MatchController

    from .seen_situations import SeenSituations

QUIET = 600
"""Milliseconds for which the table rests before the coach speaks."""


class Voice(Protocol):
    """Shows a line of the coach: a bubble over the board, or the panel of a lesson."""

    @property
    def silent(self) -> bool:
        """Whether nothing is being said."""

    def stay(self, reason: Message, busy: Sequence[QRectF], names: Sequence[str]) -> None:
        """Show a line until the next move, beside what is used now."""


class SituationCoach(QObject):
    """Explains what the only person at the table meets for the first time.

    Where several people share a screen, it is silent: it knows only the progress of one.

    Attributes:
        repeats: Whether a situation is explained although the player met it in another game.
    """

    def __init__(  # noqa: PLR0913 - a table has that many parts
        self,
        controller: MatchController,
        view: TableView,
        voice: Voice,
        seen: SeenSituations,
        may_speak: Callable[[], bool],
        *,
        repeats: bool = False,
    ) -> None:
        """Explain situations at a table.

        Args:
            controller: The match.
            view: The board.
            voice: Where the coach's line is shown.
            seen: What the player has met.
            may_speak: Returns whether the coach is wanted, and nothing covers the board.
            repeats: Whether what was met in other games is explained again.

        """
        super().__init__(view)
        self._controller, self._view, self._voice = controller, view, voice
        self._seen, self._may_speak = seen, may_speak
        self.repeats = repeats
        self._said: set[str] = set()
        self._quiet = QTimer(self, singleShot=True, interval=QUIET)
        self._quiet.timeout.connect(self.look)
        controller.stepped.connect(self._quiet.stop)
        controller.jumped.connect(self._quiet.stop)

    def rest(self) -> None:
        """Look at the table when it has rested for a moment."""
        if self._next() is not None:
            self._quiet.start()

    def look(self) -> None:
        """Explain the first new situation; wait while something else is said or done."""
        situation = self._next()
        if situation is None:
            return
        if not self._voice.silent or self._view.table_scene.hand.holding:
            self._quiet.start()
            return
        self._said.add(situation.key)
        self._seen.note(situation.key)
        names = [player.name for player in self._controller.players]
        self._voice.stay(situation.say, tuple(busy_places(self._view)), names)

    def stop(self) -> None:
        """Say nothing more."""
        self._quiet.stop()

    def _next(self) -> Situation | None:
        """Find the first situation that the person to act meets and has not met before."""
        controller = self._controller
        moves, seat = controller.moves, controller.match.to_act
        people = [each for each, player in enumerate(controller.players) if not player.level]
        if not moves or seat is None or people != [seat] or not self._may_speak():
            return None
        view = controller.view_of(seat)
        known = self._said if self.repeats else self._seen
        for situation in ui_of(controller.match.game.key).situations():
            if situation.key not in known and situation.holds(view, moves, seat):
                return situation
        return None
