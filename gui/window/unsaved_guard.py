"""Asks before leaving a game that could not be saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from core.kernel.messages import text
from gui.text.translation import render

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message
    from gui.play.session import Session

    from .file_commands import FileCommands

ELSEWHERE = text(
    "unsaved", "Save the game somewhere else, or you will lose the moves since the last save."
)


class UnsavedGuard(QObject):
    """Asks whether to save elsewhere, to leave without saving, or to stay."""

    def __init__(self, window: QWidget, file_commands: FileCommands) -> None:
        super().__init__(window)
        self._window, self._file_commands = window, file_commands
        self._waived: Session | None = None
        self._action: Callable[[], object] | None = None
        file_commands.saved.connect(self._on_saved)

    def allows(self, session: Session | None, action: Callable[[], object]) -> bool:
        """Return whether a game may be left; if not yet, the action is done once it may."""
        if session is None or session is self._waived or (trouble := session.unsaved()) is None:
            return True
        self._ask(session, trouble, action)
        return False

    def _ask(self, session: Session, trouble: Message, action: Callable[[], object]) -> None:
        from gui.widgets.dialog import message_box  # noqa: PLC0415 - not needed for the first picture

        box = message_box(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(box.Icon.Warning)
        box.setText(render(trouble))
        box.setInformativeText(render(ELSEWHERE))
        roles = box.ButtonRole
        save = box.addButton(self.tr("Save as…"), roles.AcceptRole)
        leave = box.addButton(self.tr("Leave without saving"), roles.DestructiveRole)
        box.addButton(box.StandardButton.Cancel)
        box.setDefaultButton(save)
        save.clicked.connect(lambda: self._save(session, action))
        leave.clicked.connect(lambda: self._pass(session, action))
        box.open()

    def _save(self, session: Session, action: Callable[[], object]) -> None:
        self._action = lambda: self._pass(session, action)
        name = render(session.controller.match.game.title)
        self._file_commands.ask_save(session.record, name)

    def _on_saved(self) -> None:
        action, self._action = self._action, None
        if action is not None:
            action()

    def _pass(self, session: Session, action: Callable[[], object]) -> None:
        self._waived = session
        action()
        self._waived = None
