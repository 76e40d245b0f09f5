"""What the host tells its guests: a code and addresses, or an invitation with its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.share.code_field import CodeField
from gui.text.translation import render
from gui.widgets.announce import announce
from gui.widgets.controls import button, label
from gui.widgets.option_cell import SAID_WITH_CONTROL

from . import texts
from .qr_picture import QrPicture

if TYPE_CHECKING:
    from .entrance import Entrance

LINES = 3
"""Lines of the field that shows the invitation."""


class EntrancePart(QWidget):
    """Shows how guests come to the table, and copies the invitation."""

    def __init__(self, entrance: Entrance) -> None:
        super().__init__()
        self.entrance = entrance
        self.head, self.code = label("heading"), label("code")
        self.addresses = label("soft", wrap=True)
        self.field, self.picture = CodeField(written=False), QrPicture()
        self.copy = button("copy")
        self.copy.setAutoDefault(False)
        self.copied = label("soft", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.head)
        if entrance.invitation:
            self._lay_out_invitation(column)
        else:
            self._lay_out_code(column)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        invited = bool(self.entrance.invitation)
        self.head.setText(render(texts.INVITATION if invited else texts.CODE))
        self.head.setAccessibleName(SAID_WITH_CONTROL)
        self.code.setText(self.entrance.code)
        self.code.setAccessibleName(f"{self.head.text()}: {' '.join(self.entrance.code)}")
        listed = ", ".join(self.entrance.addresses)
        self.addresses.setText(render(texts.ADDRESSES.bind(addresses=listed)))
        self.field.setAccessibleName(render(texts.INVITATION))
        self.copy.setText(render(texts.COPY))
        self.picture.setAccessibleName(render(texts.QR))
        self.picture.setAccessibleDescription(render(texts.QR_EXPLAINED))

    def _lay_out_code(self, column: QVBoxLayout) -> None:
        readable = Qt.TextInteractionFlag
        for each in (self.code, self.addresses):
            each.setTextInteractionFlags(
                readable.TextSelectableByMouse | readable.TextSelectableByKeyboard
            )
            column.addWidget(each)
        self.addresses.setVisible(bool(self.entrance.addresses))

    def _lay_out_invitation(self, column: QVBoxLayout) -> None:
        self.field.setPlainText(self.entrance.invitation)
        self.field.setFixedHeight(LINES * self.field.fontMetrics().lineSpacing() + 16)
        self.picture.show_text(self.entrance.invitation)
        self.copy.clicked.connect(self._on_copy)
        beside, row = QVBoxLayout(), QHBoxLayout()
        beside.addWidget(self.field)
        beside.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignLeft)
        beside.addWidget(self.copied)
        beside.addStretch(1)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(beside, 1)
        column.addLayout(row)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.entrance.invitation)
        self.copied.setText(render(texts.COPIED))
        announce(self.copy, self.copied.text())
