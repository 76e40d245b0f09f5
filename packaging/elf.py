"""What the bundle's binaries want of the system they run on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import tools
from environment import SetupError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MAGIC = b"\x7fELF"


def binaries(folder: Path) -> list[Path]:
    """List programs and libraries."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in files if _magic(path) == MAGIC]


def _magic(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(MAGIC))


def wanted(folder: Path) -> list[str]:
    """List the libraries that the system must bring along, by their sonames."""
    found = binaries(folder)
    brought = {path.name for path in folder.rglob("*")}
    return sorted({name for path in found for name in _needed(path)} - brought)


def _needed(binary: Path) -> Iterator[str]:
    words = tools.run(["readelf", "--dynamic", "--wide", str(binary)])
    yield from re.findall(r"\(NEEDED\).*\[(.+)\]", words)


def oldest_libc(folder: Path) -> str:
    """Tell the oldest version of glibc that has everything the binaries ask for."""
    versions = {(2, 34)}
    for binary in binaries(folder):
        words = tools.run(["readelf", "--version-info", "--wide", str(binary)])
        versions |= {(int(a), int(b)) for a, b in re.findall(r"GLIBC_(\d+)\.(\d+)", words)}
    return ".".join(map(str, max(versions)))


def packages(sonames: list[str]) -> list[str]:
    """Find the Debian packages that hold libraries; what glibc holds is left out.

    Raises:
        SetupError: If a library belongs to no package of this system.

    """
    cache = tools.run(["ldconfig", "--print-cache"])
    known = dict(re.findall(r"^\s*(\S+) \(.*\) => (\S+)$", cache, re.MULTILINE))
    found = set()
    for soname in sonames:
        if soname not in known:
            message = f"the library {soname} is neither in the bundle nor on this system."
            raise SetupError(message)
        found.add(_owner(known[soname]))
    return sorted(found - {"libc6"})


def _owner(library: str) -> str:
    """Ask dpkg, which may know the library under its folder's old or new name."""
    spellings = (library, library.removeprefix("/usr"), f"/usr{library}")
    for path in spellings:
        try:
            return tools.run(["dpkg-query", "--search", path]).partition(":")[0]
        except SetupError:
            continue
    message = f"the library {library} belongs to no Debian package."
    raise SetupError(message)
