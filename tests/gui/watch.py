"""Collect faults inside Qt's event loop, which would only print them."""

from __future__ import annotations

import sys
import traceback
from contextlib import contextmanager
from typing import TYPE_CHECKING

from attrs import define, field
from PySide6.QtCore import QtMsgType, qInstallMessageHandler

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

KNOWN = "This plugin does not support "
"""What the offscreen platform says of dialogs and menus."""


@define(eq=False)
class Watch:
    """Collects exceptions and Qt's warnings."""

    found: list[str] = field(factory=list)

    @contextmanager
    def over(self) -> Iterator[None]:
        """Watch while the block runs."""
        hook, sys.excepthook = sys.excepthook, self._on_exception
        handler = qInstallMessageHandler(self._on_message)
        try:
            yield
        finally:
            qInstallMessageHandler(handler)
            sys.excepthook = hook

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.found.append("".join(traceback.format_exception(kind, error, trace)))

    def _on_message(self, kind: QtMsgType, _: object, message: str | None) -> None:
        loud = kind not in {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg}
        if loud and not str(message).startswith(KNOWN):
            self.found.append(f"{kind.name}: {message}")
