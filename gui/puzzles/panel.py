"""The panel beside a puzzle: the task, what an answer costs, and what can be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import Player, plural, text
from gui.panels.task_panel import TaskPanel
from gui.text.translation import render
from gui.text.voice import for_voices
from gui.text.voice_sentences import sentences
from gui.widgets.option_cell import SAID_WITH_CONTROL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message, Seat
    from core.puzzles.costs import Item
    from core.puzzles.puzzle import Puzzle

    from .judging import Judgment

TITLE = text("puzzles", "Puzzle {number} · {kind}")
ASKED = text("puzzles", "What do you play?")
NEXT_MOVE = text("puzzles", "Right. And now?")
CHECKING = text("puzzles", "Checking your answer…")
UNSOLVED = text("puzzles", "This puzzle cannot be solved now.")
SOLVED = text("puzzles", "Solved")
SHOWN = text("puzzles", "This is the solution")
OWN_ITEM = text("puzzles", "{item}: {wrong} instead of {right}")
THEIR_ITEM = text("puzzles", "{player}, {item}: {wrong} instead of {right}")
RATED = text("puzzles", "Your rating: {rating}")
UNCHANGED = text("puzzles", "Only the first try counts for your rating.")
BUTTONS = ("again", "hint", "solution", "next", "close")


class PuzzlePanel(TaskPanel):
    """Says one thing at a time; its owner connects the buttons: see ``BUTTONS``."""

    def __init__(
        self, puzzle: Puzzle, seat: Seat, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        """Ask for the best move of a puzzle."""
        super().__init__(names, ASKED, BUTTONS, parent)
        self._puzzle, self._seat = puzzle, seat
        self._hinted = False
        self.retranslate()
        self.ask()

    @property
    def words(self) -> str:
        """What the panel says now, for screen readers."""
        labels = (self.head, self.sentences, self.note)
        return sentences(label.text() for label in labels if not label.isHidden())

    @property
    def opening(self) -> str:
        """Which puzzle it is and what is asked, for screen readers."""
        game = render(self._puzzle.game.title)
        return sentences((game, self.accessibleName(), self.task))

    @property
    def hint(self) -> str:
        """What to look at."""
        return render(self._puzzle.theme.hint)

    def retranslate(self) -> None:
        """Set all texts in the current language, and their signs as words for screen readers."""
        super().retranslate()
        for label in (self.head, self.sentences):
            label.setAccessibleName(for_voices(sentences((label.text(),))))
        is_asking = self._head in {ASKED, NEXT_MOVE}
        self.note.setAccessibleName(SAID_WITH_CONTROL if is_asking else "")

    def ask(self, *, first: bool = True) -> None:
        """Ask for a move."""
        self._say(ASKED if first else NEXT_MOVE)
        self._offer_help()

    def show_hint(self) -> None:
        """Say what to look at."""
        self._hinted = True
        self._say(ASKED, self._puzzle.theme.hint)
        self._offer_help()

    def show_checking(self) -> None:
        """Say that the answer is being checked."""
        self._say(CHECKING)
        self._offer("close")

    def show_wrong(self, judgment: Judgment) -> None:
        """Say what a wrong answer costs, item by item."""
        cost = plural("puzzles", "Not the best: it costs %n point(s)", "", judgment.lost)
        self._say(cost, *self._items(judgment.items))
        self._offer("again", "solution", "next", "close")

    def show_solved(self, reason: Message | None) -> None:
        """Say that the puzzle is solved, and why the answer is right."""
        self._say(SOLVED, *(() if reason is None else (reason,)))
        self._offer("again", "next", "close")

    def show_solution(self, reason: Message) -> None:
        """Say why the solution is right, while it is played."""
        self._say(SHOWN, reason)
        self._offer("again", "next", "close")

    def show_unsolved(self) -> None:
        """Say that the search failed."""
        self._say(UNSOLVED)
        self._offer("again", "next", "close")

    def show_rating(self, rating: int | None) -> None:
        """Show the new rating; None: this try does not count."""
        self._noted = UNCHANGED if rating is None else RATED.bind(rating=rating)
        self.retranslate()

    def show_note(self, note: Message | None) -> None:
        """Show how a run stands."""
        self._noted = note
        self.retranslate()

    def _items(self, items: Sequence[Item]) -> Iterator[Message]:
        worst = sorted(items, key=lambda item: -item.cost(self._seat))
        for item in worst:
            line = OWN_ITEM if item.seat == self._seat else THEIR_ITEM
            bound = line.bind(item=item.reason, wrong=item.wrong, right=item.right)
            yield bound if item.seat == self._seat else bound.bind(player=Player(item.seat))

    def _offer_help(self) -> None:
        hint = () if self._hinted else ("hint",)
        self._offer(*hint, "solution", "next", "close")

    def _headings(self) -> tuple[Message, Message]:
        puzzle = self._puzzle
        return TITLE.bind(number=puzzle.number, kind=puzzle.kind.title), puzzle.kind.task

    def _captions(self) -> dict[str, str]:
        return {
            "again": self.tr("Try again"),
            "hint": self.tr("Hint"),
            "solution": self.tr("Play the solution"),
            "next": self.tr("Next puzzle"),
            "close": self.tr("Done"),
        }
