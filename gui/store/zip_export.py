"""Pack a folder into a zip file."""

from __future__ import annotations

import os
import shutil
import stat
import time
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from . import atomic, reading
from .errors import UnreadableFile

if TYPE_CHECKING:
    from collections.abc import Iterator

FIRST, LAST = 315_619_200, 4_354_732_800
"""From 1980 to 2107, in seconds since 1970: a zip file cannot hold other times."""


def export_folder(folder: Path, target: Path) -> None:
    """Pack every regular file of a folder; the target is written whole or not at all.

    Raises:
        FileError: If a file cannot be read, or the target cannot be written.

    """
    with (
        atomic.replacing(target) as handle,
        os.fdopen(handle, "wb", closefd=False) as file,
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed,
    ):
        for path in sorted(_files(folder)):
            if path != target and not atomic.is_draft(path.name):
                _pack(packed, path, reading.as_text(path.relative_to(folder)))


def _files(folder: Path) -> Iterator[Path]:
    def fail(error: OSError) -> None:
        raise UnreadableFile(reading.reason_of(error))

    for place, _, names in os.walk(folder, onerror=fail):
        yield from (Path(place, name) for name in names)


def _pack(packed: zipfile.ZipFile, path: Path, name: str) -> None:
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):  # noqa: PTH116 - errors are answered below
            return
    except OSError:  # a link that leads nowhere
        return
    when = min(max(reading.modified(path) or 0.0, FIRST), LAST)
    info = zipfile.ZipInfo(name, time.localtime(when)[:6])
    info.compress_type = zipfile.ZIP_DEFLATED
    with reading.opened(path) as source, packed.open(info, "w") as member:
        shutil.copyfileobj(source, member)
