"""What can go wrong while a game is saved: the disk refuses, or the program dies in the middle."""

from __future__ import annotations

import errno
import os
import signal
import time
from typing import TYPE_CHECKING, Any, NoReturn, cast

from gui.match.match_controller import MatchController
from gui.play.turn_playback import TurnPlayback
from gui.store import atomic

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import TypeAlias

    from core.kernel.rng import Rng
    from core.match import Match
    from gui.play.session import Session

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
    """Decides when a fault happens: a death once, a refusal every few times."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._left = self.below(LATEST)

    def comes(self) -> bool:
        """Return whether it is time to die."""
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
    """End the process immediately, as in a power cut."""
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
    """Die when half of a draft is written."""

    def writing(handle: int, content: bytes) -> None:
        if fate.comes():
            original(handle, content[: len(content) // 2])
            die()
        original(handle, content)

    return writing


def _dying_spare(fate: Fate, original: Deed) -> Deed:
    """Die when half of the copy is written."""

    def copying(source: Path, target: Path, most: int) -> None:
        if fate.comes():
            with atomic.replacing(target, synced=False) as handle:
                os.write(handle, source.read_bytes()[:99])
                die()
        original(source, target, most)

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
    """Die before a move is shown, after printing it: its file must hold it by now."""

    def showing(playback: TurnPlayback, *args: Any) -> Any:
        if fate.comes():
            session = cast("Session", playback._controller.parent())
            tell("saved", session.path.stem, *played(session.controller.match))
            die()
        return original(playback, *args)

    return showing


def _refusing(number: int) -> Maker:
    def make(fate: Fate, original: Deed) -> Deed:
        def deed(*args: Any) -> Any:
            fate.refuse(number)
            return original(*args)

        return deed

    return make


def _jumping(fate: Fate, original: Deed) -> Deed:
    def renaming(path: Path, target: Path) -> Any:
        result = original(path, target)
        moment = time.time() + fate.below(2 * 10**9) - 10**9
        os.utime(target, (moment, moment))
        return result

    return renaming


MAKERS: dict[str, tuple[object, str, Maker]] = {
    "played": (MatchController, "_commit", _dying_before),
    "shown": (TurnPlayback, "_on_stepped", _dying_shown),
    "draft": (atomic, "_write_all", _dying_draft),
    "spare": (atomic, "copy", _dying_spare),
    "fsync": (os, "fsync", _dying_before),
    "rename": (os, "replace", _dying_before),
    "renamed": (os, "replace", _dying_after),
    "full": (os, "fsync", _refusing(errno.ENOSPC)),
    "readonly": (atomic, "_create_draft", _refusing(errno.EROFS)),
    "no_rename": (os, "replace", _refusing(errno.EACCES)),
    "clock": (os, "replace", _jumping),
}
