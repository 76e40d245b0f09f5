"""``--self-test``: play every game to its end and speak every language, then quit.

This is how a bundle shows that nothing was left out of it. The person's own games and settings are
not touched.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from core.engine.conversation import Conversation
from core.games import GAMES
from core.games.boxes import BOXES
from core.kernel.rng import Rng
from core.record import Sitter
from gui.look.seat_colors import SEAT_COLORS
from gui.panels.choice_button import ChoiceButton

from .app import CALLED, collect_garbage, set_up_application
from .board.handles import Handle
from .look.appearance import Look
from .rulebook.book import has_book
from .store.plan import Plan
from .store.plan_data import to_data
from .store.saved_games import SavedGames
from .store.settings import SettingsFile
from .text.language import LANGUAGES
from .text.translator import Translator
from .window.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.game import AnyGame

    from .play.screen import GameScreen

SEED = 7
ADVISED = 6
"""For how many moves of a game the engine is asked for its advice."""
SECONDS = 0.05

BEFORE = (
    *("settings", "players", "history", "statistics", "match", "open_table", "tally"),
    *(f"rules_{game}" for game in BOXES if has_book(game)),
    *("keys", "manual", "news", "about"),
)
WITHIN = ("code", "picture", "report", "fairness")
"""Actions of the menus that open a window, before a game and within one."""

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PRESS, MOVE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove
RELEASE = QEvent.Type.MouseButtonRelease
FAR = QPoint(7, 0)


class SelfTestError(Exception):
    """Something that a player would have met."""


def run() -> int:
    """Test everything; returns the exit code."""
    app = QApplication.instance() or QApplication([*CALLED])
    assert isinstance(app, QApplication)  # noqa: S101 - nothing else is ever made
    set_up_application(app)
    try:
        for game in GAMES.values():
            _say(f"{game.key}: {through_engine(game)} moves through the engine")
        with TemporaryDirectory() as folder:
            through_window(Path(folder))
        _say(f"{inherited()} variables for programs that are started")
    except SelfTestError as error:
        _say(f"failed: {error}")
        return 1
    _say("passed")
    return 0


def through_engine(game: AnyGame) -> int:
    """Play a game by the protocol of other programs; tells how many moves it had."""
    conversation = Conversation()

    def ask(**request: object) -> dict[str, Any]:
        reply = conversation.answer(json.dumps(request))
        if "error" in reply:
            problem = f"the engine refuses {request}: {reply['error']['message']}"
            raise SelfTestError(problem)
        return reply

    ask(cmd="new", game=game.key, seats=game.seats[0], seed=SEED)
    ply = 0
    while moves := ask(cmd="moves")["moves"]:
        advised = ply < ADVISED
        best = ask(cmd="best", level="expert", seconds=SECONDS)["move"] if advised else None
        ply = ask(cmd="play", move=best or moves[ply % len(moves)])["ply"]
    if ask(cmd="outcome")["outcome"] is None:
        problem = f"{game.key} ends without an outcome"
        raise SelfTestError(problem)
    ask(cmd="load", record=ask(cmd="record")["record"])
    return ply


def inherited() -> int:
    """Count the variables that started programs inherit; none of them may name the bundle."""
    bundle = getattr(sys, "_MEIPASS", None)
    # On Windows the path of programs is also where Qt finds its own libraries.
    theirs = {name for name in os.environ if sys.platform != "win32" or name != "PATH"}
    ours = [name for name in sorted(theirs) if bundle is not None and bundle in os.environ[name]]
    if ours:
        problem = f"programs that are started inherit {', '.join(ours)} of the bundle"
        raise SelfTestError(problem)
    return len(theirs)


def through_window(folder: Path) -> None:
    """Play every game with the pointer, and say everything in every language."""
    file, translator = SettingsFile(folder / "settings.json"), Translator()
    plans = {game.key: to_data(_plan(game)) for game in GAMES.values()}
    file.change(plans=plans, met=[*GAMES], forced_moves=False, motion="off", muted=True)
    translator.speak("en")
    window = MainWindow(file, translator, Look(), SavedGames(folder / "games"))
    collect_garbage(window)
    window.show()
    try:
        for game in GAMES:
            window.play(game)
            _say(f"{game}: {_play(window)} moves in the window")
            _visit(window, WITHIN)
            _speak(window)
            window.leave()
        _visit(window, BEFORE)
        _speak(window)
    finally:
        window.close()
        translator.remove_translators()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _plan(game: AnyGame) -> Plan:
    colors = SEAT_COLORS[: game.seats[0]]
    people = tuple(Sitter(f"Player {n}", color.name) for n, color in enumerate(colors, 1))
    return Plan(game.key, people, {option.key: option.default for option in game.options}, SEED)


def _play(window: MainWindow) -> int:
    """Play what lies on the table to its end; tells how many moves that took."""
    assert window.session is not None  # noqa: S101 - a game was begun
    screen, chance = window.session.screen, Rng.seeded(SEED)
    controller = screen.controller
    QApplication.processEvents()
    while not controller.match.over:
        screen.interlude.put_away()
        screen.scene.finish_motion()
        ply, gestures = controller.match.ply, _gestures(screen)
        index, chance = chance.below(len(gestures))
        gesture = gestures[index]
        if isinstance(gesture, Handle):
            _drag(screen, gesture)
        else:
            gesture.click()
        QApplication.processEvents()
        if controller.match.ply == ply:
            problem = f"{controller.match.game.key}: nothing came of {gesture} after {ply} moves"
            raise SelfTestError(problem)
    return controller.match.ply


def _gestures(screen: GameScreen) -> Sequence[Handle | ChoiceButton]:
    """List what can be dragged and what can be pressed now."""
    scene, controller = screen.scene, screen.controller
    handles = scene.table.handles(controller.view, controller.moves)
    buttons = screen.view.viewport().findChildren(ChoiceButton)
    found: list[Handle | ChoiceButton] = [*handles]
    found += [button for button in buttons if not button.isHidden()]
    if not found:
        problem = f"{controller.match.game.key}: there is nothing to do"
        raise SelfTestError(problem)
    return found


def _drag(screen: GameScreen, handle: Handle) -> None:
    """Drag with the left button, turn with the right one."""
    start, goal = (_at(screen, place) for place in (handle.source, handle.target))
    _send(screen, MOVE, start)
    _send(screen, PRESS, start, LEFT, held=LEFT)
    _send(screen, MOVE, start + FAR, held=LEFT)
    hand = screen.scene.hand
    turns = len(hand.handles.variants(handle.source))
    while hand.variant != handle.variant and turns:
        _send(screen, PRESS, start + FAR, RIGHT, held=LEFT | RIGHT)
        _send(screen, RELEASE, start + FAR, RIGHT, held=LEFT)
        turns -= 1
    for point in ((start + goal) / 2, goal):
        _send(screen, MOVE, point, held=LEFT)
    _send(screen, RELEASE, goal, LEFT)


def _at(screen: GameScreen, place: Any) -> QPoint:
    return screen.view.mapFromScene(screen.scene.rect_of(place).center())


def _send(
    screen: GameScreen,
    kind: QEvent.Type,
    at: QPoint,
    button: Qt.MouseButton = Qt.MouseButton.NoButton,
    held: Qt.MouseButton = Qt.MouseButton.NoButton,
) -> None:
    port = screen.view.viewport()
    spot, everywhere = QPointF(at), QPointF(port.mapToGlobal(at))
    plain = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(port, QMouseEvent(kind, spot, everywhere, button, held, plain))


def _visit(window: MainWindow, names: Sequence[str]) -> None:
    """Open other windows by their menus; each must be there, and can be closed."""
    for name in names:
        window.menus.actions[name].trigger()
        QApplication.processEvents()
        opened = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        opened.remove(window)
        if not opened:
            problem = f"nothing has opened for {name}"
            raise SelfTestError(problem)
        for each in opened:
            each.close()


def _speak(window: MainWindow) -> None:
    """Change through all languages; each must say something else."""
    said = set()
    for language in LANGUAGES:
        window.menus.choices["language"][language].trigger()
        QApplication.processEvents()
        window.grab()
        said.add(tuple(action.text() for action in window.menuBar().actions()))
    if len(said) != len(LANGUAGES):
        problem = f"{len(LANGUAGES)} languages have only {len(said)} menus"
        raise SelfTestError(problem)


def _say(sentence: str) -> None:
    print(f"self-test: {sentence}", flush=True)  # noqa: T201 - this is for a terminal
