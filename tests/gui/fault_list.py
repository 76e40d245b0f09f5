"""A log handler that lists the faults of painting."""

from __future__ import annotations

import logging


class FaultList(logging.Handler):
    """Keeps what is logged as text: a record would keep every frame of its traceback alive.

    Attributes:
        move_text: The messages with their tracebacks.

    """

    def __init__(self) -> None:
        super().__init__()
        self.move_text: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the text of a record."""
        self.move_text.append(self.format(record))
