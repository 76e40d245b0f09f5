"""Nobody leaves a game that could not be saved without having been asked."""

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
    "unsaved", "Save the game somewhere else; otherwise the moves since the last saving are lost."
)


class UnsavedGuard(QObject):
    """Stands at the door: asks, and lets pass whoever has saved elsewhere or does not want to."""

    def __init__(self, window: QWidget, desk: FileCommands) -> None:
        super().__init__(window)
        self._window, self._desk = window, desk
        self._waived: Session | None = None
        self._deed: Callable[[], object] | None = None
        desk.saved.connect(self._on_saved)

    def allows(self, session: Session | None, deed: Callable[[], object]) -> bool:
        """Tell whether a game may be left; if not yet, the deed is done once it may."""
        if session is None or session is self._waived or (trouble := session.unsaved()) is None:
            return True
        self._ask(session, trouble, deed)
        return False

    def _ask(self, session: Session, trouble: Message, deed: Callable[[], object]) -> None:
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
        save.clicked.connect(lambda: self._save(session, deed))
        leave.clicked.connect(lambda: self._pass(session, deed))
        box.open()

    def _save(self, session: Session, deed: Callable[[], object]) -> None:
        self._deed = lambda: self._pass(session, deed)
        name = render(session.controller.match.game.title)
        self._desk.ask_save(session.record, name)

    def _on_saved(self) -> None:
        deed, self._deed = self._deed, None
        if deed is not None:
            deed()

    def _pass(self, session: Session, deed: Callable[[], object]) -> None:
        self._waived = session
        deed()
        self._waived = None
