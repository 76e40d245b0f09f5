"""Luck and skill: for every player a sum from the start to the result, in percent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QWidget

from core.kernel.messages import text
from gui.text.numbers import PERCENT, signed
from gui.text.translation import called, render
from gui.widgets.plain_text import PlainLabel
from gui.widgets.style import Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ai.luck_and_skill import Account

START = text("review", "Start")
OWN = text("review", "Own mistakes")
OTHERS = text("review", "Others’ mistakes")
LUCK = text("review", "Luck")
RESULT = text("review", "Result")
METHOD = text(
    "review",
    "In percent of the chance of winning: everyone starts even, a mistake gives chances "
    "to the others, and luck is everything else.",
)
TEXT, NOTE = 14, 13


class LuckTable(QWidget):
    """A block of six rows for every player: the name, four parts and their sum."""

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._style = Style()
        self._accounts: Sequence[Account] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self.rows: list[tuple[PlainLabel, PlainLabel]] = []
        self.hide()

    def show_accounts(self, accounts: Sequence[Account]) -> None:
        """Show the sums; none: they are not known yet."""
        self._accounts = accounts
        self.setVisible(bool(accounts))
        self.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self._grid.setHorizontalSpacing(style.length(8))
        self._grid.setVerticalSpacing(style.length(4))
        self.retranslate()

    def retranslate(self) -> None:
        """Write all rows in the current language."""
        while (item := self._grid.takeAt(0)) is not None:
            if (label := item.widget()) is not None:
                label.hide()
                label.deleteLater()
        self.rows = []
        for account in self._accounts:
            self._write(account)
        if self._accounts:
            method = self._label(render(METHOD), NOTE)
            method.setProperty("soft", True)  # noqa: FBT003 - a property's value
            self._grid.addWidget(method, self._grid.rowCount(), 0, 1, 2)

    def _write(self, account: Account) -> None:
        bold = QFont.Weight.DemiBold
        name = self._label(called(self._names[account.seat]), TEXT, bold)
        self._grid.addWidget(name, self._grid.rowCount(), 0, 1, 2)
        for message, number, is_part in (
            (START, account.start, False),
            (OWN, account.mistakes, True),
            (OTHERS, account.received, True),
            (LUCK, account.luck, True),
            (RESULT, account.result, False),
        ):
            weight = QFont.Weight.Normal if message is not RESULT else bold
            words = self._label(render(message), TEXT, weight)
            share = PERCENT.bind(number=signed(number, plus=is_part))
            value = self._label(render(share), TEXT, weight)
            value.setWordWrap(False)
            value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            value.setAccessibleName(f"{words.text()}: {value.text()}")
            row = self._grid.rowCount()
            self._grid.addWidget(words, row, 0)
            self._grid.addWidget(value, row, 1)
            self.rows.append((words, value))

    def _label(
        self, words: str, size: int, weight: QFont.Weight = QFont.Weight.Normal
    ) -> PlainLabel:
        label = PlainLabel(words, wordWrap=True)
        label.setFont(self._style.font(size, weight))
        return label
