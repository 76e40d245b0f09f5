"""Pin every dependency with its hashes, for all systems and Pythons at once."""

from __future__ import annotations

import shutil
import subprocess

from bundle.build import REQUIREMENTS as BUNDLE
from engines.compiled import REQUIREMENTS as BUILD
from setup.environment import ROOT, RUNTIME, TEST, SetupError
from wheels.build import REQUIREMENTS as WHEEL

COMPILE = (
    *("uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"),
    *("--generate-hashes", "--no-emit-index-url", "--upgrade"),
    *("--custom-compile-command", "python3 packaging/kupola.py lock"),
)
FILES = {
    RUNTIME: ("pyproject.toml",),
    TEST: ("--group", "dev", "--constraint", str(RUNTIME.relative_to(ROOT))),
    BUILD: ("--group", "build"),
    BUNDLE: ("--group", "bundle"),
    WHEEL: ("--group", "wheel"),
}


def main() -> int:
    """Write the lock files from pyproject.toml."""
    if not shutil.which("uv"):
        message = "pinning the dependencies needs the program uv (https://docs.astral.sh/uv/)."
        raise SetupError(message)
    for file, sources in FILES.items():
        command = [*COMPILE, *sources, "--output-file", str(file.relative_to(ROOT))]
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            return 1
    return 0
