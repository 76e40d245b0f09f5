"""The notices of the system libraries in a bundle, from Debian's packages.

Where a library comes from no Debian package, nothing is added: Python and Qt have their licenses in
``docs/licenses``, and on Windows and macOS nothing of the system is bundled but its C++ runtime.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bundle.contents import Entry

FOLDER = "docs/licenses/system"
"""Where they lie in a bundle."""
LIST = "libraries.txt"
DOCS = Path("/usr/share/doc")


class Package(NamedTuple):
    """A Debian package in a version."""

    name: str
    version: str


def collect(binaries: Iterable[Entry], work: Path) -> list[tuple[str, str]]:
    """Write the notices into a folder; return each file with its folder in the bundle."""
    found = {Path(name).name: package for name, source, _ in binaries if (package := owner(source))}
    if not found:
        return []
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    for package in sorted({*found.values()}):
        notice = DOCS / package.name / "copyright"
        shutil.copyfile(notice, work / f"{package.name}.txt")
    lines = [f"{file}  {each.name} {each.version}\n" for file, each in sorted(found.items())]
    (work / LIST).write_text("".join(lines), "utf-8", newline="\n")
    return [(str(file), FOLDER) for file in sorted(work.iterdir())]


def owner(library: str) -> Package | None:
    """Find the package that a library was installed from, if it was from one."""
    if not shutil.which("dpkg-query"):
        return None
    real = str(Path(library).resolve())
    for path in (real, real.removeprefix("/usr")):  # packages name it before /lib became a link
        output = _query("--search", path)
        if match := re.match(r"([a-z0-9.+-]+)(?::\w+)?: ", output):
            version = _query("--show", "--showformat=${Version}\n", match[1]).split()[0]
            return Package(match[1], version)
    return None


def _query(*words: str) -> str:
    command = ["dpkg-query", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout
