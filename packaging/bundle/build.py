"""Build what players download: ``python3 packaging/kupola.py bundle`` and options for packages.

Everything lands in ``dist/``. Two builds of the same sources give the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bundle import licenses, tools
from setup import build_tools
from setup.environment import PACKAGING, PYTHON, ROOT, VENV, SetupError, say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

REQUIREMENTS = PACKAGING / "setup" / "requirements-bundle.txt"
SPEC = PACKAGING / "bundle" / "kupola.spec"
WORK = ROOT / "build" / "bundle"
DIST = ROOT / "dist"
QUICK = {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0", "PYTHONNODEBUGRANGES": "1"}
"""Options of PyInstaller: modules are read at every start, so unpacked and without debug data."""
PLATFORMS = ("offscreen", "xcb", "wayland") if sys.platform == "linux" else ("offscreen",)
"""Platforms of Qt that a bundle serves: the system libraries of each are bundled, so the machine
that builds must have them."""
EARLIEST = 315_619_200
"""The second day of 1980: archives cannot hold earlier times."""


def main(arguments: Sequence[str]) -> int:
    """Build the bundle, and packages of it as asked for."""
    parser = argparse.ArgumentParser(prog="kupola.py bundle", description=__doc__)
    parser.add_argument("--deb", action="store_true", help="also make a package for Debian")
    parser.add_argument("--appimage", action="store_true", help="also make an AppImage")
    parser.add_argument("--installer", action="store_true", help="also make one, on Windows")
    parser.add_argument("--dmg", action="store_true", help="also make a disk image, on macOS")
    parser.add_argument("--twice", action="store_true", help="build twice, and compare")
    options = parser.parse_args(arguments)
    tools.check(["bundle", *(kind for kind in ("deb", "appimage") if getattr(options, kind))])
    make(options)
    if options.twice:
        before = digests(DIST)
        make(options)
        if changed := sorted({name for name, _ in before.items() ^ digests(DIST).items()}):
            message = f"two builds of the same sources differ: {', '.join(changed)}."
            raise SetupError(message)
        say("two builds of the same sources are the same")
    return 0


def make(options: argparse.Namespace) -> None:
    """Build the bundle and what is asked for."""
    folder = run_pyinstaller(SPEC, DIST, **QUICK)
    licenses.check(folder)
    say(f"{folder.relative_to(ROOT)}: {size(folder) / 1e6:.1f} MB")
    if options.deb:
        from linux import debian

        _tell(debian.build(folder, DIST, moment()))
    if options.appimage:
        from linux import appimage

        _tell(appimage.build(folder, DIST, moment()))
    if options.installer:
        from release import signing
        from windows import installer

        signing.sign_for_windows(sorted(folder.glob("*.exe")))
        setup = installer.build(folder, DIST)
        signing.sign_for_windows([setup])
        _tell(setup)
    if options.dmg:
        from macos import disk_image

        _tell(disk_image.build(DIST))


def digests(folder: Path) -> dict[str, str]:
    """Compute the digest of every file in a folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files
    }


def run_pyinstaller(spec: Path, dist: Path, **variables: str) -> Path:
    """Run PyInstaller on a spec file; return the path of the bundle."""
    folder = build_tools.install(REQUIREMENTS, "bundler")
    shutil.rmtree(WORK / spec.stem, ignore_errors=True)
    made = dist / spec.stem
    shutil.rmtree(made, ignore_errors=True)
    say(f"bundling {spec.stem}…")
    build_tools.run(
        [
            *(str(PYTHON), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
            *("--workpath", str(WORK), "--distpath", str(dist), str(spec)),
        ],
        PYTHONPATH=os.pathsep.join(map(str, (ROOT, PACKAGING, folder))),
        PYTHONHASHSEED="0",
        PYTHONUTF8="1",
        PYTHONDONTWRITEBYTECODE="1",
        PYINSTALLER_CONFIG_DIR=str(VENV / "bundler-cache"),
        SOURCE_DATE_EPOCH=str(moment()),
        **variables,
    )
    for path in (made, *made.rglob("*")):
        if not path.is_symlink():
            os.utime(path, (moment(), moment()))
    return made


def moment() -> int:
    """Return the time of all built files: ``SOURCE_DATE_EPOCH``, or the last commit's time."""
    if epoch := os.environ.get("SOURCE_DATE_EPOCH"):
        return max(int(epoch), EARLIEST)
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return EARLIEST
    return int(done.stdout) if done.stdout.strip() else EARLIEST


def note(file: Path) -> str:
    """Write the commit and its date into a file; return its path."""
    command = ["git", "-C", str(ROOT), "rev-parse", "--short=9", "HEAD"]
    try:
        commit = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except FileNotFoundError:
        commit = ""
    day = datetime.fromtimestamp(moment(), UTC).date().isoformat()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{commit} {day}".strip() + "\n", "utf-8", newline="\n")
    return str(file)


def size(folder: Path) -> int:
    """Add up the sizes of all files."""
    return sum(p.stat().st_size for p in folder.rglob("*") if p.is_file() and not p.is_symlink())


def _tell(package: Path) -> None:
    say(f"{package.relative_to(ROOT)}: {package.stat().st_size / 1e6:.1f} MB")
