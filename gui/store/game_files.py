"""Games in files: read within bounds, written whole or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from core.kernel.errors import BadRecord, NewerRecord
from core.kernel.messages import text

from . import atomic, reading
from .errors import EMPTY, GARBLED, DamagedFile, UnreadableFile

if TYPE_CHECKING:
    from pathlib import Path

    from core.kernel.messages import Message
    from core.record import Record

__all__ = ["SUFFIX", "UnreadableFile", "read", "write"]

SUFFIX = ".kupola"
LARGEST = 16_000_000
"""The largest file that is read, in bytes: a record has at most four million letters."""

DAMAGED = text("files", "This is not a Kupola game, or it is damaged: {detail}")
UNSIGNED = text("files", "it does not say which version of Kupola wrote it.")


def read(path: Path) -> Record:
    """Read a game.

    Raises:
        UnreadableFile: If the system refuses.
        BadRecord: If it is no record, or one of a newer format.

    """
    from core.record import loads  # noqa: PLC0415 - not needed for the first picture

    try:
        return loads(reading.read_text(path, LARGEST))
    except DamagedFile as error:
        empty = error.reason == EMPTY
        raise BadRecord(EMPTY if empty else DAMAGED.bind(detail=error.reason)) from None
    except NewerRecord:
        raise
    except BadRecord as error:
        raise BadRecord(_for_people(error.message)) from None


def _for_people(problem: Message) -> Message:
    """Say what is wrong with a file without technical terms, where possible."""
    from core.record import NO_FORMAT, NOT_A_RECORD, NOT_JSON  # noqa: PLC0415 - seldom needed

    if problem.source != NOT_A_RECORD.source:
        return problem
    detail = dict(problem.args)["problem"]
    said = {NOT_JSON: GARBLED, NO_FORMAT: UNSIGNED}.get(cast("Message", detail), detail)
    return DAMAGED.bind(detail=said)


def write(path: Path, record: Record, *, fresh: bool = False) -> None:
    """Write a game into a folder that is there, whole or not at all.

    Raises:
        UnwritableFile: If the system refuses; the old file is unchanged.
        TakenName: If a fresh file is wanted and there is one of this name.

    """
    from core.record import dumps  # noqa: PLC0415 - not needed for the first picture

    atomic.write_bytes(path, atomic.encoded(dumps(record)), fresh=fresh)
