"""Errors of files; each carries one translatable sentence, and the reason alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from core.kernel.errors import KupolaError
from core.kernel.messages import Message, text

if TYPE_CHECKING:
    from core.kernel.messages import Argument

UNREADABLE = text("files", "The file cannot be read: {reason}")
UNSAVED = text("files", "The file cannot be saved: {reason}")
NO_FILE = text("files", "This is a folder or a device, not a file.")
NO_NAME = text("files", "This is not a valid file name.")
EMPTY = text("files", "This file is empty.")
GARBLED = text("files", "its content cannot be read.")
TOO_LONG = text("core", "it is too long.")


class FileError(KupolaError):
    """A file that cannot be read or written as asked.

    Attributes:
        reason: What the system says, or a sentence of ours; fits after a colon.

    """

    code = "file_error"
    frame: ClassVar[Message] = UNREADABLE

    def __init__(self, reason: Argument) -> None:
        """Put the reason into the sentence of this kind of error; NO_FILE is a whole one."""
        super().__init__(NO_FILE if reason == NO_FILE else self.frame.bind(reason=reason))
        self.reason = reason


class UnreadableFile(FileError):
    """A file that the system refuses to read, or no regular file; its content is unknown."""

    code = "unreadable_file"


class MissingFile(UnreadableFile):
    """There is no such file."""


class DamagedFile(FileError):
    """A file whose content is invalid."""

    code = "damaged_file"


class UnwritableFile(FileError):
    """A file that the system refuses to write; its old content is unchanged."""

    code = "unwritable_file"
    frame = UNSAVED


class TakenName(UnwritableFile):
    """A fresh file was wanted, and there is one of this name."""
