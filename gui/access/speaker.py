"""Read out what the hand does: one sentence for each step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from gui.text.translation import render
from gui.text.voice import for_voices
from gui.widgets.announce import announce

from .guide import (
    BACK,
    BACK_HERE,
    NO_OTHER_PLACE,
    NO_SUCH_PLACE,
    NOTHING_THERE,
    NOTHING_TO_TURN,
)

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from core.kernel.places import Place
    from gui.board.scene import TableScene
    from gui.board.view import TableView

    from .tree import PlaceTree


class Speaker(QObject):
    """Follows the hand and says what it took, where it aims and that it put something back.

    What gets the focus because of it is named by the focus: the sentence is read before that name,
    and is not repeated.

    Attributes:
        follows: Whether it says what the hand does; the answer to a question is always said.

    Signals:
        said: A sentence, as it was read out.
    """

    said = Signal(str)

    def __init__(self, view: TableView, scene: TableScene, tree: PlaceTree) -> None:
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._tree = tree
        self.follows = True
        self._source: Place | None = None
        self._variant: object = None
        self._target: Place | None = None
        self._waiting: list[tuple[str, str]] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._on_soon)
        self._tree.lead = self.lead
        scene.hand.changed.connect(self._on_hand_changed)
        scene.played.connect(self._on_played)

    def say(self, message: Message | None) -> None:
        """Read a sentence out."""
        if message is not None:
            self._say(self._rendered(message))

    def _say(self, words: str) -> None:
        announce(self._view, words)
        self.said.emit(words)

    def _rendered(self, message: Message) -> str:
        return for_voices(render(message, [look.name for look in self._scene.stage.looks]))

    def lead(self) -> str:
        """Return what is to be read before the place that gets the focus now."""
        self._notice()
        led, self._waiting = [each for each, _ in self._waiting], []
        self._soon.stop()
        for words in led:
            self.said.emit(words)
        return " ".join(led)

    def say_no_other_place(self) -> None:
        """Say that an arrow key leads nowhere."""
        if self._tree.awake and self.follows:
            only = len(self._scene.focusable()) == 1
            self.say(NO_OTHER_PLACE if only else NOTHING_THERE)

    def say_no_such_place(self, number: int) -> None:
        """Say that a number key stands for nothing here."""
        if self._tree.awake and self.follows:
            self.say(NO_SUCH_PLACE.bind(number=number))

    def say_nothing_to_turn(self) -> None:
        """Say that what is held can be held in one way only."""
        if self._tree.awake and self.follows:
            self.say(NOTHING_TO_TURN)

    def _on_hand_changed(self) -> None:
        self._notice()

    def _on_played(self) -> None:
        """Announce nothing: the view announces the move itself."""
        self._source = self._target = None
        self._waiting = []

    def _notice(self) -> None:
        """Find out what the hand has done, once for each change."""
        if self._tree.awake and self.follows:
            self._follow()
        hand = self._scene.hand
        self._source = hand.source if hand.holding else None
        self._variant, self._target = hand.variant, hand.target

    def _follow(self) -> None:
        """Note a sentence about what the hand does: with the focus at its place, and without."""
        hand, guide = self._scene.hand, self._tree.guide
        if not hand.holding:
            if self._source is not None and self._source in hand.handles.sources:
                self._wait(BACK_HERE, BACK.bind(piece=guide.name(self._source)))
        elif hand.source != self._source:
            self._wait(guide.on_taken(), guide.on_taken(), guide.on_aimed())
        elif hand.variant != self._variant:
            same = hand.target if hand.target == self._target else None
            aimed = guide.on_aimed() if same is None else guide.on_focused(same)
            self._wait(guide.on_turned(), guide.on_turned(), aimed)
        elif hand.target != self._target and not self._tree.is_at(hand.target):
            self._wait(None, guide.on_aimed())

    def _wait(self, led: Message | None, *alone: Message | None) -> None:
        """Read it out soon: before the name of the place that gets the focus, or alone."""
        said = " ".join(self._rendered(each) for each in alone if each is not None)
        if said:
            self._waiting.append((self._rendered(led) if led is not None else "", said))
            self._soon.start()

    def _on_soon(self) -> None:
        waiting, self._waiting = self._waiting, []
        for _, words in waiting:
            self._say(words)
