"""The dialog that saves or copies a picture of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QPushButton

from gui.widgets.controls import Chooser
from gui.widgets.dialog import dialog_style
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.growing import GrowingDialog
from gui.widgets.plain_text import PlainLabel, set_title
from gui.widgets.save_dialog import SaveDialog, write_bytes
from gui.widgets.translated import Translated

from .picture import Kind, encoded, image

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from gui.board.table import Stage, Table
    from gui.widgets.style import Style

PREVIEW = 560


class PictureDialog(Translated, GrowingDialog):
    """Shows the picture; saves it in a size, or copies it.

    Signals:
        troubled: Why a file cannot be written, and which one.
        saved: The path of the file that was written.
    """

    troubled = Signal(object, object)
    saved = Signal(object)

    def __init__(self, table: Table, stage: Stage, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._table, self._stage, self._title = table, stage, title
        self.picture = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.kinds = Chooser([*Kind])
        self._label = PlainLabel()
        self._label.setBuddy(self.kinds)
        row = QHBoxLayout()
        row.addWidget(self._label)
        row.addWidget(self.kinds, 1)
        box = QDialogButtonBox.StandardButton
        buttons = dialog_buttons(box.Save | box.Cancel)
        self.copy = QPushButton()
        self.copy.setObjectName("cancel")
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.accepted.connect(self.ask_file)
        buttons.rejected.connect(self.reject)
        self.copy.clicked.connect(self._on_copy)
        self.lay_out(self.picture, row, buttons)
        self.restyle(dialog_style())
        self.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        super().restyle(style)
        self.kinds.restyle(style)

    @property
    def kind(self) -> Kind:
        """What is chosen."""
        return Kind(self.kinds.key)

    def ask_file(self) -> None:
        """Ask where to save the picture."""
        dialog = SaveDialog(self.windowTitle(), self._title, self.kind.suffix, self)
        dialog.chosen.connect(self.save)
        dialog.open()

    def save(self, path: Path) -> None:
        """Save the picture, or say why it cannot be saved."""
        content = encoded(self._table, self._stage, self.kind, self._title)
        if problem := write_bytes(path, content):
            self.troubled.emit(problem, path)
        else:
            self.accept()
            self.saved.emit(path)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, self.tr("A picture of the board"))
        self._label.setText(self.tr("&Size:"))
        self.copy.setText(self.tr("Copy"))
        self.picture.setAccessibleName(self.windowTitle())
        names = {
            Kind.WINDOW: self.tr("Window size: {width} × {height}"),
            Kind.DOUBLE: self.tr("Double size: {width} × {height}"),
            Kind.ULTRA_HD: self.tr("4K: {width} × {height}"),
            Kind.DRAWING: self.tr("SVG drawing, sharp at any size"),
        }
        sizes = {kind: kind.size(self._stage) for kind in Kind}
        self.kinds.set_labels(
            [
                names[kind].format(width=size.width(), height=size.height())
                for kind, size in sizes.items()
            ]
        )
        self._show_picture()

    def _show_picture(self) -> None:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap.fromImage(image(self._table, self._stage, Kind.WINDOW))
        pixmap = pixmap.scaledToWidth(
            round(PREVIEW * ratio), Qt.TransformationMode.SmoothTransformation
        )
        pixmap.setDevicePixelRatio(ratio)
        self.picture.setPixmap(pixmap)

    def _on_copy(self) -> None:
        kind = Kind.DOUBLE if self.kind is Kind.DRAWING else self.kind
        QGuiApplication.clipboard().setImage(image(self._table, self._stage, kind))
