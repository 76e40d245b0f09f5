"""Assemble the files of a release: ``python3 packaging/kupola.py publish FOLDER``.

It writes ``SHA256SUMS``, ``NOTES.md`` and the manifests for winget into the folder that holds what
players download. The workflow then hands the folder to the repository's releases.
"""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from core import __version__
from release import changelog, project, winget
from setup.environment import SetupError, say

if TYPE_CHECKING:
    from collections.abc import Sequence

SUMS = "SHA256SUMS"
NOTES = "NOTES.md"
ENDINGS = (".deb", ".AppImage", ".zsync", "-setup.exe", ".dmg", ".whl", ".tar.gz")
"""How the names of files end that are published."""
WANTED = {
    ".deb": 1,
    ".AppImage": 1,
    "-setup.exe": 1,
    ".dmg": 1,
}
"""How many files of each kind a release has at least."""


def main(arguments: Sequence[str]) -> int:
    """Write sums, notes and manifests beside the files of a release."""
    parser = argparse.ArgumentParser(prog="kupola.py publish", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the files lie")
    parser.add_argument("--part", action="store_true", help="not every kind of file is there")
    options = parser.parse_args(arguments)
    complete(options.folder, part=options.part)
    return 0


def complete(folder: Path, *, part: bool = False) -> None:
    """Write sums, notes and manifests.

    Args:
        folder: Where the files lie.
        part: Whether kinds of files may be missing.

    Raises:
        SetupError: If files are missing, of another version, or no page is known.

    """
    files = published(folder)
    missing = [end for end, fewest in WANTED.items() if _count(files, end) < fewest]
    if missing and not part:
        message = f"a release needs files that end in {', '.join(missing)}."
        raise SetupError(message)
    if strangers := [file.name for file in files if __version__ not in file.name]:
        message = f"these are not of version {__version__}: {', '.join(strangers)}."
        raise SetupError(message)
    page = project.homepage()
    if page is None:
        message = f"no page is known: set {project.VARIABLE}."
        raise SetupError(message)
    (folder / SUMS).write_text(sums(files), "utf-8", newline="\n")
    (folder / NOTES).write_text(notes(page), "utf-8", newline="\n")
    if installer := next((file for file in files if file.name.endswith("-setup.exe")), None):
        winget.write(folder / "winget", page, installer)
    say(f"{folder}: {len(files)} files, {SUMS}, {NOTES}")


def published(folder: Path) -> list[Path]:
    """List the files in a folder that are published."""
    return sorted(file for file in folder.iterdir() if file.name.endswith(ENDINGS))


def sums(files: Sequence[Path]) -> str:
    """Write the digests of files as ``sha256sum --check`` reads them."""
    return "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files
    )


def notes(page: str) -> str:
    """Write what the page of a release says.

    Raises:
        SetupError: If the changelog says nothing about this version.

    """
    entry = changelog.entry(__version__)
    if entry is None:
        message = f"CHANGELOG.md has no entry for {__version__}."
        raise SetupError(message)
    return (
        f"{entry.markdown}\n\n"
        f"How to install each file: [Download]({page}#download). "
        f"`sha256sum --check --ignore-missing {SUMS}` checks what you downloaded.\n"
    )


def _count(files: Sequence[Path], ending: str) -> int:
    return sum(file.name.endswith(ending) for file in files)
