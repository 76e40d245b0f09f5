"""Work that may wait for a network, done in a thread of its own."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from core.kernel.errors import KupolaError

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from core.kernel.messages import Message

_RUNNING: set[BackgroundCall] = set()
"""Keeps calls alive until the window's thread has heard of them."""


class BackgroundCall(QObject):
    """Calls a function once; its result arrives in the window's thread.

    Signals:
        done: What the function has returned.
        failed: The sentence of the error that it has raised.
    """

    done = Signal(object)
    failed = Signal(object)
    _returned = Signal(object, object)

    def __init__(self, function: Callable[[], Any]) -> None:
        super().__init__()
        self._function = function
        self._dropped = False
        self._returned.connect(self._on_returned)

    def start(self) -> None:
        """Begin; connect the signals before."""
        _RUNNING.add(self)
        Thread(target=self._run, name="kupola call", daemon=True).start()

    def drop(self) -> None:
        """Ignore the result; the work itself ends when it can."""
        self._dropped = True

    def _run(self) -> None:
        result, problem = None, None
        try:
            result = self._function()
        except KupolaError as error:
            problem = error.message
        except Exception:
            self._dropped = True
            raise
        finally:
            self._returned.emit(result, problem)

    @Slot(object, object)
    def _on_returned(self, result: object, problem: Message | None) -> None:
        """Report in the window's thread, where this object lives."""
        _RUNNING.discard(self)
        if self._dropped:
            return
        if problem is not None:
            self.failed.emit(problem)
        else:
            self.done.emit(result)
