"""Where something is saved: asked for, and written whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog

from core.kernel.file_names import portable_name
from gui.store import atomic
from gui.store.errors import FileError

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message

USUAL = "Kupola"
"""The name of a file if no other suits every system."""


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
        self.selectFile(portable_name(name, USUAL) + suffix)
        self.fileSelected.connect(self._on_selected)

    def _on_selected(self, path: str) -> None:
        self.chosen.emit(Path(path))


def write_bytes(path: Path, content: bytes) -> Message | None:
    """Write a file, whole or not at all; tells why it cannot be written."""
    try:
        atomic.write_bytes(path, content)
    except FileError as error:
        return error.message
    return None
