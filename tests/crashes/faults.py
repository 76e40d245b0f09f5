"""What can go wrong while a game is saved: the disk refuses, or the program dies in the middle."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, cast

from gui.controller import MatchController
from gui.course import Course
from gui.files import DRAFT

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from core.kernel.rng import Rng
    from core.match import Match
    from gui.sitting import Sitting

    Deed: TypeAlias = Callable[..., Any]
    Maker: TypeAlias = Callable[["Fate", Deed], Deed]

DEATHS = ("played", "draft", "spare", "fsync", "rename", "renamed", "shown")
"""Where the program dies, in the order of a move: between the move in memory and its save, inside
the write, between two steps of it, or between the save and the first thing that is shown."""
REFUSALS = ("full", "readonly", "no_rename")
"""What the system refuses, now and then."""
FAULTS = ("kill", *DEATHS, *REFUSALS, "clock")
OFTEN = 3
LATEST = 15


class Fate:
    """Decides when it happens: a death once, a refusal every few times."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._left = self.below(LATEST)

    def comes(self) -> bool:
        """Tell whether it is time to die."""
        self._left -= 1
        return self._left < 0

    def below(self, bound: int) -> int:
        """Draw a number."""
        number, self._rng = self._rng.below(bound)
        return number

    def refuse(self, number: int) -> None:
        """Refuse, now and then."""
        if self.below(OFTEN) == 0:
            raise OSError(number, os.strerror(number))


def die() -> NoReturn:
    """End at once, as in a power cut."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def played(match: Match) -> list[str]:
    """List the moves of a match as codes."""
    return [turn.move.code for turn in match.turns]


def tell(*words: str) -> None:
    """Write a line to the standard output, unbuffered."""
    os.write(1, (" ".join(words) + "\n").encode())


def arrange(fault: str, rng: Rng) -> None:
    """Let a fault happen to everything that is saved from now on."""
    if fault in MAKERS:
        owner, name, make = MAKERS[fault]
        setattr(owner, name, make(Fate(rng), getattr(owner, name)))


def _dying_draft(fate: Fate, original: Deed) -> Deed:
    def opening(path: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
        file = original(path, mode, *args, **more)
        if path.suffix == DRAFT and "w" in mode and fate.comes():
            file.write('{"format": 2, "ga')
            file.flush()
            die()
        return file

    return opening


def _dying_spare(fate: Fate, original: Deed) -> Deed:
    def copying(source: Path, target: Path) -> Any:
        if fate.comes():
            target.write_bytes(source.read_bytes()[:99])
            die()
        return original(source, target)

    return copying


def _dying_before(fate: Fate, original: Deed) -> Deed:
    def deed(*args: Any) -> Any:
        if fate.comes():
            die()
        return original(*args)

    return deed


def _dying_after(fate: Fate, original: Deed) -> Deed:
    def deed(*args: Any) -> Any:
        result = original(*args)
        if fate.comes():
            die()
        return result

    return deed


def _dying_shown(fate: Fate, original: Deed) -> Deed:
    """Die before a move is shown, after telling it: its file must hold it by now."""

    def showing(course: Course, *args: Any) -> Any:
        if fate.comes():
            session = cast("Sitting", course._controller.parent())
            tell("saved", session.path.stem, *played(session.controller.match))
            die()
        return original(course, *args)

    return showing


def _refusing(number: int) -> Maker:
    def make(fate: Fate, original: Deed) -> Deed:
        def deed(*args: Any) -> Any:
            fate.refuse(number)
            return original(*args)

        return deed

    return make


def _refusing_drafts(fate: Fate, original: Deed) -> Deed:
    def opening(path: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
        if path.suffix == DRAFT and "w" in mode:
            fate.refuse(errno.EROFS)
        return original(path, mode, *args, **more)

    return opening


def _jumping(fate: Fate, original: Deed) -> Deed:
    def renaming(path: Path, target: Path) -> Any:
        result = original(path, target)
        moment = time.time() + fate.below(2 * 10**9) - 10**9
        os.utime(target, (moment, moment))
        return result

    return renaming


MAKERS: dict[str, tuple[object, str, Maker]] = {
    "played": (MatchController, "_commit", _dying_before),
    "shown": (Course, "_on_stepped", _dying_shown),
    "draft": (Path, "open", _dying_draft),
    "spare": (shutil, "copyfile", _dying_spare),
    "fsync": (os, "fsync", _dying_before),
    "rename": (Path, "replace", _dying_before),
    "renamed": (Path, "replace", _dying_after),
    "full": (os, "fsync", _refusing(errno.ENOSPC)),
    "readonly": (Path, "open", _refusing_drafts),
    "no_rename": (Path, "replace", _refusing(errno.EACCES)),
    "clock": (Path, "replace", _jumping),
}
