"""What a guest enters: a name, and a table nearby, an address with a code, or an invitation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLineEdit, QListWidget, QVBoxLayout, QWidget

from core.games.boxes import BOXES
from core.kernel.errors import KupolaError
from core.kernel.messages import plural
from core.kernel.outside_text import NAME_LENGTH, cleaned_name, excerpt
from core.table.errors import BadInvitation
from core.table.invitation import LONGEST, Address, Invitation
from gui.share.code_field import CodeField
from gui.text.translation import called, render
from gui.widgets.controls import label
from gui.widgets.plain_text import LetterLimit, PlainLabel
from gui.widgets.switch import Switch

from . import texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Message
    from core.network.discovery import NearbyTable

HOME, INVITATION = "home", "invitation"
LINES = 3
"""Tables nearby that are seen without scrolling, and lines of an invitation."""
AROUND = 40
"""Pixels of the list around its lines."""
SHOWN = 60
"""Letters of a wrong address that are quoted at most."""


@frozen
class Door:
    """Where a table is at home, and the code that lets a guest in."""

    address: Address
    code: str


@frozen
class Wish:
    """Which table is to be joined, and under which name."""

    name: str
    table: Invitation | Door


class NearbyList(QListWidget):
    """The tables nearby, as wide as their names."""

    def minimumSizeHint(self) -> QSize:
        """Insist on the width of the longest line."""
        return QSize(max(0, self.sizeHintForColumn(0)) + AROUND, super().minimumSizeHint().height())


class JoinChoices(QWidget):
    """A field for the name, a switch for the way, and the fields of that way.

    Signals:
        changed: Something was chosen or written.
    """

    changed = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self._tables: tuple[NearbyTable, ...] = ()
        self._looked = False
        self.name, self.address, self.code = QLineEdit(), QLineEdit(), QLineEdit()
        LetterLimit(self.name, NAME_LENGTH)
        self.name.setText(name)
        self.way = Switch((HOME, INVITATION))
        self.list = NearbyList()
        self.nearby, self.empty = label("soft"), label("soft", wrap=True)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._names = {each: PlainLabel() for each in (self.name, self.address, self.code)}
        for field, words in self._names.items():
            words.setBuddy(field)
            field.textChanged.connect(self.changed)
        self.paste = CodeField(written=True)
        self._asks, self._said = PlainLabel(wordWrap=True), label("soft", wrap=True)
        self._asks.setBuddy(self.paste)
        self._home, self._invited = QWidget(), QWidget()
        self._lay_out()
        self.way.chosen.connect(self._on_way)
        self.list.currentRowChanged.connect(self.changed)
        self.list.itemActivated.connect(self._on_activated)
        self.paste.textChanged.connect(self._on_pasted)
        self._take_clipboard()
        self._follow()

    @property
    def wish(self) -> Wish:
        """What is chosen.

        Raises:
            KupolaError: If something is missing or wrong; its sentence says what.

        """
        name = cleaned_name(self.name.text())
        if self.way.key == INVITATION:
            return Wish(name, Invitation.parsed(self.paste.toPlainText()))
        if "kupola:" in self.code.text():
            return Wish(name, Invitation.parsed(self.code.text()))
        return Wish(name, Door(self._address, self.code.text()))

    @property
    def complete(self) -> bool:
        """Whether enough is written to try."""
        if not cleaned_name(self.name.text()):
            return False
        if self.way.key == INVITATION:
            return bool(self.paste.toPlainText().strip())
        chosen = self.list.currentRow() >= 0 or self.address.text().strip()
        return bool(chosen and self.code.text().strip())

    @property
    def _address(self) -> Address:
        written = self.address.text().strip()
        if not written:
            row = self.list.currentRow()
            if not 0 <= row < len(self._tables):
                raise BadInvitation(texts.NO_ADDRESS)
            return self._tables[row].address
        kind, _, rest = written.rpartition("://")
        bare = f"[{rest}]" if rest.count(":") > 1 and not rest.startswith("[") else rest
        try:
            found = Address.parsed(f"tcp://{bare}")
        except BadInvitation:
            found = None
        if found is None or kind not in {"", "tcp"} or found.path:
            raise BadInvitation(texts.BAD_ADDRESS.bind(address=excerpt(written, SHOWN)))
        return found

    def show_tables(self, tables: Sequence[NearbyTable]) -> None:
        """List the tables nearby; the chosen one stays chosen."""
        self._looked = True
        if tuple(tables) == self._tables and self.list.count() == len(tables):
            self._follow()
            return
        row = self.list.currentRow()
        chosen = self._tables[row] if 0 <= row < len(self._tables) else None
        self._tables = tuple(tables)
        self.list.blockSignals(True)  # noqa: FBT003 - Qt's own signature
        self.list.clear()
        self.list.addItems([_titled(each) for each in tables])
        self.list.setCurrentRow(self._tables.index(chosen) if chosen in self._tables else 0)
        self.list.blockSignals(False)  # noqa: FBT003 - Qt's own signature
        self._follow()
        self.changed.emit()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        titles = (texts.YOUR_NAME, texts.ADDRESS, texts.CODE_FIELD)
        for (field, words), title in zip(self._names.items(), titles, strict=True):
            words.setText(render(title))
            field.setAccessibleName(render(title))
        self.way.setAccessibleName(render(texts.JOIN_BY))
        for key, segment in self.way.segments.items():
            segment.setText(render(texts.JOIN_WAYS[key]))
        self.address.setPlaceholderText(render(texts.ADDRESS_SAMPLE))
        self.code.setPlaceholderText(render(texts.CODE_SAMPLE))
        self.nearby.setText(render(texts.NEARBY))
        self.list.setAccessibleName(render(texts.NEARBY))
        for row, table in enumerate(self._tables):
            self.list.item(row).setText(_titled(table))
        self._asks.setText(render(texts.PASTE_INVITATION))
        self.paste.setAccessibleName(self._asks.text())
        self._follow()

    def take_focus(self) -> None:
        """Put the focus where something is missing."""
        missing = self.paste if self.way.key == INVITATION else self.code
        (missing if self.name.text().strip() else self.name).setFocus()

    def _lay_out(self) -> None:
        head, home = QGridLayout(), QGridLayout(self._home)
        head.addWidget(self._names[self.name], 0, 0)
        head.addWidget(self.name, 0, 1)
        home.setContentsMargins(0, 0, 0, 0)
        home.addWidget(self.nearby, 0, 0, 1, 2)
        home.addWidget(self.list, 1, 0, 1, 2)
        home.addWidget(self.empty, 2, 0, 1, 2)
        for row, field in enumerate((self.address, self.code), 3):
            home.addWidget(self._names[field], row, 0)
            home.addWidget(field, row, 1)
        home.setColumnStretch(1, 1)
        self.list.setFixedHeight(LINES * 2 * self.list.fontMetrics().lineSpacing())
        invited = QVBoxLayout(self._invited)
        invited.setContentsMargins(0, 0, 0, 0)
        for each in (self._asks, self.paste, self._said):
            invited.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(self.way, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._home)
        column.addWidget(self._invited)

    def _take_clipboard(self) -> None:
        """Paste an invitation that was copied."""
        words = QGuiApplication.clipboard().text()[: 4 * LONGEST]
        if "kupola:" not in words:
            return
        try:
            Invitation.parsed(words)
        except KupolaError:
            return
        self.paste.setPlainText(words)
        self.way.set_key(INVITATION)

    def _on_way(self) -> None:
        self._follow()
        self.changed.emit()

    def _on_activated(self) -> None:
        self.code.setFocus()

    def _on_pasted(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Show the fields of the way, and what the invitation says."""
        invited = self.way.key == INVITATION
        self._home.setVisible(not invited)
        self._invited.setVisible(invited)
        self.list.setVisible(bool(self._tables))
        self.empty.setVisible(not self._tables)
        self.empty.setText(render(texts.NONE_NEARBY if self._looked else texts.LOOKING))
        self.list.updateGeometry()
        said = _explained(self.paste.toPlainText())
        self._said.setText(render(said) if said is not None else "")


def _titled(table: NearbyTable) -> str:
    host, box = called(table.host), BOXES.get(table.game)
    if box is None:
        return host
    free = plural("together", "%n open seat(s)", "", table.free)
    return render(texts.NEARBY_ENTRY.bind(host=host, game=box.title, free=free))


def _explained(pasted: str) -> Message | None:
    """Say where an invitation leads, or why it is none."""
    if not pasted.strip():
        return None
    try:
        address = Invitation.parsed(pasted).address
    except KupolaError as error:
        return error.message
    if address.kind == "tcp":
        return texts.INVITED_HOME.bind(address=address.host)
    return texts.INVITED_TO.bind(broker=address.host)
