"""A JSON object in a file, written atomically; errors never stop the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.kernel.messages import Message
from core.kernel.outside_text import shown_path

from . import atomic, reading
from .errors import DamagedFile, FileError, MissingFile

if TYPE_CHECKING:
    from pathlib import Path

MOST = 1_000_000
"""The largest file, in bytes."""


@frozen
class Wording:
    """The sentences about trouble with one kind of file.

    Attributes:
        damaged: It was set aside as ``{file}``.
        left_alone: It cannot be read, for a ``{reason}``, and is not written to.
        unwritable: It cannot be written, for a ``{reason}``.

    """

    damaged: Message
    left_alone: Message
    unwritable: Message


class ObjectFile:
    """One JSON object in a file.

    A damaged file is set aside. One that cannot be read at all is never written to.

    Attributes:
        content: What the file holds, with what a newer version may have added.
        trouble: What went wrong the last time, for people; None: nothing.

    """

    def __init__(self, path: Path, wording: Wording, most: int = MOST) -> None:
        """Read a file within a bound; a missing one is empty."""
        self.path = path
        self.trouble: Message | None = None
        self._wording, self._most = wording, most
        self._left_alone: Message | None = None
        self.content = self._read()

    def write(self, changes: dict[str, Any]) -> None:
        """Change some entries and save them, with all other content of the file."""
        self.content = {**self.content, **changes}
        if self._left_alone is not None:
            self.trouble = self._left_alone
            return
        try:
            atomic.write_text(self.path, atomic.written(self.content))
        except FileError as error:
            self.trouble = self._wording.unwritable.bind(reason=error.reason)
        else:
            self.trouble = None

    def _read(self) -> dict[str, Any]:
        try:
            return reading.read_object(self.path, self._most)
        except MissingFile:
            return {}
        except DamagedFile:
            self._set_aside()
        except FileError as error:
            self._leave_alone(error)
        return {}

    def _set_aside(self) -> None:
        try:
            kept = atomic.set_aside(self.path)
        except FileError as error:
            self._leave_alone(error)
        else:
            self.trouble = self._wording.damaged.bind(file=shown_path(kept))

    def _leave_alone(self, error: FileError) -> None:
        self.trouble = self._left_alone = self._wording.left_alone.bind(reason=error.reason)
