"""Tools that are needed to build but not to run: kept beside the environment, not in it."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import TYPE_CHECKING

from setup.environment import PYTHON, VENV, SetupError, say

if TYPE_CHECKING:
    from pathlib import Path

PIP = ("-m", "pip", "--disable-pip-version-check", "install")
OPTIONS = ("--require-hashes", "--only-binary=:all:", "--no-input", "--retries=1")


def install(requirements: Path, name: str) -> Path:
    """Install pinned requirements into a folder of the environment; return the folder."""
    folder = VENV / name
    installed = folder / requirements.name
    if installed.exists() and installed.read_bytes() == requirements.read_bytes():
        return folder
    say(f"installing the tools in {requirements.name}…")
    shutil.rmtree(folder, ignore_errors=True)
    run([str(PYTHON), *PIP, *OPTIONS, "--target", str(folder), "-r", str(requirements)])
    shutil.copy(requirements, installed)
    return folder


def run(command: list[str], folder: Path | None = None, /, **variables: str) -> str:
    """Run a tool, in a folder and with further variables, and return what it printed.

    Raises:
        SetupError: If it is missing or fails; with its output.

    """
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except FileNotFoundError as error:
        message = f"the program {command[0]} is needed for this, and it is not installed."
        raise SetupError(message) from error
    if done.returncode:
        message = f"`{' '.join(command)}` failed:\n{done.stdout.strip()}"
        raise SetupError(message)
    return done.stdout
