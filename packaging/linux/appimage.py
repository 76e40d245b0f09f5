"""An AppImage: the bundle in one file that is made executable and started.

The official tools fetch a runtime from the network while they work; this one has a runtime of its
own (``appimage.c``), which unpacks the picture once into the person's cache and needs no FUSE.
"""

from __future__ import annotations

import platform
import shutil
from pathlib import Path

from core import __version__
from linux import debian
from setup import build_tools
from setup.environment import ROOT

RUNTIME = Path(__file__).with_name("appimage.c")
LIBRARIES = ("-lsquashfuse", "-lzstd", "-llzma", "-llz4", "-llzo2", "-lz")
MARK = b"AI\x02"
"""What says at the eighth byte that this is an AppImage of the second kind."""
MARK_AT = 8

APPRUN = """\
#!/bin/sh
exec "${APPDIR:-$(dirname "$(readlink -f "$0")")}/usr/lib/kupola/kupola" "$@"
"""


def build(bundle: Path, dist: Path, moment: int) -> Path:
    """Make the AppImage from a bundle; tells where it lies."""
    work = ROOT / "build" / "appimage"
    shutil.rmtree(work, ignore_errors=True)
    root = work / "root"
    shutil.copytree(bundle, root / "usr" / "lib" / "kupola", symlinks=True)
    debian.share(root / "usr" / "share", moment)
    (root / "AppRun").write_text(APPRUN, "utf-8")
    (root / "kupola.desktop").symlink_to("usr/share/applications/kupola.desktop")
    (root / "kupola.svg").symlink_to("usr/share/icons/hicolor/scalable/apps/kupola.svg")
    (root / ".DirIcon").symlink_to("usr/share/icons/hicolor/256x256/apps/kupola.png")
    debian.seal(root, moment)
    made = dist / f"Kupola-{__version__}-{platform.machine()}.AppImage"
    made.write_bytes(_runtime(work) + _picture(root, work, moment))
    made.chmod(0o755)
    return made


def _runtime(work: Path) -> bytes:
    program = work / "runtime"
    flags = ("-O2", "-Wall", "-Wextra", "-Werror", "-static", "-s", "-D_FILE_OFFSET_BITS=64")
    build_tools.run(
        ["gcc", *flags, "-Wl,--build-id=none", "-o", str(program), str(RUNTIME), *LIBRARIES]
    )
    content = program.read_bytes()
    return content[:MARK_AT] + MARK + content[MARK_AT + len(MARK) :]


def _picture(root: Path, work: Path, moment: int) -> bytes:
    made = work / "root.sqfs"
    build_tools.run(
        [
            *("mksquashfs", str(root), str(made), "-root-owned", "-noappend", "-quiet"),
            *("-comp", "zstd", "-Xcompression-level", "19", "-no-progress", "-processors", "2"),
        ],
        SOURCE_DATE_EPOCH=str(moment),
    )
    return made.read_bytes()
