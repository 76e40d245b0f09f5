"""The modules that Qt for Python carries as text inside its library, compiled for a bundle.

It compiles them at every start, a third of what an empty window takes, unless they lie in a folder
beside the library. ``SBK_EMBED`` is its own switch for making that folder.
"""

from __future__ import annotations

import os
import py_compile
import shutil
import subprocess
import sys
from pathlib import Path

import shiboken6
from environment import SetupError

FOLDER = Path("shiboken6", "files.dir")
"""Where the library looks for them."""
UNUSED = FOLDER / "shibokensupport" / "signature" / "lib" / "pyi_generator.py"
"""Writes the stubs that type checkers read; the library loads it at every start all the same."""

PARSER = FOLDER / "shibokensupport" / "signature" / "parser.py"
EAGER = """        rec = re.compile(regex, flags=re.VERBOSE)
        self._finditer = rec.finditer
"""
LAZY = """        self._finditer = lambda text: re.compile(regex, flags=re.VERBOSE).finditer(text)
"""
"""Its large pattern is for wrong arguments only, so it is compiled with the first of them."""


def compiled(work: Path) -> list[tuple[str, str]]:
    """Compile them in a folder; lists each file with the folder of the bundle it goes to.

    Raises:
        SetupError: If this version of Qt for Python has no such switch.

    """
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(Path(shiboken6.__file__).parent, work / "shiboken6")
    variables = {**os.environ, "PYTHONPATH": str(work), "SBK_EMBED": "no"}
    command = [sys.executable, "-B", "-c", "import shiboken6"]
    subprocess.run(command, env=variables, check=True)
    if not (sources := sorted((work / FOLDER).rglob("*.py"))):
        message = f"{FOLDER} was not made: Qt for Python no longer knows SBK_EMBED."
        raise SetupError(message)
    (work / UNUSED).write_text("", encoding="utf-8")
    parser = (work / PARSER).read_text(encoding="utf-8")
    (work / PARSER).write_text(parser.replace(EAGER, LAZY), encoding="utf-8")
    return [(_compiled(source, work), str(source.parent.relative_to(work))) for source in sources]


def _compiled(source: Path, work: Path) -> str:
    target = str(source.with_suffix(".pyc"))
    py_compile.compile(
        str(source),
        cfile=target,
        dfile=str(source.relative_to(work)),
        doraise=True,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    return target
