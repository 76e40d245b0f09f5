"""Games in files: read within bounds, written whole or not at all."""

from __future__ import annotations

import os
import stat
import sys
from typing import TYPE_CHECKING, cast

from core.kernel.errors import BadRecord, KupolaError, NewerRecord
from core.kernel.messages import text

if TYPE_CHECKING:
    from pathlib import Path

    from core.kernel.messages import Message
    from core.record import Record

SUFFIX = ".kupola"
DRAFT = ".new"

UNREADABLE = text("files", "The file cannot be read: {reason}")
NO_FILE = text("files", "This is a folder or a device, not a file.")
EMPTY = text("files", "This file is empty.")
DAMAGED = text("files", "This is not a game of Kupola, or it is damaged: {detail}")
GARBLED = text("files", "its content cannot be read.")
UNSIGNED = text("files", "it does not say which version of Kupola wrote it.")


class UnreadableFile(KupolaError):
    """A file that cannot be read at all."""

    code = "unreadable_file"


def read(path: Path) -> Record:
    """Read a game.

    Raises:
        UnreadableFile: If the system does not let us.
        BadRecord: If it is no record, or one of a newer format.

    """
    from core.record import (  # noqa: PLC0415 - not needed for the first picture
        MAX_LENGTH,
        TOO_LONG,
        loads,
    )

    most = 4 * MAX_LENGTH  # a letter has at most four bytes
    try:
        content = _content(path, most)
    except (OSError, ValueError) as error:
        raise UnreadableFile(UNREADABLE.bind(reason=reason(error))) from None
    if not content:
        raise BadRecord(EMPTY)
    if len(content) > most:
        raise BadRecord(DAMAGED.bind(detail=TOO_LONG))
    try:
        return loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadRecord(DAMAGED.bind(detail=GARBLED)) from None
    except NewerRecord:
        raise
    except BadRecord as error:
        raise BadRecord(_for_people(error.message)) from None


def _for_people(problem: Message) -> Message:
    """Say what is wrong with a file without words of programmers, as far as that goes."""
    from core.record import NO_FORMAT, NOT_A_RECORD, NOT_JSON  # noqa: PLC0415 - seldom needed

    if problem.source != NOT_A_RECORD.source:
        return problem
    detail = dict(problem.args)["problem"]
    said = {NOT_JSON: GARBLED, NO_FORMAT: UNSIGNED}.get(cast("Message", detail), detail)
    return DAMAGED.bind(detail=said)


def write(path: Path, record: Record) -> None:
    """Write a game, whole or not at all.

    Raises:
        OSError: If the system does not let us; then the old file is as it was.

    """
    from core.record import dumps  # noqa: PLC0415 - not needed for the first picture

    write_text(path, dumps(record))


def write_text(path: Path, content: str) -> None:
    """Write a text beside its place first, so that no moment sees half of it.

    Raises:
        OSError: If the system does not let us; then the old file is as it was.

    """
    draft = path.with_name(path.name + DRAFT)
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    _settle(path.parent)


def reason(error: OSError | ValueError) -> str:
    """Say what the system said, without numbers and paths."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


def _content(path: Path, most: int) -> bytes:
    """Read so much that one sees whether there is too much."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise UnreadableFile(NO_FILE)
    with path.open("rb") as file:
        return file.read(most + 1)


def _settle(folder: Path) -> None:
    """Let the new name of a file outlast a power cut, where a folder can be told to."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
