"""The panel beside a second try: what is asked, how a try was judged, and what can be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.second_try import Outcome
from core.kernel.messages import plural, text
from gui.panels.task_panel import TaskPanel
from gui.text.numbers import signed
from gui.text.voice_sentences import sentences

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from core.ai.second_try import Judgment, Mistake
    from core.kernel.messages import Message

TITLE = text("second_try", "Second try")
PLACE = text("second_try", "Second try, {number} of {total}")
TASK = text("second_try", "On move {number}, your chance of winning dropped by {percent}%.")
ASKED = text("second_try", "What would you play now?")
JUDGING = text("second_try", "Judging your move…")
UNJUDGED = text("second_try", "This move could not be judged.")
OUTCOMES = {
    Outcome.BETTER: text("second_try", "Better than what you played"),
    Outcome.AS_GOOD: text("second_try", "As good as what you played"),
    Outcome.WORSE: text("second_try", "Worse than what you played"),
}
CHANCES = text("second_try", "Chance of winning: {now}%; with what you played: {then}%")
POINTS = text("second_try", "Points at once: {now}; with what you played: {then}")
NOTHING_BETTER = text("second_try", "The search finds no better move.")
RATHER = text("second_try", "The search prefers another move: {percent}%")
SHOWN_THEN = text("second_try", "You played: {move}")
SHOWN_BEST = text("second_try", "The search prefers: {move}")
CHANCE = text("second_try", "Chance of winning: {percent}%")
BUTTONS = ("cancel", "again", "played", "best", "next", "close")


class TryPanel(TaskPanel):
    """Says one thing at a time; its owner connects the buttons: see ``BUTTONS``."""

    def __init__(
        self,
        mistake: Mistake,
        names: Sequence[str],
        place: tuple[int, int] = (1, 1),
        parent: QWidget | None = None,
    ) -> None:
        """Ask for another move in place of a mistake, the one at a place among several."""
        super().__init__(names, ASKED, BUTTONS, parent)
        self._mistake, self._place = mistake, place
        self.due = self.note
        self.retranslate()
        self.ask()

    @property
    def words(self) -> str:
        """What the panel says now, for screen readers."""
        labels = (self.head, self.shown, self.sentences, self.note)
        return sentences(label.text() for label in labels if not label.isHidden())

    def ask(self) -> None:
        """Ask for a move; what was shown is taken away."""
        self._say(ASKED)
        self._offer("played", "best", "next", "close")

    def show_judging(self) -> None:
        """Say that the move is being judged."""
        self._say(JUDGING)
        self._offer("cancel")

    def show_judgment(self, judgment: Judgment | None) -> None:
        """Show how a try was judged; None: it could not be."""
        if judgment is None:
            self._say(UNJUDGED)
        else:
            self._say(OUTCOMES[judgment.outcome], *_said(judgment, self._mistake))
        self._offer("again", "played", "best", "next", "close")

    def show_played(self, move: Message) -> None:
        """Name the move that was played."""
        chance = CHANCE.bind(percent=self._mistake.chance - self._mistake.lost)
        self._show(SHOWN_THEN.bind(move=move), chance)

    def show_best(self, move: Message) -> None:
        """Name the best move."""
        self._show(SHOWN_BEST.bind(move=move), CHANCE.bind(percent=self._mistake.chance))

    def show_due(self, days: int) -> None:
        """Say when the position comes back."""
        self._noted = plural("second_try", "This position comes back in %n day(s).", "", days)
        self.retranslate()

    def _headings(self) -> tuple[Message, Message]:
        number, total = self._place
        title = TITLE if total == 1 else PLACE.bind(number=number, total=total)
        return title, TASK.bind(number=self._mistake.ply + 1, percent=self._mistake.lost)

    def _captions(self) -> dict[str, str]:
        return {
            "cancel": self.tr("Cancel"),
            "again": self.tr("Try again"),
            "played": self.tr("Show what I played"),
            "best": self.tr("Show the best move"),
            "next": self.tr("Next position"),
            "close": self.tr("Done"),
        }

    def _show(self, *lines: Message) -> None:
        self._shown = lines
        self._offer("again", "played", "best", "next", "close")
        self.retranslate()

    def _offer(self, *names: str) -> None:
        """Show some of the buttons; there is a next position only where several are tried."""
        number, total = self._place
        shown = [name for name in names if name != "next" or number < total]
        super()._offer(*shown)


def _said(judgment: Judgment, mistake: Mistake) -> Iterator[Message]:
    """Say what a try is worth, what was, and what the search prefers."""
    yield CHANCES.bind(now=judgment.chance, then=mistake.chance - mistake.lost)
    if judgment.gained or judgment.gained_then:
        yield POINTS.bind(now=signed(judgment.gained), then=signed(judgment.gained_then))
    if judgment.reason is not None:
        yield judgment.reason.sentence
    if judgment.found:
        yield NOTHING_BETTER
        return
    yield RATHER.bind(percent=mistake.chance)
    if judgment.rather is not None:
        yield judgment.rather.sentence
