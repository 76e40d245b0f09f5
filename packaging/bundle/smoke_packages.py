"""Test a package, an AppImage or an installer: install it, start it, remove it completely."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bundle import smoke, tools
from setup import build_tools
from setup.environment import ROOT, SetupError, say

SELF_TEST = "--self-test"
TREE = ROOT / "build" / "deb" / "usr"
INSTALLED = Path("/usr/lib/kupola")
GONE = 30
"""Seconds within which an uninstaller, which continues as a copy of itself, removes the files."""


def check(package: Path, limit: float) -> None:
    """Test a download, by the suffix of its name.

    Raises:
        SetupError: If something fails; says what.

    """
    tried = {".deb": deb, ".AppImage": appimage, ".exe": installer}.get(package.suffix)
    if tried is None:
        message = f"{package.name} is nothing that can be tried here."
        raise SetupError(message)
    tried(package, limit)
    say(f"{package.name} was started and left no trace")


def deb(package: Path, limit: float) -> None:
    """Validate, install, start and purge a package for Debian; needs root, or sudo."""
    tools.check(["check"])
    share = TREE / "share"
    build_tools.run(["desktop-file-validate", *map(str, share.glob("applications/*.desktop"))])
    build_tools.run(["appstreamcli", "validate", "--no-net", *map(str, share.glob("metainfo/*"))])
    build_tools.run(["lintian", "--fail-on", "error,warning", "--allow-root", str(package)])
    root = [] if os.geteuid() == 0 else ["sudo"]
    build_tools.run([*root, "apt-get", "install", "-y", str(package)])
    try:
        smoke.check(INSTALLED, limit)
    finally:
        build_tools.run([*root, "apt-get", "purge", "-y", "kupola"])
    if INSTALLED.exists():
        message = f"{INSTALLED} is left after the package was removed."
        raise SetupError(message)


def appimage(image: Path, limit: float) -> None:
    """Start an AppImage with an empty home."""
    with TemporaryDirectory() as home:
        smoke.run([str(image), SELF_TEST], home, limit=limit)


def installer(setup: Path, limit: float) -> None:
    """Install for one person on Windows, start, and remove."""
    folder = Path(os.environ["LOCALAPPDATA"], "Programs", "Kupola")
    subprocess.run([str(setup), "/S"], check=True)
    smoke.check(folder, limit)
    subprocess.run([str(folder / "uninstall.exe"), "/S"], check=True)
    until = time.monotonic() + GONE
    while folder.exists() and time.monotonic() < until:
        time.sleep(0.5)
    if folder.exists():
        message = f"the uninstaller left {folder}."
        raise SetupError(message)
