"""Reading out what the hand does: one sentence for each step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.text.translation import render
from gui.widgets.announce import announce

from .guide import BACK

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from core.kernel.places import Place
    from gui.board.scene import TableScene
    from gui.board.view import TableView

    from .tree import PlaceTree


class Speaker(QObject):
    """Follows the hand and says what it took, where it aims and that it put something back.

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
        scene.hand.changed.connect(self._on_hand_changed)
        scene.played.connect(self._on_played)

    def say(self, message: Message | None) -> None:
        """Read a sentence out."""
        if message is not None:
            words = render(message, [look.name for look in self._scene.stage.looks])
            announce(self._view, words)
            self.said.emit(words)

    def _on_hand_changed(self) -> None:
        if self._tree.awake and self.follows:
            self._follow()
        self._remember()

    def _on_played(self) -> None:
        """Announce nothing: the view announces the move itself."""
        self._source = self._target = None

    def _follow(self) -> None:
        hand, guide = self._scene.hand, self._tree.guide
        if not hand.holding:
            if self._source is not None and self._source in hand.handles.sources:
                self.say(BACK.bind(piece=guide.name(self._source)))
        elif hand.source != self._source:
            self.say(guide.on_taken())
        elif hand.variant != self._variant:
            self.say(guide.on_turned())
        elif hand.target != self._target:
            self.say(guide.on_aimed())

    def _remember(self) -> None:
        hand = self._scene.hand
        self._source = hand.source if hand.holding else None
        self._variant, self._target = hand.variant, hand.target
