"""A guest who knocks, as the host sees it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.text.translation import called, render
from gui.widgets.controls import button, label

from . import texts


class KnockLine(QWidget):
    """Who knocks, with the two answers.

    Signals:
        let_in: The member may come in.
        turned_away: The member may not.
    """

    let_in = Signal(str)
    turned_away = Signal(str)

    def __init__(self, member: str, name: str) -> None:
        super().__init__()
        self.member, self._name = member, name
        self._who = label("caption", wrap=True)
        self.yes, self.no = button("start"), button("turn_away")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._who, 1)
        for each in (self.yes, self.no):
            each.setAutoDefault(False)
            row.addWidget(each)
        self.yes.clicked.connect(self._on_yes)
        self.no.clicked.connect(self._on_no)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        name = called(self._name)
        self._who.setText(name)
        self.yes.setText(render(texts.LET_IN))
        self.yes.setAccessibleName(render(texts.LET_IN_NAMED.bind(name=name)))
        self.no.setText(render(texts.TURN_AWAY))
        self.no.setAccessibleName(render(texts.TURN_AWAY_NAMED.bind(name=name)))

    def _on_yes(self) -> None:
        self.let_in.emit(self.member)

    def _on_no(self) -> None:
        self.turned_away.emit(self.member)
