"""Imports and reads what a game needs while the start screen is shown."""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from core.games import named
from core.games.boxes import BOXES
from gui.games.registry import anchors_of, description_of, sentences_of, table_of, ui_of
from gui.paths import HOUSE
from gui.system.garbage import spare_loaded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import TypeAlias

    Step: TypeAlias = Callable[[], object]

MODULES = (
    "gui.new_game",
    "gui.board.scene",
    "gui.access.tree",
    "gui.panels.points_delegate",
    "gui.panels.side_panel",
    "gui.play.header",
    "gui.play.screen",
    "core.history",
    "core.contest",
    "gui.history.contest_files",
    "gui.history.history_file",
    "gui.play.session",
    "gui.games.game_ui",
    "gui.play.prerender",
)
"""Modules that every game needs."""
LATER = (
    "gui.widgets.controls",
    "gui.new_game.dialog",
    "gui.replay.screen",
    "gui.rulebook.window",
    "gui.profiles.window",
    "gui.store.tallies",
)
"""Modules that are loaded after the first pictures of all games are prepared."""
WIDGETS = ("QGraphicsScene", "QGraphicsView", "QTableView", "QListView")
"""Widgets whose first instance is slow, because PySide binds the class then."""
FIRST_PAUSE = 20
"""Milliseconds before the first step: what is shown first comes first."""
BUDGET = 0.008
"""Seconds after which a step begins nothing more."""


class Preloader(QObject):
    """Takes one small step after the other, so that input is handled in between."""

    def __init__(self, parent: QObject, more: Callable[[], Iterable[Step]] = tuple) -> None:
        """Prepare what every game needs; ``more`` lists the steps after that."""
        super().__init__(parent)
        self._steps = steps(more)
        self._painted = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    def begin(self) -> None:
        """Start, or resume, after the next paint."""
        self._painted = False
        self._timer.start(0)

    def stop(self) -> None:
        """Stop; the rest is loaded when it is needed."""
        self._timer.stop()

    def _step(self) -> None:
        if not self._painted:
            self._painted = True
            self._timer.setInterval(FIRST_PAUSE)
            return
        self._timer.setInterval(0)
        latest = perf_counter() + BUDGET
        for step in self._steps:
            step()
            if perf_counter() >= latest:
                return
        self._timer.stop()


def steps(more: Callable[[], Iterable[Step]]) -> Iterator[Step]:
    """List the steps, each of some milliseconds."""
    for game in BOXES:
        yield partial(named, game)
    yield from _missing(MODULES)
    for game in BOXES:
        yield partial(ui_of, game)
        for part in (table_of, sentences_of, description_of, anchors_of):
            yield partial(part, game)
    for kind in WIDGETS:
        yield partial(_get_to_know, kind)
    for folder in (*BOXES, "seats"):
        for file in sorted((HOUSE / "assets" / folder).glob("*.svg")):
            yield partial(_read, f"{folder}/{file.stem}")
    yield from more()
    yield from _missing(LATER)
    for game in BOXES:
        yield partial(_meet_opponent, game)
    yield spare_loaded  # no game is played now, so no garbage of a game is frozen


def _missing(modules: Iterable[str]) -> Iterator[Step]:
    for name in modules:
        if name not in sys.modules:
            yield partial(import_module, name)


def _meet_opponent(game: str) -> None:
    from core.ai.opponents import opponent_of  # noqa: PLC0415 - not needed for the first picture

    opponent_of(named(game))


def _get_to_know(kind: str) -> None:
    """Create and drop one widget so that PySide binds its class now."""
    made = getattr(import_module("PySide6.QtWidgets"), kind)()
    if made.isWidgetType():
        made.viewport()
        made.deleteLater()


def _read(drawing: str) -> None:
    from gui.look.drawings import read_ahead  # noqa: PLC0415 - not needed for the first picture

    read_ahead(drawing)
