"""The menu of other lines, beside the list of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from core.kernel.messages import Message, text
from core.kernel.outside_text import shortened
from core.match import fork, line_name
from gui.games.move_text import move_text
from gui.games.positions import score_at
from gui.text.numbers import signed
from gui.text.translation import render
from gui.widgets.enter_buttons import ToolButton
from gui.widgets.plain_text import add_entry, set_tip
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction

    from core.kernel.messages import Seat
    from core.match import Line, Match
    from gui.games.narration import Sentences
    from gui.look.seat_look import SeatLook
    from gui.widgets.style import Style

NAMED = text("branches", "Move {number}: {move} ({points})")
CALLED = text("branches", "{name} ({points})")
COMPARE = "compare"
LONGEST = 90
SHEET = """
QToolButton {{
    background: {theme.panel_alt}; color: {theme.text}; border: 1px solid {theme.hairline};
    border-radius: {knob}px; padding: {above}px {aside}px;
}}
QToolButton:hover {{ border-color: {theme.accent}; }}
QToolButton:focus {{ border: 2px solid {theme.accent}; }}
"""


@frozen
class Named:
    """A branch: the move that leaves the line, and the points with which it ends."""

    ply: int
    sentence: Message
    points: tuple[int, ...]
    name: str = ""


class Branches(Translated, ToolButton):
    """Shows how many other lines there are, names them and leads back to them.

    Attributes:
        lines: The menu of them.

    Signals:
        chosen: The number of the branch to return to.
        compared: Lines are to be compared and named.
    """

    chosen = Signal(int)
    compared = Signal()

    def __init__(self, sentences: Sentences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentences = sentences
        self._named: list[Named] = []
        self._names: list[str] = []
        self.lines = QMenu(self)
        self.lines.setToolTipsVisible(True)
        self.lines.triggered.connect(self._on_triggered)
        self.clicked.connect(self._open)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def show_branches(self, match: Match, viewer: Seat | None, looks: Sequence[SeatLook]) -> None:
        """Name the branches of a match as their viewer may know them."""
        self._names = [look.given for look in looks]
        self._named = [self._name(match, branch, viewer) for branch in match.branches]
        self.setVisible(bool(self._named))
        self.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.setFont(style.font(14))
        sheet = style.sheet(SHEET, above=style.length(4), aside=style.length(8))
        self.setStyleSheet(sheet)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setText(self.tr("%n other variation(s) …", "", len(self._named)))
        set_tip(self, self.tr("Return to moves you undid"))
        self.lines.clear()
        for number, branch in enumerate(self._named):
            words = self._words(branch)
            action = add_entry(self.lines, shortened(words, LONGEST))
            set_tip(action, words)
            action.setData(number)
        self.lines.addSeparator()
        self.lines.addAction(self.tr("Compare and name variations…")).setData(COMPARE)

    def _on_triggered(self, action: QAction) -> None:
        if action.data() == COMPARE:
            self.compared.emit()
        else:
            self.chosen.emit(action.data())

    def _open(self) -> None:
        """Open the list; ``QMenu.exec`` would block here while the game goes on."""
        self.lines.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _name(self, match: Match, branch: Line, viewer: Seat | None) -> Named:
        ply = fork(match.line, branch)
        seats = range(match.start.seats)
        points = tuple(score_at(match.game, branch[-1], seat).total for seat in seats)
        words = move_text(match, branch, ply, viewer, self._sentences)
        return Named(ply + 1, words.sentence, points, line_name(branch[ply:]))

    def _words(self, branch: Named) -> str:
        points = " : ".join(map(signed, branch.points))
        if branch.name:
            return render(CALLED.bind(name=branch.name, points=points))
        sentence = render(branch.sentence, self._names)
        return render(NAMED.bind(number=branch.ply, move=sentence, points=points))
