"""Take the moving picture of the README: ``python3 packaging/kupola.py make moving-picture``.

A domino is taken, dragged over the kingdom and dropped. The frames are written as an animated PNG,
which browsers play; of every frame but the first only the rectangle that changed is kept.
"""

from __future__ import annotations

import struct
import sys
import tempfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from assets import pictures
from gui.app import CALLED, set_up_application

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gui.window.main_window import MainWindow

FILE = pictures.FOLDER / "moving" / "drag.png"
WIDTH = 640
STEPS = 16
"""Frames between taking and dropping."""
HELD, MOVING, DONE = 700, 70, 1800
"""Milliseconds that the first frame, one on the way and the last one are shown."""
SHOT = pictures.Match(
    "drag", "", "en", "light", game="kingdomino", seats=2, moves=30, held=True, large=True
)


class Frame(NamedTuple):
    """A picture and how many milliseconds it is shown."""

    image: QImage
    lasts: int


def main() -> int:
    """Write the file."""
    app = QApplication([*CALLED])
    set_up_application(app)
    FILE.parent.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        pictures.opened(Path(folder), SHOT.language, SHOT.appearance) as window,
    ):
        pictures.sit(window, SHOT)
        FILE.write_bytes(animated(list(dragged(window))))
    return 0


def dragged(window: MainWindow) -> Iterator[Frame]:
    """Drag the piece with the highest gain to its target, and drop it."""
    assert window.session is not None  # noqa: S101 - a game was just opened
    scene, view = window.session.screen.scene, window.session.screen.view
    best = pictures.best_handle(scene)
    start, end = scene.rect_of(best.source).center(), scene.rect_of(best.target).center()
    pane = view.viewport()
    yield _frame(window, HELD)
    QTest.mousePress(pane, Qt.MouseButton.LeftButton, pos=view.mapFromScene(start))
    for step in range(1, STEPS + 1):
        share = step / STEPS
        eased = share * share * (3 - 2 * share)
        QTest.mouseMove(pane, view.mapFromScene(start + (end - start) * eased + QPointF(4, 3)))
        yield _frame(window, MOVING if step < STEPS else HELD)
    QTest.mouseRelease(pane, Qt.MouseButton.LeftButton, pos=view.mapFromScene(end))
    yield _frame(window, DONE)


def animated(frames: Iterable[Frame]) -> bytes:
    """Encode frames as an animated PNG."""
    (first, lasts), *others = frames
    head, data = _parts(first)
    frames_chunk = _chunk(b"acTL", struct.pack(">II", 1 + len(others), 0))
    whole = [
        frames_chunk,
        _control(0, first.rect(), lasts),
        *(_chunk(b"IDAT", each) for each in data),
    ]
    number, before = 1, first
    for image, shown in others:
        changed = changed_part(before, image)
        _, data = _parts(image.copy(changed))
        whole.append(_control(number, changed, shown))
        number += 1
        for each in data:
            whole.append(_chunk(b"fdAT", struct.pack(">I", number) + each))
            number += 1
        before = image
    signature = b"\x89PNG\r\n\x1a\n"
    return b"".join((signature, _chunk(b"IHDR", head), *whole, _chunk(b"IEND", b"")))


def changed_part(before: QImage, after: QImage) -> QRect:
    """Find the smallest rectangle that holds every pixel that changed, at least one pixel."""
    across, down = range(after.width()), range(after.height())
    changed = [(x, y) for y in down for x in across if before.pixel(x, y) != after.pixel(x, y)]
    if not changed:
        return QRect(0, 0, 1, 1)
    columns, rows = zip(*changed, strict=True)
    left, top = min(columns), min(rows)
    return QRect(left, top, max(columns) - left + 1, max(rows) - top + 1)


def _frame(window: MainWindow, lasts: int) -> Frame:
    image = pictures.seen(window)
    image = image.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
    return Frame(image.convertToFormat(QImage.Format.Format_RGB888), lasts)


def _parts(image: QImage) -> tuple[bytes, list[bytes]]:
    """Take the header and the pixels out of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", pictures.PACKED)  # type: ignore[call-overload]  # takes text
    content, at = bytes(buffer.data().data()), 8
    head, data = b"", []
    while at < len(content):
        (size,) = struct.unpack_from(">I", content, at)
        kind, body = content[at + 4 : at + 8], content[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            head = body
        elif kind == b"IDAT":
            data.append(body)
        at += 12 + size
    return head, data


def _control(number: int, part: QRect, lasts: int) -> bytes:
    size = struct.pack(">IIIII", number, part.width(), part.height(), part.x(), part.y())
    return _chunk(b"fcTL", size + struct.pack(">HHBB", lasts, 1000, 0, 0))


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


if __name__ == "__main__":
    sys.exit(main())
