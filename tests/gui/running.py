"""Finding what still runs when nothing should."""

from __future__ import annotations

import gc
from weakref import WeakSet

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QThread, QTimer
from shiboken6 import isValid

RUNNERS = (QTimer, QAbstractAnimation, QThread)
MANY = 4_000
"""More objects than a test leaves behind unless it has imported or cached something."""

_FROZEN: WeakSet[object] = WeakSet()
"""Those that the collector no longer lists."""


def freeze() -> None:
    """Spare the collector what is there now: looking through it after every test takes long."""
    gc.collect()
    _freeze(_runners(gc.get_objects()))


def left_running() -> list[object]:
    """List the threads, timers and animations that run after everything else was thrown away.

    What a test has imported or cached outlives it, and the next tests need not look through it.
    """
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    objects = gc.get_objects()
    runners = _runners(objects)
    running = [each for each in {*runners, *_FROZEN} if isValid(each) and is_running(each)]
    if len(objects) > MANY:
        _freeze(runners)
    return running


def _freeze(runners: list[object]) -> None:
    _FROZEN.update(runners)
    gc.freeze()


def _runners(objects: list[object]) -> list[object]:
    kinds = {kind for kind in {*map(type, objects)} if issubclass(kind, RUNNERS)}
    return [each for each in objects if type(each) in kinds]


def is_running(thing: object) -> bool:
    match thing:
        case QTimer():
            return thing.isActive()
        case QAbstractAnimation():
            return thing.state() == QAbstractAnimation.State.Running
        case QThread():
            return thing.isRunning()
    return False
