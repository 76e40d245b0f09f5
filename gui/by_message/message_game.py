"""A game by message on the ordinary screen: who plays here, copying moves, taking answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from core.by_message import answered
from core.kernel.errors import KupolaError
from core.kernel.messages import Player, text
from core.share_code import MAX_TEXT, written

from .message_strip import OVER, SEND, WAITING, YOURS, MessageStrip

if TYPE_CHECKING:
    from collections.abc import Collection

    from core.kernel.messages import Message, Seat
    from gui.play.session import Session

SENT = text("by_message", "You have sent this move already, so it stands.")
MARK = "✉"
"""Stands before the code of a game by message, so that who pastes it is asked who plays there."""


class MessageGame(QObject):
    """Plays a session by message: seats elsewhere wait for lines.

    Signals:
        copied: The line was copied.
        refused: What is wrong with a line that was pasted.
    """

    copied = Signal()
    refused = Signal(object)

    def __init__(self, session: Session, here: Collection[Seat]) -> None:
        """Leave every person's seat that is not played here to the others."""
        super().__init__(session)
        self._session = session
        self.here = frozenset(here)
        self._sent = session.controller.match.ply
        controller = session.controller
        people = (seat for seat, each in enumerate(controller.players) if not each.level)
        controller.remote = frozenset(people) - self.here
        self.strip = MessageStrip()
        self.strip.copied.connect(self.copy)
        self.strip.pasted.connect(self.paste)
        session.screen.lay_strip(self.strip, self.strip)
        session.screen.undo_control.proposed.connect(self._undo)
        controller.stepped.connect(self._show_turn)
        controller.jumped.connect(self._show_turn)
        self._show_turn()

    def copy(self) -> None:
        """Copy the line of the whole game for the others."""
        controller = self._session.controller
        line = f"{MARK} {written(controller.match, controller.players)}"
        QGuiApplication.clipboard().setText(line)
        self._sent = controller.match.ply
        self._show_turn()
        self.copied.emit()

    def paste(self) -> None:
        """Take the answer from the clipboard, or say what is wrong with it."""
        self.take(QGuiApplication.clipboard().text()[: MAX_TEXT + 1])

    def take(self, words: str) -> None:
        """Take the others' moves from a text and show them; a wrong text changes nothing."""
        controller = self._session.controller
        try:
            match = answered(controller.match, self.here, words)
        except KupolaError as error:
            self.refused.emit(error.message)
            return
        self._sent = match.ply
        controller.follow(match)
        self._session.screen.playback.show_again()

    def _undo(self, ply: int) -> None:
        """Take back what the others have not been sent."""
        if ply < self._sent:
            self.refused.emit(SENT)
        else:
            self._session.controller.take_back_to(ply)

    def _show_turn(self) -> None:
        controller = self._session.controller
        seat, unsent = controller.match.to_act, controller.match.ply > self._sent
        waits = seat in controller.remote
        names = [player.name for player in controller.players]
        sends = bool(controller.match.ply) and (waits or seat is None)
        self.strip.show_turn(self._sentence(seat, unsent=unsent), names, sends=sends, waits=waits)

    def _sentence(self, seat: Seat | None, *, unsent: bool) -> Message:
        if seat is None:
            return OVER
        if seat not in self._session.controller.remote:
            return YOURS
        return (SEND if unsent else WAITING).bind(player=Player(seat))
