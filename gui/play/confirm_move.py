"""Moves that are played only after they are confirmed, if the setting asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QRectF, Qt, Signal

from gui.panels.confirm_bar import ConfirmBar

if TYPE_CHECKING:
    from gui.board.scene import TableScene
    from gui.board.view import TableView

GAP = 10


class MoveConfirmation(QObject):
    """Shows a bar beside a move that waits: one that the hand made, or one of a button.

    Signals:
        confirmed: The move of a button.
    """

    confirmed = Signal(object)

    def __init__(self, scene: TableScene, view: TableView) -> None:
        super().__init__(view)
        self._scene, self._view = scene, view
        self._wanted = False
        self._move: Any | None = None
        self.bar = ConfirmBar(view.viewport())
        self.bar.agreed.connect(self._on_agreed)
        self.bar.refused.connect(self._on_refused)
        scene.hand.changed.connect(self._on_hand_changed)

    def set_wanted(self, *, wanted: bool) -> None:
        """Set whether moves wait for a confirmation."""
        self._wanted = wanted
        self._scene.hand.cautious = wanted
        if not wanted:
            self.forget()

    def ask(self, move: Any) -> None:
        """Hold the move of a button, or make it immediately."""
        if not self._wanted:
            self.confirmed.emit(move)
            return
        self._move = move
        sender = self.sender()
        place = getattr(sender, "place", None)
        self._show(self._scene.rect_of(place) if place is not None else QRectF(), focus=True)

    def forget(self) -> None:
        """Drop the waiting move."""
        self._move = None
        if not self.bar.isHidden():
            had_focus = self.bar.isAncestorOf(self._view.window().focusWidget())
            self.bar.hide()
            if had_focus:
                self._view.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_hand_changed(self) -> None:
        hand = self._scene.hand
        if hand.poised and hand.target is not None:
            self._move = None
            self._show(self._scene.rect_of(hand.target), focus=False)
        elif self._move is None:
            self.forget()

    def _show(self, beside: QRectF, *, focus: bool) -> None:
        """Show the bar below the move, or above it where there is no room."""
        beside = self._view.shown(beside)
        self.bar.adjustSize()
        room, size = self._view.viewport().rect(), self.bar.size()
        x = round(beside.center().x() - size.width() / 2)
        y = round(beside.bottom()) + GAP
        if y + size.height() > room.bottom():
            y = round(beside.top()) - GAP - size.height()
        x = max(GAP, min(x, room.width() - size.width() - GAP))
        self.bar.move(QPoint(x, max(GAP, y)))
        self.bar.show()
        self.bar.raise_()
        self.bar.say()
        if focus:
            self.bar.agree.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_agreed(self) -> None:
        move = self._move
        if move is not None:
            self.forget()
            self.confirmed.emit(move)
        else:
            self._scene.hand.drop()

    def _on_refused(self) -> None:
        self._scene.hand.cancel()
        self.forget()
