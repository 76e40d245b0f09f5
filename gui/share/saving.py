"""Where something is saved: asked for, and written whole or not at all."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog

from gui.file_desk import UNSAVED
from gui.files import DRAFT, reason

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message

UNWELCOME = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
"""What some system does not take in the name of a file."""


class SaveDialog(QFileDialog):
    """Asks for the name of a file of one kind.

    Signals:
        chosen: Its path.
    """

    chosen = Signal(object)

    def __init__(self, title: str, name: str, suffix: str, parent: QWidget) -> None:
        super().__init__(parent, title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setDefaultSuffix(suffix.removeprefix("."))
        self.setNameFilter(f"*{suffix}")
        self.selectFile(UNWELCOME.sub(" ", name).strip() + suffix)
        self.fileSelected.connect(self._on_selected)

    def _on_selected(self, path: str) -> None:
        self.chosen.emit(Path(path))


def write_bytes(path: Path, content: bytes) -> Message | None:
    """Write a file beside its place first; tells why it cannot be written."""
    draft = path.with_name(path.name + DRAFT)
    try:
        draft.write_bytes(content)
        draft.replace(path)
    except (OSError, ValueError) as error:
        return UNSAVED.bind(reason=reason(error))
    return None
