"""How long the window does not answer in a home with very many games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from core.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.widgets.controls import Chooser
    from gui.window.main_window import MainWindow

FINISHED, WAITING, WITHOUT_LINE = 10_000, 200, 20
LONGEST = 100.0
"""Milliseconds of work allowed between two turns of the event loop."""
PATIENCE = 60.0
"""The time limit of a step, in seconds."""
SIZE = (1920, 1080)
FIRST = "until the first picture"


def report() -> None:
    """Build the home, start the window in a process of its own and print a line for each step."""
    from gui.store.saved_games import SavedGames  # noqa: PLC0415 - the other process begins without it
    from tests.gui.large_home import fill  # noqa: PLC0415 - likewise

    with TemporaryDirectory() as folder:
        fill(SavedGames(Path(folder) / "games"), FINISHED, WAITING, WITHOUT_LINE)
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # what is installed is compiled
        done = subprocess.run(  # noqa: S603 - our own module, with arguments made here
            [sys.executable, "-m", "tests.benchmarks.program", "large_home", folder],
            env=environment,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
    print(f"{FINISHED} finished and {WAITING} waiting games; longest turn of the event loop, in ms")
    for name, work, wall, whole in json.loads(done.stdout.splitlines()[-1]):
        verdict = "" if name == FIRST else ": kept" if work < LONGEST else ": MISSED"
        print(f"{name}: {work:.0f} of {whole:.0f} of work, {wall:.0f} by the clock{verdict}")


class Turns:
    """Runs the event loop turn by turn and keeps the longest one of each step."""

    def __init__(self) -> None:
        self.steps: list[tuple[str, float, float, float]] = []

    def step(
        self, name: str, action: Callable[[], object], done: Callable[[], bool] = lambda: True
    ) -> None:
        """Do something and let the loop run until it is done."""
        from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - its time counts

        works, walls = [], []
        turn: Callable[[], object] = action
        latest, rest = time.monotonic() + PATIENCE, 3
        while rest:
            work, wall = time.thread_time(), time.perf_counter()
            turn()
            works.append(1000 * (time.thread_time() - work))
            walls.append(1000 * (time.perf_counter() - wall))
            turn = QApplication.processEvents
            rest = rest - 1 if done() else 3
            assert time.monotonic() < latest, name
            time.sleep(0.0005)
        self.steps.append((name, max(works), max(walls), sum(works)))


def measure(folder: Path) -> list[tuple[str, float, float, float]]:
    """Start the window in a home and use its history."""
    turns = Turns()
    windows: list[MainWindow] = []
    turns.step(FIRST, lambda: windows.append(_shown(folder)))
    (window,) = windows
    start = window._start
    turns.step("start screen", lambda: None, lambda: not _is_busy(window))
    turns.step("show all", start._every.click, lambda: not _is_busy(window))
    bar = start._scroll.verticalScrollBar()
    for part in range(1, 6):
        turns.step(
            f"start screen scrolled, {part}",
            lambda: bar.setValue(bar.maximum()),
            lambda: not _is_busy(window),
        )
    turns.step("players", window.menus.actions["players"].trigger)
    players = window.players.window
    assert players is not None
    page = players.history
    players.close()
    turns.step(
        "history, missing lines",
        window.menus.actions["history"].trigger,
        lambda: not page.busy,
    )
    assert len(page.model.rows) >= FINISHED
    players.close()
    turns.step(
        "history again",
        window.menus.actions["history"].trigger,
        lambda: not page.busy,
    )
    for name, chooser, index in (
        ("filter by game", page.subject, 1),
        ("filter by player", page.player, 2),
        ("filter by opponents", page.opponent, 2),
        ("every game again", page.subject, 0),
        ("every player again", page.player, 0),
        ("every opponent again", page.opponent, 0),
    ):
        turns.step(name, partial(_choose, chooser, index), lambda: not page.busy)
    rows = page.table.verticalScrollBar()
    for part in range(1, 11):
        turns.step(f"scroll, {part}", partial(rows.setValue, rows.maximum() * part // 10))
    page.table.selectAll()
    turns.step("everything selected", page.table.clearSelection)
    for language in ("pl", "en"):
        turns.step(
            f"language {language}",
            partial(window._translator.speak, language),
            lambda: not page.busy,
        )
    statistics = players.statistics
    turns.step(
        "statistics",
        window.menus.actions["statistics"].trigger,
        lambda: not statistics.busy and not page.busy,
    )
    for index in range(3):
        turns.step(
            f"statistics, game {index + 1}",
            partial(_choose, statistics.subject, index),
            lambda: not statistics.busy,
        )
    players.close()
    turns.step("another game", lambda: window.play("pixies"))
    session = window.session
    assert session is not None
    controller = session.controller
    session.screen.scene.animator.speed = 0
    rng = Rng.seeded(1)

    def move() -> None:
        nonlocal rng
        chosen, rng = rng.choice(controller.moves)
        controller.play(chosen)

    while not controller.match.over:
        turns.step("move", move)
        session.screen.interlude.put_away()
    *moves, last = [step for step in turns.steps if step[0] == "move"]
    turns.steps = [step for step in turns.steps if step[0] != "move"]
    turns.steps.append(("a move", *max(moves)[1:]))
    turns.steps.append(("the last move", *last[1:]))
    turns.step("back to the start screen", window.leave, lambda: not _is_busy(window))
    window.close()
    return turns.steps


def _choose(chooser: Chooser, index: int) -> None:
    """Choose as a person does."""
    chooser.setCurrentIndex(index)
    chooser.activated.emit(index)


def _is_busy(window: MainWindow) -> bool:
    start = window._start
    return start._bookmarks.busy or start._later.isActive() or window._preloader._timer.isActive()


def _shown(folder: Path) -> MainWindow:
    """Make the window as the program does, and wait until it is painted."""
    from PySide6.QtTest import QTest  # noqa: PLC0415 - its time counts
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - its time counts

    from core.games import GAMES  # noqa: PLC0415 - its time counts
    from gui.app import CALLED, set_up_application  # noqa: PLC0415 - its time counts
    from gui.look.appearance import Look  # noqa: PLC0415 - its time counts
    from gui.store.saved_games import SavedGames  # noqa: PLC0415 - its time counts
    from gui.store.settings import SettingsFile  # noqa: PLC0415 - its time counts
    from gui.system.garbage import Sweeper  # noqa: PLC0415 - its time counts
    from gui.text.translator import Translator  # noqa: PLC0415 - its time counts
    from gui.window.main_window import MainWindow  # noqa: PLC0415 - its time counts

    app = QApplication([*CALLED])
    Sweeper(app)
    set_up_application(app)
    translator = Translator()
    translator.speak("en")
    file = SettingsFile(folder / "settings.json")
    plans = {game: {"game": game, "sitters": [{}, {}]} for game in GAMES}
    file.change(plans=plans, met=[*GAMES], language="en", muted=True)
    window = MainWindow(file, translator, Look(), SavedGames(folder / "games"))
    window.setProperty("kept", [app, translator])
    window.resize(*SIZE)
    window.show()
    QTest.qWaitForWindowExposed(window)
    QApplication.processEvents()
    return window


if __name__ == "__main__":
    print(json.dumps(measure(Path(sys.argv[1]))))
