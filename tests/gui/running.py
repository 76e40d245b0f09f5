"""Finding what still runs when nothing should."""

from __future__ import annotations

import gc
from weakref import WeakSet

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QThread, QTimer
from shiboken6 import isValid

RUNNERS = (QTimer, QAbstractAnimation, QThread)


_FROZEN: WeakSet[object] = WeakSet()
"""Those that the collector no longer lists."""


def freeze() -> None:
    """Spare the collector what is there now: looking through it after every test takes long."""
    gc.collect()
    _FROZEN.update(_runners())
    gc.freeze()


def left_running() -> list[object]:
    """List the threads, timers and animations that run after everything else was thrown away."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    runners = (*_runners(), *_FROZEN)
    return [each for each in runners if isValid(each) and is_running(each)]


def _runners() -> list[object]:
    objects = gc.get_objects()
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
