"""Open and save files: by a dialog, by dropping them, from the list of recent ones."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal

from core.kernel.errors import KupolaError
from core.kernel.outside_text import shown_path
from gui.store import reading
from gui.store.errors import FileError
from gui.store.game_files import SUFFIX, read, write
from gui.text.translation import render
from gui.widgets.opening import open_once
from gui.widgets.plain_text import add_entry, set_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message
    from core.record import Record
    from gui.store.recent import Recent
    from gui.widgets.toast import Toast

    from .menus import Menus

GONE = Qt.WidgetAttribute.WA_DeleteOnClose
LONGEST = 80
"""How many letters of a name the menu shows."""


class FileCommands(QObject):
    """Commands of the main window; no dialog blocks.

    Attributes:
        toast: Says where something was saved; None: nothing was yet.

    Signals:
        opened: A record, its game played again, and the path of its file.
        saved: A game was saved to a chosen file.
    """

    opened = Signal(object, object, object)
    saved = Signal()

    def __init__(self, window: QWidget, menus: Menus, recent: Recent) -> None:
        super().__init__(window)
        self._window, self._menus, self._recent = window, menus, recent
        self._offered: Sequence[Path] = ()
        self.toast: Toast | None = None
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        menus.on("open", self.ask_open)
        menus.on("forget", self._on_forget)
        menus.menus["recent"].aboutToShow.connect(self.list_recent)
        menus.menus["recent"].triggered.connect(self._on_recent)
        self._fill_recent(recent.paths)  # access to the disk may be slow

    def ask_open(self) -> None:
        """Ask which file to open."""
        from PySide6.QtWidgets import QFileDialog  # noqa: PLC0415 - not needed for the first picture

        from gui.widgets.save_dialog import folder_for_files  # noqa: PLC0415 - likewise

        dialog = QFileDialog(self._window, self.tr("Open a game"))
        dialog.setNameFilters(self._filters)
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        paths = self._recent.paths
        dialog.setDirectory(reading.as_text(paths[0].parent if paths else folder_for_files()))
        dialog.fileSelected.connect(self._on_chosen)
        open_once(dialog)

    def ask_save(self, record: Record, name: str) -> None:
        """Ask where to save a game."""
        from gui.widgets.save_dialog import SaveDialog  # noqa: PLC0415 - not needed for the first picture

        title = self.tr("Save the game")
        dialog = SaveDialog(title, name, SUFFIX, self._window, self._filters)
        dialog.chosen.connect(lambda path: self.save(path, record))
        open_once(dialog)

    def open(self, path: Path, *, remember: bool = True) -> None:
        """Open a file, or say why it cannot be opened."""
        try:
            record = read(path)
            match = record.replay()
        except KupolaError as error:
            self.complain(error.message, path)
            return
        if remember:
            self._remember(path)
        self.opened.emit(record, match, path)

    def save(self, path: Path, record: Record) -> None:
        """Save a game, or say why it cannot be saved."""
        try:
            write(path, record)
        except FileError as error:
            self.complain(error.message, path)
        else:
            self._remember(path)
            self.tell_saved(path)
            self.saved.emit()

    def tell_saved(self, path: Path) -> None:
        """Say where something was saved."""
        from gui.widgets.save_dialog import told_saved  # noqa: PLC0415 - not needed for the first picture

        self._toast().say(told_saved(path), shown_path(path))

    def tell(self, news: Message) -> None:
        """Say for a moment what was done."""
        self._toast().say(news)

    def complain(self, problem: Message, path: Path | None = None) -> None:
        """Show what is wrong, and with which file."""
        from gui.widgets.dialog import message_box  # noqa: PLC0415 - not needed for the first picture

        box = message_box(self._window)
        box.setAttribute(GONE)
        box.setIcon(box.Icon.Warning)
        box.setText(render(problem))
        if path is not None:
            box.setInformativeText(shown_path(path))
        box.open()

    def _toast(self) -> Toast:
        from gui.widgets.toast import Toast  # noqa: PLC0415 - not needed for the first picture

        if self.toast is None:
            self.toast = Toast(self._window)
        return self.toast

    def list_recent(self) -> None:
        """Fill the menu with the files that are still there."""
        self._fill_recent(self._recent.present)

    def _fill_recent(self, paths: Sequence[Path]) -> None:
        menu, clear = self._menus.menus["recent"], self._menus.actions["forget"]
        self._offered = paths
        menu.clear()
        for number, path in enumerate(paths, start=1):
            action = add_entry(menu, shown_path(path.name))
            set_tip(action, shown_path(path))
            action.setData(number)
        menu.setToolTipsVisible(True)
        menu.addSeparator()
        menu.addAction(clear)
        menu.setEnabled(bool(paths))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take files that are dropped onto the window."""
        if event.type() not in {QEvent.Type.DragEnter, QEvent.Type.Drop}:
            return super().eventFilter(watched, event)
        from PySide6.QtGui import QDropEvent  # noqa: PLC0415 - not needed for the first picture

        assert isinstance(event, QDropEvent)  # noqa: S101 - entering is a kind of dropping
        file = _dropped(event.mimeData())
        if file is None:
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self.open(file)
        return True

    @property
    def _filters(self) -> list[str]:
        return [self.tr("Kupola games (*.kupola)"), self.tr("All files (*)")]

    def _remember(self, path: Path) -> None:
        self._recent.add(path)
        self._fill_recent(self._recent.paths)

    def _on_chosen(self, path: str) -> None:
        self.open(Path(path))

    def _on_forget(self) -> None:
        self._recent.clear()
        self.list_recent()

    def _on_recent(self, action: QAction) -> None:
        if number := action.data():
            self.open(self._offered[number - 1])


def _dropped(data: QMimeData) -> Path | None:
    """Find the one file that is dropped."""
    files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    return Path(files[0]) if len(files) == 1 else None
