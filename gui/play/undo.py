"""Undo, redo and other lines: who may use them, and what is asked first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.games.move_text import move_text, seen
from gui.widgets.opening import open_once

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message
    from gui.board.hand import Hand
    from gui.panels.peek_sheet import PeekSheet

    from .perspective import Perspective


class UndoControl(QObject):
    """Asks before a person leaves moves that showed hidden pieces to an opponent who is a person.

    Computers see only what their seat sees and forget what was taken back: against them nothing is
    asked. At a table of several computers undo is only proposed to the others.

    Signals:
        proposed: The moves after this number of them should be taken back.
    """

    proposed = Signal(int)

    def __init__(self, perspective: Perspective, hand: Hand, peek: PeekSheet) -> None:
        """Undo moves of a controller; the sheet asks."""
        super().__init__(peek)
        self._perspective = perspective
        self._controller = perspective.controller
        self._hand = hand
        self._peek = peek
        self._agreeable: Callable[[], None] = self._controller.undo
        peek.agreed.connect(self._on_agreed)

    def take_back(self) -> None:
        """Undo a step if its player may; ask first if it had shown hidden pieces."""
        ply = self._controller.undo_ply
        if not self._allowed(ply) or self.asking:
            return
        if self._controller.remote:
            self.proposed.emit(ply)
        else:
            self._unless_peeked(ply, self._controller.undo)

    def make_again(self) -> None:
        """Redo a step, unless a question waits."""
        if not self.asking and not self._controller.remote:
            self._controller.redo()

    def return_to(self, number: int) -> None:
        """Go back to a branch; ask first if moves are left that had shown hidden pieces."""
        ply = self._controller.fork_ply(number)
        if self._allowed(ply) and not (self.asking or self._controller.remote):
            self._unless_peeked(ply, partial(self._controller.return_to, number))

    def steps(self) -> tuple[Message | None, Message | None]:
        """Name the moves that undo and redo are about; none while a question waits."""
        if self.asking:
            return None, None
        match, back = self._controller.match, self._controller.undo_ply
        undo = self._named(back) if back < match.ply and self._allowed(back) else None
        redo = self._named(match.ply) if match.undone and not self._controller.remote else None
        return undo, redo

    def compare(self, parent: QWidget) -> None:
        """Compare the lines of the game; in a replay they cannot be named."""
        from .lines_dialog import LinesDialog  # noqa: PLC0415 - few games need it

        perspective, controller = self._perspective, self._controller
        dialog = LinesDialog(controller, perspective.sentences, parent)
        dialog.named.connect(controller.call_line)
        open_once(dialog)

    def _named(self, ply: int) -> Message:
        match, perspective = self._controller.match, self._perspective
        return move_text(match, match.line, ply, perspective.eyes, perspective.sentences).sentence

    def _allowed(self, ply: int) -> bool:
        """Return whether all players whose moves would be undone may take them back.

        A game that counts for a day stands as it was played, even after its end.
        """
        if self._controller.match.daily:
            return False
        if self._controller.remote:
            return self._is_own(ply)
        players, turns = self._controller.players, self._controller.match.turns
        seats = {turn.seat for turn in turns[ply:] if not players[turn.seat].level}
        return all(self._perspective.helps("undo", seat) for seat in seats)

    def _is_own(self, ply: int) -> bool:
        """Return whether a person here made the first move that would be taken back."""
        match = self._controller.match
        return ply < match.ply and self._controller.is_here(match.turns[ply].seat)

    def _unless_peeked(self, ply: int, action: Callable[[], None]) -> None:
        self._hand.cancel()
        shown = self._shown_since(ply) if self._has_rivals else ()
        if shown:
            self._agreeable = action
            self._peek.ask(shown, self._perspective.names)
        else:
            action()

    @property
    def asking(self) -> bool:
        """Whether the question covers the board."""
        return not self._peek.isHidden()

    @property
    def _has_rivals(self) -> bool:
        """Whether several people play."""
        return sum(not player.level for player in self._controller.players) > 1

    def _shown_since(self, ply: int) -> tuple[Message, ...]:
        """Say which hidden pieces people saw in the moves that stand after a ply."""
        match, perspective = self._controller.match, self._perspective
        plies = self._controller.revealing_since(ply)
        turns = (seen(match, match.line[each], perspective.eyes) for each in plies)
        return tuple(dict.fromkeys(m for turn in turns for m in perspective.sentences.shown(turn)))

    def _on_agreed(self) -> None:
        self._agreeable()
