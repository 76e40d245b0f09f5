"""The window: the start screen or a game, with menus above it."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QMainWindow

from core.games import GAMES
from core.games.boxes import BOXES
from core.kernel.errors import KupolaError
from gui.look.sprites import SPRITES
from gui.start.screen import StartScreen
from gui.startup.preload import Preloader
from gui.store.recent import Recent
from gui.store.save_folder import SaveFolder
from gui.store.saved_games import SavedGames, Waiting
from gui.store.waiting_list import WaitingList
from gui.system.heap import tidy
from gui.system.reduced_motion import ReducedMotion
from gui.system.sounds import Sounds
from gui.system.window_geometry import WindowGeometry
from gui.widgets.opening import open_once
from gui.widgets.plain_text import set_title
from gui.widgets.stack import Stack
from gui.widgets.style import Style
from gui.widgets.translated import Translated

from .analysis_commands import AnalysisCommands
from .applied_settings import AppliedSettings
from .coach_commands import CoachCommands
from .contest_commands import ContestCommands
from .daily_commands import DailyCommands
from .enabled_commands import EnabledCommands
from .file_commands import FileCommands
from .game_menu import GameMenu
from .help_menu import HelpMenu
from .learn_commands import LearnCommands
from .menus import Menus
from .message_commands import MessageCommands
from .opening_plans import OpeningPlans
from .player_commands import PlayerCommands
from .puzzle_commands import PuzzleCommands
from .replay_commands import ReplayCommands
from .second_try_commands import SecondTryCommands
from .settings_commands import SettingsCommands
from .share_commands import ShareCommands
from .shared_tables import SharedTables
from .tally_commands import TallyCommands
from .together_commands import TogetherCommands
from .unsaved_guard import UnsavedGuard
from .view_menu import ViewMenu

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QAction, QCloseEvent, QResizeEvent, QShowEvent

    from core.kernel.messages import Message
    from core.match import Match
    from core.record import Record
    from gui.look.appearance import Look, Theme
    from gui.play.screen import GameScreen
    from gui.play.session import Session
    from gui.rulebook.window import RulesWindow
    from gui.startup.preload import Step
    from gui.store.plan import Plan
    from gui.store.settings import Settings, SettingsFile
    from gui.store.waiting_tables import WaitingTable
    from gui.store.waiting_tallies import WaitingCount
    from gui.text.translator import Translator

    from .covering_board import CoveringBoard
    from .input_devices import InputDevices

SMALLEST = (960, 640)
USUAL = (1280, 720)
START_ACTIONS = frozenset(
    {
        *("open_table", "join_table", "puzzles", "set_up", "open"),
        *("history", "statistics", "settings", "tally"),
    }
)
"""The actions that have a button on the start screen, as far as there are such."""


class MainWindow(Translated, QMainWindow):
    """Shows the start screen or a game; remembers what is chosen."""

    def __init__(
        self,
        file: SettingsFile,
        translator: Translator,
        look: Look,
        saved_games: SavedGames | None = None,
    ) -> None:
        super().__init__()
        self._file = file
        self._translator = translator
        self._language = translator.choice
        self.look = look
        self.saved_games = saved_games or SavedGames()
        self._sounds = Sounds(self)
        self.reduced_motion = ReducedMotion(self)
        self.applied_settings = AppliedSettings(self, self._sounds, self.reduced_motion)
        self.enabled_commands = EnabledCommands(self)
        self.plans = OpeningPlans(self)
        self._session: Session | None = None
        self._preloader = Preloader(self, self._rehearsed)
        self.rules: RulesWindow | None = None
        self.devices: InputDevices | None = None
        self._start = StartScreen(self)
        self._stack = Stack()
        self._stack.addWidget(self._start)
        self.setCentralWidget(self._stack)
        self.menus = Menus(self.menuBar())
        actions = [action for name, action in self.menus.actions.items() if name in START_ACTIONS]
        self._start.action_buttons.show_actions(actions)
        SaveFolder.in_use = SaveFolder(file)
        self.files = FileCommands(self, self.menus, Recent(file))
        self._guard = UnsavedGuard(self, self.files)
        self.players = PlayerCommands(self, self.menus, self._start.bar, self.saved_games)
        self.contests = ContestCommands(self, self.saved_games, self.players, self.plans.last)
        self.daily = DailyCommands(self, self._start.week, self.saved_games, self.players)
        self.replays = ReplayCommands(self, self._stack)
        self.second_tries = SecondTryCommands(self, self._stack)
        self.analyses = AnalysisCommands(self, self._stack)
        self.puzzles = PuzzleCommands(self, self._stack)
        self.view_menu = ViewMenu(self.menus, self)
        self.share = ShareCommands(self)
        self.by_message = MessageCommands(self)
        self.tallies = TallyCommands(self, self._stack)
        self.shared_tables = SharedTables(self)
        self.learning = LearnCommands(self, self._stack, self._start)
        self.preferences = SettingsCommands(
            self.saved_games.folder, file.path.parent, self.menus, self
        )
        self.together = TogetherCommands(self, self.plans.last, lambda: self.settings)
        self.coaching = CoachCommands(self)
        self._help_menu = HelpMenu(self, self._start)
        self._game_menu = GameMenu(self)
        self._connect()
        self.setMinimumSize(*SMALLEST)
        self._geometry = WindowGeometry(self, USUAL, file.settings.window)
        look.changed.connect(self._on_look_changed)
        self._follow_settings()
        self._refresh_start()
        self.retranslate()

    @property
    def settings(self) -> Settings:
        """The settings of the player at the computer."""
        return self._file.settings

    @property
    def session(self) -> Session | None:
        """The game being played, if any."""
        return self._session

    @property
    def at_hand(self) -> GameScreen | None:
        """The board that is looked at, if any: that of a replay lies over that of its game."""
        return self.screens[-1] if self.screens else None

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, "Kupola")
        self.menus.retranslate()
        self.menus.check("language", self._translator.choice)
        self._start.languages.set_language(self._translator.language)

    def play(self, game: str) -> None:
        """Begin a game immediately, as it was played the last time; a first one begins gently."""
        from gui.play.session import Session  # noqa: PLC0415 - not needed for the first picture

        session = Session.planned(self.plans.opening(game), self.saved_games, self)
        if self.plans.is_first(game):
            session.introduce()
            self.plans.remember_begun(game)
        self.seat(session)

    def plan(self, game: str) -> None:
        """Ask for seats and options first."""
        from gui.new_game.dialog import NewGameDialog  # noqa: PLC0415 - not needed for the first picture

        dialog = NewGameDialog(GAMES[game], self.plans.opening(game), self.look.theme, self)
        dialog.started.connect(self._on_planned)
        self.players.introduce(dialog.sheet.body.seats)
        open_once(dialog)

    def show_rules(self, game: str, anchor: str = "") -> None:
        """Open the rulebook of a game in a window of its own."""
        from gui.rulebook.window import RulesWindow  # noqa: PLC0415 - not needed for the first picture

        if self.rules is None:
            self.rules = RulesWindow(game, self)
            self.applied_settings.apply()
        self.rules.show_rules(game, anchor)

    def resume(self, waiting: Waiting | WaitingCount | WaitingTable) -> None:
        """Continue a saved game, a count or a shared table, or say why that is not possible."""
        from gui.play.session import Session  # noqa: PLC0415 - not needed for the first picture
        from gui.store.waiting_tables import WaitingTable  # noqa: PLC0415 - likewise

        if isinstance(waiting, WaitingTable):
            self.shared_tables.resume_place(waiting)
            return
        if not isinstance(waiting, Waiting):
            self.tallies.reopen(waiting.path)
            return
        if self.shared_tables.resume_hosted(waiting):
            return
        try:
            session = Session.resumed(waiting, self.saved_games, self)
        except KupolaError as error:
            self.saved_games.mended(waiting.path, error)
            trouble = self.saved_games.trouble
            self._show_waiting()
            self._start.show_notice(trouble)
        else:
            self.seat(session)

    def replay(self, ply: int) -> None:
        """Replay the game from the position after a number of moves."""
        if self._session is not None and self._session.whole:
            self.analyses.end()
            self.second_tries.end()
            self.puzzles.end()
            self.replays.open(self._session, ply)

    def answer(self, file: str) -> None:
        """Come to the front, as another start of the program asks, and open its file, if any.

        Dialogs give way to the file.
        """
        from PySide6.QtWidgets import QDialog  # noqa: PLC0415 - not needed for the first picture

        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        if file and all(each.close() for each in reversed(self.findChildren(QDialog))):
            self.files.open(Path(file))

    def show_progress(self, progress: Message | None) -> None:
        """Show a background task at the foot of the start screen; None: there is none."""
        self._start.show_progress(progress)

    def leave(self) -> None:
        """Go back to the start screen; the game stays saved."""
        if not self._guard.allows(self._session, self.leave):
            return
        self._end_sitting()
        self._on_spoken("")
        self._refresh_start()
        self._stack.setCurrentWidget(self._start)
        self.enabled_commands.update()
        self._preloader.begin()

    def sit_down(self, folder: Path) -> None:
        """Apply the personal settings of another player."""
        self._file.sit_down(folder)
        self._language = self.settings.language
        self._translator.speak(self._language)
        self._start.show_notice(self._file.trouble)
        self._follow_settings()

    def remember(self, **choices: Any) -> None:
        """Save settings and apply them."""
        self._file.change(**choices)
        self._start.show_notice(self._file.trouble)
        self.applied_settings.apply()

    def listen_to_devices(self) -> None:
        """Handle touch screens and gamepads from now on."""
        from .input_devices import InputDevices  # noqa: PLC0415 - not needed for the first picture

        self.devices = InputDevices(self)
        self.devices.pads.listen()

    def follow_input(self) -> None:
        """Make everything large enough for fingers, and show the keys or buttons in use."""
        self.menus.fit_fingers()
        self.applied_settings.apply()
        self._start.set_theme(self.look.theme)
        for screen in self.screens:
            screen.restyle_shown()

    def showEvent(self, event: QShowEvent) -> None:
        """Start preloading once the window is visible."""
        super().showEvent(event)
        self._geometry.framed()
        self._preloader.begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale menus and tips with a large window."""
        super().resizeEvent(event)
        self.applied_settings.scale_text()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End everything that runs; a step that fails is raised after all others are done."""
        if not self._guard.allows(self._session, self.close):
            event.ignore()
            return
        with ExitStack() as steps:  # the last one first
            steps.callback(super().closeEvent, event)
            steps.callback(self._sounds.stop)
            if self.rules is not None:
                steps.callback(self.rules.close)
            steps.callback(self.players.close)
            steps.callback(_wait_for_farewells)
            steps.callback(self.together.close)
            steps.callback(self._end_sitting)
            steps.callback(self.second_tries.stop)
            steps.callback(self.puzzles.stop)
            steps.callback(self._remember_window)
            steps.callback(self._geometry.stop)
            steps.callback(self._preloader.stop)
            if self.devices is not None:
                steps.callback(self.devices.close)

    def _connect(self) -> None:
        start, menus = self._start, self.menus
        start.languages.chosen.connect(self._on_language_chosen)
        start.played.connect(self._on_play_asked)
        start.planned.connect(self.plan)
        start.explained.connect(self.show_rules)
        start.taught.connect(self.learning.show_courses)
        start.resumed.connect(self.resume)
        start.looked.connect(self._on_looked)
        menus.on("new", self._on_new)
        menus.on("match", self.contests.ask)
        start.bar.matched.connect(self.contests.ask)
        self.contests.resumed.connect(self.resume)
        self.contests.planned.connect(self._on_planned)
        self.contests.refused.connect(self.files.complain)
        self.contests.leave.connect(self.leave)
        menus.on("daily", self.daily.open)
        self.daily.resumed.connect(self.resume)
        self.daily.planned.connect(self._on_planned)
        self.daily.refused.connect(self.files.complain)
        self.shared_tables.refused.connect(self.files.complain)
        self.files.opened.connect(self._on_opened)
        self.share.opened.connect(self._on_opened)
        self.players.replayed.connect(self._on_history_opened)
        self.players.recounted.connect(self.tallies.reopen)
        self.players.refused.connect(self.files.complain)
        self.players.sat_down.connect(self.sit_down)
        self.tallies.opened.connect(self.applied_settings.apply)
        self.learning.opened.connect(self._on_lesson_opened)
        self.learning.shown.connect(self.applied_settings.apply)
        self.learning.heard.connect(self._sounds.play)
        self.replays.opened.connect(self._on_replay_opened)
        self.replays.tried.connect(self.second_tries.try_verdicts)
        self.replays.reviewed.connect(self.second_tries.collect)
        self.players.switched.connect(self.second_tries.forget)
        self.players.tried.connect(self.second_tries.try_game)
        self.players.practiced.connect(self.second_tries.show_book)
        self.players.switched.connect(self.puzzles.close)
        for covering in self.coverings:
            covering.opened.connect(self._on_board_opened)
            covering.closed.connect(self.enabled_commands.update)
            covering.leave.connect(self.leave)
        self.puzzles.closed.connect(self.puzzles.open)
        self.replays.seated.connect(self.seat)
        menus.on("settings", self.preferences.open)
        self.preferences.changed.connect(self._on_preferred)
        self.view_menu.chosen.connect(self._on_preferred)
        self.reduced_motion.changed.connect(self.applied_settings.apply)
        menus.on("start", self.leave)
        menus.on("quit", self.close)
        menus.on_choice("language", self._on_language)

    @property
    def coverings(self) -> tuple[CoveringBoard[Any], ...]:
        """What shows boards over the table, the lowest first."""
        return self.replays, self.second_tries, self.analyses, self.puzzles

    @property
    def screens(self) -> list[GameScreen]:
        """The boards that lie on the table: of the game, its replay, what covers it, a lesson."""
        played = None if self._session is None else self._session.screen
        covering = (each.screen for each in self.coverings)
        boards = (played, self.learning.screen, *covering)
        return [board for board in boards if board is not None]

    def _rehearsed(self) -> Iterator[Step]:
        """Prepare the first picture of every game, as long as none is played.

        The one that the pointer is on comes first.
        """
        from gui.panels.side_panel import room_in_panel  # noqa: PLC0415 - likewise
        from gui.play.prerender import rehearsal  # noqa: PLC0415 - likewise
        from gui.play.screen import board_room  # noqa: PLC0415 - not needed for the first picture

        left = list(BOXES)
        while left:
            game = self._start.pointed if self._start.pointed in left else left[0]
            left.remove(game)
            settings, theme, window = self.settings, self.look.theme, self._stack.size()
            scale, ratio = settings.text_size / 100, self.devicePixelRatioF()
            style = Style.of(theme, window.width(), window.height(), scale)
            size = board_room(window, theme, scale, panel=settings.panel).toSizeF()
            if self._session is None:
                size *= settings.board_zoom / 100
                aside = room_in_panel(style, window.width()) if settings.panel else 0
                yield from rehearsal(self.plans.opening(game), size, ratio, style, aside)

    def seat(self, session: Session) -> None:
        """Show a game and let its players move."""
        if not self._guard.allows(self._session, partial(self.seat, session)):
            return
        self._preloader.stop()
        self._end_sitting()
        self.second_tries.stop_looking()
        self._session = session
        self.contests.watch(session)
        self.daily.watch(session)
        self.by_message.watch(session)
        self.learning.watch(session)
        session.spoken.connect(self._on_spoken)
        session.heard.connect(self._sounds.play)
        session.troubled.connect(self.files.complain)
        session.controller.thinking.connect(self.coaching.follow)
        self._game_menu.watch(session.screen)
        session.screen.panel_shown.connect(self._on_panel_shown)
        self.view_menu.zooming.watch(session.screen)
        session.screen.help.detached.connect(self.show_rules)
        self._stack.addWidget(session.screen)
        self.applied_settings.apply()  # before it is shown, so that it is laid out once
        self._stack.setCurrentWidget(session.screen)
        session.begin()
        self.enabled_commands.update()

    def _follow_settings(self) -> None:
        """Show everything as the settings of the player at the computer say."""
        self.look.marks = self.settings.marks
        self.look.choose(self.settings.appearance)
        self.applied_settings.apply()

    def _refresh_start(self) -> None:
        """Show on the start screen what waits, and what went wrong."""
        self._show_waiting()
        self._start.show_notice(self.saved_games.trouble or self._file.trouble)

    def _show_waiting(self) -> None:
        """Show the unfinished games and counts, the latest first."""
        captions = {**self.contests.captions(), **self.shared_tables.captions()}
        others = (*self.tallies.waiting(), *self.shared_tables.waiting())
        self._start.show_waiting(WaitingList(self.saved_games, captions, others))

    def _on_looked(self) -> None:
        if self.saved_games.trouble is not None:
            self._start.show_notice(self.saved_games.trouble)

    def _end_sitting(self) -> None:
        for covering in reversed(self.coverings):
            covering.end()
        self.tallies.end()
        self.learning.end()
        if self._session is not None:
            self._session.end()
            self._session.screen.reader.close()
            self._stack.removeWidget(self._session.screen)
            self._session.screen.deleteLater()
            self._session.deleteLater()
            self._session = None
            SPRITES.clear()
            QTimer.singleShot(0, self, tidy)

    def _remember_window(self) -> None:
        self.remember(window=self.saveGeometry().toBase64().toStdString())

    def _on_planned(self, plan: Plan) -> None:
        from gui.play.session import Session  # noqa: PLC0415 - not needed for the first picture

        self.plans.remember(plan)
        self.seat(Session.planned(plan, self.saved_games, self))

    def _on_play_asked(self, game: str) -> None:
        """Begin a game, or ask first whether a player who has never met it would rather learn."""
        if self.plans.is_first(game) and self.learning.offers(game):
            self.learning.greet(game)
        else:
            self.play(game)

    def _on_new(self) -> None:
        playing = self._session
        game = playing.controller.match.game.key if playing else next(iter(BOXES))
        self.plan(game)

    def _on_opened(self, record: Record, match: Match, path: Path) -> None:
        from gui.play.session import Session  # noqa: PLC0415 - not needed for the first picture

        if match.is_study:
            self._show_study(record, match)
            return
        self.seat(Session.opened(record, match, path, self.saved_games, self))
        if match.ended:
            self.replay(0)

    def _show_study(self, record: Record, match: Match) -> None:
        """Open a study at its first position, with the engine paused."""
        from gui.store.plan_data import trusted  # noqa: PLC0415 - not needed for the first picture

        if self._guard.allows(self._session, partial(self._show_study, record, match)):
            self._preloader.stop()
            self._end_sitting()
            players = trusted(record.players, match.start.seats)
            self._stack.setCurrentWidget(self._start)
            self.analyses.open(match.goto(0), players, paused=True)

    def _on_history_opened(self, path: Path) -> None:
        self.activateWindow()
        self.files.open(path, remember=False)

    def _on_lesson_opened(self, screen: GameScreen) -> None:
        self._preloader.stop()
        self.view_menu.zooming.watch(screen)
        screen.help.detached.connect(self.show_rules)
        self.applied_settings.apply()

    def _on_replay_opened(self, screen: GameScreen) -> None:
        screen.panel_shown.connect(self._on_panel_shown)

    def _on_board_opened(self, screen: GameScreen) -> None:
        self.view_menu.zooming.watch(screen)
        screen.help.detached.connect(self.show_rules)
        self.applied_settings.apply()

    def _on_panel_shown(self, shown: bool) -> None:  # noqa: FBT001 - a signal's argument
        if shown != self.settings.panel:
            self.remember(panel=shown)

    def _on_preferred(self, choices: dict[str, Any]) -> None:
        """Follow the settings window."""
        self.look.mark(choices.get("marks", self.look.marks))
        if "appearance" in choices:
            self.look.choose(choices["appearance"])
        if "language" in choices and choices["language"] != self._language:
            self._language = choices["language"]
            self._translator.speak(self._language)
        self.remember(**choices)

    def _on_language(self, action: QAction) -> None:
        self._on_language_chosen(action.data())

    def _on_language_chosen(self, choice: str) -> None:
        self._language = choice
        self._translator.speak(choice)
        self.remember(language=choice)

    def _on_spoken(self, language: str) -> None:
        wanted = language or self._language
        if wanted != self._translator.choice:
            self._translator.speak(wanted)

    def _on_look_changed(self, theme: Theme) -> None:
        self.menus.check("appearance", self.look.choice)
        self._start.set_theme(theme)
        self.applied_settings.follow_look(theme)


def _wait_for_farewells() -> None:
    """Let the links of shared tables say that this program leaves, if there were any."""
    if "gui.together.bridge" in sys.modules:
        from gui.together.bridge import wait_for_farewells  # noqa: PLC0415 - few programs need it

        wait_for_farewells()
