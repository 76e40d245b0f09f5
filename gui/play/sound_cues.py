"""The sounds of a game's events; no information is given by sound alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Hashable

    from core.kernel.places import Place

    from .screen import GameScreen
    from .shown_turn import ShownTurn


class SoundCues(QObject):
    """Emits the sounds of a board and its match.

    Attributes:
        colors: Whether taking a piece plays the sound of its color.

    Signals:
        heard: The name of a sound.
    """

    heard = Signal(str)

    def __init__(self, screen: GameScreen) -> None:
        super().__init__(screen)
        self.colors = False
        self._screen = screen
        self._source: Place | None = None
        self._variant: Hashable = None
        screen.scene.hand.changed.connect(self._on_hand_changed)
        screen.playback.stepped.connect(self._on_stepped)
        screen.refused.connect(self._on_refused)

    def _on_hand_changed(self) -> None:
        hand = self._screen.scene.hand
        source = hand.source if hand.holding else None
        if source is not None and source != self._source:
            for name in self._taken(source, hand.variant):
                self.heard.emit(name)
        elif source is not None and hand.variant != self._variant:
            self.heard.emit("turn")
        self._source, self._variant = source, hand.variant

    def _taken(self, source: Place, variant: Hashable) -> list[str]:
        """Name the sound of taking something, or those of its colors."""
        scene = self._screen.scene
        if self.colors:
            faces = scene.table.held(scene.stage, scene.board_layout, source, variant)
            signs = (scene.table.signs(face.picture) for face in faces)
            if found := next(filter(None, signs), None):
                return [f"color_{shape}" for shape in sorted({sign.shape for sign in found})]
        return ["take"]

    def _on_stepped(self, turn: ShownTurn) -> None:
        if turn.over:
            self.heard.emit("finished")
            return
        self.heard.emit("score" if turn.gain > 0 else "drop")
        controller = self._screen.controller
        seat = controller.match.to_act
        if seat is not None and controller.is_here(seat) and not controller.is_here(turn.seat):
            self.heard.emit("your_turn")

    def _on_refused(self) -> None:
        self.heard.emit("refused")
