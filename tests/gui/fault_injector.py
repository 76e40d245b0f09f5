"""Raises an exception at any step of painting, on any screen.

``python -m tests.gui.fault_injector game_pixies 3 7`` opens a screen, lets it fail three times,
chosen by the seed 7, and prints what was wrong then; without pytest, as in the program itself.
"""

from __future__ import annotations

import sys
from collections import Counter
from enum import Enum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

import gui
from core.games import GAMES
from core.kernel.rng import Rng
from gui.app import CALLED, set_up_application
from gui.board.scene import TableScene
from gui.board.view import TableView
from gui.look import paint_guard
from gui.look.image_cache import ALBUM
from gui.look.paint_guard import LOG, FaultLog, forget_faults

from .fault_list import FaultList
from .walk import daily, dialogs, people, screens, together  # noqa: F401 - they register themselves
from .walk.registry import SCREENS
from .walk.stand import USUAL, Stand

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import CodeType, FrameType

    Step = tuple[CodeType, str]

OURS = str(Path(gui.__file__).parent)
GUARD_FILE = paint_guard.__file__
ENTER, EXIT = FaultLog.__enter__.__code__, FaultLog.__exit__.__code__
TRIES = 4
"""How often as many steps are tried: some are not reached, since their results were kept."""

PLAIN = {
    "shortcuts",
    "about",
    "fairness",
    "fairness_in_the_end",
    "code",
    "paste",
    "report",
    "nothing_played_yet",
    "game_of_two_azul_duel",
    "round_table_azul_duel",
    *(f"board_in_words_{key}" for key in GAMES),
}
"""Screens that Qt paints alone, and two that the game does not have."""
PAINTED = tuple(name for name in SCREENS if name not in PLAIN)


class Way(Enum):
    """How everything is painted: with the pictures of the board made again, or as it is."""

    COLD = "cold"
    GRABBED = "grabbed"
    REPAINTED = "repainted"


WAYS = tuple(Way)


class InjectedFault(Exception):
    """The injected exception."""


class Profiler:
    """Follows every call while something is painted, as the profiler of Python.

    A step is a call of a function of ours, or of a method of a painter, that is guarded: the
    innermost block around it is that of a `FaultLog`, not a call of Qt, from which no exception
    returns.

    Attributes:
        steps: How often each step was reached.

    """

    def __init__(self, target: Step | None = None, call: int = 0) -> None:
        """Raise an exception at some call of a step, from 1."""
        self.steps: Counter[Step] = Counter()
        self._target = target
        self._call = call
        self._guarded: list[bool] = []

    def __call__(self, frame: FrameType, event: str, called: Any) -> None:
        """Follow a call or a return."""
        code = frame.f_code
        if event == "call":
            if code is ENTER:
                self._guarded.append(True)
            elif code is EXIT:
                self._guarded.pop()
            elif code.co_filename.startswith(OURS):
                self._reach(code, "")
        elif event in {"c_call", "c_return", "c_exception"}:
            owner = getattr(called, "__self__", None)
            if isinstance(owner, Shiboken.Object):
                if event != "c_call":
                    self._guarded.pop()
                    return
                if isinstance(owner, QPainter) and not called.__name__.startswith("__"):
                    self._reach(code, called.__name__)
                self._guarded.append(False)

    def _reach(self, code: CodeType, method: str) -> None:
        if code.co_filename == GUARD_FILE or not self._guarded or not self._guarded[-1]:
            return
        step = code, method
        self.steps[step] += 1
        if step == self._target and self.steps[step] == self._call:
            message = f"at call {self._call} of {code.co_qualname} {method}"
            raise InjectedFault(message)

    def run(self, paint: Callable[[], object]) -> None:
        """Paint something."""
        sys.setprofile(self)
        try:
            paint()
        finally:
            sys.setprofile(None)


class Injector:
    """Lets the painting of a screen fail.

    Attributes:
        faults: How often it failed.
        flaws: What was wrong then, as sentences.

    """

    def __init__(self, top: QWidget, seed: int) -> None:
        """Paint a screen once as it is."""
        self.faults = 0
        self.flaws: list[str] = []
        self._top = top
        self._rng = Rng.seeded(seed)
        self._told = FaultList()
        self._grab(cold=True)  # what is laid out while it is painted is so from now on
        self._whole = self._grab(cold=True)
        warm, cold = Profiler(), Profiler()
        cold.run(lambda: self._grab(cold=True))
        warm.run(lambda: self._grab(cold=False))
        self._steps = {False: warm.steps, True: cold.steps}

    def inject(self) -> None:
        """Let some step fail, unless it is not reached again, and check the screen afterwards."""
        way, self._rng = self._rng.choice(WAYS)
        steps = self._steps[way is Way.COLD]
        target, self._rng = self._rng.choice(sorted(steps, key=_name))
        before, self._rng = self._rng.below(steps[target])
        if told := self._fail(Profiler(target, before + 1), way):
            self._look(_name(target), told, cold=way is Way.COLD)

    def _fail(self, profiler: Profiler, way: Way) -> list[str]:
        self._told.move_text.clear()
        forget_faults()
        LOG.addHandler(self._told)
        try:
            if way is Way.REPAINTED:
                profiler.run(self._top.repaint)
            else:
                profiler.run(lambda: self._grab(cold=way is Way.COLD))
        finally:
            LOG.removeHandler(self._told)
        return self._told.move_text.copy()

    def _look(self, name: str, told: list[str], *, cold: bool) -> None:
        self.faults += 1
        if len(told) != 1:
            self.flaws.append(f"{name} was logged {len(told)} times")
        if "InjectedFault: at call" not in told[0]:
            self.flaws.append(f"{name} was logged without its cause: {told[0]}")
        if self._grab(cold=cold) != self._whole:
            self.flaws.append(f"{name} is not painted as before: {told[0]}")

    def _grab(self, *, cold: bool) -> QImage:
        """Paint everything; cold: with all pictures of the board made again."""
        if cold:
            ALBUM.clear()
            for view in self._top.findChildren(TableView):
                scene = view.scene()
                if isinstance(scene, TableScene):
                    scene.redraw()
        return self._top.grab().toImage()


def fail_at(name: str, number: int, seed: int, folder: Path) -> list[str]:
    """Let a screen fail a number of times, and return what was wrong then."""
    stand = Stand(folder, USUAL)
    with stand.open():
        shown = SCREENS[name](stand)
        top = next(shown)
        stand.settle()
        injector = Injector(top, seed)
        for _ in range(TRIES * number):
            if injector.faults < number:
                injector.inject()
    if injector.faults < number:
        injector.flaws.append(f"{name} failed {injector.faults} times, not {number}")
    return injector.flaws


def _name(step: Step) -> str:
    code, method = step
    return f"{Path(code.co_filename).stem}:{code.co_firstlineno} {code.co_qualname} {method}"


def main(name: str, number: str, seed: str) -> int:
    """Fail in a process of its own."""
    application = QApplication([*CALLED])
    set_up_application(application)
    with TemporaryDirectory() as folder:
        flaws = fail_at(name, int(number), int(seed), Path(folder))
    sys.stdout.write("\n".join(flaws))
    return 1 if flaws else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
