"""The page of puzzles: today's three, the next one near the rating, themes and runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QVBoxLayout

from core.games.boxes import BOXES
from core.kernel.errors import KupolaError
from core.kernel.messages import plural, text
from core.puzzles.library import puzzle_games, puzzles_of
from core.puzzles.picking import of_day
from core.puzzles.themes import THEMES
from gui.text.translation import render
from gui.widgets.controls import Chooser, button, label
from gui.widgets.dialog import dialog_style
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.growing import GrowingDialog
from gui.widgets.plain_text import set_tip, set_title
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from datetime import date

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message
    from core.puzzles.puzzle import Puzzle

    from .puzzle_progress import PuzzleProgress

ALL_THEMES = ""
LEAST_WIDTH = 460
TODAY = text("puzzles", "Today’s three")
OPEN = text("puzzles", "{game}: not tried yet")
RIGHT = text("puzzles", "{game}: solved")
WRONG = text("puzzles", "{game}: missed")
RATING = text("puzzles", "Your rating: {rating} ± {deviation}")
NEW = text("puzzles", "You have no rating yet: the first puzzles find it.")
RULE = text(
    "puzzles",
    "Every answer that is exactly as good as the best counts as right. Your first try changes your "
    "rating; with a hint it counts a fifth.",
)


class PuzzlePage(Translated, GrowingDialog):
    """Offers the puzzles of all games.

    Signals:
        opened: A puzzle of the day that is to be solved.
        wanted: The game and the theme of which the next puzzle is wanted; empty: any theme.
        ran: The game of which a run is wanted, and whether it has a clock.
    """

    opened = Signal(object)
    wanted = Signal(str, str)
    ran = Signal(str, bool)

    def __init__(self, progress: PuzzleProgress, game: str, day: date, parent: QWidget) -> None:
        """Show the puzzles of a player, those of one game first."""
        super().__init__(parent)
        self._progress = progress
        games = puzzle_games()
        self.daily = {key: _daily(key, day) for key in games}
        self._today, self._more = label("heading"), label("heading")
        self.day_buttons = {key: button("action") for key in games}
        self.game = Chooser(games)
        self.game.set_key(game if game in games else games[0])
        self.theme = Chooser([ALL_THEMES])
        self._rating, self._rule = label("plain", wrap=True), label("soft", wrap=True)
        self.warning = label("warning", wrap=True)
        self.next_button = button("start")
        self.timed_button, self.calm_button = button("action"), button("action")
        self._lay_out()
        self._connect()
        self.setMinimumWidth(LEAST_WIDTH)
        self.restyle(dialog_style())
        self.retranslate()
        self.next_button.setFocus()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, self.tr("Puzzles"))
        self._today.setText(render(TODAY))
        self._more.setText(self.tr("More puzzles"))
        self._rule.setText(render(RULE))
        for key, each in self.day_buttons.items():
            puzzle = self.daily[key]
            each.setText(render(self._standing(key).bind(game=BOXES[key].title)))
            each.setEnabled(puzzle is not None)
        self.game.set_labels([render(BOXES[key].title) for key in puzzle_games()])
        self.game.setAccessibleName(self.tr("Game"))
        self.theme.setAccessibleName(self.tr("Theme"))
        self.next_button.setText(self.tr("Next puzzle"))
        self.timed_button.setText(self.tr("Five minutes"))
        self.calm_button.setText(self.tr("Without a clock"))
        set_tip(self.timed_button, self.tr("As many puzzles as you can in five minutes"))
        set_tip(self.calm_button, self.tr("One puzzle after the other, each a little harder"))
        self._show_game()

    def _lay_out(self) -> None:
        day = QVBoxLayout()
        for each in self.day_buttons.values():
            day.addWidget(each)
        chosen = QGridLayout()
        chosen.addWidget(self.game, 0, 0)
        chosen.addWidget(self.theme, 0, 1)
        chosen.addWidget(self.timed_button, 1, 0)
        chosen.addWidget(self.calm_button, 1, 1)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.next_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.next_button.setDefault(True)
        buttons.rejected.connect(self.reject)
        parts = (self._today, day, self._more, chosen, self._rating, self._rule, self.warning)
        self.lay_out(*parts, buttons)

    def _connect(self) -> None:
        for key, each in self.day_buttons.items():
            each.clicked.connect(lambda _=False, key=key: self._on_day(key))
        self.game.chosen.connect(self._show_game)
        self.next_button.clicked.connect(self._on_next)
        self.timed_button.clicked.connect(lambda: self._on_run(timed=True))
        self.calm_button.clicked.connect(lambda: self._on_run(timed=False))

    @property
    def _key(self) -> str:
        return str(self.game.key)

    def _show_game(self) -> None:
        """Show the rating in the chosen game, and its themes."""
        rating = self._progress.rating(self._key)
        lines = [NEW]
        if rating.puzzles:
            value, deviation = round(rating.value), round(rating.deviation)
            tried = plural("puzzles", "%n puzzle(s) tried", "", rating.puzzles)
            lines = [RATING.bind(rating=value, deviation=deviation), tried]
        self._rating.setText(" · ".join(render(each) for each in lines))
        themes = {theme.key: render(theme.title) for theme in THEMES[self._key]}
        self.theme.offer({ALL_THEMES: self.tr("All themes"), **themes})
        trouble = self._progress.trouble
        self.warning.setText("" if trouble is None else render(trouble))
        self.warning.setVisible(trouble is not None)

    def _standing(self, key: str) -> Message:
        puzzle = self.daily[key]
        tried = self._progress.tried(key)
        if puzzle is None or puzzle.number not in tried:
            return OPEN
        return RIGHT if tried[puzzle.number] else WRONG

    def _on_day(self, key: str) -> None:
        self.accept()
        self.opened.emit(self.daily[key])

    def _on_next(self) -> None:
        self.accept()
        self.wanted.emit(self._key, str(self.theme.key))

    def _on_run(self, *, timed: bool) -> None:
        self.accept()
        self.ran.emit(self._key, timed)


def _daily(key: str, day: date) -> Puzzle | None:
    try:
        return of_day(puzzles_of(key), day)
    except KupolaError:
        return None
