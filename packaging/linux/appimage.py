"""An AppImage: the bundle in one file that is made executable and started.

The official tools fetch a runtime from the network while they work; this one has a runtime of its
own (``appimage.c``), which unpacks the image once into the user's cache and needs no FUSE. The
image is packed with xz: all tools that read AppImages support it, old ones do not support zstd.
"""

from __future__ import annotations

import os
import platform
import shutil
from pathlib import Path

from core import __version__
from linux import debian
from linux.metainfo import ID
from release import project
from setup import build_tools
from setup.environment import ROOT

RUNTIME = Path(__file__).with_name("appimage.c")
LIBRARIES = ("-lsquashfuse", "-lzstd", "-llzma", "-llz4", "-llzo2", "-lz")
MARK = b"AI\x02"
"""The magic bytes at offset 8 of a type 2 AppImage."""
MARK_AT = 8

GITHUB = "https://github.com/"

APPRUN = """\
#!/bin/sh
exec "${APPDIR:-$(dirname "$(readlink -f "$0")")}/usr/lib/kupola/kupola" "$@"
"""


def build(bundle: Path, dist: Path, moment: int) -> Path:
    """Make the AppImage from a bundle; return its path."""
    work = ROOT / "build" / "appimage"
    shutil.rmtree(work, ignore_errors=True)
    root = work / "root"
    shutil.copytree(bundle, root / "usr" / "lib" / "kupola", symlinks=True)
    debian.share(root / "usr" / "share", moment)
    (root / "AppRun").write_text(APPRUN, "utf-8")
    shared = root / "usr" / "share"
    icons = shared / "icons" / "hicolor"
    for name, file in (  # copies: tools unpack these alone, and links would lead nowhere
        (f"{ID}.desktop", shared / "applications" / f"{ID}.desktop"),
        (f"{ID}.svg", icons / "scalable" / "apps" / f"{ID}.svg"),
        (".DirIcon", icons / "256x256" / "apps" / f"{ID}.png"),
    ):
        shutil.copyfile(file, root / name)
    debian.seal(root, moment)
    made = dist / f"Kupola-{__version__}-{platform.machine()}.AppImage"
    made.write_bytes(_runtime(work) + _picture(root, work, moment))
    made.chmod(0o755)
    os.utime(made, (moment, moment))
    if (page := project.homepage()) and update_information(page):
        _note_blocks(made, page)
    return made


def _note_blocks(image: Path, page: str) -> None:
    """Write the list of blocks by which update tools fetch only what has changed."""
    listed = image.with_name(f"{image.name}.zsync")
    address = project.download(page, __version__, image.name)
    build_tools.run(["zsyncmake", "-u", address, "-o", str(listed), str(image)])


def update_information(page: str | None) -> str:
    """Say where tools find newer versions, in their own notation; empty: nowhere that they know."""
    owner, _, name = (page or "").removeprefix(GITHUB).partition("/")
    if not (page and page.startswith(GITHUB) and owner and name):
        return ""
    return f"gh-releases-zsync|{owner}|{name}|latest|Kupola-*-{platform.machine()}.AppImage.zsync"


def _runtime(work: Path) -> bytes:
    program = work / "runtime"
    flags = ("-O2", "-Wall", "-Wextra", "-Werror", "-static", "-s", "-D_FILE_OFFSET_BITS=64")
    update = update_information(project.homepage())
    defined = (f'-DKUPOLA_VERSION="{__version__}"', f'-DUPDATE_INFORMATION="{update}"')
    linked = ("-Wl,--build-id=none", "-o", str(program), str(RUNTIME), *LIBRARIES)
    build_tools.run(["gcc", *flags, *defined, *linked])
    content = program.read_bytes()
    return content[:MARK_AT] + MARK + content[MARK_AT + len(MARK) :]


def _picture(root: Path, work: Path, moment: int) -> bytes:
    made = work / "root.sqfs"
    build_tools.run(
        [
            *("mksquashfs", str(root), str(made), "-root-owned", "-noappend", "-quiet"),
            *("-comp", "xz", "-b", "1M", "-no-progress", "-processors", "2"),
        ],
        SOURCE_DATE_EPOCH=str(moment),
    )
    return made.read_bytes()
