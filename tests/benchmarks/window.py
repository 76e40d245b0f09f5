"""One measurement of the program's window, in a process of its own; prints JSON.

``table.py`` runs it.
"""

from __future__ import annotations

import json
import sys
import time
from math import cos, pi, sin
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.kernel.rng import Rng
from gui.app import CALLED, set_up_application
from gui.board.animator import Flight
from gui.board.items import PieceItem
from gui.look.appearance import Look
from gui.store.saved_games import SavedGames
from gui.store.settings import SettingsFile
from gui.text.translator import Translator
from gui.window.main_window import MainWindow
from tests.benchmarks.memory import megabytes
from tests.gui.pointer import glide

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from gui.play.screen import GameScreen

ROOT = Path(__file__).parents[2]
SIZE = (1920, 1080)
FRAMES = 240
PIECES = 30
MOVES = 20
"""How far a game has come when its frames are measured."""
IDLE_SECONDS = 3
PATIENCE = 50
"""The time limit of a frame, in milliseconds."""


def start(began: str) -> dict[str, Any]:
    """Show the start screen; return how long that took since the process began, and its imports."""
    with TemporaryDirectory() as folder:
        _kupola(Path(folder)).show()
        _process()  # now it is painted, and nothing is prepared for later yet
        return {"painted": 1000 * (time.time() - float(began)), "modules": sorted(sys.modules)}


def opening(game: str, pause: str) -> dict[str, float]:
    """Open a game some milliseconds after the start screen is painted, and then once more."""
    with TemporaryDirectory() as folder:
        window = _kupola(Path(folder))
        window.resize(*SIZE)
        _show(window)
        QTest.qWait(int(pause))
        first = _opened(window, game)
        window.leave()
        _process()
        again = _opened(window, game)
        window.close()
        return {"first": first, "again": again}


def _opened(window: MainWindow, game: str) -> float:
    before = time.process_time()
    window.play(game)
    _show(window)
    return 1000 * (time.process_time() - before)


def play(game: str) -> dict[str, Any]:
    """Let pieces travel, drag one, and then do nothing."""
    with TemporaryDirectory() as folder:
        window = _kupola(Path(folder))
        window.resize(*SIZE)
        _show(window)
        window.play(game)
        _show(window)
        assert window.session is not None
        screen = window.session.screen
        _play_on(screen, MOVES)
        travel, drag, idle = _travel(screen), _drag(screen), _idle()
        window.close()
        return {"travel": travel, "drag": drag, "idle": idle}


def drops(game: str, number: str) -> dict[str, list[float]]:
    """Play whole games by hand; return what each move costs from its drop to the first frame."""
    with TemporaryDirectory() as folder:
        window = _kupola(Path(folder))
        window.resize(*SIZE)
        _show(window)
        stopwatch, chance, spent = Stopwatch(), Rng.seeded(1), list[float]()
        window.installEventFilter(stopwatch)
        for _ in range(int(number)):
            window.play(game)
            _show(window)
            assert window.session is not None
            screen = window.session.screen
            while not screen.controller.match.over:
                move, chance = chance.choice(screen.controller.moves)
                spent.append(_drop(screen, move, stopwatch))
                _rest(screen)
            window.leave()
            _process()
        window.close()
        return {"drops": spent}


def drag(game: str) -> dict[str, list[str]]:
    """Drag the first piece that can be dragged; return the files that this enters, in order."""
    files: dict[str, None] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event == "call" and file.is_relative_to(ROOT):
            files[file.relative_to(ROOT).as_posix()] = None

    with TemporaryDirectory() as folder:
        window = _kupola(Path(folder))
        window.resize(*SIZE)
        _show(window)
        window.play(game)
        _show(window)
        assert window.session is not None
        screen = window.session.screen
        _rest(screen)
        while not (handles := _draggable(screen)):
            screen.controller.play(screen.controller.moves[0])
            _rest(screen)
        board, view = screen.view.viewport(), screen.view
        start, end = (
            view.mapFromScene(screen.scene.rect_of(place).center())
            for place in (handles[0].source, handles[0].target)
        )
        before = screen.controller.match.ply
        sys.setprofile(note)
        QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
        for point in ((start + end) / 2, end):
            glide(board, point)
        QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=end)
        _rest(screen)
        sys.setprofile(None)
        assert screen.controller.match.ply > before
        window.close()
    return {"files": [file for file in files if file.startswith(("core/", "gui/"))]}


def _draggable(screen: GameScreen) -> list[Any]:
    scene = screen.scene
    return [
        each
        for each in scene.table.handles(scene.stage.view, scene.moves)
        if not scene.hand.handles.direct(each.target)
    ]


