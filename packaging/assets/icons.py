"""Draw the icon in the forms that systems want: ``kupola.py make icons``.

Windows takes a ``.ico``, macOS a ``.icns``; both are containers of PNG pictures. Small pictures are
drawn from the simpler drawing.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

if TYPE_CHECKING:
    from collections.abc import Sequence

ART = Path(__file__).resolve().parents[2] / "assets" / "app"
SMALL = 24
"""Up to this size the simpler drawing is used."""

ICO_SIDES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_KINDS = {
    "icp4": 16,
    "icp5": 32,
    "ic11": 32,
    "ic12": 64,
    "ic07": 128,
    "ic13": 256,
    "ic08": 256,
    "ic14": 512,
    "ic09": 512,
    "ic10": 1024,
}


def png(side: int) -> bytes:
    """Draw the icon this many pixels wide and high."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        QSvgRenderer(str(ART / ("icon_small.svg" if side <= SMALL else "icon.svg"))).render(painter)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # takes text, whatever the stubs say
    return bytes(buffer.data().data())


def ico() -> bytes:
    """Pack pictures into an icon file for Windows."""
    pictures = [png(side) for side in ICO_SIDES]
    offset = 6 + 16 * len(pictures)
    entries = b""
    for side, picture in zip(ICO_SIDES, pictures, strict=True):
        entries += struct.pack("<4B2H2I", side % 256, side % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return struct.pack("<3H", 0, 1, len(pictures)) + entries + b"".join(pictures)


def icns() -> bytes:
    """Pack pictures into an icon file for macOS."""
    pictures = [(kind.encode(), png(side)) for kind, side in ICNS_KINDS.items()]
    chunks = b"".join(struct.pack(">4sI", kind, 8 + len(data)) + data for kind, data in pictures)
    return struct.pack(">4sI", b"icns", 8 + len(chunks)) + chunks


def main(arguments: Sequence[str]) -> int:
    """Write both containers; given a folder and sides, a theme of single pictures instead."""
    _ = QGuiApplication([])
    if not arguments:
        (ART / "kupola.ico").write_bytes(ico())
        (ART / "kupola.icns").write_bytes(icns())
        return 0
    theme, *sides = arguments
    for side in sides:
        file = Path(theme, f"{side}x{side}", "apps", "org.kupola.Kupola.png")
        file.parent.mkdir(parents=True)
        file.write_bytes(png(int(side)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
