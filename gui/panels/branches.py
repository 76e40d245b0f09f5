"""The lines that were left, beside the list of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from core.kernel.messages import Message, text
from core.match import fork
from gui.naming import told
from gui.translation import render

from .points_model import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Seat
    from core.match import Line, Match
    from gui.board.table import SeatLook
    from gui.telling import Sentences

    from .style import Style

NAMED = text("branches", "Move {number}: {move} ({points})")
LONGEST = 90
SHEET = """
QToolButton {{
    background: {theme.panel_alt}; color: {theme.text}; border: 1px solid {theme.hairline};
    border-radius: 7px; padding: {above}px {aside}px;
}}
QToolButton:hover {{ border-color: {theme.accent}; }}
QToolButton:focus {{ border: 2px solid {theme.accent}; }}
QToolButton::menu-indicator {{ image: none; }}
"""


@frozen
class Named:
    """A branch: the move that leaves the line, and the points with which it ends."""

    ply: int
    sentence: Message
    points: tuple[int, ...]


class Branches(QToolButton):
    """Tells how many other lines there are, names them and leads back to them.

    Signals:
        chosen: The number of the branch that somebody wants to return to.
    """

    chosen = Signal(int)

    def __init__(self, sentences: Sentences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentences = sentences
        self._named: list[Named] = []
        self._names: list[str] = []
        self._menu = QMenu(self)
        self._menu.setToolTipsVisible(True)
        self._menu.triggered.connect(lambda action: self.chosen.emit(action.data()))
        self.setMenu(self._menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def show_branches(self, match: Match, viewer: Seat | None, looks: Sequence[SeatLook]) -> None:
        """Name the branches of a match as their viewer may know them."""
        self._names = [look.name for look in looks]
        self._named = [self._name(match, branch, viewer) for branch in match.branches]
        self.setVisible(bool(self._named))
        self.retranslate()

    def set_style(self, style: Style) -> None:
        """Change sizes and colors."""
        self.setFont(style.font(14))
        sheet = SHEET.format(theme=style.theme, above=style.length(4), aside=style.length(8))
        self.setStyleSheet(sheet)

    def retranslate(self) -> None:
        """Say everything anew."""
        self.setText(self.tr("%n other line(s) …", "", len(self._named)))
        self.setToolTip(self.tr("Return to moves that were taken back"))
        self._menu.clear()
        for number, branch in enumerate(self._named):
            words = self._words(branch)
            short = words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"
            action = self._menu.addAction(short.replace("&", "&&"))
            action.setToolTip(words)
            action.setData(number)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _name(self, match: Match, branch: Line, viewer: Seat | None) -> Named:
        ply = fork(match.line, branch)
        state = branch[-1].state
        seats = range(match.start.seats)
        points = tuple(match.game.score(state, seat).total for seat in seats)
        words = told(match, branch, ply, viewer, self._sentences)
        return Named(ply + 1, words.sentence, points)

    def _words(self, branch: Named) -> str:
        points = " : ".join(map(signed, branch.points))
        sentence = render(branch.sentence, self._names)
        return render(NAMED.bind(number=branch.ply, move=sentence, points=points))
