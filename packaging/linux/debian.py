"""A package for Debian and its relatives: the bundle, a menu entry, an icon, a type of file."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import textwrap
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bundle import contents
from core import __version__
from linux.metainfo import ID, TEMPLATE, complete
from release import changelog, project
from setup import build_tools
from setup.environment import PACKAGING, PYTHON, ROOT

if TYPE_CHECKING:
    from pathlib import Path

HERE = PACKAGING / "linux"
ICONS = PACKAGING / "assets" / "icons.py"
SIDES = (16, 24, 32, 48, 64, 128, 256)
PROGRAMS = ("kupola", "kupola-engine")
PRIVATE = "/usr/lib/kupola/_internal"
"""The folder of the installed program's own libraries, as its launcher names it."""
ELF = b"\x7fELF"
DEPENDS = "shlibs:Depends="

CONTROL = """\
Package: kupola
Version: {version}
Architecture: {architecture}
Maintainer: The Kupola project <kupola@localhost.localdomain>
Installed-Size: {size}
Depends: {depends}
Section: games
Priority: optional
{homepage}Description: table for Azul Duel, Kingdomino and Pixies
 Play three board games against each other at one computer, or against the
 computer, in Serbian, Hungarian, Polish or English. The language can be
 changed at any time, and every game is saved after every move.
 .
 Kupola needs no account and never connects unless you open or join a table.
 It is an unofficial project by fans.
"""
CHANGES = """\
kupola ({version}) stable; urgency=medium

{points}

 -- The Kupola project <kupola@localhost.localdomain>  {date}
"""


def build(bundle: Path, dist: Path, moment: int) -> Path:
    """Make the package from a bundle; return its path."""
    root = ROOT / "build" / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(bundle, root / "usr" / "lib" / "kupola", symlinks=True)
    license_ = root / PRIVATE.removeprefix("/") / "LICENSE"
    license_.unlink()  # Debian has its own copy
    license_.symlink_to("../../../share/common-licenses/GPL-3")
    (root / "usr" / "games").mkdir(parents=True)
    for program in PROGRAMS:
        (root / "usr" / "games" / program).symlink_to(f"../lib/kupola/{program}")
    share(root / "usr" / "share", moment)
    _document(root / "usr" / "share", moment)
    _control(root)
    seal(root, moment)
    package = dist / f"kupola_{__version__}_{_architecture()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", str(root), str(package)]
    build_tools.run(command, SOURCE_DATE_EPOCH=str(moment))
    return package


def share(folder: Path, moment: int) -> None:
    """Write what desktops look for: menu entry, type of file, description, icons."""
    for name, where in ((f"{ID}.desktop", "applications"), (f"{ID}.xml", "mime/packages")):
        _write(folder / where / name, _filled(name, moment))
    _write(folder / "metainfo" / TEMPLATE.name, complete(moment))
    hicolor = folder / "icons" / "hicolor"
    scalable = hicolor / "scalable" / "apps" / f"{ID}.svg"
    scalable.parent.mkdir(parents=True)
    shutil.copyfile(ROOT / "assets" / "app" / "icon.svg", scalable)
    sides = [str(side) for side in SIDES]
    variables = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [str(PYTHON), str(ICONS), str(hicolor), *sides]
    subprocess.run(command, env=variables, check=True)


def seal(root: Path, moment: int) -> None:
    """Set the same time and the usual permissions on all files."""
    for path in (root, *root.rglob("*")):
        if path.is_symlink():
            continue
        started = path.name == "AppRun" or (path.name in PROGRAMS and path.parent.name == "kupola")
        path.chmod(0o755 if path.is_dir() or started else 0o644)
        os.utime(path, (moment, moment))


def _document(folder: Path, moment: int) -> None:
    doc, man = folder / "doc" / "kupola", folder / "man" / "man6"
    date = datetime.fromtimestamp(moment, UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    _write(doc / "copyright", _filled("copyright", moment))
    _pack(doc / "changelog.gz", changes(changelog.entry(__version__), date))
    for file in contents.documents():
        if file.suffix == ".md" and file.name != "licenses.md":
            (doc / file.name).symlink_to(f"../../../lib/kupola/_internal/{file.relative_to(ROOT)}")
    for program in PROGRAMS:
        _pack(man / f"{program}.6.gz", _filled(f"{program}.6", moment))
    _write(folder / "lintian" / "overrides" / "kupola", _filled("lintian-overrides", moment))


def changes(entry: changelog.Entry | None, date: str) -> str:
    """Write Debian's changelog from ours."""
    words = [f"See {PRIVATE}/CHANGELOG.md."] if entry is None else entry.summary
    points = "\n".join(
        textwrap.fill(word, 78, initial_indent="  * ", subsequent_indent="    ") for word in words
    )
    return CHANGES.format(version=__version__, points=points, date=date)


def dependencies(root: Path) -> str:
    """List the packages that the binaries in a package's tree need, with dpkg-shlibdeps.

    Libraries that lie in the tree itself need no package. The tool must run beside the
    ``debian/control`` of a source package, and takes a tree with a folder ``DEBIAN`` for the
    package's own.

    Raises:
        SetupError: If a library is neither in the tree nor in a package of this system.

    """
    work = root.parent / "shlibdeps"
    _write(work / "debian" / "control", "Source: kupola\n\nPackage: kupola\nArchitecture: any\n")
    (root / "DEBIAN").mkdir(exist_ok=True)
    command = ["dpkg-shlibdeps", "-O", "--warnings=0", f"-l{PRIVATE}"]
    output = build_tools.run([*command, *(f"-e{binary}" for binary in _binaries(root))], work)
    (found,) = (line for line in output.splitlines() if line.startswith(DEPENDS))
    return found.removeprefix(DEPENDS)


def _binaries(root: Path) -> list[Path]:
    files = (path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in files if _begins_with(path, ELF)]


def _begins_with(path: Path, magic: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(magic)) == magic


def _control(root: Path) -> None:
    page = project.homepage()
    _write(
        root / "DEBIAN" / "control",
        CONTROL.format(
            version=__version__,
            architecture=_architecture(),
            homepage=f"Homepage: {page}\n" if page else "",
            size=sum(path.lstat().st_size for path in root.rglob("*")) // 1024,
            depends=f"{dependencies(root)}, fontconfig-config",
        ),
    )
    sums = [
        line
        for path in sorted((root / "usr").rglob("*"))
        if path.is_file() and not path.is_symlink()
        for line in (f"{_digest(path)}  {path.relative_to(root)}\n",)
    ]
    _write(root / "DEBIAN" / "md5sums", "".join(sums))


def _digest(path: Path) -> str:
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def _architecture() -> str:
    return build_tools.run(["dpkg", "--print-architecture"]).strip()


def _filled(name: str, moment: int) -> str:
    date = datetime.fromtimestamp(moment, UTC).date().isoformat()
    words = (HERE / name).read_text("utf-8")
    return words.replace("@VERSION@", __version__).replace("@DATE@", date)


def _write(path: Path, words: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(words, "utf-8", newline="\n")


def _pack(path: Path, words: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(words.encode(), 9, mtime=0))
