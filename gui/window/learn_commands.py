"""Commands that open the courses, play a lesson and end it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from core.kernel.messages import default_name
from gui.store.lesson_files import lesson_names
from gui.widgets.style import Style

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from core.record import Sitter
    from gui.coach.situation_coach import SituationCoach, Voice
    from gui.learn.courses import Entry
    from gui.learn.first_start_sheet import FirstStartSheet
    from gui.learn.learn_page import LearnPage
    from gui.learn.lesson_progress import LessonProgress
    from gui.learn.progress_section import LessonSection
    from gui.learn.screen import LessonScreen
    from gui.look.appearance import Theme
    from gui.play.screen import GameScreen
    from gui.play.session import Session
    from gui.play.sound_cues import SoundCues
    from gui.start.screen import StartScreen
    from gui.widgets.stack import Stack

    from .main_window import MainWindow

LATER = Qt.ConnectionType.QueuedConnection
OFFERED = ("start", "words", "hint")
"""Commands of the menus that a lesson has as well as a game."""


class LearnCommands(QObject):
    """Shows at most one lesson.

    Attributes:
        coached: Whether the coach explains new situations in games.

    Signals:
        opened: The screen of a lesson that is about to be shown.
        shown: The courses or the question before a first game are about to be shown.
        heard: The name of a sound to play.
    """

    opened = Signal(object)
    shown = Signal()
    heard = Signal(str)

    def __init__(self, window: MainWindow, stack: Stack, start: StartScreen) -> None:
        super().__init__(window)
        self._window, self._stack, self._start = window, stack, start
        self.sheet: FirstStartSheet | None = None
        self.coach: SituationCoach | None = None
        self.coached = True
        self.screen: LessonScreen | None = None
        self.page: LearnPage | None = None
        self._sound_cues: SoundCues | None = None
        window.players.sections.append(self._section)
        window.menus.on("learn", self.show_courses_at_hand)
        window.menus.on("hint", self._on_hint)
        window.menus.on("undo", self._on_undo)
        window.menus.on("redo", self._on_redo)

    @property
    def progress(self) -> LessonProgress:
        """The lessons of the player at the computer, read when they are first needed."""
        from gui.learn.lesson_progress import LessonProgress  # noqa: PLC0415 - not needed at first

        return LessonProgress(self._folder)

    @property
    def _folder(self) -> Path:
        """The folder of the player at the computer."""
        profiles = self._window.players.player_profiles
        return profiles.folder_of(profiles.current)

    def offers(self, game: str) -> bool:
        """Return whether a game has lessons of which the player has opened none."""
        return bool(lesson_names(game)) and not self.progress.has_begun(game)

    def greet(self, game: str) -> None:
        """Ask before a first game whether the player would rather learn it."""
        from gui.learn.first_start_sheet import FirstStartSheet  # noqa: PLC0415 - seldom needed

        if self.sheet is None:
            self.sheet = FirstStartSheet(self._start, game)
            self.sheet.taught.connect(self._on_taught)
            self.sheet.played.connect(self._window.play, LATER)
            self.shown.emit()
        self.sheet.ask(game)

    def show_courses(self, game: str = "") -> None:
        """Show the courses, that of a game first."""
        from gui.learn.courses import taught_games  # noqa: PLC0415 - lessons are read when asked for
        from gui.learn.learn_page import LearnPage  # noqa: PLC0415 - likewise

        games = taught_games()
        if not games or not self._leaves_game():
            return
        page = self.page = LearnPage(games, self.progress)
        page.chosen.connect(self.learn, LATER)
        page.played.connect(self._window.play, LATER)
        page.closed.connect(self._window.leave, LATER)
        if game in games:
            page.show_game(game)
        self._stack.addWidget(page)
        self.shown.emit()
        self._stack.setCurrentWidget(page)
        page.focus()

    def show_courses_at_hand(self) -> None:
        """Show the courses, that of the game on the table first."""
        screen = self._window.at_hand
        self.show_courses("" if screen is None else screen.controller.match.game.key)

    def set_look(self, theme: Theme, scale: float) -> None:
        """Change the colors and the size of text of the courses."""
        if self.page is not None:
            self.page.set_look(theme, scale)
        if self.sheet is not None:
            size = self._window.size()
            self.sheet.restyle(Style.of(theme, size.width(), size.height(), scale))

    def learn(self, entry: Entry) -> None:
        """Open a lesson where the player left it."""
        from gui.learn.screen import CoachLine, LessonScreen  # noqa: PLC0415 - not needed for the first picture
        from gui.play.sound_cues import SoundCues  # noqa: PLC0415 - likewise

        if not self._leaves_game():
            return
        progress = self.progress
        screen = self.screen = LessonScreen(entry, self._players(entry))
        screen.named.connect(self._window.menus.show_steps)
        screen.opened.connect(self.learn, LATER)
        screen.closed.connect(lambda: self.show_courses(entry.game), LATER)
        screen.lesson.kept.connect(lambda standing: progress.keep(entry.key, standing))
        screen.lesson.finished.connect(lambda help_: progress.finish(entry.key, help_))
        self._sound_cues = SoundCues(screen)
        self._sound_cues.heard.connect(self.heard)
        self._stack.addWidget(screen)
        self.opened.emit(screen)
        self._coach(screen, CoachLine(screen), lambda: screen.overlays.uncovered, repeats=True)
        screen.lesson.begin_at(progress.of(entry.key))
        self._stack.setCurrentWidget(screen)
        screen.follow_helps()
        screen.lesson.begin()

    def enable(self) -> None:
        """Enable the commands that a lesson has; over the courses only those that leave them."""
        offered = OFFERED if self.screen is not None else OFFERED[:1]
        for name in offered:
            self._window.menus.actions[name].setEnabled(True)
        if self.screen is None:
            self._window.menus.show_steps(None, None)

    def watch(self, session: Session) -> None:
        """Let the coach explain what the player meets for the first time in a game."""
        screen = session.screen

        def may_speak() -> bool:
            hinted = screen.helps("hints", screen.controller.viewer)
            return self.coached and hinted and screen.overlays.uncovered

        self._coach(screen, screen.coach_card, may_speak, repeats=False)

    def set_color_sounds(self, *, wanted: bool) -> None:
        """Set whether taking a piece plays the sound of its color."""
        if self._sound_cues is not None:
            self._sound_cues.colors = wanted

    def end(self) -> None:
        """Close the lesson and the courses, if they are open."""
        if self.page is not None:
            self._stack.removeWidget(self.page)
            self.page.deleteLater()
        self.page = None
        if self.coach is not None:
            self.coach.stop()
        self.coach = None
        if self.screen is not None:
            self.screen.end()
            self.screen.reader.close()
            self._stack.removeWidget(self.screen)
            self.screen.deleteLater()
        self.screen = self._sound_cues = None

    def _coach(
        self, screen: GameScreen, voice: Voice, may_speak: Callable[[], bool], *, repeats: bool
    ) -> None:
        from gui.coach.seen_situations import SeenSituations  # noqa: PLC0415 - not needed at first
        from gui.coach.situation_coach import SituationCoach  # noqa: PLC0415 - likewise

        controller = screen.controller
        seen = SeenSituations(self._folder, controller.match.game.key)
        coach = self.coach = SituationCoach(
            controller, screen.view, voice, seen, may_speak, repeats=repeats
        )
        screen.playback.rested.connect(coach.rest)

    def _section(self) -> LessonSection:
        """Make the part about lessons of the page about a player's progress."""
        from gui.learn.progress_section import LessonSection  # noqa: PLC0415 - not needed at first

        section = LessonSection()
        section.asked.connect(self._on_asked)
        return section

    def _on_asked(self, game: str) -> None:
        """Show a course; the window about players would cover it."""
        self._window.players.close()
        self.show_courses(game)

    def _leaves_game(self) -> bool:
        """End what is on the table; return whether nothing is left there."""
        if self.screen is not None or self.page is not None:
            self.end()
        else:
            self._window.leave()
        return self._window.session is None

    def _players(self, entry: Entry) -> tuple[Sitter, ...]:
        """Seat the player at the computer as the learner, with every help."""
        from core.ai.levels import EASIEST  # noqa: PLC0415 - not needed at first
        from core.record import Sitter  # noqa: PLC0415 - likewise
        from gui.store.plan import EVERY_HELP, free_color  # noqa: PLC0415 - likewise

        current = self._window.players.player_profiles.current
        players: list[Sitter] = []
        for seat in range(entry.lesson.match.start.seats):
            color = free_color({each.color for each in players})
            if seat == entry.lesson.seat:
                name = current.name or default_name(seat)
                players.append(Sitter(name, color, help=EVERY_HELP))
            else:
                players.append(Sitter(default_name(seat, EASIEST), color))
        return tuple(players)

    def _on_taught(self, game: str) -> None:
        """Open the first lesson of a game."""
        from gui.learn.courses import course  # noqa: PLC0415 - lessons are read when asked for

        self.learn(course(game)[0])

    def _on_hint(self) -> None:
        if self.screen is not None:
            self.screen.ask_hint()

    def _on_undo(self) -> None:
        if self.screen is not None:
            self.screen.take_back()

    def _on_redo(self) -> None:
        if self.screen is not None:
            self.screen.make_again()
