"""The installer for Windows, made of a bundle with NSIS, on Windows or on Linux."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from setup import build_tools
from setup.environment import PACKAGING, ROOT, SetupError

if TYPE_CHECKING:
    from collections.abc import Iterator

SCRIPT = PACKAGING / "windows" / "kupola.nsi"


def build(bundle: Path, dist: Path) -> Path:
    """Make the installer of a bundle; return its path."""
    from core import __version__

    setup = dist / f"Kupola-{__version__}-setup.exe"
    defined = {
        "VERSION": __version__,
        "BUNDLE": bundle,
        "ICON": ROOT / "assets" / "app" / "kupola.ico",
        "OUTPUT": setup,
    }
    options = [f"-D{name}={value}" for name, value in defined.items()]
    build_tools.run([compiler(), "-V2", "-WX", *options, str(SCRIPT)])
    return setup


def compiler() -> str:
    """Find the program that makes installers.

    Raises:
        SetupError: If it is not installed; says how to get it.

    """
    found = next((path for path in _places() if path and Path(path).exists()), None)
    if found is None:
        how = "choco install nsis" if os.name == "nt" else "sudo apt-get install nsis"
        message = f"the program makensis is needed for the installer, and it is not here: {how}."
        raise SetupError(message)
    return found


def _places() -> Iterator[str | None]:
    yield shutil.which("makensis")
    for variable in ("ProgramFiles(x86)", "ProgramFiles"):
        if folder := os.environ.get(variable):
            yield str(Path(folder, "NSIS", "makensis.exe"))
