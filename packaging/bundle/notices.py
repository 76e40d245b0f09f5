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
OWNED = re.compile(r"^([a-z0-9.+-]+)(?::\w+)?: (.+)$", re.MULTILINE)
"""A line of dpkg: the one package that owns a path."""


class Package(NamedTuple):
    """A Debian package in a version."""

    name: str
    version: str


def collect(binaries: Iterable[Entry], work: Path) -> list[tuple[str, str]]:
    """Write the notices into a folder; return each file with its folder in the bundle."""
    sources = {Path(name).name: source for name, source, _ in binaries}
    known = owners(sources.values())
    found = {name: known[source] for name, source in sources.items() if source in known}
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


def owners(libraries: Iterable[str]) -> dict[str, Package]:
    """Find the packages that libraries were installed from, by one question for all of them."""
    if not shutil.which("dpkg-query"):
        return {}
    named = {library: _named(library) for library in libraries}
    lines = _query("--search", *sorted({name for names in named.values() for name in names}))
    packages = {name: package for package, name in OWNED.findall(lines)}
    found = {
        library: next(packages[name] for name in names if name in packages)
        for library, names in named.items()
        if any(name in packages for name in names)
    }
    if not found:
        return {}
    lines = _query("--show", "--showformat=${Package} ${Version}\n", *sorted({*found.values()}))
    versions = dict(line.split() for line in lines.splitlines())
    return {library: Package(name, versions[name]) for library, name in found.items()}


def _named(library: str) -> tuple[str, str]:
    """Return what packages may call a library: some call it as before /lib became a link."""
    real = str(Path(library).resolve())
    return real, real.removeprefix("/usr")


def _query(*words: str) -> str:
    command = ["dpkg-query", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout
