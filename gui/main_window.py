"""The window: the start screen or a game, with menus above it."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from core.games import GAMES
from core.kernel.errors import KupolaError

from .about import AboutBox
from .access.shortcuts import ShortcutsWindow
from .board.animator import SPEEDS
from .board.hand import STEADY, UNSTEADY
from .file_desk import FileDesk
from .menus import Menus
from .recent import Recent
from .replay import ReplayRoom
from .settings import TEXT_SIZES
from .shelf import Shelf
from .sounds import Sounds
from .start_screen import StartScreen
from .translation import render
from .warming import Warmer

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QShowEvent

    from core.match import Match
    from core.record import Record

    from .game_screen import GameScreen
    from .new_game import Plan
    from .rulebook.window import RulesWindow
    from .settings import SettingsFile
    from .shelf import Waiting
    from .sitting import Sitting
    from .theme import Look, Theme
    from .tongue import Tongue

SMALLEST = (960, 640)
USUAL = (1280, 720)
USUAL_TEXT = 100


class MainWindow(QMainWindow):
    """Leads from the start to a game and back; what is chosen is remembered."""

    def __init__(
        self, file: SettingsFile, tongue: Tongue, look: Look, shelf: Shelf | None = None
    ) -> None:
        super().__init__()
        self._file = file
        self._tongue = tongue
        self._language = tongue.choice
        self.look = look
        self.shelf = shelf or Shelf()
        self._sounds = Sounds(self)
        self._sitting: Sitting | None = None
        self._warmer = Warmer(self)
        self.rules: RulesWindow | None = None
        self._start = StartScreen(self)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._start)
        self.setCentralWidget(self._stack)
        self.menus = Menus(self.menuBar())
        self.desk = FileDesk(self, self.menus, Recent(file))
        self.replays = ReplayRoom(self._stack)
        self._connect()
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self.restoreGeometry(QByteArray.fromBase64(file.settings.window.encode()))
        look.changed.connect(self._on_look_changed)
        look.choose(file.settings.appearance)
        self._apply_settings()
        self._start.show_waiting(self.shelf.waiting())
        self._start.show_notice(self.shelf.trouble or file.trouble)
        self.retranslate()

    @property
    def sitting(self) -> Sitting | None:
        """The game being played, if any."""
        return self._sitting

    def retranslate(self) -> None:
        """Say everything anew."""
        self.setWindowTitle("Kupola")
        self.menus.retranslate()
        self.menus.check("language", self._tongue.choice)
        self._start.languages.set_language(self._tongue.language)

    def play(self, game: str) -> None:
        """Begin a game at once, as it was played the last time."""
        from .sitting import Sitting  # noqa: PLC0415 - not needed for the first picture

        self.seat(Sitting.planned(self._plan(game), self.shelf, self))

    def plan(self, game: str) -> None:
        """Ask for seats and options first."""
        from .new_game import NewGameDialog  # noqa: PLC0415 - not needed for the first picture

        dialog = NewGameDialog(GAMES[game], self._plan(game), self.look.theme, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.started.connect(self._on_planned)
        dialog.open()

    def show_rules(self, game: str, anchor: str = "") -> None:
        """Open the rulebook of a game in a window of its own."""
        from .rulebook.window import RulesWindow  # noqa: PLC0415 - not needed for the first picture

        if self.rules is None:
            self.rules = RulesWindow(game, self)
            self._apply_settings()
        self.rules.show_rules(game, anchor)

    def resume(self, waiting: Waiting) -> None:
        """Go on with a game from the shelf, or say why it cannot be."""
        from .sitting import Sitting  # noqa: PLC0415 - not needed for the first picture

        try:
            sitting = Sitting.resumed(waiting, self.shelf, self)
        except KupolaError as error:
            self.shelf.mended(waiting.path, error)
            trouble = self.shelf.trouble
            self._start.show_waiting(self.shelf.waiting())
            self._start.show_notice(trouble)
        else:
            self.seat(sitting)

    def replay(self, ply: int) -> None:
        """See the game again, from the position after so many moves."""
        if self._sitting is not None:
            self.replays.open(self._sitting, ply)

    def answer(self, file: str) -> None:
        """Come to the front, as another start of the program asks, and open its file, if any."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        if file:
            self.desk.open(Path(file))

    def leave(self) -> None:
        """Go back to the start screen; the game waits on the shelf."""
        self._end_sitting()
        self._tongue.speak(self._language)
        self._start.show_waiting(self.shelf.waiting())
        self._start.show_notice(self.shelf.trouble or self._file.trouble)
        self._stack.setCurrentWidget(self._start)
        self._enable()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Fetch what a game will need, once the window can be seen."""
        super().showEvent(event)
        self._warmer.begin()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window and let nobody move any more."""
        self._warmer.stop()
        self._remember(window=self.saveGeometry().toBase64().toStdString())
        self._end_sitting()
        if self.rules is not None:
            self.rules.close()
        self._sounds.stop()
        super().closeEvent(event)

    def _connect(self) -> None:
        start, menus = self._start, self.menus
        start.languages.chosen.connect(self._on_language_chosen)
        start.played.connect(self.play)
        start.planned.connect(self.plan)
        start.explained.connect(self.show_rules)
        start.resumed.connect(self.resume)
        menus.on("new", self._on_new)
        menus.on("save", self._on_save)
        menus.on("replay", self._on_replay)
        self.desk.opened.connect(self._on_opened)
        self.replays.opened.connect(self._on_replay_opened)
        self.replays.closed.connect(self._enable)
        self.replays.seated.connect(self.seat)
        self.replays.leave.connect(self.leave)
        menus.on("start", self.leave)
        menus.on("quit", self.close)
        menus.on("undo", self._on_undo)
        menus.on("redo", self._on_redo)
        menus.on("larger", self._on_larger)
        menus.on("smaller", self._on_smaller)
        menus.on("usual", self._on_usual)
        menus.on("panel", self._on_panel)
        menus.on("mute", self._on_mute)
        menus.on("unsteady", self._on_unsteady)
        menus.on("full", self._on_full)
        menus.on("rules", self._on_rules)
        for game in GAMES:
            menus.actions[f"rules_{game}"].setData(game)
            menus.on(f"rules_{game}", self._on_rulebook)
        menus.on("words", self._on_words)
        menus.on("keys", self._on_keys)
        menus.on("about", self._on_about)
        menus.on_choice("appearance", self._on_appearance)
        menus.on_choice("text", self._on_text)
        menus.on_choice("motion", self._on_motion)
        menus.on_choice("language", self._on_language)

    @property
    def _screens(self) -> list[GameScreen]:
        """The boards that lie on the table: that of the game, and that of its replay."""
        played = [] if self._sitting is None else [self._sitting.screen]
        return [*played, *([] if self.replays.screen is None else [self.replays.screen])]

    def _plan(self, game: str) -> Plan:
        from .new_game import from_data  # noqa: PLC0415 - not needed for the first picture

        return from_data(self._file.settings.plans.get(game), GAMES[game])

    def seat(self, sitting: Sitting) -> None:
        """Show a game and let its players move."""
        self._end_sitting()
        self._sitting = sitting
        sitting.spoken.connect(self._on_spoken)
        sitting.heard.connect(self._sounds.play)
        sitting.troubled.connect(self.desk.complain)
        sitting.screen.named.connect(self.menus.show_steps)
        sitting.screen.replayed.connect(self.replay)
        sitting.screen.panel_shown.connect(self._on_panel_shown)
        sitting.screen.help.detached.connect(self.show_rules)
        sitting.screen.leave.connect(self.leave, Qt.ConnectionType.QueuedConnection)
        sitting.screen.rematch.connect(self._on_rematch, Qt.ConnectionType.QueuedConnection)
        sitting.screen.swapped.connect(self._on_swapped, Qt.ConnectionType.QueuedConnection)
        self._stack.addWidget(sitting.screen)
        self._apply_settings()  # before it is shown, so that it is laid out once
        self._stack.setCurrentWidget(sitting.screen)
        sitting.begin()
        self._enable()

    def _end_sitting(self) -> None:
        self.replays.end()
        if self._sitting is not None:
            self._sitting.end()
            self._sitting.screen.reader.close()
            self._stack.removeWidget(self._sitting.screen)
            self._sitting.screen.deleteLater()
            self._sitting.deleteLater()
            self._sitting = None
            QTimer.singleShot(0, self, gc.collect)  # its pictures lie in circles of references

    def _enable(self) -> None:
        playing = self._sitting is not None
        for name in ("start", "save", "replay", "panel", "words"):
            self.menus.actions[name].setEnabled(playing)
        if not playing or self.replays.screen is not None:
            self.menus.show_steps(None, None)

    def _apply_settings(self) -> None:
        settings, menus = self._file.settings, self.menus
        menus.check("text", str(settings.text_size))
        menus.check("motion", settings.motion)
        menus.actions["panel"].setChecked(settings.panel)
        menus.actions["mute"].setChecked(settings.muted)
        menus.actions["unsteady"].setChecked(settings.unsteady)
        self._sounds.volume, self._sounds.muted = settings.volume, settings.muted
        for screen in self._screens:
            screen.scene.animator.speed = SPEEDS[settings.motion]
            screen.scene.hand.tolerance = UNSTEADY if settings.unsteady else STEADY
            screen.set_panel_shown(shown=settings.panel)
            screen.set_theme(self.look.theme)
            screen.set_text_scale(settings.text_size / 100)
        if self.rules is not None:
            self.rules.set_look(self.look.theme, settings.text_size / 100)
        self._enable()

    def _remember(self, **choices: Any) -> None:
        self._file.change(**choices)
        self._start.show_notice(self._file.trouble)
        self._apply_settings()

    def _on_planned(self, plan: Plan) -> None:
        from .new_game import to_data  # noqa: PLC0415 - not needed for the first picture
        from .sitting import Sitting  # noqa: PLC0415 - not needed for the first picture

        if plan.remember:
            self._remember(plans={**self._file.settings.plans, plan.game: to_data(plan)})
        self.seat(Sitting.planned(plan, self.shelf, self))

    def _on_new(self) -> None:
        playing = self._sitting
        game = playing.controller.match.game.key if playing else next(iter(GAMES))
        self.plan(game)

    def _on_rematch(self) -> None:
        if self._sitting is not None:
            self.seat(self._sitting.another())

    def _on_swapped(self) -> None:
        if self._sitting is not None:
            self.seat(self._sitting.swapped())

    def _on_undo(self) -> None:
        if self._sitting is not None and self.replays.screen is None:
            self._sitting.screen.take_back()

    def _on_redo(self) -> None:
        if self._sitting is not None and self.replays.screen is None:
            self._sitting.controller.redo()

    def _on_save(self) -> None:
        if self._sitting is not None:
            name = render(self._sitting.controller.match.game.title)
            self.desk.ask_save(self._sitting.record, name)

    def _on_opened(self, record: Record, match: Match, path: Path) -> None:
        from .sitting import Sitting  # noqa: PLC0415 - not needed for the first picture

        self.seat(Sitting.opened(record, match, path, self.shelf, self))
        if match.over:
            self.replay(0)

    def _on_replay_opened(self, screen: GameScreen) -> None:
        screen.panel_shown.connect(self._on_panel_shown)
        screen.help.detached.connect(self.show_rules)
        self._apply_settings()

    def _on_replay(self) -> None:
        if self._sitting is not None:
            self.replay(self._sitting.controller.match.ply)

    def _on_larger(self) -> None:
        self._resize_text(1)

    def _on_smaller(self) -> None:
        self._resize_text(-1)

    def _on_usual(self) -> None:
        self._remember(text_size=USUAL_TEXT)

    def _resize_text(self, step: int) -> None:
        index = TEXT_SIZES.index(self._file.settings.text_size) + step
        self._remember(text_size=TEXT_SIZES[max(0, min(index, len(TEXT_SIZES) - 1))])

    def _on_panel(self) -> None:
        self._remember(panel=self.menus.actions["panel"].isChecked())

    def _on_panel_shown(self, shown: bool) -> None:  # noqa: FBT001 - a signal's argument
        if shown != self._file.settings.panel:
            self._remember(panel=shown)

    def _on_mute(self) -> None:
        self._remember(muted=self.menus.actions["mute"].isChecked())

    def _on_unsteady(self) -> None:
        self._remember(unsteady=self.menus.actions["unsteady"].isChecked())

    def _on_full(self) -> None:
        if self.menus.actions["full"].isChecked():
            self.showFullScreen()
        else:
            self.showNormal()

    def _on_rules(self) -> None:
        """Explain what is pointed at; on the start screen there is only a whole rulebook."""
        if self._screens:
            self._screens[-1].help.ask()
        else:
            self.show_rules(self._start.pointed or next(iter(GAMES)))

    def _on_rulebook(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.show_rules(action.data())

    def _on_words(self) -> None:
        if self._screens:
            self._screens[-1].reader.show_words(self)

    def _on_keys(self) -> None:
        window = ShortcutsWindow(tuple(self.menus.menus.values()), self)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.open()

    def _on_about(self) -> None:
        box = AboutBox(self.look.theme, self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _on_appearance(self, action: QAction) -> None:
        self.look.choose(action.data())
        self._remember(appearance=action.data())

    def _on_text(self, action: QAction) -> None:
        self._remember(text_size=int(action.data()))

    def _on_motion(self, action: QAction) -> None:
        self._remember(motion=action.data())

    def _on_language(self, action: QAction) -> None:
        self._on_language_chosen(action.data())

    def _on_language_chosen(self, choice: str) -> None:
        self._language = choice
        self._tongue.speak(choice)
        self._remember(language=choice)

    def _on_spoken(self, language: str) -> None:
        wanted = language or self._language
        if wanted != self._tongue.choice:
            self._tongue.speak(wanted)

    def _on_look_changed(self, theme: Theme) -> None:
        self.menus.check("appearance", self.look.choice)
        self._start.set_theme(theme)
        for screen in self._screens:
            screen.set_theme(theme)
        if self.rules is not None:
            self.rules.set_look(theme, self._file.settings.text_size / 100)
