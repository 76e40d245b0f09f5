"""Holds a computer's answer while the game is paused, and passes it on a beat after that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from core.ai.advice import Advice

    from .computer_player import Question


class AnswerGate(QObject):
    """Passes answers on immediately; while paused, keeps the latest one.

    Signals:
        passed: A question and its advice, to be acted on now.
    """

    passed = Signal(object, object)

    def __init__(self, beat: int, parent: QObject) -> None:
        """Start running; after each pause a kept answer waits for ``beat`` milliseconds."""
        super().__init__(parent)
        self._open = True
        self._kept: tuple[Question, Advice | None] | None = None
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.setInterval(beat)
        self._beat.timeout.connect(self._pass_on)

    def set_beat(self, beat: int) -> None:
        """Set how many milliseconds a kept answer waits after a pause."""
        self._beat.setInterval(beat)

    @property
    def is_open(self) -> bool:
        """Whether answers pass."""
        return self._open

    def pause(self) -> None:
        """Keep answers from now on."""
        self._open = False
        self._beat.stop()

    def resume(self) -> None:
        """Pass a kept answer on after a beat, and later ones immediately."""
        if not self._open:
            self._open = True
            if self._kept is not None:
                self._beat.start()

    def take(self, question: Question, advice: Advice | None) -> None:
        """Pass an answer on, or keep it."""
        self._kept = question, advice
        if self._open and not self._beat.isActive():
            self._pass_on()

    def hurry(self) -> None:
        """Pass on an answer that only waits for the beat."""
        if self._beat.isActive():
            self._beat.stop()
            self._pass_on()

    def drop(self) -> None:
        """Forget a kept answer."""
        self._beat.stop()
        self._kept = None

    def _pass_on(self) -> None:
        if self._kept is not None:
            answer, self._kept = self._kept, None
            self.passed.emit(*answer)
