"""A user who does anything at all, in an order that a seed decides."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QWidget

from core.ai.levels import EASIEST
from core.games import GAMES
from core.kernel.rng import Rng
from core.record import Record, Sitter, dumps, loads
from gui.look.appearance import Look
from gui.look.seat_colors import SEAT_COLORS
from gui.match import match_controller as controller
from gui.new_game.dialog import NewGameDialog
from gui.store.plan import Plan
from gui.store.plan_data import to_data
from gui.store.saved_games import SavedGames
from gui.store.settings import SettingsFile
from gui.system.garbage import Sweeper
from gui.text.translator import Translator
from gui.window.about import AboutBox
from gui.window.main_window import MainWindow
from tests.gui.person import Person
from tests.gui.pointer import glide
from tests.gui.running import left_running
from tests.gui.watch import Watch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from gui.board.handles import Handle
    from gui.board.table import Choice
    from gui.match.match_controller import MatchController
    from gui.play.screen import GameScreen

T = TypeVar("T")

Key = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
STEERING = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Tab, Key.Key_Backtab)
PLAYING = (Key.Key_Return, Key.Key_Space, Key.Key_Escape, Key.Key_R, Key.Key_1, Key.Key_5)
OTHER = (Key.Key_U, Key.Key_D, Key.Key_T, Key.Key_Home, Key.Key_Delete, Key.Key_F11)
KEYS = (
    *((key, PLAIN) for key in (*STEERING, *PLAYING, *PLAYING, *OTHER)),
    (Key.Key_R, SHIFT),
    (Key.Key_Z, CONTROL),
    (Key.Key_Z, CONTROL | SHIFT),
    (Key.Key_N, CONTROL),
    (Key.Key_0, CONTROL),
)
SIZES = ((960, 640), (1000, 700), (1280, 720), (1366, 768), (1600, 1000))
MOST_SHELVED = 4
MOST_MENUS = 6
"""The greatest depth of menus."""
KEPT_OUT = frozenset({"open", "save"})
BEAT = 15
"""How long computers wait before they move, in milliseconds: the monkey is impatient."""
CHECK_EVERY = 250
TYPING = 2
"""The way to move what a large board keeps out of sight."""


class Mishap(AssertionError):
    """A fault while the monkey played, and the actions before it."""


@define(eq=False)
class Chance:
    """A stream of decisions."""

    rng: Rng

    def below(self, bound: int) -> int:
        number, self.rng = self.rng.below(bound)
        return number

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def point(self, size: QSize) -> QPoint:
        return QPoint(self.below(max(1, size.width())), self.below(max(1, size.height())))


class Monkey:
    """Plays one game on a window of its own; everything it keeps lies in a folder.

    Computers play with it now and then, or among themselves where no person is to play.
    """

    def __init__(
        self, game: str, seed: int, folder: Path, *, watching: bool = False, **settings: Any
    ) -> None:
        self._game = game
        self._chance = Chance(Rng.seeded(seed))
        self._translator = Translator()
        self._translator.speak("en")
        self._saved_games = SavedGames(folder / "games")
        self._kept = folder / "settings.json"
        plan = self._plan(watching=watching)
        choices = {
            "muted": True,
            "motion": "off",
            "plans": {game: to_data(plan)},
            "met": [game],
            **settings,
        }
        SettingsFile(self._kept).change(**choices)
        self.window = self._started()
        self._top: QWidget = self.window
        self._followed: MatchController | None = None
        self.moves = self.ends = 0
        weights: dict[Callable[[], None], int] = {
            self._gesture: 30,
            self._click: 12,
            self._drag: 8,
            self._type: 16,
            self._roll: 4,
            self._undo: 2,
            self._redo: 2,
            self._wait: 3,
            self._press_button: 4,
            self._speak: 1,
            self._resize: 1,
            self._choose: 1,
            self._open_menu: 1,
            self._open_dialog: 1,
            self._leave: 1,
            self._lose_focus: 1,
        }
        self._deeds = tuple(deed for deed, weight in weights.items() for _ in range(weight))

    def run(self, actions: int) -> None:
        """Do a number of actions, then close the window; raises a fault."""
        watch = Watch()
        with _quick_computers(), watch.over():
            try:
                self._act(actions, watch)
            finally:
                self.close()
        assert left_running() == []
        assert watch.found == []

    def _act(self, actions: int, watch: Watch) -> None:
        done: list[str] = []
        self._show()
        for number in range(actions):
            deed = self._chance.choice(self._deeds)
            done.append(deed.__name__)
            try:
                self._do(deed)
                self._look()
                if number % CHECK_EVERY == 0:
                    self.check()
            except Exception as error:
                problem = f"action {number}, after {done[-9:]}: {[error, *watch.found]}"
                raise Mishap(problem) from error
            if watch.found:
                problem = f"action {number}, after {done[-9:]}: {watch.found[0]}"
                raise Mishap(problem)
        self.check()

    @property
    def move_text(self) -> str:
        """How much the monkey has played."""
        return f"{self.moves} moves, {self.ends} games played to their ends"

    def check(self) -> None:
        """Check that the game matches its record, in memory and in its file."""
        if (session := self.window.session) is None:
            return
        match, scene = session.controller.match, session.screen.scene
        record = Record.of(match, session.controller.players)
        assert [turn.state for turn in record.replay().turns] == [t.state for t in match.turns]
        assert loads(dumps(record)) == record
        if match.line:
            assert loads(session._path.read_text("utf-8")) == record
        if not scene.animator.running:
            faces = scene.table.faces(scene.stage, scene.board_layout)
            assert scene.tabletop.items.keys() == {face.place for face in faces}

    def _look(self) -> None:
        """Check that the board shows the current position, unless it shows an earlier one."""
        if (session := self.window.session) is None:
            return
        scene = session.screen.scene
        if session.screen.playback.shown is None:  # no points are counted, no moves shown again
            assert scene.stage.view == session.controller.view_of(scene.stage.near)

    def close(self) -> None:
        """Close the window, and first every dialog that keeps it open."""
        while (above := self._covering()) is not self.window:
            above.close()
            QApplication.processEvents()
        self.window.close()
        self.window.deleteLater()
        self._translator.remove_translators()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _started(self) -> MainWindow:
        window = MainWindow(SettingsFile(self._kept), self._translator, Look(), self._saved_games)
        Sweeper(window)
        return window

    def _show(self) -> None:
        self.window.show()
        self.window.activateWindow()

    def _come_back(self) -> None:
        """Start the program again after having quit it, once nothing of it is left."""
        assert self.window.session is None
        self.window.deleteLater()
        assert left_running() == []
        self.window = self._top = self._started()
        self._show()

    def _do(self, deed: Callable[[], None]) -> None:
        if self._screen is None and self._covering() is self.window and not self._chance.below(3):
            self._begin()
        self._follow()
        deed()
        QApplication.processEvents()
        for way_out in self.window.findChildren(QFileDialog):
            way_out.close()  # it could rename and delete files outside the monkey's folder
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if not self.window.isVisible():
            self._come_back()

    def _follow(self) -> None:
        """Count the moves of the current game."""
        session = self.window.session
        if session is not None and session.controller is not self._followed:
            self._followed = session.controller
            session.controller.stepped.connect(self._on_stepped)

    def _on_stepped(self) -> None:
        self.moves += 1
        self.ends += self._followed is not None and self._followed.match.over

    @property
    def _screen(self) -> GameScreen | None:
        session = self.window.session
        return session.screen if session and self.window.replays.screen is None else None

    def _begin(self) -> None:
        """Go on with the game that has come furthest, so that some come to their ends."""
        waiting = sorted(self._saved_games.waiting(), key=lambda each: -len(each.record.moves))
        for short in waiting[MOST_SHELVED:]:
            short.path.unlink()
        if waiting and self._chance.below(4):
            self.window.resume(waiting[0])
        else:
            self.window.play(self._game)

    def _plan(self, *, watching: bool) -> Plan:
        game = GAMES[self._game]
        levels = {1: EASIEST} if self._chance.below(2) else {}
        colors = SEAT_COLORS[: self._chance.choice(game.seats)]
        if watching:
            levels = dict.fromkeys(range(len(colors)), EASIEST)
        sitters = tuple(
            Sitter(color.name.title(), color.name, levels.get(seat, ""))
            for seat, color in enumerate(colors)
        )
        return Plan(game.key, sitters, {option.key: option.default for option in game.options})

    def _covering(self) -> QWidget:
        """Find what takes the mouse: a menu, a dialog or the window."""
        if (popup := QApplication.activePopupWidget()) is not None:
            return popup
        if (modal := QApplication.activeModalWidget()) is not None:
            return modal
        return next(iter(self._dialogs()), self.window)

    def _dialogs(self) -> list[NewGameDialog]:
        found = self.window.findChildren(NewGameDialog)
        return [dialog for dialog in reversed(found) if dialog.isVisible()]

    def _target(self) -> tuple[QWidget, QPoint]:
        """Find a widget anywhere on the screen, and a point on it."""
        self._top = top = self._covering()  # kept, for its children's wrappers die with its own
        at = self._chance.point(top.size())
        under = top.childAt(at) or top
        return under, under.mapFrom(top, at)

    def _gesture(self) -> None:
        """Play any legal move in any way."""
        screen = self._screen
        if screen is None or self._covering() is not self.window:
            return
        self.window.activateWindow()
        QApplication.processEvents()
        person = Person(screen.view, screen.scene)
        screen.controller.leave_to_person()  # what is forced is not made under the hand
        QTest.mouseRelease(screen.view.viewport(), LEFT)  # no hand presses twice
        screen.scene.finish_motion()
        screen.interlude.put_away()
        view, moves = screen.controller.view, screen.controller.moves
        screen.scene.hand.cancel()
        if not screen.peek.isHidden():
            QTest.mouseClick(self._chance.choice([*screen.peek.buttons.values()]), LEFT)
            return
        if not moves or not screen.result.isHidden():
            return
        dealt = screen.scene.hand.handles.sources or not screen.scene.table.handles(view, moves)
        if screen.playback.shown is not None or not dealt:
            QTest.keyClick(self._keyboard(), Key.Key_Escape)  # something is being shown
            return
        gestures: list[Handle | Choice] = [
            *screen.scene.table.handles(view, moves),
            *screen.scene.table.choices(view, moves),
        ]
        gesture, way = self._chance.choice(gestures), self._chance.below(3)
        person.make(gesture, way if person.sees(gesture) else TYPING)

    def _click(self) -> None:
        widget, at = self._target()
        button = RIGHT if self._chance.below(5) == 0 else LEFT
        if self._chance.below(6):
            QTest.mouseClick(widget, button, pos=at)
        else:
            QTest.mouseDClick(widget, button, pos=at)

    def _drag(self) -> None:
        widget, at = self._target()
        QTest.mousePress(widget, LEFT, pos=at)
        for _ in range(self._chance.below(4)):
            at = self._chance.point(widget.size() * 1.2)
            glide(widget, at)
        if self._chance.below(6):
            QTest.mouseRelease(widget, LEFT, pos=at)

    def _type(self) -> None:
        key, modifiers = self._chance.choice(KEYS)
        QTest.keyClick(self._keyboard(), key, modifiers)

    def _keyboard(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.focusWidget() or self.window

    def _roll(self) -> None:
        if (screen := self._screen) is not None and self._covering() is self.window:
            at = self._chance.point(screen.view.size())
            modifier = self._chance.choice((PLAIN, PLAIN, CONTROL))
            angle = 60 * (self._chance.below(9) - 4)
            Person(screen.view, screen.scene).roll(at, angle, modifier=modifier)

    def _undo(self) -> None:
        self.window.menus.actions["undo"].trigger()

    def _redo(self) -> None:
        self.window.menus.actions["redo"].trigger()

    def _wait(self) -> None:
        QTest.qWait(self._chance.below(60))

    def _press_button(self) -> None:
        """Press any visible button at its middle."""
        top = self._covering()
        buttons = [each for each in top.findChildren(QPushButton) if each.isVisible()]
        if buttons:
            QTest.mouseClick(self._chance.choice(buttons), LEFT)

    def _speak(self) -> None:
        choices = self.window.menus.choices["language"]
        self._chance.choice(list(choices.values())).trigger()

    def _resize(self) -> None:
        self.window.showNormal()
        self.window.resize(*self._chance.choice(SIZES))

    def _choose(self) -> None:
        """Choose anything in the menus, except what leads out of the program's folder."""
        menus = self.window.menus
        groups = [choice for group in menus.choices.values() for choice in group.values()]
        single = [action for name, action in menus.actions.items() if name not in KEPT_OUT]
        self._chance.choice([*groups, *single]).trigger()
        for box in self.window.findChildren(AboutBox):
            box.close()

    def _open_menu(self) -> None:
        """Open a menu, unless a dialog keeps the window from hearing."""
        if self._covering() is not self.window:
            return
        menus = [menu for menu in self.window.menus.menus.values() if menu.isEnabled()]
        menu = self._chance.choice(menus)
        menu.popup(self.window.mapToGlobal(QPoint(60, 40)))
        QApplication.processEvents()
        keys = [Key.Key_Down, Key.Key_Up, Key.Key_Right, Key.Key_Left]
        for _ in range(self._chance.below(4)):
            QTest.keyClick(menu, self._chance.choice(keys))
        for _ in range(MOST_MENUS):
            if (popup := QApplication.activePopupWidget()) is None:
                return
            QTest.keyClick(popup, Key.Key_Escape)
        problem = "a menu stays open"
        raise AssertionError(problem)

    def _open_dialog(self) -> None:
        if self._covering() is self.window:
            self.window.plan(self._game)

    def _leave(self) -> None:
        if self._screen is not None and self._chance.below(3) == 0:
            self.window.leave()

    def _lose_focus(self) -> None:
        """Switch to another window and back."""
        other = QWidget()
        other.show()
        other.activateWindow()
        QApplication.processEvents()
        other.close()
        self.window.activateWindow()


@contextmanager
def _quick_computers() -> Iterator[None]:
    beat, controller.BEAT = controller.BEAT, BEAT
    yield
    controller.BEAT = beat
