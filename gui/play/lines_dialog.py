"""Two lines of a game side by side: where they part, what they lead to, what they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QLineEdit

from core.kernel.messages import text
from core.kernel.outside_text import TITLE_LENGTH, cleaned_title
from core.match import fork, line_name
from gui.games.move_text import move_text
from gui.games.positions import score_at
from gui.text.numbers import signed
from gui.text.translation import render
from gui.widgets.controls import Chooser, label
from gui.widgets.dialog import dialog_style
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.dialog_style_sheet import style_sheet
from gui.widgets.grid import Grid, table_style
from gui.widgets.growing import ROOM, GrowingDialog
from gui.widgets.plain_text import LetterLimit, set_title
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from core.match import Line
    from gui.games.narration import Sentences
    from gui.match.match_controller import MatchController
    from gui.widgets.style import Style

PLAYED = text("branches", "Current variation")
OTHER = text("branches", "Variation {number}")
PARTS = text("branches", "The variations split at move {number}.")
GOES_ON = text("branches", "One variation continues where the other ends, after move {number}.")
WIDTH = 720


class LinesDialog(Translated, GrowingDialog):
    """A list and a name for each of two lines, and a table that compares them.

    Signals:
        named: The number of a branch, or −1 for the line being played, and its new name.
    """

    named = Signal(int, str)

    def __init__(self, controller: MatchController, sentences: Sentences, parent: QWidget) -> None:
        """Compare the line being played with the last one that was left."""
        super().__init__(parent)
        self._match, self._viewer = controller.match, controller.viewer
        self._sentences = sentences
        self._players = [player.name for player in controller.players]
        self._names = [line_name(line[self._own(line) :]) for line in self._lines]
        numbers = range(len(self._lines))
        self.lines = Chooser(numbers), Chooser(numbers)
        self.names = QLineEdit(), QLineEdit()
        self._parting = label("soft", wrap=True)
        self._moves = label("caption", wrap=True), label("caption", wrap=True)
        self.table = Grid()
        self.buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.accept)
        self.lines[1].set_key(len(self._lines) - 1)
        self._lay_out()
        self.restyle(dialog_style())
        for side, (line, name) in enumerate(zip(self.lines, self.names, strict=True)):
            line.chosen.connect(self._show)
            name.setEnabled(controller.played)
            LetterLimit(name, TITLE_LENGTH)
            name.editingFinished.connect(lambda side=side: self._on_named(side))
        self.retranslate()

    @property
    def _lines(self) -> tuple[Line, ...]:
        return self._match.line, *self._match.branches

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, self.tr("Compare variations"))
        for side, place in enumerate((self.tr("First variation"), self.tr("Second variation"))):
            self.lines[side].setAccessibleName(place)
            self.names[side].setAccessibleName(f"{place}: {self.tr('Name')}")
            self.names[side].setPlaceholderText(self.tr("Name of this variation"))
        self.table.setAccessibleName(self.windowTitle())
        self._show()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        for line in self.lines:
            line.restyle(style)
        self.setStyleSheet(style_sheet(style) + table_style(style))
        room = round(self.screen().availableSize().width() * ROOM)
        self.setMinimumWidth(min(room, round(WIDTH * max(1.0, style.scale))))

    def _lay_out(self) -> None:
        grid = QGridLayout()
        for side in (0, 1):
            grid.addWidget(self.lines[side], 0, side)
            grid.addWidget(self.names[side], 1, side)
            grid.addWidget(self._moves[side], 3, side)
            grid.setColumnStretch(side, 1)
        grid.addWidget(self._parting, 2, 0, 1, 2)
        self.lay_out(grid, self.table, self.buttons)
        self.content.column.addStretch(1)

    def _own(self, line: Line) -> int:
        """Count the moves that a line has in common with another one."""
        others = (other for other in self._lines if other is not line)
        return max((fork(line, other) for other in others), default=0)

    def _title(self, number: int) -> str:
        plain = OTHER.bind(number=number) if number else PLAYED
        return self._names[number] or render(plain)

    def _show(self) -> None:
        """Compare the two lines that are chosen."""
        titles = {number: self._title(number) for number in range(len(self._lines))}
        for chooser in self.lines:
            chooser.set_labels([*titles.values()])
        left, right = (int(str(chooser.key)) for chooser in self.lines)
        for side, number in enumerate((left, right)):
            self.names[side].setText(self._names[number])
        lines = self._lines[left], self._lines[right]
        ply = fork(*lines)
        whole = min(map(len, lines)) == ply
        parting = GOES_ON.bind(number=ply) if whole else PARTS.bind(number=ply + 1)
        self._parting.setText(render(parting) if left != right else "")
        for side, line in enumerate(lines):
            self._moves[side].setText(self._move(line, ply) if left != right else "")
        points = [self._points(line) for line in lines]
        rows = [
            (name, signed(own), signed(other), signed(own - other, plus=True))
            for name, own, other in zip(self._players, *points, strict=True)
        ]
        lengths = [f"{len(line)}" for line in lines]
        heads = ("", titles[left], titles[right], self.tr("Difference"))
        self.table.show_rows(heads, [*rows, (self.tr("Moves"), *lengths, "")])

    def _move(self, line: Line, ply: int) -> str:
        if ply >= len(line):
            return "–"
        sentence = move_text(self._match, line, ply, self._viewer, self._sentences).sentence
        return render(sentence, self._players)

    def _points(self, line: Line) -> list[int]:
        at = line[-1] if line else self._match.start
        seats = range(len(self._players))
        return [score_at(self._match.game, at, seat).total for seat in seats]

    def _on_named(self, side: int) -> None:
        number, name = int(str(self.lines[side].key)), cleaned_title(self.names[side].text())
        if name != self._names[number] and self._lines[number]:
            self._names[number] = name
            self.named.emit(number - 1, name)
            self._show()