class Stopwatch(QObject):
    """Notes the processor time at which the window has painted what was to be painted."""

    painted: float | None = None

    def eventFilter(self, window: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Let the window paint, then look at the clock."""
        if event.type() != QEvent.Type.UpdateRequest:
            return False
        window.event(event)
        self.painted = self.painted or time.process_time()
        return True


def _drop(screen: GameScreen, move: Any, stopwatch: Stopwatch) -> float:
    """Drop what a move needs, or press its button; return the milliseconds until it is painted."""
    scene, hand = screen.scene, screen.scene.hand
    handles = scene.table.handles(scene.stage.view, scene.moves)
    handle = next((each for each in handles if each.move == move), None)
    if handle is not None:
        hand.take(handle.source)
        hand.set_variant(handle.variant)
        hand.aim(handle.target)
    QTest.qWait(1)
    scene.animator.speed = 1.0
    stopwatch.painted = None
    before = time.process_time()
    if handle is not None:
        hand.drop()
    else:
        screen.controller.play(move)
    for _ in range(PATIENCE):
        _process()
        if stopwatch.painted is not None:
            return 1000 * (stopwatch.painted - before)
        time.sleep(0.001)
    raise AssertionError(move)


def _rest(screen: GameScreen) -> None:
    """Skip what is still to be shown of a move, and put away what covers the board."""
    while screen.scene.animator.running or screen.playback.shown is not None:
        screen.scene.hurry()
        screen.interlude.put_away()  # the end of a round is shown until it is read
        _process()
    screen.scene.hurry()
    screen.interlude.put_away()
    screen.result.put_away()
    _process()


def games(number: str) -> dict[str, list[float]]:
    """Play some games in a row, and return the memory used after each."""

    with TemporaryDirectory() as folder:
        window = _kupola(Path(folder))
        window.resize(*SIZE)
        _show(window)
        used = []
        for index in range(int(number)):
            _play_through(window, list(GAMES)[index % len(GAMES)])
            used.append(megabytes())
        window.close()
        return {"memory": used}


def _kupola(folder: Path) -> MainWindow:
    """Make the window as ``gui.app`` does, for people who play among themselves."""

    app = QApplication([*CALLED])
    set_up_application(app)
    translator = Translator()
    translator.speak("en")
    file = SettingsFile(folder / "settings.json")
    plans = {game: {"game": game, "sitters": [{}, {}]} for game in GAMES}
    file.change(plans=plans, met=[*GAMES], language="en", muted=True)
    window = MainWindow(file, translator, Look(), SavedGames(folder))
    window.setProperty("kept", [app, translator])
    return window


def _show(window: MainWindow) -> None:
    """Show a window and wait until it is painted."""
    window.show()
    QTest.qWaitForWindowExposed(window)
    _process()


def _process() -> None:

    QApplication.processEvents()


def _travel(screen: GameScreen) -> list[float]:
    """Let many pieces fly across the board, frame by frame."""

    scene = screen.scene
    room = scene.sceneRect()
    lying = list(scene.tabletop.items.values())
    flights = []
    for index in range(PIECES):
        piece = PieceItem()
        piece.setPixmap(lying[index % len(lying)].pixmap())
        piece.setZValue(700)
        scene.addItem(piece)
        goal = room.topLeft() + (room.bottomRight() - room.topLeft()) * (index / PIECES)
        flights.append(Flight(piece, room.center(), goal, delay=5 * index))
    scene.animator.speed = 1.0
    scene.animator.fly(flights)
    clock = scene.animator._clock
    clock.pause()

    def frame(number: int) -> None:
        clock.setCurrentTime(number * clock.totalDuration() // (FRAMES + 1))

    frames = _frames(screen, frame)
    for flight in flights:
        scene.removeItem(flight.item)
    scene.finish_motion()
    _process()
    return frames


def _drag(screen: GameScreen) -> list[float]:
    """Drag the first thing that can be dragged in a circle over the board."""

    scene, view, left = screen.scene, screen.view, Qt.MouseButton.LeftButton
    while not scene.hand.handles.sources:
        _play_on(screen, screen.controller.match.ply + 1)
    source = scene.hand.handles.sources[0]
    targets = scene.hand.handles.all_targets(source)
    port, room = view.viewport(), scene.rect_of(next(iter(targets)))
    for target in targets:
        room = room.united(scene.rect_of(target))
    QTest.mousePress(port, left, pos=view.mapFromScene(scene.rect_of(source).center()))
    center = view.mapFromScene(room.center())

    def frame(number: int) -> None:
        angle = 6 * pi * number / FRAMES
        across, down = room.width() / 2 * cos(angle), room.height() / 2 * sin(2 * angle)
        QTest.mouseMove(port, center + QPoint(round(across), round(down)))

    frames = _frames(screen, frame)
    scene.hand.cancel()
    QTest.mouseRelease(port, left, pos=QPoint(1, 1))
    return frames


def _frames(screen: GameScreen, frame: Callable[[int], None]) -> list[float]:
    """Measure what each of many frames costs: script and painting, without waiting."""

    painted = []

    class Counting(QObject):
        def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
            if event.type() == QEvent.Type.Paint:
                painted.append(1)
            return False

    counting = Counting()
    screen.view.viewport().installEventFilter(counting)
    spent = []
    for number in range(1, FRAMES + 1):
        before, seen = time.thread_time(), len(painted)
        frame(number)
        for _ in range(PATIENCE):
            _process()
            if len(painted) > seen:
                break
            time.sleep(0.001)
        spent.append(1000 * (time.thread_time() - before))
    assert len(painted) > FRAMES * 0.9, f"{len(painted)} of {FRAMES} frames were painted"
    return spent


def _idle() -> float:
    """Return the share of a processor that is used while the program is idle."""

    QTest.qWait(500)
    before = time.process_time()
    QTest.qWait(1000 * IDLE_SECONDS)
    return (time.process_time() - before) / IDLE_SECONDS


def _play_through(window: MainWindow, game: str) -> None:
    window.play(game)
    assert window.session is not None
    _play_on(window.session.screen, sys.maxsize)
    window.leave()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as its own loop would
    _process()


def _play_on(screen: GameScreen, most: int) -> None:
    """Play a number of moves at random, or until the game is over."""

    controller = screen.controller
    screen.scene.animator.speed = 0
    chance = Rng.seeded(1)
    while not controller.match.over and controller.match.ply < most:
        move, chance = chance.choice(controller.moves)
        controller.play(move)
        screen.interlude.put_away()
        _process()


if __name__ == "__main__":
    kind, *rest = sys.argv[1:]
    measures: dict[str, Callable[..., Any]] = {
        each.__name__: each for each in (start, opening, play, drops, drag, games)
    }
    print(json.dumps(measures[kind](*rest)))
