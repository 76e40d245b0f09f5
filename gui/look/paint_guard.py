"""Guards around painting: a fault leaves a spot blank and a line in the log, and no crash.

Qt calls `paintEvent`, `paint` and the like from C++, where a Python exception has nowhere to go;
its traceback would keep a painter alive longer than what it paints on, which is a segfault. So
each such override is `@guarded`, each `QPainter` is opened by `with`, and `saved` replaces the
calls of `save` and `restore`. `tests/gui/look/test_paint_guard.py` refuses anything else.
"""

from __future__ import annotations

import logging
from functools import wraps
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from PySide6.QtGui import QPainter

Params = ParamSpec("Params")
Result = TypeVar("Result")

LOG = logging.getLogger("kupola.paint")

_logged: set[tuple[str, str, int]] = set()


class FaultLog:
    """Ends a block at an exception and logs it, once for each line that raises one.

    A fault that recurs in every frame would fill the log otherwise.
    """

    __slots__ = ("_where",)

    def __init__(self, where: str) -> None:
        self._where = where

    def __enter__(self) -> None:
        """Do nothing: one object serves any number of blocks, also nested ones."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        if not isinstance(fault, Exception):
            return False
        place = (self._where, *_innermost(trace))
        if place not in _logged:
            _logged.add(place)
            LOG.error("Painting failed in %s", self._where, exc_info=fault)
        return True


def guarded(paint: Callable[Params, Result]) -> Callable[Params, Result | None]:
    """Log the exceptions of a method that Qt calls to paint; the result is None then."""
    fault_log = FaultLog(f"{paint.__module__}.{paint.__qualname__}")

    @wraps(paint)
    def guard(*args: Params.args, **kwargs: Params.kwargs) -> Result | None:
        with fault_log:
            return paint(*args, **kwargs)
        return None

    return guard


def forget_faults() -> None:
    """Log each fault again the next time that it occurs."""
    _logged.clear()


class saved:  # noqa: N801 - named like contextlib.suppress, which is used in the same way
    """Restores the state of a painter at the end of a block, also after an exception."""

    __slots__ = ("_painter",)

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter

    def __enter__(self) -> None:
        self._painter.save()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._painter.restore()


def _innermost(trace: TracebackType | None) -> tuple[str, int]:
    """Return the file and the line that raised an exception."""
    if trace is None:
        return "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_code.co_filename, trace.tb_lineno
