"""Commands about puzzles: the page, the board on which they are solved, and runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from gui.system.local_day import local_day
from gui.widgets.opening import open_once

from .covering_board import LATER, CoveringBoard

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date
    from pathlib import Path

    from core.puzzles.puzzle import Puzzle
    from core.record import Sitter
    from gui.puzzles.judging import Judge
    from gui.puzzles.progress_section import PuzzleSection
    from gui.puzzles.puzzle_progress import PuzzleProgress
    from gui.puzzles.runs import Run
    from gui.puzzles.screen import PuzzleScreen  # noqa: F401 - the base names it in quotes
    from gui.widgets.stack import Stack

    from .main_window import MainWindow

TICK = 1000


class PuzzleCommands(CoveringBoard["PuzzleScreen"]):
    """Shows at most one puzzle over what lies on the table.

    Attributes:
        clock: Tells the local date.
    """

    def __init__(self, window: MainWindow, stack: Stack) -> None:
        super().__init__(window, stack)
        self._judge: Judge | None = None
        self._choice = "", ""
        self.run: Run | None = None
        self.clock: Callable[[], date] = local_day
        self._tick = QTimer(self, interval=TICK)
        self._tick.timeout.connect(self._show_run)
        window.menus.on("puzzles", self.open)
        window.menus.on("hint", self._on_hint)
        window.players.sections.append(self._section)

    @property
    def progress(self) -> PuzzleProgress:
        """The puzzles of the player at the computer."""
        from gui.puzzles.puzzle_progress import PuzzleProgress  # noqa: PLC0415 - not needed at first

        return PuzzleProgress(self._folder)

    @property
    def judge(self) -> Judge:
        """What solves puzzles; made on first use."""
        if self._judge is None:
            from gui.puzzles.judging import Judge  # noqa: PLC0415 - not needed for the first picture

            self._judge = Judge(self)
            self._judge.answered.connect(self._on_opened)
        return self._judge

    def open(self) -> None:
        """Show the page of puzzles."""
        from gui.puzzles.page import PuzzlePage  # noqa: PLC0415 - not needed for the first picture

        board = self._window.at_hand
        game = self._choice[0] if board is None else board.controller.match.game.key
        page = PuzzlePage(self.progress, game, self.clock(), self._window)
        page.opened.connect(self._on_day)
        page.wanted.connect(self._on_wanted)
        page.ran.connect(self._on_ran)
        open_once(page)

    def solve(self, puzzle: Puzzle) -> None:
        """Show a puzzle as soon as its first decision is solved."""
        self._cover()
        self.judge.open(puzzle)

    def end(self) -> None:
        """Close the puzzle, if there is one."""
        self._tick.stop()
        if self._judge is not None:
            self._judge.cancel()
        super().end()
        self.run = None

    def stop(self) -> None:
        """End everything that runs."""
        self.end()
        if self._judge is not None:
            self._judge.stop()

    @property
    def _folder(self) -> Path:
        profiles = self._window.players.player_profiles
        return profiles.folder_of(profiles.current)

    def _next(self) -> None:
        """Show the next puzzle of the chosen game and theme, or of the run."""
        from core.puzzles.library import puzzles_of  # noqa: PLC0415 - not needed at first
        from core.puzzles.picking import next_puzzle  # noqa: PLC0415 - likewise

        game, theme = self._choice
        progress = self.progress
        if self.run is not None and self.run.over:
            self._show_run()
            return
        rating = progress.rating(game).value if self.run is None else self.run.rating
        fitting = [each for each in puzzles_of(game) if theme in ("", each.theme.key)]
        tried = progress.tried(game)
        current = 0 if self.screen is None else self.screen.puzzle.number
        puzzle = next_puzzle(fitting, rating, {*tried, current}, len(tried) + current)
        if puzzle is None:
            self.close()
        else:
            self.solve(puzzle)

    def _on_opened(self, answer: object) -> None:
        from gui.puzzles.judging import Opened  # noqa: PLC0415 - not needed for the first picture
        from gui.puzzles.screen import PuzzleScreen  # noqa: PLC0415 - likewise

        if not isinstance(answer, Opened):
            return
        course = answer.course
        players = self._players(course.state.seats, course.seat)
        screen = PuzzleScreen(answer, players, self.judge)
        screen.answered.connect(self._on_answered)
        screen.onward.connect(self._next, LATER)
        self._show(screen)
        screen.follow_helps()
        screen.solving.begin()
        self._show_run()

    def _players(self, seats: int, own: int) -> tuple[Sitter, ...]:
        """Seat the player at the computer as the solver."""
        from core.kernel.messages import default_name  # noqa: PLC0415 - not needed at first
        from core.record import Sitter  # noqa: PLC0415 - likewise
        from gui.store.plan import free_color  # noqa: PLC0415 - likewise

        current = self._window.players.player_profiles.current
        players: list[Sitter] = []
        for seat in range(seats):
            color = free_color({each.color for each in players})
            name = current.name if seat == own and current.name else default_name(seat)
            players.append(Sitter(name, color))
        return tuple(players)

    def _show_run(self) -> None:
        """Show how the run stands; after its end no further puzzle comes."""
        if self.run is None or self.screen is None:
            return
        self.screen.puzzle_panel.show_note(self.run.note)
        if self.run.over:
            self._tick.stop()
            self.screen.puzzle_panel.buttons["next"].hide()

    def _on_day(self, puzzle: Puzzle) -> None:
        self._choice, self.run = (puzzle.game.key, ""), None
        self.solve(puzzle)

    def _on_wanted(self, game: str, theme: str) -> None:
        self._choice, self.run = (game, theme), None
        self._next()

    def _on_ran(self, game: str, timed: bool) -> None:  # noqa: FBT001 - a signal's argument
        from gui.puzzles.runs import Run  # noqa: PLC0415 - not needed for the first picture

        self._choice, self.run = (game, ""), Run(timed=timed)
        if timed:
            self._tick.start()
        self._next()

    def _on_answered(self, solved: bool, hinted: bool) -> None:  # noqa: FBT001 - a signal's arguments
        screen = self.screen
        if screen is None:
            return
        progress, puzzle = self.progress, screen.puzzle
        counts = puzzle.number not in progress.tried(puzzle.game.key)
        rating = progress.answer(puzzle, solved=solved, hinted=hinted)
        if progress.trouble is not None:
            self._window.files.complain(progress.trouble)
        if self.run is not None:
            self.run.count(solved=solved)
            self._show_run()
        else:
            screen.puzzle_panel.show_rating(round(rating.value) if counts else None)

    def _on_hint(self) -> None:
        if self.screen is not None:
            self.screen.ask_hint()

    def _section(self) -> PuzzleSection:
        """Make the part about puzzles of the page about a player's progress."""
        from gui.puzzles.progress_section import PuzzleSection  # noqa: PLC0415 - seldom needed

        section = PuzzleSection()
        section.asked.connect(self._on_section_asked)
        return section

    def _on_section_asked(self) -> None:
        """Show the page; the window about players would cover it."""
        self._window.players.close()
        self.open()
