"""Ask where to save a file, remember the folder, and write the file atomically."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog

from core.kernel.file_names import portable_name
from core.kernel.messages import text
from core.kernel.outside_text import excerpt, shown_path
from gui.store import atomic, reading
from gui.store.errors import FileError
from gui.store.save_folder import SaveFolder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message

USUAL = "Kupola"
"""The name of a file if no other suits every system."""
SAVED = text("files", "Saved as “{file}” in the folder “{folder}”.")
LONGEST = 60
"""How many letters of a name are shown."""


class SaveDialog(QFileDialog):
    """Asks for the name of a file of one kind.

    Signals:
        chosen: Its path.
    """

    chosen = Signal(object)

    def __init__(
        self, title: str, name: str, suffix: str, parent: QWidget, filters: Sequence[str] = ()
    ) -> None:
        """Offer a name in the folder in which something was saved last."""
        super().__init__(parent, title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setDefaultSuffix(suffix.removeprefix("."))
        self.setNameFilters([*filters] or [f"*{suffix}"])
        self.setDirectory(reading.as_text(folder_for_files()))
        self.selectFile(portable_name(name, USUAL) + suffix)
        self.fileSelected.connect(self._on_selected)

    def _on_selected(self, path: str) -> None:
        file = Path(path)
        if SaveFolder.in_use is not None:
            SaveFolder.in_use.remember(file.parent)
        self.chosen.emit(file)


def folder_for_files() -> Path:
    """Find the folder in which something was saved last, or else the documents, or else home."""
    last = SaveFolder.in_use.path if SaveFolder.in_use is not None else None
    if last is not None:
        return last
    places = QStandardPaths.StandardLocation
    documents = Path(QStandardPaths.writableLocation(places.DocumentsLocation))
    home = Path(QStandardPaths.writableLocation(places.HomeLocation))
    return documents if reading.present(documents) else home


def told_saved(path: Path) -> Message:
    """Return the sentence that says where a file was saved."""
    file, folder = shown_path(path.name), shown_path(path.parent.name or path.parent)
    return SAVED.bind(file=excerpt(file, LONGEST), folder=excerpt(folder, LONGEST))


def write_bytes(path: Path, content: bytes) -> Message | None:
    """Write a file atomically; return the error, if any."""
    try:
        atomic.write_bytes(path, content)
    except FileError as error:
        return error.message
    return None
