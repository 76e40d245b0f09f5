"""System libraries that Qt needs on Linux: checked with ldd, installed with apt."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from typing import TYPE_CHECKING

from setup.environment import SetupError, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

NEEDED = (
    "QtCore.abi3.so",
    "QtDBus.abi3.so",
    "QtGui.abi3.so",
    "QtNetwork.abi3.so",
    "QtSvg.abi3.so",
    "QtTest.abi3.so",
    "QtWidgets.abi3.so",
    "lrelease",
    "lupdate",
    "Qt/plugins/iconengines/libqsvgicon.so",
    "Qt/plugins/platforms/libqoffscreen.so",
)
PLUGIN = "Qt/plugins/platforms/libq{platform}.so"

IRREGULAR = {
    "libbrotlicommon.so.1": ("libbrotli1",),
    "libbrotlidec.so.1": ("libbrotli1",),
    "libglib-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgthread-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libz.so.1": ("zlib1g",),
}
"""Debian packages that are not called after their library; the newer name first."""

APT = ("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=600")


def provide(venv: Path, platform: str) -> None:
    """Make sure that Qt finds every library that it needs for a platform."""
    qt = next(venv.glob("lib/python*/site-packages/PySide6"), None)
    if qt is None or not shutil.which("ldd"):
        return
    names = (*NEEDED, PLUGIN.format(platform=platform))
    files = [qt / name for name in names if (qt / name).exists()]
    if sonames := missing(files):
        why = f"Qt needs {len(sonames)} system libraries that are not installed"
        if not shutil.which("apt-get"):
            raise SetupError(_without_apt(sonames, why))
        install([packages_of(soname) for soname in sonames], why)
    if sonames := missing(files):
        message = f"Qt still lacks system libraries: {', '.join(sonames)}."
        raise SetupError(message)


def missing(files: Sequence[Path]) -> list[str]:
    """List the libraries that programs and libraries ask for and the system does not have."""
    listing = subprocess.run(
        ["ldd", *files],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "C"},
    )
    return sorted(set(re.findall(r"^\s*(\S+) => not found", listing.stdout, re.MULTILINE)))


def packages_of(soname: str) -> tuple[str, ...]:
    """Name the Debian packages that may hold a library, by Debian's naming rule."""
    if soname in IRREGULAR:
        return IRREGULAR[soname]
    name, _, version = soname.lower().replace("_", "-").partition(".so.")
    return (f"{name}-{version}" if name[-1].isdigit() else f"{name}{version}",)


def install(wanted: Sequence[tuple[str, ...]], why: str) -> None:
    """Install Debian packages, one of each group of names, or say how to.

    Raises:
        SetupError: With the command to run, if we are not allowed to, or with the error.

    """
    as_root = _as_root()
    if not shutil.which("apt-get") or as_root is None:
        line = f"apt-get install --no-install-recommends {' '.join(_chosen(wanted))}"
        message = f"{why}. Type this, then start again:\n\n    sudo {line}\n"
        raise SetupError(message)
    _run([*as_root, *APT, "update"])
    packages = _chosen(wanted)
    say(f"{why}: installing {' '.join(packages)}…")
    _run([*as_root, *APT, "install", "-y", "--no-install-recommends", *packages])


def _as_root() -> list[str] | None:
    """Return the prefix that runs a command as root without a password; None: there is none."""
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    if shutil.which("sudo"):
        allowed = subprocess.run([*sudo, "true"], capture_output=True, check=False)
        return None if allowed.returncode else sudo
    return None


def _chosen(wanted: Iterable[tuple[str, ...]]) -> list[str]:
    return sorted({next(filter(_is_known, names[:-1]), names[-1]) for names in wanted})


def _is_known(package: str) -> bool:
    shown = subprocess.run(["apt-cache", "show", package], capture_output=True, check=False)
    return not shown.returncode


def _run(command: Sequence[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        words = done.stderr.strip() or done.stdout.strip()
        message = f"`{' '.join(command)}` failed: {words}"
        raise SetupError(message)


def _without_apt(sonames: Sequence[str], why: str) -> str:
    if shutil.which("dnf"):
        line = " ".join(f"'{soname}()(64bit)'" for soname in sonames)
        return f"{why}. Type this, then start again:\n\n    sudo dnf install {line}\n"
    return f"{why}; add them with the system's package manager: {', '.join(sonames)}."
