"""Check the programs and headers that a build needs, before anything is built."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from release import project
from setup import system_libraries

if TYPE_CHECKING:
    from collections.abc import Sequence

INCLUDES = (Path("/usr/include"), Path("/usr/local/include"))


class Tool(NamedTuple):
    """A program, or a header if it ends in ``.h``, and the Debian package that has it."""

    name: str
    package: str


COMPILER = (Tool("gcc", "gcc"), Tool("stdio.h", "libc6-dev"))
NEEDED = {
    "bundle": (Tool("objdump", "binutils"), Tool("ldconfig", "libc-bin")),
    "deb": (Tool("dpkg-deb", "dpkg"), Tool("dpkg-shlibdeps", "dpkg-dev")),
    "appimage": (
        *COMPILER,
        Tool("mksquashfs", "squashfs-tools"),
        *((Tool("zsyncmake", "zsync"),) if project.homepage() else ()),
        Tool("squashfuse/squashfuse.h", "libsquashfuse-dev"),
        Tool("zlib.h", "zlib1g-dev"),
        Tool("lzma.h", "liblzma-dev"),
        Tool("zstd.h", "libzstd-dev"),
        Tool("lz4.h", "liblz4-dev"),
        Tool("lzo/lzo1x.h", "liblzo2-dev"),
    ),
    "check": (
        Tool("desktop-file-validate", "desktop-file-utils"),
        Tool("appstreamcli", "appstream"),
        Tool("lintian", "lintian"),
    ),
}
"""What each kind of download needs, and checking it, on Linux; the packages are Debian's."""
SYSTEM_FOLDERS = ("/usr/sbin", "/sbin")
"""Folders of system programs that the path of a normal user lacks."""


def check(kinds: Sequence[str]) -> None:
    """Check the tools for some kinds of downloads, and install the missing ones.

    Raises:
        SetupError: If that is not allowed; names them, and the command that installs all of them.

    """
    if sys.platform != "linux":
        return
    extend_path()
    missing = [tool for kind in kinds for tool in NEEDED[kind] if not _is_there(tool)]
    if missing:
        names = ", ".join(tool.name for tool in missing)
        packages = sorted({tool.package for tool in missing})
        why = f"{' and '.join(kinds)}: these are missing: {names}"
        system_libraries.install([(package,) for package in packages], why)


def extend_path() -> None:
    """Add the folders of system programs, which a normal user's path lacks, to the path."""
    folders = os.environ.get("PATH", os.defpath).split(os.pathsep)
    absent = [folder for folder in SYSTEM_FOLDERS if folder not in folders]
    os.environ["PATH"] = os.pathsep.join((*folders, *absent))


def _is_there(tool: Tool) -> bool:
    if tool.name.endswith(".h"):
        return any((folder / tool.name).exists() for folder in INCLUDES)
    return shutil.which(tool.name) is not None
